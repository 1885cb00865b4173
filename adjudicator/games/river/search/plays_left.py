"""How far the game still reaches: the plays that are left, and the cards that each way to win takes.

All of these are bounds that hold whatever anybody does, so they may rule a win out, never promise one.
"""

from itertools import combinations
from typing import Final, Literal, NamedTuple

from adjudicator.games.river.search.cards_needed import Outlook, cards_to_take, missing
from adjudicator.games.river.table.cards import BIT, mask
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN
from adjudicator.games.river.table.table import Table, opponent
from adjudicator.readings import Readings

SUPPORT: Final = 2
"""Cards that Wsparcie returns to the pile."""


class Plays(NamedTuple):
    """How often each side still gets to play a card."""

    attacker: int
    defender: int
    exact: bool
    """With tactics cards the number hangs on which pile is drawn from: then it is the most there can be."""


def tactics_in_play(table: Table) -> bool:
    """Can any tactics card still be played?"""
    held = any(card not in BIT for hand in table.hands for card in hand)
    return held or bool(table.tactics_deck or table.hidden[0].tactics or table.hidden[1].tactics)


def in_play(table: Table, ruse: str) -> bool:
    """Can this ruse still be played by anybody?"""
    return tactics_in_play(table) and ruse not in table.ruses[0] and ruse not in table.ruses[1]


def plays_left(table: Table, readings: Readings) -> Plays:
    """Rules river.turn.order, river.draw.one, river.end.last-turn."""
    if table.winner is not None:
        return Plays(0, 0, True)
    deck, side, phase, ending = table.deck, table.turn, table.phase, table.ending
    spare = table.tactics_deck or 0
    if in_play(table, "wsparcie"):
        deck += SUPPORT
    while_empty = readings["draw-when-deck-empty"] == "tactics-pile"
    left = {"attacker": 0, "defender": 0}
    while True:
        if phase in ("prepare", "play"):
            left[side] += 1
            if deck == 0 and readings["deck-end-trigger"] == "failed-draw" and ending == "no":
                ending = "coming"
        if phase != "end":
            if spare and (deck or while_empty):
                spare -= 1
            elif deck:
                deck -= 1
            if deck == 0 and readings["deck-end-trigger"] == "emptied" and ending == "no":
                ending = "coming"
        if ending == "last" and side == "attacker":
            return Plays(left["attacker"], left["defender"], not tactics_in_play(table))
        side, phase = opponent(side), "prepare"
        if side == "attacker" and ending == "coming":
            ending = "last"


# The cards that a win takes


class Way(NamedTuple):
    """A way for the attacker to win, and how many cards it takes at least."""

    kind: Literal["destroy", "turn-and-destroy", "four"]
    dams: tuple[int | str, ...]
    cards: int


def outlook(table: Table, plays: Plays) -> Outlook:
    """What may still come to the dams, for all anybody knows."""
    seen = mask(table.discard)
    for dam in table.dams:
        seen |= dam.attacker_stand.real | dam.defender_stand.real
    unseen = ((1 << 60) - 1) & ~seen
    own, theirs = mask(table.hands[0]), mask(table.hands[1])
    draws = plays.attacker - (1 if table.turn == "attacker" and table.phase in ("prepare", "play") else 0)
    more = table.hidden[0].battle or (table.deck and draws)
    return Outlook(
        unseen=unseen,
        attacker=unseen & ~theirs if more else own,
        defender=unseen & ~own,
        attacker_plays=plays.attacker,
        defender_plays=plays.defender,
        logs=table.logs,
    )


def ways_to_win(
    table: Table, plays: Plays, readings: Readings, *, without_tactics: bool = False
) -> tuple[Way, ...]:
    """Every way to win (rules river.dam.destroy, river.win.four), the shortest first.

    ``without_tactics``: as if no tactics card were played any more; then it is no bound where one may be.
    """
    if tactics_in_play(table) and not without_tactics:
        cost = {dam.name: missing(dam) for dam in table.dams}
    else:
        ahead = outlook(table, plays)
        cost = {dam.name: cards_to_take(dam, ahead, readings) for dam in table.dams}
    ways: list[Way] = []
    intact = []
    for dam in table.dams:
        if dam.damaged:
            ways.append(Way("destroy", (dam.name,), cost[dam.name]))
        else:
            assert isinstance(dam.name, int), "only printed tiles are played on"
            both = cost[dam.name] + TILES[dam.name][True].slots
            ways.append(Way("turn-and-destroy", (dam.name,), both))
            intact.append(dam.name)
    wanted = DAMAGED_TO_WIN - table.damaged
    for dams in combinations(intact, max(wanted, 0)):
        ways.append(Way("four", dams, sum(cost[dam] for dam in dams)))
    return tuple(sorted(ways, key=lambda way: way.cards))


def cards_within_reach(table: Table, plays: Plays) -> int:
    """At most so many cards can still come to the attacker's side.

    One with each play; and one more where the defender may hand one over by Transfer.
    """
    return plays.attacker + (1 if plays.defender and in_play(table, "transfer") else 0)
