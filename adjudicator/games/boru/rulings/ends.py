"""How an upkeep can end: all ends that differ for the claim, and the choices that lead there."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from adjudicator.games.boru.rules.control import standing
from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.scoring import final_scoring
from adjudicator.games.boru.search.region_scores import token_after_upkeep
from adjudicator.games.boru.search.upkeep import Choices, UpkeepSearch, go_to_next_decision
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Line
from adjudicator.games.boru.table.table import NOBODY, Phase, Table
from adjudicator.readings import Readings

MOST_TABLES: Final = 10_000
"""So many tables are looked at for an explanation."""

Leaves = Iterator[tuple[Choices, Table]]
"""Tables before the fourth step, with the choices that led to them."""


class End(NamedTuple):
    """A table after the upkeep, and the choices that led to it."""

    choices: Choices
    last: Table
    first: Table
    """The table that the players see."""
    course: Choices
    """All actions since then. Steps that nobody chooses may be left out."""


def every_end(table: Table, goal: Goal, readings: Readings, line: Line = ()) -> list[End]:
    """The ends that the choices left can lead to, if the claimer follows the line; the closest first.

    Of ends that are alike for the goal there is one. Raises OutOfBudget if there are too many choices.
    """
    search = UpkeepSearch(readings, goal, line, MOST_TABLES)
    start = go_to_next_decision(table, readings)
    return _ends(search, table, _leaves(search, start, (), set()), lambda _: ())


def closest_end(
    upkeeps: Iterable[tuple[Choices, Table]], goal: Goal, readings: Readings, line: Line, budget: int
) -> tuple[Choices, End]:
    """Of all ends of these upkeeps, the one where the claimer and the best of the others are closest.

    With the actions of the trick that led to its upkeep. Raises OutOfBudget if there are too many choices.
    """
    found = []
    for done, upkeep in upkeeps:
        search = UpkeepSearch(readings, goal, line, budget)
        start = go_to_next_decision(upkeep, readings)
        found.append((done, _ends(search, upkeep, _leaves(search, start, (), set()), lambda _: ())[0]))
        budget = search.budget
    return min(found, key=lambda one: abs(_lead(one[1].last, goal, readings)))


def ends_of_refutation(table: Table, goal: Goal, readings: Readings) -> list[End]:
    """Where everything leads that the claimer can try, if the others answer as they should.

    The goal can't be forced from this table. Raises OutOfBudget if there are too many choices.
    """
    search = UpkeepSearch(readings, goal, budget=MOST_TABLES)
    start = go_to_next_decision(table, readings)
    who = table.name(goal.seat)
    return _ends(
        search,
        table,
        _refuted(search, start, ()),
        lambda done: tuple(one for one in done if one.player == who),
    )


def _leaves(search: UpkeepSearch, here: Table, done: Choices, seen: set[object]) -> Leaves:
    search.spend()
    if here.phase == Phase.REGIONS:
        yield done, here
        return
    key = (here, done) if search.line else here
    if key not in seen:
        seen.add(key)
        for action in search.options(here, done):
            yield from _leaves(search, search.after(here, action), (*done, action), seen)


def _refuted(search: UpkeepSearch, here: Table, done: Choices) -> Leaves:
    """Every choice of the claimer, and one answer of the others after which the goal is not forced."""
    search.spend()
    if here.phase == Phase.REGIONS:
        yield done, here
        return
    options = list(search.options(here, ()))
    if decider(here) != search.goal.seat:
        options = [next(action for action in options if not _is_forced(search, here, action))]
    for action in options:
        yield from _refuted(search, search.after(here, action), (*done, action))


def _is_forced(search: UpkeepSearch, here: Table, action: Action) -> bool:
    after = search.after(here, action)
    return search.is_forced_from(after, search.total(after))


def _ends(
    search: UpkeepSearch, first: Table, leaves: Leaves, tried: Callable[[Choices], Choices]
) -> list[End]:
    """One end of each kind. ``tried``: the choices whose ends are told apart in any case."""
    found: dict[object, tuple[Choices, Table]] = {}
    for choices, here in leaves:
        found.setdefault((tried(choices), _outcome(search, here)), (choices, here))
    regions = Action(ActionKind.RESOLVE, word=Phase.REGIONS)
    ends = [
        End(choices, PLAY.after(here, regions, search.readings), first, choices)
        for choices, here in found.values()
    ]
    return sorted(ends, key=lambda end: abs(_lead(end.last, search.goal, search.readings)))


def _outcome(search: UpkeepSearch, here: Table) -> object:
    goal = search.goal
    if goal.region == NOBODY:
        return tuple(search.scores.ranks(here, search.scores.total(here)))
    return standing(here, REGIONS[goal.region]), token_after_upkeep(here, goal.region, search.readings)


def _lead(last: Table, goal: Goal, readings: Readings) -> int:
    """By how much the claimer is ahead of the best of the others; negative if behind."""
    if goal.region == NOBODY:
        own = final_scoring(last, readings).totals
    else:
        at = standing(last, REGIONS[goal.region])
        own = [*at.players, at.vikings]
    claimer = own.pop(goal.seat)
    return claimer - max(own)
