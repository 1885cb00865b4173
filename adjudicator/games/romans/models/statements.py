"""The facts of a position as statements, and the laws that say which of them can be true together."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, Never

from adjudicator.case import Case
from adjudicator.games.romans.table.cards import (
    AXX,
    CHARIOTT,
    COPIES,
    DECK_SIZE,
    DRUHID,
    EMPTY,
    NONE,
    UNKNOWN,
    WARRIORS,
    card_id,
)
from adjudicator.games.romans.table.forts import FORTUNA, KIND, KOMFORT, VALUES, WALL, fort_name
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Reason
from adjudicator.statement import Consistent, Stated, Statement
from solver.program import Program, Var, count


class Law(NamedTuple):
    """At most so many of these facts can be true."""

    guards: tuple[Var, ...]
    most: int
    say: Reason
    """The law in words. It is told with how many of its facts are stated."""


@dataclass(slots=True)
class Statements:
    """The facts of a position as guards of a program, and every law about them."""

    program: Program = field(default_factory=Program)
    facts: list[Statement] = field(default_factory=list)
    laws: list[Law] = field(default_factory=list)

    def fact(self, reason: Reason) -> Var:
        guard = self.program.var(f"fact {len(self.facts) + 1}")
        self.facts.append(Statement(guard, reason))
        return guard

    def at_most(self, guards: Iterable[Var], most: int, rule: str, law: str, params: Params) -> None:
        found = tuple(guards)
        self.program.at_most(count(found), most)
        self.laws.append(
            Law(found, most, Reason(f"romans.{rule}", f"romans-law-{law}", {**params, "most": most}))
        )


def state(case: Case[Position, Consistent[Never]]) -> Stated:
    """Every listed card and fort is a statement. The laws say which of them can be true together."""
    stated = statements(case)
    return Stated(stated.program, tuple(stated.facts))


def statements(case: Case[Position, Consistent[Never]]) -> Statements:
    stated, table = Statements(), case.position.table
    warriors = _warriors(stated, table)
    forts = _forts(stated, table)
    _wall_is_in_order(stated, table, forts["wall"])
    _captors_discard(stated, table, warriors, forts)
    _winner_discards(stated, table, warriors, case.readings)
    _chariotts_collide(stated, table, warriors)
    return stated


class _Cards(NamedTuple):
    """The guards of one clan's listed warriors."""

    shown: list[tuple[int, Var]]
    """Face up since earlier rounds, with their kinds."""
    now: Var | None
    """The warrior revealed in this round, if it is still there."""
    spent: list[tuple[int, Var]]


def _warriors(stated: Statements, table: Table) -> list[_Cards]:
    """Nine cards a clan, and the copies of each card."""
    found = []
    for seat, clan_cards in enumerate(table.cards):
        clan = table.setup.clans[seat]
        now = (clan_cards.now,) if clan_cards.here and clan_cards.now != NONE else ()
        places = {
            "shown": (*clan_cards.shown, *now),
            "spent": clan_cards.spent,
            "aside": clan_cards.aside,
            "down": clan_cards.down,
        }
        kinds: dict[int, list[Var]] = {}
        listed: dict[str, list[tuple[int, Var]]] = {where: [] for where in places}
        for where, cards in places.items():
            for kind in cards:
                if kind in (UNKNOWN, EMPTY):
                    continue
                card = card_id(clan, kind)
                reason = Reason(
                    "romans.setup.decks", "romans-stated-card", {"card": card, "where": where}, (card,)
                )
                kinds.setdefault(kind, []).append(stated.fact(reason))
                listed[where].append((kind, kinds[kind][-1]))
        for kind, guards in kinds.items():
            params: Params = {"clan": clan, "card": WARRIORS[kind]}
            stated.at_most(guards, COPIES[kind], "setup.decks", "copies", params)
        every = (guard for guards in kinds.values() for guard in guards)
        stated.at_most(every, DECK_SIZE, "setup.decks", "nine", {"clan": clan})
        up = listed["shown"]
        found.append(_Cards(up[: len(clan_cards.shown)], up[-1][1] if now else None, listed["spent"]))
    return found


_Forts = dict[str, list[tuple[int, Var]]]
"""The guards of the listed forts with their kinds, by where they are: the wall, discarded, or a clan."""


def _forts(stated: Statements, table: Table) -> _Forts:
    """The copies of each fort. A fort given up is the price of a FortUna."""
    kinds: dict[int, list[Var]] = {}
    places: _Forts = {"wall": [], "discarded": []}
    held = [(table.setup.clans[seat], cards.forts) for seat, cards in enumerate(table.cards)]
    unas: list[tuple[str, Var]] = []
    for owner, forts in (("wall", table.wall), ("discarded", table.discarded), *held):
        places.setdefault(owner, [])
        for fort in [fort & KIND for fort in forts]:
            params = {"fort": fort_name(fort), "where": owner}
            reason = Reason("romans.setup.forts", "romans-stated-fort", params, (fort_name(fort),))
            kinds.setdefault(fort, []).append(stated.fact(reason))
            places[owner].append((fort, kinds[fort][-1]))
            if fort == FORTUNA:
                unas.append((owner, kinds[fort][-1]))
    for clan, given_up in _given_up(stated, table, kinds):
        elsewhere = [guard for owner, guard in unas if owner != clan]
        params = {"clan": clan, "fort": fort_name(FORTUNA)}
        most = table.setup.deck[FORTUNA]
        stated.at_most([*given_up, *elsewhere], most, "fortuna.cost", "given-up", params)
        dropped = sorted(fort & KIND for fort in table.cards[table.setup.clans.index(clan)].dropped)
        places[clan] += zip(dropped, given_up, strict=True)
    for kind, guards in kinds.items():
        params = {"fort": fort_name(kind)}
        stated.at_most(guards, table.setup.deck[kind], "setup.forts", "fort-copies", params)
    return places


def _wall_is_in_order(stated: Statements, table: Table, wall: list[tuple[int, Var]]) -> None:
    """Until the first fort is fought for, the lowest positive value stands first and the highest last.

    Later the last fort is still the highest, if no player's Dru'hid was revealed and no tie took a fort from
    the end.
    """
    if table.step < Step.LOSE or table.step > Step.SVORD or not wall:
        return
    values = [VALUES[kind] for kind, _ in wall]
    first, last = wall[0][1], wall[-1][1]
    fresh = len(wall) == WALL
    order = "wall.order"
    for value, (kind, guard) in zip(values[1:], wall[1:], strict=True):
        if fresh and (values[0] < 0 or 0 < value < values[0]):
            params = {"fort": fort_name(wall[0][0]), "other": fort_name(kind)}
            if values[0] > 0:
                stated.at_most([first, guard], 1, order, "first", params)
            else:
                stated.at_most([first], 0, order, "end-positive", {**params, "end": "left"})
    if not fresh and (table.setup.tie_stays or _druhid_may_have_taken(table)):
        return
    for value, (kind, guard) in zip(values[:-1], wall[:-1], strict=True):
        if value > values[-1]:
            params = {"fort": fort_name(wall[-1][0]), "other": fort_name(kind)}
            stated.at_most([last, guard], 1, order, "last", params)
    if values[-1] < 0:
        stated.at_most([last], 0, order, "end-positive", {"fort": fort_name(wall[-1][0]), "end": "right"})


def _druhid_may_have_taken(table: Table) -> bool:
    """May a player's Dru'hid have taken another fort this turn? Then the wall has changed its order."""
    for seat, cards in enumerate(table.cards):
        listed = len(cards.shown) + len(cards.spent) + (cards.now != NONE and cards.here)
        revealed = table.round - (cards.now == NONE)
        druhid = DRUHID in (*cards.shown, *cards.spent, cards.now)
        if not table.setup.neutral[seat] and (druhid or listed < revealed):
            return True
    return False


def _captors_discard(stated: Statements, table: Table, warriors: list[_Cards], forts: _Forts) -> None:
    """In the first turn every fort of a clan was captured in this turn, each in a round of its own. Whoever
    captures discards all face-up warriors, except one by KomFort and Axx by his own power."""
    before_capture = Step.REVEAL <= table.step <= Step.DRUHID
    if table.turn > 1 or not (before_capture or table.step in (Step.COLLECT, Step.OVER)):
        return
    rounds = table.round - (1 if before_capture else 0)
    for seat, cards in enumerate(warriors):
        shown = [guard for kind, guard in cards.shown if kind != AXX]
        captured = forts[table.setup.clans[seat]]
        if shown:
            counted = [guard for kind, guard in captured if kind != KOMFORT]
            most = max(rounds, len(counted))
            params: Params = {"clan": table.setup.clans[seat], "rounds": rounds}
            stated.at_most([*shown, *counted], most, "attack.discard", "captor", params)


def _winner_discards(stated: Statements, table: Table, warriors: list[_Cards], readings: Readings) -> None:
    """After the discard the capturer has no face-up warriors of this turn, except one by KomFort and Axx."""
    winner = table.winner
    at_once = readings["fortuna-moment"] == "at-once"
    done = (Step.HORSIE, Step.SVORD) if at_once else (Step.HORSIE, Step.FORTUNA, Step.SVORD)
    if winner == NONE or table.step not in done:
        return
    cards, listed = table.cards[winner], warriors[winner]
    params: Params = {"clan": table.setup.clans[winner]}
    now = [listed.now] if listed.now is not None and cards.now != AXX else []
    if KOMFORT in [fort & KIND for fort in (*cards.forts, *cards.dropped)]:
        kept = [*now, *[guard for kind, guard in listed.shown if kind != AXX]]
        stated.at_most(kept, 1, "komfort.keep", "captor-komfort", params)
        return
    for guard in [*now, *[guard for _, guard in listed.shown]]:
        stated.at_most([guard], 0, "attack.discard", "captor-now", params)


def _chariotts_collide(stated: Statements, table: Table, warriors: list[_Cards]) -> None:
    """Once Ch'ariotts have collided, none of those revealed in this round by two players is face up."""
    if not Step.QWEEN <= table.step <= Step.SVORD:
        return
    players = [
        seat
        for seat, cards in enumerate(table.cards)
        if cards.now == CHARIOTT and not table.setup.neutral[seat]
    ]
    revealed = {
        seat: warriors[seat].now or next(guard for kind, guard in warriors[seat].spent if kind == CHARIOTT)
        for seat in players
    }
    for seat in players:
        for other in players:
            if other != seat and table.cards[seat].here:
                params: Params = {"clan": table.setup.clans[seat], "other": table.setup.clans[other]}
                both = [revealed[seat], revealed[other]]
                stated.at_most(both, 1, "chariott.collide", "collide", params)


def _given_up(stated: Statements, table: Table, kinds: dict[int, list[Var]]) -> list[tuple[str, list[Var]]]:
    """The statements about forts given up, by clan. Each one is the price of a FortUna of the same clan."""
    found = []
    for seat, cards in enumerate(table.cards):
        clan, guards = table.setup.clans[seat], list[Var]()
        for fort in sorted(fort & KIND for fort in cards.dropped):
            params = {"fort": fort_name(fort), "clan": clan}
            reason = Reason("romans.fortuna.cost", "romans-stated-dropped", params, (fort_name(fort),))
            guards.append(stated.fact(reason))
            kinds.setdefault(fort, []).append(guards[-1])
        found.append((clan, guards))
    return found
