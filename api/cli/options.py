"""Arguments and options that several commands share, with what completes them."""

import os
from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from adjudicator.registry import GAMES
from api.cli.output import BAD_INPUT, give_up


class Language(StrEnum):
    PL = "pl"
    EN = "en"


Lang = Annotated[
    Language | None,
    typer.Option("--lang", help="Language of the words.", envvar="SEDZIA_LANG", show_default="LANG, else pl"),
]


def spoken(wanted: Language | None, environment: Mapping[str, str] | None = None) -> Language:
    """The language wanted, else the one of the terminal, else Polish."""
    known = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted is None and known.get(name):
            return Language.EN if known[name].startswith("en") else Language.PL
    return wanted or Language.PL


def games_like(incomplete: str) -> list[str]:
    return [name for name in GAMES if name.startswith(incomplete)]


def files_like(incomplete: str) -> Iterator[str]:
    """Files and folders whose path begins like this, hidden ones only if they are asked for."""
    begun = Path(incomplete)
    folder = begun if incomplete.endswith("/") or not incomplete else begun.parent
    beginning = "" if folder == begun else begun.name
    try:
        found = sorted(folder.iterdir())
    except OSError:
        return
    for path in found:
        if path.name.startswith(beginning) and (beginning or not path.name.startswith(".")):
            yield f"{path}/" if path.is_dir() else str(path)


def games_and_files_like(incomplete: str) -> list[str]:
    return [*games_like(incomplete), *files_like(incomplete)]


def _files(incomplete: str) -> list[str]:
    return list(files_like(incomplete))


GameName = Annotated[str, typer.Argument(metavar="[GAME]", help="The game.", autocompletion=games_like)]
CaseText = Annotated[
    str,
    typer.Argument(
        metavar="CASE",
        help="A file with a case as JSON, YAML or notation, or the case itself; - reads from stdin.",
        autocompletion=_files,
    ),
]


def known_game(name: str) -> str:
    if name not in GAMES:
        give_up(f"{name}: not one of {', '.join(GAMES)}", BAD_INPUT)
    return name
