"""The rules that allow a legal action. A ruling cites them."""

from typing import Final

from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.rulebook import RULES
from adjudicator.games.romans.rules.capture import has_power
from adjudicator.games.romans.rules.refusals import RULE_OF_STEP
from adjudicator.games.romans.table.actions import VERB, Action
from adjudicator.games.romans.table.cards import AXX
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from adjudicator.rulebook import citing
from adjudicator.ruling import Reason

_cite: Final = citing(RULES, READINGS)


def allowed_by(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """The rules by which this action of ``who`` is legal. Never called with an illegal one."""
    return tuple(_cite(f"romans.{rule}", readings) for rule in _rules(table, action, readings))


def _rules(table: Table, action: Action, readings: Readings) -> tuple[str, ...]:
    match table.step:
        case Step.LOSE | Step.LAY if action.verb == VERB[Step.LAY]:
            return ("neutral.lay",) if table.setup.neutral[table.who] else ("orders.lay",)
        case Step.LOSE | Step.LAY:
            return ("orders.lose",)
        case Step.DRUHID if action.what[0] != table.round and table.setup.druhid_shifts:
            return ("variant.druhid-shift",)
        case Step.KEEP:
            return _kept(table, action.what, has_power(table.setup, table.who, AXX, readings))
        case Step.FOKUS if table.who == table.winner and table.cards[table.who].now == AXX:
            return ("fokus.discard", "fokus.axx")
    return (RULE_OF_STEP[Step(table.step)],)


def _kept(table: Table, kept: tuple[int, ...], axx_has_power: bool) -> tuple[str, ...]:
    """Axx stays by his own power, if he has it. Any other warrior stays by KomFort."""
    by_axx = axx_has_power and table.cards[table.who].now == AXX and AXX in kept
    found = ("axx.keep",) if by_axx else ()
    return (*found, "komfort.keep") if len(kept) > len(found) else found or ("attack.discard",)
