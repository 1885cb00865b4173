"""The smallest reason: the fewest facts from which the ruling still follows.

Facts are the cards that a clan has already used this turn, and its known face-down cards. The search is asked
with only a few facts. If it finds a witness against the ruling, this witness contradicts some of the other
facts, and one of them must be added. The fewest facts that exclude all witnesses so far are tried next. When
the search finds nothing more, they are the smallest reason.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Final, NamedTuple

from adjudicator.games.romans.models.questions import fort_question, game_question
from adjudicator.games.romans.search.fort import fort_goal
from adjudicator.games.romans.search.fort_search import find_path
from adjudicator.games.romans.search.game import is_last_turn, search_game
from adjudicator.games.romans.search.witness import state_of
from adjudicator.games.romans.table.cards import COPIES, NONE, UNKNOWN, card_id
from adjudicator.games.romans.table.forts import MARK
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.quorum import quorum
from adjudicator.readings import Readings
from solver import cpsat
from solver.answer import Answer, Outcome, OutOfBudget
from solver.smallest import smallest_hitting

MOST_TRIES: Final = 60
BUDGET: Final = 20_000
"""Rounds searched for one set of facts about a fort."""
ROUNDS_IN_ALL: Final = 120_000
"""Rounds searched for all sets of facts about a fort."""
MOST_FACTS: Final = 2
"""The largest sets of facts that are tried for a game."""
GAME_BUDGET: Final = 5_000
"""Rounds searched for one set of facts about a game."""
GAME_ROUNDS_IN_ALL: Final = 40_000
"""Rounds searched for all sets of facts about a game."""


class Fact(NamedTuple):
    seat: int
    where: str
    """``spent``, ``aside``, or ``down``."""
    place: int
    kind: int


def known_card_facts(table: Table, clan: int) -> list[Fact]:
    """All facts at this table. The claimer's own face-down cards are always given and so are not facts."""
    return [
        Fact(seat, where, place, kind)
        for seat, clan_cards in enumerate(table.cards)
        for where, cards in (
            ("spent", clan_cards.spent),
            ("aside", clan_cards.aside),
            ("down", clan_cards.down),
        )
        if where != "down" or seat != clan
        for place, kind in enumerate(cards)
        if kind != UNKNOWN
    ]


def relaxed(table: Table, every: list[Fact], kept: set[Fact]) -> Table:
    """The table as if only the facts ``kept`` were known."""
    all_cards = []
    for seat, cards in enumerate(table.cards):
        gone = {(fact.where, fact.place) for fact in every if fact.seat == seat and fact not in kept}
        all_cards.append(
            cards._replace(
                spent=tuple(k for at, k in enumerate(cards.spent) if ("spent", at) not in gone),
                aside=tuple(k for at, k in enumerate(cards.aside) if ("aside", at) not in gone),
                down=tuple(UNKNOWN if ("down", at) in gone else k for at, k in enumerate(cards.down)),
            )
        )
    return table._replace(cards=tuple(all_cards))


def smallest_facts(
    table: Table,
    readings: Readings,
    clan: int,
    takes: bool,
    line: Line = (),
    answers: Sequence[Answer] = (),
) -> tuple[str, ...] | None:
    """The fewest facts with which the clan still cannot take (or miss) the marked fort; None if not found.

    ``answers``: what the engines have answered with all facts.
    """
    if table.step != Step.REVEAL:
        return None
    if not any(fort & MARK for fort in table.wall):
        return ()
    every = known_card_facts(table, clan)
    goal = fort_goal(table, readings, clan, takes, line)
    is_proved = quorum(answers) is Outcome.NONE
    left = ROUNDS_IN_ALL

    def contradicted(kept: tuple[Fact, ...]) -> tuple[Fact, ...] | None:
        """The facts that a witness against the ruling contradicts; None if there is no such witness."""
        nonlocal left
        if len(kept) == len(every) and is_proved:
            return None
        if left <= 0:
            raise OutOfBudget
        relaxed_table = relaxed(table, every, set(kept))
        found = find_path(goal, state_of(relaxed_table), min(BUDGET, left))
        left -= max(1, found.rounds_searched)
        if found.outcome is Outcome.FOUND:
            shown = [one.shown for one in found.path]
            return tuple(_contradicted_facts(table, every, set(kept), shown))
        if found.outcome is Outcome.GAVE_UP:
            raise OutOfBudget
        program = fort_question(relaxed_table, readings, clan, takes, line).g.program
        by_solver = Answer(cpsat.NAME, cpsat.solve(program).outcome)
        if quorum((Answer("search", found.outcome), by_solver)) is not Outcome.NONE:
            raise OutOfBudget
        return None

    try:
        needs = smallest_hitting(every, contradicted, MOST_TRIES)
    except OutOfBudget:
        return None
    return None if needs is None else tuple(_card_id(table, fact) for fact in needs)


def smallest_game_facts(
    table: Table,
    readings: Readings,
    clan: int,
    wins: bool,
    sole: bool,
    line: Line = (),
    answers: Sequence[Answer] = (),
) -> tuple[str, ...] | None:
    """The same for the game in its last turn. Small sets are tried in order; None if that takes too long."""
    if table.step != Step.REVEAL or not is_last_turn(table, readings):
        return None
    every = known_card_facts(table, clan)
    sets = (kept for size in range(MOST_FACTS + 1) for kept in combinations(every, size))
    left = GAME_ROUNDS_IN_ALL
    for kept in islice(sets, MOST_TRIES):
        if left <= 0:
            return None
        if len(kept) == len(every) and quorum(answers) is Outcome.NONE:
            return tuple(_card_id(table, fact) for fact in kept)
        relaxed_table = relaxed(table, every, set(kept))
        found = search_game(relaxed_table, readings, clan, wins, sole, line, min(GAME_BUDGET, left))
        left -= max(1, found.rounds_searched)
        if found.outcome is Outcome.GAVE_UP:
            return None
        if found.outcome is Outcome.NONE:
            program = game_question(relaxed_table, readings, clan, wins, sole, line).g.program
            by_solver = Answer(cpsat.NAME, cpsat.solve(program).outcome)
            if quorum((Answer("search", found.outcome), by_solver)) is not Outcome.NONE:
                return None
            return tuple(_card_id(table, fact) for fact in kept)
    return None


def _card_id(table: Table, fact: Fact) -> str:
    return card_id(table.setup.clans[fact.seat], fact.kind)


def _contradicted_facts(
    table: Table, every: list[Fact], kept: set[Fact], shown: list[tuple[int, ...]]
) -> Iterator[Fact]:
    """The facts not in ``kept`` that these revealed cards contradict."""
    for fact in every:
        if fact in kept:
            continue
        clan_cards = table.cards[fact.seat]
        first = 0 if clan_cards.now == NONE else 1
        cards = [one[fact.seat] for one in shown]
        too_many = cards.count(fact.kind) > _left_to_reveal(table, fact.seat, fact.kind)
        at = fact.place + first
        if fact.where == "down" and at < len(cards):
            too_many = cards[at] != fact.kind
        if too_many:
            yield fact


def _left_to_reveal(table: Table, seat: int, kind: int) -> int:
    """How many copies of this warrior the clan may still reveal, by all facts about used cards."""
    cards = table.cards[seat]
    return COPIES[kind] - (*cards.shown, *cards.spent, *cards.aside).count(kind)
