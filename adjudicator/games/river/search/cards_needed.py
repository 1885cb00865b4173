"""The least number of cards that the attacker must still lay to take one dam, without tactics cards.

It is a bound that holds for every course of play. If the attacker cannot take the dam with the cards that lie
there, a card has to leave it first: by a retreat, a log, or a duck and a beaver that cancel out.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from adjudicator.games.river.rules.formations import values_in
from adjudicator.games.river.rules.strongest import (
    FIXED_SCALES,
    NO_MINIMUM,
    SCALES,
    Contest,
    own_best,
    strongest,
)
from adjudicator.games.river.table.cards import BEAVER, BIT, COLOURS, DUCK, ELITE_VALUES
from adjudicator.games.river.table.position import Dam
from adjudicator.games.river.table.table import has_room, with_card_lifted, with_side
from adjudicator.readings import Readings

NEVER: Final = 99
"""More cards than there are plays in any game."""


class Resources(NamedTuple):
    """What each side may still bring to the dams."""

    unseen: int
    attacker_cards: int
    """The battle cards that the attacker has or may still get."""
    defender_cards: int
    attacker_plays: int
    defender_plays: int
    logs: int


def attacker_free_slots(dam: Dam) -> int:
    return dam.face.slots - dam.attacker_laid.size


class Taking(NamedTuple):
    """The shortest way to take a dam: the cards that the attacker lays, and what has to leave first."""

    cards: int
    removed: tuple[str, ...] = ()
    """"retreat", "log" or "cancel", in order."""


Known = dict[tuple[Dam, Resources], int]
"""What one search has already reckoned under its readings."""


def cards_to_take(dam: Dam, resources: Resources, readings: Readings, known: Known | None = None) -> int:
    """The attacker lays at least this many cards before taking this dam as it lies now."""
    free = attacker_free_slots(dam)
    if free > resources.attacker_plays:
        return free
    if known is None:
        return shortest_taking(dam, resources, readings).cards
    found = known.get((dam, resources))
    if found is None:
        found = known[dam, resources] = shortest_taking(dam, resources, readings).cards
    return found


def shortest_taking(dam: Dam, resources: Resources, readings: Readings) -> Taking:
    """With the fewest cards, then with the least that has to leave."""
    least = attacker_free_slots(dam)
    if least > resources.attacker_plays or not is_blocked(dam, resources, readings):
        return Taking(least)
    found = [Taking(NEVER)]
    for how, extra, lighter, after in _with_cards_removed(dam, resources, readings):
        rest = shortest_taking(lighter, after, readings)
        found.append(Taking(extra + rest.cards, (how, *rest.removed)))
    return min(found, key=lambda taking: (min(taking.cards, NEVER), len(taking.removed)))


def _with_cards_removed(
    dam: Dam, resources: Resources, readings: Readings
) -> Iterator[tuple[str, int, Dam, Resources]]:
    """Every way in which a card can leave a dam, with the number of cards that it costs the attacker."""
    stay = tuple(card for card in dam.attacker if card not in BIT)
    if stay and readings["retreat-scope"] == "elites-too":
        stay = ()
    if len(stay) < len(dam.attacker) and resources.attacker_plays:
        yield "retreat", 0, with_side(dam, "attacker", stay), resources
    if dam.attacker and resources.logs and resources.defender_plays:
        fewer = resources._replace(logs=resources.logs - 1)
        yield "log", 0, with_side(dam, "attacker", dam.attacker[1:]), fewer
    for colour in COLOURS:
        for here, there in ((DUCK, BEAVER), (BEAVER, DUCK)):
            lies, comes = f"{colour}{here}", BIT[f"{colour}{there}"]
            if lies in dam.attacker and comes & resources.defender_cards and has_room(dam, "defender"):
                yield (
                    "cancel",
                    0,
                    with_card_lifted(dam, "attacker", lies),
                    resources._replace(defender_cards=resources.defender_cards & ~comes),
                )
            if lies in dam.defender and comes & resources.attacker_cards and has_room(dam, "attacker"):
                yield (
                    "cancel",
                    1,
                    with_card_lifted(dam, "defender", lies),
                    resources._replace(attacker_cards=resources.attacker_cards & ~comes),
                )


def is_blocked(dam: Dam, resources: Resources, readings: Readings) -> bool:
    """Is it impossible to take this dam if every card that lies there now stays?"""
    slots, requirement = dam.face
    scale = FIXED_SCALES.get(requirement) or SCALES[requirement][readings["legion-on-icon-dams"]]
    at = Contest(slots, scale, dam.attacker_laid, dam.defender_laid, resources.unseen)
    free = attacker_free_slots(dam)
    best = strongest(at, at.attacker, free, resources.attacker_cards)
    if best is None:
        return True
    if at.defender.size == slots:
        theirs = own_best(at, at.defender).strength
        later = free > 0 or dam.first == "defender"
        return best.strength < theirs or (later and best.strength == theirs)
    if best.strength.rung > 1 - len(at.rungs):
        return False
    excluded = readings["duck-beaver-in-proof"] == "excluded"
    return _least_points(at, resources, excluded) > best.strength.points


def _least_points(at: Contest, resources: Resources, excluded: bool) -> int:
    """The fewest points that the defender's strongest side can be reduced to, with everybody's help.

    The defender lays their worst cards there, as many as they get to play. Every other card still played is
    one of the best cards left. The slots that stay open are filled with the best of what remains, without
    ducks and beavers if ``excluded``, because a proof may then leave them out.
    """
    sign = at.scale.sign
    laid = [sign * value for value in values_in(at.defender.real)]
    laid += [max(sign * value for value in ELITE_VALUES[elite]) for elite in at.defender.elites]
    values = sorted(sign * value for value in values_in(at.unseen))
    free = at.slots - at.defender.size
    laid_by_defender = min(free, resources.defender_plays)
    usable = [value for value in values if abs(value) not in (DUCK, BEAVER)] if excluded else values
    rest = usable[: max(0, len(usable) - resources.attacker_plays - resources.defender_plays)]
    if len(rest) < free:  # the defender may play elsewhere, so that too few cards are left to fill the side
        return NO_MINIMUM
    return sum(laid) + sum(values[:laid_by_defender]) + sum(rest[len(rest) - (free - laid_by_defender) :])
