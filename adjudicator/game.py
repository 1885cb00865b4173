"""What a game is to the rest of the house, and which games there are."""

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
    """Everything a game brings. Adding a game is one folder, one line below and one folder of cases."""

    id: str
    form: type[BaseModel]
    """The JSON shape of a case."""
    claims: tuple[str, ...]
    readings: tuple[Reading, ...]
    rules: tuple[Rule, ...]
    check: Callable[[Any], Case[Any, Any]]
    """From a filled-in form to a sound case; raises BadCase with every problem."""
    decide: Callable[[Case[Any, Any]], Finding]
    """Fast: the verdict and its witness, by the search alone."""
    rule: Callable[[Case[Any, Any]], Ruling]
    """Confirmed by every engine and explained."""
    localise: Callable[[Lang, Mapping[str, Any]], dict[str, Any]]
    """Params made readable: card ids become card names."""
    parse: Callable[[str], dict[str, Any]]
    """From the one-line notation to JSON."""
    notate: Callable[[Mapping[str, Any]], str]
    """From JSON to the one-line notation."""
    picture: Callable[[Ruling, Lang], str]
    """The ruling as SVG."""
    revision: str
    """Changes when a rule, a default or the meaning of a field changes: then old digests no longer apply."""
    sections: tuple[str, ...] = ()
    """The headings of the printed rulebook; every rule is found under one of them or is our own."""
    relevant_readings: Callable[[Case[Any, Any]], tuple[Reading, ...]] | None = None
    """The readings that can matter in a case; all of them where the game does not say."""
    play: Play[Any, Any] | None = None
    """How it is played, action by action."""
    table: Callable[[Any, Readings], Any] | None = None
    """The table of a sound position, ready to be played at; raises BadCase with the facts that it lacks."""
    statements: Callable[[Case[Any, Any]], tuple[Program, Sequence[Statement]]] | None = None
    """The facts of a case as statements that must be possible together."""


def load_game(name: str) -> Game:
    found: Game = import_module(GAMES[name]).GAME
    return found
