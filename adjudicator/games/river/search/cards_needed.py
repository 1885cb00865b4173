"""How many cards the attacker must still lay to take one dam, at the very least: without tactics cards.

The bound holds whatever anybody does. Where no side that the attacker can still make out of what lies there
takes the dam, a card has to leave it first: by a retreat, a log, or a duck and a beaver that cancel out.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.games.river.rules.formations import values_in
from adjudicator.games.river.rules.strongest import ANYTHING, SCALES, Contest, own_best, strongest
from adjudicator.games.river.table.cards import BEAVER, BIT, COLOURS, DUCK, ELITE_VALUES
from adjudicator.games.river.table.position import Dam
from adjudicator.games.river.table.table import has_room, lifted, with_side
from adjudicator.readings import Readings

NEVER: Final = 99
"""More cards than there are plays in any game."""


class Outlook(NamedTuple):
    """What may still come to the dams."""

    unseen: int
    attacker: int
    """The battle cards that the attacker has or may still get."""
    defender: int
    attacker_plays: int
    defender_plays: int
    logs: int


def missing(dam: Dam) -> int:
    """The attacker's free slots."""
    return dam.face.slots - dam.attacker_stand.size


def cards_to_take(dam: Dam, ahead: Outlook, readings: Readings) -> int:
    """At least so many cards the attacker lays before this dam is theirs as it lies now."""
    least = missing(dam)
    if least > ahead.attacker_plays:
        return least
    if not blocked(dam, ahead, readings):
        return least
    return min(
        (
            extra + cards_to_take(lighter, after, readings)
            for extra, lighter, after in _lightened(dam, ahead, readings)
        ),
        default=NEVER,
    )


def _lightened(dam: Dam, ahead: Outlook, readings: Readings) -> Iterator[tuple[int, Dam, Outlook]]:
    """Every way in which cards leave a dam, with the cards of the attacker that it costs."""
    elites_too = readings["retreat-scope"] == "elites-too"
    stay = () if elites_too else tuple(card for card in dam.attacker if card not in BIT)
    if len(stay) < len(dam.attacker) and ahead.attacker_plays:
        yield 0, with_side(dam, "attacker", stay), ahead
    if dam.attacker and ahead.logs and ahead.defender_plays:
        yield 0, with_side(dam, "attacker", dam.attacker[1:]), ahead._replace(logs=ahead.logs - 1)
    for colour in COLOURS:
        for here, there in ((DUCK, BEAVER), (BEAVER, DUCK)):
            lies, comes = f"{colour}{here}", BIT[f"{colour}{there}"]
            if lies in dam.attacker and comes & ahead.defender and has_room(dam, "defender"):
                yield 0, lifted(dam, "attacker", lies), ahead._replace(defender=ahead.defender & ~comes)
            if lies in dam.defender and comes & ahead.attacker and has_room(dam, "attacker"):
                yield 1, lifted(dam, "defender", lies), ahead._replace(attacker=ahead.attacker & ~comes)


def blocked(dam: Dam, ahead: Outlook, readings: Readings) -> bool:
    """Is there no way to take this dam with every card that lies there now?"""
    slots, requirement = dam.face
    scale = SCALES[requirement][readings["legion-on-icon-dams"]]
    at = Contest(slots, scale, dam.attacker_stand, dam.defender_stand, ahead.unseen)
    free = missing(dam)
    best = strongest(at, at.attacker, free, ahead.attacker)
    if best is None:
        return True
    if at.defender.size == slots:
        theirs = own_best(at, at.defender).strength
        later = free > 0 or dam.first == "defender"
        return best.strength < theirs or (later and best.strength == theirs)
    if best.strength.rung > 1 - len(at.rungs):
        return False
    excluded = readings["duck-beaver-in-proof"] == "excluded"
    return _least_points(at, ahead, excluded) > best.strength.points


def _least_points(at: Contest, ahead: Outlook, excluded: bool) -> int:
    """Points that an open side of the defender can still be made of, however much everybody helps.

    The defender lays their worst cards there, as many as they get to play; every other card that is still
    played is among the best of those that are left; the slots that stay open are filled with what remains,
    without ducks and beavers where a proof may leave them out.
    """
    sign = at.scale.sign
    laid = [sign * value for value in values_in(at.defender.real)]
    laid += [max(sign * value for value in ELITE_VALUES[elite]) for elite in at.defender.elites]
    values = sorted(sign * value for value in values_in(at.unseen))
    free = at.slots - at.defender.size
    helped = min(free, ahead.defender_plays)
    likely = [value for value in values if abs(value) not in (DUCK, BEAVER)] if excluded else values
    rest = likely[: max(0, len(likely) - ahead.attacker_plays - ahead.defender_plays)]
    if len(rest) < free:  # the defender may play elsewhere too: too few cards to fill the side
        return ANYTHING
    return sum(laid) + sum(values[:helped]) + sum(rest[len(rest) - (free - helped) :])
