"""``sedzia cases``: the precedents, tried or found."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple, NoReturn

import typer

from adjudicator.registry import GAMES
from api.cli.case_text import case_in, show_problems
from api.cli.options import Lang, Language, games_and_files_like, known_game, spoken
from api.cli.output import BAD_INPUT, NOT_SO, AsJson, give_up, print_json

if TYPE_CHECKING:
    from adjudicator.precedents.casefile import CaseFile
    from adjudicator.precedents.search import Found, Likeness, Precedents
    from adjudicator.values import Json


def register(app: typer.Typer) -> None:
    app.command()(cases)


def cases(
    what: Annotated[
        list[str] | None,
        typer.Argument(help="Games or case files; all games if none.", autocompletion=games_and_files_like),
    ] = None,
    find: Annotated[
        str | None, typer.Option(help="Find precedents by words, in Polish or English, and try none.")
    ] = None,
    rule: Annotated[str, typer.Option(help="Find those that cite this rule.")] = "",
    reading: Annotated[str, typer.Option(help="Find those that hang on this reading(=option).")] = "",
    kind: Annotated[str, typer.Option(help="Find those about this kind of claim.")] = "",
    like: Annotated[str, typer.Option(help="Find those like this one: an id, a file, or - for stdin.")] = "",
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Try the precedents: every case must get the ruling it expects. Or find some of them.

    Exit codes: 0 all do, or some are found; 1 one does not, or none is found; 2 there is nothing to try, or a
    file is no case file.
    """
    if find is not None or rule or reading or kind or like:
        asked = Asked(find or "", rule, reading, kind, like, spoken(lang), as_json)
        _find([known_game(name) for name in what or GAMES], asked)
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


class Asked(NamedTuple):
    words: str
    rule: str
    reading: str
    kind: str
    like: str
    lang: Language
    as_json: bool


def _find(names: list[str], asked: Asked) -> NoReturn:
    """A rule, reading or kind that only one game knows is looked for in that game."""
    from adjudicator.problems import BadCase, Problem
    from api.cli.console import print_found

    found: list[tuple[str, Found]] = []
    problems: list[Problem] = []
    searched = 0
    for name in names:
        try:
            found += [(name, one) for one in _found_in(name, asked)]
            searched += 1
        except BadCase as bad:
            problems += bad.problems
    if not searched:
        show_problems(
            list(dict.fromkeys(problems)) if len(names) == 1 else problems[:1], asked.lang, asked.as_json
        )
        raise typer.Exit(BAD_INPUT)
    if asked.as_json:
        print_json({"cases": [_told(name, one, asked.lang) for name, one in found]})
    else:
        print_found(found, asked.lang.value)
    raise typer.Exit(0 if found else NOT_SO)


def _found_in(name: str, asked: Asked) -> "list[Found]":
    from adjudicator.game import load_game
    from adjudicator.precedents.casefile import load_all
    from adjudicator.precedents.search import Precedents, Wanted

    known = Precedents(load_game(name), load_all(name))
    like = _likeness(name, known, asked) if asked.like else None
    return known.find(Wanted(asked.words, asked.rule, asked.reading, asked.kind, like))


def _likeness(name: str, known: "Precedents", asked: Asked) -> "Likeness":
    from adjudicator.claims.decide import decide
    from adjudicator.game import load_game
    from adjudicator.precedents.search import likeness

    if known.has(asked.like) or (asked.like != "-" and not Path(asked.like).exists()):
        return known.likeness_of(asked.like)
    case = case_in(asked.like, asked.lang, asked.as_json)
    if case.game != name:
        return known.likeness_of(asked.like)
    decided = decide(load_game(name), case)
    return likeness(case.form.claim.kind, [decided.summary.rule], case.changed_readings)


def _told(game: str, one: "Found", lang: Language) -> "dict[str, Json]":
    return {
        "game": game,
        "id": one.file.id,
        "title": one.file.title[lang.value],
        "claim": one.file.kind,
        "verdict": one.file.expect.get("verdict"),
        "shared": list(one.shared),
    }
