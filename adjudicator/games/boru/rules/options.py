"""Every action that is legal at a table, in canonical order."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from adjudicator.games.boru.rules.control import can_build, reachable
from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.hands import fitting_towns, leads, may_hold, may_lack_a_lead
from adjudicator.games.boru.rules.symbols import most_extras
from adjudicator.games.boru.rules.upkeep import bride_region
from adjudicator.games.boru.table.actions import CHOICES, Action, Do
from adjudicator.games.boru.table.board import REGIONS, town_names
from adjudicator.games.boru.table.cards import NOBLES, PRINCESS, ROWS, VIKING_CARDS, values
from adjudicator.games.boru.table.table import DEALT, Phase, Table, led_colour, winner


def actions(table: Table) -> tuple[Action, ...]:
    """Every legal action. What is legal now hangs on no reading; what it leads to may."""
    options = _OPTIONS.get(table.phase)
    return tuple(options(table)) if options else ()


def _setup(table: Table) -> Iterator[Action]:
    """Rule boru.setup.discs."""
    who = table.name(table.queue[0])
    return (Action(Do.SETTLE, who, town=town) for town in town_names(open_regions(table)))


def open_regions(table: Table) -> int:
    """The towns of the regions without any disc (rule boru.setup.discs)."""
    discs = table.discs
    found = 0
    for region in REGIONS:
        if not region.towns & discs:
            found |= region.towns
    return found


def _vikings(table: Table) -> Iterator[Action]:
    """Rule boru.prepare.vikings."""
    deck = VIKING_CARDS if table.vikings is None else table.vikings
    return (Action(Do.REVEAL_VIKINGS, number=strength) for strength in sorted(set(deck)))


def brides_left(table: Table) -> tuple[str, ...]:
    """The marriage cards that may come next: the Princess last of all (rules boru.prepare.bride, last)."""
    if table.deck == 1:
        return (PRINCESS,)
    if not table.deck:
        return ()
    seen = {table.bride, *table.gone, *(bride for player in table.players for bride in player.brides)}
    return tuple(bride for bride in NOBLES if bride not in seen)


def _courted(table: Table) -> Iterator[Action]:
    return (Action(Do.REVEAL_BRIDE, word=bride) for bride in brides_left(table))


def _deal(table: Table) -> Iterator[Action]:
    """Rule boru.draft.deal."""
    if not any(player.pack for player in table.players):
        yield Action(Do.DEAL_UNSEEN)
    pool = table.pool
    for player in table.players:
        if player.pack.bit_count() < DEALT[table.size]:
            yield from (Action(Do.DEAL, player.name, card) for card in values(pool))


def _draft(table: Table) -> Iterator[Action]:
    """Rule boru.draft.keep."""
    player = table.players[decider(table)]
    return (Action(Do.KEEP, player.name, cards=pair) for pair in combinations(values(player.pack), 2))


def _lead(table: Table) -> Iterator[Action]:
    """Rules boru.trick.marker, match, no-lead."""
    seat = table.marker
    who = table.name(seat)
    free = table.free
    for card in values(may_hold(table, seat) & leads(table)):
        for town in town_names(free & fitting_towns(card)):
            yield Action(Do.LEAD, who, card, town=town)
    if may_lack_a_lead(table, seat):
        yield Action(Do.CANNOT_LEAD, who)


def _follow(table: Table) -> Iterator[Action]:
    """Rule boru.trick.follow."""
    seat = decider(table)
    who = table.name(seat)
    return (Action(Do.PLAY, who, card) for card in values(may_hold(table, seat)))


def _row(table: Table) -> Iterator[Action]:
    """Rules boru.trick.main, side."""
    who = table.name(table.acting)
    return (Action(Do.TAKE, who, word=row) for row in open_rows(table))


def open_rows(table: Table) -> tuple[str, ...]:
    """The main action for the winner, one of the side actions for everybody else."""
    seat, card = table.order[table.acted]
    if seat == trick_winner(table):
        return ("main",)
    return tuple(row for row in ROWS[1:] if table.card.row(row)) if card else ()


def trick_winner(table: Table) -> int:
    """Who has won the trick being resolved; the marker has left the town once the winner has acted."""
    if table.active >= 0:
        return winner(table.trick, led_colour(table))
    return table.marker


def _buy(table: Table) -> Iterator[Action]:
    """Rule boru.action.extras."""
    seat = table.acting
    symbol = table.card.row(table.row)[table.place]
    most = most_extras(table, seat, symbol)
    return (Action(Do.BUY, table.name(seat), extras) for extras in range(most + 1))


def _expand(table: Table) -> Iterator[Action]:
    """Rules boru.expand, boru.expand.road."""
    seat = table.acting
    who = table.name(seat)
    yield Action(Do.STAY, who)
    for origin, town in reachable(table, seat):
        yield Action(Do.EXPAND, who, town=town, origin=origin)


def _towns(kind: Do, towns: Callable[[Table], int]) -> Callable[[Table], Iterator[Action]]:
    """One action for each of these towns."""

    def options(table: Table) -> Iterator[Action]:
        who = table.name(decider(table))
        return (Action(kind, who, town=town) for town in town_names(towns(table)))

    return options


def _princess(table: Table) -> Iterator[Action]:
    who = table.name(table.queue[0])
    return (Action(Do.CHOOSE, who, word=word) for word in CHOICES)


def _step(table: Table) -> Iterator[Action]:
    """Rule boru.upkeep.steps; without the face-up card nobody can marry."""
    if table.phase != Phase.MARRIAGE or table.bride:
        yield Action(Do.RESOLVE, word=table.phase)


_OPTIONS: Final[dict[str, Callable[[Table], Iterator[Action]]]] = {
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
    Phase.REMOVE: _towns(Do.REMOVE, lambda table: table.covered),
    Phase.MARRIAGE: _step,
    Phase.BRIDE_TOWN: _towns(Do.PLACE, lambda table: bride_region(table, table.queue[0])),
    Phase.PRINCESS: _princess,
    Phase.TRACK_TOWN: _towns(Do.PLACE, lambda table: table.free),
    Phase.BATTLE: _step,
    Phase.INVASION: _towns(Do.YIELD, lambda table: table.controlled(table.queue[0])),
    Phase.CHURCH: _step,
    Phase.MONASTERY: _towns(Do.BUILD, lambda table: can_build(table, table.queue[0])),
    Phase.FOUR_DISCS: _towns(Do.BUILD, lambda table: can_build(table, table.queue[0])),
    Phase.REGIONS: _step,
}
