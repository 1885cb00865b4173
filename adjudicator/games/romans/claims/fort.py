"""``fort``: this clan takes this fort, for certain or possibly."""

from dataclasses import replace
from typing import Any

from adjudicator.games.romans.claims.evidence import Evidence, evidence_of, finding_of
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
from adjudicator.ruling import Finding, Verdict


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
    """The verdict that follows from the evidence, with its witness."""
    finding = fort_verdict(position, clan, place, certain, evidence)
    witness = evidence.witness
    if certain and finding.verdict is Verdict.UPHELD:
        witness = _example_of_capture(position, readings, clan, place)
    return replace(finding, witness=_witness_json(position, readings, witness))


def fort_verdict(position: Position, clan: int, place: int, certain: bool, evidence: Evidence) -> Finding:
    """The verdict alone."""
    before = position.table
    params = {
        "clan": before.setup.clans[clan],
        "fort": fort_name(before.wall[wall_index(before, place)]),
        "place": place,
    }
    return finding_of(evidence, "fort", certain, "romans.attack.capture", params)


def _example_of_capture(position: Position, readings: Readings, clan: int, place: int) -> Witness | None:
    """A record in which the clan takes the fort. It shows that an upheld certain claim is not vacuous."""
    return search_fort(fort_table(position, readings, place), readings, clan, takes=True).witness()


def _witness_json(position: Position, readings: Readings, witness: Witness | None) -> dict[str, Any] | None:
    if witness is None:
        return None
    table = table_of(position, readings)
    return (
        from_table_of_claim(table, witness, readings).as_json if is_before_attack(table) else witness.as_json
    )
