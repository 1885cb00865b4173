"""Both engines give the same answers, say when they gave up, and find the same smallest set."""

import random
from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver import cpsat, z3smt
from solver.answer import Outcome, OutOfBudget, Solution
from solver.program import Program, count
from solver.smallest import smallest

Solve = Callable[[Program], Solution]
ENGINES = pytest.mark.parametrize("solve", [cpsat.solve, z3smt.solve], ids=["cpsat", "z3"])


def _random_program(rng: random.Random, size: int) -> Program:
    program = Program()
    variables = [program.var(f"v{place}") for place in range(size)]
    for _ in range(rng.randint(1, 6)):
        chosen = rng.sample(variables, rng.randint(1, size))
        terms = [(rng.randint(-3, 4), var) for var in chosen]
        when = rng.sample(variables, rng.choice([0, 0, 1, 2]))
        program.at_least(terms, rng.randint(-2, 4), when)
    program.goal = tuple((rng.randint(-3, 5), var) for var in variables)
    return program


def _best_by_trying_all(program: Program) -> int | None:
    best = None
    for values in product((0, 1), repeat=len(program.names)):
        holds = all(
            any(not values[var - 1] for var in rule.when)
            or sum(weight * values[var - 1] for weight, var in rule.terms) >= rule.bound
            for rule in program.rules
        )
        if holds:
            value = sum(weight * values[var - 1] for weight, var in program.goal)
            best = value if best is None else max(best, value)
    return best


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_both_engines_find_what_trying_everything_finds(seed: int) -> None:
    program = _random_program(random.Random(seed), 6)
    best = _best_by_trying_all(program)
    for solve in (cpsat.solve, z3smt.solve):
        solution = solve(program)
        if best is None:
            assert solution.outcome is Outcome.NONE
        else:
            assert (solution.outcome, solution.value) == (Outcome.FOUND, best)


@ENGINES
def test_an_answer_does_not_depend_on_what_was_asked_before(solve: Solve) -> None:
    """Also the solution is the same, so that the same case gives the same ruling in every process."""
    rng = random.Random("asked before")
    programs = [_random_program(rng, 14) for _ in range(40)]
    for program in programs:
        program.goal = ()
    first = [solve(program) for program in programs]
    rng.shuffle(order := list(range(len(programs))))
    assert {place: solve(programs[place]) for place in order} == dict(enumerate(first))


def _pigeons(number: int) -> Program:
    """One hole fewer than pigeons: hard to refute."""
    program = Program()
    holes = [[program.var(f"{p} in {h}") for h in range(number - 1)] for p in range(number)]
    for row in holes:
        program.at_least(count(row), 1)
    for column in zip(*holes, strict=True):
        for one in range(number):
            for other in range(one):
                program.at_most(count([column[one], column[other]]), 1)
    return program


def test_out_of_budget_is_said_and_never_guessed() -> None:
    assert z3smt.solve(_pigeons(9), budget=2_000).outcome is Outcome.GAVE_UP
    assert cpsat.solve(_pigeons(12), budget=1e-6).outcome is Outcome.GAVE_UP


def test_smallest_set_is_the_first_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program()
    a, b, c, d = (program.var(name) for name in "abcd")
    program.at_least(count([a, b]), 1)
    program.at_least(count([b, c]), 1)
    program.at_least(count([c, d]), 1)
    assert smallest(program, [a, b, c, d]) == [a, c]
    assert smallest(program, [d, c, b, a]) == [d, b]
    assert smallest(program, [a, b, c, d], limit=1) is None
    monkeypatch.setattr(cpsat, "solve", lambda *_, **__: Solution(Outcome.GAVE_UP))
    with pytest.raises(OutOfBudget):
        smallest(program, [a, b, c, d])


@ENGINES
def test_a_rule_that_nothing_can_satisfy(solve: Solve) -> None:
    program = Program()
    program.var("a")
    program.at_least((), 1)
    assert solve(program).outcome is Outcome.NONE
