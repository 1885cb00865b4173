"""The table in the middle of a game: immutable and complete, except for cards in hand that nobody has seen.

Players are listed clockwise; a seat is a place in that order. Sets of towns and of cards are ints (see
``board.py`` and ``cards.py``).
"""

from collections.abc import Sequence
from operator import itemgetter
from typing import Final, NamedTuple, TypedDict, Unpack

from adjudicator.games.boru.table.board import ALL_TOWNS, COLOUR, FIRST, REGIONS
from adjudicator.games.boru.table.cards import CARDS, DECK, MATCHING, ActionCard

NOBODY: Final = -1
"""In place of a seat, a town or a region: none."""
FACE_DOWN: Final = -2
"""A claim token that has not been turned over yet."""
ON_BOARD: Final = -1
"""A claim token that lies face up on the board and belongs to nobody."""

_CARD: Final = itemgetter(1)
DEALT: Final = {3: 8, 4: 6, 5: 5}
"""Number of players to cards dealt to each in a round (rule boru.draft.deal)."""
ROUNDS: Final = {3: 3, 4: 4, 5: 4}
"""Number of players to rounds in a game (rule boru.round.count)."""
SETUP_COINS, SETUP_RENOWN, SETUP_POINTS = 3, 1, 10


class Phase:
    """What is due now: an action of one player, the result of chance, or a step that nobody chooses."""

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
    """The facts do not say what is due, so no action is legal."""


PHASES: Final = tuple(
    value for name, value in vars(Phase).items() if not name.startswith("_") and value != Phase.UNKNOWN
)
ACTING: Final = (Phase.ROW, Phase.BUY, Phase.EXPAND, Phase.REMOVE)
"""The phases in which a card of the trick is resolved."""
IN_TRICKS: Final = (Phase.LEAD, Phase.FOLLOW, *ACTING)
"""The phases in which players have cards in hand."""
MARRIAGE_CARD_OPEN: Final = (Phase.DEAL, Phase.DRAFT, *IN_TRICKS, Phase.MARRIAGE)
"""The phases in which this round's marriage card lies face up and nobody has taken it yet."""
UPKEEP: Final = PHASES[PHASES.index(Phase.MARRIAGE) : PHASES.index(Phase.OVER)]
"""The phases of an upkeep."""
UPKEEP_DECISIONS: Final = (
    Phase.BRIDE_TOWN,
    Phase.PRINCESS,
    Phase.TRACK_TOWN,
    Phase.INVASION,
    Phase.MONASTERY,
    Phase.FOUR_DISCS,
)
"""The phases of an upkeep in which somebody decides. The others are resolved without a choice."""


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
    """Towns with a disc of this player, including those under a Viking token."""
    hand: int = 0
    """Cards known to be in the hand."""
    unseen: int = 0
    """Number of further cards in the hand, which nobody has seen."""
    pack: int = 0
    """Cards to choose from in the draft."""
    kept: int = 0
    """Cards chosen in the draft so far."""
    lacks: int = 0
    """Cards known not to be in the hand, because the player was unable to lead."""

    @property
    def hand_size(self) -> int:
        return self.hand.bit_count() + self.unseen


class PlayerChanges(TypedDict, total=False):
    """New values for fields of a player."""

    coins: int
    points: int
    renown: int
    raiders: int
    church: int
    track: int
    brides: tuple[str, ...]
    discs: int
    hand: int
    unseen: int
    pack: int
    kept: int
    lacks: int


class Table(NamedTuple):
    players: tuple[Player, ...]
    marker: int = NOBODY
    """Who has the active town marker. While it lies on a town: who led the trick."""
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
    """The face-up marriage card; empty if there is none."""
    deck: int = 0
    """Marriage cards left face down, including the Princess at the bottom."""
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
    """Place in the row of the symbol that awaits a decision."""
    discard: int = 0
    """Cards of this round's finished tricks, as far as known."""
    tricks: int = 0
    """Tricks finished in this round."""
    passes: int = 0
    """How many players in a row were unable to lead."""
    queue: tuple[int, ...] = ()
    """Set-up and upkeep: the seats for which a decision is still due, in order."""
    unknown: frozenset[str] = frozenset()
    """Pointers to the facts that nobody gave (see ``position.py``). Their lowest value stands there."""

    # Players

    @property
    def size(self) -> int:
        return len(self.players)

    def seat(self, name: str) -> int:
        """The seat of a player; NOBODY if no player has that name."""
        for seat, player in enumerate(self.players):
            if player.name == name:
                return seat
        return NOBODY

    def name(self, seat: int) -> str:
        return self.players[seat].name

    def clockwise(self, start: int) -> tuple[int, ...]:
        """All seats clockwise from this one, or from the first if it is NOBODY."""
        size = len(self.players)
        return tuple((max(start, 0) + step) % size for step in range(size))

    def set(self, seat: int, **changes: Unpack[PlayerChanges]) -> "Table":
        """The table with these fields of one player changed."""
        players = self.players
        changed = players[seat]._replace(**changes)
        return self._replace(players=(*players[:seat], changed, *players[seat + 1 :]))

    # Towns

    @property
    def discs(self) -> int:
        """Towns with a disc of any player."""
        found = 0
        for player in self.players:
            found |= player.discs
        return found

    @property
    def free(self) -> int:
        """Towns without a disc."""
        return ALL_TOWNS & ~self.discs

    def controlled(self, seat: int) -> int:
        """Towns that this player controls: those with their disc and without a Viking token."""
        return self.players[seat].discs & ~self.covered

    def owner(self, town: int) -> int:
        """Whose disc lies in the town, under a Viking token or not; NOBODY if there is none."""
        for seat, player in enumerate(self.players):
            if player.discs >> town & 1:
                return seat
        return NOBODY

    def princess(self) -> int:
        """Who has married the Princess of Denmark; NOBODY if no player has."""
        for seat, player in enumerate(self.players):
            if "princess" in player.brides:
                return seat
        return NOBODY

    # The trick

    @property
    def order(self) -> tuple[tuple[int, int], ...]:
        """Seat and card in the order of resolution: the lowest card first (rule boru.trick.order)."""
        return tuple(sorted(self.trick, key=_CARD))

    @property
    def acting(self) -> int:
        """Whose card is being resolved; NOBODY if none is."""
        if self.phase not in ACTING:
            return NOBODY
        return self.order[self.acted][0]

    @property
    def card(self) -> ActionCard:
        """The card being resolved."""
        return CARDS[self.order[self.acted][1]]

    @property
    def pool(self) -> int:
        """Cards that were not seen anywhere this round, so that an unseen card may be one of them."""
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
    """Who wins: the highest card that is white or has the town's colour (rules boru.trick.win, royal)."""
    matching = MATCHING[colour]
    best = seat_of_best = NOBODY
    for seat, card in trick:
        if matching >> card & 1 and card > best:
            best, seat_of_best = card, seat
    return seat_of_best
