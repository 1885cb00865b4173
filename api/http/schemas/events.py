"""Events of the referee's desk."""

from typing import Any, Literal

from pydantic import Field

from adjudicator.lang import Lang
from adjudicator.ruling import Verdict
from api.desk.event import Basis, Outcome
from api.desk.roles import Role
from api.http.schemas.common import Answer
from api.http.schemas.rulings import GivenAnswer, VerdictAnswer

Moment = int
"""Microseconds since 1970."""


class PlayerEntry(Answer):
    id: int
    name: str
    dropped: bool


class TableEntry(Answer):
    table: str = Field(description="Round and table, as 2/5")
    players: list[int]
    names: list[str]
    points: list[int] | None = Field(description="null until the game has ended")
    ends_at: Moment | None = Field(description="What was given back included; null until the round begins")


class RoundEntry(Answer):
    number: int
    minutes: int
    started_at: Moment | None
    called_at: Moment | None = Field(description="When time was called")
    tables: list[TableEntry]


class CallEntry(Answer):
    id: int
    table: str
    about: str
    by: str
    opened_at: Moment
    taken_by: str | None
    taken_at: Moment | None
    closed_at: Moment | None
    lost: int = Field(description="Seconds that it has taken")
    proposed: int = Field(description="Seconds that the clock proposes to give back")


class IncidentEntry(Answer):
    id: int
    table: str
    players: list[int]
    call: int | None
    text: str
    private: str = Field(default="", description="For referees")
    by: str
    at: Moment


class EventRulingEntry(Answer):
    id: int
    basis: Basis = Field(description="`proved`: by the adjudicator. `own-words`: the referee's own words")
    number: str | None = Field(description="Under which it is in the record")
    text: str
    rule: str
    table: str
    by: str
    at: Moment
    appeal_until: Moment
    overturned: bool
    reruled: str | None = Field(description="The number of the ruling under readings accepted since")
    flipped: bool = Field(description="Does that one say otherwise?")
    secret: str | None = Field(default=None, description="Opens it, if hidden hands are in its case")
    incident: int | None = None
    favours: int | None = None
    published: bool | None = None


class PenaltyEntry(Answer):
    id: int
    incident: int
    player: int
    offence: str
    step: str
    reason: str = ""
    by: str
    at: Moment


class ExtensionEntry(Answer):
    id: int
    table: str
    seconds: int
    call: int | None
    by: str
    at: Moment


class DecisionEntry(Answer):
    outcome: Outcome
    reasons: str
    by: str
    at: Moment


class AppealEntry(Answer):
    id: int
    ruling: int
    player: int
    objections: str
    at: Moment
    decision: DecisionEntry | None


class NoticeEntry(Answer):
    id: int
    text: str
    table: str | None = Field(description="null: for everybody")
    by: str
    at: Moment


class LadderEntry(Answer):
    steps: list[str]
    offences: dict[str, str] = Field(description="Each with the step at which it begins")


class EarlierPenalty(Answer):
    id: int
    offence: str
    step: str


class EarlierRuling(Answer):
    id: int
    favoured: bool
    overturned: bool


class HistoryEntry(Answer):
    incidents: list[int]
    penalties: list[EarlierPenalty]
    rulings: list[EarlierRuling]
    appeals: list[int]
    next: dict[str, str] = Field(description="What the ladder says next for each offence")


class ProposalEntry(Answer):
    """Other readings, under which the rulings of the event are ruled again."""

    id: int
    readings: dict[str, str]
    job: str = Field(description="Progress is at /v1/jobs/{job}")
    rulings: list[int]


class You(Answer):
    role: Role
    name: str
    player: int | None


class EventAnswer(Answer):
    """An event as whoever asks may see it. What a role does not see is left out."""

    id: str
    place: int = Field(description="Of the last act in its journal")
    title: str
    game: str
    readings: dict[str, str] = Field(description="House rules: readings that are not the default")
    appeal_minutes: int
    now: Moment
    players: list[PlayerEntry]
    rounds: list[RoundEntry]
    notices: list[NoticeEntry]
    rulings: list[EventRulingEntry]
    you: You | None = None
    calls: list[CallEntry] | None = None
    incidents: list[IncidentEntry] | None = None
    penalties: list[PenaltyEntry] | None = None
    extensions: list[ExtensionEntry] | None = None
    appeals: list[AppealEntry] | None = None
    ladder: LadderEntry | None = None
    unfinished: list[str] | None = Field(
        default=None, description="Tables of the last round without a result"
    )
    proposals: list[ProposalEntry] | None = None
    histories: dict[str, HistoryEntry] | None = Field(default=None, description="By the id of the player")
    lang: Lang


class OpenedAnswer(Answer):
    id: str
    link: str = Field(description="Opens it to its organiser; shown once")
    place: int
    lang: Lang


class ActAnswer(Answer):
    place: int = Field(description="Of the act in the journal, and the id of what it made")
    lang: Lang


class MovedEntry(Answer):
    thing: str
    id: str
    field: str
    before: Any
    after: Any


class PreviewAnswer(Answer):
    """What a correction would move. Nothing is changed yet."""

    moved: list[MovedEntry]
    falls: list[int] = Field(description="Acts that would no longer be possible: hand them in as `accepting`")
    lang: Lang


class JournalEntry(Answer):
    place: int
    at: Moment
    role: Role
    name: str
    act: dict[str, Any]
    state: Literal["good", "corrected", "withdrawn", "fallen"]


class JournalAnswer(Answer):
    entries: list[JournalEntry]
    lang: Lang


class EarlierEntry(Answer):
    """A ruling that was given at this event before."""

    ruling: int
    number: str
    table: str
    verdict: Verdict
    summary: str
    same_question: bool = Field(description="The same table and claim, whatever the readings")
    contradicts: bool = Field(description="The same question and another answer, not overturned since")


class CheckAnswer(Answer):
    """What would be ruled, and what was ruled before. Nothing is given yet."""

    verdict: VerdictAnswer
    earlier: list[EarlierEntry]
    lang: Lang


class RuledAnswer(Answer):
    """A ruling that was given at an event."""

    place: int = Field(description="Of the act that gave it")
    given: GivenAnswer
    earlier: list[EarlierEntry]
    lang: Lang


class FlipEntry(Answer):
    """A ruling that would be another one."""

    ruling: int
    number: str
    before: str = Field(description="What was ruled")
    after: str = Field(description="What would be ruled, or why nothing would")
    reruled: str | None = Field(description="The number of the new ruling")


class ProposalAnswer(Answer):
    """How far the rulings are ruled again under other readings, and what flips."""

    proposal: int
    readings: dict[str, str]
    job: str
    done: int
    total: int
    flips: list[FlipEntry]
    lang: Lang


class LinkEntry(Answer):
    prefix: str
    role: Role
    name: str
    player: int | None
    made_at: Moment
    revoked_at: Moment | None


class LinksAnswer(Answer):
    links: list[LinkEntry]
    lang: Lang


class NewLinkAnswer(Answer):
    link: str = Field(description="The secret; shown once")
    entry: LinkEntry
    lang: Lang
