"""Claims over what is hidden: does this clan take the fort, can it force it, does it win the game?"""

import logging
from dataclasses import replace
from typing import Any, Final, NamedTuple

from adjudicator.readings import Readings
from adjudicator.romans.cards import NONE, WARRIORS
from adjudicator.romans.fate import Fate, fate, followed, index, settled
from adjudicator.romans.forcing import Forcing, force
from adjudicator.romans.forts import fort_name
from adjudicator.romans.orders_given import attacked, is_before_attack
from adjudicator.romans.position import Position, table_of
from adjudicator.romans.prospect import Prospect, prospect, whole
from adjudicator.romans.rules import is_choice
from adjudicator.romans.said import Line
from adjudicator.romans.table import Table
from adjudicator.romans.witness import FalseWitness, Witness
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Answer, Outcome

log = logging.getLogger(__name__)

_SOLO: Final = "romans.neutral.no-win"


class Shown(NamedTuple):
    """What a verdict over hidden cards rests on."""

    outcome: Outcome
    """Was there a way that breaks a certain claim, or shows a possible one?"""
    witness: Witness | None = None
    answers: tuple[Answer, ...] = ()
    table: Table | None = None
    """The table that was asked about, the fort marked."""


def fort_table(position: Position, readings: Readings, place: int) -> Table:
    """The table at which the attack goes on, the fort at this place marked."""
    table = table_of(replace(position, table=followed(position.table, place)), readings)
    return attacked(table, table.wall) if is_before_attack(table) else table


def decide_fort(
    position: Position, readings: Readings, clan: int, place: int, certain: bool, line: Line
) -> tuple[Finding, Shown]:
    """By the search; where its budget runs out, by the solvers."""
    table = fort_table(position, readings, place)
    try:
        found = fate(table, readings, clan, not certain, line)
    except FalseWitness as false:
        log.error("a way is not confirmed: %s", false)
        shown = Shown(Outcome.GAVE_UP, None, (), table)
        return fort_finding(position, readings, clan, place, certain, shown), shown
    shown = Shown(found.outcome, found.witness, (), table)
    if shown.outcome is Outcome.GAVE_UP:
        shown = ask_fort(table, readings, clan, certain, line, found)
    return fort_finding(position, readings, clan, place, certain, shown), shown


def ask_fort(
    table: Table, readings: Readings, clan: int, certain: bool, line: Line, searched: Fate | None = None
) -> Shown:
    """By every engine; ``searched``: what the search has already said."""
    from adjudicator.romans import engines  # the solvers take a second to load

    try:
        asked = engines.ask_fort(table, readings, clan, not certain, line, searched)
    except FalseWitness as false:
        log.error("a way is not confirmed: %s", false)
        return Shown(Outcome.GAVE_UP, None, (), table)
    return Shown(asked.outcome, asked.witness, asked.answers, table)


def fort_finding(
    position: Position, readings: Readings, clan: int, place: int, certain: bool, shown: Shown
) -> Finding:
    before = position.table
    params: dict[str, Any] = {
        "clan": before.setup.clans[clan],
        "fort": fort_name(before.wall[index(before, place)]),
        "place": place,
    }
    rule = "romans.attack.capture"
    if shown.outcome is Outcome.GAVE_UP:
        return Finding(Verdict.UNDECIDED, Reason(rule, "romans-fort-undecided", params | _said(shown)))
    found = shown.outcome is Outcome.FOUND
    message = f"romans-fort-{'certain' if certain else 'possible'}-{'no' if found is certain else 'yes'}"
    verdict = Verdict.REJECTED if found is certain else Verdict.UPHELD
    witness = _from_the_start(position, readings, shown.witness)
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


def _said(shown: Shown) -> dict[str, str]:
    return {
        "said": ", ".join(f"{one.engine}: {one.outcome.value}" for one in shown.answers) or "search: gave-up"
    }


# The game


def decide_game(
    position: Position, readings: Readings, clan: int, certain: bool, sole: bool, line: Line
) -> tuple[Finding, Shown]:
    """By the search; where its budget runs out in the last turn, by the solvers."""
    table = table_of(position, readings)
    try:
        found = prospect(table, readings, clan, not certain, sole, line)
    except FalseWitness as false:
        log.error("a way is not confirmed: %s", false)
        shown = Shown(Outcome.GAVE_UP, None, (), table)
        return game_finding(table, clan, certain, sole, shown), shown
    shown = Shown(found.outcome, found.witness, (), table)
    if shown.outcome is Outcome.GAVE_UP:
        shown = ask_game(table, readings, clan, certain, sole, line, found)
    return game_finding(table, clan, certain, sole, shown), shown


def ask_game(
    table: Table,
    readings: Readings,
    clan: int,
    certain: bool,
    sole: bool,
    line: Line,
    searched: Prospect | None = None,
) -> Shown:
    from adjudicator.romans import engines  # the solvers take a second to load

    try:
        asked = engines.ask_game(table, readings, clan, not certain, sole, line, searched)
    except FalseWitness as false:
        log.error("a way is not confirmed: %s", false)
        return Shown(Outcome.GAVE_UP, None, (), table)
    return Shown(asked.outcome, asked.witness, asked.answers, table)


def game_finding(table: Table, clan: int, certain: bool, sole: bool, shown: Shown) -> Finding:
    params: dict[str, Any] = {"clan": table.setup.clans[clan], "sole": "yes" if sole else "no"}
    neutral = table.setup.neutral[clan]
    rule = _SOLO if neutral else "romans.end.points"
    if shown.outcome is Outcome.GAVE_UP:
        return Finding(Verdict.UNDECIDED, Reason(rule, "romans-game-undecided", params | _said(shown)))
    found = shown.outcome is Outcome.FOUND
    if neutral:
        return Finding(Verdict.REJECTED, Reason(rule, "romans-game-neutral", params))
    message = f"romans-game-{'certain' if certain else 'possible'}-{'no' if found is certain else 'yes'}"
    verdict = Verdict.REJECTED if found is certain else Verdict.UPHELD
    witness = shown.witness.as_json if shown.witness is not None else None
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
