"""The claims of Brian Boru: from a form to a sound case, and from a case to its verdict."""

from collections.abc import Iterator
from typing import Any, Final

from adjudicator.case import Case
from adjudicator.claims import shared
from adjudicator.claims.consistent import contradictions_and_rest
from adjudicator.claims.shared import SharedClaim
from adjudicator.games.boru.claims.action import ActionTaken, action_problems, decide_action
from adjudicator.games.boru.claims.forced import GoalForced, decide_forced, forced_problems
from adjudicator.games.boru.claims.region_and_game import GoalMet, decide_goal, goal_problems
from adjudicator.games.boru.claims.score import FinalScore, decide_score, score_problems
from adjudicator.games.boru.claims.trick_and_card import (
    CardWins,
    TrickWon,
    card_in_trick,
    card_problems,
    decide_card,
    decide_trick,
    has_deal,
    trick_problems,
)
from adjudicator.games.boru.claims.upkeep import UpkeepPlayed, decide_upkeep, upkeep_problems
from adjudicator.games.boru.intake.check import check_position as check_position
from adjudicator.games.boru.intake.check_testimony import read_testimony
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
from adjudicator.games.boru.intake.position_form import BoruCase
from adjudicator.games.boru.intake.table_of import UPKEEP_FACTS
from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.board import REGION, TOWN
from adjudicator.games.boru.table.cards import CARDS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Entry, read_entry
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.intake.forms import DisputedForm, LegalForm, RecordForm, RemedyForm
from adjudicator.pointers import pointer
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.readings import Readings, changed, choose
from adjudicator.ruling import Finding, Reason
from adjudicator.statement import Consistent

OwnClaim = TrickWon | CardWins | ActionTaken | UpkeepPlayed | GoalMet | FinalScore | GoalForced
BoruClaim = OwnClaim | SharedClaim
Boru = Case[Position, BoruClaim]

CLAIMS: Final = (
    "trick",
    "card",
    "action",
    "upkeep",
    "region",
    "score",
    "game",
    "forced",
    *shared.SHARED_KINDS,
)


def check(form: BoruCase) -> Boru:
    readings, problems = choose(READINGS, form.readings)
    position, wrong = check_position(form.position, readings if not problems else choose(READINGS, {})[0])
    if isinstance(form.claim, ConsistentForm):
        testimony, unread = read_testimony(position.table, form.claim.testimony)
        refused, rest = contradictions_and_rest(wrong)
        return _case(form, position, Consistent(refused, testimony), readings, [*problems, *rest, *unread])
    problems += wrong
    if any(problem.kind is Kind.MALFORMED for problem in wrong):
        raise BadCase(problems)
    claim: BoruClaim | None = None
    if not isinstance(form.claim, LegalForm | RecordForm | RemedyForm | DisputedForm):
        claim, unread = _read(form.claim, position.table)
        problems += unread
        if not problems and claim is not None:
            problems += _claim_problems(position, claim, readings)
    elif not problems:
        claim, unread = shared.read_shared_claim(form, position, readings)
        problems += unread
        if isinstance(form.claim, RecordForm | RemedyForm):
            problems += position.missing(*UPKEEP_FACTS)
    return _case(form, position, claim, readings, problems)


def _case(
    form: BoruCase, position: Position, claim: BoruClaim | None, readings: Readings, problems: list[Problem]
) -> Boru:
    if problems or claim is None:
        raise BadCase(_once(problems))
    return Case(position, claim, form, readings, changed(READINGS, readings) if form.readings else {})


def _once(problems: list[Problem]) -> list[Problem]:
    return list({(one.code, one.pointer): one for one in problems}.values())


# Reading the claim


def _read(form: Any, table: Table) -> tuple[OwnClaim | None, list[Problem]]:
    """The claim with its names looked up, and a problem for every unknown name."""
    problems = list(_unknown_names(form, table))
    choices: list[Any] = []
    if isinstance(form, ActionForm | UpkeepForm):
        choices, unread = _actions(form.actions)
        problems += unread
    line: list[Entry] = []
    if isinstance(form, RegionForm | GameForm):
        line, unread = _line(form.line)
        problems += unread
    if problems:
        return None, problems
    match form:
        case TrickForm():
            return TrickWon(), []
        case CardForm():
            town = NOBODY if form.town is None else TOWN[form.town]
            seen_by = None if form.seen_by is None else table.seat(form.seen_by)
            return CardWins(table.seat(form.player), form.card, form.how, town, seen_by), []
        case ActionForm():
            return ActionTaken(tuple(choices)), []
        case UpkeepForm():
            return UpkeepPlayed(tuple(choices)), []
        case RegionForm():
            goal = Goal(table.seat(form.player), REGION[form.region])
            return GoalMet(goal, form.how, tuple(line)), []
        case GameForm():
            return GoalMet(Goal(table.seat(form.player), NOBODY, form.sole), form.how, tuple(line)), []
        case ForcedForm():
            region = NOBODY if form.region is None else REGION[form.region]
            return GoalForced(Goal(table.seat(form.player), region, form.sole)), []
        case ScoreForm():
            return FinalScore(), []
    raise AssertionError(form)


def _unknown_names(form: Any, table: Table) -> Iterator[Problem]:
    for field in ("player", "seen_by"):
        name = getattr(form, field, None)
        if name is not None and table.seat(name) == NOBODY:
            yield Problem(Kind.MALFORMED, "boru-unknown-player", pointer("claim", field), {"player": name})
    region = getattr(form, "region", None)
    if region is not None and region not in REGION:
        yield Problem(Kind.MALFORMED, "boru-unknown-region", pointer("claim", "region"), {"region": region})
    town = getattr(form, "town", None)
    if town is not None and town not in TOWN:
        yield Problem(Kind.MALFORMED, "boru-unknown-town", pointer("claim", "town"), {"town": town})
    value = getattr(form, "card", None)
    if value is not None and value not in CARDS:
        yield Problem(Kind.MALFORMED, "boru-no-such-card", pointer("claim", "card"), {"card": str(value)})


def _actions(texts: list[str]) -> tuple[list[Any], list[Problem]]:
    actions = [PLAY.read(text) for text in texts]
    return actions, [
        _unreadable(text, "actions", place)
        for place, (text, read) in enumerate(zip(texts, actions, strict=True))
        if read is None
    ]


def _line(texts: list[str]) -> tuple[list[Entry], list[Problem]]:
    entries = [read_entry(text) for text in texts]
    wrong = [_unreadable(texts[place], "line", place) for place, entry in enumerate(entries) if entry is None]
    return [entry for entry in entries if entry is not None], wrong


def _unreadable(text: str, *steps: str | int) -> Problem:
    params = {"action": text, "hint": PLAY.hint}
    return Problem(Kind.MALFORMED, "unknown-action", pointer("claim", *steps), params)


# What a claim needs


def _claim_problems(position: Position, claim: BoruClaim, readings: Readings) -> list[Problem]:
    match claim:
        case TrickWon():
            return list(trick_problems(position))
        case CardWins():
            return list(card_problems(position, claim)) or _deal_problems(position, claim)
        case ActionTaken():
            return list(action_problems(position))
        case UpkeepPlayed():
            return list(upkeep_problems(position))
        case GoalMet():
            return list(goal_problems(position, claim.goal, claim.line))
        case GoalForced():
            return list(forced_problems(position, claim.goal))
        case FinalScore():
            return list(score_problems(position, readings))
    return []


def _deal_problems(position: Position, claim: CardWins) -> list[Problem]:
    """If the hands cannot be dealt at all, the facts contradict each other and prove nothing."""
    if has_deal(card_in_trick(position, claim)):
        return []
    return [Problem(Kind.CONTRADICTORY, "boru-hands-impossible", pointer("position", "players"), {})]


# Deciding


def decide_with_steps(case: Boru) -> tuple[Finding, tuple[Reason, ...]]:
    """The verdict by search alone, and the steps that explain it."""
    position, claim, readings = case.position, case.claim, case.readings
    match claim:
        case TrickWon():
            return decide_trick(position)
        case CardWins():
            return decide_card(position, claim, readings)
        case ActionTaken():
            return decide_action(position, claim, readings)
        case UpkeepPlayed():
            return decide_upkeep(position, claim, readings)
        case GoalMet():
            return decide_goal(position, claim, readings)[0], ()
        case GoalForced():
            return decide_forced(position, claim, readings)[0], ()
        case FinalScore():
            return decide_score(position)
    raise AssertionError(claim)


def decide(case: Boru) -> Finding:
    if case.form.claim.kind in shared.SHARED_KINDS:  # type: ignore[attr-defined]
        return shared.decide(case)
    return decide_with_steps(case)[0]
