"""What is due at a table: who decides, and by which kinds of action."""

from typing import Final

from adjudicator.games.boru.rules.upkeep import chooser
from adjudicator.games.boru.table.actions import Do
from adjudicator.games.boru.table.table import Phase, Table

DUE: Final[dict[str, tuple[Do, ...]]] = {
    Phase.SETUP: (Do.SETTLE,),
    Phase.VIKINGS: (Do.REVEAL_VIKINGS,),
    Phase.COURTED: (Do.REVEAL_BRIDE,),
    Phase.DEAL: (Do.DEAL_UNSEEN, Do.DEAL),
    Phase.DRAFT: (Do.KEEP,),
    Phase.LEAD: (Do.LEAD, Do.CANNOT_LEAD),
    Phase.FOLLOW: (Do.PLAY,),
    Phase.ROW: (Do.TAKE,),
    Phase.BUY: (Do.BUY,),
    Phase.EXPAND: (Do.STAY, Do.EXPAND),
    Phase.REMOVE: (Do.REMOVE,),
    Phase.MARRIAGE: (Do.RESOLVE,),
    Phase.BRIDE_TOWN: (Do.PLACE,),
    Phase.PRINCESS: (Do.CHOOSE,),
    Phase.TRACK_TOWN: (Do.PLACE,),
    Phase.BATTLE: (Do.RESOLVE,),
    Phase.INVASION: (Do.YIELD,),
    Phase.CHURCH: (Do.RESOLVE,),
    Phase.MONASTERY: (Do.BUILD,),
    Phase.FOUR_DISCS: (Do.BUILD,),
    Phase.REGIONS: (Do.RESOLVE,),
    Phase.OVER: (),
    Phase.UNKNOWN: (),
}
GROUND: Final[dict[str, str]] = {
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
"""Phase to the rule that says what is due in it."""

_QUEUED: Final = (
    Phase.SETUP,
    Phase.BRIDE_TOWN,
    Phase.PRINCESS,
    Phase.TRACK_TOWN,
    Phase.MONASTERY,
    Phase.FOUR_DISCS,
)


def decider(table: Table) -> int:
    """Whose decision it is; NOBODY where chance or the rules go on by themselves."""
    phase = table.phase
    if phase in _QUEUED:
        return table.queue[0]
    if phase == Phase.LEAD:
        return table.marker
    if phase == Phase.FOLLOW:
        return (table.trick[0][0] + len(table.trick)) % table.size
    if phase == Phase.INVASION:
        return chooser(table, table.queue[0])
    if phase == Phase.DRAFT:
        fullest = max(player.pack.bit_count() for player in table.players)
        return next(
            seat for seat in table.clockwise(table.marker) if table.players[seat].pack.bit_count() == fullest
        )
    return table.acting


GROUND_OF: Final = {
    Phase.BRIDE_TOWN: "boru.marriage.town",
    Phase.PRINCESS: "boru.princess",
    Phase.TRACK_TOWN: "boru.marriage.track-town",
    Phase.INVASION: "boru.battle.targets",
    Phase.MONASTERY: "boru.church.one-monastery",
    Phase.FOUR_DISCS: "boru.church.four",
}
