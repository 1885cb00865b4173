"""The record: its list, what was ruled again, and the proofs of its log."""

from pydantic import Field

from adjudicator.lang import Lang
from adjudicator.ruling import Verdict
from api.http.schemas.common import Answer
from api.store.rerulings import Change


class ListEntry(Answer):
    """A giving. Where hidden hands are in the case, everything but the number is null."""

    number: str
    withheld: bool
    given_at: str | None
    id: str | None = Field(description="Of the ruling")
    game: str | None
    kind: str | None = Field(description="The kind of claim")
    verdict: Verdict | None
    summary: str | None
    notation: str | None = Field(description="The case in one line of text")
    release: str | None = Field(description="The release of Sędzia that gave it")


class ListAnswer(Answer):
    """Rulings given, newest first. A page of very long cases has fewer than its limit."""

    rulings: list[ListEntry]
    next: str | None = Field(description="What `before` must be for the next page; null on the last one")
    lang: Lang


class RerulingEntry(Answer):
    """Every stored case ruled again by one release."""

    number: str
    release: str
    began_at: str
    ended_at: str | None = Field(description="null while it is under way")
    accepted_at: str | None = Field(description="null while nothing is accepted")
    counts: dict[Change, int] = Field(description="How many cases changed in which way")


class RerulingsAnswer(Answer):
    rerulings: list[RerulingEntry]
    lang: Lang


class RuledSide(Answer):
    id: str
    verdict: Verdict
    summary: str


class ChangeEntry(Answer):
    """A case whose ruling differs, or that could not be ruled on again."""

    change: Change
    game: str
    kind: str
    before: RuledSide
    after: RuledSide | None
    detail: str | None = Field(description="Why there is no ruling; else null")


class RerulingAnswer(RerulingEntry):
    changes: list[ChangeEntry] = Field(description="Without the cases that have hidden hands")
    next: int | None = Field(description="What `after` must be for the next page; null on the last one")
    lang: Lang


class ProofAnswer(Answer):
    """That a giving is in the log, as RFC 6962 proves it. Hashes are in base64."""

    number: str
    place: int = Field(description="In the log, from 0 on")
    size: int = Field(description="Of the tree that the proof leads to")
    leaf: str = Field(description="SHA-256 of a zero byte and the entry")
    path: list[str]
    root: str
    checkpoint: str = Field(description="The signed head of the log now")
    entry: str | None = Field(
        description="What the leaf is made of; null if the public may see the number only"
    )


class ConsistencyAnswer(Answer):
    """That an earlier log is the beginning of a later one, as RFC 6962 proves it. Hashes are in base64."""

    earlier: int
    later: int
    path: list[str]
    earlier_root: str
    later_root: str
    checkpoint: str = Field(description="The signed head of the log now")
