"""Which sides can be made of some cards, and how strong they are: every class of completions is tried.

The strength of a side hangs on its values and on whether it is of one colour. So it is enough to try every
choice of values, once in one colour and once in several. The oracle for `control` gives the strengths.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, pairwise, product
from typing import NamedTuple

from tests.river.control_oracle import (
    ORDER,
    WILD_VALUES,
    Strength,
    Table,
    best_reading,
    choices_of_elites,
    defender_was_first,
    printed,
    strength,
)
from tests.river.truth.scene import battle_pool

Read = tuple[tuple[int, ...], bool]
"""The values of a side, elites included, and whether it is of one colour."""


class Side(NamedTuple):
    """A class of sides: the values of the battle cards, how many colours (0, 1, 2 or more), the elites."""

    values: tuple[int, ...]
    colours: int
    wilds: tuple[str, ...]


def side_of(cards: Sequence[str]) -> Side:
    real = [card for card in cards if card in ORDER]
    colours = min(2, len({card[0] for card in real}))
    wilds = tuple(sorted(card for card in cards if card not in ORDER))
    return Side(tuple(sorted(int(card[1:]) for card in real)), colours, wilds)


def readings(side: Side) -> Iterator[Read]:
    """Every way to read the elites."""
    size = len(side.values) + len(side.wilds)
    flags = [True] if side.colours <= 1 else []
    if side.colours >= 2 or (side.wilds and size >= 2):
        flags.append(False)
    for chosen in product(*(WILD_VALUES[wild] for wild in side.wilds)):
        for flag in flags:
            yield tuple(sorted(side.values + chosen)), flag


def completions(laid: Sequence[str], free: int, pool: Sequence[str]) -> Iterator[Side]:
    """Every class of sides of the laid cards and so many more from the pool."""
    here = side_of(laid)
    laid_colours = {card[0] for card in laid if card in ORDER}
    by_value: dict[int, set[str]] = {}
    for card in pool:
        by_value.setdefault(int(card[1:]), set()).add(card[0])
    for chosen in combinations_with_replacement(sorted(by_value), free):
        counts = Counter(chosen)
        if any(count > len(by_value[value]) for value, count in counts.items()):
            continue
        values = tuple(sorted(here.values + chosen))
        if not chosen and not laid_colours:
            yield Side(values, 0, here.wilds)
            continue
        if len(laid_colours) <= 1 and all(count == 1 for count in counts.values()):
            of_one = set("RGBYP").intersection(
                laid_colours or "RGBYP", *(by_value[value] for value in chosen)
            )
            if of_one:
                yield Side(values, 1, here.wilds)
        colours = laid_colours.union(*(by_value[value] for value in chosen))
        several = len(colours) >= 2 and (
            len(laid_colours) >= 2
            or len(chosen) + len(laid_colours) >= 2
            or max(counts.values(), default=0) >= 2
        )
        if several:
            yield Side(values, 2, here.wilds)


@lru_cache(maxsize=512)
def defenders_sides(table: Table) -> tuple[Side, ...]:
    """Every class of full sides that the defender can still make."""
    found: set[Side] = set()
    pool = battle_pool(table)
    for brought in {tuple(map(printed, one)) for one in choices_of_elites(table, table.pool)}:
        found.update(completions((*table.defender, *brought), table.free - len(brought), pool))
    return tuple(sorted(found))


def strength_of(side: Side, table: Table) -> Strength:
    return best_reading(side.values, side.colours, side.wilds, table.requirement, table.legion)


def attackers_strength(table: Table) -> Strength:
    return strength(table.attacker, table.requirement, table.legion)


@lru_cache(maxsize=512)
def can_be_stopped(table: Table) -> bool:
    """Can the defender make a side that keeps the dam from a full side of the attacker?"""
    own = attackers_strength(table)
    for side in defenders_sides(table):
        theirs = strength_of(side, table)
        if theirs > own or (theirs == own and defender_was_first(table)):
            return True
    return False


def keeps(cards: Sequence[str], table: Table) -> bool:
    """Does this full side of the defender keep the dam?"""
    theirs, own = strength(cards, table.requirement, table.legion), attackers_strength(table)
    return theirs > own or (theirs == own and defender_was_first(table))


def can_be_laid(cards: Sequence[str], adds: Sequence[str], table: Table) -> bool:
    """Is this a full side of the laid cards and of cards that the defender may still add?"""
    elites = sorted(card for card in adds if card not in ORDER)
    choices = [sorted(map(printed, one)) for one in choices_of_elites(table, table.pool)]
    battle = [card for card in adds if card in ORDER]
    return (
        sorted(cards) == sorted([*table.defender, *adds])
        and len(cards) == table.slots
        and len(set(battle)) == len(battle)
        and set(battle) <= set(battle_pool(table))
        and elites in choices
    )


# Formations


def is_run(values: Sequence[int]) -> bool:
    return all(right - left == 1 for left, right in pairwise(sorted(values)))


def fits(shape: str, read: Read, table: Table) -> bool:
    """Has a side this shape, as far as it counts at this dam?"""
    values, one_colour = read
    run = is_run(values)
    plain = table.legion == "excluded" and table.requirement == shape
    return {
        "legion": one_colour and run,
        "kompania": len(set(values)) == 1,
        "bractwo": one_colour and not (plain and run),
        "banda": run and not (plain and one_colour),
    }.get(shape, True)


def name_of(read: Read, requirement: str) -> str:
    """The usual name of the formation; a dam that asks for a formation calls it by that name."""
    values, one_colour = read
    if requirement in ("highest-sum", "lowest-sum"):
        return "sum"
    has = {
        "legion": one_colour and is_run(values),
        "kompania": len(set(values)) == 1,
        "bractwo": one_colour,
        "banda": is_run(values),
        "zgraja": True,
    }
    order = list(has)
    if requirement in ("bractwo", "banda"):
        order = ["legion", requirement, *order]
    return next(name for name in order if has[name])


def best_sums(table: Table, shape: str) -> tuple[int, int] | None:
    """The lowest and the highest sum with which the defender can make this shape; None if never."""
    sums = [
        sum(read[0]) for side in defenders_sides(table) for read in readings(side) if fits(shape, read, table)
    ]
    return (min(sums), max(sums)) if sums else None


def best_sum(table: Table, shape: str) -> int | None:
    """The sum that is best at this dam."""
    sums = best_sums(table, shape)
    return None if sums is None else sums[0 if table.requirement == "lowest-sum" else 1]


def sum_with(cards: Sequence[str], shape: str, table: Table) -> int | None:
    """The best sum of these cards in this shape."""
    sums = [sum(read[0]) for read in readings(side_of(cards)) if fits(shape, read, table)]
    return (min if table.requirement == "lowest-sum" else max)(sums, default=None)


def is_made(
    cards: Sequence[str], formation: object, total: object, table: Table, *, named: bool = True
) -> bool:
    """Is this what the cards make, if their elites are read as well as they can be?"""
    best = strength(cards, table.requirement, table.legion)
    return any(
        (name_of(read, table.requirement) == formation or not named) and sum(read[0]) == total
        for read in readings(side_of(cards))
        if _strength_as(read, table) == best
    )


def _strength_as(read: Read, table: Table) -> Strength:
    values, one_colour = read
    return best_reading(values, 1 if one_colour else 2, (), table.requirement, table.legion)


def is_shown(entries: object, formation: object, total: object, table: Table) -> bool:
    """The same for a side that is written out card by card, with what each elite is read as."""
    assert isinstance(entries, list | tuple)
    read_as = [entry.get("as", entry["card"]) for entry in entries]
    if not all(_colour_is_free(read_as, place, table) for place, one in enumerate(entries) if "any" in one):
        return False
    for entry in entries:
        if "as" in entry and int(entry["as"][1:]) not in WILD_VALUES[entry["card"]]:
            return False
        if ("as" in entry) != (entry["card"] not in ORDER):
            return False
    values, colours = tuple(sorted(int(card[1:]) for card in read_as)), {card[0] for card in read_as}
    read = (values, len(colours) == 1)
    cards = [entry["card"] for entry in entries]
    return (
        name_of(read, table.requirement) == formation
        and sum(values) == total
        and _strength_as(read, table) == strength(cards, table.requirement, table.legion)
    )


def _colour_is_free(read_as: Sequence[str], place: int, table: Table) -> bool:
    """Would any other colour there do as well?"""
    found = set()
    for colour in "RGBYP":
        cards = [*read_as[:place], colour + read_as[place][1:], *read_as[place + 1 :]]
        found.add(strength(cards, table.requirement, table.legion))
    return len(found) == 1


def cards_in(entries: object) -> list[str]:
    assert isinstance(entries, list | tuple)
    return [str(entry["card"]) for entry in entries]
