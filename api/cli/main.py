"""The command line: ``sedzia serve``, ``worker``, ``rule``, ``rules`` and ``coverage``.

The others are in the files beside this one.
"""

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from api.cli import assistant, certificates, keys, precedents, record, replay, unit
from api.cli.case_text import case_in
from api.cli.group import Commands, with_traceback
from api.cli.options import CaseText, GameName, Lang, Language, known_game, spoken
from api.cli.output import BAD_INPUT, FAULT, NOT_SO, AsJson, give_up, print_json, print_line

if TYPE_CHECKING:
    from adjudicator.game import Game
    from adjudicator.ruling import Ruling

__all__ = ["Language", "app", "spoken"]
CODES: Final = {"upheld": 0, "answered": 0, "rejected": NOT_SO, "undecided": 3}
GRACE: Final = 8
"""Seconds in which requests under way may still be answered when the service is told to stop."""

MAKE_A_KEY: Final = "Make one first: sedzia keys add NAME --role admin"

app = typer.Typer(
    name="sedzia",
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_show_locals=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"sedzia {version('sedzia')}")
        raise typer.Exit


@app.callback()
def sedzia(
    _version: Annotated[
        bool, typer.Option("--version", help="Show the release and exit.", callback=_version, is_eager=True)
    ] = False,
    traceback: Annotated[
        bool, typer.Option("--traceback", help="If something goes wrong on our side, show where.")
    ] = False,
) -> None:
    """Sędzia, the referee: settles disputes in card and board games, with proofs."""
    with_traceback.set(traceback)


def _set_up() -> None:
    """Every mistake in the settings is named; nothing starts with one."""
    from api.http.configuration import mistakes
    from api.http.frame import set_up_log

    found = mistakes()
    for mistake in found:
        print_line(mistake, err=True)
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
        print_line(str(bad), err=True)
        raise typer.Exit(FAULT) from None
    except NoKey:
        print_line(f"{host} is open to the network, and there is no key. {MAKE_A_KEY}", err=True)
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
    from api.cli.worker import work
    from api.store.settings import BadSettings

    _set_up()
    try:
        work(grace)
    except BadSettings as bad:
        print_line(str(bad), err=True)
        raise typer.Exit(FAULT) from None
    logging.shutdown()
    os._exit(0)


@app.command()
def rule(
    file: CaseText,
    lang: Lang = None,
    as_json: AsJson = False,
    svg: Annotated[Path | None, typer.Option(help="Also write the picture to this file.")] = None,
    full: Annotated[bool, typer.Option("--full", help="Show the whole course too, step by step.")] = False,
) -> None:
    """Rule on a case. ``--json`` prints the ruling as the service does.

    Exit codes: 0 upheld or answered, 1 rejected, 2 the case can't be ruled on, 3 undecided, 70 our failure.
    """
    from adjudicator.game import load_game
    from adjudicator.rulings.rule import rule as rule_on

    words = spoken(lang)
    case = case_in(file, words, as_json)
    known = load_game(case.game)
    ruling = rule_on(known, case)
    if svg:
        try:
            svg.write_text(known.picture(ruling, words.value), encoding="utf-8")
        except OSError as error:
            give_up(f"{svg}: {error.strerror}", BAD_INPUT)
    _show_ruling(known, ruling, words, as_json=as_json, full=full)
    raise typer.Exit(CODES[ruling.verdict.value])


def _show_ruling(known: "Game", ruling: "Ruling", lang: Language, *, as_json: bool, full: bool) -> None:
    from adjudicator.words.render import ruling_json
    from api.cli.console import print_ruling

    if as_json:
        print_json(ruling_json(known, ruling, lang.value))
    else:
        print_ruling(known, ruling, lang.value, full=full)


@app.command()
def rules(
    name: GameName = "river",
    lang: Lang = None,
    codes: Annotated[
        bool, typer.Option("--codes", help="List every code of the notation with its names instead.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """The rules a ruling may cite, and how we read the rulebook where it is silent."""
    from adjudicator.game import load_game
    from adjudicator.words.codes import codes_of
    from adjudicator.words.tell_game import readings_json, rules_json
    from api.cli.console import print_codes, print_rules

    game = load_game(known_game(name))
    words: Final = spoken(lang).value
    if as_json:
        told = {"rules": rules_json(game, words), "readings": readings_json(game, words)}
        print_json({"codes": codes_of(game, words)} if codes else told)
    else:
        (print_codes if codes else print_rules)(game, words)


@app.command()
def coverage(name: GameName = "river", as_json: AsJson = False) -> None:
    """From section of the rulebook to rule to precedents, as a table. Exit code 1 if there is a hole."""
    from adjudicator.game import load_game
    from adjudicator.precedents.coverage import as_markdown, holes, readings
    from adjudicator.precedents.coverage import rules as covered
    from adjudicator.words.say import say

    game = load_game(known_game(name))
    found = holes(game)
    if as_json:
        rows = [
            {"section": row.section, "id": row.id, "cases": list(row.cases)}
            for row in (*covered(game), *readings(game))
        ]
        print_json({"rows": rows, "holes": found})
    else:
        typer.echo(as_markdown(game, say("en", f"{name}-name")), nl=False)
        for hole in found:
            print_line(f"hole: {hole}", err=True)
    raise typer.Exit(NOT_SO if found else 0)


for part in (replay, precedents, record, keys, certificates, assistant, unit):
    part.register(app)

if __name__ == "__main__":
    app()
