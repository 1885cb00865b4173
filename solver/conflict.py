"""The smallest set of statements that cannot all be true; among several smallest sets always the same one.

Statements are the guards of a program: a true guard makes its rules hold. A set of guards that can be true
together leaves out at least one guard of each contradiction. So a contradiction hits every set of guards that
was left out. The smallest set that hits all sets left out so far is tried; once it cannot be true, it is the
answer.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from solver import cpsat
from solver.answer import Answer, Outcome, OutOfBudget
from solver.engines import SOLVERS
from solver.program import AtLeast, Program, Var, count
from solver.smallest import smallest_hitting

MOST_TRIES: Final = 25
"""Sets of guards that are tried at most."""


def together(program: Program, guards: Sequence[Var]) -> tuple[Answer, ...]:
    """Can all these guards be true at once? Every solver answers. A solution is held against the program."""
    asked = _with(program, guards)
    return tuple(_answer(name, asked) for name in SOLVERS)


def checked_by_one(program: Program, guards: Sequence[Var]) -> Answer:
    """Can all these guards be true at once? CP-SAT alone answers."""
    return _answer(cpsat.NAME, _with(program, guards))


def by_one(program: Program, guards: Sequence[Var]) -> Outcome:
    """The same, without who says so."""
    return checked_by_one(program, guards).outcome


def _answer(solver: str, asked: Program) -> Answer:
    solution = SOLVERS[solver](asked)
    if solution.outcome is Outcome.FOUND and not asked.holds(solution.true):
        return Answer(solver, Outcome.FALSE)
    return Answer(solver, solution.outcome)


def smallest_conflict(program: Program, guards: Sequence[Var]) -> tuple[Var, ...] | None:
    """The fewest guards that cannot all be true, first in the given order; None if all can be true.

    Raises OutOfBudget if that takes too long.
    """

    def left_out(held: tuple[Var, ...]) -> tuple[Var, ...] | None:
        kept = _greatest(program, guards, held)
        return None if kept is None else tuple(guard for guard in guards if guard not in kept)

    return smallest_hitting(guards, left_out, MOST_TRIES)


def some_conflict(program: Program, guards: Sequence[Var]) -> tuple[Var, ...]:
    """Of guards that cannot all be true, fewer that cannot: one after another is left out if it can be."""
    kept = list(guards)
    for guard in guards[:MOST_TRIES]:
        rest = [one for one in kept if one != guard]
        if by_one(program, rest) is Outcome.NONE:
            kept = rest
    return tuple(kept)


def _greatest(program: Program, guards: Sequence[Var], held: Sequence[Var]) -> frozenset[Var] | None:
    """The most guards that can be true together with ``held``; None if those cannot all be true."""
    asked = replace(_with(program, held), goal=count(guards))
    solution = cpsat.solve(asked)
    if solution.outcome is Outcome.GAVE_UP:
        raise OutOfBudget
    if solution.outcome is Outcome.NONE:
        return None
    return frozenset(guard for guard in guards if program.names[guard - 1] in solution.true)


def _with(program: Program, guards: Sequence[Var]) -> Program:
    return replace(program, rules=[*program.rules, AtLeast(count(guards), len(guards))], goal=())
