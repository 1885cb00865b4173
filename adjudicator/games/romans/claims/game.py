"""``game``: this clan wins the game, for certain or possibly."""

from dataclasses import replace
from typing import Final

from adjudicator.games.romans.claims.evidence import Evidence, evidence_of, finding_of
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.search.game import search_game
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Outcome

_NEUTRAL_RULE: Final = "romans.neutral.no-win"


def decide_game(
    position: Position, readings: Readings, clan: int, certain: bool, sole: bool, line: Line
) -> Finding:
    """The verdict by the search alone."""
    table = table_of(position, readings)
    evidence = evidence_of(lambda: search_game(table, readings, clan, not certain, sole, line))
    return game_finding(table, clan, certain, sole, evidence)


def game_finding(table: Table, clan: int, certain: bool, sole: bool, evidence: Evidence) -> Finding:
    """The verdict that follows from the evidence, with its witness."""
    params = {"clan": table.setup.clans[clan], "sole": "yes" if sole else "no"}
    if not table.setup.neutral[clan]:
        finding = finding_of(evidence, "game", certain, "romans.end.points", params)
        return replace(finding, witness=None if evidence.witness is None else evidence.witness.as_json)
    if evidence.outcome is Outcome.GAVE_UP:
        return finding_of(evidence, "game", certain, _NEUTRAL_RULE, params)
    return Finding(Verdict.REJECTED, Reason(_NEUTRAL_RULE, "romans-game-neutral", params))
