"""The finding if the engines do not agree."""

from collections.abc import Sequence

from adjudicator.quorum import said_by
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Answer


def undecided(found: Finding, answers: Sequence[Answer]) -> Finding:
    """Instead of what the search found, which the engines do not confirm."""
    said = {"said": said_by(answers)}
    return Finding(Verdict.UNDECIDED, Reason(found.summary.rule, "boru-undecided", said))
