"""The symbols of a card's action, resolved from left to right up to the next decision."""

from collections.abc import Callable
from typing import Final

from adjudicator.games.boru.rules.control import can_expand
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.table.board import FIRST, TOP, TOWNS
from adjudicator.games.boru.table.cards import COIN, COURT, EXPAND, PAY, PRAY, RAID, REMOVE, TAKE
from adjudicator.games.boru.table.table import NOBODY, Phase, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Param

EXTRA_COST: Final = 2
"""Coins for one further disc, raider or step."""
EXPANSION_COST: Final = 5
"""Coins for an expansion."""
POINTS_FOR_A_COIN: Final = 2
"""Points lost for each coin that a player cannot pay."""

TableAndPhase = tuple[Table, str]
"""The table after a symbol, and the phase in which it waits for a decision; empty if it does not wait."""
_NO_DECISION: Final = ""


def resolve_symbols(table: Table, readings: Readings, trace: Trace) -> Table:
    """Rule boru.action.symbols: every symbol of the row from the current one on, left to right."""
    seat = table.acting
    symbols = table.card.row(table.row)
    for place in range(table.place, len(symbols)):
        table, waits = _SYMBOLS[symbols[place]](table, seat, trace)
        if waits:
            return table._replace(phase=waits, place=place)
        table = _after_symbol(table, seat, symbols[place], readings, trace)
    return step_back(table, seat, trace)


def _after_symbol(table: Table, seat: int, symbol: str, readings: Readings, trace: Trace) -> Table:
    if symbol == COURT and readings["track-collision"] == "after-symbol":
        return step_back(table, seat, trace)
    return table


def _take(table: Table, seat: int, trace: Trace) -> TableAndPhase:
    """Rule boru.action.take."""
    town = table.active
    trace.tell("action.take", "took-town", player=table.name(seat), town=TOWNS[town])
    discs = table.players[seat].discs | 1 << town
    return table.set(seat, discs=discs)._replace(marker=seat, active=NOBODY), _NO_DECISION


def _coin(table: Table, seat: int, trace: Trace) -> TableAndPhase:
    """Rule boru.action.coin."""
    coins = table.players[seat].coins + 1
    trace.tell("action.coin", "got-coin", player=table.name(seat), coins=coins)
    return table.set(seat, coins=coins), _NO_DECISION


def _pay(table: Table, seat: int, trace: Trace) -> TableAndPhase:
    """Rules boru.action.pay, boru.action.pay-points (readings pay-partial, score-floor)."""
    player = table.players[seat]
    if player.coins:
        trace.tell("action.pay", "paid-coin", player=player.name, coins=player.coins - 1)
        return table.set(seat, coins=player.coins - 1), _NO_DECISION
    left = max(0, player.points - POINTS_FOR_A_COIN)
    trace.tell("action.pay-points", "paid-points", player=player.name, lost=player.points - left, points=left)
    return table.set(seat, points=left), _NO_DECISION


def _pray(table: Table, seat: int, trace: Trace) -> TableAndPhase:
    """Rule boru.action.church."""
    player = table.players[seat]
    trace.tell("action.church", "church-disc", player=player.name, count=player.church + 1)
    table = table.set(seat, church=player.church + 1)
    return table, Phase.BUY if most_extras(table, seat, PRAY) else _NO_DECISION


def _raid(table: Table, seat: int, trace: Trace) -> TableAndPhase:
    """Rules boru.action.raid, boru.action.raid-none (reading void-symbols)."""
    player = table.players[seat]
    if not table.battle:
        trace.tell("action.raid-none", "no-raiders", player=player.name)
        return table, _NO_DECISION
    trace.tell("action.raid", "took-raider", player=player.name, count=player.raiders + 1)
    table = table.set(seat, raiders=player.raiders + 1)._replace(battle=table.battle - 1)
    return table, Phase.BUY if most_extras(table, seat, RAID) else _NO_DECISION


def _court(table: Table, seat: int, trace: Trace) -> TableAndPhase:
    """Rules boru.action.court, boru.action.court-top (reading void-symbols)."""
    player = table.players[seat]
    if player.track == TOP:
        trace.tell("action.court-top", "at-the-top", player=player.name)
        return table, _NO_DECISION
    trace.tell("action.court", "courted", player=player.name, space=player.track + 2)
    table = table.set(seat, track=player.track + 1)
    return table, Phase.BUY if most_extras(table, seat, COURT) else _NO_DECISION


def _expand(table: Table, seat: int, trace: Trace) -> TableAndPhase:
    """Rule boru.expand: the player may expand for five coins."""
    player = table.players[seat]
    if player.coins < EXPANSION_COST:
        trace.tell("expand", "expand-no-coins", player=player.name, coins=player.coins)
        return table, _NO_DECISION
    if not can_expand(table, seat):
        trace.tell("expand.road", "expand-nowhere", player=player.name)
        return table, _NO_DECISION
    return table, Phase.EXPAND


def _remove(table: Table, seat: int, trace: Trace) -> TableAndPhase:
    """Rule boru.action.remove: from any player's town, if one has a token (reading remove-viking)."""
    if not table.covered:
        trace.tell("action.remove", "no-vikings", player=table.name(seat))
        return table, _NO_DECISION
    return table, Phase.REMOVE


_SYMBOLS: Final[dict[str, Callable[[Table, int, Trace], TableAndPhase]]] = {
    TAKE: _take,
    COIN: _coin,
    PAY: _pay,
    PRAY: _pray,
    RAID: _raid,
    COURT: _court,
    EXPAND: _expand,
    REMOVE: _remove,
}


# The decisions for symbols


def most_extras(table: Table, seat: int, symbol: str) -> int:
    """How many extras the player may buy at this symbol (rule boru.action.extras, reading buy-extras)."""
    player = table.players[seat]
    affordable = player.coins // EXTRA_COST
    if symbol == RAID:
        return min(affordable, table.battle)
    if symbol == COURT:
        return min(affordable, TOP - player.track)
    return affordable


def buy(table: Table, extras: int, readings: Readings, trace: Trace) -> Table:
    """Rule boru.action.extras: two coins for each further disc, raider or step."""
    seat = table.acting
    symbol = table.card.row(table.row)[table.place]
    player = table.players[seat]
    coins = player.coins - EXTRA_COST * extras
    if extras:
        what, before = {
            PRAY: ("disc", player.church),
            RAID: ("raider", player.raiders),
            COURT: ("step", player.track + 1),
        }[symbol]
        told: dict[str, Param] = {"what": what, "coins": coins, "total": before + extras}
        trace.tell("action.extras", "bought", player=player.name, count=extras, **told)
    if symbol == PRAY:
        table = table.set(seat, coins=coins, church=player.church + extras)
    elif symbol == RAID:
        table = table.set(seat, coins=coins, raiders=player.raiders + extras)
        table = table._replace(battle=table.battle - extras)
    else:
        table = table.set(seat, coins=coins, track=player.track + extras)
    return _after_symbol(table, seat, symbol, readings, trace)


def expand(table: Table, origin: str, town: str, trace: Trace) -> Table:
    """Rule boru.expand: the player pays five coins and puts a disc on the town at the other end of a road."""
    seat = table.acting
    player = table.players[seat]
    coins = player.coins - EXPANSION_COST
    trace.tell("expand", "expanded", player=player.name, origin=origin, town=town, coins=coins)
    return table.set(seat, coins=coins, discs=player.discs | 1 << TOWNS.index(town))


def remove(table: Table, town: str, trace: Trace) -> Table:
    """Rule boru.action.remove: the owner of the disc controls the town again."""
    place = TOWNS.index(town)
    owner = table.name(table.owner(place))
    trace.tell("action.remove", "removed", player=table.name(table.acting), town=town, owner=owner)
    return table._replace(covered=table.covered & ~(1 << place))


def step_back(table: Table, seat: int, trace: Trace) -> Table:
    """Rule boru.action.court-taken: back to the next lower space without a disc (reading track-collision)."""
    track = table.players[seat].track
    if track == FIRST:
        return table
    taken = {player.track for place, player in enumerate(table.players) if place != seat}
    free = track
    while free != FIRST and free in taken:
        free -= 1
    if free == track:
        return table
    trace.tell("action.court-taken", "stepped-back", player=table.name(seat), space=track + 1, free=free + 1)
    return table.set(seat, track=free)
