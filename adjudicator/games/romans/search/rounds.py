"""Whole rounds on small ints, for the search: every card that may turn up, every choice, every table after.

It follows the order of the rulebook like ``rules`` does, but a round is one step here, and hidden cards are
drawn from what their clan may still hold. What it finds is replayed by the rules before anyone sees it.
"""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final, NamedTuple, TypeVar, cast

from adjudicator.games.romans.search.state import Down, State, Ways, rearranged, turned_up
from adjudicator.games.romans.table.cards import (
    ARCHR,
    AXX,
    CHARIOTT,
    DRUHID,
    FILCHY,
    HORSIE,
    NONE,
    QWEEN,
    SVORD,
)
from adjudicator.games.romans.table.forts import FOKUS, FORTUNA, HECAS, KIND, KOMFORT, TO_WIN, value

Choice = tuple[str, int, Any]
"""What is decided, by which clan, and how."""


class Result(NamedTuple):
    """How one round may go."""

    shown: tuple[int, ...]
    winner: int
    taken: int
    choices: tuple[Choice, ...]
    after: State


Option = TypeVar("Option")
Own = Callable[[State, tuple[int, ...], str, list[Any]], list[Any]]
"""What is left of a clan's options once its line has spoken, told the state and the cards shown."""


class Moment(NamedTuple):
    """A round once all cards are shown."""

    ways: Ways
    state: State
    shown: tuple[int, ...]
    own: Own | None
    whose: int

    def allowed(self, seat: int, what: str, options: list[Option]) -> list[Option]:
        """What the clan may choose: all of it, unless it is the one whose line is asked."""
        if self.own is None or seat != self.whose or len(options) < 2:
            return options
        left = self.own(self.state, self.shown, what, list(options))
        return [option for option in options if option in left]

    def uses(self, seat: int, kind: int) -> bool:
        """Does this clan show this warrior, and with its ability?"""
        return self.shown[seat] == kind and self.ways.powers[seat][kind]


# Who wins


def settle(w: Ways, bases: tuple[int, ...], shown: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """Whose Qween seduces whose warrior, and who then captures; one entry for every choice she has."""
    strengths, powers = w.strengths, w.powers
    crash = shown.count(CHARIOTT) > 1
    seats = range(len(shown))
    worth = [0 if crash and shown[seat] == CHARIOTT else strengths[shown[seat]] for seat in seats]
    part = [seat for seat in seats if not (shown[seat] == FILCHY and powers[seat][FILCHY])]
    totals = [bases[seat] + worth[seat] for seat in seats]
    queen = shown.index(QWEEN) if shown.count(QWEEN) == 1 else NONE
    if queen == NONE or not powers[queen][QWEEN]:
        return ((NONE, NONE, _captor(w, totals, shown, part)),)
    found = []
    for seat in seats:
        if seat != queen and not (crash and shown[seat] == CHARIOTT):
            seduced = totals.copy()
            seduced[queen] += worth[seat]
            seduced[seat] -= worth[seat]
            found.append((queen, seat, _captor(w, seduced, shown, part)))
    if w.qween_optional or not found:
        found.append((queen, NONE, _captor(w, totals, shown, part)))
    return tuple(found)


def _captor(w: Ways, totals: list[int], shown: tuple[int, ...], part: list[int]) -> int:
    if len(part) < 2:
        return part[0] if part else NONE
    reached = [totals[seat] for seat in part]
    best = max(reached)
    if w.any_tie:
        rest = [total for total in reached if total != best]
        if len(set(rest)) < len(rest):
            return NONE
    if reached.count(best) == 1:
        return part[reached.index(best)]
    archers = [seat for seat in part if totals[seat] == best and shown[seat] == ARCHR]
    able = [seat for seat in archers if w.powers[seat][ARCHR]]
    if w.archer_cancels and len(archers) > 1:
        return NONE
    return able[0] if len(able) == 1 else NONE


# What follows


def results(w: Ways, state: State, own: Own | None = None, whose: int = NONE) -> Iterator[Result]:
    """Every way this round may go; the clan ``whose`` chooses only what ``own`` leaves it."""
    bases = tuple(sum(w.strengths[kind] for kind in line) for line in state.lines)
    for reveal in product(*(turned_up(down) for down in state.downs)):
        shown = tuple(kind for kind, _ in reveal)
        yield from shown_so(Moment(w, state, shown, own, whose), bases, tuple(down for _, down in reveal))


def shown_so(m: Moment, bases: tuple[int, ...], downs: tuple[Down, ...]) -> Iterator[Result]:
    """Every way this round may go once these cards are shown and those are left face down."""
    for queen, victim, winner in seductions(m, bases):
        yield from follow(m, downs, queen, victim, winner)


def seductions(m: Moment, bases: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    entries = settle(m.ways, bases, m.shown)
    if len(entries) == 1:
        return entries
    left = m.allowed(entries[0][0], "qween", [victim for _, victim, _ in entries])
    return tuple(entry for entry in entries if entry[1] in left)


def follow(m: Moment, downs: tuple[Down, ...], queen: int, victim: int, winner: int) -> Iterator[Result]:
    """Every way to go on once it is settled who captures."""
    w, state, shown = m.ways, m.state, m.shown
    said: tuple[Choice, ...] = (("qween", queen, victim),) if queen != NONE else ()
    crash = shown.count(CHARIOTT) > 1
    here = tuple(not (crash and kind == CHARIOTT) for kind in shown)
    downs = tuple(_after_svord(m, seat, down) for seat, down in enumerate(downs))
    if winner == NONE:
        wall = state.wall[:-1] if w.tie_stays else state.wall[1:]
        for lines, choices in _horsies(m, state.lines, here, winner):
            after = state._replace(wall=wall, lines=lines, downs=downs)
            yield Result(shown, winner, NONE, said + choices, after)
        return
    for place in _places(m, winner):
        taken = state.wall[place]
        wall = _wall_without(w, state.wall, place)
        chose = (*said, ("druhid", winner, place)) if m.uses(winner, DRUHID) else said
        for paid, there, choices in _fokus(m, here, winner, taken):
            for kept in _kept(m, paid[winner], there[winner], winner, taken):
                lines = (*paid[:winner], kept, *paid[winner + 1 :])
                left = list(there)
                left[winner] = False
                if queen == winner and victim != NONE and not w.victim_stays:
                    left[victim] = False
                tail = (*chose, *choices, ("keep", winner, kept))
                for ended, more in _horsies(m, lines, tuple(left), winner):
                    for forts, dropped, gone in _fortuna(m, winner, taken):
                        champion = _champion(w, forts, dropped, winner)
                        last = (("fortuna", winner, gone),) if gone != NONE else ()
                        after = State(wall, ended, downs, forts, dropped, champion)
                        yield Result(shown, winner, taken, tail + more + last, after)


def _after_svord(m: Moment, seat: int, down: Down) -> Down:
    """What lies face down once Svord has moved it: in any order, unless a line says in which."""
    if not m.uses(seat, SVORD):
        return down
    if m.own is not None and seat == m.whose:
        said: list[Down] = m.own(m.state, m.shown, "svord", [down])
        return said[0] if said else rearranged(down)
    return rearranged(down)


def _places(m: Moment, winner: int) -> list[int]:
    """The places in the wall that the capturer may take."""
    if not m.uses(winner, DRUHID):
        return [0]
    return m.allowed(winner, "druhid", list(range(len(m.state.wall))))


def _wall_without(w: Ways, wall: tuple[int, ...], place: int) -> tuple[int, ...]:
    if not place:
        return wall[1:]
    if w.druhid_shifts:
        return wall[:place] + wall[place + 1 :]
    return (*wall[1:place], wall[0], *wall[place + 1 :])


def _without(line: tuple[int, ...], kind: int) -> tuple[int, ...]:
    at = line.index(kind)
    return line[:at] + line[at + 1 :]


FRESH: Final = 8
"""Added to a warrior that was revealed in this round, where an option names one of the face-up cards."""

Loss = tuple[int, tuple[int, ...], bool]
"""The card discarded, the earlier cards left, and whether the one revealed in this round is left."""


def _losses(m: Moment, what: str, seat: int, line: tuple[int, ...], fresh: int) -> list[Loss]:
    """Every way for the clan to discard one card; ``fresh`` is NONE if the new one may not go."""
    w = m.ways
    losses: list[Loss] = [(kind, _without(line, kind), True) for kind in dict.fromkeys(line)]
    if fresh != NONE:
        losses.append((fresh | FRESH, line, False))
    if w.neutral[seat] and not w.referee and losses:
        weakest = min(w.strengths[kind & ~FRESH] for kind, _, _ in losses)
        return [next(loss for loss in losses if w.strengths[loss[0] & ~FRESH] == weakest)]
    allowed = m.allowed(seat, what, [kind for kind, _, _ in losses])
    return [loss for loss in losses if loss[0] in allowed]


def _fokus(
    m: Moment, here: tuple[bool, ...], winner: int, taken: int
) -> Iterator[tuple[tuple[tuple[int, ...], ...], tuple[bool, ...], tuple[Choice, ...]]]:
    """Every way to pay for Fort Fokus: the lines left, whether the new cards are there, the choices."""
    lines = m.state.lines
    if taken & KIND != FOKUS:
        yield lines, here, ()
        return
    each: list[list[tuple[tuple[int, ...], bool, tuple[Choice, ...]]]] = []
    for seat, line in enumerate(lines):
        untouched = [(line, here[seat], cast(tuple[Choice, ...], ()))]
        if seat == winner and (m.ways.axx_first or not m.uses(seat, AXX)):
            each.append(untouched)  # all of it goes anyway
            continue
        losses = _losses(m, "fokus", seat, line, m.shown[seat] if here[seat] else NONE)
        each.append(
            [(left, here[seat] and kept, (("fokus", seat, kind),)) for kind, left, kept in losses]
            or untouched
        )
    for paid in product(*each):
        yield (
            tuple(line for line, _, _ in paid),
            tuple(there for _, there, _ in paid),
            tuple(choice for _, _, choices in paid for choice in choices),
        )


def _kept(m: Moment, line: tuple[int, ...], there: bool, winner: int, taken: int) -> list[tuple[int, ...]]:
    """What the capturer may keep: Axx by his power, the weakest by KomFort."""
    w, fort = m.ways, taken & KIND
    passive = w.neutral[winner] and not w.referee
    axx = there and m.uses(winner, AXX) and not (fort == FOKUS and w.axx_first)
    if passive:
        return [(AXX,)] if axx and w.neutral_axx else [()]
    keeps: list[tuple[int, ...]] = [(), (AXX,)] if axx else [()]
    cards = (*line, m.shown[winner]) if there else line
    if fort == KOMFORT and cards:
        least = min(w.strengths[kind] for kind in cards)
        for kind in dict.fromkeys(cards):
            if w.strengths[kind] == least and not (axx and kind == AXX):
                keeps.append((kind,))
                if axx and not w.axx_or_komfort:
                    keeps.append((kind, AXX))
    return m.allowed(winner, "keep", keeps)


def _horsies(
    m: Moment, lines: tuple[tuple[int, ...], ...], here: tuple[bool, ...], winner: int
) -> Iterator[tuple[tuple[tuple[int, ...], ...], tuple[Choice, ...]]]:
    """Every way in which Horsies that did not capture cost their clans a card; the lines are whole then."""
    each: list[list[tuple[tuple[int, ...], tuple[Choice, ...]]]] = []
    for seat, line in enumerate(lines):
        whole = (*line, m.shown[seat]) if here[seat] else line
        losses: list[Loss] = []
        if m.shown[seat] == HORSIE and seat != winner:
            himself = here[seat] and (m.ways.horsie_any or not line)
            losses = _losses(m, "horsie", seat, line, HORSIE if himself else NONE)
        each.append(
            [
                ((*left, HORSIE) if here[seat] and kept else left, (("horsie", seat, kind),))
                for kind, left, kept in losses
            ]
            or [(whole, ())]
        )
    for combination in product(*each):
        yield (
            tuple(line for line, _ in combination),
            tuple(choice for _, choices in combination for choice in choices),
        )


def _fortuna(
    m: Moment, winner: int, taken: int
) -> Iterator[tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int]]:
    """Every fort that FortUna may cost: the forts then held, the FortHece given up, and which one goes."""
    state = m.state
    earlier = state.forts[winner]
    before, behind = state.forts[:winner], state.forts[winner + 1 :]
    if taken & KIND != FORTUNA:
        yield (*before, (*earlier, taken), *behind), state.dropped, NONE
        return
    if not earlier:
        yield (*before, (), *behind), state.dropped, taken
        return
    options = list(dict.fromkeys(earlier))
    if m.ways.neutral[winner] and not m.ways.referee:
        options = [min(options, key=value)]
    for gone in m.allowed(winner, "fortuna", options):
        dropped = state.dropped
        if gone & KIND < HECAS:
            dropped = (*dropped[:winner], dropped[winner] + 1, *dropped[winner + 1 :])
        yield (*before, (*_without(earlier, gone), taken), *behind), dropped, gone


def _champion(w: Ways, forts: tuple[tuple[int, ...], ...], dropped: tuple[int, ...], winner: int) -> int:
    count = sum(fort & KIND < HECAS for fort in forts[winner])
    if w.in_total:
        count += dropped[winner]
    return winner if count >= TO_WIN and (w.alone or not w.neutral[winner]) else NONE
