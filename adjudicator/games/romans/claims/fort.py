"""``fort``: this clan takes this fort, for certain or possibly."""

from dataclasses import replace
from typing import Any

from adjudicator.games.romans.claims.evidence import Evidence, engine_outcomes, evidence_of
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.search.before_attack import at_attack, is_before_attack
from adjudicator.games.romans.search.fort import search_fort, with_marked_fort
from adjudicator.games.romans.search.game import from_table_of_claim
from adjudicator.games.romans.search.witness import Witness
from adjudicator.games.romans.table.forts import fort_name
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Table, wall_index
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Outcome


def fort_table(position: Position, readings: Readings, place: int) -> Table:
    """The table of the attack, with the fort at this place marked."""
    table = table_of(replace(position, table=with_marked_fort(position.table, place)), readings)
    return at_attack(table, table.wall) if is_before_attack(table) else table


def decide_fort(
    position: Position, readings: Readings, clan: int, place: int, certain: bool, line: Line
) -> Finding:
    """The verdict by the search alone."""
    table = fort_table(position, readings, place)
    evidence = evidence_of(lambda: search_fort(table, readings, clan, not certain, line))
    return fort_finding(position, readings, clan, place, certain, evidence)


def fort_finding(
    position: Position, readings: Readings, clan: int, place: int, certain: bool, evidence: Evidence
) -> Finding:
    """The verdict that follows from the evidence."""
    before = position.table
    params: dict[str, Any] = {
        "clan": before.setup.clans[clan],
        "fort": fort_name(before.wall[wall_index(before, place)]),
        "place": place,
    }
    rule = "romans.attack.capture"
    if evidence.outcome is Outcome.GAVE_UP:
        return Finding(
            Verdict.UNDECIDED, Reason(rule, "romans-fort-undecided", params | engine_outcomes(evidence))
        )
    found = evidence.outcome is Outcome.FOUND
    message = f"romans-fort-{'certain' if certain else 'possible'}-{'no' if found is certain else 'yes'}"
    verdict = Verdict.REJECTED if found is certain else Verdict.UPHELD
    witness = _witness_json(position, readings, evidence.witness)
    if certain and not found:
        witness = _example_of_capture(position, readings, clan, place)
    return Finding(verdict, Reason(rule, message, params), witness)


def _example_of_capture(
    position: Position, readings: Readings, clan: int, place: int
) -> dict[str, Any] | None:
    """A record in which the clan takes the fort. It shows that an upheld certain claim is not vacuous."""
    example = search_fort(fort_table(position, readings, place), readings, clan, takes=True)
    return _witness_json(position, readings, example.witness)


def _witness_json(position: Position, readings: Readings, witness: Witness | None) -> dict[str, Any] | None:
    if witness is None:
        return None
    table = table_of(position, readings)
    return (
        from_table_of_claim(table, witness, readings).as_json if is_before_attack(table) else witness.as_json
    )
