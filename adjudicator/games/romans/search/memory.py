"""What one search has worked out, for the next one to use. They differ only in the strengths of warriors."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from adjudicator.games.romans.search.revealed import Capture, RevealedRound, RoundResult
from adjudicator.games.romans.search.rounds import results_of_capture
from adjudicator.games.romans.search.state import FaceDown, State, possible_reveals
from adjudicator.games.romans.table.cards import ARCHR, DRUHID, HORSIE, NONE
from adjudicator.games.romans.table.forts import KIND, KOMFORT

Reveal = tuple[tuple[int, FaceDown], ...]
"""By clan: the card revealed, and the cards then left face down."""


class KnownResults:
    """The results of captures from one state, each worked out once. One search reads them at a time."""

    def __init__(self) -> None:
        self._known: dict[object, tuple[list[RoundResult], Iterator[RoundResult]]] = {}

    def __call__(self, revealed: RevealedRound, capture: Capture) -> Iterator[RoundResult]:
        strengths = revealed.rules.strengths if _strengths_matter(revealed, capture[2]) else ()
        key = revealed.shown, capture, strengths
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = [], results_of_capture(revealed, capture)
        so_far, others = known
        yield from so_far
        for one in others:
            so_far.append(one)
            yield one


def _strengths_matter(revealed: RevealedRound, winner: int) -> bool:
    """Do the results of this capture depend on strengths? KomFort saves the weakest warrior, a neutral clan
    discards its weakest one, and Arch'rs that are tied may spare a Horsie."""
    rules = revealed.rules
    if not rules.referee_decides and True in rules.neutral:
        return True
    if winner == NONE:
        return rules.archers_spare and revealed.shown.count(ARCHR) > 1 and HORSIE in revealed.shown
    wall = revealed.state.wall
    if revealed.uses(winner, DRUHID):
        return any(fort & KIND == KOMFORT for fort in wall)
    return wall[0] & KIND == KOMFORT


class Memory:
    def __init__(self) -> None:
        self._results: dict[State, KnownResults] = {}
        self._reveals: dict[object, tuple[list[Reveal], tuple[Any, ...]]] = {}

    def results_from(self, state: State) -> KnownResults:
        return self._results.setdefault(state, KnownResults())

    def first_reveals(
        self, downs: tuple[FaceDown, ...], seed: int, rng: Random
    ) -> tuple[list[Reveal], tuple[Any, ...]]:
        """As ``shuffled_reveals`` with a random generator that was just seeded, and its state after that."""
        key = downs, seed
        known = self._reveals.get(key)
        if known is None:
            known = self._reveals[key] = shuffled_reveals(downs, rng), rng.getstate()
        return known


def shuffled_reveals(downs: tuple[FaceDown, ...], rng: Random) -> list[Reveal]:
    """All combinations of cards that may be revealed, in random order."""
    reveals = list(product(*map(possible_reveals, downs)))
    rng.shuffle(reveals)
    return reveals
