"""The rules that a legal action rests on: what a ruling cites where nothing is refused."""

from typing import Final

from adjudicator.games.romans.readings import DEFAULTS
from adjudicator.games.romans.rulebook import RULES
from adjudicator.games.romans.rules.refusals import RULE
from adjudicator.games.romans.table.actions import Action
from adjudicator.games.romans.table.cards import AXX
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason

_OPEN: Final = {rule.id: rule.reading for rule in RULES if rule.reading}


def allowed_by(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """By which rules the action may be taken; never asked about an illegal one."""
    return tuple(
        Reason(f"romans.{rule}", _words(f"romans.{rule}", readings)) for rule in _rules(table, action)
    )


def _words(rule: str, readings: Readings) -> str:
    """The rule as it stands, or as it is read here where that is not the usual way."""
    reading = _OPEN.get(rule, "")
    if reading and readings[reading] != DEFAULTS[reading]:
        return f"reading-{reading}-{readings[reading]}"
    return f"rule-{rule.replace('.', '-')}"


def _rules(table: Table, action: Action) -> tuple[str, ...]:
    match table.step:
        case Step.LAY if table.setup.neutral[table.who]:
            return ("neutral.lay",)
        case Step.DRUHID if action.what[0] != table.round and table.setup.druhid_shifts:
            return ("variant.druhid-shift",)
        case Step.KEEP:
            return _kept(table, action.what)
        case Step.FOKUS if table.who == table.winner and table.lines[table.who].now == AXX:
            return ("fokus.discard", "fokus.axx")
    return (RULE[Step(table.step)],)


def _kept(table: Table, kept: tuple[int, ...]) -> tuple[str, ...]:
    """Axx stays by his own power, any other warrior by the fort."""
    by_axx = table.lines[table.who].now == AXX and AXX in kept
    found = ("axx.keep",) if by_axx else ()
    return (*found, "komfort.keep") if len(kept) > len(found) else found or ("attack.discard",)
