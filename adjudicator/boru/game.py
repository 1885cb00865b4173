"""Brian Boru, as the rest of the house sees it."""

from typing import Final

from adjudicator.boru.booklet import REVISION, SECTIONS
from adjudicator.boru.claims import CLAIMS, Boru, check, decide, table_of
from adjudicator.boru.form import BoruCase
from adjudicator.boru.messages import localise
from adjudicator.boru.notation import notate, parse
from adjudicator.boru.picture import picture
from adjudicator.boru.play import PLAY
from adjudicator.boru.readings import READINGS
from adjudicator.boru.rulebook import RULES
from adjudicator.boru.testimony import stated
from adjudicator.game import Game
from adjudicator.rulebook import REFEREE
from adjudicator.ruling import Ruling


def rule(case: Boru) -> Ruling:
    """The solvers take a second to load: not before the first ruling."""
    from adjudicator.boru import referee

    return referee.rule(case)


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
    stated=stated,
)
