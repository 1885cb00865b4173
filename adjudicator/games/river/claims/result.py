"""The claim ``result``: who has won? With every comparison of the rules, and what is still needed."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from adjudicator.case import Case
from adjudicator.games.river.claims.over_steps import (
    damaged_step,
    destroyed_step,
    last_turn_step,
    room_step,
)
from adjudicator.games.river.claims.still_needed import (
    explain_still_needed,
    explain_turns_left,
    explain_ways_to_win,
    takings,
)
from adjudicator.games.river.intake.claim_forms import ResultForm
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.rules.over import result_of, won_already
from adjudicator.games.river.search.plays_left import plays_left, ways_to_win
from adjudicator.games.river.search.proofs import Proofs
from adjudicator.games.river.search.relevant_actions import provable_claims
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Position
from adjudicator.problems import Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Params, Reason, Verdict, aside
from adjudicator.values import Json


@dataclass(frozen=True, slots=True)
class Result:
    """Who has won?"""


def read_result(_: ResultForm, _position: PositionForm, _r: Readings) -> tuple[Result, list[Problem]]:
    return Result(), []


def find_result(case: Case[Position, Result]) -> tuple[Finding, tuple[Reason, ...]]:
    """The finding, and the comparisons (rules river.dam.destroy, river.win.four, river.win.last)."""
    position, readings = case.position, case.readings
    won = won_already(position, readings)
    table = None if won is not None else table_of(position, readings)
    ending = position.ending if table is None else table.ending
    damaged = [dam.name for dam in position.dams if dam.damaged]
    answer: dict[str, Json] = {
        "winner": None if won is None else won.winner,
        "by": None if won is None else won.by,
        "damaged": damaged,
        "destroyed": position.destroyed,
        "deck": position.deck,
        "ending": ending,
    }
    steps = list(_comparisons(position, ending, readings))
    if won is not None:
        answer["result"] = result_of(position, won)
        if won.winner == "attacker":
            steps = [replace(step, bears=step.rule == won.rule) for step in steps]
        return Finding(Verdict.ANSWERED, won.reason, answer=answer), tuple(steps)
    assert table is not None
    plays = plays_left(table, readings)
    answer["more_damaged"] = DAMAGED_TO_WIN - len(damaged)
    claims = provable_claims(table, Proofs(readings)) if table.turn == "attacker" else ()
    provable = [claim.dam for claim in claims]
    answer["provable"] = provable
    summary = Reason("river.win.four", "river-result-goes-on", {"more": DAMAGED_TO_WIN - len(damaged)})
    ways = ways_to_win(table, plays, readings)
    lacking = takings(table, plays, readings)
    outlook = [explain_turns_left(table, plays), explain_still_needed(table)]
    outlook += explain_ways_to_win(table, plays, ways[:1], lacking)
    if provable:
        params: Params = {"dams": [str(dam) for dam in provable], "count": len(provable)}
        steps.append(Reason("river.control.when", "river-result-provable", params))
    return Finding(Verdict.ANSWERED, summary, answer=answer), (*steps, *aside(outlook))


def _comparisons(position: Position, ending: str | None, readings: Readings) -> Iterator[Reason]:
    """Is a dam destroyed, are four damaged, is the last turn over? No slot free (no-legal-placement)?

    What was not given is not compared: the game is over then by what was.
    """
    yield destroyed_step(position)
    whole = {dam.name for dam in position.dams} == TILES.keys()
    if whole or position.damaged >= DAMAGED_TO_WIN:
        yield damaged_step(position)
    if ending is not None:
        yield last_turn_step(position, ending)
    if whole and readings["no-legal-placement"] == "defender-wins":
        yield room_step(position)
