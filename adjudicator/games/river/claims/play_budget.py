"""Claims about play within a budget: where too many actions are legal to list them, they are undecided."""

from dataclasses import replace
from typing import Any

from adjudicator.case import Case
from adjudicator.claim_kind import ClaimKind, Steps
from adjudicator.games.river.table.position import Position
from adjudicator.ruling import Confirmed, Finding, Reason, Verdict
from solver.answer import OutOfBudget

PlayKind = ClaimKind[Any, Any, Position, Any, Steps]


def within_budget(kind: PlayKind) -> PlayKind:
    """The same kind of claim, undecided if the legal actions are too many."""

    def confirm(case: Case[Position, Any]) -> Confirmed[Steps]:
        try:
            return kind.confirm(case)
        except OutOfBudget:
            summary = Reason("river.ruse.wymiana", "river-too-many-actions")
            return Confirmed(Finding(Verdict.UNDECIDED, summary), ())

    return replace(kind, confirm=confirm, decide=lambda case: confirm(case).finding)
