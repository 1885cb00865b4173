"""A forcing line with conditions, found from its own failures.

A history is what the others have chosen before. As long as the line fails on some course, the history of that
course is added to those that the line must answer, and the line is made anew with few entries. Often one of
the others' choices says already what to answer.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.legal_actions import legal_actions
from adjudicator.games.boru.search.upkeep import ACTION_KIND, Choices, UpkeepSearch, go_to_next_decision
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.line import Entry, Line
from adjudicator.games.boru.table.table import UPKEEP, Table
from solver.answer import OutOfBudget

MOST_CONDITIONS: Final = 2
"""Entries with more conditions are tried only where these do not suffice."""
MOST_FAILURES: Final = 80
"""The line is made anew at most so often."""


class Decision(NamedTuple):
    """A decision of the claimer: its kind and the seat it concerns (for a lost town, the loser)."""

    kind: ActionKind
    seat: int
    turn: tuple[int, int]
    """When it is due in the upkeep, for comparison."""


Histories = dict[Choices, frozenset[Action]]
"""A history to the answers after which the goal is still forced."""


def decision_at(table: Table) -> Decision:
    turn = UPKEEP.index(table.phase), -len(table.queue)
    return Decision(ACTION_KIND[table.phase], table.queue[0], turn)


def conditional_line(search: UpkeepSearch, table: Table, budget: int) -> Line:
    """A line that forces the goal, which can be forced.

    Raises OutOfBudget if more tables than that are looked at, or if too many failures do not suffice.
    """
    histories: dict[Decision, Histories] = {}
    line: Line = ()
    for _ in range(MOST_FAILURES):
        check = UpkeepSearch(search.readings, search.goal, line, budget)
        failure = check.find(table, False)
        if failure is None:
            return line
        budget = check.budget
        start = go_to_next_decision(table, search.readings)
        for decision, done, good in _to_answer(search, check, start, failure):
            for later in [one for one in histories if one.turn > decision.turn]:
                del histories[later]  # they depend on what is chosen here
            histories.setdefault(decision, {})[done] = good
        line = tuple(entry for one in histories.values() for entry in _fewest_entries(list(one.items())))
    raise OutOfBudget


def _to_answer(
    search: UpkeepSearch, check: UpkeepSearch, table: Table, course: Choices
) -> Iterator[tuple[Decision, Choices, frozenset[Action]]]:
    """Where the line was silent on this course, up to the mistake: the history, and what is right there."""
    done: Choices = ()
    for place, action in enumerate(course):
        after = search.after(table, action)
        if decider(table) != search.goal.seat:
            done = (*done, action)
        else:
            mistake = not _is_forced(search, after)
            if mistake or check.line_choice(table, course[:place]) is None:
                options = legal_actions(table)
                good = frozenset(one for one in options if _is_forced(search, search.after(table, one)))
                yield decision_at(table), done, good
            if mistake:
                return
        table = after


def _is_forced(search: UpkeepSearch, table: Table) -> bool:
    return search.is_forced_from(table, search.total(table))


Answered = tuple[Choices, frozenset[Action]]


def _fewest_entries(answered: Sequence[Answered]) -> Iterator[Entry]:
    """Entries such that the first that fits a history answers it well. The one without condition is last."""
    left = list(answered)
    while left:
        usual, often = _most_common(good for _, good in left)
        if often == len(left):
            yield Entry(usual)
            return
        entry = _widest_entry(left)
        yield entry
        left = [one for one in left if not set(entry.conditions) <= set(one[0])]


def _most_common(goods: Iterable[frozenset[Action]]) -> tuple[Action, int]:
    """The answer that is good in most histories. Of several, the first in the order of the board."""
    counted = Counter(action for good in goods for action in good)
    return max(sorted(counted.items(), key=lambda one: one[0]), key=lambda one: one[1])


def _widest_entry(left: Sequence[Answered]) -> Entry:
    """The entry with the fewest conditions that answers all histories in which they hold; the widest such."""
    for size in range(1, MOST_CONDITIONS + 1):
        best, width = None, 0
        for conditions in dict.fromkeys(some for done, _ in left for some in combinations(done, size)):
            fitting = [good for done, good in left if set(conditions) <= set(done)]
            usual, often = _most_common(fitting)
            if often == len(fitting) > width:
                best, width = Entry(usual, conditions), often
        if best is not None:
            return best
    done, good = left[0]
    return Entry(min(good), done)
