"""Which precedents cover which rule and reading, by section of the rulebook."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.game import Game
from adjudicator.precedents.casefile import CaseFile, load_all
from adjudicator.rulebook import REFEREE


@dataclass(frozen=True, slots=True)
class Row:
    section: str
    """The heading in the printed rulebook; empty for a reading."""
    id: str
    """The rule, or the reading and its option."""
    cases: tuple[str, ...]


def rules(game: Game) -> Iterator[Row]:
    """Every rule with the cases that expect it to be cited, in the order of the printed rulebook."""
    files = load_all(game.id)
    for rule in game.rules:
        cited = tuple(file.id for file in files if rule.id in file.expect.get("rules", ()))
        yield Row(rule.place, rule.id, cited)


def readings(game: Game) -> Iterator[Row]:
    """Every option of every reading that has alternatives, with the cases that choose it or depend on it."""
    files = load_all(game.id)
    for reading in game.readings:
        for option in reading.options if len(reading.options) > 1 else ():
            tried = tuple(file.id for file in files if _tries(file, reading.id, option))
            if option == reading.default and not tried:
                tried = tuple(file.id for file in files if reading.id in file.readings)
            yield Row("", f"{reading.id}={option}", tried)


def _tries(file: CaseFile, reading: str, option: str) -> bool:
    chosen = file.readings.get(reading)
    return chosen == option if chosen else reading in file.expect.get("depends_on", ())


def holes(game: Game) -> list[str]:
    """Sections without a rule, rules and options without a case."""
    bare = [f"section {name}" for name in game.sections if not any(name in rule.place for rule in game.rules)]
    untried = [row.id for row in (*rules(game), *readings(game)) if not row.cases]
    lost = [
        f"{rule.id}: no such section"
        for rule in game.rules
        if rule not in REFEREE and not any(name in rule.place for name in game.sections)
    ]
    return bare + untried + lost


def as_markdown(game: Game, title: str) -> str:
    lines = [f"# {title}", "", "Written by `make coverage`; the tests see to it that it is current.", ""]
    lines += ["| rulebook | rule | cases |", "|---|---|---|"]
    lines += [f"| {row.section} | `{row.id}` | {_links(game, row)} |" for row in rules(game)]
    lines += ["", "| reading=option | cases |", "|---|---|"]
    lines += [f"| `{row.id}` | {_links(game, row)} |" for row in readings(game)]
    return "\n".join(lines) + "\n"


def _links(game: Game, row: Row) -> str:
    return ", ".join(f"[{case}](../../cases/{game.id}/{case}.yaml)" for case in row.cases) or "**none**"
