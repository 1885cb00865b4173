"""The claims of Brian Boru: from a filled-in form to a sound case, and from a case to a verdict."""

from collections.abc import Iterator
from typing import Any, Final

from adjudicator.case import Case
from adjudicator.claims import consistent as consistency
from adjudicator.claims import shared
from adjudicator.claims.consistent import Consistent
from adjudicator.claims.shared import SharedClaim
from adjudicator.games.boru.claims.action import ActionTaken, action, check_action
from adjudicator.games.boru.claims.region_and_game import (
    Forced,
    Holds,
    check_forced,
    check_holds,
    forced,
    holds,
)
from adjudicator.games.boru.claims.score import FinalScore, check_score, score
from adjudicator.games.boru.claims.trick import (
    CardWins,
    TrickWon,
    card,
    check_card,
    check_trick,
    is_possible,
    question,
    trick,
)
from adjudicator.games.boru.claims.upkeep import UpkeepPlayed, check_upkeep, upkeep
from adjudicator.games.boru.intake.check import check as check_position
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
from adjudicator.games.boru.intake.table_of import EVERYTHING
from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.board import REGION, TOWN
from adjudicator.games.boru.table.cards import CARDS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Rule, read_entry
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.games.boru.table.testimony import Testimony
from adjudicator.intake.forms import DisputedForm, LegalForm, RecordForm, RemedyForm
from adjudicator.pointers import pointer
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.readings import Readings, changed, choose
from adjudicator.ruling import Finding, Reason

OwnClaim = TrickWon | CardWins | ActionTaken | UpkeepPlayed | Holds | FinalScore | Forced
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
        said, unread = read_testimony(position.table, form.claim.testimony)
        refused, rest = consistency.contradictions_and_rest(wrong)
        return _case(form, position, Consistent(refused, said), readings, [*problems, *rest, *unread])
    problems += wrong
    if any(problem.kind is Kind.MALFORMED for problem in wrong):
        raise BadCase(problems)
    claim: BoruClaim | None = None
    if not isinstance(form.claim, LegalForm | RecordForm | RemedyForm | DisputedForm):
        claim, unread = _read(form.claim, position.table)
        problems += unread
        if not problems and claim is not None:
            problems += _needs(position, claim, readings)
    elif not problems:
        claim, unread = shared.read_claim(form, position, readings)
        problems += unread
        if isinstance(form.claim, RecordForm | RemedyForm):
            problems += position.missing(*EVERYTHING)
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
    """The claim with its names looked up; what is not known is a problem."""
    problems = list(_unknown_names(form, table))
    choices: list[Any] = []
    if isinstance(form, ActionForm | UpkeepForm):
        choices, unread = _actions(form.actions)
        problems += unread
    line: list[Rule] = []
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
            return Holds(goal, form.how, tuple(line)), []
        case GameForm():
            return Holds(Goal(table.seat(form.player), NOBODY, form.sole), form.how, tuple(line)), []
        case ForcedForm():
            region = NOBODY if form.region is None else REGION[form.region]
            return Forced(Goal(table.seat(form.player), region, form.sole)), []
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


def _line(texts: list[str]) -> tuple[list[Rule], list[Problem]]:
    entries = [read_entry(text) for text in texts]
    wrong = [_unreadable(texts[place], "line", place) for place, entry in enumerate(entries) if entry is None]
    return [entry for entry in entries if entry is not None], wrong


def _unreadable(text: str, *steps: str | int) -> Problem:
    params = {"action": text, "hint": PLAY.hint}
    return Problem(Kind.MALFORMED, "unknown-action", pointer("claim", *steps), params)


# What a claim needs


def _needs(position: Position, claim: BoruClaim, readings: Readings) -> list[Problem]:
    match claim:
        case TrickWon():
            return list(check_trick(position))
        case CardWins():
            return list(check_card(position, claim)) or _hands(position, claim)
        case ActionTaken():
            return list(check_action(position))
        case UpkeepPlayed():
            return list(check_upkeep(position))
        case Holds():
            return list(check_holds(position, claim.goal, claim.line))
        case Forced():
            return list(check_forced(position, claim.goal))
        case FinalScore():
            return list(check_score(position, readings))
    return []


def _hands(position: Position, claim: CardWins) -> list[Problem]:
    """Hands that cannot be dealt at all are a contradiction, not a proof."""
    if is_possible(question(position, claim)):
        return []
    return [Problem(Kind.CONTRADICTORY, "boru-hands-impossible", pointer("position", "players"), {})]


# Deciding


def judge(case: Boru) -> tuple[Finding, tuple[Reason, ...]]:
    """What is found by the search alone, and the steps that show it."""
    position, claim, readings = case.position, case.claim, case.readings
    match claim:
        case TrickWon():
            return trick(position)
        case CardWins():
            return card(position, claim, readings)
        case ActionTaken():
            return action(position, claim, readings)
        case UpkeepPlayed():
            return upkeep(position, claim, readings)
        case Holds():
            return holds(position, claim, readings)[0], ()
        case Forced():
            return forced(position, claim, readings)[0], ()
        case FinalScore():
            return score(position)
    raise AssertionError(claim)


def decide(case: Boru) -> Finding:
    if case.form.claim.kind in shared.SHARED_KINDS:  # type: ignore[attr-defined]
        return shared.decide(case)
    return judge(case)[0]


__all__ = ["CLAIMS", "Boru", "Testimony", "check", "decide", "judge"]
