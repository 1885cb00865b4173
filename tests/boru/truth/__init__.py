"""What the messages of boru state, and how the tests find out whether it is true."""

from tests.boru.truth import (
    bound_checkers,
    choosers,
    clash_checkers,
    closest_checkers,
    dispute_checkers,
    earned_checkers,
    end_checkers,
    goal_checkers,
    legal_checkers,
    play_checkers,
    problem_checkers,
    refusal_checkers,
    statement_checkers,
    step_checkers,
    trick_checkers,
)
from tests.boru.truth.no_fact import NO_FACT
from tests.boru.truth.random_cases import random_case
from tests.reading_truth import READING
from tests.truth import Truths

TRUTHS = Truths(
    {
        **step_checkers.PREDICATES,
        **refusal_checkers.PREDICATES,
        **play_checkers.PREDICATES,
        **trick_checkers.PREDICATES,
        **goal_checkers.PREDICATES,
        **legal_checkers.PREDICATES,
        **bound_checkers.PREDICATES,
        **choosers.PREDICATES,
        **closest_checkers.PREDICATES,
        **earned_checkers.PREDICATES,
        **end_checkers.PREDICATES,
        **statement_checkers.PREDICATES,
        **clash_checkers.PREDICATES,
        **dispute_checkers.PREDICATES,
        **problem_checkers.PREDICATES,
        **READING,
    },
    NO_FACT,
    random_case,
)
