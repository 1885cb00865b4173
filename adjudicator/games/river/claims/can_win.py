"""Can this side still win, everybody helping and every hidden card falling as needed?

A yes is a line of actions, replayed before it is shown. A no is a bound that two more engines confirm, or a
search of everything that can still happen, done twice in two ways.
"""

from dataclasses import dataclass
from typing import Any

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.turns import why_won, won_by
from adjudicator.games.river.rules.witness import FalseWitness
from adjudicator.games.river.search.cards_needed import NEVER
from adjudicator.games.river.search.cooperative import Helped, OutOfReach
from adjudicator.games.river.search.planner import plan, to_the_end
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


@dataclass(frozen=True, slots=True)
class CanWin:
    """This side can still win from here."""

    side: Side


def decide_can_win(claim: CanWin, table: Table, readings: Readings) -> Finding:
    """The verdict and the line that shows it, by planning and search alone."""
    side = claim.side
    if table.winner is not None:
        over = {"side": side, "winner": table.winner, "by": won_by(table)}
        verdict = Verdict.UPHELD if table.winner == side else Verdict.REJECTED
        witness = _shown(table, (), side, readings) if table.winner == side else None
        return Finding(verdict, Reason(why_won(table), "river-can-win-over", over), witness)
    if side == "defender":
        return _upheld(table, to_the_end(table, readings), side, readings)
    plays = plays_left(table, readings)
    ways = ways_to_win(table, plays, readings)
    reach = cards_within_reach(table, plays)
    if ways[0].cards > reach:
        never = "yes" if ways[0].cards >= NEVER else "no"
        params = {"cards": ways[0].cards, "plays": plays.attacker, "reach": reach, "never": never}
        return Finding(Verdict.REJECTED, Reason("river.end.last-turn", "river-can-win-too-few", params))
    line = plan(table, readings)
    if line is not None:
        return _upheld(table, line, side, readings)
    if tactics_in_play(table):
        return _undecided("tactics")
    search = Helped(readings)
    try:
        line = search.win(table)
    except OutOfReach:
        return _undecided("budget")
    if line is not None:
        return _upheld(table, line, side, readings)
    params = {"plays": plays.attacker, "tables": search.looked_at}
    return Finding(Verdict.REJECTED, Reason("river.control.proof", "river-can-win-none", params))


def _upheld(table: Table, line: tuple[Action, ...], side: Side, readings: Readings) -> Finding:
    witness = _shown(table, line, side, readings)
    params = {"side": side, "count": len(line), "by": witness["result"]["by"], "turns": witness["turns"]}
    rule = witness["result"]["rule"]
    return Finding(Verdict.UPHELD, Reason(rule, "river-can-win-line", params), witness)


def _shown(table: Table, line: tuple[Action, ...], side: Side, readings: Readings) -> dict[str, Any]:
    """The line, replayed: a false one is an error, never a ruling."""
    played = replay(PLAY, table, line, readings)
    result = PLAY.result(played.last, readings)
    if played.refused is not None or result is None or result["winner"] != side:
        raise FalseWitness(f"{[PLAY.write(action) for action in line]} at {table}")
    return {
        "actions": [PLAY.write(action) for action in line],
        "turns": 1
        + sum(one.turn != other.turn for one, other in zip(played.tables, played.tables[1:], strict=False)),
        "result": dict(result),
    }


def _undecided(why: str) -> Finding:
    return Finding(Verdict.UNDECIDED, Reason("river.end.last-turn", "river-can-win-undecided", {"why": why}))


# Steps
