"""Brian Boru: everything that the rest of the service needs of this game."""

from typing import Final

from adjudicator.game import Game
from adjudicator.games.boru.claims.kinds import CLAIMS, Boru, check, decide
from adjudicator.games.boru.intake.notation import notate, parse
from adjudicator.games.boru.intake.position_form import BoruCase
from adjudicator.games.boru.intake.table_of import table_of
from adjudicator.games.boru.models.statements import statements
from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rulebook import REVISION, RULES, SECTIONS
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.words.picture import picture
from adjudicator.games.boru.words.readable import localise
from adjudicator.rulebook import REFEREE
from adjudicator.ruling import Ruling


def rule(case: Boru) -> Ruling:
    """The full ruling. It is imported here because it loads the solvers, which takes a second."""
    from adjudicator.games.boru.rulings.rule import rule as full_ruling

    return full_ruling(case)


GAME: Final = Game(
    id="boru",
    form=BoruCase,
    claims=CLAIMS,
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
