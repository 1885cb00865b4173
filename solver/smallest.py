"""The smallest set of candidates that can be the only true ones, or that is enough; always the same one."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from solver import cpsat
from solver.answer import Outcome, OutOfBudget, Solution
from solver.program import AtLeast, Program, Var, count

CHUNK: Final = 30
"""One question puts this many variables in order. Powers of two up to here are exact."""


@dataclass(slots=True)
class Purse:
    """The budget of several questions together, in deterministic seconds."""

    left: float = cpsat.BUDGET

    def ask(self, question: Program, presolve: bool = False) -> Solution:
        """The solution. Raises OutOfBudget if the purse is empty before it is found."""
        if self.left <= 0:
            raise OutOfBudget
        solution = cpsat.solve(question, self.left, presolve)
        self.left -= solution.spent
        if solution.outcome is Outcome.GAVE_UP:
            raise OutOfBudget
        return solution


def smallest(
    program: Program, candidates: Sequence[Var], limit: int | None = None, purse: Purse | None = None
) -> list[Var] | None:
    """The fewest candidates that can be the only true ones; None if there is no such set (of this size).

    Among equally small sets it is the one whose sorted members come first in the order of the candidates.
    Raises OutOfBudget if the purse is empty before.
    """
    purse = purse or Purse()
    within = [AtLeast(tuple((-1, var) for var in candidates), -limit)] if limit is not None else []
    found = _solve(purse, program, within, tuple((-1, var) for var in candidates))
    if found is None:
        return None
    size = len(found.intersection(candidates))
    fixed = [AtLeast(tuple((-1, var) for var in candidates), -size)]
    chosen: list[Var] = []
    for start in range(0, len(candidates), CHUNK):
        if len(chosen) == size:
            break
        chunk = candidates[start : start + CHUNK]
        weights = tuple((1 << (len(chunk) - 1 - place), var) for place, var in enumerate(chunk))
        found = _solve(purse, program, fixed, weights)
        assert found is not None, "a solution of this size was just seen"
        picked = [var for var in chunk if var in found]
        chosen += picked
        fixed.append(AtLeast(count(picked), len(picked)))
        fixed.append(AtLeast(tuple((-1, var) for var in chunk), -len(picked)))
    return chosen


Item = TypeVar("Item", bound=Hashable)


def smallest_hitting(
    items: Sequence[Item],
    left_out: Callable[[tuple[Item, ...]], Sequence[Item] | None],
    most_tries: int | None = None,
) -> tuple[Item, ...] | None:
    """The fewest items that are enough, first in the given order; None if not even all of them are.

    ``left_out`` tells whether some items are enough. If they are not, it names others of which at least one
    must be added. The fewest items that hit all sets named so far are tried next. Raises OutOfBudget after
    ``most_tries``, or if finding the fewest takes too long.
    """
    number = {item: place for place, item in enumerate(items, 1)}
    program = Program([str(place) for place in number.values()])
    tries, purse = 0, Purse()
    while tries != most_tries:
        tries += 1
        chosen = smallest(program, list(number.values()), purse=purse) if program.rules else []
        assert chosen is not None, "all items together hit every set"
        hitting = tuple(items[place - 1] for place in chosen)
        missed = left_out(hitting)
        if missed is None:
            return hitting
        if not missed:
            return None
        program.at_least(count(number[item] for item in missed), 1)
    raise OutOfBudget


def _solve(
    purse: Purse, program: Program, extra: list[AtLeast], goal: tuple[tuple[int, Var], ...]
) -> set[Var] | None:
    numbers = {name: place for place, name in enumerate(program.names, 1)}
    question = replace(program, rules=[*program.rules, *extra], goal=goal)
    solution = purse.ask(question, presolve=True)
    if solution.outcome is Outcome.NONE:
        # Presolve has answered "none" wrongly before (or-tools issue 5274), so it needs a second answer.
        solution = purse.ask(replace(question, goal=()))
        if solution.outcome is Outcome.FOUND:
            solution = purse.ask(question)
    return {numbers[name] for name in solution.true} if solution.outcome is Outcome.FOUND else None
