"""What is due at a table: who decides, which kinds of action are possible, and which rule says so."""

from typing import Final

from adjudicator.games.boru.rules.upkeep import loss_chooser
from adjudicator.games.boru.table.actions import ActionKind
from adjudicator.games.boru.table.table import UPKEEP_DECISIONS, Phase, Table

DUE_ACTIONS: Final[dict[str, tuple[ActionKind, ...]]] = {
    Phase.SETUP: (ActionKind.SETTLE,),
    Phase.VIKINGS: (ActionKind.REVEAL_VIKINGS,),
    Phase.COURTED: (ActionKind.REVEAL_BRIDE,),
    Phase.DEAL: (ActionKind.DEAL_UNSEEN, ActionKind.DEAL),
    Phase.DRAFT: (ActionKind.KEEP,),
    Phase.LEAD: (ActionKind.LEAD, ActionKind.CANNOT_LEAD),
    Phase.FOLLOW: (ActionKind.PLAY,),
    Phase.ROW: (ActionKind.TAKE,),
    Phase.BUY: (ActionKind.BUY,),
    Phase.EXPAND: (ActionKind.STAY, ActionKind.EXPAND),
    Phase.REMOVE: (ActionKind.REMOVE,),
    Phase.MARRIAGE: (ActionKind.RESOLVE,),
    Phase.BRIDE_TOWN: (ActionKind.PLACE,),
    Phase.PRINCESS: (ActionKind.CHOOSE,),
    Phase.TRACK_TOWN: (ActionKind.PLACE,),
    Phase.BATTLE: (ActionKind.RESOLVE,),
    Phase.INVASION: (ActionKind.YIELD,),
    Phase.CHURCH: (ActionKind.RESOLVE,),
    Phase.MONASTERY: (ActionKind.BUILD,),
    Phase.FOUR_DISCS: (ActionKind.BUILD,),
    Phase.REGIONS: (ActionKind.RESOLVE,),
    Phase.OVER: (),
    Phase.UNKNOWN: (),
}
"""Phase to the kinds of action that are due in it."""
DUE_RULE: Final[dict[str, str]] = {
    Phase.SETUP: "setup.discs",
    Phase.VIKINGS: "prepare.vikings",
    Phase.COURTED: "prepare.bride",
    Phase.DEAL: "draft.deal",
    Phase.DRAFT: "draft.keep",
    Phase.LEAD: "trick.marker",
    Phase.FOLLOW: "trick.follow",
    Phase.ROW: "trick.order",
    Phase.BUY: "action.extras",
    Phase.EXPAND: "expand",
    Phase.REMOVE: "action.remove",
    Phase.MARRIAGE: "upkeep.steps",
    Phase.BRIDE_TOWN: "marriage.town",
    Phase.PRINCESS: "princess",
    Phase.TRACK_TOWN: "marriage.track-town",
    Phase.BATTLE: "upkeep.steps",
    Phase.INVASION: "battle.invasion",
    Phase.CHURCH: "upkeep.steps",
    Phase.MONASTERY: "church.first",
    Phase.FOUR_DISCS: "church.four",
    Phase.REGIONS: "upkeep.steps",
    Phase.OVER: "end.when",
    Phase.UNKNOWN: "round.phases",
}
"""Phase to the rule that says what is due in it, without the prefix ``boru.``."""

QUEUED: Final = (Phase.SETUP, *UPKEEP_DECISIONS)
"""The phases in which players decide one after another, in the order of the queue."""


def decider(table: Table) -> int:
    """Whose decision it is; NOBODY if chance or the rules determine what happens, or all choose at once."""
    phase = table.phase
    if phase == Phase.INVASION:
        return loss_chooser(table, table.queue[0])
    if phase in QUEUED:
        return table.queue[0]
    if phase == Phase.LEAD:
        return table.marker
    if phase == Phase.FOLLOW:
        return (table.trick[0][0] + len(table.trick)) % table.size
    return table.acting


def yet_to_choose(table: Table) -> tuple[int, ...]:
    """Draft: those who have not chosen from their pack yet. All choose at once (rule boru.draft.keep)."""
    sizes = [player.pack.bit_count() for player in table.players]
    return tuple(seat for seat, size in enumerate(sizes) if size == max(sizes))


CHOICE_RULE: Final = {
    Phase.BRIDE_TOWN: "boru.marriage.town",
    Phase.PRINCESS: "boru.princess",
    Phase.TRACK_TOWN: "boru.marriage.track-town",
    Phase.INVASION: "boru.battle.targets",
    Phase.MONASTERY: "boru.church.one-monastery",
    Phase.FOUR_DISCS: "boru.church.four",
}
"""Phase of the upkeep to the rule that is cited for the choice in it."""
