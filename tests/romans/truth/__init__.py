"""What the messages of Rzymianie do domu! state, and how the tests find out whether it is true."""

from tests.reading_truth import READING
from tests.romans.truth import (
    end_checkers,
    fact_checkers,
    forced_checkers,
    fort_checkers,
    game_checkers,
    legal_checkers,
    play_checkers,
    refusal_checkers,
    round_checkers,
    step_checkers,
)
from tests.romans.truth.no_fact import NO_FACT
from tests.romans.truth.sampling import any_romans_case
from tests.truth import Truths

TRUTHS = Truths(
    {
        **step_checkers.PREDICATES,
        **play_checkers.PREDICATES,
        **refusal_checkers.PREDICATES,
        **legal_checkers.PREDICATES,
        **end_checkers.PREDICATES,
        **round_checkers.PREDICATES,
        **fort_checkers.PREDICATES,
        **forced_checkers.PREDICATES,
        **game_checkers.PREDICATES,
        **fact_checkers.PREDICATES,
        **READING,
    },
    NO_FACT,
    any_romans_case,
)
