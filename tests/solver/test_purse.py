"""Questions that are asked one after another for one answer share one budget."""

import pytest

from solver.answer import OutOfBudget
from solver.program import Program, count
from solver.smallest import Purse, smallest


def covering(size: int) -> Program:
    """Of every three numbers that add up to a multiple of ``size``, at least one is chosen."""
    program = Program()
    numbers = [program.var(str(number)) for number in range(size)]
    for one in range(size):
        for other in range(one + 1, size):
            program.at_least(count({numbers[one], numbers[other], numbers[-(one + other) % size]}), 1)
    return program


def test_the_purse_is_the_budget_of_all_questions_together() -> None:
    program = covering(24)
    purse = Purse()
    first = smallest(program, list(range(1, 25)), purse=purse)
    spent = Purse().left - purse.left
    assert spent > 0
    shared = Purse(spent * 2.5)
    assert smallest(program, list(range(1, 25)), purse=shared) == first
    assert smallest(program, list(range(1, 25)), purse=shared) == first
    with pytest.raises(OutOfBudget):
        smallest(program, list(range(1, 25)), purse=shared)


def test_the_same_questions_cost_the_same() -> None:
    left = []
    for _ in range(2):
        purse = Purse()
        smallest(covering(20), list(range(1, 21)), purse=purse)
        left.append(purse.left)
    assert left[0] == left[1]


def test_an_empty_purse_answers_nothing() -> None:
    with pytest.raises(OutOfBudget):
        smallest(covering(5), list(range(1, 6)), purse=Purse(0.0))
