"""The claim ``score``: the final scoring, line by line."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.games.boru.intake.check_moment import misplaced
from adjudicator.games.boru.rules.scoring import final, result_json
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import Phase
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict


@dataclass(frozen=True, slots=True)
class FinalScore:
    """What does everybody score, and who has won?"""


def check_score(position: Position, readings: Readings) -> Iterator[Problem]:
    """The last upkeep must be over; a position that does not say when it is, is taken so."""
    if position.table.phase not in (Phase.OVER, Phase.UNKNOWN):
        phase = {"phase": position.table.phase}
        yield Problem(Kind.CONTRADICTORY, "boru-not-over", pointer("position", "phase"), phase)
    if position.table.phase == Phase.UNKNOWN:
        yield from misplaced(position.table, readings)
    yield from position.missing("coins", "points", "renown", "marker")


def score(position: Position) -> tuple[Finding, tuple[Reason, ...]]:
    """Rules boru.score.*, boru.tie.*."""
    trace = Trace()
    result = final(position.table, trace)
    *steps, summary = trace.steps
    return Finding(Verdict.ANSWERED, summary, answer=result_json(position.table, result)), tuple(steps)
