"""Claims over what is hidden: does this clan take the fort, can it force it, does it win the game?"""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.search.before_attack import attacked, is_before_attack
from adjudicator.games.romans.search.forcing import Forcing, force
from adjudicator.games.romans.search.fort import Fate, fate, followed, settled
from adjudicator.games.romans.search.game import Prospect, prospect, whole
from adjudicator.games.romans.search.witness import FalseWitness, Witness
from adjudicator.games.romans.table.cards import NONE, WARRIORS
from adjudicator.games.romans.table.forts import fort_name
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Table, index
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Answer, Outcome

log = logging.getLogger(__name__)

_SOLO: Final = "romans.neutral.no-win"


class Evidence(NamedTuple):
    """What a verdict over hidden cards rests on."""

    outcome: Outcome
    """Was there a way that breaks a certain claim, or shows a possible one? GAVE_UP if nobody can say."""
    witness: Witness | None = None
    answers: tuple[Answer, ...] = ()
    """What each engine said; empty where only the search was asked."""


def fort_table(position: Position, readings: Readings, place: int) -> Table:
    """The table at which the attack goes on, the fort at this place marked."""
    table = table_of(replace(position, table=followed(position.table, place)), readings)
    return attacked(table, table.wall) if is_before_attack(table) else table


def decide_fort(
    position: Position, readings: Readings, clan: int, place: int, certain: bool, line: Line
) -> Finding:
    """By the search alone."""
    table = fort_table(position, readings, place)
    found = _searched(lambda: fate(table, readings, clan, not certain, line))
    return fort_finding(position, readings, clan, place, certain, found)


def _searched(search: Callable[[], Fate | Prospect]) -> Evidence:
    """What the search found. A way that the rules do not confirm is a fault of ours, and no answer."""
    try:
        found = search()
    except FalseWitness as false:
        log.error("a way is not confirmed: %s", false)
        return Evidence(Outcome.GAVE_UP)
    return Evidence(found.outcome, found.witness)


def fort_finding(
    position: Position, readings: Readings, clan: int, place: int, certain: bool, evidence: Evidence
) -> Finding:
    before = position.table
    params: dict[str, Any] = {
        "clan": before.setup.clans[clan],
        "fort": fort_name(before.wall[index(before, place)]),
        "place": place,
    }
    rule = "romans.attack.capture"
    if evidence.outcome is Outcome.GAVE_UP:
        return Finding(Verdict.UNDECIDED, Reason(rule, "romans-fort-undecided", params | _said(evidence)))
    found = evidence.outcome is Outcome.FOUND
    message = f"romans-fort-{'certain' if certain else 'possible'}-{'no' if found is certain else 'yes'}"
    verdict = Verdict.REJECTED if found is certain else Verdict.UPHELD
    witness = _from_the_start(position, readings, evidence.witness)
    if certain and not found:
        witness = _example(position, readings, clan, place)
    return Finding(verdict, Reason(rule, message, params), witness)


def _example(position: Position, readings: Readings, clan: int, place: int) -> dict[str, Any] | None:
    """One way in which it happens, so that a certain claim is never empty."""
    example = fate(fort_table(position, readings, place), readings, clan, takes=True)
    return _from_the_start(position, readings, example.witness)


def _from_the_start(position: Position, readings: Readings, witness: Witness | None) -> dict[str, Any] | None:
    if witness is None:
        return None
    table = table_of(position, readings)
    return whole(table, witness, readings).as_json if is_before_attack(table) else witness.as_json


def _said(evidence: Evidence) -> dict[str, str]:
    return {
        "said": ", ".join(f"{one.engine}: {one.outcome.value}" for one in evidence.answers)
        or "search: gave-up"
    }


# The game


def decide_game(
    position: Position, readings: Readings, clan: int, certain: bool, sole: bool, line: Line
) -> Finding:
    """By the search alone."""
    table = table_of(position, readings)
    found = _searched(lambda: prospect(table, readings, clan, not certain, sole, line))
    return game_finding(table, clan, certain, sole, found)


def game_finding(table: Table, clan: int, certain: bool, sole: bool, evidence: Evidence) -> Finding:
    params: dict[str, Any] = {"clan": table.setup.clans[clan], "sole": "yes" if sole else "no"}
    neutral = table.setup.neutral[clan]
    rule = _SOLO if neutral else "romans.end.points"
    if evidence.outcome is Outcome.GAVE_UP:
        return Finding(Verdict.UNDECIDED, Reason(rule, "romans-game-undecided", params | _said(evidence)))
    found = evidence.outcome is Outcome.FOUND
    if neutral:
        return Finding(Verdict.REJECTED, Reason(rule, "romans-game-neutral", params))
    message = f"romans-game-{'certain' if certain else 'possible'}-{'no' if found is certain else 'yes'}"
    verdict = Verdict.REJECTED if found is certain else Verdict.UPHELD
    witness = evidence.witness.as_json if evidence.witness is not None else None
    return Finding(verdict, Reason(rule, message, params), witness)


# Forced


def decide_forced(position: Position, readings: Readings, clan: int) -> tuple[Finding, Forcing]:
    """Some line takes the contested fort against everything, or none does."""
    table = fort_table(position, readings, position.table.round)
    if position.table.who == NONE and not is_choice(table):
        taken = settled(table, clan) is True
        found = Forcing(position.table.lines[clan].now if taken else NONE)
    else:
        found = force(table, readings, clan)
    name = table.setup.clans[clan]
    params: dict[str, Any] = {"clan": name, "fort": fort_name(position.table.wall[0])}
    rule = "romans.attack.capture"
    if found.card != NONE:
        witness = {"line": [dict(entry) for entry in found.line]}
        params |= {"line": [str(entry["do"]) for entry in found.line if "when" not in entry]}
        return Finding(Verdict.UPHELD, Reason(rule, "romans-forced-yes", params), witness), found
    against = None
    if found.against:
        against = {
            "against": {
                other: WARRIORS[card] for other, card in zip(table.setup.clans, found.against, strict=True)
            }
        }
    return Finding(Verdict.REJECTED, Reason(rule, "romans-forced-no", params), against), found
