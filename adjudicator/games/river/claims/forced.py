"""Which side can force the win, with every hand known: for a game that ran out of time."""

from dataclasses import dataclass
from typing import Any

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.turns import why_won, won_by
from adjudicator.games.river.rules.witness import FalseWitness
from adjudicator.games.river.search.adversarial import Contested, budget_for
from adjudicator.games.river.search.cooperative import OutOfReach
from adjudicator.games.river.search.plays_left import tactics_in_play
from adjudicator.games.river.table.position import SIDES, Side
from adjudicator.games.river.table.table import NOTHING_HIDDEN, Table, opponent
from adjudicator.play import replay
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict


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
