"""What the tools take and give. Answers are short, because an assistant reads all of them."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from adjudicator.form import Form
from adjudicator.lang import LANGS, Lang
from adjudicator.ruling import Verdict

Language = Annotated[Lang, Field(description="Language of the words")]
CaseText = Annotated[
    str,
    Field(
        min_length=1,
        description="The case in the notation, e.g. "
        "`river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3`. The tool `rules` shows how to "
        "describe a table of each game, and which claims there are. Names in Polish or English are read too.",
    ),
]


class CaseIn(Form):
    case: CaseText
    lang: Language = LANGS[0]


class JobIn(Form):
    job: str = Field(min_length=1, max_length=80, description="The `job` that `rule` answered with")
    lang: Language = LANGS[0]


class RulesIn(Form):
    game: str = Field("", description="river, romans or boru; left out: which games there are")
    words: str = Field("", description="Only rules and readings in which all of these words occur")
    lang: Language = LANGS[0]


class PrecedentsIn(Form):
    game: str = Field(description="river, romans or boru")
    words: str = Field("", description="Words of the title or the story, in Polish or English")
    rule: str = Field("", description="A rule, or the beginning of several")
    reading: str = Field("", description="A reading, with =option or without")
    kind: str = Field("", description="The kind of claim")
    like: str = Field("", description="The id of a precedent, or a case in the notation")
    most: int = Field(5, ge=1, le=50, description="How many are told")
    lang: Language = LANGS[0]


class VerifyIn(Form):
    certificate: str = Field(min_length=1, description="A certificate: the whole JSON as text")
    lang: Language = LANGS[0]


class StepOut(BaseModel):
    rule: str
    message: str
    cards: list[str] = Field(description="The cards to look at")


class RulingOut(BaseModel):
    """A ruling: confirmed by every engine where anything is hidden, and explained."""

    verdict: Verdict | None = Field(description="null only where it takes long: then there is a job")
    summary: str
    reasons: list[StepOut] = Field(description="Those from which the verdict follows")
    smallest_reason: list[str] | None = Field(description="The fewest visible cards that settle the claim")
    flips: dict[str, Any] = Field(description="The fewest cards that would turn the verdict")
    witness: dict[str, Any] | None = Field(description="The counterexample or example")
    answer: Any = Field(description="What a question without an assertion found out; else null")
    after: str | None = Field(description="The table that the answer leads to, in the notation")
    depends_on: list[dict[str, Any]] = Field(description="Other readings that would change it")
    untested: list[str] = Field(description="Readings that could not be tried without further facts")
    engines: list[str] = Field(description="What each engine answered")
    trust: str | None = Field(description="What the verdict rests on")
    notation: str | None = Field(description="The case as it was understood")
    id: str | None = Field(description="The same case always has the same id")
    number: str | None = Field(None, description="Of this giving, if it was recorded")
    secret: str | None = Field(None, description="Opens the recorded ruling, if hands are hidden in the case")
    certificate: str | None = Field(None, description="Where its certificate is")
    job: str | None = Field(None, description="It takes long: the tool `job` tells when it is done")


class JobOut(BaseModel):
    """A ruling that takes long."""

    state: str = Field(description="queued or running: ask again; done, failed or cancelled")
    message: str
    ruling: RulingOut | None = Field(description="When it is done")
    problems: list[dict[str, Any]] = Field(description="What is wrong with the case, if it was refused")
    failed: str | None = Field(description="Why there is no ruling")


class VerdictOut(BaseModel):
    """A fast verdict by search alone: not explained, not confirmed by other engines, not recorded."""

    verdict: Verdict
    rule: str = Field(description="The rule that decides")
    message: str = Field(description="Id of the summary")
    params: dict[str, Any]
    witness: dict[str, Any] | None
    answer: Any


class RulesOut(BaseModel):
    games: dict[str, str] = Field(description="The games with their names")
    claims: dict[str, str] = Field(description="The kinds of claim of the game, each as a sentence")
    notation: dict[str, Any] = Field(
        description="How to write a case: an example, the parts of a position, claims, actions"
    )
    rules: list[dict[str, Any]]
    readings: list[dict[str, Any]]


class PrecedentOut(BaseModel):
    id: str
    title: str
    story: str
    claim: str | None
    verdict: Verdict | None = Field(description="null where the case is refused")
    notation: str | None
    shared: list[str] = Field(description="Rules and readings that it shares with the case in `like`")


class PrecedentsOut(BaseModel):
    cases: list[PrecedentOut] = Field(description="The best first")
    found: int = Field(description="How many there are")


class VerifyOut(BaseModel):
    """What the checker says of a certificate."""

    outcome: str = Field(description="proved, not-proved or unreadable")
    level: str | None = Field(description="rules: the checker decided by itself; program: the proof is right")
    ruling: str | None
    verdict: str | None
    why: str | None = Field(description="The first wrong place; null if it is proved")
    restated: bool | None
