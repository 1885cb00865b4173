"""Hands of elite cards: what the search asks about them, which are worth bringing, what they are read as."""

from itertools import combinations, permutations, product
from typing import Final, NamedTuple

from adjudicator.games.river.table.cards import ELITE_COPIES, ELITE_VALUES, OF_VALUE, VALUES, colour_of


class Elites(NamedTuple):
    """The elite cards of one side, and what the builders ask about them."""

    names: tuple[str, ...]
    size: int
    wazki: int
    dealt: tuple[int, ...]
    """Each set of values that the others, Perkoz and Łabędź, may take beside each other in a run."""
    pickiest: tuple[tuple[int, frozenset[int]], ...]
    """Their places in ``names`` and the values they can take, those with the fewest to choose from first."""
    alike: tuple[int, ...]
    """The values that every one of them can take, highest first."""
    most: tuple[int, ...]
    most_points: int
    most_cards: int
    """The cards, in all colours, that they are at their most."""
    least: tuple[int, ...]
    least_points: int


def _elites(names: tuple[str, ...]) -> Elites:
    ranges = [ELITE_VALUES[name] for name in names]
    others = [ELITE_VALUES[name] for name in names if name != "wazka"]
    most, least = tuple(map(max, ranges)), tuple(map(min, ranges))
    return Elites(
        names,
        len(names),
        names.count("wazka"),
        tuple(sum(OF_VALUE[value] for value in values) for values in product(*others)),
        tuple(sorted(enumerate(map(frozenset, ranges)), key=lambda elite: len(elite[1]))),
        tuple(value for value in reversed(VALUES) if all(value in among for among in ranges)),
        most,
        sum(most),
        sum(OF_VALUE[value] for value in set(most)),
        least,
        sum(least),
    )


_PRINTED: Final = [elite for elite, copies in ELITE_COPIES.items() for _ in range(copies)]
ELITES: Final = {
    names: _elites(names)
    for count in range(len(_PRINTED) + 1)
    for names in dict.fromkeys(permutations(_PRINTED, count))
}
"""Every elite hand, in any order of laying."""


def _choices(spare: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The elites to bring, by their number: Ważki first, as they can be all that another elite can be."""
    wazki = tuple(elite for elite in spare if elite == "wazka")
    others = tuple(elite for elite in spare if elite != "wazka")
    return tuple(
        tuple(wazki[:count] + extra for extra in combinations(others, max(0, count - len(wazki))))
        for count in range(len(spare) + 1)
    )


BRING: Final = {spare: _choices(spare) for spare in ELITES}
"""For each hand still to come, what is worth bringing, by number."""


def readings_of(
    elites: Elites, cards: int, values: tuple[int, ...], colour: str
) -> tuple[tuple[str, str], ...]:
    """The card each elite is read as: the pickiest choose their value first, the highest they can take."""
    left, dealt = sorted(values, reverse=True), list(values)
    if elites.size > 1:
        for place, among in elites.pickiest:
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
