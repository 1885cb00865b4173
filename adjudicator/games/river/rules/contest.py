"""From a position to the contest at one dam: the question that the search answers."""

from adjudicator.games.river.rules.strongest import SCALES, Contest
from adjudicator.games.river.table.cards import BEAVER, BIT, COLOURS, DUCK, ELITE_COPIES
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings

_COUNTERPARTS = tuple(
    (BIT[f"{colour}{own}"], BIT[f"{colour}{other}"])
    for colour in COLOURS
    for own, other in ((DUCK, BEAVER), (BEAVER, DUCK))
)


def contest(position: Position, dam: Dam, readings: Readings) -> Contest:
    spare, limit = (
        _elites_to_come(position, readings) if readings["unplayed-elites"] == "allowed" else ((), 0)
    )
    unseen = position.unseen
    if readings["duck-beaver-in-proof"] == "excluded":
        unseen &= ~cancelled_on_arrival(dam)
    slots, requirement = dam.face
    return Contest(
        slots,
        SCALES[requirement][readings["legion-on-icon-dams"]],
        dam.attacker_laid,
        dam.defender_laid,
        unseen,
        spare,
        limit,
        dam.first == "defender",
    )


def cancelled_on_arrival(dam: Dam) -> int:
    """The ducks and beavers that the attacker's counterpart would cancel at once (rule river.cancel)."""
    return sum(arriving for there, arriving in _COUNTERPARTS if dam.attacker_laid.real & there)


def _elites_to_come(position: Position, readings: Readings) -> tuple[tuple[str, ...], int]:
    """The elites that the defender might still bring, and how many of them they may play.

    Readings unplayed-elites-limit, dragonfly-limit.
    """
    if position.tactics_played is None:
        return (), 0
    attacker, defender = position.tactics_played
    return unplayed_elites(position, readings), max(0, attacker + 1 - defender)


def unplayed_elites(position: Position, readings: Readings) -> tuple[str, ...]:
    """The elites seen nowhere that the defender might have, before the tactics count limits them."""
    laid: tuple[str, ...] = ()
    for dam in position.dams:
        laid += dam.defender_laid.elites + dam.attacker_laid.elites
    spare: tuple[str, ...] = ()
    for elite, copies in ELITE_COPIES.items():
        left = copies - laid.count(elite) - position.discard.count(elite)
        if elite == "wazka" and readings["dragonfly-limit"] == "one-each":
            left = min(left, 1 - position.defenders_wazki)
        spare += (elite,) * left
    return spare
