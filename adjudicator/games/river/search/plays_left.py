"""Bounds on a win of the attacker: how many plays are left, and how many cards each way to win takes.

The bounds hold for every course of play. They can rule a win out, but never prove one.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal, NamedTuple

from adjudicator.games.river.search.cards_needed import (
    NEVER,
    Known,
    Resources,
    attacker_free_slots,
    cards_to_take,
)
from adjudicator.games.river.table.cards import BIT, mask
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Side
from adjudicator.games.river.table.table import Ending, Phase, Table, opponent, tile_of, unseen_cards
from adjudicator.readings import Readings

CARDS_RETURNED_BY_WSPARCIE: Final = 2
"""To the battle pile."""


class Plays(NamedTuple):
    """How often each side still gets to play a card."""

    attacker: int
    defender: int
    exact: bool
    """False with tactics cards: the numbers depend on the piles drawn from, and these are the maximum."""


def tactics_in_play(table: Table) -> bool:
    """Can any tactics card still be played?"""
    if table.tactics_deck is None:
        return False
    held = any(card not in BIT for hand in table.hands for card in hand)
    return held or bool(table.tactics_deck or table.hidden[0].tactics or table.hidden[1].tactics)


def ruse_in_play(table: Table, ruse: str) -> bool:
    """Can anybody still play this ruse?"""
    return tactics_in_play(table) and ruse not in table.ruses[0] and ruse not in table.ruses[1]


def cards_stay_at_dams(table: Table, readings: Readings) -> bool:
    """Can no ruse bring a card from one dam to another, directly or by the discard?"""
    return readings["move-destination"] == "same-dam" and not ruse_in_play(table, "rekrutacja")


def plays_left(table: Table, readings: Readings) -> Plays:
    """The plays that are left (rules river.turn.order, river.draw.one, river.end.last-turn)."""
    if table.winner is not None:
        return Plays(0, 0, True)
    with_tactics = tactics_in_play(table)
    deck = table.deck
    if with_tactics and ruse_in_play(table, "wsparcie"):
        deck += CARDS_RETURNED_BY_WSPARCIE
    trigger = readings["deck-end-trigger"] if table.ending == "no" else ""
    spare = table.tactics_deck or 0
    while_empty = spare > 0 and readings["draw-when-deck-empty"] == "tactics-pile"
    moment = (table.turn, table.phase, table.ending)
    return _plays(moment, deck, spare, trigger, while_empty, not with_tactics)


@lru_cache(maxsize=4096)
def _plays(
    moment: tuple[Side, Phase, Ending | None],
    deck: int,
    spare: int,
    trigger: str,
    while_empty: bool,
    exact: bool,
) -> Plays:
    """``spare``: the tactics cards in their pile. ``while_empty``: may they be drawn once no card is left?"""
    side, phase, ending = moment
    left = {"attacker": 0, "defender": 0}
    while True:
        if phase in ("prepare", "play"):
            left[side] += 1
            if deck == 0 and trigger == "failed-draw" and ending == "no":
                ending = "coming"
        if phase != "end":
            if spare and (deck or while_empty):
                spare -= 1
            elif deck:
                deck -= 1
            if deck == 0 and trigger == "emptied" and ending == "no":
                ending = "coming"
        if ending == "last" and side == "attacker":
            return Plays(left["attacker"], left["defender"], exact)
        side, phase = opponent(side), "prepare"
        if side == "attacker" and ending == "coming":
            ending = "last"


# The cards that a win takes


class WayToWin(NamedTuple):
    """A way for the attacker to win, and the least number of cards it takes."""

    kind: Literal["destroy", "turn-and-destroy", "four"]
    dams: tuple[int | str, ...]
    cards: int


def resources_left(table: Table, plays: Plays) -> Resources:
    """What each side may still bring to the dams, as far as the table shows."""
    unseen = unseen_cards(table)
    own, theirs = mask(table.hands[0]), mask(table.hands[1])
    draws = plays.attacker - (1 if table.turn == "attacker" and table.phase in ("prepare", "play") else 0)
    more = table.hidden[0].battle or (table.deck and draws)
    return Resources(
        unseen=unseen,
        attacker_cards=unseen & ~theirs if more else own,
        defender_cards=unseen & ~own,
        attacker_plays=plays.attacker,
        defender_plays=plays.defender,
        logs=table.logs,
    )


def ways_to_win(
    table: Table, plays: Plays, readings: Readings, *, without_tactics: bool = False
) -> tuple[WayToWin, ...]:
    """Every way to win (rules river.dam.destroy, river.win.four), the shortest first.

    ``without_tactics`` assumes that no tactics card is played any more. The result is then not a bound if one
    can be.
    """
    if tactics_in_play(table) and not without_tactics:
        cost = {dam.name: attacker_free_slots(dam) for dam in table.dams}
    else:
        resources = resources_left(table, plays)
        cost = {dam.name: cards_to_take(dam, resources, readings) for dam in table.dams}
    ways: list[WayToWin] = []
    intact = []
    for dam in table.dams:
        if dam.damaged:
            ways.append(WayToWin("destroy", (dam.name,), cost[dam.name]))
        else:
            both = cost[dam.name] + TILES[tile_of(dam)][True].slots
            ways.append(WayToWin("turn-and-destroy", (dam.name,), both))
            intact.append(dam.name)
    wanted = DAMAGED_TO_WIN - table.damaged
    for dams in combinations(intact, max(wanted, 0)):
        ways.append(WayToWin("four", dams, sum(cost[dam] for dam in dams)))
    return tuple(sorted(ways, key=lambda way: way.cards))


def cards_within_reach(table: Table, plays: Plays) -> int:
    """At most this many cards can still come to the attacker's side.

    One with each play, and one more if the defender can move one there by Transfer.
    """
    handed = not plays.exact and plays.defender and ruse_in_play(table, "transfer")
    return plays.attacker + (1 if handed else 0)


def dams_within_reach(
    table: Table, plays: Plays, readings: Readings, known: Known | None = None
) -> set[int | str]:
    """The dams that are part of a way to win with the cards that can still come to the attacker's side.

    Free slots are counted first. Only where they leave a way open, more is asked of a dam.
    """
    reach = cards_within_reach(table, plays)
    cost = [dam.face.slots - dam.attacker_laid.size for dam in table.dams]
    near = dams_on_a_way(table, cost, reach)
    if not near or not plays.exact:
        return near
    resources = resources_left(table, plays)
    cost = [
        cards_to_take(dam, resources, readings, known) if dam.name in near else NEVER for dam in table.dams
    ]
    return dams_on_a_way(table, cost, reach)


def dams_on_a_way(table: Table, cost: Sequence[int], reach: int) -> set[int | str]:
    """The dams on a way to win that takes at most ``reach`` cards, if each dam takes this many."""
    intact = [cards for dam, cards in zip(table.dams, cost, strict=True) if not dam.damaged]
    wanted = DAMAGED_TO_WIN - (len(cost) - len(intact))
    intact.sort()
    four = sum(intact[:wanted])
    found: set[int | str] = set()
    if four > reach and min(cost) > reach:
        return found
    for dam, cards in zip(table.dams, cost, strict=True):
        if cards > reach:
            continue
        if dam.damaged:
            within = cards <= reach
        else:
            among = cards <= intact[wanted - 1]
            with_it = four if among else four - intact[wanted - 1] + cards
            within = with_it <= reach or cards + TILES[tile_of(dam)][True].slots <= reach
        if within:
            found.add(dam.name)
    return found
