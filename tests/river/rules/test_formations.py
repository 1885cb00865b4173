"""Strength by example: every shape on every ladder, ties, runs that do not wrap, elites."""

from itertools import pairwise

import pytest

from adjudicator.games.river.rules.formations import Ladder, Shape, Strength, best_strength, is_run, ladder
from adjudicator.games.river.table.dams import Requirement
from adjudicator.games.river.table.position import laid_cards

READINGS = ("counts", "outranks", "excluded")


def measured(side: str, requirement: str, legion: str = "counts") -> Strength:
    laid = laid_cards(tuple(side.split()))
    dam = Requirement(requirement)
    return best_strength(dam, ladder(dam, legion), laid.real, laid.elites)


# Ladders


@pytest.mark.parametrize(
    ("requirement", "legion", "rungs"),
    [
        ("none", "counts", (Shape.LEGION, Shape.KOMPANIA, Shape.BRACTWO, Shape.BANDA, Shape.ANY)),
        ("highest-sum", "outranks", (Shape.ANY,)),
        ("lowest-sum", "excluded", (Shape.ANY,)),
        ("kompania", "outranks", (Shape.KOMPANIA, Shape.ANY)),
        ("bractwo", "counts", (Shape.BRACTWO, Shape.ANY)),
        ("bractwo", "outranks", (Shape.LEGION, Shape.BRACTWO, Shape.ANY)),
        ("bractwo", "excluded", (Shape.PLAIN_BRACTWO, Shape.ANY)),
        ("banda", "counts", (Shape.BANDA, Shape.ANY)),
        ("banda", "outranks", (Shape.LEGION, Shape.BANDA, Shape.ANY)),
        ("banda", "excluded", (Shape.PLAIN_BANDA, Shape.ANY)),
    ],
)
def test_ladders(requirement: str, legion: str, rungs: Ladder) -> None:
    assert ladder(Requirement(requirement), legion) == rungs


@pytest.mark.parametrize("requirement", ["none", "highest-sum", "lowest-sum", "kompania"])
def test_the_legion_reading_affects_only_two_requirements(requirement: str) -> None:
    assert len({ladder(Requirement(requirement), reading) for reading in READINGS}) == 1


LEGION, KOMPANIA, BRACTWO, BANDA, ZGRAJA = "R4 R6 R5", "R5 G5 B5", "R1 R5 R9", "R4 G5 R6", "R1 G5 R9"
"""One of each formation, all with the sum 15."""


@pytest.mark.parametrize(
    ("requirement", "legion", "groups"),
    [
        ("none", "counts", [[LEGION], [KOMPANIA], [BRACTWO], [BANDA], [ZGRAJA]]),
        ("highest-sum", "counts", [[LEGION, KOMPANIA, BRACTWO, BANDA, ZGRAJA]]),
        ("lowest-sum", "counts", [[LEGION, KOMPANIA, BRACTWO, BANDA, ZGRAJA]]),
        ("kompania", "counts", [[KOMPANIA], [LEGION, BRACTWO, BANDA, ZGRAJA]]),
        ("bractwo", "counts", [[LEGION, BRACTWO], [KOMPANIA, BANDA, ZGRAJA]]),
        ("bractwo", "outranks", [[LEGION], [BRACTWO], [KOMPANIA, BANDA, ZGRAJA]]),
        ("bractwo", "excluded", [[BRACTWO], [LEGION, KOMPANIA, BANDA, ZGRAJA]]),
        ("banda", "counts", [[LEGION, BANDA], [KOMPANIA, BRACTWO, ZGRAJA]]),
        ("banda", "outranks", [[LEGION], [BANDA], [KOMPANIA, BRACTWO, ZGRAJA]]),
        ("banda", "excluded", [[BANDA], [LEGION, KOMPANIA, BRACTWO, ZGRAJA]]),
    ],
)
def test_every_formation_on_every_ladder(requirement: str, legion: str, groups: list[list[str]]) -> None:
    """Formations in one group are equally strong, and stronger than the next group."""
    strengths = [{measured(side, requirement, legion) for side in group} for group in groups]
    assert all(len(group) == 1 for group in strengths)
    for (stronger,), (weaker,) in pairwise(strengths):
        assert stronger > weaker


# Sums and ties


@pytest.mark.parametrize(
    ("stronger", "weaker", "requirement"),
    [
        ("R0 R1 R2", "R11 G11 B11", "none"),  # the formation comes before the sum
        ("R11 R10 R9", "G8 G9 G10", "none"),
        ("R11 G11 B11", "R10 G10 B10", "none"),  # 30 is not the highest sum
        ("R0 G0", "R11 G10", "kompania"),
        ("R11 G10", "R9 G10", "kompania"),  # neither is a Kompania, so the sum decides
        ("R0 G2 B1", "R11 G11 B11", "banda"),
        ("R0 R2 R9", "R11 G11 B11", "bractwo"),
        ("R0 G2 B9", "R3 R4 R5", "lowest-sum"),
        ("R0 G2 B9", "R3 G3 B4", "highest-sum"),
    ],
)
def test_stronger(stronger: str, weaker: str, requirement: str) -> None:
    assert measured(stronger, requirement) > measured(weaker, requirement)


@pytest.mark.parametrize(
    ("one", "other", "requirement"),
    [
        ("R4 R5 R6", "P6 P4 P5", "none"),  # neither colour nor the order of laying counts
        ("R7 G7", "B7 Y7", "none"),
        ("R1 R9 R5", "G2 G3 G10", "none"),
        ("R1 G9 B5", "G4 B4 Y7", "none"),
        ("R1 G9 B5", "R4 R5 R6", "highest-sum"),
        ("R1 G9 B5", "R4 R5 R6", "lowest-sum"),
    ],
)
def test_ties(one: str, other: str, requirement: str) -> None:
    assert measured(one, requirement) == measured(other, requirement)


@pytest.mark.parametrize(
    ("values", "run"),
    [
        ((9, 11, 10), True),
        ((11, 0), False),
        ((10, 11, 0), False),
        ((4, 4), False),
        ((4, 6), False),
        ((7,), True),
    ],
)
def test_runs_do_not_wrap(values: tuple[int, ...], run: bool) -> None:
    assert is_run(values) is run


def test_a_single_slot_makes_every_formation_but_the_plain_ones() -> None:
    for requirement in ("none", "kompania", "bractwo", "banda"):
        assert measured("R7", requirement) == (0, 7)
    assert measured("R7", "bractwo", "excluded") == (-1, 7)
    assert measured("R7", "banda", "excluded") == (-1, 7)


# Elite cards, read at their owner's best


@pytest.mark.parametrize(
    ("side", "requirement", "legion", "expected"),
    [
        ("R10 wazka R11", "none", "counts", (0, 30)),
        ("R10 wazka G10", "none", "counts", (-1, 30)),
        ("R2 wazka R9", "none", "counts", (-2, 22)),
        ("R2 wazka G4", "none", "counts", (-3, 9)),
        ("R2 wazka G9", "none", "counts", (-4, 22)),
        ("R11 wazka wazka", "none", "counts", (0, 30)),
        ("R11 wazka wazka", "bractwo", "counts", (0, 33)),  # a card already seen may be named again
        ("R11 wazka wazka", "bractwo", "outranks", (0, 30)),
        ("R11 wazka wazka", "bractwo", "excluded", (0, 33)),
        ("R10 R9 wazka", "bractwo", "excluded", (0, 29)),  # as 11 it would be a Legion
        ("R10 R9 wazka", "banda", "excluded", (0, 30)),  # in another colour
        ("R10 R9 wazka", "banda", "outranks", (0, 30)),
        ("wazka wazka", "banda", "excluded", (0, 21)),
        ("perkoz R4", "none", "counts", (0, 7)),
        ("perkoz R0", "none", "counts", (0, 1)),
        ("perkoz G3", "kompania", "counts", (0, 6)),
        ("perkoz G4", "kompania", "counts", (-1, 7)),
        ("labedz R6 R8", "none", "counts", (0, 21)),
        ("labedz G7", "kompania", "counts", (0, 14)),
        ("labedz perkoz", "kompania", "counts", (-1, 10)),
        ("labedz perkoz", "bractwo", "counts", (0, 10)),
        ("labedz perkoz wazka wazka", "none", "counts", (-2, 32)),
        ("labedz perkoz wazka wazka", "highest-sum", "counts", (0, 32)),
        ("labedz perkoz wazka wazka", "lowest-sum", "counts", (0, -8)),
        ("labedz perkoz wazka wazka G5", "none", "counts", (0, 25)),
    ],
)
def test_elites(side: str, requirement: str, legion: str, expected: tuple[int, int]) -> None:
    assert measured(side, requirement, legion) == expected


def test_elites_cannot_join_two_colours() -> None:
    assert measured("R1 G2 wazka", "bractwo") == (-1, 14)
