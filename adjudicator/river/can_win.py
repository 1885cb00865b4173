"""Can this side still win, everybody helping and every hidden card falling as needed?

A yes is a line of actions, replayed before it is shown. A no is a bound that two more engines confirm, or a
search of everything that can still happen, done twice in two ways.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from adjudicator.play import replay
from adjudicator.readings import Readings
from adjudicator.river.actions import Action
from adjudicator.river.helped import Helped, OutOfReach
from adjudicator.river.outlook import NEVER, missing
from adjudicator.river.planner import plan, to_the_end
from adjudicator.river.play import PLAY
from adjudicator.river.position import DAMAGED_TO_WIN, Side
from adjudicator.river.reach import (
    Plays,
    Way,
    cards_within_reach,
    in_play,
    plays_left,
    tactics_in_play,
    ways_to_win,
)
from adjudicator.river.replay import FalseWitness
from adjudicator.river.table import Table, dam_at
from adjudicator.river.turns import why_won, won_by
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Answer, Outcome, agreed

SHOWN_WAYS: Final = 3


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
        from adjudicator.river import ending_model  # the solvers take a second to load

        return (Answer("bounds", Outcome.NONE, about="bounds"), *ending_model.ask(table, readings))
    from adjudicator.river import exhaust

    return (Answer("search", Outcome.NONE), exhaust.ask(table, readings))


def _line_answers(finding: Finding) -> tuple[Answer, ...]:
    return (Answer("replay", Outcome.FOUND),) if finding.witness is not None else ()


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


def turns_left(table: Table, plays: Plays) -> Reason:
    """Rule river.end.last-turn: how long the game still lasts."""
    params = {
        "deck": table.deck,
        "ending": table.ending,
        "attacker": plays.attacker,
        "defender": plays.defender,
        "exact": "yes" if plays.exact else "no",
    }
    return Reason("river.end.last-turn", "river-turns-left", params)


def needed(table: Table, ways: tuple[Way, ...]) -> Iterator[Reason]:
    """What the attacker still lacks (rules river.win.four, river.dam.destroy)."""
    damaged = [str(dam.name) for dam in table.dams if dam.damaged]
    params = {
        "damaged": len(damaged),
        "dams": damaged,
        "more": DAMAGED_TO_WIN - len(damaged),
        "cards": ways[0].cards,
    }
    yield Reason("river.win.four", "river-still-needed", params)


def the_ways(table: Table, plays: Plays, ways: tuple[Way, ...]) -> Iterator[Reason]:
    """The shortest ways to win, with the cards that each takes at least."""
    handed = "yes" if plays.defender and in_play(table, "transfer") else "no"
    for way in ways:
        free = sum(missing(dam_at(table, name)) for name in way.dams)
        params = {
            "kind": way.kind,
            "dams": [str(name) for name in way.dams],
            "cards": way.cards,
            "never": "yes" if way.cards >= NEVER else "no",
            "free": free,
            "plays": plays.attacker,
            "handed": handed,
        }
        rule = "river.win.four" if way.kind == "four" else "river.dam.destroy"
        yield Reason(rule, "river-way-to-win", params)


def _line(witness: Any) -> Iterator[Reason]:
    for number, text in enumerate(witness["actions"], 1):
        yield Reason("referee.record", "river-line-action", {"at": number, "action": text})
