"""The test oracle for `joint-control`: every combination of completions of the dams is tried.

It shares no code with the product. Strengths and completions come from the oracle for one dam.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from tests.river.control_oracle import (
    COPIES,
    ORDER,
    PLACE,
    Case,
    Table,
    beating_completions,
    cost,
    first_hitting_set,
    printed,
    read,
)


class WayToHold(NamedTuple):
    """The cards of one way to hold one dam. Each copy of an elite has its own name."""

    cards: frozenset[str]
    mask: int


def table_of(case: Case, dam: Any) -> Table:
    return read(case | {"claim": {"kind": "control", "dam": dam}})


def joint_cost(case: Case, *, widest: bool = False) -> int:
    """The number of completions at the dam that has most."""
    return max(
        cost(case | {"claim": {"kind": "control", "dam": dam}}, widest=widest)
        for dam in case["claim"]["dams"]
    )


def ways_to_hold(table: Table, pool: list[str]) -> list[WayToHold]:
    """The sets of cards that hold the dam. Either copy of an elite may be used."""
    found: dict[int, WayToHold] = {}
    for completion in beating_completions(table, pool):
        cards = frozenset(completion.cards + completion.brought)
        mask = sum(1 << PLACE[card] for card in cards)
        found[mask] = WayToHold(cards, mask)
    return list(found.values())


def allocations(
    tables: Sequence[Table], by_dam: Sequence[list[WayToHold]]
) -> Iterator[tuple[WayToHold, ...]]:
    """Every choice of one way for each dam in which no card is used twice and no elite limit is exceeded."""
    most_elites, most_wazki = tables[0].most_elites, tables[0].most_wazki
    elite_mask = sum(1 << PLACE[copy] for copy in COPIES)
    wazki_mask = sum(1 << PLACE[copy] for copy in COPIES if printed(copy) == "wazka")

    def choose(place: int, used: int) -> Iterator[tuple[WayToHold, ...]]:
        if place == len(by_dam):
            yield ()
            return
        for way in by_dam[place]:
            taken = used | way.mask
            if used & way.mask or (taken & elite_mask).bit_count() > most_elites:
                continue
            if (taken & wazki_mask).bit_count() > most_wazki:
                continue
            for rest in choose(place + 1, taken):
                yield (way, *rest)

    yield from choose(0, 0)


def can_hold(case: Case, dams: Sequence[Any]) -> bool:
    tables = sorted((table_of(case, dam) for dam in dams), key=lambda table: table.free)
    if not tables:
        return True
    by_dam = [ways_to_hold(table, table.pool) for table in tables]
    order = sorted(range(len(tables)), key=lambda place: len(by_dam[place]))
    chosen = allocations([tables[place] for place in order], [by_dam[place] for place in order])
    return next(chosen, None) is not None


def most_held(case: Case) -> list[Any]:
    """The first of the largest sets of dams that can be held together."""
    dams = case["claim"]["dams"]
    return next(
        list(chosen)
        for number in range(len(dams), -1, -1)
        for chosen in combinations(dams, number)
        if can_hold(case, chosen)
    )


def fewest_dams(case: Case) -> list[Any]:
    """The first of the smallest sets of dams that can't be held together."""
    dams = case["claim"]["dams"]
    return next(
        list(chosen)
        for number in range(1, len(dams) + 1)
        for chosen in combinations(dams, number)
        if not can_hold(case, chosen)
    )


def smallest_reason(case: Case, dams: Sequence[Any]) -> list[str]:
    """The first smallest set of visible cards elsewhere that prevents holding these dams.

    If all visible cards were unseen, every way to hold the dams would need one of this set.
    """
    tables = [table_of(case, dam) for dam in dams]
    here = {card for table in tables for card in table.attacker + table.defender if card in ORDER}
    elites = list(COPIES)
    for table in tables:
        for card in table.attacker + table.defender:
            if card not in ORDER:
                elites.remove(next(copy for copy in elites if printed(copy) == card))
    visible = {card for card in ORDER if all(card in table.elsewhere for table in tables)}
    seen = [card for dam in case["position"]["dams"] if _name(dam) not in dams for card in _laid(dam)]
    seen += case["position"]["discard"]
    for card in seen:
        if card not in ORDER:
            visible.add(next(copy for copy in elites if printed(copy) == card and copy not in visible))
    by_dam = []
    for table in tables:
        pool = [card for card in table.widest_pool if card in ORDER and card not in here]
        by_dam.append(ways_to_hold(table, [*pool, *elites]))
    targets = {
        frozenset(card for way in chosen for card in way.cards if card in visible)
        for chosen in allocations(tables, by_dam)
    }
    found = first_hitting_set(targets, len(visible))
    assert found is not None
    return found


def _name(dam: dict[str, Any]) -> Any:
    return dam["id"] if "id" in dam else dam["tile"]


def _laid(dam: dict[str, Any]) -> list[str]:
    return [*dam["attacker"], *dam["defender"]]
