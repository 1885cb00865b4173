"""Seeded cases for the claim `control`, with every kind of dam, reading and elite among them."""

from collections.abc import Callable, Iterable
from itertools import count
from random import Random
from typing import Any

from tests.river.control_oracle import CARDS, COLOURS, DEFAULTS, ELITES, ORDER, TILES, Case, cost, judge

Beating = Callable[[Case], list[str] | None]  # the pool cards of one beating completion, None if upheld
Dam = dict[str, Any]

REQUIREMENTS = ("none", "highest-sum", "lowest-sum", "kompania", "bractwo", "banda")
READINGS = {
    "legion-on-icon-dams": ("counts", "outranks", "excluded"),
    "duck-beaver-in-proof": ("counts", "excluded"),
    "unplayed-elites": ("ignored", "allowed"),
    "dragonfly-limit": ("both", "one-each"),
}
SIDES = ("attacker", "defender")
FORMATIONS = ("legion", "kompania", "bractwo", "banda", "zgraja")
PLAUSIBLE_DISCARD = 30


# Dams and sides


def empty_dam(rng: Random, name: str | None = None) -> Dam:
    """One of the 14 tile sides or, always when a name is given, a house dam."""
    if name is None and rng.random() < 0.7:
        tile, damaged = rng.choice(list(TILES))
        return {"tile": tile, "damaged": damaged, "attacker": [], "defender": []}
    (slots,) = rng.choices((1, 2, 3, 4, 5, 6), (1, 4, 6, 6, 4, 1))
    requirement = rng.choice(REQUIREMENTS)
    return {"id": name or "mill", "slots": slots, "requirement": requirement, "attacker": [], "defender": []}


def shape(dam: Dam) -> tuple[int, str]:
    return (dam["slots"], dam["requirement"]) if "id" in dam else TILES[dam["tile"], dam["damaged"]]


def formation(rng: Random, kind: str, size: int, left: set[str]) -> list[str] | None:
    """A random formation of that kind (or a better one) from the cards left.

    None if twenty tries found none.
    """
    for _ in range(20):
        low, value, colour = rng.randint(0, 12 - size), rng.randint(0, 11), rng.choice(COLOURS)
        if kind == "legion":
            cards = [f"{colour}{low + step}" for step in range(size)]
        elif kind == "kompania":
            cards = [f"{chosen}{value}" for chosen in rng.sample(COLOURS, min(size, 5))]
        elif kind == "bractwo":
            cards = [f"{colour}{chosen}" for chosen in rng.sample(range(12), size)]
        elif kind == "banda":
            cards = [f"{rng.choice(COLOURS)}{low + step}" for step in range(size)]
        else:
            cards = rng.sample(CARDS, size)
        if len(cards) == size and left.issuperset(cards):
            return cards
    return None


def likely_side(rng: Random, dam: Dam, left: set[str]) -> list[str]:
    """What somebody who knows the requirement would lay. A third of the time, any formation."""
    slots, requirement = shape(dam)
    kind = rng.choice(FORMATIONS)
    if requirement in FORMATIONS and rng.random() < 0.67:
        kind = rng.choice(("legion", requirement)) if requirement != "kompania" else "kompania"
    elif requirement in ("highest-sum", "lowest-sum") and rng.random() < 0.67:
        keep = range(7, 12) if requirement == "highest-sum" else range(5)
        fitting = sorted((card for card in left if int(card[1:]) in keep), key=ORDER.__getitem__)
        if len(fitting) >= slots:
            return rng.sample(fitting, slots)
    found = formation(rng, kind, slots, left)
    return found or rng.sample(sorted(left, key=ORDER.__getitem__), slots)


def mirror(rng: Random, side: Iterable[str], left: set[str]) -> list[str] | None:
    """The same values in other colours. The strength is equal, so whoever completed first has the dam."""
    shift = rng.randint(1, 4)
    cards = [COLOURS[(COLOURS.index(card[0]) + shift) % 5] + card[1:] for card in side if card in ORDER]
    return cards if left.issuperset(cards) else None


def with_elites(rng: Random, side: list[str], elites: list[str], wazki: int) -> list[str]:
    """The side with up to two of its cards replaced by elites, which are taken from `elites`."""
    (wanted,) = rng.choices((0, 1, 2), (65, 25, 10))
    side = list(side)
    for place in rng.sample(range(len(side)), min(wanted, len(side))):
        fitting = [elite for elite in elites if elite != "wazka" or wazki > 0]
        if fitting:
            side[place] = rng.choice(fitting)
            elites.remove(side[place])
            wazki -= side[place] == "wazka"
    return side


# A random case


def random_case(
    rng: Random,
    *,
    free: int | None = None,
    complete: bool = False,
    max_cost: int = 60_000,
    late: float = 0.25,
) -> Case:
    """A random case.

    `free` fixes the free slots of the claimed dam, `complete` makes the attacker's side full.
    `late` is the share of late positions. Cards are discarded until the oracle tries at most `max_cost`
    completions.
    """
    readings = {name: rng.choice(values) for name, values in READINGS.items() if rng.random() < 0.6}
    per_player = 1 if readings.get("dragonfly-limit") == "one-each" else 2
    left, elites = set(CARDS), list(ELITES)
    claimed = empty_dam(rng)
    while free is not None and shape(claimed)[0] < free:
        claimed = empty_dam(rng)
    dams = [claimed]
    slots = shape(claimed)[0]
    side = with_elites(rng, likely_side(rng, claimed, left), elites, per_player)
    if not complete and rng.random() < 0.03:
        side.pop()
    claimed["attacker"] = side
    left -= set(side)
    held = slots - (rng.randint(0, slots) if free is None else free)
    answer = mirror(rng, side, left) if rng.random() < (0.5 if held == slots else 0.25) else None
    if answer is None or len(answer) < slots:
        answer = likely_side(rng, claimed, left)
    claimed["defender"] = with_elites(rng, rng.sample(answer, held), elites, per_player)
    left -= set(claimed["defender"])
    add_other_dams(rng, dams, left, elites, per_player)
    rng.shuffle(dams)
    for dam in dams:
        if len(dam["attacker"]) == len(dam["defender"]) == shape(dam)[0]:
            dam["first"] = rng.choice(SIDES)
    unseen = sorted(left, key=ORDER.__getitem__)
    rng.shuffle(unseen)
    is_late = rng.random() < late
    keep = rng.randint(0, 12) if is_late else max(12, len(unseen) - rng.randint(0, PLAUSIBLE_DISCARD))
    discard = unseen[keep:] + [elite for elite in elites if rng.random() < 0.15]
    position: Case = {"dams": dams, "discard": discard}
    if readings.get("unplayed-elites") == "allowed" or rng.random() < 0.3:
        position["tactics_played"] = tactics_played(rng, dams, discard)
    claim = {"kind": "control", "dam": dam_name(claimed)}
    case = {"game": "river", "position": position, "claim": claim, "readings": readings}
    for card in unseen[:keep]:
        if cost(case) <= max_cost:
            break
        discard.append(card)
    rng.shuffle(discard)
    return case


def wins(dams: list[Dam], dam: Dam) -> bool:
    """Would this be the fourth damaged dam, so that the game is over?"""
    return sum(bool(one.get("damaged")) for one in (*dams, dam)) > 3


def dam_name(dam: Dam) -> int | str:
    name: int | str = dam["id"] if "id" in dam else dam["tile"]
    return name


def add_other_dams(rng: Random, dams: list[Dam], left: set[str], elites: list[str], per_player: int) -> None:
    for number in range(rng.choice((0, 0, 1, 2, 3, 5, 6))):
        dam = empty_dam(rng, f"house{number}" if rng.random() < 0.1 else None)
        slots = shape(dam)[0]
        if dam_name(dam) in map(dam_name, dams) or len(left) < 2 * slots or wins(dams, dam):
            continue
        for owner in SIDES:
            wazki = per_player - sum(other[owner].count("wazka") for other in dams)
            laid = rng.sample(likely_side(rng, dam, left), rng.randint(0, slots))
            dam[owner] = with_elites(rng, laid, elites, wazki) if rng.random() < 0.3 else laid
            left -= set(dam[owner])
        dams.append(dam)


def tactics_played(rng: Random, dams: list[Dam], discard: list[str]) -> dict[str, int]:
    """Possible counts: at most one apart, and enough for the elites that are visible."""
    least = [sum(card in ELITES for dam in dams for card in dam[owner]) for owner in SIDES]
    seen = sum(least) + sum(card in ELITES for card in discard)
    possible = [
        {"attacker": attacker, "defender": defender}
        for attacker in range(least[0], 12)
        for defender in range(max(least[1], attacker - 1), attacker + 2)
        if seen <= attacker + defender <= 7 + seen
    ]
    return rng.choice(possible)


# Cases near the border


def upheld_by_cards(
    rng: Random, beating: Beating, *, max_cost: int = 60_000, max_discard: int = PLAUSIBLE_DISCARD
) -> Case:
    """An upheld claim that the dam alone would not decide, so its smallest reason is not empty."""
    return settled(rng, beating, max_cost, max_discard)[0]


def barely_rejected(
    rng: Random, beating: Beating, *, max_cost: int = 60_000, max_discard: int = PLAUSIBLE_DISCARD
) -> Case:
    """A claim that at most five completions stop. All of them need the one card that was given back."""
    while True:
        case, moved = settled(rng, beating, max_cost, max_discard)
        discard = case["position"]["discard"]
        for card in rng.sample(moved, len(moved)):
            discard.remove(card)
            if cost(case) <= 2 * max_cost and 1 <= judge(case).beating <= 5:
                return case
            discard.append(card)


def settled(rng: Random, beating: Beating, max_cost: int, max_discard: int) -> tuple[Case, list[str]]:
    """An upheld claim that depends on visible cards, and the cards that were discarded to uphold it."""
    for attempt in count():
        free = rng.choices((1, 2, 3, 4, 5), (25, 30, 30, 12, 3))[0]
        case = random_case(rng, free=free, complete=True, max_cost=max_cost, late=0.1)
        discard = case["position"]["discard"]
        if attempt % 2:  # start from a table as open as the cost allows
            discard[:] = thinned(case, max_cost)
        cap = max(max_discard, len(discard) + 5)
        moved: list[str] = []
        stopping = beating(case)
        while stopping and len(discard) < cap:
            moved.append(rng.choice(stopping))
            discard.append(moved[-1])
            stopping = beating(case)
        if stopping is None and moved and beating(dam_alone(case)) is not None:
            return case, moved
    raise AssertionError("unreachable")


def thinned(case: Case, max_cost: int) -> list[str]:
    """The shortest beginning of the discard with a cost of at most `max_cost`. Discarded elites stay."""
    discard = case["position"]["discard"]
    elites = [card for card in discard if card in ELITES]
    battle = [card for card in discard if card in ORDER]
    for size in range(len(battle)):
        shorter = case | {"position": case["position"] | {"discard": elites + battle[:size]}}
        if cost(shorter) <= max_cost:
            return elites + battle[:size]
    return elites + battle


def dam_alone(case: Case) -> Case:
    """The case with every battle card outside the claimed dam unseen."""
    dams = []
    for dam in case["position"]["dams"]:
        if dam_name(dam) != case["claim"]["dam"]:
            dam = dam | {owner: [card for card in dam[owner] if card in ELITES] for owner in SIDES}
            if any(len(dam[owner]) < shape(dam)[0] for owner in SIDES):
                dam.pop("first", None)
        dams.append(dam)
    discard = [card for card in case["position"]["discard"] if card in ELITES]
    return case | {"position": case["position"] | {"dams": dams, "discard": discard}}


# Labels


def stratum(case: Case, kind: str = "random") -> list[str]:
    """Labels for counting: `Counter.update(stratum(case, kind))`."""
    position, named = case["position"], case["claim"]["dam"]
    (dam,) = [dam for dam in position["dams"] if dam_name(dam) == named]
    slots, requirement = shape(dam)
    where = "house" if "id" in dam else f"tile {dam['tile']} {'damaged' if dam['damaged'] else 'intact'}"
    visible = [card for other in position["dams"] for card in other["attacker"] + other["defender"]]
    unseen = len(CARDS) - sum(card in ORDER for card in visible + position["discard"])
    readings = DEFAULTS | case["readings"]
    return [
        f"kind: {kind}",
        f"dam: {where}",
        f"requirement: {requirement}",
        f"slots: {slots}",
        f"free slots: {slots - len(dam['defender'])}",
        *(f"elites of the {owner}: {sum(card in ELITES for card in dam[owner])}" for owner in SIDES),
        *(f"reading: {name}={value}" for name, value in sorted(readings.items())),
        "unseen: fewer than the free slots" if unseen < slots - len(dam["defender"]) else unseen_band(unseen),
    ]


def unseen_band(unseen: int) -> str:
    low = unseen // 12 * 12
    return f"unseen: {low:02}-{low + 11:02}"
