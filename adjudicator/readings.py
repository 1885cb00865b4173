"""Readings: named answers to what a rulebook leaves open, each with a default and alternatives."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

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


def choose(registry: tuple[Reading, ...], wanted: Mapping[str, str]) -> tuple[Readings, list[Problem]]:
    """One option per reading: the wanted one, else the default. Unknown wishes are problems."""
    chosen = {reading.id: reading.options[0] for reading in registry}
    if not wanted:
        return chosen, []
    problems = []
    for name, option in wanted.items():
        if option == chosen.get(name):
            continue
        known = {reading.id: reading for reading in registry}
        if name not in known:
            problems.append(
                Problem(Kind.MALFORMED, "unknown-reading", pointer("readings", name), {"reading": name})
            )
        elif option not in known[name].options:
            problems.append(
                Problem(
                    Kind.MALFORMED,
                    "unknown-option",
                    pointer("readings", name),
                    {"reading": name, "option": option, "options": ", ".join(known[name].options)},
                )
            )
    return {**chosen, **wanted}, problems


def changed(registry: tuple[Reading, ...], used: Readings) -> dict[str, str]:
    """The readings that differ from the default, in the order of the registry."""
    return {reading.id: used[reading.id] for reading in registry if used[reading.id] != reading.options[0]}


def one_changed(registry: tuple[Reading, ...], used: Readings, claim: str) -> Iterator[tuple[str, Readings]]:
    """All sets of readings that differ from these in exactly one reading that bears on this kind of claim."""
    for reading in registry:
        if claim in reading.bears_on:
            for option in reading.options:
                if option != used[reading.id]:
                    yield reading.id, {**used, reading.id: option}
