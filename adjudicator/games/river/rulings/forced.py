"""A ruling on ``forced``: the strategy checked against every reply, with its steps."""

from collections.abc import Iterator
from typing import Any

from adjudicator.games.river.claims.forced import Forced, _decide, _undecided
from adjudicator.games.river.claims.still_needed import turns_left
from adjudicator.games.river.search.plays_left import plays_left
from adjudicator.games.river.search.strategy_check import refuted
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Answer, Outcome


def rule_forced(
    claim: Forced, table: Table, readings: Readings
) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    """The finding, if the winning way of playing stands against everything; the steps; what was said."""
    finding, searches = _decide(claim, table, readings)
    steps = tuple(_steps(claim, table, finding, readings))
    if table.winner is not None or finding.verdict is Verdict.UNDECIDED:
        return finding, steps, ()
    answers: list[Answer] = []
    for search in searches:
        winner = search.winner(table)
        found = Answer("search", Outcome.NONE, about=winner)
        walked = refuted(search, table, winner)
        answers += [found, Answer(walked.engine, walked.outcome, about=winner)]
    if all(answer.outcome is Outcome.NONE for answer in answers):
        return finding, steps, tuple(answers)
    why = "budget" if any(answer.outcome is Outcome.GAVE_UP for answer in answers) else "engines"
    return _undecided(why), steps, tuple(answers)


def _steps(claim: Forced, table: Table, finding: Finding, readings: Readings) -> Iterator[Reason]:
    if table.winner is not None:
        return
    yield turns_left(table, plays_left(table, readings))
    if table.deck > 1:
        known = "yes" if claim.pile is not None else "no"
        yield Reason("river.draw.one", "river-forced-pile", {"known": known, "deck": table.deck})
    if finding.witness is not None:
        actions: list[Any] = finding.witness["actions"]
        for number, text in enumerate(actions, 1):
            yield Reason("referee.record", "river-line-action", {"at": number, "action": text})
