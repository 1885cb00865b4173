"""The games, their rules, readings and precedents."""

from typing import Any

from pydantic import Field

from adjudicator.lang import Lang
from adjudicator.ruling import Verdict
from api.http.schemas.common import Answer


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
