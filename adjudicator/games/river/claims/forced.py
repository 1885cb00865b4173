"""The claim ``forced``: which side can force the win? All hands are known. For games that ran out of time."""

from dataclasses import dataclass
from typing import Any

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.turns import winning_rule, won_by
from adjudicator.games.river.search.adversarial import AdversarialSearch, budget_for
from adjudicator.games.river.search.plays_left import tactics_in_play
from adjudicator.games.river.table.position import SIDES, Side
from adjudicator.games.river.table.table import NOTHING_HIDDEN, Table, opponent
from adjudicator.play import replay
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import FalseWitness, OutOfBudget


@dataclass(frozen=True, slots=True)
class Forced:
    """Which side can force the win? ``pile``: the order of the pile, top card first, if it is known."""

    pile: tuple[str, ...] | None = None


def hidden_hand_problems(table: Table) -> list[Problem]:
    """Both hands must be known: what a side can force depends on them."""
    return [
        Problem(Kind.MISSING, "forced-needs-hand", pointer("position", "hands", side), {"side": side})
        for side, hidden in zip(SIDES, table.hidden, strict=True)
        if hidden != NOTHING_HIDDEN
    ]


def decide_forced(claim: Forced, table: Table, readings: Readings) -> Finding:
    return search_forced(claim, table, readings)[0]


def search_forced(
    claim: Forced, table: Table, readings: Readings
) -> tuple[Finding, tuple[AdversarialSearch, ...]]:
    """The finding, and the searches that it rests on: one if a side can force the win, else one per side."""
    if table.winner is not None:
        params = {"winner": table.winner, "by": won_by(table)}
        answer: dict[str, Any] = {"winner": table.winner, "by": won_by(table)}
        return Finding(
            Verdict.ANSWERED, Reason(winning_rule(table), "river-forced-over", params), answer=answer
        ), ()
    if tactics_in_play(table):
        return undecided_forced("tactics"), ()
    searches = []
    try:
        for side in SIDES:
            budget = budget_for(table, readings)
            search = AdversarialSearch(readings, _pile_order(claim, table), opponent(side), budget)
            searches.append(search)
            if search.winner(table) == side:
                return _forced_by(search, table, side, readings, claim), (search,)
    except OutOfBudget:
        return undecided_forced("budget"), ()
    summary = Reason("river.draw.one", "river-forced-neither", {"deck": table.deck})
    answer = {"winner": None, "by": "draws"}
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(searches)


def _pile_order(claim: Forced, table: Table) -> tuple[str, ...] | None:
    return () if not table.deck else claim.pile


def _forced_by(
    search: AdversarialSearch, table: Table, side: Side, readings: Readings, claim: Forced
) -> Finding:
    course = search.course(table)
    played = replay(PLAY, table, course, readings)
    result = PLAY.result(played.last, readings)
    if played.refused is not None or result is None or result["winner"] != side:
        raise FalseWitness(f"{[PLAY.write(action) for action in course]} at {table}")
    texts = [PLAY.write(action) for action in course]
    known = "yes" if claim.pile is not None or table.deck < 2 else "no"
    params = {"winner": side, "count": len(texts), "by": result["by"], "pile": known}
    answer = {"winner": side, "by": result["by"]}
    witness = {"actions": texts, "result": dict(result)}
    return Finding(Verdict.ANSWERED, Reason(result["rule"], "river-forced", params), witness, answer)


def undecided_forced(why: str) -> Finding:
    return Finding(Verdict.UNDECIDED, Reason("river.end.last-turn", "river-forced-undecided", {"why": why}))
