"""What a game brings to the rest of the service: its kinds of claim, its rules of play, its words."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from typing import Any

from adjudicator.answers import Shapes
from adjudicator.case import Case
from adjudicator.claim_kind import ClaimKind
from adjudicator.form import CaseForm, ClaimForm
from adjudicator.hidden import Hidden
from adjudicator.lang import Lang
from adjudicator.problems import Problem
from adjudicator.readings import Choices, Reading, Readings, choices_of
from adjudicator.registry import GAMES
from adjudicator.rulebook import Rule
from adjudicator.ruling import Ruling
from adjudicator.spellings import Vocabulary
from adjudicator.values import JsonObject

Localise = Callable[[Lang, JsonObject], JsonObject]
"""Makes params readable: card ids become card names."""
Codes = dict[str, dict[str, str]]
"""Under each heading the codes with their names."""
AnyKind = ClaimKind[Any, Any, Any, Any, Any]


def _as_written(_: str, text: str) -> str:
    return text


@dataclass(frozen=True, slots=True)
class Spellings:
    """What else people write in the notation of a game. It is brought to canonical text before it is read.

    Canonical text stays as it is. So does what is not understood: then it is refused as it was written.
    """

    game: Vocabulary = field(default_factory=Vocabulary)
    """What the game is called."""
    parts: Vocabulary = field(default_factory=Vocabulary)
    """The first words of the parts of a position."""
    implied: Mapping[str, Vocabulary] = field(default_factory=dict)
    """Parts whose first word may be left out before one of these names: ``green: now axx`` is a clan."""
    rest: Callable[[str, str], str] = _as_written
    """From the first word of a part and what follows it: what follows it, in canonical text."""
    claims: Vocabulary = field(default_factory=Vocabulary)
    """The kinds of claim that only this game knows."""
    claim_words: Vocabulary = field(default_factory=Vocabulary)
    """The words of claims."""
    names: Callable[[Mapping[str, Any]], Collection[str]] = lambda _: ()
    """The names in a position that its author chose. They are never respelt."""
    action: Callable[[str], str] = lambda text: text
    """An action in canonical text."""
    patterns: Mapping[str, str] = field(default_factory=dict)
    """An example of each part, by its first word."""
    actions: tuple[tuple[str, str, str], ...] = ()
    """An example of each action: canonical, in Polish, in English."""
    things: Mapping[str, Vocabulary] = field(default_factory=dict)
    """What a problem may look up in vain, by the code of the problem."""


@dataclass(frozen=True, slots=True)
class Notation:
    """How the facts of a game are read from text and written as text."""

    things: str
    """The name of the list that every position has."""
    hint: str
    """An example of a case, shown when a part is not understood."""
    read: Callable[[str, dict[str, Any]], bool]
    """Adds one fact to the position; False if it is not understood."""
    write: Callable[[Mapping[str, Any]], list[str]]
    """The parts that describe a position."""
    many: tuple[str, ...] = ()
    """Parts that may come more than once."""
    named: tuple[str, ...] = ()
    """Parts that may come once for each name that follows them."""
    names: tuple[str, ...] = ()
    """The fields that name an entry of a list in the position."""
    spellings: Spellings = field(default_factory=Spellings)


@dataclass(frozen=True, eq=False)
class Game:
    """Everything a game brings. ``docs/add-a-game.md`` is the checklist for a new one."""

    id: str
    revision: str
    """Changes whenever a rule, a default or the meaning of a field changes. Old digests then expire."""
    form: type[CaseForm]
    """The JSON shape of a case."""
    kinds: tuple[AnyKind, ...]
    """Every kind of claim: its own, and those that all games know."""
    readings: tuple[Reading, ...]
    relevant_readings: Callable[[Case[Any, Any]], tuple[Reading, ...]]
    """The readings that can matter in a case."""
    rules: tuple[Rule, ...]
    sections: tuple[str, ...]
    """The headings of the printed rulebook. Every rule stands under one of them or is our own."""
    check_position: Callable[[Any, Readings], tuple[Any, list[Problem]]]
    """The position that a form describes, and all its problems. With problems it may be None."""
    notation: Notation
    localise: Localise
    picture: Callable[[Ruling, Lang], str]
    """The ruling as SVG."""
    comparisons: frozenset[str] = frozenset()
    """The messages of the comparison that decides. A dispute has room for few steps and tells these first."""
    caveats: frozenset[str] = frozenset()
    """The messages that say on which uncertain facts a ruling hangs. A dispute never folds them away."""
    codes: Callable[[Lang], Codes] = lambda _: {}
    """The codes of everything in the box, with their names."""
    terms: tuple[str, ...] = ()
    """Messages that explain a word of the game ("Legion – ..."). Rulings that use the word show them."""
    box: Callable[[Lang], JsonObject] | None = None
    """What is in the box, for a page on which the table is tapped in: see its file in ``words/``."""
    seats: tuple[int, int] = (2, 2)
    """How few and how many play against each other at one table."""
    hidden: Hidden | None = None
    """What only some at the table know. None: nobody has said it, so the public sees no case of the game."""

    shapes: Mapping[str, Shapes] = field(default_factory=dict)
    """What answers and witnesses look like, by kind of claim. A kind that is not there may say anything."""

    @cached_property
    def kind_by_name(self) -> dict[str, AnyKind]:
        return {kind.name: kind for kind in self.kinds}

    @cached_property
    def choices(self) -> Choices:
        return choices_of(self.readings)

    @property
    def claims(self) -> tuple[str, ...]:
        return tuple(self.kind_by_name)

    def kind_of(self, form: ClaimForm) -> AnyKind:
        return self.kind_by_name[form.kind]


def load_game(name: str) -> Game:
    """The registered game of this name. It is imported when it is first asked for."""
    return _in_module(GAMES[name])


@cache
def _in_module(name: str) -> Game:
    """Looked up once: that takes longer than some checks of a case."""
    found: Game = import_module(name).GAME
    return found
