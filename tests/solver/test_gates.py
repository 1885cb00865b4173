"""A gate is true exactly if its condition holds: tried with every value of the variables it rests on."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product

import pytest

from solver import cpsat
from solver.answer import Outcome
from solver.gates import Gates
from solver.numbers import Number, total, yes
from solver.program import AtLeast, Program, Var

Values = Mapping[Var, bool]
NAMES = "abcd"


def holds(program: Program, values: Values) -> bool:
    """Can the variables have these values?"""
    given = [AtLeast(((1 if value else -1, var),), 1 if value else 0) for var, value in values.items()]
    return cpsat.solve(replace(program, rules=[*program.rules, *given])).outcome is Outcome.FOUND


def every_value(variables: list[Var]) -> Iterator[Values]:
    for chosen in product((False, True), repeat=len(variables)):
        yield dict(zip(variables, chosen, strict=True))


def test_what_is_always_so_needs_no_gate() -> None:
    gates = Gates()
    a, b = gates.var("a"), gates.var("b")
    size = len(gates.program.names)
    assert gates.all_of() == gates.all_of(gates.yes, gates.yes) == gates.yes
    assert gates.all_of(a, gates.no) == gates.any_of([]) == gates.no
    assert gates.all_of(a, gates.yes, a) == gates.any_of([a, gates.no]) == a
    assert gates.at_least([a, b, gates.yes], 1) == gates.reaches(yes(a) - yes(b), -1) == gates.yes
    assert gates.at_least([a, gates.no], 2) == gates.reaches(yes(a) * 3 + yes(b) + 2, 7) == gates.no
    assert gates.reaches(yes(a) * 3 - yes(gates.yes) + 1, 2) == a
    assert len(gates.program.names) == size
    assert gates.reaches(yes(a) * -2, -1) == gates.is_not(a)
    assert gates.is_not(gates.is_not(a)) == a


def test_the_same_condition_is_the_same_gate() -> None:
    gates = Gates()
    a, b = gates.var("a"), gates.var("b")
    assert gates.all_of(a, b) == gates.all_of(b, a) == gates.at_least([a, b], 2)
    assert gates.any_of([a, b]) == gates.reaches(yes(a) + yes(b), 1)


@pytest.mark.parametrize("seed", range(20))
def test_a_number_reaches_a_bound(seed: int) -> None:
    rng = random.Random(seed)
    gates = Gates()
    variables = [gates.var(name) for name in NAMES]
    weights = [rng.randint(-3, 3) for _ in variables]
    number = total(yes(var) * weight for var, weight in zip(variables, weights, strict=True))
    number += yes(gates.yes) * rng.randint(-2, 2) + rng.randint(-2, 2)
    bound = rng.randint(-4, 4)
    reached = gates.reaches(number, bound)
    for values in every_value(variables):
        weighed = _value(number, {**values, gates.yes: True})
        assert holds(gates.program, {**values, reached: weighed >= bound})
        assert not holds(gates.program, {**values, reached: weighed < bound})


def _value(number: Number, values: Values) -> int:
    return number.constant + sum(weight for var, weight in number.weights.items() if values[var])


Condition = Callable[[list[bool]], bool]
CONDITIONS: dict[str, tuple[Callable[[Gates, list[Var]], Var], Condition]] = {
    "all": (lambda gates, parts: gates.all_of(*parts), all),
    "any": (lambda gates, parts: gates.any_of(parts), any),
    "two": (lambda gates, parts: gates.at_least(parts, 2), lambda values: sum(values) >= 2),
    "not": (lambda gates, parts: gates.is_not(parts[0]), lambda values: not values[0]),
}


@pytest.mark.parametrize(("make", "condition"), [*CONDITIONS.values()], ids=[*CONDITIONS])
def test_gates_of_variables(make: Callable[[Gates, list[Var]], Var], condition: Condition) -> None:
    gates = Gates()
    variables = [gates.var(name) for name in NAMES[:3]]
    gate = make(gates, variables)
    for values in every_value(variables):
        expected = condition(list(values.values()))
        assert holds(gates.program, {**values, gate: expected})
        assert not holds(gates.program, {**values, gate: not expected})


def test_statements() -> None:
    gates = Gates()
    a, b, c = (gates.var(name) for name in "abc")
    gates.follows(b, a)
    gates.never(b, c)
    gates.numbers.at_least(yes(a) + yes(b) + yes(c), 1)
    possible = [values for values in every_value([a, b, c]) if holds(gates.program, values)]
    assert possible == [
        {a: False, b: False, c: True},
        {a: False, b: True, c: False},
        {a: True, b: True, c: False},
    ]
