"""What every command shares: JSON if it is asked for, and words and an exit code where it gives up."""

import json
import sys
from contextvars import ContextVar
from typing import Annotated, Final, NoReturn

import typer

from adjudicator.values import Json

NOT_SO: Final = 1
"""Rejected, not proved, changed, or not as expected."""
BAD_INPUT: Final = 2
FAULT: Final = 70
"""Whatever went wrong on our side."""

_wanted: Final[ContextVar[bool]] = ContextVar("json", default=False)
"""Does whoever asked want JSON? Then problems are told in JSON too."""


def ask_for_json(wanted: bool) -> bool:
    _wanted.set(wanted)
    return wanted


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.", callback=ask_for_json)]


def print_json(value: Json) -> None:
    """JSON is UTF-8, whatever the terminal can show."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2).encode())


def print_line(words: str, *, err: bool = False) -> None:
    """Words for people, in letters that the terminal can show: typer's own way may write UTF-8 to any."""
    stream = sys.stderr if err else sys.stdout
    stream.write(f"{words}\n")
    stream.flush()


def tell(words: str, value: Json, as_json: bool) -> None:
    """The words, or the same as JSON."""
    if as_json:
        print_json(value)
    else:
        print_line(words)


def complain(words: str) -> None:
    if _wanted.get():
        print_json({"error": words})
    else:
        print_line(words, err=True)


def give_up(words: str, code: int) -> NoReturn:
    complain(words)
    raise typer.Exit(code)
