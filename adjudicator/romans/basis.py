"""The rules that a legal action rests on: what a ruling cites where nothing is refused."""

from adjudicator.readings import Readings
from adjudicator.romans.actions import Action
from adjudicator.romans.cards import AXX
from adjudicator.romans.refusals import RULE
from adjudicator.romans.table import Step, Table


def basis(table: Table, action: Action, readings: Readings) -> tuple[str, ...]:
    """By which rules the action may be taken; never asked about an illegal one."""
    return tuple(f"romans.{rule}" for rule in _rules(table, action))


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
