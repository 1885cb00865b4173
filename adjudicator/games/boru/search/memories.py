"""Whether a course of play fits what players remember of the draft."""

from adjudicator.games.boru.search.deals import some_deal
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.hand_knowledge import hand_knowledge
from adjudicator.games.boru.table.position import Position


def fits_memories(position: Position, done: tuple[Action, ...]) -> bool:
    """Do the cards played in this round fit what players remember of its draft?"""
    if not position.memories:
        return True
    at = hand_knowledge(position.table, position.memories, None)
    for action in done:
        if action.kind is ActionKind.REVEAL_VIKINGS:  # the next round has begun
            break
        seat = position.table.seat(action.player)
        if action.kind in (ActionKind.LEAD, ActionKind.PLAY) and not at.hands[seat] >> action.number & 1:
            at = at.with_card(seat, action.number)
    return some_deal(at) is not None
