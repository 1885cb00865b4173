"""The constructive search: the strongest side a player can still build, rung by rung, in microseconds.

The builders know the best side of each shape. The first rung that yields a side yields the strongest one.
"""

from typing import Final, NamedTuple

from adjudicator.games.river.rules.elites import BRING, ELITES, Elites, readings_of
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
    values_at,
)
from adjudicator.games.river.table.cards import ORDER, names
from adjudicator.games.river.table.dams import Requirement
from adjudicator.games.river.table.position import Stand

ANYTHING: Final = -1000
"""Fewer points than any side has."""

Hopes = tuple[tuple[int, Builder], ...]
"""Rungs with their builders, from the top."""
ONE_COLOUR: Final = (Shape.LEGION, Shape.BRACTWO, Shape.PLAIN_BRACTWO)
ONE_VALUE: Final = (Shape.KOMPANIA,)


class Scale(NamedTuple):
    """How a dam weighs a side: its ladder, with a builder for each rung."""

    requirement: Requirement
    rungs: Ladder
    hopes: tuple[Hopes, ...]
    """The rungs that cards laid still allow, by one colour + 2 * one value."""
    rung_of: tuple[int, ...]
    """The rung of a full side, by one colour + 2 * one value + 4 * consecutive."""
    sum_only: bool
    sign: int


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
"""By the dam's requirement and the reading legion-on-icon-dams."""


class Contest(NamedTuple):
    """A dam, both sides, and what the defender may still lay: all that a control claim hangs on."""

    slots: int
    scale: Scale
    attacker: Stand
    defender: Stand
    unseen: int
    spare: tuple[str, ...] = ()
    """Elite cards that the defender might still bring (reading unplayed-elites)."""
    spare_limit: int = 0
    ties_defend: bool = False
    """The defender completed first, so an equal side of theirs keeps the dam."""

    @property
    def requirement(self) -> Requirement:
        return self.scale.requirement

    @property
    def rungs(self) -> Ladder:
        return self.scale.rungs


class Build(NamedTuple):
    """A full side: its strength, the unseen cards it takes, and what its elite cards stand for."""

    strength: Strength
    added: int
    elites: tuple[tuple[str, str], ...]
    """(elite, the card it is read as), the side's own first, then those it would still bring."""


Found = tuple[int, Plan, Elites]
"""A rung, how to build a side of it, and the elites in that side."""


def beating(contest: Contest) -> Build | None:
    """The strongest side with which the defender keeps the dam, or None: then the claim is proved."""
    slots, scale, attacker, (real, own, _), unseen, _, spare_limit, ties_defend = contest
    rung, points = _full(slots, scale, attacker)
    if not ties_defend:
        points += 1
    if spare_limit:
        found = _defence(contest, scale, rung, points)
    else:
        found = _climb(scale, slots, real, ELITES[own], unseen, rung, points)
    return _build(found, real) if found else None


def best_of_shape(contest: Contest, shape: Shape) -> Build | None:
    """The defender's best side of this shape, be it of a higher shape too or beaten by the attacker's."""
    rung = -contest.rungs.index(shape)
    only = tuple(tuple(hope for hope in hopes if hope[0] == rung) for hopes in contest.scale.hopes)
    found = _defence(contest, contest.scale._replace(hopes=only), rung, ANYTHING)
    return _build(found, contest.defender.real) if found else None


def own_best(contest: Contest, side: Stand) -> Build:
    """A full side at its owner's best."""
    build = strongest(contest, side, 0, 0)
    assert build is not None, "a full side always has a strength"
    return build


def strongest(
    contest: Contest, side: Stand, free: int, unseen: int, beyond: Strength | None = None
) -> Build | None:
    """The strongest full side, at least ``beyond``, that grows from this one by ``free`` unseen cards."""
    rung, points = beyond or (-len(contest.rungs), ANYTHING)
    found = _climb(contest.scale, side.size + free, side.real, ELITES[side.elites], unseen, rung, points)
    return _build(found, side.real) if found else None


def _full(slots: int, scale: Scale, side: Stand) -> tuple[int, int]:
    """The rung and points of a full side at its owner's best."""
    real, names, _ = side
    if names:
        found = _climb(scale, slots, real, ELITES[names], 0, -len(scale.rungs), ANYTHING)
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
    values = values_at(real)
    if values == RUN[slots] * (values & -values):
        kind += 4
    return scale.rung_of[kind], points


def _climb(
    scale: Scale, slots: int, real: int, elites: Elites, unseen: int, last: int, points: int
) -> Found | None:
    """The first side on the way from the top rung to the last; on the last it needs so many points."""
    length = real.bit_length()
    kind = 0
    if not real & OTHER_COLOURS[length]:
        kind = 1
    if not real & OTHER_VALUES[length]:
        kind += 2
    for rung, builder in scale.hopes[kind]:
        if rung > last:
            plan = builder(slots, real, elites, unseen, ANYTHING)
        elif rung == last:
            plan = builder(slots, real, elites, unseen, points)
        else:
            return None
        if plan:
            return rung, plan, elites
    return None


def _defence(contest: Contest, scale: Scale, last: int, points: int) -> Found | None:
    """The same for the defender, with elites still to come: as few as will do, then the first cards."""
    slots, _, _, (real, own, size), unseen, spare, spare_limit, _ = contest
    best = _climb(scale, slots, real, ELITES[own], unseen, last, points)
    for count in range(1, min(slots - size, spare_limit, len(spare)) + 1):
        if best:
            last, points = best[0], best[1][0] + 1
        finds = [
            found
            for extra in BRING[spare][count]
            if (found := _climb(scale, slots, real, ELITES[own + extra], unseen, last, points))
        ]
        if finds:
            best = min(finds, key=_preference)
    return best


def _preference(found: Found) -> tuple[int, int, list[int]]:
    """Stronger first, then the cards that come first in canonical order."""
    rung, (points, added, _, _), _ = found
    return -rung, -points, [ORDER[card] for card in names(added)]


def _build(found: Found, real: int) -> Build:
    rung, (points, added, values, colour), elites = found
    read = readings_of(elites, real | added, values, colour) if values else ()
    return Build(Strength(rung, points), added, read)
