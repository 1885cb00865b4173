"""The smallest set of facts that a proof needs: with these alone nothing can happen that breaks it.

Facts are the cards that a clan has already used up this turn, and face-down cards that are known. A proof is
tried with few of them; whatever then breaks it needs cards that other facts forbid, and one of those facts
has to be added. The fewest facts that forbid everything found so far, once nothing new is found, are the
smallest reason.
"""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Final, NamedTuple

from adjudicator.games.romans.models.questions import fort_question
from adjudicator.games.romans.rulings.engines import ask_game
from adjudicator.games.romans.search.fort_search import Question, find
from adjudicator.games.romans.search.game import is_last_turn, prospect
from adjudicator.games.romans.search.line import as_own
from adjudicator.games.romans.search.state import ways
from adjudicator.games.romans.search.witness import state_of
from adjudicator.games.romans.table.cards import COPIES, NONE, UNKNOWN, card_id
from adjudicator.games.romans.table.forts import MARK
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from solver import cpsat
from solver.answer import Outcome
from solver.program import Program, count
from solver.smallest import OutOfBudget, smallest

MOST_TRIES: Final = 60
BUDGET: Final = 20_000
MOST_FACTS: Final = 2
GAME_BUDGET: Final = 5_000


class Fact(NamedTuple):
    seat: int
    where: str
    """``spent``, ``aside``, or ``down``."""
    place: int
    kind: int


def facts(table: Table, clan: int) -> list[Fact]:
    """What others can see or have named; the claimer's own face-down cards are given, not facts."""
    return [
        Fact(seat, where, place, kind)
        for seat, line in enumerate(table.lines)
        for where, cards in (("spent", line.spent), ("aside", line.aside), ("down", line.down))
        if where != "down" or seat != clan
        for place, kind in enumerate(cards)
        if kind != UNKNOWN
    ]


def relaxed(table: Table, every: list[Fact], kept: set[Fact]) -> Table:
    """The table as if only these facts were known."""
    lines = []
    for seat, line in enumerate(table.lines):
        gone = {(fact.where, fact.place) for fact in every if fact.seat == seat and fact not in kept}
        lines.append(
            line._replace(
                spent=tuple(k for at, k in enumerate(line.spent) if ("spent", at) not in gone),
                aside=tuple(k for at, k in enumerate(line.aside) if ("aside", at) not in gone),
                down=tuple(UNKNOWN if ("down", at) in gone else k for at, k in enumerate(line.down)),
            )
        )
    return table._replace(lines=tuple(lines))


def smallest_facts(
    table: Table, readings: Readings, clan: int, takes: bool, line: Line = ()
) -> tuple[str, ...] | None:
    """The fewest facts with which the marked fort still cannot be taken (or missed); None if out of reach."""
    if table.step != Step.REVEAL:
        return None
    if not any(fort & MARK for fort in table.wall):
        return ()
    every = facts(table, clan)
    own = as_own(table.setup, line) if line and not takes else None
    question = Question(ways(table.setup, readings), clan, takes, own)
    broken: list[tuple[Fact, ...]] = []
    for _ in range(MOST_TRIES):
        try:
            kept = _hitting(every, broken)
        except OutOfBudget:
            return None
        if kept is None:
            return None
        loose = relaxed(table, every, kept)
        found = find(question, state_of(loose), BUDGET)
        if found.outcome is Outcome.GAVE_UP:
            return None
        if found.outcome is Outcome.NONE:
            program = fort_question(loose, readings, clan, takes, line).g.program
            if cpsat.solve(program, presolve=True).outcome is not Outcome.NONE:
                return None
            return tuple(card_id(table.setup.clans[fact.seat], fact.kind) for fact in every if fact in kept)
        shown = [one.shown for one in found.path]
        used = tuple(_contradicted(table, every, kept, shown))
        if not used:
            return None
        broken.append(used)
    return None


def smallest_game_facts(
    table: Table, readings: Readings, clan: int, wins: bool, sole: bool, line: Line = ()
) -> tuple[str, ...] | None:
    """The same for the game in its last turn: small sets are tried in order; None if that takes too long."""
    if table.step != Step.REVEAL or not is_last_turn(table, readings):
        return None
    every = facts(table, clan)
    sets = (kept for size in range(MOST_FACTS + 1) for kept in combinations(every, size))
    for kept in islice(sets, MOST_TRIES):
        loose = relaxed(table, every, set(kept))
        outcome = prospect(loose, readings, clan, wins, sole, line, GAME_BUDGET).outcome
        if outcome is Outcome.GAVE_UP:
            return None
        if outcome is Outcome.NONE:
            if ask_game(loose, readings, clan, wins, sole, line).outcome is not Outcome.NONE:
                return None
            return tuple(card_id(table.setup.clans[fact.seat], fact.kind) for fact in kept)
    return None


def _contradicted(
    table: Table, every: list[Fact], kept: set[Fact], shown: list[tuple[int, ...]]
) -> Iterator[Fact]:
    """Facts left out that these cards would contradict."""
    for fact in every:
        if fact in kept:
            continue
        line = table.lines[fact.seat]
        first = 0 if line.now == NONE else 1
        cards = [one[fact.seat] for one in shown]
        too_many = cards.count(fact.kind) > _left(table, fact.seat, fact.kind)
        at = fact.place + first
        if fact.where == "down" and at < len(cards):
            too_many = cards[at] != fact.kind
        if too_many:
            yield fact


def _left(table: Table, seat: int, kind: int) -> int:
    """How many of these the clan may still reveal at places that are not known, by all the facts."""
    line = table.lines[seat]
    return COPIES[kind] - (*line.shown, *line.spent, *line.aside).count(kind)


def _hitting(every: list[Fact], broken: list[tuple[Fact, ...]]) -> set[Fact] | None:
    if not broken:
        return set()
    program = Program([str(number) for number in range(len(every))])
    number = {fact: place for place, fact in enumerate(every, 1)}
    for used in broken:
        program.at_least(count(number[fact] for fact in used), 1)
    chosen = smallest(program, list(number.values()))
    return None if chosen is None else {every[place - 1] for place in chosen}
