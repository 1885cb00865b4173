"""The rules of play: which actions are legal, why others are not, and what each action does."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

from adjudicator.games.river.rules.cited import allowed_by
from adjudicator.games.river.rules.declaring import after_claim, claim_refusal, proved_dams
from adjudicator.games.river.rules.hands import can_be_drawn, possible_cards
from adjudicator.games.river.rules.placing import after_place, place_refusal, tactics_refusal
from adjudicator.games.river.rules.preparing import after_log, after_retreat, log_refusal, retreat_refusal
from adjudicator.games.river.rules.ruses import after_ruse, ruse_actions, ruse_refusal
from adjudicator.games.river.rules.skipping import after_skip, skip_refusal
from adjudicator.games.river.rules.turns import (
    after_draw,
    after_end,
    close_finished_turn,
    draw_is_a_right,
    draw_refusal,
    end_of,
    end_refusal,
    may_draw_tactics,
    next_turn,
    turn_refusal,
    winning_rule,
    won_by,
)
from adjudicator.games.river.rules.wymiana import too_many_exchanges
from adjudicator.games.river.table.actions import (
    HIDDEN_BATTLE,
    HIDDEN_TACTICS,
    Action,
    Claim,
    Draw,
    End,
    Log,
    Place,
    Retreat,
    Skip,
    read,
    write,
)
from adjudicator.games.river.table.cards import BIT, RUSES, names
from adjudicator.games.river.table.facts import facts
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import (
    Table,
    has_room,
    tile_of,
    unknown_cards,
    unknown_tactics,
)
from adjudicator.play import Play
from adjudicator.readings import Readings
from adjudicator.ruling import Reason
from adjudicator.values import Json
from solver.answer import OutOfBudget


def refusal(table: Table, action: Action, readings: Readings) -> Reason | None:
    """Why this action is not legal now, or None if it is legal."""
    table = close_finished_turn(table, action.side, readings)
    refused = turn_refusal(table, action)
    if refused is not None:
        return refused
    match action:
        case Retreat():
            return retreat_refusal(table, action, readings)
        case Log():
            return log_refusal(table, action)
        case Place():
            return place_refusal(table, action, readings)
        case Skip():
            return skip_refusal(table, action, readings)
        case Draw():
            return draw_refusal(table, action, readings)
        case Claim():
            return claim_refusal(table, action, readings)
        case End():
            return end_refusal(table, action)
        case _:
            return ruse_refusal(table, action, readings)


def after(table: Table, action: Action, readings: Readings) -> Table:
    """The table after a legal action."""
    table = close_finished_turn(table, action.side, readings)
    match action:
        case Retreat():
            return after_retreat(table, action, readings)
        case Log():
            return after_log(table, action)
        case Place():
            return after_place(table, action, readings)
        case Skip():
            return after_skip(table, readings)
        case Draw():
            return after_draw(table, action, readings)
        case Claim():
            return after_claim(table, action)
        case End():
            return after_end(table, readings)
        case _:
            return after_ruse(table, action, readings)


def actions(table: Table, readings: Readings) -> tuple[Action, ...]:
    """Every legal action: claims, preparation, battle cards, elites, ruses, draws, the end of the turn."""
    return tuple(each_action(table, readings))


def each_action(table: Table, readings: Readings) -> Iterator[Action]:
    """The same one by one, for those who need only some."""
    side = table.turn
    if table.winner is not None:
        return
    if side == "attacker":
        for dam in proved_dams(table, readings):
            yield Claim(side, tile_of(dam))
    if table.phase == "prepare":
        yield from _preparations(table, side, readings)
    if table.phase in ("prepare", "play"):
        yield from _placings_and_ruses(table, side, readings)
    elif table.phase == "draw":
        yield from _draws(table, side, readings)
    if table.phase == "end" or draw_is_a_right(table):
        yield End(side)
        if table.ending != "last":
            yield from each_action(next_turn(table, readings), readings)


def _tiles(table: Table) -> tuple[int, ...]:
    """The tiles in the order of the river."""
    return tuple(dam.name for dam in table.dams if isinstance(dam.name, int))


def _preparations(table: Table, side: Side, readings: Readings) -> Iterator[Action]:
    for tile in _tiles(table):
        if side == "defender":
            if log_refusal(table, log := Log(side, tile)) is None:
                yield log
        elif retreat_refusal(table, retreat := Retreat(side, tile), readings) is None:
            yield retreat


def _placings_and_ruses(table: Table, side: Side, readings: Readings) -> Iterator[Action]:
    """Battle cards and elites at every dam with a free slot, ruses, or a skip if nothing can be played.

    If a Wymiana of large hands can be done in too many ways, one is listed before OutOfBudget is raised.
    """
    room = [tile for tile, dam in zip(_tiles(table), table.dams, strict=True) if has_room(dam, side)]
    for card in possible_cards(table, side):
        if card in RUSES:
            if tactics_refusal(table, side, card, readings) is None:
                if card == "wymiana" and too_many_exchanges(table, side, readings):
                    yield from islice(ruse_actions(table, side, card, readings), 1)
                    raise OutOfBudget
                yield from ruse_actions(table, side, card, readings)
        elif card in BIT or tactics_refusal(table, side, card, readings) is None:
            yield from (Place(side, card, tile) for tile in room)
    if skip_refusal(table, skip := Skip(side), readings) is None:
        yield skip


def _draws(table: Table, side: Side, readings: Readings) -> Iterator[Action]:
    if table.deck:
        yield from (Draw(side, card) for card in names(unknown_cards(table)) if can_be_drawn(table, card))
        yield Draw(side, HIDDEN_BATTLE)
    if may_draw_tactics(table, readings):
        yield from (Draw(side, card) for card in dict.fromkeys(unknown_tactics(table)))
        yield Draw(side, HIDDEN_TACTICS)
    if not table.deck:
        yield Skip(side)


def result(table: Table, readings: Readings) -> Mapping[str, Json] | None:  # noqa: ARG001 - the signature is the same in every game
    """Who has won, how, and the numbers that a Rewanż compares. None while the game goes on."""
    if table.winner is None:
        return None
    return {
        "winner": table.winner,
        "by": won_by(table),
        "rule": winning_rule(table),
        "deck": table.deck,
        "tactics_deck": table.tactics_deck or 0,
        "logs": table.logs,
        "undamaged": sum(not dam.damaged for dam in table.dams),
    }


def explain_end(table: Table, readings: Readings) -> Reason:  # noqa: ARG001
    """Who has won and how, as a reason."""
    assert table.winner is not None, "the game is over"
    return end_of(table, table.winner).reason


PLAY: Final[Play[Table, Action]] = Play(
    refusal=refusal,
    after=after,
    actions=actions,
    read=read,
    write=write,
    facts=facts,
    result=result,
    hint="attacker play R8 at 3",
    action_reasons=allowed_by,
    explain_end=explain_end,
)
