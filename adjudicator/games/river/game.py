"""Bitwa o Rzekę: everything that the rest of the service needs of this game."""

from dataclasses import replace
from typing import Final

from adjudicator.certificates.disputed import certify_disputed
from adjudicator.claim_kind import ClaimKind, open_kind
from adjudicator.claims.consistent import consistent_kind
from adjudicator.claims.course import Courses
from adjudicator.claims.disputed import disputed_kind
from adjudicator.claims.play_claims import play_kinds
from adjudicator.game import Game
from adjudicator.games.river.claims.answers import SHAPES
from adjudicator.games.river.claims.can_win import decide_can_win, read_can_win
from adjudicator.games.river.claims.consistent import (
    build_courses,
    given_facts,
    is_true,
    partial_facts,
    reached_facts,
)
from adjudicator.games.river.claims.control import (
    claimable_needs,
    control_needs,
    decide_claimable,
    decide_control,
    provable_dams,
    read_claimable,
    read_control,
    what_counts,
)
from adjudicator.games.river.claims.forced import decide_forced, forced_needs, read_forced
from adjudicator.games.river.claims.joint_control import (
    decide_joint_control,
    joint_control_needs,
    read_joint_control,
)
from adjudicator.games.river.claims.play_budget import within_budget
from adjudicator.games.river.claims.play_needs import beside_the_table, play_needs
from adjudicator.games.river.claims.relevant_readings import relevant_readings
from adjudicator.games.river.claims.rematch import find_rematch, read_rematch
from adjudicator.games.river.claims.result import find_result, read_result
from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.check_testimony import read_consistent
from adjudicator.games.river.intake.claim_forms import (
    CanWinForm,
    ClaimableForm,
    ConsistentForm,
    ControlForm,
    ForcedForm,
    JointControlForm,
    RematchForm,
    ResultForm,
)
from adjudicator.games.river.intake.claim_notation import CAN_WIN_WORDS, CONTROL_WORDS, JOINT_CONTROL_WORDS
from adjudicator.games.river.intake.hidden import HIDDEN
from adjudicator.games.river.intake.notation import NOTATION
from adjudicator.games.river.intake.position_form import RiverCase
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.models.statements import state
from adjudicator.games.river.readings import READINGS
from adjudicator.games.river.rulebook import REVISION, RULES, SECTIONS
from adjudicator.games.river.rulings.action_steps import EXPLAINED_PLAY
from adjudicator.games.river.rulings.can_win import can_win_under, confirm_can_win, explain_can_win
from adjudicator.games.river.rulings.certificates import (
    certify_can_win,
    certify_claimable,
    certify_control,
    certify_forced,
    certify_joint_control,
)
from adjudicator.games.river.rulings.comparisons import COMPARISONS
from adjudicator.games.river.rulings.consistent import argue, laws_kept
from adjudicator.games.river.rulings.control import (
    confirm_claimable,
    confirm_control,
    control_under,
    explain_claimable,
    explain_control_ruling,
)
from adjudicator.games.river.rulings.forced import confirm_forced, explain_forced, forced_under
from adjudicator.games.river.rulings.joint_control import (
    confirm_joint_control,
    explain_joint_control,
    joint_control_under,
    most_held,
)
from adjudicator.games.river.words.box import box
from adjudicator.games.river.words.codes import TERMS, codes
from adjudicator.games.river.words.picture import picture
from adjudicator.games.river.words.readable import localise
from adjudicator.rulebook import REFEREE

GAME: Final[Game] = Game(
    id="river",
    revision=REVISION,
    form=RiverCase,
    kinds=(
        ClaimKind(
            form=ControlForm,
            read=read_control,
            needs=control_needs,
            decide=decide_control,
            confirm=confirm_control,
            explain=explain_control_ruling,
            certify=certify_control,
            words=CONTROL_WORDS,
            under=control_under,
            quick=True,
        ),
        ClaimKind(
            form=ClaimableForm,
            read=read_claimable,
            needs=claimable_needs,
            decide=decide_claimable,
            counts=what_counts,
            at_stake=provable_dams,
            confirm=confirm_claimable,
            explain=explain_claimable,
            certify=certify_claimable,
            quick=True,
        ),
        ClaimKind(
            form=JointControlForm,
            read=read_joint_control,
            needs=joint_control_needs,
            decide=decide_joint_control,
            confirm=confirm_joint_control,
            explain=explain_joint_control,
            certify=certify_joint_control,
            words=JOINT_CONTROL_WORDS,
            counts=most_held,
            under=joint_control_under,
        ),
        ClaimKind(
            form=CanWinForm,
            read=read_can_win,
            needs=play_needs,
            decide=decide_can_win,
            confirm=confirm_can_win,
            explain=explain_can_win,
            certify=certify_can_win,
            words=CAN_WIN_WORDS,
            under=can_win_under,
        ),
        ClaimKind(
            form=ForcedForm,
            read=beside_the_table(read_forced),
            needs=forced_needs,
            decide=decide_forced,
            confirm=confirm_forced,
            explain=explain_forced,
            certify=certify_forced,
            under=forced_under,
        ),
        open_kind(ResultForm, read_result, find_result, needs=play_needs),
        open_kind(RematchForm, read_rematch, find_rematch, quick=True),
        *(
            within_budget(replace(kind, read=beside_the_table(kind.read)))
            for kind in play_kinds(EXPLAINED_PLAY, table_of)
        ),
        disputed_kind(lambda: GAME, certify_disputed),
        consistent_kind(
            ConsistentForm,
            read_consistent,
            state,
            argue,
            laws_kept,
            Courses(
                game=lambda: GAME,
                since="deal",
                play=EXPLAINED_PLAY,
                table_of=table_of,
                build=build_courses,
                given=given_facts,
                reached=reached_facts,
                fields=partial_facts,
                keys={"/dams": "name"},
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
    terms=TERMS,
    box=box,
    hidden=HIDDEN,
    shapes=SHAPES,
)
