"""The command line: ``sedzia serve``, ``rule``, ``cases``, ``rules`` and ``coverage``.

More are in ``record`` and ``certificates``.
"""

import json
import logging
import os
import sys
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from adjudicator.values import Json
from api.cli import certificates, keys, record

if TYPE_CHECKING:
    from adjudicator.game import Game
    from adjudicator.problems import Problem
    from adjudicator.ruling import Ruling


class Language(StrEnum):
    PL = "pl"
    EN = "en"


CODES: Final = {"upheld": 0, "answered": 0, "rejected": 1, "undecided": 3}
BAD_INPUT: Final = 2
FAULT: Final = 70
GRACE: Final = 8
"""Seconds in which requests under way may still be answered when the service is told to stop."""

MAKE_A_KEY: Final = "Make one first: sedzia keys add NAME --role admin"

app = typer.Typer(
    name="sedzia",
    help="Sędzia, the referee: settles disputes in card and board games, with proofs.",
    no_args_is_help=True,
    pretty_exceptions_show_locals=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
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


def _set_up() -> None:
    """Every mistake in the settings is named; nothing starts with one."""
    from api.http.configuration import mistakes
    from api.http.frame import set_up_log

    found = mistakes()
    for mistake in found:
        typer.echo(mistake, err=True)
    if found:
        raise typer.Exit(FAULT)
    set_up_log(os.environ.get("SEDZIA_LOG") == "json")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8000,
    grace: Annotated[
        int, typer.Option(help="Seconds to finish what is under way when told to stop.", min=1)
    ] = GRACE,
) -> None:
    """Open the doors: the HTTP service and the web page. A signal closes them within a few seconds."""
    from api.cli.service import NoKey
    from api.cli.service import serve as serve_until_told
    from api.store.settings import BadSettings

    _set_up()
    try:
        started = serve_until_told(host, port, grace)
    except BadSettings as bad:
        typer.echo(str(bad), err=True)
        raise typer.Exit(FAULT) from None
    except NoKey:
        typer.echo(f"{host} is open to the network, and there is no key. {MAKE_A_KEY}", err=True)
        raise typer.Exit(FAULT) from None
    logging.shutdown()
    os._exit(0 if started else FAULT)  # a thread that waits for the database would keep the process alive


@app.command()
def worker(
    grace: Annotated[
        int, typer.Option(help="Seconds to finish what is under way when told to stop.", min=1)
    ] = GRACE,
) -> None:
    """Do background jobs, beside the service or on another machine with the same database and key."""
    from api.cli.service import work
    from api.store.settings import BadSettings

    _set_up()
    try:
        work(grace)
    except BadSettings as bad:
        typer.echo(str(bad), err=True)
        raise typer.Exit(FAULT) from None
    logging.shutdown()
    os._exit(0)


@app.command()
def rule(
    file: Annotated[
        str, typer.Argument(help="A case as JSON, YAML or one-line notation; - reads from stdin.")
    ],
    lang: Lang = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the ruling as the service does.")] = False,
    svg: Annotated[Path | None, typer.Option(help="Also write the picture to this file.")] = None,
    full: Annotated[bool, typer.Option("--full", help="Show the whole course too, step by step.")] = False,
) -> None:
    """Rule on a case.

    Exit codes: 0 upheld or answered, 1 rejected, 2 the case can't be ruled on, 3 undecided.
    """
    from adjudicator.game import load_game
    from adjudicator.intake.read_case import read_case
    from adjudicator.intake.read_text import read_text
    from adjudicator.problems import BadCase
    from adjudicator.rulings.rule import rule as rule_on

    words = spoken(lang)
    text = _text_of(file)
    try:
        case = read_case(read_text(text))
    except BadCase as bad:
        _show_problems(bad.problems, words, as_json)
        raise typer.Exit(BAD_INPUT) from None
    known = load_game(case.game)
    ruling = rule_on(known, case)
    if svg:
        svg.write_text(known.picture(ruling, words.value), encoding="utf-8")
    _show_ruling(known, ruling, words, as_json=as_json, full=full)
    raise typer.Exit(CODES[ruling.verdict.value])


def _text_of(file: str) -> str:
    try:
        return sys.stdin.buffer.read().decode() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        typer.echo(f"{file}: not UTF-8 text", err=True)
    except OSError as error:
        typer.echo(f"{file}: {error.strerror}", err=True)
    raise typer.Exit(BAD_INPUT)


def _show_problems(problems: "tuple[Problem, ...]", lang: Language, as_json: bool) -> None:
    from adjudicator.words.render import problem_json
    from api.cli.console import print_problems

    listed = [problem_json(problem, lang.value) for problem in problems]
    if as_json:
        _print_json({"problems": listed})
    else:
        print_problems(listed)


def _show_ruling(known: "Game", ruling: "Ruling", lang: Language, *, as_json: bool, full: bool) -> None:
    from adjudicator.words.render import ruling_json
    from api.cli.console import print_ruling

    if as_json:
        _print_json(ruling_json(known, ruling, lang.value))
    else:
        print_ruling(known, ruling, lang.value, full=full)


def _print_json(value: Json) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


@app.command()
def cases(
    what: Annotated[list[str] | None, typer.Argument(help="Games or case files; all games if none.")] = None,
) -> None:
    """Try the precedents: every case must get the ruling it expects. Exit code 1 if one does not."""
    from adjudicator.precedents.casefile import BadFile, CaseFile, load, load_all
    from adjudicator.registry import GAMES
    from api.cli.console import try_cases

    files: list[CaseFile] = []
    for name in what or GAMES:
        try:
            files += load_all(name) if name in GAMES else [load(Path(name))]
        except OSError:
            typer.echo(f"{name}: neither a game ({', '.join(GAMES)}) nor a file", err=True)
            raise typer.Exit(BAD_INPUT) from None
        except BadFile:
            typer.echo(f"{name}: not a case file", err=True)
            raise typer.Exit(BAD_INPUT) from None
    raise typer.Exit(1 if try_cases(files) else 0)


@app.command()
def rules(
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="The game.")] = "river",
    lang: Lang = None,
    codes: Annotated[
        bool, typer.Option("--codes", help="List every code of the notation with its names instead.")
    ] = False,
) -> None:
    """The rules a ruling may cite, and how we read the rulebook where it is silent."""
    from adjudicator.game import load_game
    from adjudicator.registry import GAMES
    from api.cli.console import print_codes, print_rules

    if name not in GAMES:
        typer.echo(f"{name}: not one of {', '.join(GAMES)}", err=True)
        raise typer.Exit(BAD_INPUT)
    show = print_codes if codes else print_rules
    show(load_game(name), spoken(lang).value)


@app.command()
def coverage(
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="The game.")] = "river",
) -> None:
    """From section of the rulebook to rule to precedents, as a table. Exit code 1 if there is a hole."""
    from adjudicator.game import load_game
    from adjudicator.precedents.coverage import as_markdown, holes
    from adjudicator.registry import GAMES
    from adjudicator.words.say import say

    if name not in GAMES:
        typer.echo(f"{name}: not one of {', '.join(GAMES)}", err=True)
        raise typer.Exit(BAD_INPUT)
    typer.echo(as_markdown(load_game(name), say("en", f"{name}-name")), nl=False)
    found = holes(load_game(name))
    for hole in found:
        typer.echo(f"hole: {hole}", err=True)
    raise typer.Exit(1 if found else 0)


record.register(app)
keys.register(app)
certificates.register(app)

if __name__ == "__main__":
    app()
