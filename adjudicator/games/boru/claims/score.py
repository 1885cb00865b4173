"""The claim ``score``: the final scoring, line by line."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.case import Case
from adjudicator.games.boru.claims.score_steps import scoring_steps
from adjudicator.games.boru.intake.check import table_as_described
from adjudicator.games.boru.intake.check_upkeep import misplaced_tokens
from adjudicator.games.boru.intake.claim_forms import ScoreForm
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.rules.scoring import final_scoring, result_json
from adjudicator.games.boru.table.position import RESULT_FACTS, Position, where
from adjudicator.games.boru.table.table import Phase
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict


@dataclass(frozen=True, slots=True)
class FinalScore:
    """What does everybody score, and who has won?"""


def read_score(_: ScoreForm, position: PositionForm, _r: Readings) -> tuple[FinalScore | None, list[Problem]]:
    """The last upkeep must be over. A position without a phase is assumed to be at that point."""
    phase = table_as_described(position).phase
    if phase in (Phase.OVER, Phase.UNKNOWN):
        return FinalScore(), []
    return None, [Problem(Kind.CONTRADICTORY, "boru-not-over", where("phase"), {"phase": phase})]


def score_needs(case: Case[Position, FinalScore]) -> Iterator[Problem]:
    position = case.position
    if position.table.phase == Phase.UNKNOWN:
        yield from misplaced_tokens(position.table, case.readings)
    yield from position.missing(*RESULT_FACTS)


def find_score(case: Case[Position, FinalScore]) -> tuple[Finding, tuple[Reason, ...]]:
    """Rules boru.score.*, boru.tie.*."""
    table = case.position.table
    steps, summary = scoring_steps(table, case.readings)
    answer = result_json(table, final_scoring(table, case.readings))
    return Finding(Verdict.ANSWERED, summary, answer=answer), (*steps, summary)
