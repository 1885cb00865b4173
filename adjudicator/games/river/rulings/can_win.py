"""A ruling on ``can-win``: the finding confirmed by other engines, with its steps."""

from collections.abc import Iterator
from typing import Any, Final

from adjudicator.games.river.claims.can_win import CanWin, _undecided, decide_can_win
from adjudicator.games.river.claims.still_needed import needed, the_ways, turns_left
from adjudicator.games.river.search.plays_left import (
    plays_left,
    ways_to_win,
)
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Answer, Outcome, agreed

SHOWN_WAYS: Final = 3


def rule_can_win(
    claim: CanWin, table: Table, readings: Readings
) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    """The finding, if the other engines agree with it; the steps that show it; what the engines said."""
    finding = decide_can_win(claim, table, readings)
    steps = tuple(_steps(claim, table, finding, readings))
    if finding.verdict is not Verdict.REJECTED or table.winner is not None:
        return finding, steps, _line_answers(finding)
    answers = _second_opinion(table, finding, readings)
    if agreed(answers) is Outcome.NONE:
        return finding, steps, answers
    gave_up = any(answer.outcome is Outcome.GAVE_UP for answer in answers)
    return _undecided("budget" if gave_up else "engines"), steps, answers


def _second_opinion(table: Table, finding: Finding, readings: Readings) -> tuple[Answer, ...]:
    """ "None" is said by two engines at least that do not read each other."""
    if finding.summary.message == "river-can-win-too-few":
        from adjudicator.games.river.models import ending as ending_model  # the solvers take a second to load

        return (Answer("bounds", Outcome.NONE, about="bounds"), *ending_model.ask(table, readings))
    from adjudicator.games.river.search import cooperative_plain as exhaust

    return (Answer("search", Outcome.NONE), exhaust.ask(table, readings))


def _line_answers(finding: Finding) -> tuple[Answer, ...]:
    return (Answer("replay", Outcome.FOUND),) if finding.witness is not None else ()


def _steps(claim: CanWin, table: Table, finding: Finding, readings: Readings) -> Iterator[Reason]:
    if table.winner is not None:
        return
    plays = plays_left(table, readings)
    yield turns_left(table, plays)
    if finding.witness is not None:
        yield from _line(finding.witness)
        if claim.side == "defender":
            yield Reason("river.control.when", "river-can-win-no-claims")
        return
    ways = ways_to_win(table, plays, readings)
    yield from needed(table, ways)
    yield from the_ways(table, plays, ways[:SHOWN_WAYS])
    if finding.verdict is Verdict.REJECTED:
        yield Reason("river.end.last-turn", "river-can-win-dead")


def _line(witness: Any) -> Iterator[Reason]:
    for number, text in enumerate(witness["actions"], 1):
        yield Reason("referee.record", "river-line-action", {"at": number, "action": text})
