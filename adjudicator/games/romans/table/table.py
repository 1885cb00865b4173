"""The table in the middle of a game. It is immutable, and cards that nobody knows are marked as unknown.

Cards, forts and clans are small ints (see ``cards`` and ``forts``; a clan is its seat, counted clockwise).
``step`` says what is done or decided next, and ``who`` which clan does it, until the game is over.
"""

from enum import IntEnum
from typing import Final, NamedTuple

from adjudicator.games.romans.table.cards import COPIES, EMPTY, NONE, STRENGTHS
from adjudicator.games.romans.table.forts import DECK, WALL


class Step(IntEnum):
    """What is done or decided next. The steps from SVORD_AT_ONCE to SVORD are choices inside a round."""

    UNCOVER = 0
    """The next fort of the row is turned up."""
    ARRANGE = 1
    """The six forts of the row are put in order."""
    LOSE = 2
    """Clans lose two random warriors, or lay theirs if they have lost two. ``who`` is the first to lose."""
    LAY = 3
    """Clans lay warriors face down. ``who`` is the first that has not laid all."""
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
"""The names of the steps in JSON."""


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


class ClanCards(NamedTuple):
    """The cards of one clan: its warriors of this turn and its forts."""

    shown: tuple[int, ...] = ()
    """Face up since an earlier round, first revealed first."""
    now: int = NONE
    """Revealed this round, even if it has been discarded since."""
    here: bool = False
    """Is ``now`` still face up?"""
    down: tuple[int, ...] = ()
    """Face down, from the next fort to the last. While orders are given: all six places, ``EMPTY`` where no
    warrior lies yet; nothing at all if the clan has not lost its two warriors, or we do not know of it."""
    spent: tuple[int, ...] = ()
    """Discarded face up this turn, sorted."""
    aside: tuple[int, ...] = ()
    """Known not to have been laid this turn, sorted."""
    forts: tuple[int, ...] = ()
    """Forts held, in the order of capture."""
    dropped: tuple[int, ...] = ()
    """Forts captured and given up again for a FortUna."""

    @property
    def up(self) -> tuple[int, ...]:
        """All face-up warriors, the one revealed this round last."""
        return (*self.shown, self.now) if self.here else self.shown


class Table(NamedTuple):
    setup: Setup
    cards: tuple[ClanCards, ...]
    """The cards of each clan, in clockwise order."""
    turn: int = 1
    round: int = 1
    step: int = Step.UNCOVER
    who: int = NONE
    """The clan that decides."""
    wall: tuple[int, ...] = ()
    """Forts still in the wall, the contested one first. At UNCOVER: the forts turned up so far."""
    discarded: tuple[int, ...] = ()
    """Forts that nobody took, in the order in which they were discarded."""
    winner: int = NONE
    """Who captures in this round, once that is known."""
    taken: int = NONE
    """The fort captured in this round."""
    seduced: int = NONE
    """The clan whose warrior Qween has seduced in this round."""
    waiting: tuple[int, ...] = ()
    """Where several clans choose at once (FOKUS, HORSIE, SVORD): all that have not chosen yet."""


def with_cards(table: Table, clan: int, cards: ClanCards) -> tuple[ClanCards, ...]:
    """The cards of all clans, those of this clan replaced."""
    all_cards = table.cards
    return (*all_cards[:clan], cards, *all_cards[clan + 1 :])


def clockwise(table: Table) -> tuple[int, ...]:
    """The clans in clockwise order from the capturer, or from the first seat if nobody captures."""
    seats = len(table.cards)
    first = max(table.winner, 0)
    return (*range(first, seats), *range(first))


def unseen_warriors(cards: ClanCards) -> list[int]:
    """How many copies of each warrior may still lie face down or aside, unknown to us."""
    left = list(COPIES)
    for warrior in (*cards.shown, *cards.spent, *cards.aside, *cards.down):
        if warrior >= 0:
            left[warrior] -= 1
    if cards.here:
        left[cards.now] -= 1
    return left


def forts_seen(table: Table) -> list[int]:
    """Every fort that is listed as turned up so far."""
    seen = [*table.wall, *table.discarded]
    for cards in table.cards:
        seen += cards.forts
        seen += cards.dropped
    return seen


def has_laid_all(cards: ClanCards) -> bool:
    """While orders are given: does a warrior of this clan lie at each fort?"""
    return len(cards.down) == WALL and EMPTY not in cards.down


def wall_index(table: Table, place: int) -> int:
    """The index in ``wall`` of the fort at this place, 1 to 6."""
    return place - (WALL + 1 - len(table.wall))
