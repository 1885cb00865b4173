"""The actions that can affect who wins near the end of a game without tactics cards.

Only these are left out, because they cannot matter:

- every action, once each way to win takes more cards than the attacker can still play (``plays_left``);
- most placings at dams that are on no way to win within reach. Such a dam never comes within reach again. So
  it only matters that the card is seen, that it takes a slot, and whether it cancels. One dam of each kind is
  enough;
- a retreat or a log at such a dam, as long as the attacker has enough room at these dams;
- a claim between playing and drawing, because it can also be made after the draw.

The caller adds the draws.
"""

from collections.abc import Iterator

from adjudicator.games.river.rules.declaring import proved_dams
from adjudicator.games.river.rules.hands import without_card
from adjudicator.games.river.rules.placing import counterpart
from adjudicator.games.river.search.cards_needed import attacker_free_slots
from adjudicator.games.river.search.plays_left import Plays, plays_left, ways_to_win
from adjudicator.games.river.table.actions import Action, Claim, End, Log, Place, Retreat, Skip
from adjudicator.games.river.table.cards import BIT, CARD, bits
from adjudicator.games.river.table.position import Dam, Side
from adjudicator.games.river.table.table import Table, has_room, index_of, laid_at, tile_of, unknown_cards
from adjudicator.readings import Readings


def relevant_actions(table: Table, readings: Readings) -> Iterator[Action]:
    """The relevant actions of the side whose turn it is, in any phase except the draw."""
    if table.turn == "attacker":
        yield from provable_claims(table, readings)
    if table.phase == "end":
        yield End(table.turn)
        return
    plays = plays_left(table, readings)
    near = dams_within_reach(table, plays, readings)
    if near:
        yield from _placings(table, near)
        if table.phase == "prepare":
            yield from _preparations(table, near, plays, readings)


def dams_within_reach(table: Table, plays: Plays, readings: Readings) -> set[int | str]:
    """The dams that are part of a way to win with the cards that the attacker can still play."""
    ways = ways_to_win(table, plays, readings)
    return {name for way in ways if way.cards <= plays.attacker for name in way.dams}


def provable_claims(table: Table, readings: Readings) -> Iterator[Claim]:
    """The claims that are proved now. Those that win the game by destroying a dam come first."""
    found = sorted(proved_dams(table, readings), key=lambda dam: not dam.damaged)
    yield from (Claim("attacker", tile_of(dam)) for dam in found)


def _preparations(table: Table, near: set[int | str], plays: Plays, readings: Readings) -> Iterator[Action]:
    side = table.turn
    if side == "defender" and not table.logs:
        return
    room = sum(attacker_free_slots(dam) for dam in table.dams if dam.name not in near)
    for dam in table.dams:
        if dam.name in near or room < plays.attacker:
            if side == "defender" and dam.attacker:
                yield Log(side, tile_of(dam))
            elif side == "attacker" and _can_retreat(dam, readings):
                yield Retreat(side, tile_of(dam))


def _can_retreat(dam: Dam, readings: Readings) -> bool:
    return bool(dam.attacker_laid.real or (dam.attacker and readings["retreat-scope"] == "elites-too"))


def _placings(table: Table, within_reach: set[int | str]) -> Iterator[Action]:
    side = table.turn
    room = [dam for dam in table.dams if has_room(dam, side)]
    near = [dam for dam in room if dam.name in within_reach]
    far = [dam for dam in room if dam.name not in within_reach]
    has_card = False
    for card in _possible_cards(table, side):
        has_card = True
        yield from (Place(side, card, tile_of(dam)) for dam in near)
        for cancels in (False, True):
            fitting = [dam for dam in far if bool(counterpart(dam, side, card)) is cancels]
            if fitting:
                yield Place(side, card, tile_of(max(fitting, key=lambda dam: _free_slots(dam, side))))
    if not (room and has_card):
        yield Skip(side)


def _free_slots(dam: Dam, side: Side) -> int:
    return dam.face.slots - laid_at(dam, side).size


def _possible_cards(table: Table, side: Side) -> Iterator[str]:
    at = index_of(side)
    yield from (card for card in table.hands[at] if card in BIT)
    if table.hidden[at].battle:
        for bit in bits(unknown_cards(table)):
            if without_card(table, side, CARD[bit]) is not None:
                yield CARD[bit]
