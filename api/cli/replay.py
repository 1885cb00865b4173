"""``sedzia replay``: a record of play, action by action."""

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from api.cli.case_text import case_in
from api.cli.options import CaseText, Lang, Language, spoken
from api.cli.output import BAD_INPUT, NOT_SO, AsJson, give_up, print_json

if TYPE_CHECKING:
    from adjudicator.claim_kind import Played
    from adjudicator.game import Game
    from adjudicator.values import Json


def register(app: typer.Typer) -> None:
    app.command()(replay)


def replay(
    file: CaseText,
    lang: Lang = None,
    as_json: AsJson = False,
    at: Annotated[
        int | None, typer.Option(help="Show this action only, with the table after it.", min=1)
    ] = None,
    step: Annotated[
        bool, typer.Option("--step", help="Wait for Enter after each action; q ends it.")
    ] = False,
) -> None:
    """Step through a record: each action, why it is legal, what it changes, and the table after it.

    The file is a case with the claim `record` or `remedy`. Exit codes: 0 all actions are legal, 1 one is not,
    2 the case can't be read.
    """
    from adjudicator.game import load_game

    words = spoken(lang)
    case = case_in(file, words, as_json)
    game = load_game(case.game)
    course = game.kind_of(case.form.claim).course
    if course is None:
        give_up(f"{file}: the claim is {case.form.claim.kind}, and only record and remedy have actions", 2)
    if step and (file == "-" or not sys.stdin.isatty()):
        give_up("--step needs a terminal, and a file", BAD_INPUT)
    played = [one for one in course(case) if at is None or one.at == at]
    if at is not None and not played:
        give_up(f"action {at} is not reached", BAD_INPUT)
    if as_json:
        print_json({"game": game.id, "actions": [_told(game, one, words) for one in played]})
    else:
        _show(game, played, words, step)
    raise typer.Exit(NOT_SO if played and played[-1].refused else 0)


def _show(game: "Game", played: "Iterable[Played]", lang: Language, step: bool) -> None:
    from api.cli.console import print_action

    for one in played:
        print_action(game, one, lang.value)
        if step and input().strip().lower().startswith("q"):
            return


def _told(game: "Game", one: "Played", lang: Language) -> "dict[str, Json]":
    from adjudicator.words.render import reason_json, table_notation

    return {
        "at": one.at,
        "action": one.action,
        "refused": None if one.refused is None else reason_json(game, one.refused, lang.value),
        "why": [reason_json(game, reason, lang.value) for reason in one.why],
        "changes": [reason_json(game, change, lang.value) for change in one.changes],
        "table": one.table,
        "notation": table_notation(game, one.table),
    }
