"""Seeded random games.

Which actions are legal is worked out here independently from the rulebook, so a replay by the rules is a real
test. Only whether a claim of control is proved is taken from the search.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rules.declaring import proved_dams
from adjudicator.games.river.rules.play import after
from adjudicator.games.river.table.actions import (
    Action,
    Claim,
    Dezercja,
    Draw,
    Eksplozja,
    End,
    Log,
    NoEffect,
    Place,
    Rekrutacja,
    Retreat,
    Ruse,
    Skip,
    Transfer,
    Wsparcie,
    Wymiana,
    Zdrada,
    in_order,
)
from adjudicator.games.river.table.cards import BATTLE_CARDS, RUSES
from adjudicator.games.river.table.position import Dam, Side
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from tests.river.deal import TACTICS, deal

DEFAULTS: Mapping[str, str] = {reading.id: reading.default for reading in READINGS}
BATTLE = frozenset(BATTLE_CARDS)


def random_readings(rng: Random) -> Readings:
    return {reading.id: rng.choice(reading.options) for reading in READINGS}


def random_game(
    rng: Random, tactics: bool = False, readings: Readings = DEFAULTS
) -> tuple[Table, tuple[Action, ...]]:
    """The first table, with every card known, and all actions of a game from there to its end."""
    game = Game.dealt(rng, tactics, readings)
    first = game.table
    while game.table.winner is None:
        game.turn()
    return first, tuple(game.actions)


def tables_of(first: Table, actions: tuple[Action, ...], readings: Readings = DEFAULTS) -> list[Table]:
    """The first table and the table after each action. Nothing is checked."""
    tables = [first]
    for action in actions:
        tables.append(after(tables[-1], action, readings))
    return tables


@dataclass
class Game:
    rng: Random
    readings: Readings
    table: Table
    deck: list[str]
    tactics: list[str]
    actions: list[Action]

    @classmethod
    def dealt(cls, rng: Random, tactics: bool, readings: Readings) -> "Game":
        deck, pile = rng.sample(BATTLE_CARDS, len(BATTLE_CARDS)), rng.sample(TACTICS, len(TACTICS))
        hands = [[deck.pop() for _ in range(6)] for _ in range(2)]
        if tactics:
            for hand in hands:
                hand.append(pile.pop())
        tiles = rng.sample(range(1, 8), 7)
        table = deal(hands[0], hands[1], tiles, tactics)
        return cls(rng, readings, table, deck, pile if tactics else [], [])

    def do(self, action: Action) -> None:
        self.actions.append(action)
        self.table = after(self.table, action, self.readings)

    def chance(self, percent: int) -> bool:
        return self.rng.randrange(100) < percent

    # A turn

    def turn(self) -> None:
        side = self.table.turn
        if self.chance(25):
            self.claims(side)
        if self.table.winner is None:
            self.prepare(side)
            if self.chance(25):
                self.claims(side)
        if self.table.winner is None:
            self.play(side)
            self.claims(side)
        if self.table.winner is None and self.table.turn == side and self.table.phase == "draw":
            self.draw(side)
            if self.chance(50) or self.table.ending == "last":
                self.claims(side)
        if self.table.winner is None and self.table.turn == side == "attacker":
            last = self.table.ending == "last"
            if last or self.readings["no-legal-placement"] == "defender-wins" or self.chance(30):
                self.do(End(side))
            else:
                self.table = after(self.table, End(side), self.readings)

    def claims(self, side: Side) -> None:
        if side != "attacker" or self.table.turn != "attacker":
            return
        for dam in proved_dams(self.table, self.readings):
            if self.table.winner is None and self.chance(70):
                self.do(Claim(side, _tile(dam)))

    def prepare(self, side: Side) -> None:
        busy = [dam for dam in self.table.dams if dam.attacker]
        if side == "defender":
            if busy and self.table.logs and self.chance(15):
                self.do(Log(side, _tile(self.rng.choice(busy))))
            return
        if self.readings["retreat-scope"] != "elites-too":
            busy = [dam for dam in busy if BATTLE.intersection(dam.attacker)]
        several = self.readings["retreat-scope"] == "several-dams"
        if busy and self.chance(8):
            for dam in self.rng.sample(busy, min(len(busy), 2 if several else 1)):
                self.do(Retreat(side, _tile(dam)))

    def play(self, side: Side) -> None:
        """Sometimes a ruse, mostly a card where it fits, and a skip only if nothing can be played."""
        ruses = self.ruses(side)
        open_dams = [dam for dam in self.table.dams if len(_own(dam, side)) < dam.face.slots]
        hand = self.hand(side)
        cards = [card for card in hand if card in BATTLE or (card not in RUSES and self.may(side, card))]
        if ruses and (not cards or not open_dams or self.chance(50)):
            self.ruse(self.rng.choice(ruses))
        elif cards and open_dams:
            card = self.rng.choice(cards)
            liked = [dam for dam in open_dams if any(_fits(card, other) for other in _own(dam, side))]
            chosen = self.rng.choice(liked if liked and self.chance(70) else open_dams)
            self.do(Place(side, card, _tile(chosen)))
        else:
            self.do(Skip(side))

    def draw(self, side: Side) -> None:
        use_tactics = bool(self.tactics) and self.chance(30)
        if not self.deck:
            use_tactics = self.chance(70)
            if not use_tactics:
                self.do(Skip(side))
                return
        self.do(Draw(side, self.tactics.pop() if use_tactics else self.deck.pop()))

    # Tactics cards

    def hand(self, side: Side) -> tuple[str, ...]:
        return self.table.hands[0 if side == "attacker" else 1]

    def may(self, side: Side, card: str) -> bool:
        own, other = self.table.tactics_played if side == "attacker" else self.table.tactics_played[::-1]
        if own > other:
            return False
        used = self.table.wazki_played[0 if side == "attacker" else 1]
        return not (card == "wazka" and used and self.readings["dragonfly-limit"] == "one-each")

    def ruse(self, action: Ruse) -> None:
        self.do(action)
        if isinstance(action, Wsparcie):
            self.deck += action.cards
            self.rng.shuffle(self.deck)

    def ruses(self, side: Side) -> list[Ruse]:
        """One action for each ruse that can be played now."""
        found: list[Ruse] = []
        for ruse in self.hand(side):
            if ruse in RUSES and self.may(side, ruse):
                aims = self.aims(side, ruse)
                if aims:
                    found.append(self.rng.choice(aims))
                elif ruse != "wsparcie" and self.readings["ruse-without-target"] == "allowed":
                    found.append(NoEffect(side, ruse))
        return found

    def aims(self, side: Side, ruse: str) -> list[Ruse]:
        other: Side = "defender" if side == "attacker" else "attacker"
        dams = self.table.dams
        anywhere = self.readings["move-destination"] == "any-dam"
        mine = [(card, dam) for dam in dams for card in _own(dam, side) if card in BATTLE]
        theirs = [(card, dam) for dam in dams for card in _own(dam, other) if card in BATTLE]
        discard = [card for card in self.table.discard if card in BATTLE]

        def goals(at: Dam, to: Side) -> list[int]:
            room = [dam for dam in dams if len(_own(dam, to)) < dam.face.slots]
            return [_tile(dam) for dam in room if anywhere or dam.name == at.name]

        if ruse == "transfer":
            moved: list[Ruse] = [
                Transfer(side, card, tile) for card, dam in mine for tile in goals(dam, other)
            ]
            return moved + [Transfer(side, card, None) for card, _ in mine]
        if ruse == "zdrada":
            return [Zdrada(side, card, tile) for card, dam in theirs for tile in goals(dam, side)]
        if ruse == "dezercja":
            return [Dezercja(side, card) for card, _ in theirs]
        if ruse == "rekrutacja":
            room = [dam for dam in dams if len(_own(dam, side)) < dam.face.slots]
            return [Rekrutacja(side, card, _tile(dam)) for card in discard for dam in room]
        if ruse == "wsparcie":
            return [Wsparcie(side, in_order(self.rng.sample(discard, 2)))] if len(discard) > 1 else []
        if ruse == "eksplozja":
            full = [dam for dam in dams if BATTLE.intersection(dam.attacker + dam.defender)]
            return [Eksplozja(side, _tile(dam)) for dam in full]
        return self.exchanges(side, other)

    def exchanges(self, side: Side, other: Side) -> list[Ruse]:
        given = [card for card in self.hand(side) if card != "wymiana"]
        taken = list(self.hand(other))
        if self.readings["exchange-short"] == "battle-only":
            given, taken = ([card for card in hand if card in BATTLE] for hand in (given, taken))
        if not given and not taken:
            return []
        chosen = (in_order(self.rng.sample(hand, min(3, len(hand)))) for hand in (given, taken))
        return [Wymiana(side, *chosen)]


def _tile(dam: Dam) -> int:
    assert isinstance(dam.name, int)
    return dam.name


def _own(dam: Dam, side: Side) -> tuple[str, ...]:
    return dam.attacker if side == "attacker" else dam.defender


def _fits(card: str, other: str) -> bool:
    """Would a player lay these side by side?"""
    if card not in BATTLE or other not in BATTLE:
        return True
    return card[0] == other[0] or abs(int(card[1:]) - int(other[1:])) <= 1
