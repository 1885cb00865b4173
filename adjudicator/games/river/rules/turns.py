"""Turns and phases: whose turn it is, the draw, and the end of the turn and of the game."""

from adjudicator.games.river.rules.hands import can_be_drawn, with_card, without_stale_reshuffle
from adjudicator.games.river.rules.over import RULE_OF, Won, damaged_names
from adjudicator.games.river.table.actions import Action, Claim, Draw, End
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Side
from adjudicator.games.river.table.table import (
    HAND_ORDER,
    Table,
    has_room,
    index_of,
    opponent,
    whereabouts,
)
from adjudicator.readings import Readings
from adjudicator.ruling import Reason
from adjudicator.values import Json

# Whose turn it is


def close_finished_turn(table: Table, side: Side, readings: Readings) -> Table:
    """The table when this side acts. If the opponent's turn is finished but not closed, acting closes it."""
    if table.turn == side or table.winner is not None:
        return table
    if draw_is_a_right(table):
        table = enter_end_phase(table, readings)
    if table.turn != side and table.phase == "end" and table.ending != "last":
        return next_turn(table, readings)
    return table


def draw_is_a_right(table: Table) -> bool:
    """Once the battle pile is empty, a tactics card may be drawn, and waiving it needs no line."""
    return table.phase == "draw" and table.deck == 0


def turn_refusal(table: Table, action: Action) -> Reason | None:
    """Rule river.turn.order: only the side whose turn it is may act, and nobody after the game is won."""
    if table.winner is not None:
        return Reason(winning_rule(table), "river-game-over", {"winner": table.winner, "by": won_by(table)})
    if action.side == table.turn:
        return None
    if isinstance(action, Claim) and action.side == "attacker":
        return Reason("river.control.when", "river-claim-not-now", {"dam": str(action.dam)})
    if table.ending == "last":
        return Reason("river.end.last-turn", "river-last-turn", {"side": action.side})
    return Reason("river.turn.order", "river-not-your-turn", {"side": action.side, "phase": table.phase})


def next_turn(table: Table, readings: Readings) -> Table:
    """The table with the turn passed to the other side (rules river.turn.order, river.end.last-turn)."""
    side = opponent(table.turn)
    last = side == "attacker" and table.ending == "coming"
    table = table._replace(
        turn=side,
        phase="prepare",
        number=table.number + 1 if table.number else 0,
        ending="last" if last else table.ending,
    )
    return with_winner(table, readings)


def with_winner(table: Table, readings: Readings) -> Table:
    """The table with its winner, if any (rules river.win.four, river.win.last, river.dam.destroy)."""
    if table.destroyed is not None or table.damaged >= DAMAGED_TO_WIN:
        return table._replace(winner="attacker")
    if table.ending == "over" or _defender_is_walled_in(table, readings):
        return table._replace(winner="defender")
    return table


def _defender_is_walled_in(table: Table, readings: Readings) -> bool:
    """Is the defender to play with every slot filled (reading no-legal-placement: defender-wins)?"""
    if table.turn != "defender" or table.phase not in ("prepare", "play"):
        return False
    if any(has_room(dam, "defender") for dam in table.dams):
        return False
    return readings["no-legal-placement"] == "defender-wins"


def won_by(table: Table) -> str:
    """How the game was won: "destroyed", "four", "last-turn" or "no-room"."""
    if table.winner == "attacker":
        return "destroyed" if table.destroyed is not None else "four"
    return "last-turn" if table.ending == "over" else "no-room"


def end_of(table: Table, winner: Side) -> Won:
    """The end of a game that is over."""
    broken = () if table.winner == "defender" else damaged_names(table.dams)
    if table.destroyed is not None:
        broken = (str(table.destroyed),)
    return Won(winner, won_by(table), broken)


def winning_rule(table: Table) -> str:
    """The rule by which the game was won."""
    return RULE_OF[won_by(table)]


# The draw


def enter_draw_phase(table: Table, readings: Readings) -> Table:
    """The second phase is over.

    The draw follows, or is left out if no card can be drawn (river.draw.empty).
    """
    if table.deck == 0 and table.ending == "no" and readings["deck-end-trigger"] == "failed-draw":
        table = _with_last_turn_coming(table)
    if table.deck or may_draw_tactics(table, readings):
        return table._replace(phase="draw")
    return enter_end_phase(table, readings)


def may_draw_tactics(table: Table, readings: Readings) -> bool:
    """Rule river.tactics.draw; reading draw-when-deck-empty."""
    if not table.tactics_deck:
        return False
    return table.deck > 0 or readings["draw-when-deck-empty"] == "tactics-pile"


def enter_end_phase(table: Table, readings: Readings) -> Table:
    """The third phase is over. The attacker may still claim, the defender's turn ends."""
    table = table._replace(phase="end")
    return next_turn(table, readings) if table.turn == "defender" else table


def _with_last_turn_coming(table: Table) -> Table:
    """The pile is empty, so the attacker's next turn is the last (rule river.end.last-turn)."""
    return table._replace(ending="coming") if table.ending == "no" else table


def draw_refusal(table: Table, action: Draw, readings: Readings) -> Reason | None:
    """Rules river.draw.one, river.draw.empty, river.tactics.draw; reading draw-when-deck-empty."""
    params: dict[str, Json] = {"side": action.side, "card": action.card}
    if action.from_tactics and not table.uses_tactics:
        return Reason("river.tactics.setup", "river-no-tactics", params)
    if table.phase in ("prepare", "play"):
        return Reason("river.turn.phases", "river-draw-early", {"side": action.side})
    if table.phase == "end":
        message = "river-draw-twice" if table.deck or table.ending == "no" else "river-draw-empty"
        rule = "river.draw.one" if message == "river-draw-twice" else "river.draw.empty"
        return Reason(rule, message, {"side": action.side, "tactics": "no"})
    if action.from_tactics and not table.tactics_deck:
        return Reason("river.tactics.draw", "river-tactics-pile-empty", {"side": action.side})
    if not table.deck and not (action.from_tactics and may_draw_tactics(table, readings)):
        also = {"side": action.side, "tactics": "yes" if action.from_tactics else "no"}
        return Reason("river.draw.empty", "river-draw-empty", also)
    if action.card in HAND_ORDER and not can_be_drawn(table, action.card):
        return Reason(
            "river.draw.one",
            "river-not-in-pile",
            {**params, **_whereabouts_params(table, action)},
            (action.card,),
        )
    return None


def _whereabouts_params(table: Table, action: Draw) -> dict[str, str]:
    """Where the card is instead, as far as the table shows."""
    found = whereabouts(table, action.card)
    if found is not None:
        return {"where": "dam", "dam": str(found[0].name)}
    own = index_of(action.side)
    if action.card in table.hands[own]:
        return {"where": "own-hand", "dam": ""}
    if action.card in table.hands[1 - own]:
        return {"where": "other-hand", "dam": ""}
    return {"where": "discard" if action.card in table.discard else "unknown", "dam": ""}


def after_draw(table: Table, action: Draw, readings: Readings) -> Table:
    if action.from_tactics:
        table = table._replace(tactics_deck=(table.tactics_deck or 0) - 1)
        return enter_end_phase(with_card(table, action.side, action.card), readings)
    table = without_stale_reshuffle(with_card(table._replace(deck=table.deck - 1), action.side, action.card))
    if table.deck == 0 and table.ending == "no" and readings["deck-end-trigger"] == "emptied":
        table = _with_last_turn_coming(table)
    return enter_end_phase(table, readings)


# The end of a turn


def end_refusal(table: Table, action: End) -> Reason | None:
    """Rule river.turn.phases: a turn cannot end before playing and drawing."""
    if table.phase == "end" or draw_is_a_right(table):
        return None
    phase = "play" if table.phase == "prepare" else table.phase
    return Reason("river.turn.phases", "river-end-early", {"side": action.side, "phase": phase})


def after_end(table: Table, readings: Readings) -> Table:
    """The next turn, or the defender's win if this was the last turn (rule river.win.last)."""
    if table.ending == "last":
        return with_winner(table._replace(phase="end", ending="over"), readings)
    return next_turn(table, readings)
