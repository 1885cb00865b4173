"""The table in the middle of a game: immutable, complete but for cards in hands that nobody has shown.

Players sit clockwise; a seat is their place in that order. Town, region and card sets are ints
(``adjudicator.boru.board``, ``adjudicator.boru.cards``). At every phase exactly one kind of action is due.
"""

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple

from adjudicator.games.boru.table.board import ALL_TOWNS, COLOUR, FIRST, REGIONS
from adjudicator.games.boru.table.cards import CARDS, DECK, MATCHING, VIKING_CARDS, ActionCard

NOBODY: Final = -1
FACE_DOWN: Final = -2
"""A claim token that has not been turned over yet."""
ON_BOARD: Final = -1
"""A claim token turned face up that nobody has."""

_CARD: Final = itemgetter(1)
DEALT: Final = {3: 8, 4: 6, 5: 5}
ROUNDS: Final = {3: 3, 4: 4, 5: 4}
SETUP_COINS, SETUP_RENOWN, SETUP_POINTS = 3, 1, 10


class Phase:
    """What is due now. Each phase has one kind of action, by one player or by nobody (chance, routine)."""

    SETUP: Final = "setup"
    VIKINGS: Final = "vikings"
    COURTED: Final = "courted"
    DEAL: Final = "deal"
    DRAFT: Final = "draft"
    LEAD: Final = "lead"
    FOLLOW: Final = "follow"
    ROW: Final = "row"
    BUY: Final = "buy"
    EXPAND: Final = "expand"
    REMOVE: Final = "remove"
    MARRIAGE: Final = "marriage"
    BRIDE_TOWN: Final = "bride-town"
    PRINCESS: Final = "princess"
    TRACK_TOWN: Final = "track-town"
    BATTLE: Final = "battle"
    INVASION: Final = "invasion"
    CHURCH: Final = "church"
    MONASTERY: Final = "monastery"
    FOUR_DISCS: Final = "four-discs"
    REGIONS: Final = "regions"
    OVER: Final = "over"
    UNKNOWN: Final = ""
    """The facts do not say: no action is due."""


PHASES: Final = tuple(
    value for name, value in vars(Phase).items() if not name.startswith("_") and value != Phase.UNKNOWN
)
UPKEEP: Final = PHASES[PHASES.index(Phase.MARRIAGE) : PHASES.index(Phase.OVER)]


class Player(NamedTuple):
    name: str
    coins: int = 0
    points: int = 0
    renown: int = 0
    raiders: int = 0
    church: int = 0
    """Discs in the church area."""
    track: int = FIRST
    """Space of the marriage track, 0 for the first."""
    brides: tuple[str, ...] = ()
    """Marriage cards held, in the order they were taken."""
    discs: int = 0
    """Towns with a disc of this player, those under a Viking token included."""
    hand: int = 0
    """Cards known to be in the hand."""
    unseen: int = 0
    """Further cards in the hand that nobody has shown."""
    pack: int = 0
    """Cards to choose from in the draft."""
    kept: int = 0
    """Cards chosen in the draft so far."""
    lacks: int = 0
    """Cards known not to be in the hand, since this player could not lead."""

    @property
    def hand_size(self) -> int:
        return self.hand.bit_count() + self.unseen


class Table(NamedTuple):
    players: tuple[Player, ...]
    marker: int = NOBODY
    """Who has the active town marker, or led the trick while it lies on the board."""
    phase: str = Phase.UNKNOWN
    round: int = 1
    covered: int = 0
    """Towns under a Viking control token."""
    monasteries: int = 0
    tokens: tuple[int, ...] = (FACE_DOWN,) * len(REGIONS)
    """For each region: FACE_DOWN, ON_BOARD, or the seat that has its claim token."""
    battle: int = 0
    """Viking raiders in the battle area."""
    bride: str = ""
    """The face-up marriage card; empty for none."""
    deck: int = 0
    """Marriage cards left face down, the Princess at the bottom included."""
    gone: tuple[str, ...] = ()
    """Marriage cards known to have left the game."""
    vikings: tuple[int, ...] | None = None
    """Viking cards still face down, in ascending order; None if not known."""
    pact: str = ""
    """Which side of the Princess is up: military or trade; empty if nobody has her."""
    active: int = NOBODY
    """The active town, while the marker lies on it."""
    trick: tuple[tuple[int, int], ...] = ()
    """Seat and card, in the order played."""
    acted: int = 0
    """How many cards of the trick have been resolved."""
    row: str = ""
    """The action being carried out: main, side-1 or side-2."""
    place: int = 0
    """Its symbol that awaits a decision."""
    discard: int = 0
    """Cards of this round's finished tricks, as far as known."""
    tricks: int = 0
    """Tricks finished in this round."""
    passes: int = 0
    """Players in a row who could not lead."""
    queue: tuple[int, ...] = ()
    """Upkeep: the seats for whom something is still to be decided, in order."""

    # Who and where

    @property
    def size(self) -> int:
        return len(self.players)

    def seat(self, name: str) -> int:
        """The seat of a player; NOBODY if there is none of that name."""
        for seat, player in enumerate(self.players):
            if player.name == name:
                return seat
        return NOBODY

    def name(self, seat: int) -> str:
        return self.players[seat].name

    def clockwise(self, start: int) -> tuple[int, ...]:
        """All seats, clockwise, beginning with this one (with the first, if nobody is named)."""
        size = len(self.players)
        return tuple((max(start, 0) + step) % size for step in range(size))

    def set(self, seat: int, **changes: Any) -> "Table":
        """The table with something about one player changed."""
        players = self.players
        changed = players[seat]._replace(**changes)
        return self._replace(players=(*players[:seat], changed, *players[seat + 1 :]))

    # Towns

    @property
    def discs(self) -> int:
        """Towns with any disc."""
        found = 0
        for player in self.players:
            found |= player.discs
        return found

    @property
    def free(self) -> int:
        """Towns without a disc."""
        return ALL_TOWNS & ~self.discs

    def controlled(self, seat: int) -> int:
        """Towns this player controls now: a Viking token takes a town away."""
        return self.players[seat].discs & ~self.covered

    def owner(self, town: int) -> int:
        """Whose disc lies there, under a Viking token or not; NOBODY if none."""
        for seat, player in enumerate(self.players):
            if player.discs >> town & 1:
                return seat
        return NOBODY

    def princess(self) -> int:
        """Who has married the Princess of Denmark; NOBODY if nobody."""
        for seat, player in enumerate(self.players):
            if "princess" in player.brides:
                return seat
        return NOBODY

    # The trick

    @property
    def order(self) -> tuple[tuple[int, int], ...]:
        """Seat and card in the order of their actions: the lowest value first (rule boru.trick.order)."""
        return tuple(sorted(self.trick, key=_CARD))

    @property
    def acting(self) -> int:
        """Whose card is being resolved; NOBODY outside of that."""
        if self.phase not in (Phase.ROW, Phase.BUY, Phase.EXPAND, Phase.REMOVE):
            return NOBODY
        return self.order[self.acted][0]

    @property
    def card(self) -> ActionCard:
        """The card being resolved."""
        return CARDS[self.order[self.acted][1]]

    @property
    def pool(self) -> int:
        """Cards that an unseen hand may hold: seen nowhere this round."""
        seen = self.discard
        for player in self.players:
            seen |= player.hand | player.pack | player.kept
        for _, card in self.trick:
            seen |= 1 << card
        return DECK & ~seen


def led_colour(table: Table) -> str:
    """The colour of the active town."""
    return COLOUR[table.active]


def winner(trick: Sequence[tuple[int, int]], colour: str) -> int:
    """Who wins: the highest card of the town's colour, white ones included (rules boru.trick.win, royal)."""
    matching = MATCHING[colour]
    best = seat_of_best = NOBODY
    for seat, card in trick:
        if matching >> card & 1 and card > best:
            best, seat_of_best = card, seat
    return seat_of_best


def initial(names: Sequence[str], starter: int = 0) -> Table:
    """The table after the set-up, but for the first discs (rules boru.setup.*)."""
    size = len(names)
    players = tuple(
        Player(name, coins=SETUP_COINS, points=SETUP_POINTS, renown=SETUP_RENOWN) for name in names
    )
    return Table(
        players,
        starter,
        Phase.SETUP,
        deck=ROUNDS[size],
        vikings=VIKING_CARDS,
        queue=tuple((starter + step) % size for step in range(size)),
    )
