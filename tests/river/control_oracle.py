"""The test oracle for the claim `control`: it tries every completion that the defender could lay.

It shares no code with the product and is written to be readable, not fast. `cost` says how much work a case
is.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise, product
from math import comb
from typing import Any

Case = dict[str, Any]
Strength = tuple[int, int]

COLOURS = "RGBYP"
CARDS = tuple(f"{colour}{value}" for colour in COLOURS for value in range(12))
ORDER = {card: index for index, card in enumerate(CARDS)}
ELITES = ("perkoz", "wazka", "wazka", "labedz")
COPIES = ("perkoz", "wazka", "wazka'", "labedz")  # the same cards, each with its own name
EVERY_CARD = (*CARDS, *COPIES)
PLACE = {card: index for index, card in enumerate(EVERY_CARD)}
WILD_VALUES = {"perkoz": (1, 2, 3), "wazka": tuple(range(12)), "labedz": (7,)}
TILES = {
    (1, False): (3, "highest-sum"),
    (2, False): (4, "none"),
    (3, False): (3, "none"),
    (4, False): (2, "none"),
    (5, False): (3, "none"),
    (6, False): (4, "none"),
    (7, False): (3, "lowest-sum"),
    (1, True): (3, "banda"),
    (2, True): (2, "kompania"),
    (3, True): (3, "bractwo"),
    (4, True): (4, "lowest-sum"),
    (5, True): (3, "bractwo"),
    (6, True): (2, "kompania"),
    (7, True): (3, "banda"),
}
DEFAULTS = {
    "legion-on-icon-dams": "counts",
    "duck-beaver-in-proof": "counts",
    "unplayed-elites": "ignored",
    "dragonfly-limit": "both",
}


class OutOfBudget(Exception):  # noqa: N818 - giving up is not an error
    """The subset search would take too long for a test."""


@dataclass(frozen=True)
class Judgement:
    upheld: bool
    best: Strength | None  # the strongest completion that stops the claim
    cards: tuple[str, ...]  # its battle cards, canonical
    brought: tuple[str, ...]  # its unplayed elites (not canonical when several kinds serve equally)
    attacker: Strength | None  # None: the attacker's side is incomplete
    beating: int


@dataclass(frozen=True)
class Completion:
    brought: tuple[str, ...]
    cards: tuple[str, ...]
    strength: Strength


# Strength


def rung(values: tuple[int, ...], one_colour: bool, requirement: str, legion: str) -> int:
    """0 for the strongest class at the dam, then -1, -2 and so on."""
    one_value = len(set(values)) == 1
    consecutive = all(right - left == 1 for left, right in pairwise(sorted(values)))
    is_legion = one_colour and consecutive
    if requirement == "none":
        return -(is_legion, one_value, one_colour, consecutive, True).index(True)
    if requirement in ("highest-sum", "lowest-sum"):
        return 0
    if requirement == "kompania":
        return 0 if one_value else -1
    has = {"bractwo": one_colour, "banda": consecutive}[requirement]
    if legion == "outranks":
        return 0 if is_legion else -1 if has else -2
    if legion == "excluded":
        has = has and not is_legion
    return 0 if has else -1


@lru_cache(maxsize=200_000)
def best_reading(
    values: tuple[int, ...], real_colours: int, wilds: tuple[str, ...], requirement: str, legion: str
) -> Strength:
    """The strongest of all readings of the wild cards.

    The colour of a wild card matters only for whether the whole side is of one colour. It can be while the
    real cards have at most one colour. It can be avoided if they have two, or if a wild card is not alone.
    """
    one_colour_options = []
    if real_colours <= 1:
        one_colour_options.append(True)
    if real_colours >= 2 or (wilds and len(values) + len(wilds) >= 2):
        one_colour_options.append(False)
    sign = -1 if requirement == "lowest-sum" else 1
    return max(
        (rung(values + chosen, one_colour, requirement, legion), sign * sum(values + chosen))
        for chosen in product(*(WILD_VALUES[wild] for wild in wilds))
        for one_colour in one_colour_options
    )


def strength(side: Iterable[str], requirement: str, legion: str = "counts") -> Strength:
    side = tuple(side)
    real = [card for card in side if card in ORDER]
    wilds = tuple(sorted(card for card in side if card in WILD_VALUES))
    assert len(real) + len(wilds) == len(side), side
    values = tuple(sorted(int(card[1:]) for card in real))
    return best_reading(values, len({card[0] for card in real}), wilds, requirement, legion)


# The table


@dataclass(frozen=True)
class Table:
    """What the claim depends on in a case."""

    slots: int
    requirement: str
    attacker: tuple[str, ...]
    defender: tuple[str, ...]
    first: str | None
    legion: str
    elsewhere: frozenset[str]  # visible cards outside the claimed dam, elites by copies
    barred: frozenset[str]  # cards the duck and beaver reading takes out of a proof
    elites: tuple[str, ...]  # the copies of elites that are not at the claimed dam
    most_elites: int  # the most elites that the defender may bring
    most_wazki: int  # the most wazki among them

    @property
    def free(self) -> int:
        return self.slots - len(self.defender)

    @property
    def pool(self) -> list[str]:
        return [card for card in self.widest_pool if card not in self.elsewhere]

    @property
    def widest_pool(self) -> list[str]:
        """The cards that could be unseen if nothing but the dam were visible."""
        gone = {*self.attacker, *self.defender, *self.barred}
        return [card for card in CARDS if card not in gone] + list(self.elites)


def read(case: Case) -> Table:
    position, readings = case["position"], DEFAULTS | case.get("readings", {})
    dams, discard = position["dams"], position.get("discard", [])
    named = case["claim"]["dam"]
    (dam,) = [dam for dam in dams if (dam["id"] if "id" in dam else dam["tile"]) == named]
    slots, requirement = (
        (dam["slots"], dam["requirement"]) if "id" in dam else TILES[dam["tile"], dam["damaged"]]
    )
    elsewhere = [card for other in dams if other is not dam for card in other["attacker"] + other["defender"]]
    elsewhere += discard
    elites = list(COPIES)
    for card in dam["attacker"] + dam["defender"]:
        if card in ELITES:
            elites.remove(first_copy(card, elites))
    visible = {card for card in elsewhere if card in ORDER}
    for card in elsewhere:
        if card in ELITES:
            visible.add(first_copy(card, [copy for copy in elites if copy not in visible]))
    most_elites, most_wazki = elites_to_bring(position, readings)
    barred: set[str] = set()
    if readings["duck-beaver-in-proof"] == "excluded":
        barred |= {card[0] + "0" for card in dam["attacker"] if card[1:] == "11"}
        barred |= {card[0] + "11" for card in dam["attacker"] if card[1:] == "0"}
    return Table(
        slots,
        requirement,
        tuple(dam["attacker"]),
        tuple(dam["defender"]),
        dam.get("first"),
        readings["legion-on-icon-dams"],
        frozenset(visible),
        frozenset(barred),
        tuple(elites),
        most_elites,
        most_wazki,
    )


def elites_to_bring(position: Case, readings: dict[str, str]) -> tuple[int, int]:
    """How many elites the defender may bring, and how many wazki among them.

    Both are counted on the real table, even if some of its cards are taken to be unseen.
    """
    if readings["unplayed-elites"] == "ignored":
        return 0, 0
    played = position["tactics_played"]
    wazki = 2
    if readings["dragonfly-limit"] == "one-each":
        wazki = max(0, 1 - sum(dam["defender"].count("wazka") for dam in position["dams"]))
    return max(0, played["attacker"] + 1 - played["defender"]), wazki


def printed(card: str) -> str:
    """The name on the card."""
    return card.rstrip("'")


def first_copy(name: str, copies: list[str]) -> str:
    return next(copy for copy in copies if printed(copy) == name)


# The claim


def choices_of_elites(table: Table, pool: list[str]) -> list[tuple[str, ...]]:
    """Every choice of elites from the pool that the defender may bring, fewest first."""
    copies = [card for card in pool if card in COPIES]
    return [
        chosen
        for count in range(min(table.most_elites, table.free, len(copies)) + 1)
        for chosen in combinations(copies, count)
        if [printed(copy) for copy in chosen].count("wazka") <= table.most_wazki
    ]


def beating_completions(table: Table, pool: list[str]) -> Iterator[Completion]:
    """Every completion from the pool that stops the claim of a complete attacker side."""
    target = strength(table.attacker, table.requirement, table.legion)
    battle_cards = [card for card in pool if card in ORDER]
    for brought in choices_of_elites(table, pool):
        elites = tuple(map(printed, brought))
        for cards in combinations(battle_cards, table.free - len(brought)):
            reached = strength(table.defender + elites + cards, table.requirement, table.legion)
            if reached > target or (reached == target and defender_was_first(table)):
                yield Completion(brought, cards, reached)


def defender_was_first(table: Table) -> bool:
    """Did the defender complete first? Only a full side can have."""
    if table.free:
        return False
    if table.first is None:
        raise ValueError("both sides are full and equal: who completed first?")
    return table.first == "defender"


def judge(case: Case) -> Judgement:
    table = read(case)
    if len(table.attacker) < table.slots:
        return Judgement(False, None, (), (), None, 0)
    attacker = strength(table.attacker, table.requirement, table.legion)
    found = list(beating_completions(table, table.pool))
    different = {(tuple(map(printed, completion.brought)), completion.cards) for completion in found}
    if not found:
        return Judgement(True, None, (), (), attacker, 0)
    best = max(completion.strength for completion in found)
    strongest = [completion for completion in found if completion.strength == best]
    chosen = min(strongest, key=lambda c: (len(c.brought), [ORDER[card] for card in c.cards]))
    brought = tuple(map(printed, chosen.brought))
    return Judgement(False, best, chosen.cards, brought, attacker, len(different))


def cost(case: Case, *, widest: bool = False) -> int:
    """How many completions `judge` (or with `widest`, `smallest_reason` and `fewest_unseen`) tries.

    About 400,000 a second.
    """
    table = read(case)
    pool = table.widest_pool if widest else table.pool
    size = sum(card in ORDER for card in pool)
    return sum(comb(size, table.free - len(brought)) for brought in choices_of_elites(table, pool))


# The smallest sets. Elites count as cards, and each copy is one card


def smallest_reason(case: Case) -> list[str]:
    """Upheld: the first smallest set of visible cards of which every beating completion needs one."""
    table = upheld_table(case)
    targets = [
        table.elsewhere.intersection(completion.cards + completion.brought)
        for completion in beating_completions(table, table.widest_pool)
    ]
    found = first_hitting_set(targets, len(table.elsewhere))
    assert found is not None, "an upheld claim holds by the cards that are visible"
    return found


def fewest_unseen(case: Case) -> list[str] | None:
    """Upheld: the first smallest set of visible cards that would complete a beating formation."""
    table = upheld_table(case)
    missing = [
        sorted(PLACE[card] for card in table.elsewhere.intersection(completion.cards + completion.brought))
        for completion in beating_completions(table, table.widest_pool)
    ]
    if not missing:
        return None
    first = min(missing, key=lambda indexes: (len(indexes), indexes))
    return [printed(EVERY_CARD[index]) for index in first]


def fewest_seen(case: Case, limit: int) -> list[str] | None:
    """Rejected: the first smallest set of pool cards (at most `limit`) that meets all beating completions."""
    table = read(case)
    if len(table.attacker) < table.slots:
        return None
    targets = [
        frozenset(completion.cards + completion.brought)
        for completion in beating_completions(table, table.pool)
    ]
    if not targets:
        raise ValueError("the claim is upheld")
    return first_hitting_set(targets, limit)


def upheld_table(case: Case) -> Table:
    if not judge(case).upheld:
        raise ValueError("the claim is rejected")
    return read(case)


def first_hitting_set(
    targets: Iterable[frozenset[str]], limit: int, budget: int = 20_000_000
) -> list[str] | None:
    """The first smallest set, of at most `limit` cards, that shares a card with every target.

    Sets of one size are tried in canonical order. A branch is cut if there are more disjoint targets than
    cards still to be chosen. `OutOfBudget` is raised after `budget` targets.
    """
    targets_checked = 0

    def choose(open_targets: list[int], start: int, size: int) -> list[int] | None:
        nonlocal targets_checked
        if not open_targets:
            return []
        targets_checked += len(open_targets)
        if targets_checked > budget:
            raise OutOfBudget
        if not all(open_targets) or more_disjoint_than(size, open_targets):
            return None
        # Beyond the earliest last card some target would be missed.
        for card in range(start, min(target.bit_length() for target in open_targets)):
            rest = [target >> (card + 1) << (card + 1) for target in open_targets if not target >> card & 1]
            if len(rest) < len(open_targets):
                chosen = choose(rest, card + 1, size - 1)
                if chosen is not None:
                    return [card, *chosen]
        return None

    masks = sorted({sum(1 << PLACE[card] for card in target) for target in targets}, key=int.bit_count)
    for size in range(limit + 1):
        chosen = choose(masks, 0, size)
        if chosen is not None:
            return [printed(EVERY_CARD[index]) for index in chosen]
    return None


def more_disjoint_than(size: int, targets: list[int]) -> bool:
    used, count = 0, 0
    for target in targets:
        if not target & used:
            used |= target
            count += 1
            if count > size:
                return True
    return False
