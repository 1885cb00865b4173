"""The same game as one side sees it: the opponent's hand and draws are hidden."""

from adjudicator.games.river.table.actions import (
    HIDDEN_BATTLE,
    HIDDEN_TACTICS,
    Action,
    Draw,
    Wymiana,
    in_order,
)
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.position import SIDES, Side
from adjudicator.games.river.table.table import Hidden, Table, index_of, replace_for


def seen_by(table: Table, viewer: Side | None) -> Table:
    """The table with every hand hidden except the viewer's own. A viewer of None sees no hand."""
    for side in SIDES:
        if side != viewer:
            hand, hidden = table.hands[index_of(side)], table.hidden[index_of(side)]
            battle = sum(card in BIT for card in hand)
            tactics = hidden.tactics + len(hand) - battle
            now = Hidden(hidden.old + battle, hidden.fresh, tactics)
            table = table._replace(
                hands=replace_for(table.hands, side, ()), hidden=replace_for(table.hidden, side, now)
            )
    return table


def seen(action: Action, viewer: Side | None) -> Action:
    """The action as the viewer would write it down. Only the two players see an exchange."""
    if isinstance(action, Draw) and action.side != viewer:
        return Draw(action.side, _back(action.card))
    if isinstance(action, Wymiana) and viewer is None:
        given, taken = (in_order(map(_back, cards)) for cards in (action.given, action.taken))
        return Wymiana(action.side, given, taken)
    return action


def _back(card: str) -> str:
    """A card seen face down. The two piles have different backs."""
    return HIDDEN_BATTLE if card in BIT or card == HIDDEN_BATTLE else HIDDEN_TACTICS
