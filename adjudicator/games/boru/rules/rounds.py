"""A round up to its upkeep: preparation, draft and tricks; before the first round, the first discs."""

from adjudicator.games.boru.rules.hands import leading_cards, without_card
from adjudicator.games.boru.rules.symbols import resolve_symbols
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.table.board import TOWNS
from adjudicator.games.boru.table.cards import CARDS, values
from adjudicator.games.boru.table.position import where
from adjudicator.games.boru.table.table import (
    DEALT,
    FACE_DOWN,
    NOBODY,
    SETUP_COINS,
    SETUP_POINTS,
    SETUP_RENOWN,
    Phase,
    Player,
    Table,
    led_colour,
    winner,
)
from adjudicator.readings import Readings

KEPT_FROM_A_PACK = 2
"""How many cards a player keeps from a pack (rule boru.draft.keep)."""


def settle(table: Table, town: str, trace: Trace) -> Table:
    """Rule boru.setup.discs."""
    seat = table.queue[0]
    if len(table.queue) == table.size:
        start = {"coins": SETUP_COINS, "renown": SETUP_RENOWN, "points": SETUP_POINTS}
        trace.tell("setup.start", "start", **start)
        trace.tell("setup.starter", "starter", player=table.name(seat))
    trace.tell("setup.discs", "settled", player=table.name(seat), town=town)
    discs = table.players[seat].discs | 1 << TOWNS.index(town)
    table = table.set(seat, discs=discs)._replace(queue=table.queue[1:])
    if table.queue:
        return table
    trace.tell("setup.tokens", "tokens-down", count=table.tokens.count(FACE_DOWN))
    trace.tell("setup.brides", "brides-ready", count=table.deck - 1)
    trace.tell("setup.vikings", "vikings-ready")
    return table._replace(phase=Phase.VIKINGS)


# Preparation


def reveal_vikings(table: Table, strength: int, trace: Trace) -> Table:
    """Rule boru.prepare.vikings."""
    trace.tell("prepare.vikings", "vikings-come", count=strength)
    deck = table.vikings
    if deck is not None:
        place = deck.index(strength)
        deck = (*deck[:place], *deck[place + 1 :])
    return table._replace(phase=Phase.COURTED, battle=table.battle + strength, vikings=deck)


def reveal_bride(table: Table, bride: str, trace: Trace) -> Table:
    """Rules boru.prepare.bride, last: a card still lying there is covered and leaves the game."""
    left = table.deck - 1
    trace.tell("prepare.bride", "bride-revealed", bride=bride, left=left)
    if not left:
        trace.tell("prepare.last", "last-round")
    covered = (table.bride,) if table.bride else ()
    return table._replace(phase=Phase.DEAL, bride=bride, deck=left, gone=(*table.gone, *covered))


# Draft


def deal(table: Table, seat: int, card: int, trace: Trace) -> Table:
    """Rules boru.draft.deal, aside, card by card. When everybody has all cards, the draft begins."""
    trace.tell("draft.deal", "dealt", player=table.name(seat), card=card)
    table = table.set(seat, pack=table.players[seat].pack | 1 << card)
    dealt = DEALT[table.size]
    if all(player.pack.bit_count() == dealt for player in table.players):
        _tell_aside(table, trace)
        return table._replace(phase=Phase.DRAFT)
    return table


def _tell_aside(table: Table, trace: Trace) -> None:
    """Rule boru.draft.aside."""
    if DEALT[table.size] * table.size < len(CARDS):
        trace.tell("draft.aside", "aside")


def deal_unseen(table: Table, trace: Trace) -> Table:
    """Rule boru.draft.deal, if the deal and the draft were not recorded."""
    dealt = DEALT[table.size]
    trace.tell("draft.deal", "dealt-unseen", count=dealt)
    _tell_aside(table, trace)
    players = tuple(player._replace(unseen=dealt) for player in table.players)
    return table._replace(players=players, phase=Phase.LEAD)


def keep(table: Table, seat: int, cards: tuple[int, ...], trace: Trace) -> Table:
    """Rules boru.draft.keep, rest: when everybody has kept two cards, the packs go to the left."""
    player = table.players[seat]
    chosen = sum(1 << card for card in cards)
    trace.tell("draft.keep", "kept", player=player.name, cards=list(cards))
    table = table.set(seat, pack=player.pack & ~chosen, kept=player.kept | chosen)
    if len({one.pack.bit_count() for one in table.players}) > 1:
        return table
    packs = [one.pack for one in table.players]
    return _pass_packs(table, (packs[-1], *packs[:-1]), trace)


def _pass_packs(table: Table, packs: tuple[int, ...], trace: Trace) -> Table:
    """Everybody gets the pack from their right. A pack of two cards or one is kept at once."""
    if packs[0].bit_count() > KEPT_FROM_A_PACK:
        players = tuple(player._replace(pack=pack) for player, pack in zip(table.players, packs, strict=True))
        return table._replace(players=players)
    hands = [player.kept | pack for player, pack in zip(table.players, packs, strict=True)]
    for player, pack in zip(table.players, packs, strict=True):
        trace.tell("draft.rest", "kept-rest", player=player.name, cards=list(values(pack)))
    players = tuple(
        player._replace(pack=0, kept=0, hand=hand) for player, hand in zip(table.players, hands, strict=True)
    )
    return table._replace(players=players, phase=Phase.LEAD)


# Tricks


def lead(table: Table, seat: int, card: int, town: str, trace: Trace) -> Table:
    """Rules boru.trick.marker, match."""
    trace.tell("trick.marker", "led", player=table.name(seat), card=card, town=town)
    table = without_card(table, seat, card)
    return table._replace(
        phase=Phase.FOLLOW, active=TOWNS.index(town), trick=((seat, card),), acted=0, passes=0
    )


def cannot_lead(table: Table, seat: int, trace: Trace) -> Table:
    """Rule boru.trick.no-lead (reading no-legal-lead): the lead passes on, once around the table at most."""
    trace.tell("trick.no-lead", "cannot-lead", player=table.name(seat))
    player = table.players[seat]
    if player.unseen:
        table = table.set(seat, lacks=player.lacks | leading_cards(table))
    table = table._replace(marker=(seat + 1) % table.size, passes=table.passes + 1)
    return table if table.passes < table.size else _tricks_end(table, trace)


def follow(table: Table, seat: int, card: int, trace: Trace) -> Table:
    """Rule boru.trick.follow. The last card decides the trick (rules boru.trick.win, order)."""
    trace.tell("trick.follow", "played", player=table.name(seat), card=card)
    table = without_card(table, seat, card)
    table = table._replace(trick=(*table.trick, (seat, card)))
    if len(table.trick) < table.size:
        return table
    _tell_trick(table, trace)
    return table._replace(phase=Phase.ROW, acted=0)


def _tell_trick(table: Table, trace: Trace) -> None:
    """Who wins the full trick, and in which order the players act (rules boru.trick.win, royal, order)."""
    seat = winner(table.trick, led_colour(table))
    card = next(card for place, card in table.trick if place == seat)
    colour = led_colour(table)
    rule = "trick.royal" if CARDS[card].colour == "W" else "trick.win"
    trace.tell(rule, "trick-won", player=table.name(seat), card=card, colour=colour, town=TOWNS[table.active])
    names = [table.name(place) for place, _ in table.order]
    trace.tell("trick.order", "trick-order", players=names)


def take_row(table: Table, row: str, readings: Readings, trace: Trace) -> Table:
    """Rules boru.trick.main, side: the symbols of the row are resolved one by one."""
    seat, card = table.order[table.acted]
    rule = "trick.main" if row == "main" else "trick.side"
    trace.tell(rule, "takes-row", player=table.name(seat), card=card, row=row)
    trace.tell("action.symbols", "symbols", symbols=list(CARDS[card].row(row)))
    return resolve_row(table._replace(row=row, place=0), readings, trace)


def resolve_row(table: Table, readings: Readings, trace: Trace) -> Table:
    """Resolve symbols up to the next decision. After the last one comes the next card or the next trick."""
    table = resolve_symbols(table, readings, trace)
    if table.row and table.phase != Phase.ROW:
        return table
    table = table._replace(row="", place=0, acted=table.acted + 1)
    if table.acted < table.size:
        return table
    return _trick_ends(table, readings, trace)


def _trick_ends(table: Table, readings: Readings, trace: Trace) -> Table:
    """Rules boru.trick.discard, next, count (reading five-player-tricks)."""
    discard = table.discard
    for _, card in table.trick:
        discard |= 1 << card
    trace.tell("trick.discard", "trick-discarded", cards=[card for _, card in table.order])
    table = table._replace(
        phase=Phase.LEAD, trick=(), acted=0, active=NOBODY, discard=discard, tricks=table.tricks + 1
    )
    if where("tricks") in table.unknown:
        trace.tell("trick.count", "next-unknown")
        return table._replace(phase=Phase.UNKNOWN)
    if table.players[0].hand_size > cards_left_over(table.size, readings):
        trace.tell("trick.next", "next-trick", player=table.name(table.marker))
        return table
    return _tricks_end(table, trace)


def cards_left_over(size: int, readings: Readings) -> int:
    """How many cards everybody has left when the tricks end (rule boru.trick.count)."""
    return 0 if size == 5 and readings["five-player-tricks"] == "played" else 1


def _tricks_end(table: Table, trace: Trace) -> Table:
    """The cards left in hand are discarded, and the upkeep begins (rule boru.trick.count)."""
    trace.tell("trick.count", "tricks-end", count=table.tricks)
    players = tuple(_without_cards(player) for player in table.players)
    return table._replace(players=players, phase=Phase.MARRIAGE, discard=0, tricks=0, passes=0)


def _without_cards(player: Player) -> Player:
    return player._replace(hand=0, unseen=0, lacks=0)
