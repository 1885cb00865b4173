"""Every action that is legal at a table, in a fixed order."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from adjudicator.games.boru.rules.control import expansions, monastery_sites
from adjudicator.games.boru.rules.due import decider, yet_to_choose
from adjudicator.games.boru.rules.hands import leading_cards, matching_towns, may_be_unable_to_lead, may_hold
from adjudicator.games.boru.rules.symbols import most_extras
from adjudicator.games.boru.rules.upkeep import bride_towns
from adjudicator.games.boru.table.actions import PRINCESS_CHOICES, Action, ActionKind
from adjudicator.games.boru.table.board import REGIONS, town_names
from adjudicator.games.boru.table.cards import NOBLES, PRINCESS, ROWS, VIKING_CARDS, values
from adjudicator.games.boru.table.table import DEALT, Phase, Table, led_colour, winner


def legal_actions(table: Table) -> tuple[Action, ...]:
    """Every legal action. Readings do not change what is legal; they may change its effect."""
    options = _ACTIONS_IN.get(table.phase)
    return tuple(options(table)) if options else ()


def _setup(table: Table) -> Iterator[Action]:
    """Rule boru.setup.discs."""
    who = table.name(table.queue[0])
    return (Action(ActionKind.SETTLE, who, town=town) for town in town_names(towns_in_empty_regions(table)))


def towns_in_empty_regions(table: Table) -> int:
    """The towns of all regions without a disc (rule boru.setup.discs)."""
    discs = table.discs
    found = 0
    for region in REGIONS:
        if not region.towns & discs:
            found |= region.towns
    return found


def _vikings(table: Table) -> Iterator[Action]:
    """Rule boru.prepare.vikings."""
    deck = VIKING_CARDS if table.vikings is None else table.vikings
    return (Action(ActionKind.REVEAL_VIKINGS, number=strength) for strength in sorted(set(deck)))


def possible_next_brides(table: Table) -> tuple[str, ...]:
    """The marriage cards that may be revealed next; the Princess is last (rules boru.prepare.bride, last)."""
    if table.deck == 1:
        return (PRINCESS,)
    if not table.deck:
        return ()
    seen = {table.bride, *table.gone, *(bride for player in table.players for bride in player.brides)}
    return tuple(bride for bride in NOBLES if bride not in seen)


def _courted(table: Table) -> Iterator[Action]:
    return (Action(ActionKind.REVEAL_BRIDE, word=bride) for bride in possible_next_brides(table))


def _deal(table: Table) -> Iterator[Action]:
    """Rule boru.draft.deal."""
    if not any(player.pack for player in table.players):
        yield Action(ActionKind.DEAL_UNSEEN)
    pool = table.pool
    for player in table.players:
        if player.pack.bit_count() < DEALT[table.size]:
            yield from (Action(ActionKind.DEAL, player.name, card) for card in values(pool))


def _draft(table: Table) -> Iterator[Action]:
    """Rule boru.draft.keep: the choices of all who have not chosen yet."""
    for seat in yet_to_choose(table):
        player = table.players[seat]
        for pair in combinations(values(player.pack), 2):
            yield Action(ActionKind.KEEP, player.name, cards=pair)


def _lead(table: Table) -> Iterator[Action]:
    """Rules boru.trick.marker, match, no-lead."""
    seat = table.marker
    who = table.name(seat)
    free = table.free
    for card in values(may_hold(table, seat) & leading_cards(table)):
        for town in town_names(free & matching_towns(card)):
            yield Action(ActionKind.LEAD, who, card, town=town)
    if may_be_unable_to_lead(table, seat):
        yield Action(ActionKind.CANNOT_LEAD, who)


def _follow(table: Table) -> Iterator[Action]:
    """Rule boru.trick.follow."""
    seat = decider(table)
    who = table.name(seat)
    return (Action(ActionKind.PLAY, who, card) for card in values(may_hold(table, seat)))


def _row(table: Table) -> Iterator[Action]:
    """Rules boru.trick.main, side."""
    who = table.name(table.acting)
    return (Action(ActionKind.TAKE, who, word=row) for row in open_rows(table))


def open_rows(table: Table) -> tuple[str, ...]:
    """The winner takes the main action, everybody else a side action (rules boru.trick.main, side)."""
    if table.acting == trick_winner(table):
        return ("main",)
    return tuple(row for row in ROWS[1:] if table.card.row(row))


def trick_winner(table: Table) -> int:
    """Who has won the trick being resolved. Once the winner has acted, the winner has the marker."""
    if table.active >= 0:
        return winner(table.trick, led_colour(table))
    return table.marker


def _buy(table: Table) -> Iterator[Action]:
    """Rule boru.action.extras."""
    seat = table.acting
    symbol = table.card.row(table.row)[table.place]
    most = most_extras(table, seat, symbol)
    return (Action(ActionKind.BUY, table.name(seat), extras) for extras in range(most + 1))


def _expand(table: Table) -> Iterator[Action]:
    """Rules boru.expand, boru.expand.road."""
    seat = table.acting
    who = table.name(seat)
    yield Action(ActionKind.STAY, who)
    for origin, town in expansions(table, seat):
        yield Action(ActionKind.EXPAND, who, town=town, origin=origin)


def _one_for_each_town(
    kind: ActionKind, towns: Callable[[Table], int]
) -> Callable[[Table], Iterator[Action]]:
    """Actions of one kind, one for each of these towns."""

    def options(table: Table) -> Iterator[Action]:
        who = table.name(decider(table))
        return (Action(kind, who, town=town) for town in town_names(towns(table)))

    return options


def _princess(table: Table) -> Iterator[Action]:
    who = table.name(table.queue[0])
    return (Action(ActionKind.CHOOSE, who, word=word) for word in PRINCESS_CHOICES)


def _resolve_step(table: Table) -> Iterator[Action]:
    """Rule boru.upkeep.steps. If the face-up card is unknown the marriage cannot be resolved."""
    if table.phase != Phase.MARRIAGE or table.bride:
        yield Action(ActionKind.RESOLVE, word=table.phase)


_ACTIONS_IN: Final[dict[str, Callable[[Table], Iterator[Action]]]] = {
    Phase.SETUP: _setup,
    Phase.VIKINGS: _vikings,
    Phase.COURTED: _courted,
    Phase.DEAL: _deal,
    Phase.DRAFT: _draft,
    Phase.LEAD: _lead,
    Phase.FOLLOW: _follow,
    Phase.ROW: _row,
    Phase.BUY: _buy,
    Phase.EXPAND: _expand,
    Phase.REMOVE: _one_for_each_town(ActionKind.REMOVE, lambda table: table.covered),
    Phase.MARRIAGE: _resolve_step,
    Phase.BRIDE_TOWN: _one_for_each_town(ActionKind.PLACE, lambda table: bride_towns(table, table.queue[0])),
    Phase.PRINCESS: _princess,
    Phase.TRACK_TOWN: _one_for_each_town(ActionKind.PLACE, lambda table: table.free),
    Phase.BATTLE: _resolve_step,
    Phase.INVASION: _one_for_each_town(ActionKind.YIELD, lambda table: table.controlled(table.queue[0])),
    Phase.CHURCH: _resolve_step,
    Phase.MONASTERY: _one_for_each_town(
        ActionKind.BUILD, lambda table: monastery_sites(table, table.queue[0])
    ),
    Phase.FOUR_DISCS: _one_for_each_town(
        ActionKind.BUILD, lambda table: monastery_sites(table, table.queue[0])
    ),
    Phase.REGIONS: _resolve_step,
}
