"""The strongest side that a player can still build at a dam.

The ladder is searched from the top. A builder constructs the best side of each shape, so the first rung where
a side can be built has the strongest one. This takes microseconds. It stands among the rules because a
declaration of control is a legal action only if it is proved.
"""

from typing import Final, NamedTuple

from adjudicator.games.river.rules.elites import ELITE_HANDS, WORTH_BRINGING, Elites, read_elites
from adjudicator.games.river.rules.formations import Ladder, Shape, Strength, ladder, strength
from adjudicator.games.river.rules.side_builders import (
    BUILDERS,
    OTHER_COLOURS,
    OTHER_VALUES,
    RUN,
    Builder,
    Plan,
    fewest_points,
    points_of,
    values_of,
)
from adjudicator.games.river.table.cards import ORDER, names
from adjudicator.games.river.table.dams import Requirement
from adjudicator.games.river.table.position import LaidCards

NO_MINIMUM: Final = -1000
"""Fewer points than any side has."""

RungBuilders = tuple[tuple[int, Builder], ...]
"""Rungs with their builders, from the top of the ladder."""
ONE_COLOUR: Final = (Shape.LEGION, Shape.BRACTWO, Shape.PLAIN_BRACTWO)
ONE_VALUE: Final = (Shape.KOMPANIA,)


class Scale(NamedTuple):
    """How the sides at a dam are compared: its ladder, with a builder for each rung."""

    requirement: Requirement
    rungs: Ladder
    builders: tuple[RungBuilders, ...]
    """The rungs still possible for the cards laid, indexed by one colour + 2 * one value."""
    rung_of: tuple[int, ...]
    """The rung of a full side, indexed by one colour + 2 * one value + 4 * consecutive."""
    sum_only: bool
    sign: int
    """-1 if the lowest sum is strongest, otherwise 1."""


def _scale(requirement: Requirement, legion_reading: str) -> Scale:
    rungs = ladder(requirement, legion_reading)
    lowest = requirement is Requirement.LOWEST_SUM
    builders = [fewest_points] if lowest else [BUILDERS[shape] for shape in rungs]
    neither, pair, run, single = (1, 3), (1, 1), (1, 2), (1,)
    return Scale(
        requirement,
        rungs,
        tuple(
            tuple(
                (-rung, builder)
                for rung, (shape, builder) in enumerate(zip(rungs, builders, strict=True))
                if (one_colour or shape not in ONE_COLOUR) and (one_value or shape not in ONE_VALUE)
            )
            for one_value in (False, True)
            for one_colour in (False, True)
        ),
        tuple(
            strength(requirement, rungs, values, one_colour).rung
            for values in (neither, pair, run, single)
            for one_colour in (False, True)
        ),
        len(rungs) == 1,
        -1 if lowest else 1,
    )


SCALES: Final = {
    requirement: {reading: _scale(requirement, reading) for reading in ("counts", "outranks", "excluded")}
    for requirement in Requirement
}
"""By requirement of the dam and option of the reading legion-on-icon-dams."""
FIXED_SCALES: Final = {
    requirement: scales["counts"] for requirement, scales in SCALES.items() if len(set(scales.values())) == 1
}
"""Where that reading makes no difference."""


class Contest(NamedTuple):
    """One dam with both sides and what the defender may still lay.

    A control claim depends on nothing else.
    """

    slots: int
    scale: Scale
    attacker: LaidCards
    defender: LaidCards
    unseen: int
    spare: tuple[str, ...] = ()
    """Elite cards that the defender might still bring (reading unplayed-elites)."""
    spare_limit: int = 0
    """How many of them they may play."""
    ties_defend: bool = False
    """The defender completed first, so an equal side keeps the dam."""

    @property
    def requirement(self) -> Requirement:
        return self.scale.requirement

    @property
    def rungs(self) -> Ladder:
        return self.scale.rungs


class Build(NamedTuple):
    """A full side that can be built."""

    strength: Strength
    added: int
    """The unseen battle cards it needs."""
    elites: tuple[tuple[str, str], ...]
    """(elite, the card it is read as): first those that lie there, then those still to be brought."""


Found = tuple[int, Plan, Elites]
"""A rung, the plan of a side on it, and the elites in that side."""


def beating_side(contest: Contest) -> Build | None:
    """The strongest side with which the defender keeps the dam. None: there is none, the claim is proved."""
    slots, scale, attacker, (real, own, _), unseen, _, spare_limit, ties_defend = contest
    rung, points = _full_side(slots, scale, attacker)
    if not ties_defend:
        points += 1
    if spare_limit:
        found = _first_rung_of_defender(contest, scale, rung, points)
    else:
        found = _first_rung(scale, slots, real, ELITE_HANDS[own], unseen, rung, points)
    return _build(found, real) if found else None


def best_of_shape(contest: Contest, shape: Shape) -> Build | None:
    """The defender's best side of this shape. It may also be of a higher shape, or lose to the attacker."""
    rung = -contest.rungs.index(shape)
    only = tuple(
        tuple(entry for entry in builders if entry[0] == rung) for builders in contest.scale.builders
    )
    found = _first_rung_of_defender(contest, contest.scale._replace(builders=only), rung, NO_MINIMUM)
    return _build(found, contest.defender.real) if found else None


def strongest_of_defender(contest: Contest) -> Build | None:
    """The strongest side that the defender can still make; None if too few cards are left for one."""
    return next(
        (best for shape in contest.rungs if (best := best_of_shape(contest, shape)) is not None), None
    )


def own_best(contest: Contest, side: LaidCards) -> Build:
    """A full side, its elites read in its owner's favour."""
    build = strongest(contest, side, 0, 0)
    assert build is not None, "a full side always has a strength"
    return build


def is_tie(contest: Contest) -> bool:
    """Are both sides full and equally strong?"""
    attacker, defender = contest.attacker, contest.defender
    if attacker.size < contest.slots or defender.size < contest.slots:
        return False
    return own_best(contest, attacker).strength == own_best(contest, defender).strength


def strongest(
    contest: Contest, side: LaidCards, free: int, unseen: int, minimum: Strength | None = None
) -> Build | None:
    """The strongest full side of at least ``minimum`` that ``free`` unseen cards can make of this one."""
    rung, points = minimum or (-len(contest.rungs), NO_MINIMUM)
    found = _first_rung(
        contest.scale, side.size + free, side.real, ELITE_HANDS[side.elites], unseen, rung, points
    )
    return _build(found, side.real) if found else None


def _full_side(slots: int, scale: Scale, side: LaidCards) -> tuple[int, int]:
    """The rung and points of a full side, its elites read in its owner's favour."""
    real, names, _ = side
    if names:
        found = _first_rung(scale, slots, real, ELITE_HANDS[names], 0, -len(scale.rungs), NO_MINIMUM)
        assert found is not None, "a full side always has a strength"
        return found[0], found[1][0]
    points = scale.sign * points_of(real)
    if scale.sum_only:
        return 0, points
    length = real.bit_length()
    kind = 0
    if not real & OTHER_COLOURS[length]:
        kind = 1
    if not real & OTHER_VALUES[length]:
        kind += 2
    values = values_of(real)
    if values == RUN[slots] * (values & -values):
        kind += 4
    return scale.rung_of[kind], points


def _first_rung(
    scale: Scale, slots: int, real: int, elites: Elites, unseen: int, last: int, points: int
) -> Found | None:
    """A side on the first rung where one can be built, down to ``last``, where it needs ``points``."""
    length = real.bit_length()
    kind = 0
    if not real & OTHER_COLOURS[length]:
        kind = 1
    if not real & OTHER_VALUES[length]:
        kind += 2
    for rung, builder in scale.builders[kind]:
        if rung > last:
            plan = builder(slots, real, elites, unseen, NO_MINIMUM)
        elif rung == last:
            plan = builder(slots, real, elites, unseen, points)
        else:
            return None
        if plan:
            return rung, plan, elites
    return None


def _first_rung_of_defender(contest: Contest, scale: Scale, last: int, points: int) -> Found | None:
    """The same for the defender, who may also bring elites: as few as needed, then the first cards."""
    slots, _, _, (real, own, size), unseen, spare, spare_limit, _ = contest
    best = _first_rung(scale, slots, real, ELITE_HANDS[own], unseen, last, points)
    for count in range(1, min(slots - size, spare_limit, len(spare)) + 1):
        if best:
            last, points = best[0], best[1][0] + 1
        finds = [
            found
            for extra in WORTH_BRINGING[spare][count]
            if (found := _first_rung(scale, slots, real, ELITE_HANDS[own + extra], unseen, last, points))
        ]
        if finds:
            best = min(finds, key=_preference)
    return best


def _preference(found: Found) -> tuple[int, int, list[int]]:
    """Sorts stronger sides first, equal ones by their cards in canonical order."""
    rung, (points, added, _, _), _ = found
    return -rung, -points, [ORDER[card] for card in names(added)]


def _build(found: Found, real: int) -> Build:
    rung, (points, added, values, colour), elites = found
    read = read_elites(elites, real | added, values, colour) if values else ()
    return Build(Strength(rung, points), added, read)
