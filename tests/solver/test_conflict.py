"""The smallest contradictory set is the one that trying every set finds, and always the same."""

import random
from dataclasses import replace
from itertools import combinations, product

import pytest

from adjudicator.case import Case
from adjudicator.claims.consistent import Evidence, consistent_kind
from adjudicator.form import CaseForm, ClaimForm, Form
from adjudicator.problems import Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Reason
from adjudicator.statement import Consistent, Stated, Statement
from solver import cpsat
from solver.answer import Outcome, OutOfBudget, Solution
from solver.conflict import smallest_conflict, some_conflict, together
from solver.program import Program, Var, count


def _random_program(rng: random.Random) -> tuple[Program, list[Var]]:
    """Random guards over a few hidden variables, and random laws."""
    program = Program()
    hidden = [program.var(f"h{place}") for place in range(4)]
    guards = [program.var(f"g{place}") for place in range(rng.randint(2, 6))]
    for _ in range(rng.randint(0, 3)):
        program.at_least(_terms(rng, hidden), rng.randint(-2, 2))
    for guard in guards:
        for _ in range(rng.randint(1, 2)):
            program.at_least(_terms(rng, hidden), rng.randint(-1, 4), (guard,))
    return program, guards


def _terms(rng: random.Random, hidden: list[Var]) -> list[tuple[int, Var]]:
    return [(rng.choice([-2, -1, 1, 2, 3]), var) for var in rng.sample(hidden, rng.randint(1, len(hidden)))]


def _possible(program: Program, held: tuple[Var, ...]) -> bool:
    """Can these guards be true? All values of all variables are tried."""
    for values in product((0, 1), repeat=len(program.names)):
        if all(values[guard - 1] for guard in held) and all(
            any(not values[var - 1] for var in rule.when)
            or sum(weight * values[var - 1] for weight, var in rule.terms) >= rule.bound
            for rule in program.rules
        ):
            return True
    return False


def _by_trying_all(program: Program, guards: list[Var]) -> tuple[Var, ...] | None:
    for size in range(len(guards) + 1):
        for chosen in combinations(guards, size):
            if not _possible(program, chosen):
                return chosen
    return None


@pytest.mark.parametrize("seed", range(60))
def test_the_smallest_set_is_found_and_the_first_among_equals(seed: int) -> None:
    program, guards = _random_program(random.Random(seed))
    expected = _by_trying_all(program, guards)
    assert smallest_conflict(program, guards) == expected
    said = {answer.outcome for answer in together(program, guards)}
    assert said == {Outcome.FOUND if expected is None else Outcome.NONE}


def test_the_order_of_the_guards_decides_between_equals() -> None:
    program = Program()
    x, a, b, c = (program.var(name) for name in "xabc")
    program.at_least(count([x]), 1, (a,))
    program.at_most(count([x]), 0, (b,))
    program.at_most(count([x]), 0, (c,))
    assert smallest_conflict(program, [a, b, c]) == (a, b)
    assert smallest_conflict(program, [c, b, a]) == (c, a)
    assert smallest_conflict(program, [b, c]) is None


def test_a_goal_of_the_program_plays_no_part() -> None:
    program = Program()
    x, a = program.var("x"), program.var("a")
    program.at_most(count([x]), 0, (a,))
    program = replace(program, goal=count([x]))
    assert smallest_conflict(program, [a]) is None


def _confirmed(stated: Stated) -> Confirmed[Evidence]:
    """``consistent`` in a game that states these facts."""

    def read(_: ClaimForm, _position: Form, _r: Readings) -> tuple[Consistent[str], list[Problem]]:
        return Consistent(), []

    def state(_: Case[None, Consistent[str]]) -> Stated:
        return stated

    form = CaseForm(game="toy", position=Form(), claim=ClaimForm(kind="consistent"), readings={})
    return consistent_kind(ClaimForm, read, state).confirm(Case(None, Consistent(), form))


def test_a_contradiction_without_time_for_the_smallest_is_still_one(monkeypatch: pytest.MonkeyPatch) -> None:
    program = Program()
    x, a, b = (program.var(name) for name in "xab")
    program.at_least(count([x]), 1, (a,))
    program.at_most(count([x]), 0, (b,))
    facts = tuple(
        Statement(guard, Reason("referee.consistent", "fact-at", {"place": name}))
        for guard, name in ((a, "a"), (b, "b"))
    )
    confirmed = _confirmed(Stated(program, facts))
    assert (confirmed.finding.answer["consistent"], confirmed.finding.answer["smallest"]) == (False, True)
    assert len(confirmed.evidence.contradicting) == 2
    real = cpsat.solve

    def tired(asked: Program, budget: float = cpsat.BUDGET, presolve: bool = False) -> Solution:
        return Solution(Outcome.GAVE_UP) if asked.goal else real(asked, budget, presolve)

    monkeypatch.setattr(cpsat, "solve", tired)
    with pytest.raises(OutOfBudget):
        smallest_conflict(program, [a, b])
    assert some_conflict(program, [x, a, b]) == (a, b)
    answer = _confirmed(Stated(program, facts)).finding.answer
    assert (answer["consistent"], answer["smallest"], len(answer["contradiction"])) == (False, False, 2)
