"""Monety: everything that the rest of the service needs of this game."""

from typing import Final

from adjudicator.claim_kind import ClaimKind, open_kind
from adjudicator.claims.consistent import consistent_kind
from adjudicator.claims.course import Courses
from adjudicator.claims.disputed import disputed_kind
from adjudicator.claims.play_claims import play_kinds
from adjudicator.game import Game
from tests.fourth.claims import (
    WINS_WORDS,
    decide_wins,
    every_course,
    fields,
    find_result,
    given,
    is_true,
    needs_both_coins,
    needs_turn,
    reached,
    read_consistent,
    read_result,
    read_wins,
)
from tests.fourth.intake import (
    HIDDEN,
    NOTATION,
    CoinsCase,
    ConsistentForm,
    ResultForm,
    WinsForm,
    check_position,
    table_of,
)
from tests.fourth.models import statements
from tests.fourth.readings import READINGS
from tests.fourth.rulebook import REVISION, RULES, SECTIONS
from tests.fourth.rules import PLAY
from tests.fourth.rulings import confirm, explain
from tests.fourth.words.picture import picture
from tests.fourth.words.readable import localise

GAME: Final[Game] = Game(
    id="coins",
    revision=REVISION,
    form=CoinsCase,
    kinds=(
        open_kind(ResultForm, read_result, find_result, needs=needs_both_coins, quick=True),
        ClaimKind(
            form=WinsForm,
            read=read_wins,
            needs=needs_turn,
            decide=decide_wins,
            confirm=confirm,
            explain=explain,
            words=WINS_WORDS,
        ),
        *play_kinds(PLAY, table_of),
        disputed_kind(lambda: GAME),
        consistent_kind(
            ConsistentForm,
            read_consistent,
            statements,
            courses=Courses(
                game=lambda: GAME,
                since="deal",
                play=PLAY,
                table_of=table_of,
                build=every_course,
                given=given,
                reached=reached,
                fields=fields,
                keys={"/fists": "of"},
                is_true=is_true,
            ),
        ),
    ),
    readings=READINGS,
    relevant_readings=lambda _: READINGS,
    rules=RULES,
    sections=SECTIONS,
    check_position=check_position,
    notation=NOTATION,
    localise=localise,
    picture=picture,
    hidden=HIDDEN,
)
