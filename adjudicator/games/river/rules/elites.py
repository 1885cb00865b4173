"""Sets of elite cards: their possible values, which are worth bringing, and the cards they are read as."""

from itertools import combinations, permutations, product
from typing import Final, NamedTuple

from adjudicator.games.river.table.cards import ELITE_COPIES, ELITE_VALUES, OF_VALUE, VALUES, colour_of


class Elites(NamedTuple):
    """The elite cards of one side, with what the builders need to know about them."""

    names: tuple[str, ...]
    size: int
    wazki: int
    run_values: tuple[int, ...]
    """The sets of values, as cards, that Perkoz and Łabędź can take together in a run."""
    fewest_values_first: tuple[tuple[int, frozenset[int]], ...]
    """Their places in ``names`` and the values they can take. Those with the fewest values come first."""
    common_values: tuple[int, ...]
    """The values that each of them can take, highest first."""
    highest: tuple[int, ...]
    """The highest value of each."""
    highest_points: int
    highest_cards: int
    """The cards of these values, in all colours."""
    lowest: tuple[int, ...]
    lowest_points: int


def _elites(names: tuple[str, ...]) -> Elites:
    ranges = [ELITE_VALUES[name] for name in names]
    others = [ELITE_VALUES[name] for name in names if name != "wazka"]
    highest, lowest = tuple(map(max, ranges)), tuple(map(min, ranges))
    return Elites(
        names,
        len(names),
        names.count("wazka"),
        tuple(sum(OF_VALUE[value] for value in values) for values in product(*others)),
        tuple(sorted(enumerate(map(frozenset, ranges)), key=lambda elite: len(elite[1]))),
        tuple(value for value in reversed(VALUES) if all(value in among for among in ranges)),
        highest,
        sum(highest),
        sum(OF_VALUE[value] for value in set(highest)),
        lowest,
        sum(lowest),
    )


_PRINTED: Final = [elite for elite, copies in ELITE_COPIES.items() for _ in range(copies)]
ELITE_HANDS: Final = {
    names: _elites(names)
    for count in range(len(_PRINTED) + 1)
    for names in dict.fromkeys(permutations(_PRINTED, count))
}
"""Every selection of elite cards, in every order of laying."""


def _worth_bringing(spare: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The elites to bring, by their number.

    Ważki come first: they can be read as anything another elite can.
    """
    wazki = tuple(elite for elite in spare if elite == "wazka")
    others = tuple(elite for elite in spare if elite != "wazka")
    return tuple(
        tuple(wazki[:count] + extra for extra in combinations(others, max(0, count - len(wazki))))
        for count in range(len(spare) + 1)
    )


WORTH_BRINGING: Final = {spare: _worth_bringing(spare) for spare in ELITE_HANDS}
"""For the elites still to come: which of them are worth bringing, by number."""


def read_elites(
    elites: Elites, cards: int, values: tuple[int, ...], colour: str
) -> tuple[tuple[str, str], ...]:
    """Each elite with the card it is read as.

    The elites share out ``values``: those with the fewest possible values choose first, each the highest it
    can.
    """
    left, dealt = sorted(values, reverse=True), list(values)
    if elites.size > 1:
        for place, among in elites.fewest_values_first:
            for value in left:
                if value in among:
                    dealt[place] = value
                    left.remove(value)
                    break
    first = rest = colour
    if not colour:
        first = "G" if cards and colour_of(cards) == "R" else "R"
        rest = first if cards else "G"
    read = [(elite, f"{rest}{value}") for elite, value in zip(elites.names, dealt, strict=True)]
    read[0] = elites.names[0], f"{first}{dealt[0]}"
    return tuple(read)
