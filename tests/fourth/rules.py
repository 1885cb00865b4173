"""The rules of play: the reference for every engine."""

from collections.abc import Mapping
from typing import Final

from adjudicator.play import Play
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Reason
from adjudicator.values import Json
from tests.fourth.readings import EQUAL
from tests.fourth.table import (
    COINS,
    OF_EACH,
    PLAYERS,
    Action,
    Fist,
    Show,
    Swap,
    Table,
    facts,
    other,
    read,
    write,
)


def refusal(table: Table, action: Action, _: Readings) -> Reason | None:
    who, coin, fist = action.who, action.coin, table.fist(action.who)
    if len(table.shown) == len(PLAYERS):
        return Reason("coins.end", "coins-over")
    if who != table.turn:
        return Reason("coins.turn", "coins-not-the-turn", {"who": who, "turn": table.turn})
    if fist.coin is not None and fist.coin != coin:
        return Reason("coins.setup", "coins-another-coin", {"who": who, "coin": coin, "held": fist.coin})
    if fist.coin is None and table.in_sight[coin] == OF_EACH:
        return Reason("coins.setup", "coins-all-in-sight", {"who": who, "coin": coin})
    if isinstance(action, Swap) and fist.swapped:
        return Reason("coins.swap", "coins-swapped-before", {"who": who})
    if isinstance(action, Swap) and action.taken not in table.middle:
        return Reason("coins.swap", "coins-not-in-the-middle", {"coin": action.taken})
    return None


def after(table: Table, action: Action, _: Readings) -> Table:
    who, middle = action.who, list(table.middle)
    if isinstance(action, Show):
        fist = Fist(action.coin, shown=True, swapped=table.fist(who).swapped)
    else:
        fist = Fist(action.taken, swapped=True)
        middle.remove(action.taken)
        middle.append(action.coin)
    fists = (fist, table.fists[1]) if who == PLAYERS[0] else (table.fists[0], fist)
    waiting = [player for player in (other(who), who) if not fists[PLAYERS.index(player)].shown]
    return Table(fists, tuple(sorted(middle)), waiting[0] if waiting else None)


def actions(table: Table, readings: Readings) -> tuple[Action, ...]:
    who = table.turn or PLAYERS[0]
    every: list[Action] = [Show(who, coin) for coin in COINS]
    every += [Swap(who, coin, taken) for coin in COINS for taken in COINS]
    return tuple(action for action in every if refusal(table, action, readings) is None)


def action_reasons(_: Table, action: Action, _readings: Readings) -> tuple[Reason, ...]:
    turn = Reason("coins.turn", "coins-on-turn", {"who": action.who})
    return turn, step(action)


def step(action: Action) -> Reason:
    """What the action does, with its rule."""
    if isinstance(action, Show):
        return Reason("coins.show", "coins-shows", {"who": action.who, "coin": action.coin})
    params: Params = {"who": action.who, "coin": action.coin, "taken": action.taken}
    return Reason("coins.swap", "coins-swaps", params)


def winners(table: Table, readings: Readings) -> tuple[str, ...] | None:
    """Rules coins.end and coins.equal. None while the game goes on."""
    first, second = (fist.coin if fist.shown else None for fist in table.fists)
    if first is None or second is None:
        return None
    if first == second:
        return PLAYERS if readings[EQUAL.id] == "both" else ()
    return PLAYERS[:1] if first > second else PLAYERS[1:]


def result(table: Table, readings: Readings) -> Mapping[str, Json] | None:
    won = winners(table, readings)
    return None if won is None else {"winners": list(won)}


def explain_end(table: Table, readings: Readings) -> Reason:
    won = winners(table, readings) or ()
    if len(won) == 1:
        coins = {"coin": table.fist(won[0]).coin, "lower": table.fist(other(won[0])).coin}
        return Reason("coins.end", "coins-won", {"who": won[0], **coins})
    return Reason("coins.equal", f"coins-equal-{readings[EQUAL.id]}", {"coin": table.fists[0].coin})


PLAY: Final = Play(
    refusal=refusal,
    after=after,
    actions=actions,
    read=read,
    write=write,
    facts=facts,
    result=result,
    hint="ala swaps 2 for 5",
    action_reasons=action_reasons,
    explain_end=explain_end,
)
