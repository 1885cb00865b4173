"""The full ruling on ``round``: its tree, and whether uncertain strengths would change it."""

from adjudicator.case import Case
from adjudicator.claim_kind import Steps
from adjudicator.games.romans.claims.round import Round, find_round, round_outcomes
from adjudicator.games.romans.claims.round_tree import build_round_tree
from adjudicator.games.romans.rulings.uncertain_data import strengths_steps
from adjudicator.games.romans.table.position import Position
from adjudicator.ruling import Confirmed, Explained, Finding


def confirm_round(case: Case[Position, Round]) -> Confirmed[Steps]:
    return Confirmed(*find_round(case))


def explain_round(case: Case[Position, Round], confirmed: Confirmed[Steps]) -> Explained:
    def outcomes(position: Position) -> object:
        return round_outcomes(build_round_tree(position.table, case.readings)[0])

    finding = confirmed.finding
    steps = strengths_steps(case.position, outcomes_of(finding), outcomes, finding.verdict)
    return Explained((*confirmed.evidence, *steps))


def outcomes_of(finding: Finding) -> object:
    """A round depends on a reading only if the outcomes differ, not if only the choices differ."""
    return round_outcomes(finding.answer)
