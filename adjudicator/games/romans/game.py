"""Rzymianie do domu!: everything that the rest of the service needs of this game."""

from typing import Final

from adjudicator.claims.shared import SHARED_KINDS
from adjudicator.game import Game
from adjudicator.games.romans.claims.kinds import Romans, check, decide
from adjudicator.games.romans.intake.notation import notate, parse
from adjudicator.games.romans.intake.position_form import RomansCase
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.models.statements import statements
from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.rulebook import REVISION, RULES, SECTIONS
from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.words.picture import picture
from adjudicator.games.romans.words.readable import localise
from adjudicator.rulebook import REFEREE
from adjudicator.ruling import Ruling


def rule(case: Romans) -> Ruling:
    """The full ruling. The solvers take a second to load, so they are imported here and not above."""
    from adjudicator.games.romans.rulings.rule import rule as full_ruling

    return full_ruling(case)


GAME: Final = Game(
    id="romans",
    form=RomansCase,
    claims=("wall", "round", "fort", "game", "forced", "result", *SHARED_KINDS),
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
    statements=statements,
)
