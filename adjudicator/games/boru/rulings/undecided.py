"""The finding if the engines do not confirm what the search found."""

from collections.abc import Sequence

from adjudicator.quorum import said_by, why_undecided
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Answer


def undecided(found: Finding, answers: Sequence[Answer]) -> Finding:
    """The engines contradict each other, or too few of them gave an answer."""
    params = {"why": why_undecided(answers), "said": said_by(answers)}
    return Finding(Verdict.UNDECIDED, Reason(found.summary.rule, "boru-undecided", params))
