"""The rules that allow a legal action. A record cites them."""

from typing import Final

from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rulebook import RULES
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.readings import Readings
from adjudicator.rulebook import citing
from adjudicator.ruling import Reason

_cite: Final = citing(RULES, READINGS)
_RULES: Final = {
    ActionKind.REVEAL_VIKINGS: "prepare.vikings",
    ActionKind.REVEAL_BRIDE: "prepare.bride",
    ActionKind.DEAL: "draft.deal",
    ActionKind.DEAL_UNSEEN: "draft.deal",
    ActionKind.RESOLVE: "upkeep.steps",
    ActionKind.SETTLE: "setup.discs",
    ActionKind.KEEP: "draft.keep",
    ActionKind.LEAD: "trick.match",
    ActionKind.CANNOT_LEAD: "trick.no-lead",
    ActionKind.PLAY: "trick.follow",
    ActionKind.BUY: "action.extras",
    ActionKind.EXPAND: "expand.road",
    ActionKind.STAY: "expand",
    ActionKind.REMOVE: "action.remove",
    ActionKind.CHOOSE: "princess",
    ActionKind.YIELD: "battle.invasion",
}
_RULES_OF_PHASE: Final = {
    Phase.BRIDE_TOWN: "marriage.town",
    Phase.TRACK_TOWN: "marriage.track-town",
    Phase.MONASTERY: "church.first",
    Phase.FOUR_DISCS: "church.four",
}
"""The rules of a disc or a monastery, by what is due."""


def allowed_by(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """The rules by which this action is legal. Never called with an illegal one."""
    return tuple(_cite(f"boru.{rule}", readings) for rule in _rules(table, action))


def _rules(table: Table, action: Action) -> tuple[str, ...]:
    if action.kind is ActionKind.TAKE:
        return ("trick.order", "trick.main" if action.word == "main" else "trick.side")
    found = _RULES.get(action.kind) or _RULES_OF_PHASE.get(table.phase)
    return () if found is None else (found,)
