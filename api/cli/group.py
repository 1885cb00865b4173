"""Around every command: what the terminal can show, and an exit code of its own for our failures."""

import codecs
import os
import sys
import traceback
import unicodedata
from contextvars import ContextVar
from typing import Any, Final, TextIO

import typer
from typer.core import TyperGroup

from api.cli.output import FAULT, ask_for_json, complain

NOBODY_READS: Final = 141
"""As if the signal of a broken pipe had ended the program."""
with_traceback: Final[ContextVar[bool]] = ContextVar("traceback", default=False)
_PLAIN: Final = {
    "ł": "l", "Ł": "L", "–": "-", "—": "-", "…": "...", "•": "*", "·": "-", "✗": "x", "→": "->", "×": "x",
    "’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "≤": "<=", "≥": ">=",
}  # fmt: skip


class Commands(TyperGroup):
    """Nothing ends with a traceback. Exit code 1 only says that something is not so."""

    def main(self, *args: Any, **settings: Any) -> Any:
        ask_for_json(False)
        with_traceback.set(False)
        for stream in (sys.stdout, sys.stderr):
            show_what_it_can(stream)
        try:
            return super().main(*args, **settings)
        except Exception as error:
            if with_traceback.get():
                traceback.print_exception(error)
            place = _place(error)
            complain(f"Something went wrong on our side ({type(error).__name__} {place}): {error}")
            sys.exit(FAULT)

    def invoke(self, ctx: Any) -> Any:
        try:
            try:
                return super().invoke(ctx)
            finally:
                sys.stdout.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(NOBODY_READS) from None


def _place(error: BaseException) -> str:
    """Where in our code it happened, so that it can be reported in one line."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"in {trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno}"


def show_what_it_can(stream: TextIO) -> None:
    """On a terminal without our letters the nearest ones are shown."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None and not (stream.encoding or "").lower().startswith("utf"):
        reconfigure(errors="sedzia-plain")


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end]
    near = "".join(_PLAIN.get(sign, sign) for sign in text)
    spelt = unicodedata.normalize("NFKD", near)
    plain = "".join(sign for sign in spelt if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in plain), error.end


codecs.register_error("sedzia-plain", _plain)
