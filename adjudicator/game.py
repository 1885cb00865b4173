"""What a game brings to the rest of the service."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from pydantic import BaseModel

from adjudicator.case import Case
from adjudicator.lang import Lang
from adjudicator.play import Play
from adjudicator.readings import Reading, Readings
from adjudicator.registry import GAMES
from adjudicator.rulebook import Rule
from adjudicator.ruling import Finding, Ruling
from adjudicator.statement import Statement
from solver.program import Program


@dataclass(frozen=True, slots=True)
class Game:
    """Everything a game brings. ``docs/add-a-game.md`` is the checklist for a new one."""

    id: str
    form: type[BaseModel]
    """The JSON shape of a case."""
    claims: tuple[str, ...]
    readings: tuple[Reading, ...]
    rules: tuple[Rule, ...]
    check: Callable[[Any], Case[Any, Any]]
    """Makes a sound case of a filled-in form; raises BadCase with every problem."""
    decide: Callable[[Case[Any, Any]], Finding]
    """The verdict and its witness, by search alone (``consistent``: by the solvers)."""
    rule: Callable[[Case[Any, Any]], Ruling]
    """The full ruling: confirmed by every engine and explained."""
    localise: Callable[[Lang, Mapping[str, Any]], dict[str, Any]]
    """Makes params readable: card ids become card names."""
    parse: Callable[[str], dict[str, Any]]
    """From the one-line notation to JSON."""
    notate: Callable[[Mapping[str, Any]], str]
    """From JSON to the one-line notation."""
    picture: Callable[[Ruling, Lang], str]
    """The ruling as SVG."""
    revision: str
    """Changes whenever a rule, a default or the meaning of a field changes. Old digests then expire."""
    sections: tuple[str, ...] = ()
    """The headings of the printed rulebook. Every rule stands under one of them or is our own."""
    relevant_readings: Callable[[Case[Any, Any]], tuple[Reading, ...]] | None = None
    """The readings that can matter in a case. If this is missing, all of them can."""
    play: Play[Any, Any] | None = None
    """The rules of play, action by action."""
    table: Callable[[Any, Readings], Any] | None = None
    """The table of a sound position, ready for play; raises BadCase with the facts that are missing."""
    statements: Callable[[Case[Any, Any]], tuple[Program, Sequence[Statement]]] | None = None
    """The facts of a case as statements that must be possible together."""


def load_game(name: str) -> Game:
    """The registered game of this name. It is imported when it is first asked for."""
    found: Game = import_module(GAMES[name]).GAME
    return found
