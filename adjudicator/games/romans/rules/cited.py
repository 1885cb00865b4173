"""The rules that allow a legal action. A ruling cites them."""

from typing import Final

from adjudicator.games.romans.readings import DEFAULTS
from adjudicator.games.romans.rulebook import RULES
from adjudicator.games.romans.rules.refusals import RULE_OF_STEP
from adjudicator.games.romans.table.actions import Action
from adjudicator.games.romans.table.cards import AXX
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason

_READING_OF_RULE: Final = {rule.id: rule.reading for rule in RULES if rule.reading}
"""The reading that a rule depends on."""


def allowed_by(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """The rules by which this action is legal. Never called with an illegal one."""
    return tuple(
        Reason(f"romans.{rule}", _message(f"romans.{rule}", readings)) for rule in _rules(table, action)
    )


def _message(rule: str, readings: Readings) -> str:
    """The message with the text of the rule, or of its reading if that is not the default one."""
    reading = _READING_OF_RULE.get(rule, "")
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
        case Step.FOKUS if table.who == table.winner and table.cards[table.who].now == AXX:
            return ("fokus.discard", "fokus.axx")
    return (RULE_OF_STEP[Step(table.step)],)


def _kept(table: Table, kept: tuple[int, ...]) -> tuple[str, ...]:
    """Axx stays by his own power, any other warrior by KomFort."""
    by_axx = table.cards[table.who].now == AXX and AXX in kept
    found = ("axx.keep",) if by_axx else ()
    return (*found, "komfort.keep") if len(kept) > len(found) else found or ("attack.discard",)
