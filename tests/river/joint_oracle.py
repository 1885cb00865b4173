"""The test oracle for `joint-control`: every completion of every dam, tried beside every other.

It shares no code with the product; strengths and completions are those of the oracle for one dam.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from tests.river.oracle import (
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


class Way(NamedTuple):
    """One way to hold one dam: the cards it takes, elites by copies."""

    cards: frozenset[str]
    mask: int


def table_of(case: Case, dam: Any) -> Table:
    return read(case | {"claim": {"kind": "control", "dam": dam}})


def joint_cost(case: Case, *, widest: bool = False) -> int:
    """How many completions are tried at the dam where there are most."""
    return max(
        cost(case | {"claim": {"kind": "control", "dam": dam}}, widest=widest)
        for dam in case["claim"]["dams"]
    )


def ways(table: Table, pool: list[str]) -> list[Way]:
    """The sets of cards that hold the dam; of two elites alike any copy is as good as the other."""
    found: dict[int, Way] = {}
    for completion in beating_completions(table, pool):
        cards = frozenset(completion.cards + completion.brought)
        mask = sum(1 << PLACE[card] for card in cards)
        found[mask] = Way(cards, mask)
    return list(found.values())


def allocations(tables: Sequence[Table], by_dam: Sequence[list[Way]]) -> Iterator[tuple[Way, ...]]:
    """Every choice of one way for each dam, no card used twice and no elite too many."""
    most_elites, most_wazki = tables[0].most_elites, tables[0].most_wazki
    elite_mask = sum(1 << PLACE[copy] for copy in COPIES)
    wazki_mask = sum(1 << PLACE[copy] for copy in COPIES if printed(copy) == "wazka")

    def choose(place: int, used: int) -> Iterator[tuple[Way, ...]]:
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
    by_dam = [ways(table, table.pool) for table in tables]
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
    """The first smallest set of visible cards away from these dams without which they could be held.

    Every way to hold them, were all these cards unseen, must miss one of them.
    """
    tables = [table_of(case, dam) for dam in dams]
    here = {card for table in tables for card in table.attacker + table.defender if card in ORDER}
    elites = list(COPIES)
    for table in tables:
        for card in table.attacker + table.defender:
            if card not in ORDER:
                elites.remove(next(copy for copy in elites if printed(copy) == card))
    visible = {card for card in ORDER if all(card in table.elsewhere for table in tables)}
    shown = [card for dam in case["position"]["dams"] if _name(dam) not in dams for card in _laid(dam)]
    shown += case["position"]["discard"]
    for card in shown:
        if card not in ORDER:
            visible.add(next(copy for copy in elites if printed(copy) == card and copy not in visible))
    by_dam = []
    for table in tables:
        pool = [card for card in table.widest_pool if card in ORDER and card not in here]
        by_dam.append(ways(table, [*pool, *elites]))
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
