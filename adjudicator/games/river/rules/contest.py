"""From a position to the contest at one dam: the question that the search answers."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.games.river.rules.strongest import FIXED_SCALES, SCALES, Contest
from adjudicator.games.river.table.cards import BEAVER, BIT, COLOURS, DUCK, ELITE_COPIES
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings

_COUNTERPARTS = tuple(
    (BIT[f"{colour}{own}"], BIT[f"{colour}{other}"])
    for colour in COLOURS
    for own, other in ((DUCK, BEAVER), (BEAVER, DUCK))
)
_DUCKS_AND_BEAVERS: Final = sum(there for there, _ in _COUNTERPARTS)
MOST_AHEAD: Final = 2
"""The most tactics cards that the defender could play at once: from one behind to one ahead."""


class Pool(NamedTuple):
    """What the defender might still get: battle cards, elites, and how many elites they may play."""

    cards: int
    elites: tuple[str, ...]
    limit: int


def contest(position: Position, dam: Dam, readings: Readings, pool: Pool | None = None) -> Contest:
    """The contest about the unseen cards of the position, or about another pool."""
    if pool is None:
        unseen = position.unseen
        spare, limit = elites_to_come(position, readings)
    else:
        unseen, spare, limit = pool
    slots, requirement = dam.face
    return Contest(
        slots,
        FIXED_SCALES.get(requirement) or SCALES[requirement][readings["legion-on-icon-dams"]],
        dam.attacker_laid,
        dam.defender_laid,
        unseen & ~barred_at(dam, readings),
        spare,
        limit,
        dam.first == "defender",
    )


def cancelled_on_arrival(dam: Dam) -> int:
    """The ducks and beavers that the attacker's counterpart would cancel at once (rule river.cancel)."""
    return sum(arriving for there, arriving in _COUNTERPARTS if dam.attacker_laid.real & there)


def barred_at(dam: Dam, readings: Readings) -> int:
    """The cards that do not count in a proof at this dam (reading duck-beaver-in-proof)."""
    if dam.attacker_laid.real & _DUCKS_AND_BEAVERS and readings["duck-beaver-in-proof"] == "excluded":
        return cancelled_on_arrival(dam)
    return 0


def elites_to_come(position: Position, readings: Readings) -> tuple[tuple[str, ...], int]:
    """The elites that the defender might still bring, and how many of them they may play.

    Readings unplayed-elites, unplayed-elites-limit, dragonfly-limit.
    """
    if readings["unplayed-elites"] == "allowed" and position.tactics_played is not None:
        attacker, defender = position.tactics_played
        return unplayed_elites(position, readings), max(0, attacker + 1 - defender)
    return (), 0


def elites_unseen(position: Position) -> tuple[str, ...]:
    """The elite cards that are visible nowhere."""
    laid: tuple[str, ...] = ()
    for dam in position.dams:
        laid += dam.defender_laid.elites + dam.attacker_laid.elites
    left: tuple[str, ...] = ()
    for elite, copies in ELITE_COPIES.items():
        left += (elite,) * (copies - laid.count(elite) - position.discard.count(elite))
    return left


def most_wazki(position: Position, readings: Readings) -> int:
    """How many Ważki the defender might bring if all were unseen (reading dragonfly-limit)."""
    if readings["dragonfly-limit"] == "both":
        return ELITE_COPIES["wazka"]
    return max(0, 1 - position.defenders_wazki)


def usable_elites(elites: Sequence[str], wazki: int) -> tuple[str, ...]:
    """These elites in canonical order, with at most so many Ważki."""
    usable: tuple[str, ...] = ()
    for elite in ELITE_COPIES:
        copies = elites.count(elite)
        usable += (elite,) * (min(copies, wazki) if elite == "wazka" else copies)
    return usable


def unplayed_elites(position: Position, readings: Readings) -> tuple[str, ...]:
    """The elites seen nowhere that the defender might have, before the tactics count limits them."""
    return usable_elites(elites_unseen(position), most_wazki(position, readings))


def widest_pool(position: Position, readings: Readings) -> Pool | None:
    """The pool with the most elites that the defender may ever bring.

    None if there is no doubt about their number: they do not count, or the tactics cards played are known.
    """
    if readings["unplayed-elites"] != "allowed" or position.tactics_played is not None:
        return None
    if not position.uses_tactics:
        return None
    return Pool(position.unseen, unplayed_elites(position, readings), MOST_AHEAD)
