"""A case from a file, from the standard input or as it is typed, and its problems as they are shown."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from api.cli.options import Language
from api.cli.output import BAD_INPUT, give_up, print_json

if TYPE_CHECKING:
    from adjudicator.case import Case
    from adjudicator.problems import Problem


def case_in(file: str, lang: Language, as_json: bool) -> "Case[Any, Any]":
    """The sound case, or exit code 2 with everything that is wrong with it."""
    from adjudicator.intake.read_case import read_case
    from adjudicator.intake.read_text import read_text
    from adjudicator.problems import BadCase

    try:
        if _is_a_case(file):
            return read_case(read_text(file))
        return read_case(read_text(text_of(file, lang), _form_of(file)))
    except BadCase as bad:
        show_problems(bad.problems, lang, as_json)
        raise typer.Exit(BAD_INPUT) from None


def _is_a_case(text: str) -> bool:
    """Is this no file but the case itself, in notation or JSON?"""
    if not (";" in text or text.lstrip().startswith("{")):
        return False
    try:
        return not Path(text).exists()
    except OSError:  # too long for the name of a file
        return True


def text_of(file: str, lang: Language) -> str:
    from adjudicator.words.say import say

    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except FileNotFoundError:
        give_up(say(lang.value, "problem-no-such-file", {"file": file}), BAD_INPUT)
    except OSError as error:
        give_up(f"{file}: {error.strerror}", BAD_INPUT)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        give_up(f"{file}: {encoding_mistake(data, error)}", BAD_INPUT)


def encoding_mistake(data: bytes, error: UnicodeDecodeError) -> str:
    """Why these bytes are no text that we read."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "its byte order mark says UTF-16; save it as UTF-8"
    return f"not UTF-8 text (byte {error.start + 1})"


def _form_of(file: str) -> str:
    """What the name of the file says about its form; empty if it says nothing."""
    return {".json": "json", ".yaml": "yaml", ".yml": "yaml"}.get(Path(file).suffix.lower(), "")


def show_problems(problems: "Sequence[Problem]", lang: Language, as_json: bool) -> None:
    from adjudicator.words.render import problem_json
    from api.cli.console import print_problems

    listed = [problem_json(problem, lang.value) for problem in problems]
    if as_json:
        print_json({"problems": listed})
    else:
        print_problems(listed)
