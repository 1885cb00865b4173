"""Brian Boru: everything that the rest of the service needs of this game."""

from dataclasses import replace
from typing import Final

from adjudicator.certificates.disputed import certify_disputed
from adjudicator.claim_kind import ClaimKind, open_kind
from adjudicator.claims.consistent import consistent_kind
from adjudicator.claims.course import Courses
from adjudicator.claims.disputed import disputed_kind
from adjudicator.claims.play_claims import play_kinds
from adjudicator.game import Game
from adjudicator.games.boru.claims.action import action_needs, find_action, read_action
from adjudicator.games.boru.claims.answers import SHAPES
from adjudicator.games.boru.claims.card import card_needs, decide_card, read_card
from adjudicator.games.boru.claims.consistent import (
    PARTIAL_FACTS,
    build_courses,
    given_facts,
    is_true,
    reached_facts,
)
from adjudicator.games.boru.claims.forced import decide_forced, forced_needs, read_forced
from adjudicator.games.boru.claims.record_needs import RECORD_PLAY, record_needs, told_table_of
from adjudicator.games.boru.claims.region_and_game import decide_goal, goal_needs, read_game, read_region
from adjudicator.games.boru.claims.relevant_readings import relevant_readings
from adjudicator.games.boru.claims.score import find_score, read_score, score_needs
from adjudicator.games.boru.claims.trick import find_trick, read_trick, trick_needs
from adjudicator.games.boru.claims.upkeep import find_upkeep, read_upkeep, upkeep_needs
from adjudicator.games.boru.intake.check import check_position
from adjudicator.games.boru.intake.check_testimony import read_consistent
from adjudicator.games.boru.intake.claim_forms import (
    ActionForm,
    CardForm,
    ConsistentForm,
    ForcedForm,
    GameForm,
    RegionForm,
    ScoreForm,
    TrickForm,
    UpkeepForm,
)
from adjudicator.games.boru.intake.claim_notation import (
    ACTION_WORDS,
    CARD_WORDS,
    FORCED_WORDS,
    GAME_WORDS,
    REGION_WORDS,
    UPKEEP_WORDS,
)
from adjudicator.games.boru.intake.hidden import HIDDEN
from adjudicator.games.boru.intake.notation import NOTATION
from adjudicator.games.boru.intake.position_form import BoruCase
from adjudicator.games.boru.intake.table_of import table_of
from adjudicator.games.boru.models.statements import state
from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rulebook import REVISION, RULES, SECTIONS
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rulings.card import confirm_card, explain_card
from adjudicator.games.boru.rulings.certificates import certify_card, certify_forced, certify_goal
from adjudicator.games.boru.rulings.comparisons import COMPARISONS
from adjudicator.games.boru.rulings.contradiction import argue, laws
from adjudicator.games.boru.rulings.forced import confirm_forced, explain_forced
from adjudicator.games.boru.rulings.region_and_game import confirm_goal, explain_goal, goal_under
from adjudicator.games.boru.words.box import box
from adjudicator.games.boru.words.codes import codes
from adjudicator.games.boru.words.picture import picture
from adjudicator.games.boru.words.readable import localise
from adjudicator.rulebook import REFEREE

GAME: Final[Game] = Game(
    id="boru",
    revision=REVISION,
    form=BoruCase,
    kinds=(
        open_kind(TrickForm, read_trick, find_trick, needs=trick_needs, quick=True),
        ClaimKind(
            form=CardForm,
            read=read_card,
            needs=card_needs,
            decide=decide_card,
            confirm=confirm_card,
            explain=explain_card,
            certify=certify_card,
            words=CARD_WORDS,
        ),
        open_kind(ActionForm, read_action, find_action, needs=action_needs, words=ACTION_WORDS),
        open_kind(UpkeepForm, read_upkeep, find_upkeep, needs=upkeep_needs, words=UPKEEP_WORDS),
        ClaimKind(
            form=RegionForm,
            read=read_region,
            needs=goal_needs,
            decide=decide_goal,
            confirm=confirm_goal,
            explain=explain_goal,
            certify=certify_goal,
            under=goal_under,
            words=REGION_WORDS,
        ),
        open_kind(ScoreForm, read_score, find_score, needs=score_needs, quick=True),
        ClaimKind(
            form=GameForm,
            read=read_game,
            needs=goal_needs,
            decide=decide_goal,
            confirm=confirm_goal,
            explain=explain_goal,
            certify=certify_goal,
            under=goal_under,
            words=GAME_WORDS,
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
        play_kinds(PLAY, table_of)[0],
        *(replace(kind, needs=record_needs) for kind in play_kinds(RECORD_PLAY, told_table_of)[1:]),
        disputed_kind(lambda: GAME, certify_disputed),
        consistent_kind(
            ConsistentForm,
            read_consistent,
            state,
            argue,
            laws,
            Courses(
                game=lambda: GAME,
                since="round",
                play=RECORD_PLAY,
                table_of=told_table_of,
                build=build_courses,
                given=given_facts,
                reached=reached_facts,
                fields=lambda _: PARTIAL_FACTS,
                keys={"/players": "id"},
                is_true=is_true,
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
    comparisons=COMPARISONS,
    codes=codes,
    box=box,
    seats=(3, 5),
    hidden=HIDDEN,
    shapes=SHAPES,
)
