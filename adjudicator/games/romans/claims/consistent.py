"""``consistent``: romans has no testimony, only what lies on the table. Courses of play lead to all of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Never

from adjudicator.case import Case
from adjudicator.claims.course import Agree, among, in_this_order
from adjudicator.games.romans.intake.claim_forms import ConsistentForm
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.search.turn_so_far import Course, turns_so_far
from adjudicator.games.romans.table.cards import HIDDEN, NONE, card_text
from adjudicator.games.romans.table.forts import fort_name
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import STEPS, Table
from adjudicator.problems import Problem
from adjudicator.readings import Readings
from adjudicator.statement import Consistent
from adjudicator.values import Json, JsonObject

ConsistentCase = Case[Position, Consistent[Never]]


def read_consistent(
    _: ConsistentForm, _position: PositionForm, _r: Readings
) -> tuple[Consistent[Never], list[Problem]]:
    return Consistent(), []


def build_courses(case: ConsistentCase) -> Iterator[Course]:
    """From the start of this turn."""
    return turns_so_far(case.position.table, case.readings, complete=case.position.complete)


def given_facts(case: ConsistentCase) -> JsonObject:
    return _facts(case.position.table)


def reached_facts(_: ConsistentCase, table: Table) -> JsonObject:
    return _facts(table)


def _facts(table: Table) -> JsonObject:
    """Everything that a position states, nothing left out."""
    setup = table.setup
    return {
        "setup": repr(setup),
        "clans": [_clan(table, seat) for seat in range(len(table.cards))],
        "wall": _forts(table.wall),
        "discarded": _forts(table.discarded),
        "turn": table.turn,
        "round": table.round,
        "step": STEPS[table.step],
        "choosing": sorted(table.waiting or (table.who,)) if is_choice(table) else [],
        "winner": table.winner,
        "seduced": table.seduced,
    }


def _clan(table: Table, seat: int) -> JsonObject:
    cards = table.cards[seat]
    return {
        "clan": table.setup.clans[seat],
        "shown": _cards(cards.shown),
        "now": card_text(cards.now) if cards.now != NONE else "",
        "here": cards.here,
        "down": _cards(cards.down),
        "spent": _cards(cards.spent),
        "aside": _cards(cards.aside),
        "forts": _forts(cards.forts),
        "dropped": _forts(cards.dropped),
    }


def _cards(cards: Iterable[int]) -> list[Json]:
    return [card_text(card) for card in cards]


def _forts(forts: Iterable[int]) -> list[Json]:
    return [fort_name(fort) for fort in forts]


def partial_facts(case: ConsistentCase) -> Mapping[str, Agree]:
    """Face-down cards may be unknown. Open cards may be left out, unless all are said to be listed."""
    hidden: dict[str, Agree] = {"/clans/*/down": _may_be, "/clans/*/aside": among}
    if case.position.complete:
        return hidden
    return hidden | {
        "/clans/*/shown": in_this_order,
        "/clans/*/spent": among,
        "/clans/*/forts": in_this_order,
        "/clans/*/dropped": in_this_order,
        "/discarded": in_this_order,
    }


def _may_be(given: Sequence[str], reached: Sequence[str]) -> bool:
    """The same cards, where they are known."""
    pairs = zip(given, reached, strict=False)
    return len(given) == len(reached) and all(HIDDEN in pair or pair[0] == pair[1] for pair in pairs)
