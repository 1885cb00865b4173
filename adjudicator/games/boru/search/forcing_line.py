"""Finds a line that forces the goal in an upkeep: what the claimer chooses, and under which conditions."""

from typing import Final

from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.search.conditional_line import Decision, conditional_line, decision_at
from adjudicator.games.boru.search.upkeep import UpkeepSearch, go_to_next_decision
from adjudicator.games.boru.search.witness import AFTER_UPKEEP, is_goal_met, needs_no_choice
from adjudicator.games.boru.table.actions import Action
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Entry, Line
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.readings import Readings
from solver.answer import OutOfBudget

MOST_ENTRIES: Final = 40
"""Nobody could follow a longer line at a table."""
MOST_TABLES: Final = 20_000
"""Each search gives up after this many tables."""
MOST_TREE_COST: Final = 30_000
"""The plain game tree is given up at this cost: one for each action, and more for each end."""
COST_OF_AN_END: Final = 5
"""What the final scoring costs, compared with one action."""


def find_forcing_line(table: Table, goal: Goal, readings: Readings) -> Line | None:
    """A line that forces the goal, preferably without conditions; None if it cannot be forced.

    Raises OutOfBudget if the search is too long, or if no line of at most ``MOST_ENTRIES`` entries is found.
    """
    search = UpkeepSearch(readings, goal, budget=MOST_TABLES)
    if not search.can_force(table):
        return None
    start = go_to_next_decision(table, readings)
    preferred = _choices_on_first_course(search, start)
    plain = tuple(Entry(action) for action in preferred.values())
    if _makes_certain(table, goal, readings, plain):
        return plain
    line = conditional_line(search, table, MOST_TABLES)
    if len(line) > MOST_ENTRIES:
        raise OutOfBudget
    return line


def _makes_certain(table: Table, goal: Goal, readings: Readings, line: Line) -> bool:
    return UpkeepSearch(readings, goal, line, MOST_TABLES).find(table, False) is None


def _choices_on_first_course(search: UpkeepSearch, table: Table) -> dict[Decision, Action]:
    """What the claimer chooses if the others always choose their first option."""
    choices: dict[Decision, Action] = {}
    while table.phase != Phase.REGIONS:
        if decider(table) == search.goal.seat:
            options = search.options(table, ())
            action = next(one for one in options if _is_still_forced(search, search.after(table, one)))
            choices[decision_at(table)] = action
        else:
            action = next(search.options(table, ()))
        table = search.after(table, action)
    return choices


def _is_still_forced(search: UpkeepSearch, table: Table) -> bool:
    return search.is_forced_from(table, search.total(table))


def can_force_by_plain_tree(table: Table, goal: Goal, readings: Readings) -> bool:
    """Can the goal be forced, by the plain game tree: every option of everybody, nothing merged?

    The other search only says which reply of the others is tried first. Raises OutOfBudget if the tree is
    too large.
    """
    guide = UpkeepSearch(readings, goal, budget=MOST_TABLES)
    known: dict[Table, bool] = {}
    left = MOST_TREE_COST

    def spend(cost: int) -> None:
        nonlocal left
        left -= cost
        if left < 0:
            raise OutOfBudget

    def good(here: Table) -> bool:
        if here.phase in AFTER_UPKEEP:
            spend(COST_OF_AN_END)
            return is_goal_met(goal, here, readings)
        if here not in known:
            own = not needs_no_choice(here) and decider(here) == goal.seat
            options = PLAY.actions(here, readings)
            if not own and len(options) > 1:
                options = _refuting_first(guide, here, options)
            known[here] = own is any(good(after(here, action)) is own for action in options)
        return known[here]

    def after(here: Table, action: Action) -> Table:
        spend(1)
        return PLAY.after(here, action, readings)

    return good(table)


def _refuting_first(guide: UpkeepSearch, table: Table, options: tuple[Action, ...]) -> tuple[Action, ...]:
    """The options of somebody else, first the one after which the goal is not forced, if one was found."""
    try:
        for action in guide.options(table, ()):
            if not _is_still_forced(guide, guide.after(table, action)):
                return (action, *(option for option in options if option != action))
    except OutOfBudget:
        pass
    return options
