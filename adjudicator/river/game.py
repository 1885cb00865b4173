"""Bitwa o Rzekę, as the rest of the house sees it."""

from collections.abc import Sequence
from typing import Final

from adjudicator.common import COMMON_KINDS
from adjudicator.consistency import Stated
from adjudicator.game import Game
from adjudicator.river.booklet import REVISION, SECTIONS
from adjudicator.river.claims import River, check, decide
from adjudicator.river.facts import table_of
from adjudicator.river.form import RiverCase
from adjudicator.river.joint import JOINT_RULES
from adjudicator.river.messages import localise
from adjudicator.river.notation import notate, parse
from adjudicator.river.picture import picture
from adjudicator.river.play import PLAY
from adjudicator.river.readings import READINGS, bearing
from adjudicator.river.rulebook import RULES
from adjudicator.rulebook import REFEREE
from adjudicator.ruling import Ruling
from solver.program import Program


def rule(case: River) -> Ruling:
    """The solvers take a second to load: not before the first ruling."""
    from adjudicator.river import referee

    return referee.rule(case)


def stated(case: River) -> tuple[Program, Sequence[Stated]]:
    """Only a claim about facts needs all of their laws."""
    from adjudicator.river import stated

    return stated.stated(case)


GAME: Final = Game(
    id="river",
    form=RiverCase,
    claims=(
        "control",
        "claimable",
        "joint-control",
        "can-win",
        "forced",
        "result",
        "rematch",
        *COMMON_KINDS,
    ),
    readings=READINGS,
    rules=(*RULES, *JOINT_RULES, *REFEREE),
    check=check,
    decide=decide,
    rule=rule,
    localise=localise,
    parse=parse,
    notate=notate,
    picture=picture,
    revision=REVISION,
    sections=SECTIONS,
    bearing=bearing,
    play=PLAY,
    table=table_of,
    stated=stated,
)
