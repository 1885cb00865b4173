"""Every way in which a marked fort is decided, each with its closest case: what a proof can be told by."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final, NamedTuple

from adjudicator.games.romans.search.captures import (
    Parts,
    parts_of_total,
    stays_without_capture,
    totals_of_capture,
)
from adjudicator.games.romans.search.fort_search import FortGoal, marked_place
from adjudicator.games.romans.search.revealed import Capture, RevealedRound, RoundResult
from adjudicator.games.romans.search.rounds import allowed_captures, results_of_capture
from adjudicator.games.romans.search.state import State, possible_reveals
from adjudicator.games.romans.table.cards import FILCHY, NONE
from adjudicator.games.romans.table.forts import MARK, WALL

Shown = tuple[int, ...]
"""The warrior that each clan reveals."""
BUDGET: Final = 6_000
"""Rounds looked at before the ways are left untold."""


class Way(NamedTuple):
    """One way in which the fort is decided, in its closest case."""

    name: str
    """``highest``, ``alone``, ``tie-broken``: the clan takes it. ``more``, ``tie``, ``tie-lost``, ``out``: it
    does not. ``taken``: by Dru'hid, from another place. ``pushed-out``: variant 1. ``ended``: the game."""
    round: int
    shown: tuple[int, ...]
    own: int
    """The total of the clan."""
    rival: int
    """The clan with the highest other total that fights, or the one that takes the fort; NONE without any."""
    other: int
    """The total of that clan."""
    parts: tuple[Parts, Parts | None]
    """What both totals are the sum of; nothing without a rival."""

    @property
    def margin(self) -> int:
        return abs(self.own - self.other)


def ways_decided(goal: FortGoal, states: Iterable[State], budget: int = BUDGET) -> tuple[Way, ...] | None:
    """The ways in which the marked fort is decided from these states; None if there are too many courses."""
    found: dict[str, Way] = {}
    waiting, seen, left = list(states), set[State](), budget
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        for way, after in _after_round(goal, state):
            left -= 1
            if left < 0:
                return None
            if way is None:
                waiting.append(after)
            elif way.name not in found or way.margin < found[way.name].margin:
                found[way.name] = way
    return tuple(found.values())


def replies_decided(goal: FortGoal, state: State) -> tuple[list[Way], bool]:
    """What becomes of every set of cards that may be revealed now, in its closest case; and whether some set
    has several cases.

    The marked fort is the contested one.
    """
    found: dict[Shown, Way] = {}
    several = False
    for way, _ in _after_round(goal, state):
        if way is None:
            continue
        other = found.setdefault(way.shown, way)
        several |= (way.name, way.own, way.other) != (other.name, other.own, other.other)
        if way.margin < other.margin:
            found[way.shown] = way
    return list(found.values()), several


def _after_round(goal: FortGoal, state: State) -> Iterator[tuple[Way | None, State]]:
    """Every way in which the next round may go. No way: the fort is still in the wall."""
    bases = tuple(sum(goal.rules.strengths[kind] for kind in up) for up in state.face_up)
    for reveal in product(*map(possible_reveals, state.face_down)):
        shown, downs = tuple(kind for kind, _ in reveal), tuple(down for _, down in reveal)
        revealed = RevealedRound(goal.rules, state, shown, downs, goal.line_filter, goal.clan)
        for capture in allowed_captures(revealed, bases):
            if _settles_contested(revealed, capture):
                yield _way(goal, revealed, capture), state
                continue
            for result in results_of_capture(revealed, capture):
                yield _way_of_result(goal, revealed, capture, result), result.after


def _settles_contested(revealed: RevealedRound, capture: Capture) -> bool:
    """Is the marked fort contested, and decided by this capture whatever is chosen after it?"""
    wall, winner = revealed.state.wall, capture[2]
    if not wall[0] & MARK or (len(wall) > 1 and winner == NONE and stays_without_capture(revealed)):
        return False
    return winner == NONE or not revealed.chooses_fort(winner)


def _way_of_result(
    goal: FortGoal, revealed: RevealedRound, capture: Capture, result: RoundResult
) -> Way | None:
    if result.winner != NONE and result.taken & MARK:
        contested = bool(revealed.state.wall[0] & MARK)
        return _way(goal, revealed, capture, None if contested else "taken")
    if marked_place(result.after.wall) == NONE:
        return _way(goal, revealed, capture, "pushed-out")
    return None if result.after.champion == NONE else _way(goal, revealed, capture, "ended")


def _way(goal: FortGoal, revealed: RevealedRound, capture: Capture, name: str | None = None) -> Way:
    totals, winner, clan = totals_of_capture(revealed, capture), capture[2], goal.clan
    fighting = [seat for seat in range(len(totals)) if not revealed.uses(seat, FILCHY)]
    rivals = sorted((seat for seat in fighting if seat != clan), key=lambda seat: -totals[seat])
    rival = winner if winner not in (NONE, clan) else next(iter(rivals), NONE)
    other = totals[rival] if rival != NONE else 0
    if name is None:
        name = _name(clan, winner, fighting, totals[clan], other)
    number = WALL + 1 - len(revealed.state.wall)
    best = parts_of_total(revealed, capture, rival) if rival != NONE else None
    parts = parts_of_total(revealed, capture, clan), best
    return Way(name, number, revealed.shown, totals[clan], rival, other, parts)


def _name(clan: int, winner: int, fighting: list[int], own: int, other: int) -> str:
    if winner == clan:
        return "alone" if fighting == [clan] else "highest" if own > other else "tie-broken"
    if clan not in fighting:
        return "out"
    if winner == NONE:
        return "tie"
    return "more" if other > own else "tie-lost"
