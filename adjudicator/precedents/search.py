"""Precedents found: by words in either language, rule, reading or kind of claim, or by likeness to a case."""

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from adjudicator.game import Game
from adjudicator.precedents.casefile import CaseFile
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.spellings import Vocabulary

_ENDING: Final = 2
"""So many letters at the end of a word may differ, since Polish words change there."""
_STEM: Final = 3
"""So many letters at its beginning must be the same."""
_IN_TITLE, _IN_STORY = 4, 1
"""What a word counts, by where it is found. The whole word counts twice as much as its stem."""
_UNMARKED: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o"})


@dataclass(frozen=True, slots=True)
class Likeness:
    """A case to which precedents are compared."""

    kind: str | None
    rules: frozenset[str]
    """The rules that decide it."""
    readings: frozenset[str]
    """The readings that it chooses or depends on."""
    id: str = ""
    """If it is a precedent itself. It is not listed then."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is looked for. What is empty is not asked for."""

    words: str = ""
    rule: str = ""
    """A rule, or the beginning of several: ``river.formations``."""
    reading: str = ""
    """A reading, or with an option: ``legion-on-icon-dams=outranks``."""
    kind: str = ""
    like: Likeness | None = None


@dataclass(frozen=True, slots=True)
class Found:
    file: CaseFile
    shared: tuple[str, ...] = ()
    """The rules and readings that it shares with the case it was compared to."""


class _Entry:
    """A precedent and what it can be found by, made ready once."""

    def __init__(self, file: CaseFile) -> None:
        self.file = file
        self.rules = frozenset(file.expect.get("rules", ()))
        self.readings = frozenset((*file.readings, *file.expect.get("depends_on", ())))
        self.title = _text(*file.title.values(), file.id)
        told = (*file.story.values(), file.source, file.kind or "", *self.rules, *self.readings)
        self.story = _text(*told)


class Precedents:
    """The precedents of one game, ready to be searched."""

    def __init__(self, game: Game, files: Sequence[CaseFile]) -> None:
        self._game = game
        self._entries = [_Entry(file) for file in files]

    def find(self, wanted: Wanted) -> list[Found]:
        """The best first. Raises BadCase if a rule, reading or kind is asked for that does not exist."""
        self._refuse_unknown(wanted)
        words = _words(wanted.words)
        found = [(_score(entry, words), entry) for entry in self._entries if _fits(entry, wanted)]
        found = [(score, entry) for score, entry in found if score or not words]
        if wanted.like is None:
            best = sorted(found, key=lambda one: -one[0])
            return [Found(entry.file) for _, entry in best]
        like = wanted.like
        ranked = sorted(found, key=lambda one: (*_unlikeness(one[1], like), -one[0]))
        return [Found(entry.file, _shared(entry, like)) for _, entry in ranked if entry.file.id != like.id]

    def likeness_of(self, precedent: str) -> Likeness:
        """To which others are compared. Raises BadCase if there is no such precedent."""
        for entry in self._entries:
            if entry.file.id == precedent:
                return Likeness(entry.file.kind, entry.rules, entry.readings, precedent)
        raise BadCase([_unknown("like", precedent, [entry.file.id for entry in self._entries])])

    def has(self, precedent: str) -> bool:
        return any(entry.file.id == precedent for entry in self._entries)

    def _refuse_unknown(self, wanted: Wanted) -> None:
        problems = list(self._unknown(wanted))
        if problems:
            raise BadCase(problems)

    def _unknown(self, wanted: Wanted) -> Iterator[Problem]:
        rules = [rule.id for rule in self._game.rules]
        if wanted.rule and not any(_is_under(rule, wanted.rule) for rule in rules):
            yield _unknown("rule", wanted.rule, rules)
        if wanted.kind and wanted.kind not in self._game.claims:
            yield _unknown("kind", wanted.kind, self._game.claims)
        options = {reading.id: reading.options for reading in self._game.readings}
        name, _, option = wanted.reading.partition("=")
        if name and (name not in options or (option and option not in options[name])):
            both = [f"{one}={other}" for one, others in options.items() for other in others]
            yield _unknown("reading", wanted.reading, both if option else list(options))


def likeness(kind: str, rules: Collection[str], readings: Mapping[str, str]) -> Likeness:
    """Of a case that is no precedent."""
    return Likeness(kind, frozenset(rules), frozenset(readings))


def _unknown(field: str, value: str, known: Collection[str]) -> Problem:
    near = Vocabulary(dict.fromkeys(known, ())).nearest(value)
    params = {"field": field, "value": value[:80], **({"nearest": near} if near else {})}
    return Problem(Kind.MALFORMED, "nothing-like", "", params)


def _is_under(rule: str, wanted: str) -> bool:
    return rule == wanted or rule.startswith(f"{wanted}.")


def _fits(entry: _Entry, wanted: Wanted) -> bool:
    if wanted.kind and entry.file.kind != wanted.kind:
        return False
    if wanted.rule and not any(_is_under(rule, wanted.rule) for rule in entry.rules):
        return False
    name, _, option = wanted.reading.partition("=")
    return not name or (name in entry.readings if not option else entry.file.readings.get(name) == option)


def _unlikeness(entry: _Entry, like: Likeness) -> tuple[bool, int, int]:
    """Same kind first, then shared deciding rules, then readings."""
    return entry.file.kind != like.kind, -len(entry.rules & like.rules), -len(entry.readings & like.readings)


def _shared(entry: _Entry, like: Likeness) -> tuple[str, ...]:
    return (*sorted(entry.rules & like.rules), *sorted(entry.readings & like.readings))


def _score(entry: _Entry, words: Sequence[str]) -> int:
    """0 if one of the words is nowhere."""
    total = 0
    for word in words:
        stem = word[: max(_STEM, len(word) - _ENDING)]
        best = max(
            weight * (2 if f" {word}" in text else 1 if f" {stem}" in text else 0)
            for weight, text in ((_IN_TITLE, entry.title), (_IN_STORY, entry.story))
        )
        if not best:
            return 0
        total += best
    return total


def _text(*parts: str) -> str:
    return f" {' '.join(_words(' '.join(parts)))} "


def _words(text: str) -> list[str]:
    """Without case and accents."""
    spelt = unicodedata.normalize("NFKD", text.casefold().translate(_UNMARKED))
    plain = "".join(sign for sign in spelt if not unicodedata.combining(sign))
    return re.findall(r"\w+", plain)
