"""A line that forces the goal in an upkeep: what the claimer chooses, and on what it hangs."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.options import actions
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.search.upkeep import Choices, OutOfReach, Search, settle_steps
from adjudicator.games.boru.table.actions import Action, Do
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Rule
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.readings import Readings

LONGEST: Final = 40
"""A longer line nobody could follow at a table."""
MOST_TABLES: Final = 20_000


class Plan(NamedTuple):
    line: tuple[Rule, ...]


class Decision(NamedTuple):
    """One of the claimer's decisions: its kind, and for a lost town whose it is."""

    kind: Do
    about: int


Policy = list[tuple[Decision, Choices, Action]]
"""What the claimer does at each decision after each history of the others' choices."""


def plan(table: Table, goal: Goal, readings: Readings) -> Plan | None:
    """The shortest line that we find; None if nothing can be forced."""
    search = Search(readings, goal, budget=MOST_TABLES)
    if not search.can_force(table):
        return None
    start = settle_steps(table, readings)
    plain = tuple(Rule(action) for action in _first_wish(search, start).values())
    if _holds(table, goal, readings, plain):
        return Plan(plain)
    wishes = _first_wish(search, start)
    policy = list(_policy(search, start, (), wishes, readings))
    line = tuple(_entries(policy))
    if len(line) > LONGEST or not _holds(table, goal, readings, line):
        raise OutOfReach
    return Plan(line)


def _holds(table: Table, goal: Goal, readings: Readings, line: tuple[Rule, ...]) -> bool:
    return Search(readings, goal, line).find(table, False) is None


def _decision(table: Table) -> Decision:
    kinds = {Phase.PRINCESS: Do.CHOOSE, Phase.INVASION: Do.YIELD}
    kinds |= {Phase.BRIDE_TOWN: Do.PLACE, Phase.TRACK_TOWN: Do.PLACE}
    return Decision(kinds.get(table.phase, Do.BUILD), table.queue[0])


def _first_wish(search: Search, table: Table) -> dict[Decision, Action]:
    """What the claimer does if the others choose the first thing they can."""
    wishes: dict[Decision, Action] = {}
    while table.phase != Phase.REGIONS:
        if decider(table) == search.goal.seat:
            action = _good(search, table, None)
            wishes[_decision(table)] = action
        else:
            action = next(search.options(table, ()))
        table = search.after(table, action)
    return wishes


def _good(search: Search, table: Table, wish: Action | None) -> Action:
    """An action that keeps the goal forced, the wished-for one if it does."""
    options = list(search.options(table, ()))
    if wish is not None and _is_open(table, wish) and _still(search, search.after(table, wish)):
        return wish
    return next(action for action in options if _still(search, search.after(table, action)))


def _still(search: Search, table: Table) -> bool:
    return search.still_forced(table, search.total(table))


def _is_open(table: Table, wish: Action) -> bool:
    return wish in actions(table)


def _policy(
    search: Search, table: Table, done: Choices, wishes: dict[Decision, Action], readings: Readings
) -> Iterator[tuple[Decision, Choices, Action]]:
    """Every history of the others' real options, not merged: a line must answer each of them."""
    search.spend()
    if table.phase == Phase.REGIONS:
        return
    if decider(table) == search.goal.seat:
        decision = _decision(table)
        action = _good(search, table, wishes.get(decision))
        yield decision, done, action
        yield from _policy(search, search.after(table, action), done, wishes, readings)
        return
    for action in PLAY.actions(table, readings):
        yield from _policy(search, search.after(table, action), (*done, action), wishes, readings)


def _entries(policy: Policy) -> Iterator[Rule]:
    """One entry for each decision; where the answer hangs on the others, exceptions come first."""
    for decision in dict.fromkeys(decision for decision, _, _ in policy):
        answers = [(done, action) for one, done, action in policy if one == decision]
        usual = Counter(action for _, action in answers).most_common(1)[0][0]
        others = [(done, action) for done, action in answers if action != usual]
        yield from (Rule(action, done) for done, action in dict.fromkeys(others))
        yield Rule(usual)


def plain_tree(table: Table, goal: Goal, readings: Readings, budget: int = MOST_TABLES) -> bool:
    """The same question answered by the plain game tree: every option of everybody, nothing merged."""
    from adjudicator.games.boru.search.witness import ENDED, is_met, is_step

    known: dict[Table, bool] = {}
    left = [budget]

    def good(here: Table) -> bool:
        if here.phase in ENDED:
            return is_met(goal, here)
        if here not in known:
            left[0] -= 1
            if left[0] < 0:
                raise OutOfReach
            further = (good(PLAY.after(here, action, readings)) for action in PLAY.actions(here, readings))
            own = not is_step(here) and decider(here) == goal.seat
            known[here] = any(further) if own else all(further)
        return known[here]

    return good(table)
