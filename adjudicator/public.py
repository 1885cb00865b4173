"""Sędzia for Python programs: what ``adjudicator`` offers by name. The names are listed there."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from adjudicator import ruling as within
from adjudicator.certificates.make import certificate_of
from adjudicator.claims.decide import decide as decide_case
from adjudicator.game import Game, load_game
from adjudicator.intake.notation import notate
from adjudicator.intake.read_case import bad_case, read_case
from adjudicator.intake.read_text import read_text
from adjudicator.lang import LANGS
from adjudicator.lang import Lang as Lang
from adjudicator.problems import BadCase as BadCase
from adjudicator.problems import Problem as Problem
from adjudicator.quorum import Trust as Trust
from adjudicator.quorum import trust
from adjudicator.registry import GAMES
from adjudicator.ruling import Dependence as Dependence
from adjudicator.ruling import Verdict as Verdict
from adjudicator.rulings.rule import rule as rule_case
from adjudicator.values import Json
from adjudicator.words.render import finding_json, problem_json, ruling_json, sentence
from adjudicator.words.text import plain
from solver.answer import Answer as Answer
from solver.answer import Outcome as Outcome

AnyCase = str | bytes | Mapping[str, Any]
"""A case: in the notation, as JSON or YAML text, or as JSON that was read already."""


def rule(case: AnyCase, lang: Lang = LANGS[0]) -> "Ruling":
    """The full ruling: confirmed by every engine where anything is hidden, and explained.

    Takes milliseconds to seconds. Raises BadCase with every problem of the case.
    """
    game, read = _read(case)
    return Ruling(game, rule_case(game, read), lang)


def decide(case: AnyCase, lang: Lang = LANGS[0]) -> "Decision":
    """The verdict by search alone, in microseconds to milliseconds. Raises BadCase."""
    game, read = _read(case)
    return Decision(game, decide_case(game, read), lang)


def known_games() -> dict[str, tuple[str, ...]]:
    """The games, each with the kinds of claim that can be ruled on."""
    return {name: load_game(name).claims for name in GAMES}


def explain(problem: Problem, lang: Lang = LANGS[0]) -> str:
    """A problem of a case in words, with the nearest right form if there is one."""
    return str(problem_json(problem, lang)["message"])


@dataclass(frozen=True, slots=True)
class Step:
    """One step of an explanation, in words."""

    rule: str
    """The id of the rule that it rests on."""
    words: str
    cards: tuple[str, ...]
    """The cards to look at."""
    bears: bool
    """Does the verdict follow from it? The others only complete the story."""


@dataclass(frozen=True, slots=True, repr=False)
class Decision:
    """A verdict by search alone, with its witness or answer."""

    _game: Game
    _finding: within.Finding
    lang: Lang

    def __str__(self) -> str:
        return self.summary

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.verdict}: {self.summary}>"

    @property
    def verdict(self) -> Verdict:
        return self._finding.verdict

    @property
    def summary(self) -> str:
        return sentence(self._game, self._finding.summary, self.lang)

    @property
    def rule(self) -> str:
        """The id of the rule that decides."""
        return self._finding.summary.rule

    @property
    def witness(self) -> Mapping[str, Any] | None:
        """The counterexample or example."""
        return self._finding.witness

    @property
    def answer(self) -> Any:
        """What a question without an assertion found out; None for a claim."""
        return self._finding.answer

    def as_json(self) -> dict[str, Any]:
        """As ``POST /v1/verdicts`` answers it."""
        return finding_json(self._finding)


@dataclass(frozen=True, slots=True, repr=False)
class Ruling:
    """A ruling in one language. ``said_in`` gives it in the other one; ids never change."""

    _game: Game
    _ruling: within.Ruling
    lang: Lang

    def __str__(self) -> str:
        return self.summary

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}, {self.verdict}: {self.summary}>"

    def said_in(self, lang: Lang) -> "Ruling":
        return replace(self, lang=lang)

    @property
    def id(self) -> str:
        """Derived from the content: the same case always gets the same id."""
        return self._ruling.id

    @property
    def digest(self) -> str:
        return self._ruling.digest

    @property
    def game(self) -> str:
        return self._game.id

    @property
    def notation(self) -> str:
        """The case in one line of text."""
        return notate(self._game, self._ruling.case.given)

    @property
    def verdict(self) -> Verdict:
        return self._ruling.verdict

    @property
    def summary(self) -> str:
        return sentence(self._game, self._ruling.finding.summary, self.lang)

    @property
    def reasons(self) -> tuple[Step, ...]:
        """Those that bear on the claim first."""
        return tuple(
            Step(one.rule, sentence(self._game, one, self.lang), one.cards, one.bears)
            for one in self._ruling.reasons
        )

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules cited."""
        return self._ruling.rules

    @property
    def smallest_reason(self) -> tuple[str, ...] | None:
        """The fewest visible cards that settle the claim."""
        return self._ruling.smallest_reason

    @property
    def flips(self) -> Mapping[str, Json]:
        """The fewest cards that would turn the verdict, if they were unseen or seen."""
        return self._ruling.flips

    @property
    def witness(self) -> Mapping[str, Any] | None:
        """The counterexample or example."""
        return self._ruling.finding.witness

    @property
    def answer(self) -> Any:
        """What a question without an assertion found out; None for a claim."""
        return self._ruling.finding.answer

    @property
    def readings(self) -> Mapping[str, str]:
        """The option used for every reading of the game."""
        return self._ruling.case.readings

    @property
    def depends_on(self) -> tuple[Dependence, ...]:
        """Other options of readings under which the verdict, or the answer, would differ."""
        return self._ruling.depends_on

    @property
    def untested(self) -> tuple[str, ...]:
        """Readings that could not be tried without further facts."""
        return self._ruling.untested

    @property
    def engines(self) -> tuple[Answer, ...]:
        """What each engine answered; empty if everything is open."""
        return self._ruling.engines

    @property
    def trust(self) -> Trust | None:
        """What the verdict rests on; None if it is undecided."""
        return None if self.verdict is Verdict.UNDECIDED else trust(self.engines)

    def as_json(self) -> dict[str, Any]:
        """As ``POST /v1/rulings`` answers it, without what only the record knows."""
        return ruling_json(self._game, self._ruling, self.lang)

    def as_text(self) -> str:
        return plain(self._game, self._ruling, self.lang)

    def as_svg(self) -> str:
        """The picture of the table."""
        return self._game.picture(self._ruling, self.lang)

    def certificate(self) -> dict[str, Json]:
        """What a stranger needs to check it with ``sedzia_verify.py``."""
        return certificate_of(self._game, self._ruling)


def _read(case: AnyCase) -> tuple[Game, Any]:
    if isinstance(case, bytes):
        try:
            case = case.decode()
        except UnicodeDecodeError:
            raise bad_case("not-text", "") from None
    read = read_case(read_text(case) if isinstance(case, str) else dict(case))
    return load_game(read.game), read
