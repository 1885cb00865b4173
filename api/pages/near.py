"""The precedents that are nearest to a ruling: of the same kind of claim, resting on the same rules."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from adjudicator.game import Game, load_game
from adjudicator.intake.notation import notate
from adjudicator.lang import Lang
from adjudicator.precedents.casefile import CaseFile
from adjudicator.precedents.search import Wanted, likeness
from adjudicator.registry import GAMES
from api.http.routes.games import searchable
from api.pages.words.say import say

SHOWN: Final = 3


class Near(NamedTuple):
    title: str
    verdict: str
    """In words."""
    notation: str


def nearest(told: Mapping[str, Any], kind: str, lang: Lang) -> tuple[Near, ...]:
    """``told``: the ruling as it was told. It rests on what bears on it and on the readings that matter."""
    if told["game"] not in GAMES:
        return ()
    game = load_game(told["game"])
    if kind not in game.claims:
        return ()
    rules = {one["rule"] for one in told["reasons"] if one["bears"]}
    found = searchable(game.id).find(
        Wanted(kind=kind, like=likeness(kind, rules, dict.fromkeys(_readings(game, told), "")))
    )
    near = [one.file for one in found if one.shared and one.file.expect.get("verdict")]
    return tuple(_near(game, file, lang) for file in near[:SHOWN])


def _readings(game: Game, told: Mapping[str, Any]) -> set[str]:
    used = told["readings"]["used"]
    chosen = {one.id for one in game.readings if used.get(one.id, one.default) != one.default}
    return chosen | {one["reading"] for one in told["readings"]["depends_on"]}


def _near(game: Game, file: CaseFile, lang: Lang) -> Near:
    return Near(file.title[lang], say(lang, f"verdict-{file.expect['verdict']}"), notate(game, file.case))
