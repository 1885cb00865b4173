"""The constructive search: the strongest side a player can still build, rung by rung, in microseconds.

For each shape there is one builder. It returns the side of that shape with the most points (the fewest at
a lowest-sum dam) and, among equals, the one whose unseen cards come first in the order R G B Y P, then by
value. The first rung that yields a side yields the strongest one.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from adjudicator.river.cards import (
    BIT,
    CARD,
    COLOURS,
    ELITE_VALUES,
    OF_COLOUR,
    OF_VALUE,
    ORDER,
    bits,
    colour_of,
    value_of,
)
from adjudicator.river.dams import Requirement
from adjudicator.river.position import Stand
from adjudicator.river.rules import Ladder, Shape, Strength, is_run, values_in


class Contest(NamedTuple):
    """A dam, both sides, and what the defender may still lay: all that a control claim hangs on."""

    slots: int
    requirement: Requirement
    rungs: Ladder
    attacker: Stand
    defender: Stand
    unseen: int
    spare: tuple[str, ...] = ()
    """Elite cards that the defender might still bring (reading unplayed-elites)."""
    spare_limit: int = 0
    ties_defend: bool = False
    """The defender completed first, so an equal side of theirs keeps the dam."""


class Build(NamedTuple):
    """A full side: its strength, the unseen cards it takes, and what its elite cards stand for."""

    strength: Strength
    added: int
    elites: tuple[tuple[str, str], ...]
    """(elite, the card it is read as), the side's own first, then those it would still bring."""


class Task(NamedTuple):
    """One side to be completed by ``free`` unseen cards; ``need`` is the least number of points wanted."""

    slots: int
    real: int
    elites: tuple[str, ...]
    free: int
    unseen: int
    need: int


Plan = tuple[int, int, tuple[int, ...], str]
"""Points, cards added, the values of the elite cards, their colour (or "" where each must differ)."""
Builder = Callable[[Task], Plan | None]

ANYTHING: Final = -1000


def _windows(slots: int) -> list[tuple[int, ...]]:
    return [tuple(range(low, low + slots)) for low in range(12 - slots, -1, -1)]


def _legions(slots: int) -> list[tuple[int, int, str, tuple[int, ...]]]:
    return [
        (sum(window), sum(BIT[f"{colour}{value}"] for value in window), colour, window)
        for window in _windows(slots)
        for colour in COLOURS
    ]


WINDOWS: Final = {slots: _windows(slots) for slots in range(1, 7)}
LEGIONS: Final = {slots: _legions(slots) for slots in range(1, 7)}
LEGIONS_WITH: Final = {
    slots: {bit: [legion for legion in LEGIONS[slots] if legion[1] & bit] for bit in CARD}
    for slots in range(1, 7)
}
"""The Legions through a given card: a side that holds one card has at most ``slots`` Legions to hope for."""

MOST: Final = {elite: max(values) for elite, values in ELITE_VALUES.items()}
LEAST: Final = {elite: min(values) for elite, values in ELITE_VALUES.items()}


def legion(task: Task) -> Plan | None:
    slots, real, elites, _, unseen, need = task
    hopes = LEGIONS_WITH[slots][real & -real] if real else LEGIONS[slots]
    for points, cards, colour, window in hopes:
        if points < need:
            break
        if real & ~cards:
            continue
        if not elites:
            lacking = cards & ~real
            if lacking & unseen == lacking:
                return points, lacking, (), colour
        else:
            filled = _fill(task, [(value, BIT[f"{colour}{value}"]) for value in window])
            if filled:
                return points, *filled, colour
    return None


def banda(task: Task) -> Plan | None:
    return next(_bandas(task), None)


def plain_banda(task: Task) -> Plan | None:
    """Runs in descending order; the first that need not be of one colour."""
    for points, added, values, _ in _bandas(task):
        if task.elites and task.slots > 1:
            return points, added, values, ""
        side = task.real | added
        colours = {colour_of(bit) for bit in bits(side)}
        if len(colours) > 1:
            return points, added, values, ""
        swaps = [
            added ^ bit ^ other
            for bit in bits(added)
            for other in bits(task.unseen & OF_VALUE[value_of(bit)] & ~bit)
        ]
        if swaps and task.slots > 1:
            return points, min(swaps, key=_canonical), values, ""
    return None


def _bandas(task: Task) -> Iterator[Plan]:
    slots, real, elites, _, unseen, need = task
    laid = values_in(real)
    low, high, span = (min(laid), max(laid), len(set(laid))) if laid else (11, 0, 0)
    if span != len(laid):
        return
    for window in WINDOWS[slots]:
        points = sum(window)
        if points < need:
            return
        if low < window[0] or high > window[-1]:
            continue
        if elites:
            filled = _fill(task, [(value, OF_VALUE[value]) for value in window])
            if filled:
                yield points, *filled, ""
            continue
        added = 0
        for value in window:
            if value not in laid:
                there = unseen & OF_VALUE[value]
                if not there:
                    break
                added |= 1 << (there.bit_length() - 1)
        else:
            yield points, added, (), ""


def _fill(task: Task, window: list[tuple[int, int]]) -> tuple[int, tuple[int, ...]] | None:
    """Fill a run, given as (value, the cards that serve), from the side's cards, its elites, the unseen."""
    laid = task.real
    open_values = [(value, cards & task.unseen) for value, cards in window if not cards & laid]
    if len(open_values) != task.free + len(task.elites):
        return None
    gaps = sum(1 for _, there in open_values if not there)
    if gaps > len(task.elites):
        return None
    best: tuple[tuple[int, ...], int, tuple[int, ...]] | None = None
    places = range(len(open_values))
    for chosen in combinations(places, task.free):
        if any(not open_values[place][1] for place in chosen):
            continue
        left = [open_values[place][0] for place in places if place not in chosen]
        values = _deal(task.elites, left)
        if values is None:
            continue
        added = sum(1 << (open_values[place][1].bit_length() - 1) for place in chosen)
        key = _canonical(added)
        if best is None or key < best[0]:
            best = key, added, values
    return best[1:] if best else None


def _deal(elites: tuple[str, ...], values: list[int]) -> tuple[int, ...] | None:
    """Give each elite card one of these different values, the pickier elites first."""
    left = list(values)
    dealt: dict[int, int] = {}
    for place in sorted(range(len(elites)), key=lambda place: len(ELITE_VALUES[elites[place]])):
        value = next((value for value in left if value in ELITE_VALUES[elites[place]]), None)
        if value is None:
            return None
        left.remove(value)
        dealt[place] = value
    return tuple(dealt[place] for place in range(len(elites)))


def kompania(task: Task) -> Plan | None:
    slots, real, elites, free, unseen, need = task
    if real:
        value = value_of(real)
        if real & ~OF_VALUE[value]:
            return None
        hopes: tuple[int, ...] = (value,)
    else:
        hopes = (11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
    for value in hopes:
        if slots * value < need:
            return None
        there = unseen & OF_VALUE[value]
        if there.bit_count() >= free and all(value in ELITE_VALUES[elite] for elite in elites):
            return slots * value, _top(there, free), (value,) * len(elites), ""
    return None


def bractwo(task: Task) -> Plan | None:
    _, real, elites, free, unseen, need = task
    fixed = sum(values_in(real))
    values = tuple(MOST[elite] for elite in elites)
    fixed += sum(values)
    best: Plan | None = None
    for colour, cards in OF_COLOUR.items():
        if real & ~cards:
            continue
        there = unseen & cards
        if there.bit_count() >= free:
            added = _top(there, free)
            points = fixed + sum(values_in(added))
            if points >= need and (best is None or points > best[0]):
                best = points, added, values, colour
        if real:
            break
    return best


def plain_bractwo(task: Task) -> Plan | None:
    """The best of each colour that is not a run."""
    best: Plan | None = None
    for colour, cards in OF_COLOUR.items():
        if task.real & ~cards or (task.unseen & cards).bit_count() < task.free:
            continue
        for plan in _not_runs(task, colour, task.unseen & cards):
            if plan[0] >= task.need and (
                best is None
                or plan[0] > best[0]
                or (plan[0] == best[0] and _canonical(plan[1]) < _canonical(best[1]))
            ):
                best = plan
    return best


def _not_runs(task: Task, colour: str, there: int) -> Iterator[Plan]:
    """The best cards of a colour; where they happen to make a run, the next best that do not.

    Next best are the same cards with the lowest added one changed for a lower one, or with one elite card
    read one lower, which then repeats or skips a value.
    """
    fixed = values_in(task.real)
    top = _top(there, task.free)
    most = tuple(MOST[elite] for elite in task.elites)
    side = fixed + values_in(top) + most
    if not is_run(side):
        yield sum(side), top, most, colour
        return
    for other in bits(there & ~top if task.free else 0):
        added = top ^ (top & -top) ^ other
        side = fixed + values_in(added) + most
        if not is_run(side):
            yield sum(side), added, most, colour
            break
    for place, elite in enumerate(task.elites):
        if most[place] - 1 in ELITE_VALUES[elite]:
            values = (*most[:place], most[place] - 1, *most[place + 1 :])
            side = fixed + values_in(top) + values
            if not is_run(side):
                yield sum(side), top, values, colour


def most_points(task: Task) -> Plan | None:
    _, real, elites, free, unseen, need = task
    if unseen.bit_count() < free:
        return None
    added = _top(unseen, free)
    values = tuple(MOST[elite] for elite in elites)
    points = sum(values_in(real)) + sum(values_in(added)) + sum(values)
    return (points, added, values, "R") if points >= need else None


def fewest_points(task: Task) -> Plan | None:
    """As the builder for a lowest-sum dam: points are the negative sum."""
    _, real, elites, free, unseen, need = task
    if unseen.bit_count() < free:
        return None
    added = 0
    while free:
        there = unseen & OF_VALUE[value_of(unseen & -unseen)]
        take = _top(there, min(free, there.bit_count()))
        added |= take
        unseen ^= there
        free -= take.bit_count()
    values = tuple(LEAST[elite] for elite in elites)
    points = -(sum(values_in(real)) + sum(values_in(added)) + sum(values))
    return (points, added, values, "R") if points >= need else None


def _top(cards: int, count: int) -> int:
    """The highest ``count`` cards of a set, R first among equals."""
    taken = 0
    while count:
        bit = 1 << (cards.bit_length() - 1)
        taken |= bit
        cards ^= bit
        count -= 1
    return taken


def _canonical(cards: int) -> tuple[int, ...]:
    return tuple(sorted(ORDER[CARD[bit]] for bit in bits(cards)))


BUILDERS: Final[dict[Shape, Builder]] = {
    Shape.LEGION: legion,
    Shape.KOMPANIA: kompania,
    Shape.BRACTWO: bractwo,
    Shape.BANDA: banda,
    Shape.PLAIN_BRACTWO: plain_bractwo,
    Shape.PLAIN_BANDA: plain_banda,
    Shape.ANY: most_points,
}


def builder(requirement: Requirement, shape: Shape) -> Builder:
    return fewest_points if requirement is Requirement.LOWEST_SUM else BUILDERS[shape]


def strongest(
    contest: Contest, side: Stand, free: int, unseen: int, beyond: Strength | None = None
) -> Build | None:
    """The strongest full side, at least ``beyond``, that grows from this one by ``free`` unseen cards."""
    slots, requirement, rungs = contest.slots, contest.requirement, contest.rungs
    for rung, shape in enumerate(rungs):
        need = ANYTHING
        if beyond is not None:
            if -rung < beyond.rung:
                return None
            if -rung == beyond.rung:
                need = beyond.points
        plan = builder(requirement, shape)(Task(slots, side.real, side.elites, free, unseen, need))
        if plan:
            points, added, values, colour = plan
            return Build(Strength(-rung, points), added, _read(side, added, values, colour))
    return None


def _read(side: Stand, added: int, values: tuple[int, ...], colour: str) -> tuple[tuple[str, str], ...]:
    """Name the card each elite is read as; with no colour prescribed, the one that keeps the shape."""
    if not values:
        return ()
    if not colour:
        taken = {colour_of(bit) for bit in bits(side.real | added)}
        colour = next(c for c in COLOURS if c not in taken or len(taken) > 1)
    return tuple((elite, f"{colour}{value}") for elite, value in zip(side.elites, values, strict=True))


def own_best(contest: Contest, side: Stand) -> Build:
    """A full side at its owner's best."""
    build = strongest(contest, side, 0, 0)
    assert build is not None, "a full side always has a strength"
    return build


def beating(contest: Contest) -> Build | None:
    """The strongest side with which the defender keeps the dam, or None: then the claim is proved."""
    strength = own_best(contest, contest.attacker).strength
    if not contest.ties_defend:
        strength = Strength(strength.rung, strength.points + 1)
    defender, free = contest.defender, contest.slots - contest.defender.size
    if not contest.spare_limit:
        return strongest(contest, defender, free, contest.unseen, strength)
    return _beating_with_spare(contest, free, strength)


def _beating_with_spare(contest: Contest, free: int, strength: Strength) -> Build | None:
    """Try every choice of elite cards still to come, fewest first; the earlier choice wins a draw."""
    best: Build | None = None
    defender = contest.defender
    for count in range(min(free, contest.spare_limit) + 1):
        for extra in dict.fromkeys(combinations(contest.spare, count)):
            side = Stand(defender.real, defender.elites + extra, defender.size + count)
            build = strongest(contest, side, free - count, contest.unseen, strength)
            if build and (best is None or build.strength > best.strength):
                best = build
    return best
