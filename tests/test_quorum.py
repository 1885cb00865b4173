"""When engines agree, and how independent those are that do."""

import logging
from itertools import permutations, product

import pytest

from adjudicator.quorum import Trust, answer_of, quorum, trust
from solver.answer import SOLVER_NAMES, Answer, FalseWitness, Outcome, OutOfBudget, any_of

FOUND, NONE, GAVE_UP, FALSE = Outcome.FOUND, Outcome.NONE, Outcome.GAVE_UP, Outcome.FALSE
NOT_EXCLUDED = Outcome.NOT_EXCLUDED
NAMES = ("search", "cpsat", "z3")


def said(*outcomes: Outcome) -> list[Answer]:
    return [Answer(name, outcome) for name, outcome in zip(NAMES, outcomes, strict=False)]


@pytest.mark.parametrize("outcomes", list(product(Outcome, repeat=3)))
@pytest.mark.parametrize("witness", [None, "a witness"])
def test_every_answer_of_three_engines(outcomes: tuple[Outcome, ...], witness: str | None) -> None:
    """Found: a witness was replayed and nobody says none. None: two say so and nobody found anything."""
    agreed = quorum(said(*outcomes), witness)
    contradicted = len({*outcomes} - {GAVE_UP, NOT_EXCLUDED}) > 1 or FALSE in outcomes
    if contradicted:
        assert agreed is GAVE_UP
    elif FOUND in outcomes:
        assert agreed is (FOUND if witness else GAVE_UP)
    else:
        assert agreed is (NONE if outcomes.count(NONE) > 1 else GAVE_UP)


def test_the_order_of_the_answers_does_not_count() -> None:
    for outcomes in product(Outcome, repeat=3):
        assert len({quorum(order, "w") for order in permutations(said(*outcomes))}) == 1


def test_one_engine_is_not_enough_and_neither_is_the_same_one_twice() -> None:
    assert quorum([Answer("search", NONE)]) is GAVE_UP
    assert quorum([Answer("search", NONE), Answer("search", NONE)]) is GAVE_UP
    assert quorum([]) is GAVE_UP


def test_the_strongest_must_be_equally_strong_for_all() -> None:
    alike = [Answer("search", FOUND, 7), Answer("cpsat", FOUND, 7), Answer("z3", FOUND)]
    assert quorum(alike, "w") is FOUND
    assert quorum([*alike[1:], Answer("search", FOUND, 8)], "w") is GAVE_UP


def test_a_disagreement_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        quorum(said(FOUND, NONE, NONE), "w")
    assert "search: found, cpsat: none, z3: none" in caplog.text


def test_running_out_of_budget_is_no_disagreement(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert quorum(said(GAVE_UP, NONE, NONE)) is NONE
        assert quorum(said(NONE, GAVE_UP, GAVE_UP)) is GAVE_UP
    assert not caplog.text


def test_laws_that_exclude_nothing_count_neither_way(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert quorum(said(NONE, NONE, NOT_EXCLUDED)) is NONE
        assert quorum(said(NONE, NOT_EXCLUDED, NOT_EXCLUDED)) is GAVE_UP
        assert quorum(said(FOUND, NOT_EXCLUDED), "w") is FOUND
    assert not caplog.text
    assert quorum(said(FOUND, NONE), "w") is GAVE_UP


@pytest.mark.parametrize("outcomes", list(product((FOUND, NONE, GAVE_UP, NOT_EXCLUDED), repeat=2)))
def test_a_question_in_several_parts(outcomes: tuple[Outcome, ...]) -> None:
    """Found in any is found; none takes none in each of them."""
    answer = any_of(outcomes)
    if FOUND in outcomes or NOT_EXCLUDED in outcomes:
        assert answer is next(one for one in outcomes if one in (FOUND, NOT_EXCLUDED))
    else:
        assert answer is (GAVE_UP if GAVE_UP in outcomes else NONE)


def test_an_engine_that_fails_is_heard_as_such() -> None:
    def out_of_budget() -> Outcome:
        raise OutOfBudget

    def false_witness() -> Outcome:
        raise FalseWitness("three aces")

    assert answer_of("search", out_of_budget).outcome is GAVE_UP
    assert answer_of("search", false_witness).outcome is FALSE
    assert answer_of("search", lambda: NONE) == Answer("search", NONE)


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        ([], Trust.OPEN),
        (said(FOUND, FOUND, GAVE_UP), Trust.SHOWN),
        (said(NONE, NONE, NONE), Trust.INDEPENDENT),
        (said(NONE, GAVE_UP, NONE), Trust.INDEPENDENT),
        (said(GAVE_UP, NONE, NONE), Trust.ONE_PROGRAM),
        ([Answer("search", NONE), Answer("plain-search", NONE)], Trust.SHARED_RULES),
        ([Answer("plain-search", NONE), *said(NONE, GAVE_UP, NONE)], Trust.INDEPENDENT),
        ([Answer("search", NONE), Answer("z3", NONE, after_rules=True)], Trust.SHARED_RULES),
        ([Answer(name, NONE, after_rules=True) for name in SOLVER_NAMES], Trust.ONE_PROGRAM),
        ([Answer("search", NONE, alone=True)], Trust.ONE_SEARCH),
        ([Answer("search", FOUND, alone=True)], Trust.ONE_SEARCH),
        ([Answer("cpsat", FOUND, of_laws=True), Answer("z3", FOUND, of_laws=True)], Trust.LAWS),
        (said(NONE, GAVE_UP, GAVE_UP), Trust.OPEN),
        (said(NONE, FOUND, NONE), Trust.OPEN),
    ],
)  # fmt: skip
def test_what_a_ruling_rests_on(answers: list[Answer], expected: Trust) -> None:
    assert trust(answers) is expected


def test_of_several_questions_the_weakest_counts() -> None:
    independent = [Answer(name, NONE, about="dam 1") for name in NAMES]
    same_program = [Answer(name, NONE, about="dam 2") for name in ("cpsat", "z3")]
    assert trust([*independent, *same_program]) is Trust.ONE_PROGRAM


def test_a_question_without_agreement_carries_nothing() -> None:
    """How many dams can be held is left out of a ruling if the engines do not confirm it."""
    confirmed = [Answer(name, NONE, about="dams 1, 2") for name in NAMES]
    open_question = [Answer("search", NONE, about="dams 1, 3"), Answer("z3", GAVE_UP, about="dams 1, 3")]
    assert trust([*confirmed, *open_question]) is Trust.INDEPENDENT
