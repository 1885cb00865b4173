"""Does a verdict hang on data we are not sure of? The likely strengths are dealt out in every other way."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any, Final

from adjudicator.games.romans.rules.wall import left_in_deck
from adjudicator.games.romans.search.fort import Fate
from adjudicator.games.romans.search.game import Prospect
from adjudicator.games.romans.search.witness import FalseWitness
from adjudicator.games.romans.table.cards import DRUHID_AT_MOST, STRENGTHS, WARRIORS
from adjudicator.games.romans.table.position import Position
from adjudicator.ruling import Reason
from solver.answer import Outcome

log = logging.getLogger(__name__)

_LOW: Final = (0, 1, 2, 3)
_HIGH: Final = (5, 6)
_DRUHID: Final = 1
ONE_DEALING: Final = 4_000
"""Rounds that the search looks at for one other dealing of the strengths."""
ALL_DEALINGS: Final = 40_000
"""And for all of them together; well under a second."""


def other_strengths() -> Iterator[tuple[int, ...]]:
    """Every other way in which the strengths 1 to 4 and 6 to 7 may belong to their warriors."""
    for low in permutations(STRENGTHS[kind] for kind in _LOW):
        for high in permutations(STRENGTHS[kind] for kind in _HIGH):
            dealt = list(STRENGTHS)
            for kind, strength in zip((*_LOW, *_HIGH), (*low, *high), strict=True):
                dealt[kind] = strength
            if tuple(dealt) != STRENGTHS and dealt[_DRUHID] <= DRUHID_AT_MOST:
                yield tuple(dealt)


def about_strengths(position: Position, here: Any, outcome: Callable[[Position], Any]) -> Reason | None:
    """If the strengths are ours and another dealing of the likely ones gives another outcome: say which.

    An outcome of None could not be told; if no other dealing turns the ruling, that is said.
    """
    if position.own_strengths:
        return None
    untold = False
    for dealt in other_strengths():
        table = position.table
        changed = replace(position, table=table._replace(setup=table.setup._replace(strengths=dealt)))
        found = outcome(changed)
        untold = untold or found is None
        if found not in (None, here):
            differ = [kind for kind, strength in enumerate(dealt) if strength != STRENGTHS[kind]]
            params = {
                "cards": [WARRIORS[kind] for kind in differ],
                "strengths": [str(dealt[kind]) for kind in differ],
            }
            return Reason("romans.setup.decks", "romans-hangs-on-strengths", params)
    return Reason("romans.setup.decks", "romans-our-strengths", {}) if untold else None


class Looked:
    """Asks the search alone about one dealing after another, until it has looked at enough."""

    def __init__(self, ask: Callable[[Position, int], Fate | Prospect]) -> None:
        self.ask, self.left = ask, ALL_DEALINGS

    def __call__(self, position: Position) -> Outcome | None:
        if self.left <= 0:
            return None
        try:
            found = self.ask(position, min(ONE_DEALING, self.left))
        except FalseWitness as false:
            log.error("a way is not confirmed: %s", false)
            return None
        self.left -= max(1, found.looked_at)
        return None if found.outcome is Outcome.GAVE_UP else found.outcome


def about_deck(position: Position) -> Reason | None:
    """Forts that have not been turned up are reckoned with by a deck that nobody has verified."""
    if position.own_deck or not any(copies > 0 for copies in left_in_deck(position.table)):
        return None
    return Reason("romans.setup.forts", "romans-hangs-on-deck", {})
