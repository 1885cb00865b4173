"""What a game brings to the rest of the service: its kinds of claim, its rules of play, its words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

from adjudicator.case import Case
from adjudicator.claim_kind import ClaimKind
from adjudicator.form import CaseForm, ClaimForm
from adjudicator.lang import Lang
from adjudicator.problems import Problem
from adjudicator.readings import Reading, Readings
from adjudicator.registry import GAMES
from adjudicator.rulebook import Rule
from adjudicator.ruling import Ruling
from adjudicator.values import JsonObject

Localise = Callable[[Lang, JsonObject], JsonObject]
"""Makes params readable: card ids become card names."""
AnyKind = ClaimKind[Any, Any, Any, Any, Any]


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

    @cached_property
    def kind_by_name(self) -> dict[str, AnyKind]:
        return {kind.name: kind for kind in self.kinds}

    @property
    def claims(self) -> tuple[str, ...]:
        return tuple(self.kind_by_name)

    def kind_of(self, form: ClaimForm) -> AnyKind:
        return self.kind_by_name[form.kind]


def load_game(name: str) -> Game:
    """The registered game of this name. It is imported when it is first asked for."""
    found: Game = import_module(GAMES[name]).GAME
    return found
