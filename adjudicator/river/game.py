"""Bitwa o Rzekę, as the rest of the house sees it."""

from typing import Final

from adjudicator.common import COMMON_KINDS
from adjudicator.game import Game
from adjudicator.river.booklet import REVISION, SECTIONS
from adjudicator.river.claims import River, check, decide
from adjudicator.river.form import RiverCase
from adjudicator.river.messages import localise
from adjudicator.river.notation import notate, parse
from adjudicator.river.picture import picture
from adjudicator.river.readings import READINGS
from adjudicator.river.rulebook import RULES
from adjudicator.rulebook import REFEREE
from adjudicator.ruling import Ruling


def rule(case: River) -> Ruling:
    """The solvers take a second to load: not before the first ruling."""
    from adjudicator.river import referee

    return referee.rule(case)


GAME: Final = Game(
    id="river",
    form=RiverCase,
    claims=("control", "claimable", *COMMON_KINDS),
    readings=READINGS,
    rules=(*RULES, *REFEREE),
    check=check,
    decide=decide,
    rule=rule,
    localise=localise,
    parse=parse,
    notate=notate,
    picture=picture,
    revision=REVISION,
    sections=SECTIONS,
)
