"""Why a finding was not confirmed. An engine that gave up is never told as a disagreement."""

from collections.abc import Sequence

from adjudicator.quorum import disagree
from solver.answer import Answer, Outcome


def why_undecided(answers: Sequence[Answer]) -> str:
    """``budget`` if an engine gave up and nobody contradicts, else ``engines``."""
    gave_up = any(answer.outcome is Outcome.GAVE_UP for answer in answers)
    return "budget" if gave_up and not disagree(answers) else "engines"
