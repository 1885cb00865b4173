"""The tests' own play, with hidden cards: the oracle of play at the table of a case.

A hand holds the cards that are known and a number of unknown ones. An action is legal if some lie of the
hidden cards allows it. After Wsparcie, a hidden card that was drawn before cannot be one that was put back:
``worlds`` holds, for each way it may have gone, how many hidden cards of each hand were drawn since.
"""

import json
from collections.abc import Sequence
from copy import deepcopy
from functools import lru_cache
from typing import Any, Final

from adjudicator.values import JsonObject, canonical
from tests.river.control_oracle import CARDS, ORDER, TILES
from tests.river.play_oracle import NAMES, OTHER, TACTICS, OracleGame
from tests.river.truth.scene import position_of, readings_of, table_at
from tests.river.truth.sides import can_be_stopped

HIDDEN: Final = {"?": "battle", "?tactics": "tactics"}
World = tuple[int, int]


class Scene(OracleGame):
    """The table of a case, to be played on. ``deck`` and ``pile`` list what may be in the piles."""

    def __init__(self, case: JsonObject) -> None:
        position = position_of(case)
        hands = position.get("hands") or {}
        super().__init__([], {}, False, readings_of(case))
        self.hands = {side: list(hands.get(side) or []) for side in OTHER}
        hidden = position.get("hidden") or {}
        self.hidden: dict[str, dict[str, int]] = {
            side: {kind: (hidden.get(side) or {}).get(kind, 0) for kind in ("battle", "tactics")}
            for side in OTHER
        }
        self.dams = {dam["tile"]: self._dam(dam) for dam in position["dams"]}
        self.discard = list(position["discard"])
        self.left: int = position["deck"]
        self.tactics = position.get("tactics_deck") is not None
        self.tactics_left: int = position.get("tactics_deck") or 0
        played, wazki = position.get("tactics_played") or {}, position.get("wazki_played")
        self.played = {side: played.get(side, 0) for side in OTHER}
        self.wazki = {
            side: sum(dam[side].count("wazka") for dam in self.dams.values())
            if wazki is None
            else wazki.get(side, 0)
            for side in OTHER
        }
        self.ruses = {side: list((position.get("ruses") or {}).get(side) or []) for side in OTHER}
        self.logs = position["logs"]
        self.turn, self.step = position["turn"], position["phase"]
        self.turns = position.get("turn_number") or (1 if self.turn == "attacker" else 2)
        self.clock = 2
        """The sides that are full were completed before."""
        self.back: set[str] = set()
        self.worlds: set[World] = {(0, 0)}
        self.destroyed = position.get("destroyed")
        self._set_ending(position.get("ending"))

    def _dam(self, dam: dict[str, Any]) -> dict[str, Any]:
        found = {name: deepcopy(dam[name]) for name in ("damaged", "attacker", "defender")}
        full = {}
        for side in OTHER:
            if len(dam[side]) == TILES[dam["tile"], dam["damaged"]][0]:
                full[side] = 1 if dam.get("first") in (None, side) else 2
        return found | {"full": full}

    def _set_ending(self, ending: str | None) -> None:
        if ending is None:
            emptied = self.left == 0 and self.readings["deck-end-trigger"] == "emptied"
            ending = "no" if not emptied else "last" if self.turn == "attacker" else "coming"
        self.run_out_in = {"no": None, "coming": self.turns, "last": self.turns - 1}.get(ending)
        if self.destroyed is not None or sum(dam["damaged"] for dam in self.dams.values()) >= 4:
            self.winner = "attacker"
        elif ending == "over":
            self.winner = "defender"
            self.run_out_in = self.turns - 1
        else:
            self._see_walls()

    def _see_walls(self) -> None:
        walled = self.turn == "defender" and self.step in ("prepare", "play") and not self.open("defender")
        if walled and self.readings["no-legal-placement"] == "defender-wins":
            self.winner = "defender"

    @property
    def ending(self) -> str:
        if self.winner == "defender" and self.run_out_in is not None and self.turn == "attacker":
            return "over"
        if self.run_out_in is None:
            return "no"
        return "last" if self.is_last_turn() else "coming"

    @property
    def won_by(self) -> str:
        if self.winner == "attacker":
            return "destroyed" if self.destroyed is not None else "four"
        return "last-turn" if self.ending == "over" else "no-room"

    # The piles: what may be in them

    @property
    def deck(self) -> list[str]:
        """The cards that may be in the battle pile; none if it is empty."""
        return [card for card in self.unknown() if self._may_be_drawn(card)] if self.left else []

    @deck.setter
    def deck(self, _: list[str]) -> None:
        """The oracle of play fills it; here it follows from what is seen."""

    @property
    def pile(self) -> list[str]:
        return self.unknown_tactics() if self.tactics_left else []

    @pile.setter
    def pile(self, _: list[str]) -> None:
        """As above."""

    def seen(self) -> list[str]:
        laid = [card for dam in self.dams.values() for side in OTHER for card in dam[side]]
        held = [card for side in OTHER for card in self.hands[side]]
        return [*laid, *held, *self.discard, *self.ruses["attacker"], *self.ruses["defender"]]

    def unknown(self) -> list[str]:
        """The battle cards in the pile or hidden in a hand."""
        seen = set(self.seen())
        return [card for card in CARDS if card not in seen]

    def unknown_tactics(self) -> list[str]:
        left = list(TACTICS) if self.tactics else []
        for card in self.seen():
            if card in left:
                left.remove(card)
        return left

    def _is_possible(self, world: World) -> bool:
        """Is there room for the cards that were put back, in the pile and among the cards drawn since?"""
        return len(self.back) <= self.left + sum(world)

    def _may_be_drawn(self, card: str) -> bool:
        if card in self.back:
            return True
        return any(len(self.back) < self.left + sum(world) for world in self.worlds)

    # Hidden cards

    def size(self, side: str) -> int:
        return len(self.hands[side]) + sum(self.hidden[side].values())

    def can_give(self, side: str, card: str) -> bool:
        """Can this card be in that hand?"""
        if card in self.hands[side]:
            return True
        if card == "?tactics" or (card not in ORDER and card != "?"):
            return self.hidden[side]["tactics"] > 0 and (card == "?tactics" or card in self.unknown_tactics())
        if not self.hidden[side]["battle"] or (card != "?" and card not in self.unknown()):
            return False
        back = len(self.back - {card})
        return any(back <= self.left + sum(world) for world in self._worlds_without(side, card))

    def give(self, side: str, card: str) -> bool:
        """Take the card out of the hand; False if it can't be there."""
        if not self.can_give(side, card):
            return False
        if card in self.hands[side]:
            self.hands[side].remove(card)
        elif card in ORDER or card == "?":
            self.worlds = self._worlds_without(side, card)
            self.hidden[side]["battle"] -= 1
            self.back.discard(card)
            self.worlds = {world for world in self.worlds if self._is_possible(world)}
        else:
            self.hidden[side]["tactics"] -= 1
        return True

    def _worlds_without(self, side: str, card: str) -> set[World]:
        at = list(OTHER).index(side)
        found = set()
        for world in self.worlds:
            fresh = world[at]
            if fresh:
                found.add((world[0] - (at == 0), world[1] - (at == 1)))
            if card not in self.back and self.hidden[side]["battle"] > fresh:
                found.add(world)
        return found

    def receive(self, side: str, card: str, fresh: bool) -> None:
        if card == "?":
            self.hidden[side]["battle"] += 1
            if fresh and self.back:
                at = list(OTHER).index(side)
                self.worlds = {(w[0] + (at == 0), w[1] + (at == 1)) for w in self.worlds}
        elif card == "?tactics":
            self.hidden[side]["tactics"] += 1
        else:
            self.hands[side].append(card)
            self.back.discard(card)

    def may_hold(self, side: str) -> list[str]:
        """The known cards of this hand, and every other card that can be in it."""
        cards = list(self.hands[side])
        if not any(self.hidden[side].values()):
            return cards
        for card in (*self.unknown(), *self.unknown_tactics()):
            if card not in cards and self.can_give(side, card):
                cards.append(card)
        return cards

    # What is legal

    def claims(self) -> tuple[set[str], set[int]]:
        found = set()
        for tile, dam in self.dams.items():
            if self.turn == "attacker" and len(dam["attacker"]) == self.slots(tile) and self.proved(tile):
                found.add(f"attacker claim {tile}")
        return found, set()

    def case(self, tile: int) -> dict[str, Any]:
        case = super().case(tile)
        case["position"]["wazki_played"] = self.wazki
        return case

    def proved(self, tile: int) -> bool:
        return not can_be_stopped(table_at(self.case(tile), str(tile)))

    def lines(self) -> set[str]:
        """Every legal action. Exchanges with hidden cards are left out."""
        found = self.legal()[0]
        if not self.winner and self.step == "draw" and not self.left:
            found |= {f"{self.turn} end"} | self.after_waiving().lines()
        return found

    def after_waiving(self) -> "Scene":
        """The table once the present side has let its right to draw pass, in the next turn."""
        later = deepcopy(self)
        last = later.is_last_turn()
        later.to_end()
        if later.turn == self.turn and not last:
            later.next_turn()
        elif last:
            later.winner = "defender"
        return later

    def is_legal(self, line: str) -> bool:
        line = in_order(line)
        side, verb, *words = line.split()
        scene = self.for_side(side)
        if scene.winner or scene.turn != side:
            return False
        if verb == "ruse" and words[0] == "wymiana" and len(words) > 1:
            return scene.exchange_is_legal(side, words[1:])
        return line in scene.lines()

    def for_side(self, side: str) -> "Scene":
        """The table when this side acts: acting closes a turn of the other that is finished."""
        if self.winner or self.turn == side:
            return self
        if self.step == "draw" and not self.left and not self.is_last_turn():
            return self.after_waiving()
        if self.step == "end" and not self.is_last_turn():
            later = deepcopy(self)
            later.next_turn()
            return later
        return self

    def plays(self) -> set[str]:
        side, hand = self.turn, self.hands[self.turn]
        self.hands[side] = self.may_hold(side)
        try:
            return super().plays()
        finally:
            self.hands[side] = hand

    def to_give(self, hand: list[str]) -> set[str]:
        return super().to_give([card for card in hand if card in NAMES])

    def aims(self, side: str, ruse: str) -> set[str]:
        if ruse != "wymiana" or not any(
            self.hidden[who][kind] for who in OTHER for kind in ("battle", "tactics")
        ):
            return super().aims(side, ruse)
        return {"hidden"} if self.owed(side, "wymiana") or self.owed(OTHER[side]) else set()

    def owed(self, side: str, without: str = "") -> int:
        """How many cards this side gives in a Wymiana."""
        hand = list(self.hands[side])
        tactics = self.hidden[side]["tactics"]
        if without in hand:
            hand.remove(without)
        elif without:
            tactics -= 1
        if self.readings["exchange-short"] == "battle-only":
            return min(3, sum(card in ORDER for card in hand) + self.hidden[side]["battle"])
        return min(3, len(hand) + self.hidden[side]["battle"] + tactics)

    def exchange_is_legal(self, side: str, words: list[str]) -> bool:
        at = words.index("for")
        given, taken = ([card for card in part if card != "-"] for part in (words[:at], words[at + 1 :]))
        if self.step not in ("prepare", "play") or self.played[side] > self.played[OTHER[side]]:
            return False
        if not self.can_give(side, "wymiana"):
            return False
        owed = self.owed(side, "wymiana"), self.owed(OTHER[side])
        if not any(owed) or owed != (len(given), len(taken)):
            return False
        battle_only = self.readings["exchange-short"] == "battle-only"
        if battle_only and any(card not in ORDER and card != "?" for card in (*given, *taken)):
            return False
        later = deepcopy(self)
        later.give(side, "wymiana")
        later.ruses[side].append("wymiana")
        parts = [(side, card) for card in given] + [(OTHER[side], card) for card in taken]
        named = [part for part in parts if part[1] not in HIDDEN]
        return all(later.give(*part) for part in (*named, *(part for part in parts if part not in named)))

    def can_certainly_play(self, side: str) -> bool:
        room = bool(self.open(side))
        if any(self.is_playable(side, card) for card in self.hands[side]):
            return True
        if self.hidden[side]["battle"] and room:
            return True
        idle = sum(not self.is_playable(side, card) for card in self.unknown_tactics())
        return self.hidden[side]["tactics"] > idle

    def is_playable(self, side: str, card: str) -> bool:
        """Could this card be played now, if it is in the hand?"""
        if card in ORDER:
            return bool(self.open(side))
        later = deepcopy(self)
        later.hands[side] = [card] if card != "wymiana" else [card, *self.hands[side]]
        if card in later.hands[side] and card not in self.hands[side]:
            later.hidden[side]["tactics"] -= 1
        if card != "wymiana":
            later.hidden[side] = {"battle": 0, "tactics": 0}
        return any(card in line.split()[2:3] for line in OracleGame.plays(later))

    def legal(self) -> tuple[set[str], set[int]]:
        found, unsure = super().legal()
        if self.winner or self.step not in ("prepare", "play"):
            return found, unsure
        found.discard(f"{self.turn} skip")
        if not self.can_certainly_play(self.turn):
            found.add(f"{self.turn} skip")
        return found, unsure

    # What it does

    def do(self, line: str) -> None:
        side, verb, *words = line.split()
        if side != self.turn:
            later = self.for_side(side)
            self.__dict__.update(later.__dict__)
        if verb == "draw":
            self._draw(side, words[0])
        elif verb == "end" and self.step == "draw":
            later = self.after_waiving()
            self.__dict__.update(later.__dict__)
        else:
            if verb in ("play", "ruse") and words[0] not in self.hands[side]:
                self.give(side, words[0])
                self.hands[side].append(words[0])
            if verb == "claim" and self.dams[int(words[0])]["damaged"]:
                self.destroyed = int(words[0])
            super().do(line)

    def _draw(self, side: str, card: str) -> None:
        if card == "?tactics" or card in TACTICS:
            self.tactics_left -= 1
            self.receive(side, card, fresh=True)
        else:
            self.left -= 1
            self.receive(side, card, fresh=True)
            self.worlds = {world for world in self.worlds if self._is_possible(world)}
            if not self.left and self.readings["deck-end-trigger"] == "emptied":
                self.run_out()
        self.to_end()

    def ruse(self, side: str, ruse: str, words: list[str]) -> None:
        if ruse == "wsparcie":
            for card in words:
                self.discard.remove(card)
            self.left += len(words)
            self.back.update(words)
        else:
            super().ruse(side, ruse, words)

    def exchange(self, side: str, words: list[str]) -> None:
        at = words.index("for")
        given, taken = ([card for card in part if card != "-"] for part in (words[:at], words[at + 1 :]))
        parts = [(side, card) for card in given] + [(OTHER[side], card) for card in taken]
        parts.sort(key=lambda part: part[1] in HIDDEN)
        for who, card in parts:
            self.give(who, card)
        for who, card in parts:
            self.receive(OTHER[who], card, fresh=False)


def in_order(line: str) -> str:
    """The action as we write it: cards of Wsparcie and Wymiana in their order."""
    words = line.split()
    order = {**NAMES, "?": len(NAMES), "?tactics": len(NAMES) + 1}
    if words[1:3] == ["ruse", "wsparcie"]:
        return " ".join([*words[:3], *sorted(words[3:], key=order.__getitem__)])
    if words[1:3] == ["ruse", "wymiana"] and "for" in words:
        at = words.index("for")
        given, taken = words[3:at], words[at + 1 :]
        parts = (sorted(part, key=lambda card: order.get(card, 0)) for part in (given, taken))
        return " ".join([*words[:3], *next(parts), "for", *next(parts)])
    return line


class Course:
    """A record as far as it is legal: the tables, and the first action that is not."""

    def __init__(self, scene: Scene, actions: list[str]) -> None:
        self.tables = [scene]
        self.refused: str | None = None
        for line in actions:
            now = self.tables[-1]
            if not now.is_legal(line):
                self.refused = in_order(line)
                return
            later = deepcopy(now)
            later.do(in_order(line))
            self.tables.append(later)

    @property
    def sound(self) -> int:
        return len(self.tables) - 1

    @property
    def last(self) -> Scene:
        return self.tables[-1]


def course(case: JsonObject, actions: Sequence[str]) -> Course:
    """The course from the table of the case. Only the position and the readings count."""
    given = canonical({"position": case["position"], "readings": readings_of(case)})
    return _course(given, tuple(actions))


@lru_cache(maxsize=256)
def _course(given: str, actions: tuple[str, ...]) -> Course:
    return Course(Scene(json.loads(given)), list(actions))
