"""The actions that can tell near the end of a game without tactics cards: all but those that make no odds.

Left out is only what cannot matter:

- anything once every way to win takes more cards than the attacker can still play (``reach``);
- where a card is laid, among the dams that no way to win within reach includes. Such a dam never comes within
  reach again, so all that counts is that the card is seen, that its slot is taken, and whether it cancels;
- a retreat or a log at such a dam, as long as the attacker has room enough elsewhere;
- a claim between playing and drawing: it can be made after the draw as well.

Draws are left to the caller.
"""

from collections.abc import Iterator

from adjudicator.games.river.rules.declaring import claim_refusal
from adjudicator.games.river.rules.hands import without
from adjudicator.games.river.rules.placing import counterpart
from adjudicator.games.river.search.cards_needed import missing
from adjudicator.games.river.search.plays_left import Plays, plays_left, ways_to_win
from adjudicator.games.river.table.actions import Action, Claim, End, Log, Place, Retreat, Skip
from adjudicator.games.river.table.cards import BIT, CARD, bits
from adjudicator.games.river.table.position import Dam, Side
from adjudicator.games.river.table.table import Table, has_room, place_of, stand_at, unknown
from adjudicator.readings import Readings


def telling(table: Table, readings: Readings) -> Iterator[Action]:
    """Actions of the side whose turn it is, in any phase but the draw."""
    if table.turn == "attacker":
        yield from claims(table, readings)
    if table.phase == "end":
        yield End(table.turn)
        return
    plays = plays_left(table, readings)
    near = alive(table, plays, readings)
    if near:
        yield from _placings(table, near)
        if table.phase == "prepare":
            yield from _preparations(table, near, plays, readings)


def alive(table: Table, plays: Plays, readings: Readings) -> set[int | str]:
    """The dams on some way to win that is still within reach."""
    ways = ways_to_win(table, plays, readings)
    return {name for way in ways if way.cards <= plays.attacker for name in way.dams}


def claims(table: Table, readings: Readings) -> Iterator[Claim]:
    """Those that are proved, the winning ones first."""
    found = []
    for dam in table.dams:
        if missing(dam) == 0:
            claim = Claim("attacker", tile(dam))
            if claim_refusal(table, claim, readings) is None:
                found.append((not dam.damaged, claim))
    yield from (claim for _, claim in sorted(found, key=lambda pair: pair[0]))


def _preparations(table: Table, near: set[int | str], plays: Plays, readings: Readings) -> Iterator[Action]:
    side = table.turn
    if side == "defender" and not table.logs:
        return
    room = sum(missing(dam) for dam in table.dams if dam.name not in near)
    for dam in table.dams:
        if dam.name in near or room < plays.attacker:
            if side == "defender" and dam.attacker:
                yield Log(side, tile(dam))
            elif side == "attacker" and _can_leave(dam, readings):
                yield Retreat(side, tile(dam))


def _can_leave(dam: Dam, readings: Readings) -> bool:
    return bool(dam.attacker_stand.real or (dam.attacker and readings["retreat-scope"] == "elites-too"))


def _placings(table: Table, alive_dams: set[int | str]) -> Iterator[Action]:
    side = table.turn
    room = [dam for dam in table.dams if has_room(dam, side)]
    near = [dam for dam in room if dam.name in alive_dams]
    far = [dam for dam in room if dam.name not in alive_dams]
    some = False
    for card in _cards(table, side):
        some = True
        yield from (Place(side, card, tile(dam)) for dam in near)
        for cancels in (False, True):
            fitting = [dam for dam in far if bool(counterpart(dam, side, card)) is cancels]
            if fitting:
                yield Place(side, card, tile(max(fitting, key=lambda dam: _free(dam, side))))
    if not (room and some):
        yield Skip(side)


def _free(dam: Dam, side: Side) -> int:
    return dam.face.slots - stand_at(dam, side).size


def _cards(table: Table, side: Side) -> Iterator[str]:
    at = place_of(side)
    yield from (card for card in table.hands[at] if card in BIT)
    if table.hidden[at].battle:
        for bit in bits(unknown(table)):
            if without(table, side, CARD[bit]) is not None:
                yield CARD[bit]


def tile(dam: Dam) -> int:
    assert isinstance(dam.name, int), "only printed tiles are played on"
    return dam.name
