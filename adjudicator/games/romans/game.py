"""Rzymianie do domu!: everything that the rest of the service needs of this game."""

from typing import Final

from adjudicator.certificates.disputed import certify_disputed
from adjudicator.claim_kind import ClaimKind, open_kind
from adjudicator.claims.consistent import consistent_kind
from adjudicator.claims.course import Courses
from adjudicator.claims.disputed import disputed_kind
from adjudicator.claims.play_claims import play_kinds
from adjudicator.game import Game
from adjudicator.games.romans.claims.answers import SHAPES
from adjudicator.games.romans.claims.consistent import (
    build_courses,
    given_facts,
    partial_facts,
    reached_facts,
    read_consistent,
)
from adjudicator.games.romans.claims.forced import decide_forced, forced_needs, read_forced
from adjudicator.games.romans.claims.fort import decide_fort, decide_fort_briefly, fort_needs, read_fort
from adjudicator.games.romans.claims.game import decide_game, decide_game_briefly, game_needs, read_game
from adjudicator.games.romans.claims.relevant_readings import relevant_readings
from adjudicator.games.romans.claims.result import find_result, read_result, result_needs
from adjudicator.games.romans.claims.round import decide_round, read_round, round_needs
from adjudicator.games.romans.claims.wall import find_wall, read_wall, wall_needs
from adjudicator.games.romans.intake.check import check_position
from adjudicator.games.romans.intake.claim_forms import (
    ConsistentForm,
    ForcedForm,
    FortForm,
    GameForm,
    ResultForm,
    RoundForm,
    WallForm,
)
from adjudicator.games.romans.intake.claim_notation import FORCED_WORDS, FORT_WORDS, GAME_WORDS
from adjudicator.games.romans.intake.hidden import HIDDEN
from adjudicator.games.romans.intake.notation import NOTATION
from adjudicator.games.romans.intake.position_form import RomansCase
from adjudicator.games.romans.intake.table_of import begun_steps, table_of
from adjudicator.games.romans.models.statements import state
from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.rulebook import REVISION, RULES, SECTIONS
from adjudicator.games.romans.rules.play import PLAY, PLAY_NOW
from adjudicator.games.romans.rulings.certificates import certify_forced, certify_fort, certify_game
from adjudicator.games.romans.rulings.consistent import argue, laws_kept
from adjudicator.games.romans.rulings.forced import confirm_forced, explain_forced
from adjudicator.games.romans.rulings.fort import confirm_fort, explain_fort, fort_under
from adjudicator.games.romans.rulings.game import confirm_game, explain_game, game_under
from adjudicator.games.romans.rulings.round import confirm_round, explain_round, outcomes_of
from adjudicator.games.romans.rulings.steps import COMPARISONS
from adjudicator.games.romans.words.box import box
from adjudicator.games.romans.words.codes import codes
from adjudicator.games.romans.words.picture import picture
from adjudicator.games.romans.words.readable import localise
from adjudicator.rulebook import REFEREE

GAME: Final[Game] = Game(
    id="romans",
    revision=REVISION,
    form=RomansCase,
    kinds=(
        open_kind(WallForm, read_wall, find_wall, needs=wall_needs, quick=True),
        ClaimKind(
            form=RoundForm,
            read=read_round,
            needs=round_needs,
            decide=decide_round,
            confirm=confirm_round,
            explain=explain_round,
            counts=outcomes_of,
        ),
        ClaimKind(
            form=FortForm,
            read=read_fort,
            needs=fort_needs,
            decide=decide_fort,
            briefly=decide_fort_briefly,
            confirm=confirm_fort,
            explain=explain_fort,
            certify=certify_fort,
            words=FORT_WORDS,
            under=fort_under,
        ),
        ClaimKind(
            form=GameForm,
            read=read_game,
            needs=game_needs,
            decide=decide_game,
            briefly=decide_game_briefly,
            confirm=confirm_game,
            explain=explain_game,
            certify=certify_game,
            words=GAME_WORDS,
            under=game_under,
        ),
        ClaimKind(
            form=ForcedForm,
            read=read_forced,
            needs=forced_needs,
            decide=decide_forced,
            confirm=confirm_forced,
            explain=explain_forced,
            certify=certify_forced,
            words=FORCED_WORDS,
        ),
        open_kind(ResultForm, read_result, find_result, needs=result_needs, quick=True),
        *play_kinds(PLAY_NOW, table_of)[:1],
        *play_kinds(PLAY, table_of, begun_steps)[1:],
        disputed_kind(lambda: GAME, certify_disputed),
        consistent_kind(
            ConsistentForm,
            read_consistent,
            state,
            argue,
            laws_kept,
            Courses(
                game=lambda: GAME,
                since="turn",
                play=PLAY,
                table_of=table_of,
                build=build_courses,
                given=given_facts,
                reached=reached_facts,
                fields=partial_facts,
                keys={"/clans": "clan"},
            ),
            courses_certified=True,
        ),
    ),
    readings=READINGS,
    relevant_readings=relevant_readings,
    rules=(*RULES, *REFEREE),
    sections=SECTIONS,
    check_position=check_position,
    notation=NOTATION,
    localise=localise,
    picture=picture,
    caveats=frozenset({"romans-hangs-on-strengths", "romans-our-strengths", "romans-hangs-on-deck"}),
    comparisons=COMPARISONS,
    codes=codes,
    box=box,
    seats=(2, 4),
    hidden=HIDDEN,
    shapes=SHAPES,
)
