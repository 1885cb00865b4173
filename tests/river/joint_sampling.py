"""Seeded cases for the claim `joint-control`, near the border where not all dams can be held any more."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.river.control_oracle import CARDS, ELITES, ORDER, Case
from tests.river.control_sampling import (
    READINGS,
    SIDES,
    Dam,
    dam_name,
    empty_dam,
    likely_side,
    mirror,
    shape,
    tactics_played,
    wins,
    with_elites,
)

Holding = Callable[[Case, list[Any]], list[str] | None]
"""Returns the unseen battle cards of one way to hold these dams, or None if there is none."""


def random_joint(
    rng: Random,
    dams: int = 7,
    *,
    house: float = 0.1,
    departing: float = 0.0,
    elites: float = 0.0,
    most_held: int = 6,
    most_free: int = 6,
) -> Case:
    """A random table with ``dams`` dams, each with a full attacker side, all of them in the claim.

    ``departing`` is the share of readings that are chosen at random, ``elites`` the share of sides with
    elites. The defender has at most ``most_held`` cards at a dam and lacks at most ``most_free``.
    """
    readings = {name: rng.choice(values) for name, values in READINGS.items() if rng.random() < departing}
    per_player = 1 if readings.get("dragonfly-limit") == "one-each" else 2
    left, unplayed = set(CARDS), list(ELITES)
    laid: list[Dam] = []
    tiles = rng.sample(range(1, 8), min(7, dams))
    damaged = rng.choice((0.0, 0.3, 0.6))
    for number in range(dams):
        dam: Dam
        if number >= len(tiles) or rng.random() < house:
            dam = empty_dam(rng, f"house{number}")
        else:
            dam = {"tile": tiles[number], "damaged": rng.random() < damaged, "attacker": [], "defender": []}
            dam["damaged"] = dam["damaged"] and not wins(laid, dam)
        slots = shape(dam)[0]
        if len(left) < 2 * slots + 4:
            continue
        for owner in SIDES:
            side = likely_side(rng, dam, left)
            if owner == "defender":
                side = rng.sample(side, rng.choice(_held(slots, most_held, most_free)))
                if len(side) == slots and rng.random() < 0.3:
                    side = mirror(rng, dam["attacker"], left) or side
            wazki = per_player - sum(other[owner].count("wazka") for other in laid)
            dam[owner] = with_elites(rng, side, unplayed, wazki) if rng.random() < elites else side
            left -= set(dam[owner])
        if len(dam["defender"]) == slots:
            dam["first"] = rng.choice(SIDES)
        laid.append(dam)
    rng.shuffle(laid)
    unseen = sorted(left, key=ORDER.__getitem__)
    discard = rng.sample(unseen, rng.randint(0, max(0, len(unseen) - 14)))
    discard += [elite for elite in unplayed if rng.random() < 0.1 * (elites > 0)]
    position: Case = {"dams": laid, "discard": discard}
    if readings.get("unplayed-elites") == "allowed":
        position["tactics_played"] = tactics_played(rng, laid, discard)
    claim = {"kind": "joint-control", "dams": [dam_name(dam) for dam in laid]}
    return {"game": "river", "position": position, "claim": claim, "readings": readings}


def _held(slots: int, most: int, free: int) -> list[int]:
    """The numbers of cards that the defender may have. A full side is rare."""
    fitting = range(max(0, slots - free), min(slots, most + 1))
    return [held for held in fitting for _ in range(4)] + [slots] * (slots <= most)


def claiming(case: Case, dams: list[Any]) -> Case:
    return case | {"claim": {"kind": "joint-control", "dams": dams}}


def border(rng: Random, holding: Holding, case: Case) -> tuple[Case, Case] | None:
    """The same table just before and just after the dams can no longer all be held.

    Cards that hold them are discarded one by one, while each dam can still be held alone. None if they could
    not all be held at first, or if some dam alone is lost before that.
    """
    names = case["claim"]["dams"]
    used = holding(case, names)
    if used is None:
        return None
    while True:
        for card in rng.sample(used, len(used)):
            position = case["position"]
            after = case | {"position": position | {"discard": [*position["discard"], card]}}
            if all(holding(after, [name]) is not None for name in names):
                break
        else:
            return None
        used = holding(after, names)
        if used is None:
            return case, after
        case = after


def border_cases(rng: Random, holding: Holding, **wanted: Any) -> tuple[Case, Case]:
    """Cases on both sides of the border: one rejected, one upheld although each dam can be held alone."""
    while True:
        found = border(rng, holding, random_joint(rng, **wanted))
        if found is not None:
            return found


def affordable(rng: Random, case: Case, cost: Callable[[Case], int], most: int) -> Case:
    """The case with enough unseen cards discarded, at random, that its cost is at most ``most``."""
    position = case["position"]
    seen = {card for dam in position["dams"] for owner in SIDES for card in dam[owner]}
    unseen = [card for card in CARDS if card not in seen and card not in position["discard"]]
    rng.shuffle(unseen)
    discard = list(position["discard"])
    case = case | {"position": position | {"discard": discard}}
    while unseen and cost(case) > most:
        discard.append(unseen.pop())
    return case
