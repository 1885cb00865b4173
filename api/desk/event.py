"""An event as it is now, and what is in it. Values only; ``journal.py`` makes them from acts.

Everything has the place of the act that made it as its id. Moments are microseconds since 1970.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from api.desk.roles import Author

MICRO: Final = 1_000_000


FORBIDDEN: Final = frozenset(
    {"desk-not-yours", "desk-not-your-act", "desk-not-your-table", "desk-for-somebody-else"}
)
"""Why not: because of who it is."""


class NotPossible(Exception):  # noqa: N818 - said of an act
    """This can't be done now, and nothing is changed. ``code`` and ``params`` say why."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


@dataclass(frozen=True, slots=True)
class Settings:
    """What holds for the whole event."""

    title: str
    game: str
    ladder: str = "standard"
    appeal_minutes: int = 10
    """After a ruling was given it may be appealed against for so long."""
    readings: Mapping[str, str] = field(default_factory=dict)
    """House rules: how the event reads the rulebook where it is open."""


@dataclass(frozen=True, slots=True)
class Player:
    id: int
    name: str
    dropped: bool = False


@dataclass(frozen=True, slots=True, order=True)
class Seat:
    """Which table, in which round."""

    round: int
    table: int

    def __str__(self) -> str:
        return f"{self.round}/{self.table}"


@dataclass(frozen=True, slots=True)
class Table:
    seat: Seat
    players: tuple[int, ...]
    extra: int = 0
    """Microseconds that were given back."""
    points: Mapping[int, int] | None = None
    """Of each player, when the game has ended."""


@dataclass(frozen=True, slots=True)
class Round:
    number: int
    minutes: int
    tables: Mapping[int, Table]
    started_at: int | None = None
    called_at: int | None = None
    """When time was called."""


@dataclass(frozen=True, slots=True)
class Call:
    """A hand that went up."""

    id: int
    seat: Seat
    about: str
    by: Author
    opened_at: int
    taken_by: Author | None = None
    taken_at: int | None = None
    closed_at: int | None = None

    @property
    def is_open(self) -> bool:
        return self.closed_at is None


@dataclass(frozen=True, slots=True)
class Incident:
    """What happened at a table."""

    id: int
    seat: Seat
    players: tuple[int, ...]
    call: int | None
    public: str
    private: str
    """For referees only."""
    by: Author
    at: int


class Basis(StrEnum):
    PROVED = "proved"
    """The adjudicator ruled; the ruling is in the record."""
    OWN_WORDS = "own-words"
    """Nothing can be proved of it: the referee ruled, in their own words."""


@dataclass(frozen=True, slots=True)
class Floor:
    """A ruling given at a table."""

    id: int
    incident: int
    basis: Basis
    number: str | None
    """Under which the adjudicator's ruling is in the record."""
    secret: str | None
    """What opens it there, if there are hidden hands in its case."""
    text: str
    """The referee's own words; empty if the record has them."""
    rule: str
    """The rule that it is about, in the words of the rulebook's ids; empty if none was named."""
    favours: int | None
    """The player for whom it went."""
    published: bool
    """May the public read it?"""
    by: Author
    at: int
    reruled: str | None = None
    """The number of the ruling under the readings that were accepted since."""
    flipped: bool = False
    """Does that one say otherwise?"""


class Outcome(StrEnum):
    UPHELD = "upheld"
    OVERTURNED = "overturned"


@dataclass(frozen=True, slots=True)
class Decision:
    outcome: Outcome
    reasons: str
    by: Author
    at: int


@dataclass(frozen=True, slots=True)
class Appeal:
    id: int
    ruling: int
    player: int
    objections: str
    by: Author
    at: int
    decision: Decision | None = None


@dataclass(frozen=True, slots=True)
class Penalty:
    id: int
    incident: int
    player: int
    offence: str
    step: str
    reason: str
    by: Author
    at: int


@dataclass(frozen=True, slots=True)
class Extension:
    id: int
    seat: Seat
    seconds: int
    call: int | None
    by: Author
    at: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """Other readings, under which the rulings of the event are ruled again before they are accepted."""

    id: int
    readings: Mapping[str, str]
    job: str
    """Rules again; each line is one ruling."""
    rulings: tuple[int, ...]
    by: Author
    at: int


@dataclass(frozen=True, slots=True)
class Notice:
    id: int
    text: str
    seat: Seat | None
    """At which table it is shown; None: everywhere."""
    by: Author
    at: int


@dataclass(frozen=True, slots=True)
class Event:
    settings: Settings
    players: Mapping[int, Player] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    calls: Mapping[int, Call] = field(default_factory=dict)
    incidents: Mapping[int, Incident] = field(default_factory=dict)
    rulings: Mapping[int, Floor] = field(default_factory=dict)
    penalties: Mapping[int, Penalty] = field(default_factory=dict)
    extensions: Mapping[int, Extension] = field(default_factory=dict)
    appeals: Mapping[int, Appeal] = field(default_factory=dict)
    notices: Mapping[int, Notice] = field(default_factory=dict)
    proposals: Mapping[int, Proposal] = field(default_factory=dict)

    def round(self, number: int) -> Round:
        if not 1 <= number <= len(self.rounds):
            raise NotPossible("desk-no-round", round=number)
        return self.rounds[number - 1]

    def table(self, seat: Seat) -> Table:
        tables = self.round(seat.round).tables
        if seat.table not in tables:
            raise NotPossible("desk-no-table", table=str(seat))
        return tables[seat.table]

    def player(self, number: int) -> Player:
        if number not in self.players:
            raise NotPossible("desk-no-player", player=number)
        return self.players[number]

    def seat_of(self, player: int) -> Seat | None:
        """Where a player sits in the last round."""
        if not self.rounds:
            return None
        tables = self.rounds[-1].tables.values()
        return next((table.seat for table in tables if player in table.players), None)
