"""From a sound position to the contest at one dam, as the search wants it."""

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
    spare, limit = _spare(position, readings) if readings["unplayed-elites"] == "allowed" else ((), 0)
    unseen = position.unseen
    if readings["duck-beaver-in-proof"] == "excluded":
        unseen &= ~cancelled(dam)
    slots, requirement = dam.face
    return Contest(
        slots,
        SCALES[requirement][readings["legion-on-icon-dams"]],
        dam.attacker_stand,
        dam.defender_stand,
        unseen,
        spare,
        limit,
        dam.first == "defender",
    )


def cancelled(dam: Dam) -> int:
    """The ducks and beavers that would leave with their counterpart at once (rule river.cancel)."""
    return sum(arriving for there, arriving in _COUNTERPARTS if dam.attacker_stand.real & there)


def _spare(position: Position, readings: Readings) -> tuple[tuple[str, ...], int]:
    """The elites that the defender may still bring (readings unplayed-elites-limit, dragonfly-limit)."""
    if position.tactics_played is None:
        return (), 0
    attacker, defender = position.tactics_played
    return unplayed(position, readings), max(0, attacker + 1 - defender)


def unplayed(position: Position, readings: Readings) -> tuple[str, ...]:
    """The elites seen nowhere that the defender might have, whatever the tactics count allows."""
    laid: tuple[str, ...] = ()
    for dam in position.dams:
        laid += dam.defender_stand.elites + dam.attacker_stand.elites
    spare: tuple[str, ...] = ()
    for elite, copies in ELITE_COPIES.items():
        left = copies - laid.count(elite) - position.discard.count(elite)
        if elite == "wazka" and readings["dragonfly-limit"] == "one-each":
            left = min(left, 1 - position.defenders_wazki)
        spare += (elite,) * left
    return spare
