"""The attacker's last turn: can they win with the one card that they still play?

Nobody else chooses anything in that turn, so it is solved outright. What is left out can't help any more:

- Wymiana and Wsparcie, which change no side and show no card;
- a card laid where it completes no side, except once: it shows the card, wherever it is laid;
- a retreat that neither leaves one slot to fill nor makes the only room.

A dam that is taken in this turn is not taken again: its other side has at least two slots.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.river.rules.hands import possible_cards
from adjudicator.games.river.rules.placing import tactics_refusal
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.ruses import ruse_actions
from adjudicator.games.river.search.last_turn_chances import Chances
from adjudicator.games.river.search.plays_left import tactics_in_play
from adjudicator.games.river.search.proofs import Proofs
from adjudicator.games.river.table.actions import Action, Claim, Place, Rekrutacja, Retreat, Zdrada
from adjudicator.games.river.table.cards import BIT, RUSES
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Dam
from adjudicator.games.river.table.table import Table, everything_known, has_room, tile_of, unseen_cards
from adjudicator.readings import Readings

SIDE: Final = "attacker"
CHANGE_NO_SIDE: Final = ("wymiana", "wsparcie")


def is_last_play(table: Table) -> bool:
    """Is this the attacker's last turn, with their card still to be played?"""
    return table.ending == "last" and table.turn == SIDE and table.phase in ("prepare", "play")


def winning_last_turn(table: Table, readings: Readings, chances: Chances) -> tuple[Action, ...] | None:
    """Actions with which the attacker wins in their last turn, None if there are none."""
    if last_play_key(table, readings) is None or not chances.is_open(table):
        return None
    proofs = chances.proofs
    claims = winning_claims(table, proofs)
    if claims is not None:
        return claims
    for before, now in _ready(table, proofs):
        for play in _plays(now, readings):
            after = _after(now, play, readings)
            claims = winning_claims(after, proofs)
            if claims is not None:
                return (*before, *play, *claims)
    return None


def last_play_key(table: Table, readings: Readings) -> tuple[object, ...] | None:
    """All that decides whether the last turn is won.

    None if not enough sides can be full after one more card, also after a retreat.
    """
    dams, room, full, almost, destroys = [], False, 0, 0, False
    for dam in table.dams:
        _, elites, size = dam.attacker_laid
        slots = dam.face.slots
        if slots - size > 1 and (slots - len(elites) != 1 or readings["retreat-scope"] == "elites-too"):
            room = True
            continue
        dams.append(dam)
        destroys = destroys or dam.damaged
        if size < slots:
            almost = 1
        elif not dam.damaged:
            full += 1
    if not destroys and full + almost < DAMAGED_TO_WIN - table.damaged:
        return None
    here = (tuple(dams), room or table.dams, unseen_cards(table), table.phase, table.damaged)
    if not tactics_in_play(table):
        return (*here, table.hands[0], everything_known(table) or (table.hands, table.hidden))
    held = table.hands[0] if everything_known(table) else (table.hands, table.hidden)
    counted = (held, table.tactics_played, table.wazki_played)
    moves_far = readings["move-destination"] == "any-dam" or readings["unplayed-elites"] == "allowed"
    if moves_far or "rekrutacja" in table.hands[0] or table.hidden[0].tactics:
        return (*here, *counted, table.dams, tuple(sorted(table.discard)))
    return (*here, *counted)


def winning_claims(table: Table, proofs: Proofs) -> tuple[Action, ...] | None:
    """Claims that win at once: one that destroys a dam, or enough for four damaged ones."""
    if table.winner is not None:
        return () if table.winner == SIDE else None
    wanted = DAMAGED_TO_WIN - table.damaged
    found: list[Action] = []
    for dam in proofs.proved(table):
        claim = Claim(SIDE, tile_of(dam))
        if dam.damaged:
            return (claim,)
        if len(found) < wanted:
            found.append(claim)
    return tuple(found) if len(found) >= wanted else None


def _ready(table: Table, proofs: Proofs) -> Iterator[tuple[Sequence[Action], Table]]:
    """The table before the play: as it is, and with every dam taken that can be.

    To take them first makes room, fills the discard, and lets no later tactics card spoil the proof.
    """
    yield (), table
    claims = [Claim(SIDE, tile_of(dam)) for dam in proofs.proved(table)]
    if claims:
        yield claims, _after(table, claims, proofs.readings)


def _after(table: Table, actions: Sequence[Action], readings: Readings) -> Table:
    for action in actions:
        table = PLAY.after(table, action, readings)
    return table


def _plays(table: Table, readings: Readings) -> Iterator[tuple[Action, ...]]:
    yield from ((action,) for action in _cards(table, readings))
    if table.phase != "prepare":
        return
    crowded = not any(has_room(dam, SIDE) for dam in table.dams)
    recruits = "rekrutacja" in possible_cards(table, SIDE)
    for dam in table.dams:
        stays = len(dam.attacker_laid.elites)
        if stays and readings["retreat-scope"] == "elites-too":
            stays = 0
        completes = dam.face.slots - stays == 1
        if len(dam.attacker) > stays and (crowded or completes or recruits):
            retreat = Retreat(SIDE, tile_of(dam))
            left = PLAY.after(table, retreat, readings)
            for action in _cards(left, readings):
                if crowded or _takes_up(action, dam) or (completes and _is_at(action, dam)):
                    yield retreat, action


def _takes_up(action: Action, dam: Dam) -> bool:
    """Does Rekrutacja bring back a card that left this dam, or bring one there?

    Any other card could be brought without the retreat, which takes cards from a side and helps no proof.
    """
    return isinstance(action, Rekrutacja) and (action.card in dam.attacker or action.dam == dam.name)


def _is_at(action: Action, dam: Dam) -> bool:
    """Does this action bring a card to this dam, from the hand or from the other side?"""
    return isinstance(action, Place | Zdrada) and action.dam == dam.name


def _cards(table: Table, readings: Readings) -> Iterator[Action]:
    """Cards that complete a side, one place to show each card, and ruses."""
    room = [dam for dam in table.dams if has_room(dam, SIDE)]
    last = [tile_of(dam) for dam in room if dam.face.slots - dam.attacker_laid.size == 1]
    other = [tile_of(dam) for dam in room if dam.face.slots - dam.attacker_laid.size > 1]
    for card in possible_cards(table, SIDE):
        if card in CHANGE_NO_SIDE:
            continue
        if card not in BIT and tactics_refusal(table, SIDE, card, readings) is not None:
            continue
        if card not in RUSES:
            yield from (Place(SIDE, card, tile) for tile in (*last, *other[:1]))
            continue
        for action in ruse_actions(table, SIDE, card, readings):
            if not isinstance(action, Rekrutacja) or action.dam in last:
                yield action
