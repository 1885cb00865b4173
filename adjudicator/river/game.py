"""Bitwa o Rzekę, as the rest of the house sees it."""

from typing import Final

from adjudicator.game import Game
from adjudicator.river.claims import River, check, decide
from adjudicator.river.form import RiverCase
from adjudicator.river.messages import localise
from adjudicator.river.notation import notate, parse
from adjudicator.river.picture import picture
from adjudicator.river.readings import READINGS
from adjudicator.river.rulebook import RULES
from adjudicator.ruling import Ruling


def rule(case: River) -> Ruling:
    """The solvers take a second to load: not before the first ruling."""
    from adjudicator.river import referee

    return referee.rule(case)


GAME: Final = Game(
    id="river",
    form=RiverCase,
    claims=("control", "claimable"),
    readings=READINGS,
    rules=RULES,
    check=check,
    decide=decide,
    rule=rule,
    localise=localise,
    parse=parse,
    notate=notate,
    picture=picture,
)
