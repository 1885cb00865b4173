"""Numbers are added, and relations between them hold exactly where they should."""

from itertools import product

import pytest

from solver import cpsat
from solver.answer import Outcome
from solver.numbers import NOTHING, Number, NumberProgram, total, yes


def test_arithmetic() -> None:
    a, b = yes(1), yes(2)
    assert a * 2 + b - a + 3 - 1 == Number({1: 1, 2: 1}, 2)
    assert total([a, b, a * 2, NOTHING + 4]) == Number({1: 3, 2: 1}, 4)
    assert (a - a).terms == ()
    assert total([]) == NOTHING


@pytest.mark.parametrize(("most", "low", "high"), [*product((1, 5, 6), (0, 2), (2, 9))])
def test_a_number_has_every_value_up_to_its_highest(most: int, low: int, high: int) -> None:
    books = NumberProgram()
    number = books.number("n", most)
    books.at_least(number, low)
    books.at_most(number, high)
    books.program.goal = number.terms
    top = cpsat.solve(books.program)
    books.program.goal = (number * -1).terms
    bottom = cpsat.solve(books.program)
    if low > most:
        assert top.outcome is bottom.outcome is Outcome.NONE
    else:
        assert (top.value, -bottom.value) == (min(most, high), low)


@pytest.mark.parametrize(("one", "other"), [*product((0, 1), repeat=2)])
def test_both_opposite_either(one: int, other: int) -> None:
    books = NumberProgram()
    a, b = books.flag("a"), books.flag("b")
    books.equal(yes(a), one)
    books.equal(yes(b), other)
    both = books.both("both", a, b)
    books.opposite("not a", a)
    free = books.flag("free")
    books.either([a, free])
    books.equal(yes(free), yes(b), when=[both])
    books.program.goal = ((-1, free),)
    solution = cpsat.solve(books.program)
    assert ("both" in solution.true) is (one == other == 1)
    assert ("not a" in solution.true) is (one == 0)
    assert ("free" in solution.true) is (one == 0 or other == 1)
