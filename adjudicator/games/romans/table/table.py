"""The table in the middle of a game: immutable, with what nobody has named marked as unknown.

Cards, forts and clans are small ints (``cards``, ``forts``; a clan is its seat, clockwise). At every table
either ``step`` names a decision and ``who`` the clan that takes it, or the game is over.
"""

from enum import IntEnum
from typing import Final, NamedTuple

from adjudicator.games.romans.table.cards import COPIES, NONE, STRENGTHS, UNKNOWN
from adjudicator.games.romans.table.forts import DECK, WALL


class Step(IntEnum):
    """What is to be done or decided next; those from SVORD_AT_ONCE to SVORD are choices inside a round."""

    UNCOVER = 0
    """The next fort of the row is turned up."""
    ARRANGE = 1
    """The row of six is put in order."""
    LOSE = 2
    """``who`` loses two random warriors."""
    LAY = 3
    """``who`` lays the next warrior face down, from the left."""
    REVEAL = 4
    """``who`` turns up the warrior at the contested fort."""
    SVORD_AT_ONCE = 5
    QWEEN = 6
    DRUHID = 7
    FOKUS = 8
    KEEP = 9
    """What the capturer keeps thanks to Axx or KomFort."""
    HORSIE = 10
    FORTUNA = 11
    SVORD = 12
    COLLECT = 13
    """The turn is over: everyone takes the nine warriors back."""
    OVER = 14


STEPS: Final = tuple(step.name.lower().replace("_", "-") for step in Step)
"""Their names in JSON."""


class Setup(NamedTuple):
    """What does not change during a game."""

    clans: tuple[str, ...]
    """In clockwise order."""
    neutral: tuple[bool, ...]
    tie_stays: bool = False
    """Variant 1: a tied fort stays in the wall."""
    druhid_shifts: bool = False
    """Variant 2: the forts left of the one that Dru'hid takes move on by one place."""
    deck: tuple[int, ...] = DECK
    strengths: tuple[int, ...] = STRENGTHS

    @property
    def players(self) -> int:
        return self.neutral.count(False)


class Line(NamedTuple):
    """One clan: its warriors this turn and its forts."""

    shown: tuple[int, ...] = ()
    """Face up since an earlier round, first revealed first."""
    now: int = NONE
    """Revealed this round, even if it has left since."""
    here: bool = False
    """Is ``now`` still face up?"""
    down: tuple[int, ...] = ()
    """Face down, from the next fort to the last."""
    spent: tuple[int, ...] = ()
    """Discarded this turn for all to see, sorted."""
    aside: tuple[int, ...] = ()
    """Known not to have been laid this turn, sorted."""
    forts: tuple[int, ...] = ()
    """Held, in the order of capture."""
    dropped: tuple[int, ...] = ()
    """Captured, and given up again for a FortUna."""

    @property
    def up(self) -> tuple[int, ...]:
        """All face-up warriors, the one revealed this round last."""
        return (*self.shown, self.now) if self.here else self.shown


class Table(NamedTuple):
    setup: Setup
    lines: tuple[Line, ...]
    turn: int = 1
    round: int = 1
    step: int = Step.UNCOVER
    who: int = NONE
    """The clan that decides."""
    wall: tuple[int, ...] = ()
    """Forts still in the wall, the contested one first; while it is built, those turned up so far."""
    discarded: tuple[int, ...] = ()
    """Forts that nobody took, in the order in which they left."""
    winner: int = NONE
    """Who captures in this round, once that is settled."""
    taken: int = NONE
    """The fort captured in this round."""
    seduced: int = NONE
    """The clan whose warrior Qween has seduced in this round."""


def new_game(setup: Setup) -> Table:
    return Table(setup, (Line(),) * len(setup.clans))


def with_line(table: Table, clan: int, line: Line) -> tuple[Line, ...]:
    lines = table.lines
    return (*lines[:clan], line, *lines[clan + 1 :])


def clockwise(table: Table) -> tuple[int, ...]:
    """The capturer first, then clockwise; without a capturer, from the first seat."""
    seats = len(table.lines)
    first = max(table.winner, 0)
    return (*range(first, seats), *range(first))


def unseen(line: Line) -> list[int]:
    """How many copies of each warrior may lie at an unknown place of this clan."""
    left = list(COPIES)
    for warrior in (*line.shown, *line.spent, *line.aside, *line.down):
        if warrior != UNKNOWN:
            left[warrior] -= 1
    if line.here:
        left[line.now] -= 1
    return left


def forts_seen(table: Table) -> list[int]:
    """Every fort that has been turned up so far, as far as it is listed."""
    seen = [*table.wall, *table.discarded]
    for line in table.lines:
        seen += line.forts
        seen += line.dropped
    return seen


def forts_played(table: Table) -> int:
    """How many forts have been turned up so far by the count of turns."""
    return WALL * (table.turn if table.step > Step.UNCOVER else table.turn - 1) + (
        len(table.wall) if table.step == Step.UNCOVER else 0
    )


def laying_next(lines: tuple[Line, ...]) -> int:
    """Who lays warriors next, for all that lies there: a clan that has begun, else the first not done."""
    begun = [clan for clan, line in enumerate(lines) if 0 < len(line.down) < WALL]
    return next(iter([*begun, *(clan for clan, line in enumerate(lines) if len(line.down) < WALL)]), NONE)


def index(table: Table, place: int) -> int:
    """Where in ``wall`` the fort is that lies at this place, 1 to 6."""
    return place - (WALL + 1 - len(table.wall))
