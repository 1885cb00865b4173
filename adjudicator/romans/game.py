"""Rzymianie do domu!, as the rest of the house sees it."""

from collections.abc import Sequence
from typing import Final

from adjudicator.common import COMMON_KINDS
from adjudicator.consistency import Stated
from adjudicator.game import Game
from adjudicator.romans.booklet import REVISION, SECTIONS
from adjudicator.romans.claims import Romans, check, decide
from adjudicator.romans.form import RomansCase
from adjudicator.romans.messages import localise
from adjudicator.romans.notation import notate, parse
from adjudicator.romans.picture import picture
from adjudicator.romans.play import PLAY
from adjudicator.romans.position import table_of
from adjudicator.romans.readings import READINGS
from adjudicator.romans.rulebook import RULES
from adjudicator.rulebook import REFEREE
from adjudicator.ruling import Ruling
from solver.program import Program


def rule(case: Romans) -> Ruling:
    """The solvers take a second to load: not before the first ruling."""
    from adjudicator.romans import referee

    return referee.rule(case)


def stated(case: Romans) -> tuple[Program, Sequence[Stated]]:
    from adjudicator.romans import stated

    return stated.stated(case)


GAME: Final = Game(
    id="romans",
    form=RomansCase,
    claims=("wall", "round", "fort", "game", "forced", "result", *COMMON_KINDS),
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
    play=PLAY,
    table=table_of,
    stated=stated,
)
