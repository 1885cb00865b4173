"""A full ruling: decided by search, confirmed by every engine, explained, and tried under other readings."""

from typing import Any

from adjudicator.claims import shared
from adjudicator.games.boru.claims.forced import GoalForced, decide_forced
from adjudicator.games.boru.claims.kinds import Boru, check, decide, decide_with_steps
from adjudicator.games.boru.claims.region_and_game import (
    GoalMet,
    decide_goal,
    goal_finding,
    is_exact,
    is_settled,
)
from adjudicator.games.boru.claims.trick_and_card import CardWins, card_in_trick
from adjudicator.games.boru.models import bounds
from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rulebook import REVISION
from adjudicator.games.boru.rules.upkeep import highest_on_track
from adjudicator.games.boru.rulings.beating_cards import seen_beating_cards, unseen_beating_cards
from adjudicator.games.boru.rulings.engines import (
    UpkeepQuestion,
    agreed_outcome,
    ask_cards,
    ask_upkeep,
    solvers,
)
from adjudicator.games.boru.rulings.line_for_models import line_for_models
from adjudicator.games.boru.rulings.steps import explain_forced, explain_goal
from adjudicator.games.boru.search.forcing_line import can_force_by_plain_tree
from adjudicator.games.boru.search.witness import is_goal_met, play_upkeep
from adjudicator.games.boru.table.table import NOBODY, Phase
from adjudicator.readings import Reading
from adjudicator.ruling import Finding, Reason, Ruling, Verdict
from adjudicator.rulings.other_readings import depends_on
from adjudicator.rulings.shared import rule_shared
from solver.answer import Answer, Outcome, OutOfBudget


def rule(case: Boru) -> Ruling:
    if case.form.claim.kind in shared.SHARED_KINDS:  # type: ignore[attr-defined]
        return rule_shared(case)
    extras: dict[str, Any] = {}
    if isinstance(case.claim, CardWins):
        finding, steps, answers, extras = rule_card(case, case.claim)
    elif isinstance(case.claim, GoalMet):
        finding, steps, answers = rule_goal(case, case.claim)
    elif isinstance(case.claim, GoalForced):
        finding, steps, answers = rule_forced(case, case.claim)
    else:
        finding, steps = decide_with_steps(case)
        answers = ()
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, REVISION, finding, steps, engines=answers)
    turned, untested = depends_on(case, _relevant_readings(case), check, decide, finding)
    return Ruling(
        case, REVISION, finding, steps, depends_on=turned, untested=untested, engines=answers, **extras
    )


def _relevant_readings(case: Boru) -> tuple[Reading, ...]:
    """The readings that can matter. In an upkeep those on actions cannot.

    The reading nobody-courted matters only if nobody has courted.
    """
    table, claim = case.position.table, case.claim
    if not isinstance(claim, GoalMet | GoalForced) or not (
        is_settled(table, claim.goal) or is_exact(table, claim.goal, case.readings)
    ):
        return READINGS
    courted = table.phase != Phase.MARRIAGE or highest_on_track(table) != NOBODY
    ids = ("token-overtaken-tied",) if courted else ("nobody-courted", "token-overtaken-tied")
    return tuple(reading for reading in READINGS if reading.id in ids)


def _undecided(finding: Finding, answers: tuple[Answer, ...]) -> Finding:
    outcomes = ", ".join(f"{answer.engine}: {answer.outcome.value}" for answer in answers)
    return Finding(Verdict.UNDECIDED, Reason(finding.summary.rule, "boru-undecided", {"said": outcomes}))


# A card


def rule_card(
    case: Boru, claim: CardWins
) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...], dict[str, Any]]:
    """If the cards on the table do not settle the claim, all engines are asked about the hidden hands."""
    finding, steps = decide_with_steps(case)
    at = card_in_trick(case.position, claim)
    if not at.is_winning:
        return finding, steps, (), {}
    wanted = claim.how == "possible"
    answers, outcome = ask_cards(at, wanted)
    expected = Outcome.FOUND if (finding.verdict is Verdict.UPHELD) is wanted else Outcome.NONE
    if outcome is not expected:
        return _undecided(finding, answers), (), answers, {}
    extras: dict[str, Any] = {}
    if claim.how == "certain" and finding.verdict is Verdict.UPHELD:
        reason = seen_beating_cards(at)
        extras = {
            "smallest_reason": reason or None,
            "flips": {"if_unseen": list(reason[:1])} if reason else {},
        }
    elif claim.how == "certain":
        extras = {"flips": {"if_seen": list(unseen_beating_cards(at))}}
    return finding, steps, answers, extras


# A region, the game


def rule_goal(case: Boru, claim: GoalMet) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    position, readings = case.position, case.readings
    table, goal = position.table, claim.goal
    finding, course = decide_goal(position, claim, readings)
    answers: tuple[Answer, ...] = ()
    if is_settled(table, goal):
        pass
    elif is_exact(table, goal, readings):
        question = UpkeepQuestion(
            table, readings, goal, claim.wanted, claim.line, line_for_models(table, goal.seat, claim.line)
        )
        answers, outcome, example = ask_upkeep(question)
        upheld = None if outcome is None else (outcome is Outcome.FOUND) is claim.wanted
        if finding.verdict is Verdict.UNDECIDED and example is not None:  # too much for the search alone
            course, last = play_upkeep(table, readings, _next_choice_of(example))
            assert is_goal_met(goal, last) is claim.wanted
            finding = goal_finding(position, claim, upheld, course, last)
        elif finding.verdict is Verdict.UNDECIDED and upheld is not None:
            finding = goal_finding(position, claim, upheld)
        if upheld is None or (finding.verdict is Verdict.UPHELD) is not upheld:
            return _undecided(finding, answers), (), answers
    elif finding.verdict is not Verdict.UNDECIDED and finding.witness is None:
        answers = _ask_bounds(case, claim)
        if agreed_outcome(answers) is not Outcome.NONE:
            return _undecided(finding, answers), (), answers
    elif finding.witness is not None:
        answers = (Answer("replay", Outcome.FOUND),)
    return finding, tuple(explain_goal(position, claim, finding, course, readings)), answers


def _next_choice_of(course: tuple[Any, ...]) -> Any:
    """A function that gives the choices of a course one after another."""
    left = [action for action in course if action.kind.value != "resolve"]
    return lambda _: left.pop(0)


def _ask_bounds(case: Boru, claim: GoalMet) -> tuple[Answer, ...]:
    """No end contradicts the verdict: by the bounds of the search, and by the relaxation for the solvers."""
    table, goal = case.position.table, claim.goal
    found = [Answer("bounds", Outcome.NONE)]
    for name, solve in solvers():
        outcomes = {
            solve(
                bounds.held_by_program(table, goal.region, goal.seat, claim.wanted, ally, case.readings)
            ).outcome
            for ally in bounds.possible_allies(table)
        }
        best = Outcome.NONE if outcomes == {Outcome.NONE} else Outcome.GAVE_UP
        found.append(Answer(name, Outcome.FOUND if Outcome.FOUND in outcomes else best))
    return tuple(found)


# A forced goal


def rule_forced(case: Boru, claim: GoalForced) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    """A forcing line is checked by every engine; that there is none, by the plain game tree."""
    position, readings = case.position, case.readings
    table, goal = position.table, claim.goal
    finding, line = decide_forced(position, claim, readings)
    answers: tuple[Answer, ...] = ()
    if finding.verdict is Verdict.UPHELD:
        assert line is not None
        question = UpkeepQuestion(table, readings, goal, False, line, line_for_models(table, goal.seat, line))
        answers, outcome, _ = ask_upkeep(question)
        if outcome is not Outcome.NONE:
            return _undecided(finding, answers), (), answers
    elif finding.verdict is Verdict.REJECTED:
        answers = (Answer("search", Outcome.NONE), _ask_tree(case, claim))
        if agreed_outcome(answers) is not Outcome.NONE:
            return _undecided(finding, answers), (), answers
    return finding, tuple(explain_forced(line, finding.verdict)), answers


def _ask_tree(case: Boru, claim: GoalForced) -> Answer:
    try:
        upheld = can_force_by_plain_tree(case.position.table, claim.goal, case.readings)
    except OutOfBudget:
        return Answer("tree", Outcome.GAVE_UP)
    return Answer("tree", Outcome.FOUND if upheld else Outcome.NONE)
