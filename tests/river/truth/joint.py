"""What is said of several dams at once: every way to hold each of them is tried, as far as affordable."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, prod
from typing import Any, Final

from adjudicator.values import JsonObject
from tests.river.control_oracle import Table, choices_of_elites, printed, strength
from tests.river.joint_oracle import WayToHold, allocations, ways_to_hold
from tests.river.truth.control import is_full, phrase
from tests.river.truth.scene import (
    Dam,
    battle_pool,
    claim_of,
    dam_of,
    dams_of,
    most_to_bring,
    position_of,
    readings_of,
    same,
    table_at,
    unseen_cards,
    won,
    words_of,
    yes,
)
from tests.river.truth.sides import (
    can_be_laid,
    can_be_stopped,
    cards_in,
    defenders_sides,
    is_made,
    is_shown,
    keeps,
    strength_of,
)
from tests.truth import Predicate, Said

MOST_SIDES: Final = 20_000
MOST_CHOICES: Final = 200_000


Cards = tuple[str, ...]


def claimed(said: Said) -> list[str]:
    return [str(dam) for dam in claim_of(said.case)["dams"]]


@lru_cache(maxsize=256)
def ways(table: Table) -> tuple[WayToHold, ...] | None:
    """Every set of cards with which the defender holds this dam; None if there is too much to try."""
    size = len(battle_pool(table))
    cost = sum(comb(size, table.free - len(one)) for one in choices_of_elites(table, table.pool))
    return tuple(ways_to_hold(table, table.pool)) if cost <= MOST_SIDES else None


def can_hold(case: JsonObject, dams: Sequence[str]) -> bool | None:
    """Can all of these be held at once? None if there is too much to try."""
    return _can_hold([table_at(case, dam) for dam in dams])


def _can_hold(tables: Sequence[Table]) -> bool | None:
    if not tables:
        return True
    if any(not can_be_stopped(table) for table in tables):
        return False
    by_dam = [ways(table) for table in tables]
    known = [one for one in by_dam if one is not None]
    if len(known) < len(by_dam) or prod(len(one) for one in known) > MOST_CHOICES:
        return None
    return next(allocations(tables, [list(one) for one in known]), None) is not None


def most_held(said: Said) -> int | None:
    """How many of the dams of the claim can be held at once; None if that can't be told."""
    dams = claimed(said)
    for number in range(len(dams), 0, -1):
        found = [can_hold(said.case, chosen) for chosen in combinations(dams, number)]
        if any(found):
            return number
        if None in found:
            return None
    return 0


def _compared(said: Said) -> bool:
    """The game goes on, and every side of the attacker is full."""
    dams = dams_of(said.case)
    return won(said.case) is None and all(is_full(dams[name]) for name in claimed(said))


# The verdict


def upheld(said: Said) -> bool:
    held = can_hold(said.case, claimed(said))
    most = most_held(said)
    counted = said.params["count"] == len(claimed(said))
    stated = said.params["most"] == "unknown" or most is None or said.params["most"] == most
    named = words_of(said.params["dams"]) == claimed(said)
    return _compared(said) and held is not True and counted and stated and named


def rejected(said: Said) -> bool:
    named = words_of(said.params["dams"]) == claimed(said)
    return _compared(said) and named and can_hold(said.case, claimed(said)) is not False


def not_full(said: Said) -> bool:
    dams = dams_of(said.case)
    found = [name for name in claimed(said) if not is_full(dams[name])]
    return words_of(said.params["dams"]) == found and said.params["count"] == len(found) > 0


def slots(said: Said) -> bool:
    dam = dam_of(said)
    return said.params["slots"] == dam.slots > len(dam.attacker) == said.params["count"]


# The steps


def settled_by(said: Said) -> bool:
    dams = words_of(said.params["dams"])
    others = [name for name in claimed(said) if name not in dams]
    fewer = words_of(said.params["others"]) == others and said.params["rest"] == len(others)
    fewer = fewer and said.params["count"] == len(dams)
    return fewer and set(dams) < set(claimed(said)) and can_hold(said.case, dams) is not True


def level(said: Said) -> bool:
    """At no dam that is argued about was the defender first."""
    settled: list[Any] = [
        params["dams"] for message, params in said.told if message == "river-joint-settled-by"
    ]
    names = words_of(settled[0]) if settled else claimed(said)
    return all(dams_of(said.case)[name].first != "defender" for name in names)


def pool(said: Said) -> bool:
    dams, named = dams_of(said.case), words_of(said.params["dams"])
    free = sum(dams[name].free for name in named)
    complete = yes(position_of(said.case).get("complete"))
    counted = said.params["count"] == len(named) and said.params["free"] == free
    return (
        counted
        and all(dams[name].free for name in named)
        and set(named) <= set(claimed(said))
        and said.params["left"] == len(unseen_cards(said.case))
        and said.params.get("complete", complete) == complete
    )


def barred(said: Said) -> bool:
    """Every dam with such a card is named, and no other."""
    listed: Any = said.params["sets"]
    excluded = readings_of(said.case)["duck-beaver-in-proof"] == "excluded"
    pooled = [params for message, params in said.told if message == "river-joint-pool"]
    found = [name for name in words_of(pooled[-1]["dams"]) if _facing(said, name)]
    return excluded and [phrase(one)["dam"] for one in listed] == found


def barred_at(said: Said) -> bool:
    return same(said.params["cards"], _facing(said, str(said.params["dam"])))


def _facing(said: Said, name: str) -> set[str]:
    """The unseen ducks and beavers that would be cancelled at this dam."""
    laid = dams_of(said.case)[name].attacker
    other = {card[0] + {"0": "11", "11": "0"}.get(card[1:], "?") for card in laid}
    return other & set(unseen_cards(said.case))


def _attackers(said: Said) -> tuple[Dam, Table] | None:
    """The dam, if what is said of the attacker's side and of the free slots is true."""
    dam = dam_of(said)
    table = table_at(said.case, dam.name)
    made = is_made(dam.attacker, said.params["formation"], said.params["sum"], table)
    face = said.params["requirement"] == dam.requirement and said.params.get("free", dam.free) == dam.free
    return (dam, table) if made and face else None


def _sets(table: Table) -> list[list[str]] | None:
    """The different sets that hold the dam, each in order."""
    found = ways(table)
    if found is None:
        return None
    different = {tuple(sorted(map(printed, one.cards))) for one in found}
    return [list(one) for one in sorted(different)]


def ways_listed(said: Said) -> bool:
    at = _attackers(said)
    if at is None:
        return False
    listed: Any = said.params["ways"]
    given = sorted(sorted(phrase(one)["cards"]) for one in listed)
    found = _sets(at[1])
    return len(given) == said.params["count"] and found in (None, given)


def way(said: Said) -> bool:
    dam = dam_of(said)
    table, adds = table_at(said.case, dam.name), words_of(said.params["cards"])
    side = [*dam.defender, *adds]
    made = is_made(side, said.params["formation"], said.params["sum"], table)
    return can_be_laid(side, adds, table) and keeps(side, table) and made


def many_ways(said: Said) -> bool:
    at = _attackers(said)
    if at is None:
        return False
    dam, table = at
    found, adds, best = _sets(table), words_of(said.params["adds"]), phrase(said.params["best"])
    side = [*dam.defender, *adds]
    strongest = max(strength_of(one, table) for one in defenders_sides(table))
    shown = can_be_laid(side, adds, table) and is_made(side, best["formation"], best["sum"], table)
    many = len(found) > 1 if found is not None else can_be_stopped(table)
    return many and shown and strength(side, table.requirement, table.legion) == strongest


def _laid_before(said: Said) -> dict[str, Cards]:
    """The dams that are certain to take these cards, by the cases told before."""
    found: dict[str, Cards] = {}
    for message, params in said.told[:-1]:
        listed: Any = params.get("ways")
        if message == "river-joint-case" and params["only"] == "yes":
            found[str(params["first"])] = _sorted(phrase(listed[0])["cards"])
    return found


def _sorted(cards: Iterable[str]) -> Cards:
    return tuple(sorted(map(printed, cards)))


def case(said: Said) -> bool:
    """Each of these sets holds the first dam, and none of the rest can be held with what is then left."""
    listed: Any = said.params["ways"]
    sets = [_sorted(phrase(one)["cards"]) for one in listed]
    dams, first, laid = words_of(said.params["dams"]), str(said.params["first"]), _laid_before(said)
    if said.params["count"] != len(dams) or not {first, *dams} <= set(claimed(said)) or not sets:
        return False
    if first in dams or not all(_holds(said, first, one) for one in sets):
        return False
    found = _together(said, [*laid, first], laid)
    if found is not None:
        known = {_sorted(chosen[-1].cards) for chosen in found}
        if not set(sets) <= known or said.params["only"] != yes(len(known) == 1):
            return False
        if said.params["all"] != yes(len(sets) == len(known)):
            return False
    return not any(_together(said, [*laid, first, *dams], laid | {first: one}) for one in sets)


def _holds(said: Said, name: str, adds: Cards) -> bool:
    """Do these cards hold this dam?"""
    table, side = table_at(said.case, name), [*dams_of(said.case)[name].defender, *adds]
    return can_be_laid(side, adds, table) and keeps(side, table)


def _together(
    said: Said, dams: Sequence[str], laid: Mapping[str, Cards]
) -> list[tuple[WayToHold, ...]] | None:
    """The ways to hold these dams at once, some of them by these cards; None if there is too much to try."""
    tables = [table_at(said.case, dam) for dam in dams]
    by_dam: list[list[WayToHold]] = []
    for dam, table in zip(dams, tables, strict=True):
        found = ways(table)
        if found is None:
            return None
        by_dam.append([one for one in found if dam not in laid or _sorted(one.cards) == laid[dam]])
    if prod(len(one) for one in by_dam) > MOST_CHOICES:
        return None
    return list(allocations(tables, by_dam))


def one_set(said: Said) -> bool:
    """It holds the first dam."""
    return _holds(said, str(said.around["first"]), tuple(words_of(said.params["cards"])))


def clash(said: Said) -> bool:
    """The dams can't all be held; each smaller set can, if that is said; the cards are wanted at two dams."""
    dams = words_of(said.params["dams"])
    if can_hold(said.case, dams) or said.params["count"] != len(dams):
        return False
    if said.params["without_one"] == "yes":
        fewer = [can_hold(said.case, [one for one in dams if one != dam]) for dam in dams]
        if False in fewer:
            return False
    cards = words_of(said.params["cards"])
    if said.params["shared"] != len(cards):
        return False
    by_dam = [ways(table_at(said.case, dam)) for dam in dams]
    wanted = [{printed(card) for one in found for card in one.cards} for found in by_dam if found is not None]
    if len(wanted) < len(dams):
        return True
    shared = {card for one, other in combinations(wanted, 2) for card in one & other}
    return not cards or set(cards) == shared


def too_few(said: Said) -> bool:
    dams = dams_of(said.case)
    tables = [table_at(said.case, name) for name in claimed(said)]
    named = said.params.get("dams")
    names = claimed(said) if named is None else words_of(named)
    left = len({card for table in tables for card in battle_pool(table)}) + most_to_bring(tables[0])
    free = int(str(said.params["free"]))
    possible = {
        sum(dams[name].free for name in chosen)
        for number in range(1, len(names) + 1)
        for chosen in combinations(names, number)
    }
    return said.params["left"] == left < free and free in possible


def enough(said: Said) -> bool:
    """Every card named is in sight elsewhere."""
    return set(words_of(said.params["cards"])).isdisjoint(unseen_cards(said.case))


def held(said: Said) -> bool:
    dam = dam_of(said)
    table = table_at(said.case, dam.name)
    adds, cards = words_of(said.params["adds"]), cards_in(said.params["cards"])
    shown = is_shown(said.params["cards"], said.params["formation"], said.params["sum"], table)
    against = phrase(said.params["against"])
    made = is_made(dam.attacker, against["formation"], against["sum"], table)
    counted = said.params["count"] == len(adds) == dam.free and said.params["requirement"] == dam.requirement
    return counted and can_be_laid(cards, adds, table) and keeps(cards, table) and shown and made


def all_held(said: Said) -> bool:
    return said.params["count"] == len(claimed(said)) and can_hold(said.case, claimed(said)) is not False


def most(said: Said) -> bool:
    dams, apart = words_of(said.params["dams"]), said.params["apart"]
    assert isinstance(apart, list | tuple)
    found = most_held(said)
    counted = said.params["of"] == len(claimed(said)) and len(dams) == said.params["most"]
    known = found is None or found == said.params["most"]
    sets = said.params["sets"] == len(apart) or len(apart) > 20
    return counted and known and sets and can_hold(said.case, dams) is not False


def apart(said: Said) -> bool:
    dams = words_of(said.params["dams"])
    return set(dams) <= set(claimed(said)) and can_hold(said.case, dams) is not True


def no_title(said: Said) -> bool:
    dams = words_of(said.params["dams"])
    counted = said.params["count"] == len(dams) and set(dams) <= set(claimed(said))
    return counted and can_hold(said.case, dams) is not True


JOINT: Final = {
    "river-joint-upheld": Predicate("these dams can't all be held", upheld),
    "river-joint-rejected": Predicate("these dams can all be held", rejected),
    "river-joint-not-full": Predicate("the attacker's side has a free slot", not_full),
    "river-joint-slots": Predicate("the attacker's side has a free slot", slots),
    "river-joint-settled-by": Predicate("these dams can't all be held", settled_by),
    "river-joint-barred": Predicate("cards that would be cancelled", barred),
    "river-joint-barred-at": Predicate("cards that would be cancelled", barred_at),
    "river-joint-level": Predicate("the attacker was first", level),
    "river-joint-case": Predicate("what is left holds no other dam", case),
    "river-joint-set": Predicate("this side would keep the dam", one_set),
    "river-joint-pool": Predicate("so many battle cards are unseen", pool),
    "river-joint-ways": Predicate("the sets that hold the dam", ways_listed),
    "river-joint-way": Predicate("this side would keep the dam", way),
    "river-joint-many-ways": Predicate("the sets that hold the dam", many_ways),
    "river-joint-clash": Predicate("these dams can't all be held", clash),
    "river-joint-too-few": Predicate("too few cards are left", too_few),
    "river-joint-enough": Predicate("cards in sight", enough),
    "river-joint-held": Predicate("this side would keep the dam", held),
    "river-joint-all": Predicate("these dams can all be held", all_held),
    "river-joint-most": Predicate("how many dams can be held", most),
    "river-joint-apart": Predicate("these dams can't all be held", apart),
    "river-joint-no-title": Predicate("these dams can't all be held", no_title),
}
