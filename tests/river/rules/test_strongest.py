"""The strongest side against every completion tried one by one, and against the laws of any search."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.games.river.rules.formations import (
    Shape,
    Strength,
    best_strength,
    fits,
    readings_of_elites,
    strength,
)
from adjudicator.games.river.rules.strongest import (
    SCALES,
    Build,
    Contest,
    beating_side,
    best_of_shape,
    own_best,
    strongest,
)
from adjudicator.games.river.table.cards import BATTLE_CARDS, COLOURS, ELITE_VALUES, ORDER, bits, mask, names
from adjudicator.games.river.table.dams import Requirement
from adjudicator.games.river.table.position import LaidCards, laid_cards
from tests.river.control_oracle import ELITES, Case, judge
from tests.river.control_sampling import random_case
from tests.river.support import contest_of, sound

READINGS = ("counts", "outranks", "excluded")
thorough = settings(max_examples=120, deadline=None, derandomize=True)


@st.composite
def contests(draw: st.DrawFn) -> Contest:
    """A random contest with few unseen cards. Elites may be on both sides and still to come."""
    slots = draw(st.sampled_from((1, 2, 2, 3, 3, 3, 4, 4, 5, 6)))
    scale = SCALES[draw(st.sampled_from(list(Requirement)))][draw(st.sampled_from(READINGS))]
    # Cards that are close to each other make formations.
    low, colours = draw(st.integers(0, 9)), draw(st.permutations(COLOURS))
    near = [f"{colour}{value}" for colour in colours[:3] for value in range(low, min(low + 6, 12))]
    far = draw(st.lists(st.sampled_from(BATTLE_CARDS), max_size=12, unique=True))
    cards = list(dict.fromkeys(far + draw(st.permutations(near)) + list(BATTLE_CARDS)))
    elites = draw(st.permutations(ELITES))
    attackers, defenders = draw(st.sampled_from([(a, d) for a in range(5) for d in range(5 - a)]))
    attackers, size = min(attackers, slots), draw(st.integers(0, slots))
    defenders = min(defenders, size)
    unseen = draw(st.integers(0, 9 if slots - size < 5 else 7))
    attacker, rest = cards[: slots - attackers], cards[slots - attackers :]
    defender, rest = rest[: size - defenders], rest[size - defenders :]
    return Contest(
        slots,
        scale,
        laid_cards((*attacker, *elites[:attackers])),
        laid_cards((*elites[attackers : attackers + defenders], *defender)),
        mask(rest[:unseen]),
        tuple(elites[attackers + defenders :]),
        draw(st.integers(0, 4)),
        size == slots and draw(st.booleans()),
    )


def completions(at: Contest) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every (elites brought, cards laid) with which the defender can fill the side."""
    free = at.slots - at.defender.size
    for count in range(min(free, at.spare_limit, len(at.spare)) + 1):
        for brought in dict.fromkeys(combinations(at.spare, count)):
            for cards in combinations(names(at.unseen), free - count):
                yield brought, cards


def preference(strength: Strength, brought: tuple[str, ...], cards: tuple[str, ...]) -> tuple[object, ...]:
    return -strength.rung, -strength.points, len(brought), [ORDER[card] for card in cards]


def as_read(at: Contest, side: LaidCards, build: Build) -> tuple[tuple[int, ...], bool]:
    """The values of a side and whether it is of one colour, its elites read as the build says."""
    for elite, card in build.elites:
        assert int(card[1:]) in ELITE_VALUES[elite]
    cards = (*names(side.real | build.added), *(card for _, card in build.elites))
    assert len(cards) == at.slots
    return tuple(int(card[1:]) for card in cards), len({card[0] for card in cards}) == 1


def brought_by(at: Contest, build: Build) -> tuple[str, ...]:
    elites = tuple(elite for elite, _ in build.elites)
    own = len(at.defender.elites)
    assert elites[:own] == at.defender.elites
    assert not Counter(elites[own:]) - Counter(at.spare)
    return elites[own:]


# Against trying everything


@given(contests())
@thorough
def test_the_strongest_completion_and_the_first_of_equals(at: Contest) -> None:
    least = best_strength(at.requirement, at.rungs, at.attacker.real, at.attacker.elites)
    found = [
        preference(reached, brought, cards)
        for brought, cards in completions(at)
        for reached in [
            best_strength(
                at.requirement, at.rungs, at.defender.real | mask(cards), at.defender.elites + brought
            )
        ]
        if reached > least or (reached == least and at.ties_defend)
    ]
    build = beating_side(at)
    if build is None:
        assert not found
    else:
        assert preference(build.strength, brought_by(at, build), names(build.added)) == min(found)


@given(contests())
@thorough
def test_the_best_of_each_shape(at: Contest) -> None:
    lowest = at.requirement is Requirement.LOWEST_SUM
    for rung, shape in enumerate(at.rungs):
        found = [
            preference(Strength(-rung, -sum(values) if lowest else sum(values)), brought, cards)
            for brought, cards in completions(at)
            for values, one_colour in readings_of_elites(
                at.defender.real | mask(cards), at.defender.elites + brought
            )
            if fits(shape, values, one_colour)
        ]
        build = best_of_shape(at, shape)
        if build is None:
            assert not found
        else:
            assert preference(build.strength, brought_by(at, build), names(build.added)) == min(found)
            assert fits(shape, *as_read(at, at.defender, build))


@given(contests())
@thorough
def test_a_side_is_as_strong_as_its_reading_says(at: Contest) -> None:
    own = own_best(at, at.attacker)
    assert own.strength == best_strength(at.requirement, at.rungs, at.attacker.real, at.attacker.elites)
    assert own.added == 0
    assert tuple(elite for elite, _ in own.elites) == at.attacker.elites
    assert own.strength == strength(at.requirement, at.rungs, *as_read(at, at.attacker, own))
    build = beating_side(at)
    if build is not None:
        assert build.added & at.unseen == build.added
        assert build.strength == strength(at.requirement, at.rungs, *as_read(at, at.defender, build))


@pytest.mark.parametrize("seed", range(4))
def test_the_oracle_agrees_on_whole_cases(seed: int) -> None:
    rng = Random(seed)
    verdicts: Counter[bool] = Counter()
    for _ in range(300):
        case: Case = random_case(rng, complete=True, max_cost=rng.choice((50, 500, 4000)), late=0.4)
        judged = judge(case)
        at = contest_of(sound(case))
        build = beating_side(at)
        verdicts[judged.upheld] += 1
        assert own_best(at, at.attacker).strength == judged.attacker
        assert (build is None) == judged.upheld
        if build is not None:
            assert (build.strength, names(build.added)) == (judged.best, judged.cards)
            assert len(brought_by(at, build)) == len(judged.brought)
            assert build.strength == strength(at.requirement, at.rungs, *as_read(at, at.defender, build))
    assert min(verdicts.values()) > 50


# Laws


@given(contests())
@thorough
def test_revealing_a_card_helps_nobody_but_the_attacker(at: Contest) -> None:
    build = beating_side(at)
    for card in bits(at.unseen):
        after = beating_side(at._replace(unseen=at.unseen ^ card))
        if build is None:
            assert after is None
        elif not card & build.added:
            assert after == build
        elif after is not None:
            assert after.strength <= build.strength


@given(contests(), st.permutations(range(5)))
@thorough
def test_the_names_of_the_colours_do_not_matter(at: Contest, order: list[int]) -> None:
    def renamed(cards: int) -> int:
        return mask(COLOURS[order[COLOURS.index(card[0])]] + card[1:] for card in names(cards))

    other = at._replace(
        attacker=at.attacker._replace(real=renamed(at.attacker.real)),
        defender=at.defender._replace(real=renamed(at.defender.real)),
        unseen=renamed(at.unseen),
    )
    mine, theirs = beating_side(at), beating_side(other)
    assert (mine and mine.strength) == (theirs and theirs.strength)
    assert own_best(at, at.attacker).strength == own_best(other, other.attacker).strength


@given(contests())
@thorough
def test_the_order_of_laying_elites_does_not_matter(at: Contest) -> None:
    build = beating_side(at)
    for elites in permutations(at.defender.elites):
        other = beating_side(at._replace(defender=at.defender._replace(elites=elites)))
        assert (build and build[:2]) == (other and other[:2])


@given(contests())
@thorough
def test_a_threshold_only_cuts(at: Contest) -> None:
    free = at.slots - at.defender.size
    best = strongest(at, at.defender, free, at.unseen)
    if best is None:
        return
    rung, points = best.strength
    assert strongest(at, at.defender, free, at.unseen, best.strength) == best
    assert strongest(at, at.defender, free, at.unseen, Strength(rung, points - 1)) == best
    assert strongest(at, at.defender, free, at.unseen, Strength(rung - 1, points + 9)) == best
    assert strongest(at, at.defender, free, at.unseen, Strength(rung, points + 1)) is None
    assert strongest(at, at.defender, free, at.unseen, Strength(rung + 1, -100)) is None


# Cases that forced a line


def contest(
    attacker: str,
    defender: str,
    unseen: str,
    requirement: str = "none",
    legion: str = "counts",
    spare: str = "",
) -> Contest:
    scale = SCALES[Requirement(requirement)][legion]
    sides = laid_cards(tuple(attacker.split())), laid_cards(tuple(defender.split()))
    extra = tuple(spare.split())
    return Contest(len(attacker.split()), scale, *sides, mask(unseen.split()), extra, len(extra))


@pytest.mark.parametrize(
    ("at", "rung", "points", "cards", "elites"),
    [
        # Nothing but elites: at an excluding Banda dam they must not all be read as one colour.
        (contest("P1 R2", "perkoz wazka", "", "banda", "excluded"), 0, 7, "", "perkoz R3, wazka G4"),
        # The only run of mixed colours is below the highest run.
        (contest("P1 R2", "", "R9 R10 R8 G7", "banda", "excluded"), 0, 15, "R8 G7", ""),
        # The first cards of the run would be a Legion, so the highest card that can is replaced.
        (contest("P1 R2", "", "R9 R10 G10 G9", "banda", "excluded"), 0, 19, "R9 G10", ""),
        # A run with an elite is no Bractwo there. A lower card is preferred to a lower reading of the elite.
        (contest("G1 R2 R3", "wazka", "R8 R9 R10", "bractwo", "excluded"), 0, 29, "R8 R10", "wazka R11"),
        (contest("G1 R2 R3", "wazka", "R7 R9 R10", "bractwo", "excluded"), 0, 29, "R9 R10", "wazka R10"),
        # One swap makes another run, the second does not.
        (contest("G1 R2 R3", "R5 R6", "R7 R4 R3", "bractwo", "excluded"), 0, 14, "R3", ""),
        # Perkoz would make the Legion in G and Łabędź in R. The first cards decide, not the first elite.
        (
            contest("G0 G1 B2 Y8 P9", "", "R3 R4 R5 R6 G4 G5 G6 G7", spare="perkoz labedz"),
            0,
            25,
            "R3 R4 R5 R6",
            "labedz R7",
        ),
        # Too few cards: no side can ever be full.
        (contest("G1 R2 B4", "R5", "R7"), None, 0, "", ""),
    ],
)
def test_examples(at: Contest, rung: int | None, points: int, cards: str, elites: str) -> None:
    build = beating_side(at)
    if rung is None:
        assert build is None
        return
    assert build is not None
    assert build.strength == (rung, points)
    assert names(build.added) == tuple(cards.split())
    assert ", ".join(map(" ".join, build.elites)) == elites


def test_the_best_of_a_shape_may_be_of_a_higher_one() -> None:
    at = contest("R11 R10 R9", "G9", "G10 G11 B2 Y2")
    build = best_of_shape(at, Shape.BANDA)
    assert build is not None
    assert build.strength == (-3, 30)
    assert names(build.added) == ("G10", "G11")
    assert beating_side(at) is None
    assert best_of_shape(at, Shape.KOMPANIA) is None
