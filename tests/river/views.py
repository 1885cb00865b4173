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
from adjudicator.games.river.table.table import Hidden, Table, place_of, put


def seen_by(table: Table, viewer: Side | None) -> Table:
    """The table with every hand hidden but the viewer's own; nobody's viewer sees no hand at all."""
    for side in SIDES:
        if side != viewer:
            hand, hidden = table.hands[place_of(side)], table.hidden[place_of(side)]
            battle = sum(card in BIT for card in hand)
            tactics = hidden.tactics + len(hand) - battle
            now = Hidden(hidden.old + battle, hidden.fresh, tactics)
            table = table._replace(hands=put(table.hands, side, ()), hidden=put(table.hidden, side, now))
    return table


def seen(action: Action, viewer: Side | None) -> Action:
    """The action as the viewer would write it down. An exchange is seen by both players only."""
    if isinstance(action, Draw) and action.side != viewer:
        return Draw(action.side, _back(action.card))
    if isinstance(action, Wymiana) and viewer is None:
        given, taken = (in_order(map(_back, cards)) for cards in (action.given, action.taken))
        return Wymiana(action.side, given, taken)
    return action


def _back(card: str) -> str:
    """What is seen of a card face down: the two piles have different backs."""
    return HIDDEN_BATTLE if card in BIT or card == HIDDEN_BATTLE else HIDDEN_TACTICS
