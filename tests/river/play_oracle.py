"""A second referee for play, written independently from the rulebook: slow, mutable, with every card known.

It shares no code with the product. Actions are lines of text. A clock shows who completed a side first.
Control of a dam is judged by the oracle for `control`.
"""

from copy import deepcopy
from itertools import combinations
from typing import Any

from tests.river.control_oracle import CARDS, ORDER, TILES, cost, judge

Readings = dict[str, str]
RUSES = ("transfer", "rekrutacja", "dezercja", "wsparcie", "zdrada", "wymiana", "eksplozja")
TACTICS = ("perkoz", "wazka", "wazka", "labedz", *RUSES)
OTHER = {"attacker": "defender", "defender": "attacker"}
NAMES = {name: place for place, name in enumerate((*CARDS, "perkoz", "wazka", "labedz", *RUSES))}
MOST_COMPLETIONS = 3000


class OracleGame:
    """The state of a game. ``clock`` counts the cards laid. ``full`` holds when each side became full."""

    def __init__(
        self, tiles: list[int], hands: dict[str, list[str]], tactics: bool, readings: Readings
    ) -> None:
        self.readings = readings
        self.dams: dict[int, dict[str, Any]] = {
            tile: {"damaged": False, "attacker": [], "defender": [], "full": {}} for tile in tiles
        }
        self.discard: list[str] = []
        self.hands = {side: list(cards) for side, cards in hands.items()}
        held = [card for cards in hands.values() for card in cards]
        self.deck = [card for card in CARDS if card not in held]
        self.tactics = tactics
        self.pile = list(TACTICS) if tactics else []
        for card in held:
            if card in self.pile:
                self.pile.remove(card)
        self.logs = 3
        self.played = {"attacker": 0, "defender": 0}
        self.wazki = {"attacker": 0, "defender": 0}
        self.ruses: dict[str, list[str]] = {"attacker": [], "defender": []}
        self.turn, self.step, self.turns = "attacker", "prepare", 1
        self.run_out_in: int | None = None
        """The turn in which the pile ran out."""
        self.winner: str | None = None
        self.clock = 0

    # What is legal

    def legal(self) -> tuple[set[str], set[int]]:
        """Every legal action, and the dams whose claim was too expensive to judge."""
        if self.winner:
            return set(), set()
        claims, too_expensive = self.claims()
        if self.step == "end":
            lines = {"attacker end"}
            if not self.is_last_turn():
                later = deepcopy(self)
                later.next_turn()
                lines |= later.legal()[0]
            return claims | lines, too_expensive
        if self.step == "draw":
            return claims | self.draws(), too_expensive
        lines = self.plays() or {f"{self.turn} skip"}
        if self.step == "prepare":
            lines |= self.preparations()
        return claims | lines, too_expensive

    def is_last_turn(self) -> bool:
        return self.turn == "attacker" and self.run_out_in is not None and self.run_out_in < self.turns

    def claims(self) -> tuple[set[str], set[int]]:
        found, too_expensive = set(), set()
        for tile, dam in self.dams.items():
            if self.turn != "attacker" or len(dam["attacker"]) < self.slots(tile):
                continue
            case = self.case(tile)
            if cost(case) > MOST_COMPLETIONS:
                too_expensive.add(tile)
            elif judge(case).upheld:
                found.add(f"attacker claim {tile}")
        return found, too_expensive

    def case(self, tile: int) -> dict[str, Any]:
        dams = []
        for number, dam in self.dams.items():
            dams.append({"tile": number, **{k: dam[k] for k in ("damaged", "attacker", "defender")}})
            if len(dam["full"]) == 2:
                dams[-1]["first"] = min(dam["full"], key=dam["full"].__getitem__)
        names = ("legion-on-icon-dams", "duck-beaver-in-proof", "unplayed-elites", "dragonfly-limit")
        readings = {name: self.readings[name] for name in names}
        if not self.tactics:
            readings["unplayed-elites"] = "ignored"
        position = {"dams": dams, "discard": self.discard, "tactics_played": self.played}
        return {"position": position, "claim": {"dam": tile}, "readings": readings}

    def preparations(self) -> set[str]:
        if self.turn == "defender":
            return {f"defender log {tile}" for tile in self.dams if self.logs and self.dams[tile]["attacker"]}
        with_elites = self.readings["retreat-scope"] == "elites-too"
        return {
            f"attacker retreat {tile}"
            for tile, dam in self.dams.items()
            if any(card in ORDER or with_elites for card in dam["attacker"])
        }

    def draws(self) -> set[str]:
        lines = {f"{self.turn} draw {card}" for card in (*self.deck, *(["?"] if self.deck else []))}
        if self.pile and (self.deck or self.readings["draw-when-deck-empty"] == "tactics-pile"):
            lines |= {f"{self.turn} draw {card}" for card in (*self.pile, "?tactics")}
        if not self.deck:
            lines.add(f"{self.turn} skip")
        return lines

    def slots(self, tile: int) -> int:
        return TILES[tile, self.dams[tile]["damaged"]][0]

    def open(self, side: str) -> list[int]:
        return [tile for tile, dam in self.dams.items() if len(dam[side]) < self.slots(tile)]

    def plays(self) -> set[str]:
        side, lines = self.turn, set()
        tactics_allowed = self.played[side] <= self.played[OTHER[side]]
        for card in set(self.hands[side]):
            if card not in ORDER and not tactics_allowed:
                continue
            if card == "wazka" and self.wazki[side] and self.readings["dragonfly-limit"] == "one-each":
                continue
            if card in RUSES:
                aims = self.aims(side, card)
                if not aims and self.readings["ruse-without-target"] == "allowed" and card != "wsparcie":
                    aims = {""}
                lines |= {f"{side} ruse {card} {aim}".strip() for aim in aims}
            else:
                lines |= {f"{side} play {card} at {tile}" for tile in self.open(side)}
        return lines

    def aims(self, side: str, ruse: str) -> set[str]:
        other = OTHER[side]
        mine = [(c, tile) for tile, dam in self.dams.items() for c in dam[side] if c in ORDER]
        theirs = [(c, tile) for tile, dam in self.dams.items() for c in dam[other] if c in ORDER]
        gone = sorted((card for card in self.discard if card in ORDER), key=ORDER.__getitem__)
        anywhere = self.readings["move-destination"] == "any-dam"
        if ruse == "transfer":
            moves = {f"{c} to {to}" for c, at in mine for to in self.open(other) if anywhere or to == at}
            return moves | {f"{c} discard" for c, _ in mine}
        if ruse == "zdrada":
            return {f"{c} to {to}" for c, at in theirs for to in self.open(side) if anywhere or to == at}
        if ruse == "dezercja":
            return {c for c, _ in theirs}
        if ruse == "rekrutacja":
            return {f"{c} at {tile}" for c in gone for tile in self.open(side)}
        if ruse == "wsparcie":
            return {f"{one} {two}" for one, two in combinations(gone, 2)}
        if ruse == "eksplozja":
            return {str(tile) for _, tile in (*mine, *theirs)}
        own = list(self.hands[side])
        own.remove("wymiana")
        give, take = self.to_give(own), self.to_give(self.hands[other])
        if not own and not self.hands[other]:
            return set()
        return {f"{a or '-'} for {b or '-'}" for a in give for b in take if a or b}

    def to_give(self, hand: list[str]) -> set[str]:
        if self.readings["exchange-short"] == "battle-only":
            hand = [card for card in hand if card in ORDER]
        hand = sorted(hand, key=NAMES.__getitem__)
        return {" ".join(chosen) for chosen in combinations(hand, min(3, len(hand)))}

    # What it does

    def do(self, line: str) -> None:
        side, verb, *words = line.split()
        if side != self.turn:
            self.next_turn()
        if verb == "claim":
            self.take(int(words[0]))
        elif verb == "retreat":
            self.retreat(int(words[0]))
        elif verb == "log":
            self.remove(int(words[0]), "attacker", self.dams[int(words[0])]["attacker"][0])
            self.logs -= 1
            self.step = "play"
        elif verb == "play":
            self.hands[side].remove(words[0])
            if words[0] not in ORDER:
                self.played[side] += 1
                self.wazki[side] += words[0] == "wazka"
            self.lay(int(words[2]), side, words[0], cancels=True)
            self.to_draw()
        elif verb == "ruse":
            self.hands[side].remove(words[0])
            self.ruses[side].append(words[0])
            self.played[side] += 1
            if words[1:]:
                self.ruse(side, words[0], words[1:])
            self.to_draw()
        elif verb == "draw":
            pile = self.deck if words[0] in ORDER else self.pile
            pile.remove(words[0])
            self.hands[side].append(words[0])
            if pile is self.deck and not pile and self.readings["deck-end-trigger"] == "emptied":
                self.run_out()
            self.to_end()
        elif verb == "skip" and self.step == "draw":
            self.to_end()
        elif verb == "skip":
            self.to_draw()
        elif self.is_last_turn():
            self.winner = "defender"
        else:
            self.next_turn()

    def run_out(self) -> None:
        if self.run_out_in is None:
            self.run_out_in = self.turns

    def to_draw(self) -> None:
        if not self.deck and self.readings["deck-end-trigger"] == "failed-draw":
            self.run_out()
        tactics = self.pile and self.readings["draw-when-deck-empty"] == "tactics-pile"
        if self.deck or tactics:
            self.step = "draw"
        else:
            self.to_end()

    def to_end(self) -> None:
        self.step = "end"
        if self.turn == "defender":
            self.next_turn()

    def next_turn(self) -> None:
        self.turn, self.step, self.turns = OTHER[self.turn], "prepare", self.turns + 1
        walled = self.turn == "defender" and not self.open("defender")
        if walled and self.readings["no-legal-placement"] == "defender-wins":
            self.winner = "defender"

    def take(self, tile: int) -> None:
        dam = self.dams[tile]
        if dam["damaged"]:
            self.winner = "attacker"
            return
        self.discard += dam["attacker"] + dam["defender"]
        self.dams[tile] |= {"damaged": True, "attacker": [], "defender": [], "full": {}}
        if sum(one["damaged"] for one in self.dams.values()) == 4:
            self.winner = "attacker"

    def retreat(self, tile: int) -> None:
        for card in list(self.dams[tile]["attacker"]):
            if card in ORDER or self.readings["retreat-scope"] == "elites-too":
                self.remove(tile, "attacker", card)
        if self.readings["retreat-scope"] != "several-dams":
            self.step = "play"

    def lay(self, tile: int, side: str, card: str, cancels: bool) -> None:
        dam = self.dams[tile]
        dam[side].append(card)
        self.clock += 1
        if len(dam[side]) == self.slots(tile):
            dam["full"][side] = self.clock
        foe = {"0": "11", "11": "0"}.get(card[1:])
        if cancels and card in ORDER and foe and card[0] + foe in dam[OTHER[side]]:
            self.remove(tile, side, card)
            self.remove(tile, OTHER[side], card[0] + foe)

    def remove(self, tile: int, side: str, card: str, discard: bool = True) -> None:
        self.dams[tile][side].remove(card)
        self.dams[tile]["full"].pop(side, None)
        if discard:
            self.discard.append(card)

    def where(self, card: str) -> tuple[int, str]:
        return next((t, s) for t, dam in self.dams.items() for s in OTHER if card in dam[s])

    def ruse(self, side: str, ruse: str, words: list[str]) -> None:
        if ruse == "wymiana":
            self.exchange(side, words)
        elif ruse == "wsparcie":
            for card in words:
                self.discard.remove(card)
                self.deck.append(card)
        elif ruse == "eksplozja":
            for who in OTHER:
                for card in list(self.dams[int(words[0])][who]):
                    if card in ORDER:
                        self.remove(int(words[0]), who, card)
        elif ruse == "rekrutacja":
            self.discard.remove(words[0])
            self.lay(int(words[2]), side, words[0], cancels=True)
        elif ruse == "dezercja" or words[1] == "discard":
            self.remove(*self.where(words[0]), words[0])
        else:
            tile, owner = self.where(words[0])
            self.remove(tile, owner, words[0], discard=False)
            arrival = self.readings["duck-beaver-trigger"] == "any-arrival"
            self.lay(int(words[2]), OTHER[owner], words[0], cancels=arrival)

    def exchange(self, side: str, words: list[str]) -> None:
        at = words.index("for")
        given = [card for card in words[:at] if card != "-"]
        taken = [card for card in words[at + 1 :] if card != "-"]
        for who, lost, got in ((side, given, taken), (OTHER[side], taken, given)):
            for card in lost:
                self.hands[who].remove(card)
            self.hands[who] += got
