"""The schemas of all replies, for the API description.

Replies are built as plain values. The tests check them against these schemas, the service does not.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from adjudicator.lang import Lang
from adjudicator.problems import Kind
from adjudicator.quorum import Trust
from adjudicator.ruling import Verdict
from api.store.numbers import PATTERN
from api.store.rerulings import Change


class Answer(BaseModel):
    model_config = ConfigDict(extra="forbid")


Card = Annotated[str, Field(examples=["R8"])]
Params = Annotated[
    dict[str, Any], Field(description="The facts behind the words, the same in every language")
]
Witness = Annotated[
    dict[str, Any] | None,
    Field(description="The counterexample or example, card by card; null if there is none"),
]
Outcome = Annotated[Any, Field(description="What a question without an assertion found out; else null")]


class Progress(Answer):
    done: int
    total: int


class JobAnswer(BaseModel):
    """A job in the background."""

    id: str
    kind: Literal["ruling", "batch", "reruling"] = "ruling"
    state: Literal["queued", "running", "done", "failed", "cancelled"]
    message: str
    ordered_at: str | None = None
    ended_at: str | None = None
    progress: Progress | None = None
    result: str | None = Field(None, description="Where the result is; for a batch, what there is of it")
    number: str | None = Field(None, description="Of the ruling given, or of the re-ruling")
    problems: list[Any] | None = Field(None, description="Why the case is refused")
    failed: str | None = Field(None, description="Why there is no answer")
    lang: Lang


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


class ProblemEntry(Answer):
    kind: Kind
    code: str = Field(examples=["unknown-card"])
    pointer: str = Field(
        description="JSON pointer (RFC 6901) into the case", examples=["/position/discard/0"]
    )
    message: str
    params: dict[str, Any]


class ProblemAnswer(Answer):
    """RFC 9457, with every problem listed. Of very many a thousand are, or half a megabyte."""

    type: str
    title: str
    status: int
    detail: str
    retry: bool = Field(
        False,
        description="May the same request succeed later? Retry-After says when. Else it would not help",
    )
    lang: Lang
    unlisted: int = Field(0, description="How many problems there are beyond those listed")
    problems: list[ProblemEntry]


class KindEntry(Answer):
    kind: str
    says: str = Field(description="The claim or question as a sentence")


class GameAnswer(Answer):
    id: str
    name: str
    claims: list[str] = Field(description="Kinds of claims that can be ruled on")
    kinds: list[KindEntry] = Field(description="The same kinds, each as a sentence")
    codes: dict[str, dict[str, str]] = Field(description="The codes of the notation with their names")
    form: dict[str, Any] = Field(description="JSON schema of a case")
    lang: Lang


class GameEntry(Answer):
    id: str
    name: str
    claims: list[str]


class GamesAnswer(Answer):
    games: list[GameEntry]
    lang: Lang


class RuleEntry(Answer):
    id: str
    text: str
    place: str
    reading: str = Field(description="The reading that decides how we take it; empty if the text is clear")


class RulesAnswer(Answer):
    rules: list[RuleEntry]
    lang: Lang


class OptionEntry(Answer):
    id: str
    text: str


class ReadingEntry(Answer):
    """Where the rulebook is silent: the question, the ways to answer it, and why the first is the default."""

    id: str
    question: str
    default: str
    options: list[OptionEntry]
    why: str
    bears_on: list[str]


class ReadingsAnswer(Answer):
    readings: list[ReadingEntry]
    lang: Lang


class CaseEntry(Answer):
    id: str
    title: str
    story: str
    source: str
    case: dict[str, Any]
    notation: str | None = Field(description="The case as text; null where the case is refused")
    expect: dict[str, Any]
    lang: Lang


class CaseTitle(Answer):
    id: str
    title: str
    claim: str | None = Field(description="The kind of claim")
    verdict: Verdict | None = Field(description="null where the case is refused")
    shared: list[str] | None = Field(
        None, description="With `like`: the rules and readings that it shares with that case"
    )


class CasesAnswer(Answer):
    cases: list[CaseTitle]
    lang: Lang


class ReadyAnswer(Answer):
    status: Literal["ok", "unready"]
    engines: Literal["ok", "busy", "failed"] = Field(description="busy: others are being served")
    store: Literal["ok", "unavailable"]


class Alive(Answer):
    status: Literal["ok"]
