"""Ways in for the tests: through the same doors as everybody."""

from typing import Any

from adjudicator.game import load_game
from adjudicator.games.river.claims.kinds import Control, River
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import Contest, beating
from adjudicator.games.river.table.cards import names
from adjudicator.games.river.table.position import Dam

RIVER = load_game("river")
Json = dict[str, Any]


def sound(case: Json) -> River:
    """The checked case; a bad one raises BadCase."""
    return RIVER.check(RIVER.form.model_validate(case))


def text(notation: str) -> River:
    return sound(RIVER.parse(notation))


def dam_of(case: River) -> Dam:
    assert isinstance(case.claim, Control)
    return case.position.dam(case.claim.dam)


def contest_of(case: River) -> Contest:
    return contest(case.position, dam_of(case), case.readings)


def fast(case: Json) -> list[str] | None:
    """The unseen cards with which the defender beats the claim, by the search; None if there are none."""
    at = contest_of(sound(case))
    build = beating(at)
    return None if build is None else list(names(build.added))
