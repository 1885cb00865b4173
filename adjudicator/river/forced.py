"""Which side can force the win, with every hand known: for a game that ran out of time."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from adjudicator.play import replay
from adjudicator.problems import Kind, Problem, pointer
from adjudicator.readings import Readings
from adjudicator.river.can_win import turns_left
from adjudicator.river.contested import Contested, budget_for
from adjudicator.river.helped import OutOfReach
from adjudicator.river.play import PLAY
from adjudicator.river.position import SIDES, Side
from adjudicator.river.reach import plays_left, tactics_in_play
from adjudicator.river.replay import FalseWitness
from adjudicator.river.table import NOTHING_HIDDEN, Table, opponent
from adjudicator.river.turns import why_won, won_by
from adjudicator.river.walked import refuted
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Answer, Outcome


@dataclass(frozen=True, slots=True)
class Forced:
    """Which side can force the win? ``pile``: the order of the pile, top card first, if it is known."""

    pile: tuple[str, ...] | None = None


def forced_problems(table: Table) -> list[Problem]:
    """Both hands must be known: what a side can force hangs on them."""
    return [
        Problem(Kind.MISSING, "forced-needs-hand", pointer("position", "hands", side), {"side": side})
        for side, hidden in zip(SIDES, table.hidden, strict=True)
        if hidden != NOTHING_HIDDEN
    ]


def decide_forced(claim: Forced, table: Table, readings: Readings) -> Finding:
    return _decide(claim, table, readings)[0]


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


def _decide(claim: Forced, table: Table, readings: Readings) -> tuple[Finding, tuple[Contested, ...]]:
    if table.winner is not None:
        params = {"winner": table.winner, "by": won_by(table)}
        answer: dict[str, Any] = {"winner": table.winner, "by": won_by(table)}
        return Finding(
            Verdict.ANSWERED, Reason(why_won(table), "river-forced-over", params), answer=answer
        ), ()
    if tactics_in_play(table):
        return _undecided("tactics"), ()
    searches = []
    try:
        for side in SIDES:
            budget = budget_for(table, readings)
            search = Contested(readings, _order(claim, table), opponent(side), budget)
            searches.append(search)
            if search.winner(table) == side:
                return _forces(search, table, side, readings, claim), (search,)
    except OutOfReach:
        return _undecided("budget"), ()
    summary = Reason("river.draw.one", "river-forced-neither", {"deck": table.deck})
    answer = {"winner": None, "by": "draws"}
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(searches)


def _order(claim: Forced, table: Table) -> tuple[str, ...] | None:
    return () if not table.deck else claim.pile


def _forces(search: Contested, table: Table, side: Side, readings: Readings, claim: Forced) -> Finding:
    line = search.line(table)
    played = replay(PLAY, table, line, readings)
    result = PLAY.result(played.last, readings)
    if played.refused is not None or result is None or result["winner"] != side:
        raise FalseWitness(f"{[PLAY.write(action) for action in line]} at {table}")
    texts = [PLAY.write(action) for action in line]
    known = "yes" if claim.pile is not None or table.deck < 2 else "no"
    params = {"winner": side, "count": len(texts), "by": result["by"], "pile": known}
    answer = {"winner": side, "by": result["by"]}
    witness = {"actions": texts, "result": dict(result)}
    return Finding(Verdict.ANSWERED, Reason(result["rule"], "river-forced", params), witness, answer)


def _undecided(why: str) -> Finding:
    return Finding(Verdict.UNDECIDED, Reason("river.end.last-turn", "river-forced-undecided", {"why": why}))


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
