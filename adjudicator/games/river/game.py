"""Bitwa o Rzekę: everything that the rest of the service needs of this game."""

from typing import Final

from adjudicator.claims.shared import SHARED_KINDS
from adjudicator.game import Game
from adjudicator.games.river.claims.kinds import River, check, decide
from adjudicator.games.river.claims.relevant_readings import relevant_readings
from adjudicator.games.river.intake.notation import notate, parse
from adjudicator.games.river.intake.position_form import RiverCase
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.models.statements import statements
from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rulebook import REVISION, RULES, SECTIONS
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.words.picture import picture
from adjudicator.games.river.words.readable import localise
from adjudicator.rulebook import REFEREE
from adjudicator.ruling import Ruling


def rule(case: River) -> Ruling:
    """The full ruling. Its module is imported here because it loads the solvers, which takes a second."""
    from adjudicator.games.river.rulings.rule import rule as full_ruling

    return full_ruling(case)


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
        *SHARED_KINDS,
    ),
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
    relevant_readings=relevant_readings,
    play=PLAY,
    table=table_of,
    statements=statements,
)
