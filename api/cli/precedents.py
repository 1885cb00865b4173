"""``sedzia cases``: the precedents, tried."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.registry import GAMES
from api.cli.options import games_and_files_like
from api.cli.output import BAD_INPUT, NOT_SO, AsJson, give_up, print_json

if TYPE_CHECKING:
    from adjudicator.precedents.casefile import CaseFile


def register(app: typer.Typer) -> None:
    app.command()(cases)


def cases(
    what: Annotated[
        list[str] | None,
        typer.Argument(help="Games or case files; all games if none.", autocompletion=games_and_files_like),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Try the precedents: every case must get the ruling it expects.

    Exit codes: 0 all do, 1 one does not, 2 there is nothing to try, or a file is no case file.
    """
    from api.cli.console import try_cases

    files = _files(what or list(GAMES))
    failures = try_cases(files, quietly=as_json)
    if as_json:
        wrong = [{"game": file.game, "id": file.id, "differences": found} for file, found in failures]
        print_json({"tried": len(files), "as_expected": len(files) - len(failures), "wrong": wrong})
    raise typer.Exit(NOT_SO if failures else 0)


def _files(names: list[str]) -> "list[CaseFile]":
    from adjudicator.precedents.casefile import BadFile, folder, load, load_all

    files: list[CaseFile] = []
    for name in names:
        try:
            found = load_all(name) if name in GAMES else (load(Path(name)),)
        except OSError:
            give_up(f"{name}: neither a game ({', '.join(GAMES)}) nor a file", BAD_INPUT)
        except BadFile as bad:
            give_up(f"{name}: not a case file: {bad}", BAD_INPUT)
        if not found:
            give_up(f"{folder() / name}: there are no cases to try", BAD_INPUT)
        files += found
    return files
