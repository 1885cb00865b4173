"""The claim ``score``: the final scoring, line by line."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.games.boru.intake.check_upkeep import misplaced_tokens
from adjudicator.games.boru.rules.scoring import final_scoring, result_json
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.table.position import Position, where
from adjudicator.games.boru.table.table import Phase
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict


@dataclass(frozen=True, slots=True)
class FinalScore:
    """What does everybody score, and who has won?"""


def score_problems(position: Position, readings: Readings) -> Iterator[Problem]:
    """The last upkeep must be over. A position without a phase is assumed to be at that point."""
    if position.table.phase not in (Phase.OVER, Phase.UNKNOWN):
        phase = {"phase": position.table.phase}
        yield Problem(Kind.CONTRADICTORY, "boru-not-over", where("phase"), phase)
    if position.table.phase == Phase.UNKNOWN:
        yield from misplaced_tokens(position.table, readings)
    yield from position.missing("coins", "points", "renown", "marker")


def decide_score(position: Position) -> tuple[Finding, tuple[Reason, ...]]:
    """Rules boru.score.*, boru.tie.*."""
    trace = Trace()
    result = final_scoring(position.table, trace)
    *steps, summary = trace.steps
    return Finding(Verdict.ANSWERED, summary, answer=result_json(position.table, result)), tuple(steps)
