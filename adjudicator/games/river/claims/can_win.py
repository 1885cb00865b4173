"""The claim ``can-win``: can this side still win, if both sides help and every hidden card falls as needed?

A yes comes with a course of play that the rules have replayed. A no comes from a bound that two solvers
confirm, or from a search of everything that can still happen, confirmed by a second, plainer search.
"""

from dataclasses import dataclass
from typing import Any

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.turns import winning_rule, won_by
from adjudicator.games.river.search.cards_needed import NEVER
from adjudicator.games.river.search.cooperative import CooperativeSearch
from adjudicator.games.river.search.planner import course_without_claims, plan
from adjudicator.games.river.search.plays_left import (
    cards_within_reach,
    plays_left,
    tactics_in_play,
    ways_to_win,
)
from adjudicator.games.river.table.actions import Action
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import Table
from adjudicator.play import replay
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import FalseWitness, OutOfBudget


@dataclass(frozen=True, slots=True)
class CanWin:
    """This side can still win from here."""

    side: Side


def decide_can_win(claim: CanWin, table: Table, readings: Readings) -> Finding:
    """The verdict and a course that shows it, by bounds, plan and search, without a solver."""
    side = claim.side
    if table.winner is not None:
        over = {"side": side, "winner": table.winner, "by": won_by(table)}
        verdict = Verdict.UPHELD if table.winner == side else Verdict.REJECTED
        witness = _replayed_course(table, (), side, readings) if table.winner == side else None
        return Finding(verdict, Reason(winning_rule(table), "river-can-win-over", over), witness)
    if side == "defender":
        return _upheld_by_course(table, course_without_claims(table, readings), side, readings)
    plays = plays_left(table, readings)
    ways = ways_to_win(table, plays, readings)
    reach = cards_within_reach(table, plays)
    if ways[0].cards > reach:
        never = "yes" if ways[0].cards >= NEVER else "no"
        params = {"cards": ways[0].cards, "plays": plays.attacker, "reach": reach, "never": never}
        return Finding(Verdict.REJECTED, Reason("river.end.last-turn", "river-can-win-too-few", params))
    course = plan(table, readings)
    if course is not None:
        return _upheld_by_course(table, course, side, readings)
    if tactics_in_play(table):
        return undecided_can_win("tactics")
    search = CooperativeSearch(readings)
    try:
        course = search.winning_course(table)
    except OutOfBudget:
        return undecided_can_win("budget")
    if course is not None:
        return _upheld_by_course(table, course, side, readings)
    params = {"plays": plays.attacker, "tables": search.tables_searched}
    return Finding(Verdict.REJECTED, Reason("river.control.proof", "river-can-win-none", params))


def _upheld_by_course(table: Table, course: tuple[Action, ...], side: Side, readings: Readings) -> Finding:
    witness = _replayed_course(table, course, side, readings)
    params = {"side": side, "count": len(course), "by": witness["result"]["by"], "turns": witness["turns"]}
    rule = witness["result"]["rule"]
    return Finding(Verdict.UPHELD, Reason(rule, "river-can-win-line", params), witness)


def _replayed_course(
    table: Table, course: tuple[Action, ...], side: Side, readings: Readings
) -> dict[str, Any]:
    """The course as a witness. If replaying it does not lead to the win, that is an error, not a ruling."""
    played = replay(PLAY, table, course, readings)
    result = PLAY.result(played.last, readings)
    if played.refused is not None or result is None or result["winner"] != side:
        raise FalseWitness(f"{[PLAY.write(action) for action in course]} at {table}")
    return {
        "actions": [PLAY.write(action) for action in course],
        "turns": 1
        + sum(one.turn != other.turn for one, other in zip(played.tables, played.tables[1:], strict=False)),
        "result": dict(result),
    }


def undecided_can_win(why: str) -> Finding:
    return Finding(Verdict.UNDECIDED, Reason("river.end.last-turn", "river-can-win-undecided", {"why": why}))
