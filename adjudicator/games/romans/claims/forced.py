"""``forced``: can this clan force the fort of this round? A neutral clan cannot: it chooses nothing."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.case import Case
from adjudicator.games.romans.claims.claimer import read_clan
from adjudicator.games.romans.claims.fort import fort_table
from adjudicator.games.romans.intake.claim_forms import ForcedForm
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.search.forcing import Forcing, find_forcing, with_line
from adjudicator.games.romans.search.fort import took_marked_fort
from adjudicator.games.romans.table.cards import NONE, WARRIORS
from adjudicator.games.romans.table.forts import fort_name
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from adjudicator.values import Json


@dataclass(frozen=True, slots=True)
class Forced:
    """This clan can force the fort of this round."""

    clan: int


def read_forced(form: ForcedForm, position: PositionForm, _: Readings) -> tuple[Forced | None, list[Problem]]:
    clan, problems = read_clan(form.clan, position)
    return None if clan is None else Forced(clan), problems


def forced_needs(case: Case[Position, Forced]) -> Iterator[Problem]:
    """The fort of this round must not be captured yet."""
    if not Step.REVEAL <= case.position.table.step <= Step.DRUHID:
        yield Problem(Kind.MISSING, "no-fight-now", pointer("position", "step"))


def decide_forced(case: Case[Position, Forced]) -> Finding:
    return find_forced(case.position, case.readings, case.claim.clan)[0]


def find_forced(position: Position, readings: Readings, clan: int) -> tuple[Finding, Forcing]:
    """The verdict with the line that forces the fort, or with cards against which no line does."""
    setup = position.table.setup
    params: dict[str, Json] = {"clan": setup.clans[clan], "fort": fort_name(position.table.wall[0])}
    if setup.neutral[clan]:
        summary = Reason("romans.neutral.choices", "romans-forced-neutral", params)
        return Finding(Verdict.REJECTED, summary), Forcing(False)
    table, found = _find_forcing(position, readings, clan)
    if _is_open(position, table):
        found = with_line(found, table, readings, clan)
    rule = "romans.attack.capture"
    if found.forced:
        witness = {"line": [dict(entry) for entry in found.line]}
        usual = [entry["do"] for entry in found.line if "when" not in entry]
        params |= {"line": [*usual], "do": " + ".join(usual), "count": len(usual)}
        return Finding(Verdict.UPHELD, Reason(rule, "romans-forced-yes", params), witness), found
    against = None
    if found.against:
        against = {
            "against": {
                other: WARRIORS[card] for other, card in zip(table.setup.clans, found.against, strict=True)
            }
        }
    return Finding(Verdict.REJECTED, Reason(rule, "romans-forced-no", params), against), found


def can_force(position: Position, readings: Readings, clan: int) -> bool:
    """The verdict alone."""
    return _find_forcing(position, readings, clan)[1].forced


def _find_forcing(position: Position, readings: Readings, clan: int) -> tuple[Table, Forcing]:
    table = fort_table(position, readings, position.table.round)
    if _is_open(position, table):
        return table, find_forcing(table, readings, clan)
    return table, Forcing(took_marked_fort(table, clan) is True)


def _is_open(position: Position, table: Table) -> bool:
    """Is there a card or a choice left that decides who captures?"""
    return position.table.who != NONE or is_choice(table)
