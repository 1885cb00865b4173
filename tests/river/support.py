"""Helpers for the tests: a case is read and checked as the service does it."""

from typing import Any

from adjudicator.case import Case
from adjudicator.game import load_game
from adjudicator.games.river.claims.control import Control
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.strongest import Contest, beating_side
from adjudicator.games.river.table.cards import names
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.games.river.table.table import Table
from adjudicator.intake.check import check
from adjudicator.intake.notation import parse
from adjudicator.readings import Readings

RIVER = load_game("river")
Json = dict[str, Any]
River = Case[Any, Any]


def sound(case: Json) -> River:
    """The checked case. Raises BadCase if it has problems."""
    return check(RIVER, RIVER.form.model_validate(case))


def text(notation: str) -> River:
    return sound(parse(RIVER, notation))


def at_table(table: Table, claim: Json, readings: Readings) -> River:
    """A claim about this table."""
    return sound({"game": "river", "position": facts(table), "claim": claim, "readings": dict(readings)})


def facts(table: Table) -> Json:
    """The table as the position of a case."""
    return dict(PLAY.facts(table))


def dam_of(case: River) -> Dam:
    assert isinstance(case.claim, Control)
    position: Position = case.position
    return position.dam(case.claim.dam)


def contest_of(case: River) -> Contest:
    return contest(case.position, dam_of(case), case.readings)


def beating_cards(case: Json) -> list[str] | None:
    """The unseen cards with which the defender beats the claim, by the search.

    None if the claim is proved.
    """
    at = contest_of(sound(case))
    build = beating_side(at)
    return None if build is None else list(names(build.added))
