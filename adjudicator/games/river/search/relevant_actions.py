"""The actions that can affect who wins near the end of a game without tactics cards.

Only these are left out, because they cannot matter:

- every action, once each way to win takes more cards than the attacker can still play (``plays_left``);
- most placings at dams that are on no way to win within reach. Such a dam never comes within reach again. So
  it only matters that the card is seen. Where room is scarce, it also matters that it takes a slot, and
  whether it cancels. One dam of each kind is enough;
- a retreat or a log at such a dam, as long as the attacker has enough room at these dams;
- a claim between playing and drawing, because it can also be made after the draw.

The caller adds the draws.
"""

from collections.abc import Iterator
from typing import NamedTuple

from adjudicator.games.river.rules.hands import without_card
from adjudicator.games.river.rules.placing import counterpart
from adjudicator.games.river.search.cards_needed import Known, attacker_free_slots
from adjudicator.games.river.search.plays_left import Plays, dams_within_reach, plays_left
from adjudicator.games.river.search.proofs import Proofs
from adjudicator.games.river.table.actions import Action, Claim, End, Log, Place, Retreat, Skip
from adjudicator.games.river.table.cards import BIT, CARD, bits
from adjudicator.games.river.table.position import Dam, Side
from adjudicator.games.river.table.table import Table, has_room, index_of, laid_at, tile_of, unknown_cards
from adjudicator.readings import Readings


class Outlook(NamedTuple):
    """What matters of a table for the rest of the game."""

    plays: Plays
    near: set[int | str]
    """The dams within reach."""
    roomy: bool
    """Is there room at the other dams for everything that is still to be laid? Then nothing there matters."""


def outlook(table: Table, readings: Readings, known: Known | None = None) -> Outlook:
    plays = plays_left(table, readings)
    near = dams_within_reach(table, plays, readings, known)
    attacker = defender = 0
    for dam in table.dams:
        if dam.name not in near:
            attacker += dam.face.slots - dam.attacker_laid.size
            defender += dam.face.slots - dam.defender_laid.size
    return Outlook(plays, near, attacker >= plays.attacker and defender >= plays.defender)


def relevant_actions(
    table: Table, readings: Readings, ahead: Outlook | None = None, proofs: Proofs | None = None
) -> Iterator[Action]:
    """The relevant actions of the side whose turn it is, in any phase except the draw."""
    if table.turn == "attacker":
        yield from provable_claims(table, proofs or Proofs(readings))
    if table.phase == "end":
        yield End(table.turn)
        return
    ahead = ahead or outlook(table, readings)
    if ahead.near:
        yield from _placings(table, ahead)
        if table.phase == "prepare":
            yield from _preparations(table, ahead, readings)


def provable_claims(table: Table, proofs: Proofs) -> Iterator[Claim]:
    """The claims that are proved now. Those that win the game by destroying a dam come first."""
    found = sorted(proofs.proved(table), key=lambda dam: not dam.damaged)
    yield from (Claim("attacker", tile_of(dam)) for dam in found)


def _preparations(table: Table, ahead: Outlook, readings: Readings) -> Iterator[Action]:
    side = table.turn
    near = ahead.near
    if side == "defender" and not table.logs:
        return
    room = sum(attacker_free_slots(dam) for dam in table.dams if dam.name not in near)
    for dam in table.dams:
        if dam.name in near or room < ahead.plays.attacker:
            if side == "defender" and dam.attacker:
                yield Log(side, tile_of(dam))
            elif side == "attacker" and _can_retreat(dam, readings):
                yield Retreat(side, tile_of(dam))


def _can_retreat(dam: Dam, readings: Readings) -> bool:
    return bool(dam.attacker_laid.real or (dam.attacker and readings["retreat-scope"] == "elites-too"))


def _placings(table: Table, ahead: Outlook) -> Iterator[Action]:
    side = table.turn
    room = [dam for dam in table.dams if has_room(dam, side)]
    near = [dam for dam in room if dam.name in ahead.near]
    far = [dam for dam in room if dam.name not in ahead.near]
    has_card = False
    for card in _possible_cards(table, side):
        has_card = True
        yield from (Place(side, card, tile_of(dam)) for dam in near)
        if ahead.roomy:
            yield from (Place(side, card, tile_of(dam)) for dam in far[:1])
            continue
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
