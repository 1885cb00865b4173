"""Helpers for the tests: a case is read and checked as the service does it."""

from typing import Any

from adjudicator.game import load_game
from adjudicator.games.river.claims.kinds import Control, River
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import Contest, beating_side
from adjudicator.games.river.table.cards import names
from adjudicator.games.river.table.position import Dam

RIVER = load_game("river")
Json = dict[str, Any]


def sound(case: Json) -> River:
    """The checked case. Raises BadCase if it has problems."""
    return RIVER.check(RIVER.form.model_validate(case))


def text(notation: str) -> River:
    return sound(RIVER.parse(notation))


def dam_of(case: River) -> Dam:
    assert isinstance(case.claim, Control)
    return case.position.dam(case.claim.dam)


def contest_of(case: River) -> Contest:
    return contest(case.position, dam_of(case), case.readings)


def beating_cards(case: Json) -> list[str] | None:
    """The unseen cards with which the defender beats the claim, by the search.

    None if the claim is proved.
    """
    at = contest_of(sound(case))
    build = beating_side(at)
    return None if build is None else list(names(build.added))
