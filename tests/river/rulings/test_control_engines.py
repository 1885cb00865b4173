"""Enumerator, search, CP-SAT and Z3 agree on random positions with all dams, sides, elites and readings."""

import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adjudicator.games.river.rules.strongest import own_best
from adjudicator.games.river.rulings.control import confirm_control
from adjudicator.quorum import quorum
from adjudicator.rulings.rule import rule
from solver.answer import Outcome
from tests.river import control_oracle, control_sampling
from tests.river.support import RIVER, beating_cards, contest_of, sound

SEEDS = st.integers(0, 2**48)
MAX_COST = 3000

Sampler = Callable[[random.Random], control_oracle.Case]
SAMPLERS: dict[str, Sampler] = {
    "random": lambda rng: control_sampling.random_case(rng, complete=True, max_cost=MAX_COST),
    "upheld": lambda rng: control_sampling.upheld_by_cards(rng, beating_cards, max_cost=MAX_COST),
    "rejected": lambda rng: control_sampling.barely_rejected(rng, beating_cards, max_cost=MAX_COST),
}


@pytest.mark.parametrize("kind", SAMPLERS)
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=SEEDS)
def test_all_engines_say_the_same_as_the_enumerator(kind: str, seed: int) -> None:
    given_case = SAMPLERS[kind](random.Random(seed))
    judged = control_oracle.judge(given_case)
    case = sound(given_case)
    confirmed = confirm_control(case)
    answers = confirmed.answers
    expected = Outcome.NONE if judged.upheld else Outcome.FOUND
    assert [answer.outcome for answer in answers] == [expected] * 3, (answers, given_case)
    assert quorum(answers, confirmed.evidence.build) is expected
    at = contest_of(case)
    assert tuple(own_best(at, at.attacker).strength) == judged.attacker
    if judged.best is not None:
        rung, points = judged.best
        scale = 1000 * (len(at.rungs) - 1 + rung) + points
        assert {answer.value for answer in answers if answer.value is not None} == {scale}
        assert beating_cards(given_case) == list(judged.cards)


def test_every_engine_answers() -> None:
    case = sound(control_sampling.upheld_by_cards(random.Random(1), beating_cards, max_cost=MAX_COST))
    assert [answer.engine for answer in rule(RIVER, case).engines] == ["search", "cpsat", "z3"]
