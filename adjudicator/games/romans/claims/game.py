"""``game``: this clan wins the game, for certain or possibly."""

from typing import Any, Final

from adjudicator.games.romans.claims.evidence import Evidence, engine_outcomes, evidence_of
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
    """The verdict that follows from the evidence."""
    params: dict[str, Any] = {"clan": table.setup.clans[clan], "sole": "yes" if sole else "no"}
    neutral = table.setup.neutral[clan]
    rule = _NEUTRAL_RULE if neutral else "romans.end.points"
    if evidence.outcome is Outcome.GAVE_UP:
        return Finding(
            Verdict.UNDECIDED, Reason(rule, "romans-game-undecided", params | engine_outcomes(evidence))
        )
    found = evidence.outcome is Outcome.FOUND
    if neutral:
        return Finding(Verdict.REJECTED, Reason(rule, "romans-game-neutral", params))
    message = f"romans-game-{'certain' if certain else 'possible'}-{'no' if found is certain else 'yes'}"
    verdict = Verdict.REJECTED if found is certain else Verdict.UPHELD
    witness = evidence.witness.as_json if evidence.witness is not None else None
    return Finding(verdict, Reason(rule, message, params), witness)
