"""Readings: named answers to what a rulebook leaves open, each with a default and alternatives."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem


@dataclass(frozen=True, slots=True)
class Reading:
    """One open question of a rulebook. Its words are in the game's message files."""

    id: str
    options: tuple[str, ...]
    """The default comes first. A reading with a single option records what we decided."""
    bears_on: tuple[str, ...] = ()
    """The kinds of claim whose verdict may depend on it."""

    @property
    def default(self) -> str:
        return self.options[0]


Readings = Mapping[str, str]
"""Reading id to chosen option, one for every reading of the game."""


class ReadingsAsked(Mapping[str, str]):
    """Readings that remember which of them were asked.

    Work that asked nothing about a reading does the same under any other option of it.
    """

    def __init__(self, readings: Readings) -> None:
        self._readings = readings
        self.asked: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.asked.add(name)
        return self._readings[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._readings)

    def __len__(self) -> int:
        return len(self._readings)


def same_where_asked(asked: Collection[str], one: Readings, other: Readings) -> bool:
    """Are these readings alike in all that was asked for?"""
    return all(one[name] == other[name] for name in asked)


class Choices(NamedTuple):
    """The readings of a game, for looking them up."""

    options: Mapping[str, tuple[str, ...]]
    defaults: Mapping[str, str]


def choices_of(registry: tuple[Reading, ...]) -> Choices:
    return Choices(
        {reading.id: reading.options for reading in registry},
        {reading.id: reading.default for reading in registry},
    )


def choose(known: Choices, wanted: Mapping[str, str]) -> tuple[Readings, list[Problem]]:
    """One option per reading: the wanted one, else the default. Unknown wishes are problems."""
    problems = []
    for name, option in wanted.items():
        options = known.options.get(name)
        if options is None:
            problems.append(
                Problem(Kind.MALFORMED, "unknown-reading", pointer("readings", name), {"reading": name})
            )
        elif option not in options:
            problems.append(
                Problem(
                    Kind.MALFORMED,
                    "unknown-option",
                    pointer("readings", name),
                    {"reading": name, "option": option, "options": ", ".join(options)},
                )
            )
    return {**known.defaults, **wanted}, problems


def changed(known: Choices, wanted: Mapping[str, str]) -> dict[str, str]:
    """The wishes that differ from the default, in the order of the readings of the game."""
    found = {name: option for name, option in wanted.items() if option != known.defaults[name]}
    return {name: found[name] for name in known.defaults if name in found} if len(found) > 1 else found


def one_changed(registry: tuple[Reading, ...], used: Readings, claim: str) -> Iterator[tuple[str, Readings]]:
    """All sets of readings that differ from these in exactly one reading that bears on this kind of claim."""
    for reading in registry:
        if claim in reading.bears_on:
            for option in reading.options:
                if option != used[reading.id]:
                    yield reading.id, {**used, reading.id: option}
