"""Does a ruling depend on uncertain data? The likely strengths are assigned in every other way."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Final

from adjudicator.games.romans.rules.wall import left_in_deck
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.search.staged import Shown
from adjudicator.games.romans.table.cards import (
    AXX,
    DRUHID,
    DRUHID_AT_MOST,
    FILCHY,
    HORSIE,
    QWEEN,
    STRENGTHS,
    STRENGTHS_CONFIDENCE,
    SVORD,
    WARRIORS,
    Confidence,
)
from adjudicator.games.romans.table.forts import FORTS
from adjudicator.games.romans.table.position import Position
from adjudicator.ruling import Params, Phrase, Reason, Verdict
from solver.answer import Outcome

_LOW: Final = (QWEEN, DRUHID, SVORD, AXX)
_HIGH: Final = (FILCHY, HORSIE)
_OTHER_VERDICT: Final = {Verdict.UPHELD: "rejected", Verdict.REJECTED: "upheld"}
ROUNDS_PER_ASSIGNMENT: Final = 4_000
"""Rounds searched for one assignment of the strengths."""
BRIEF_LOOK: Final = 200
"""The same, if the search has needed more than that with our strengths."""
ROUNDS_IN_ALL: Final = 20_000
"""Rounds searched for all assignments together."""


def _assignments() -> Iterator[tuple[int, ...]]:
    for low in permutations(STRENGTHS[kind] for kind in _LOW):
        for high in permutations(STRENGTHS[kind] for kind in _HIGH):
            assigned = list(STRENGTHS)
            for kind, strength in zip((*_LOW, *_HIGH), (*low, *high), strict=True):
                assigned[kind] = strength
            if assigned[DRUHID] <= DRUHID_AT_MOST:
                yield tuple(assigned)


def _changed(assigned: tuple[int, ...]) -> list[int]:
    """The warriors whose strength is another one."""
    return [kind for kind, strength in enumerate(assigned) if strength != STRENGTHS[kind]]


OTHER_STRENGTHS: Final = tuple(
    sorted(
        (assigned for assigned in _assignments() if assigned != STRENGTHS),
        key=lambda one: len(_changed(one)),
    )
)
"""Every other assignment of the strengths 1 to 4, and of 6 and 7, to their warriors. Those that change few
come first: they are easy to look up on the cards."""


def strengths_steps(
    position: Position, here: object, outcome: Callable[[Position], object], verdict: Verdict
) -> tuple[Reason, ...]:
    """The first assignment of strengths that changes the outcome, unless the case states the strengths.

    A claim whose outcome changes gets the other verdict. An outcome of None is undecided. If there are any,
    and no assignment changes the outcome, the reason says that too.
    """
    if position.own_strengths:
        return ()
    undecided = False
    for assigned in OTHER_STRENGTHS:
        table = position.table
        changed = replace(position, table=table._replace(setup=table.setup._replace(strengths=assigned)))
        found = outcome(changed)
        undecided = undecided or found is None
        if found not in (None, here):
            differ = _changed(assigned)
            params: Params = {
                "cards": [WARRIORS[kind] for kind in differ],
                "strengths": [str(assigned[kind]) for kind in differ],
                "assumed": _with_strengths(STRENGTHS, differ),
                "printed": _with_strengths(assigned, differ),
                "write": _as_notation(assigned, differ),
                "count": len(differ),
                "then": _OTHER_VERDICT.get(verdict, "other"),
            }
            return (Reason("romans.setup.decks", "romans-hangs-on-strengths", params),)
    if not undecided:
        return ()
    likely = [kind for kind, sure in enumerate(STRENGTHS_CONFIDENCE) if sure is Confidence.LIKELY]
    example = OTHER_STRENGTHS[0]
    params = {
        "assumed": _with_strengths(STRENGTHS, likely),
        "printed": _with_strengths(example, _changed(example)),
        "write": _as_notation(example, _changed(example)),
    }
    return (Reason("romans.setup.decks", "romans-our-strengths", params),)


def _with_strengths(strengths: Sequence[int], kinds: Iterable[int]) -> list[str]:
    return [f"{WARRIORS[kind]} {strengths[kind]}" for kind in kinds]


def _as_notation(strengths: Sequence[int], kinds: Iterable[int]) -> str:
    """How the case states these strengths."""
    return " ".join(["strengths", *(f"{WARRIORS[kind]}={strengths[kind]}" for kind in kinds)])


class LimitedSearch:
    """Asks the search about one assignment after another, until the rounds for all of them are used up.

    The cards that reached the goal with one assignment are tried first with the next.
    """

    def __init__(
        self, ask: Callable[[Position, int, Shown], Searched], hint: Shown = (), used: int = 0
    ) -> None:
        """``used``: the rounds searched with our strengths. If they are many, others get a brief look."""
        self.ask, self.hint, self.left = ask, hint, ROUNDS_IN_ALL
        self.most = ROUNDS_PER_ASSIGNMENT if used <= ROUNDS_PER_ASSIGNMENT else BRIEF_LOOK

    def __call__(self, position: Position) -> Outcome | None:
        if self.left <= 0:
            return None
        found = self.ask(position, min(self.most, self.left), self.hint)
        self.hint = found.shown or self.hint
        self.left -= max(1, found.rounds_searched)
        return None if found.outcome is Outcome.GAVE_UP else found.outcome


def deck_reason(position: Position) -> Reason | None:
    """The ruling uses our deck, which is not verified, if forts are still to be turned up."""
    if position.own_deck or not any(copies > 0 for copies in left_in_deck(position.table)):
        return None
    deck = position.table.setup.deck
    stated = " ".join(f"{name}={copies}" for name, copies in zip(FORTS, deck, strict=True))
    told = [
        Phrase("romans-copies", {"fort": name, "copies": copies})
        for name, copies in zip(FORTS, deck, strict=True)
    ]
    params: Params = {"forts": told, "write": f"deck {stated}"}
    return Reason("romans.setup.forts", "romans-hangs-on-deck", params)
