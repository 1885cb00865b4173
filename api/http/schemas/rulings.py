"""Verdicts, rulings and certificates."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from adjudicator.lang import Lang
from adjudicator.quorum import Trust
from adjudicator.ruling import Verdict
from api.http.schemas.common import Answer, Card, Outcome, Params, Witness
from api.store.numbers import PATTERN


class VerdictAnswer(Answer):
    """A fast verdict: decided by one engine, unrecorded, ids only."""

    verdict: Verdict
    rule: str = Field(description="The rule that decides", examples=["river.control.proof"])
    message: str = Field(description="Id of the summary")
    params: Params
    witness: Witness
    answer: Outcome
    game: str
    kind: str = Field(description="The kind of claim")


class ReasonAnswer(Answer):
    """One step of the explanation."""

    rule: str
    message: str
    params: Params
    cards: list[Card] = Field(description="The cards to look at")
    bears: bool = Field(description="The verdict follows from those that bear on it; they come first")


class RuleCited(Answer):
    id: str
    text: str
    place: str = Field(description="Headings in the printed rulebook under which it is found")


class DependsOn(Answer):
    """Under this other option of a reading the verdict, or the answer, would be another."""

    reading: str
    option: str
    verdict: Verdict
    summary: str | None = Field(description="What would be ruled then")
    differs: list[str] = Field(description="If the summary is the same: the steps that only that ruling has")
    message: str = Field(description="What the option says")


class ReadingsUsed(Answer):
    used: dict[str, str]
    depends_on: list[DependsOn]
    untested: list[str] = Field(description="Readings that could not be tried without further facts")


class EngineAnswer(Answer):
    name: str
    answer: Literal["found", "none", "gave-up", "false", "not-excluded"] = Field(
        description="false: it found something that the rules refute, which is a mistake of ours; "
        "not-excluded: the laws it was asked about exclude nothing, so it counts neither way"
    )
    value: int | None = Field(description="How strong the best thing it found is")
    about: str = Field(description="Which part of the question, where there are several")


class TrustAnswer(Answer):
    """What the verdict rests on."""

    basis: Trust
    message: str


class Flips(BaseModel):
    """The fewest cards that would turn the verdict. A field is null where no card could."""

    if_unseen: list[Card] | None = Field(None, description="Visible cards that would have to be unseen")
    if_seen: list[Card] | None = Field(None, description="Unseen cards that would have to be seen")
    more_than: int | None = Field(None, description="More than this many would have to be seen")
    beating: int | str | None = Field(None, description="How many sides beat the claim")


class RulingAnswer(Answer):
    """A full ruling: confirmed by every engine, explained, recorded."""

    id: str = Field(description="Derived from the content: the same case always gets the same id")
    digest: str = Field(pattern="^sha256:[0-9a-f]{64}$")
    game: str
    kind: str = Field(description="The kind of claim")
    case: dict[str, Any]
    notation: str = Field(description="The case in one line of text; it can be handed in as text/plain")
    verdict: Verdict
    summary: str
    reasons: list[ReasonAnswer]
    rules: list[RuleCited]
    smallest_reason: list[Card] | None = Field(description="The fewest visible cards that settle the claim")
    witness: Witness
    answer: Outcome
    after: str | None = Field(description="The table that the answer leads to, as text; null if none")
    legend: str | None = Field(description="What terms and codes in the reasons mean; null if there are none")
    flips: Flips
    readings: ReadingsUsed
    engines: list[EngineAnswer]
    trust: TrustAnswer | None = Field(description="null where it is undecided")
    lang: Lang
    superseded_by: str | None = Field(
        description="Id of the ruling that was accepted in its place when the case was ruled again"
    )
    certificate: str | None = Field(
        description="Where its certificate is made on request; null where nothing is hidden. With hidden "
        "hands in the case it takes the same `?secret=`",
        examples=["/v1/rulings/8f4640b80bfcde61600a/certificate"],
    )


class GivenAnswer(RulingAnswer):
    """A ruling as it was given."""

    number: str = Field(description="Of this giving; fit for a slip of paper", pattern=PATTERN)
    given_at: str = Field(description="When, in UTC", examples=["2026-11-17T22:10:00.123456Z"])
    secret: str | None = Field(
        description="Only where hidden hands are in the case, and only in the answer to whoever asked: "
        "`?secret=` opens the ruling for them, because the public sees its number only"
    )


class WithheldAnswer(Answer):
    """A giving of which the public sees the number only, because hidden hands are in its case."""

    number: str
    withheld: Literal[True]
    lang: Lang


class CertificateAnswer(Answer):
    """What a stranger needs to check a ruling with `sedzia_verify.py`. See docs/certificates.md."""

    format: str
    ruling: str = Field(description="Id of the ruling")
    revision: str = Field(description="Of the rules that it was ruled by")
    case: dict[str, Any] = Field(description="With an option for every reading")
    verdict: Verdict
    answer: dict[str, Any] | None = Field(None, description="As far as it is certified")
    evidence: list[dict[str, Any]] = Field(description="Each with its `type`; what is missing is told")
    digest: str = Field(pattern="^sha256:[0-9a-f]{64}$", description="Seals everything else")


class VerifyAnswer(Answer):
    """What the checker says of a certificate."""

    outcome: Literal["proved", "not-proved", "unreadable"]
    level: Literal["rules", "program"] | None = Field(
        description="rules: the checker reached the verdict by itself; program: the proof is right, but that "
        "the program states the rules and the case is our word"
    )
    ruling: str | None
    verdict: Verdict | None
    why: str | None = Field(description="The first wrong place; null if it is proved")
    restated: bool | None = Field(
        description="At the level program: is this the program that we make of the case? Else null"
    )
