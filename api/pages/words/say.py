"""The words of the pages: their own messages beside those of the referee and the games."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from adjudicator.lang import Lang
from adjudicator.values import JsonObject
from adjudicator.words.say import say_with

FOLDER: Final = Path(__file__).resolve().parent


def say(lang: Lang, message: str, params: JsonObject | None = None) -> str:
    return say_with(FOLDER, lang, message, params)


@cache
def script_words(lang: Lang, *files: str) -> dict[str, str]:
    """What scripts say by themselves: all messages of these files, ``{name}`` in the place of a param."""
    return {
        entry.id.name: say(lang, entry.id.name, {name: f"{{{name}}}" for name in _params(entry)})
        for file in files
        for entry in _messages(FOLDER / f"{file}.{lang}.ftl")
    }


def _messages(path: Path) -> Iterator[ast.Message]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.append(node.id.name)


def _params(message: ast.Message) -> list[str]:
    found = _Variables()
    found.visit(message)
    return found.names
