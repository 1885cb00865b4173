"""Skipping: allowed only if nothing can be played, or instead of a draw if the pile is empty."""

from adjudicator.games.river.rules.placing import tactics_refusal
from adjudicator.games.river.rules.ruses import ruse_actions
from adjudicator.games.river.rules.turns import enter_draw_phase, enter_end_phase
from adjudicator.games.river.table.actions import Skip
from adjudicator.games.river.table.cards import BIT, RUSES
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import Table, has_room, index_of, unknown_tactics
from adjudicator.readings import Readings
from adjudicator.ruling import Reason


def skip_refusal(table: Table, action: Skip, readings: Readings) -> Reason | None:
    """Rules river.place.none, river.draw.one."""
    side = action.side
    if table.phase == "end":
        return Reason("river.turn.phases", "river-skip-nothing", {"side": side})
    if table.phase == "draw":
        return Reason("river.draw.one", "river-skip-draw", {"side": side}) if table.deck else None
    hand, hidden = table.hands[index_of(side)], table.hidden[index_of(side)]
    playable = [card for card in dict.fromkeys(hand) if _is_playable(table, side, card, readings)]
    if playable:
        return Reason(
            "river.place.none", "river-skip-can-play", {"side": side, "cards": playable}, tuple(playable)
        )
    if hidden.battle and _has_slot(table, side):
        return Reason("river.place.none", "river-skip-has-slot", {"side": side})
    unplayable = sum(not _is_playable(table, side, card, readings) for card in unknown_tactics(table))
    if hidden.tactics > unplayable:
        return Reason("river.place.none", "river-skip-has-slot", {"side": side})
    return None


def after_skip(table: Table, readings: Readings) -> Table:
    return enter_end_phase(table, readings) if table.phase == "draw" else enter_draw_phase(table, readings)


def _is_playable(table: Table, side: Side, card: str, readings: Readings) -> bool:
    """Could this card be played now, if it is in the hand?"""
    if card in BIT:
        return _has_slot(table, side)
    if tactics_refusal(table, side, card, readings) is not None:
        return False
    if card in RUSES:
        return next(ruse_actions(table, side, card, readings), None) is not None
    return _has_slot(table, side)


def _has_slot(table: Table, side: Side) -> bool:
    return any(has_room(dam, side) for dam in table.dams)
