"""A full ruling: decided, confirmed by every engine, explained, tried under other readings."""

from typing import Any

from adjudicator.claims import shared
from adjudicator.games.boru.claims.kinds import Boru, check, decide, judge
from adjudicator.games.boru.claims.line import stated
from adjudicator.games.boru.claims.region_and_game import (
    Forced,
    Holds,
    forced,
    holds,
    is_exact,
    is_settled,
    told,
)
from adjudicator.games.boru.claims.trick import CardWins, question, seen_better, unseen_better
from adjudicator.games.boru.models import bounds as bounds_model
from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rulebook import REVISION
from adjudicator.games.boru.rules.upkeep import suitor
from adjudicator.games.boru.rulings.engines import Question, ask, ask_cards, settled, solvers
from adjudicator.games.boru.rulings.steps import explain, explain_plan
from adjudicator.games.boru.search.plans import Plan, plain_tree
from adjudicator.games.boru.search.upkeep import OutOfReach
from adjudicator.games.boru.search.witness import is_met, walk
from adjudicator.games.boru.table.table import NOBODY, Phase
from adjudicator.readings import Reading
from adjudicator.ruling import Finding, Reason, Ruling, Verdict
from adjudicator.rulings.other_readings import depends_on
from adjudicator.rulings.shared import rule_shared
from solver.answer import Answer, Outcome


def rule(case: Boru) -> Ruling:
    if case.form.claim.kind in shared.SHARED_KINDS:  # type: ignore[attr-defined]
        return rule_shared(case)
    extras: dict[str, Any] = {}
    if isinstance(case.claim, CardWins):
        finding, steps, answers, extras = _card(case, case.claim)
    elif isinstance(case.claim, Holds):
        finding, steps, answers = _holds(case, case.claim)
    elif isinstance(case.claim, Forced):
        finding, steps, answers = _forced(case, case.claim)
    else:
        finding, steps = judge(case)
        answers = ()
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, REVISION, finding, steps, engines=answers)
    turned, untested = depends_on(case, _readings(case), check, decide, finding)
    return Ruling(
        case, REVISION, finding, steps, depends_on=turned, untested=untested, engines=answers, **extras
    )


def _readings(case: Boru) -> tuple[Reading, ...]:
    """The readings that can matter: in an upkeep those on actions cannot, nor can one on courting nobody."""
    table, claim = case.position.table, case.claim
    if not isinstance(claim, Holds | Forced) or not (
        is_settled(table, claim.goal) or is_exact(table, claim.goal, case.readings)
    ):
        return READINGS
    courted = table.phase != Phase.MARRIAGE or suitor(table) != NOBODY
    ids = ("token-overtaken-tied",) if courted else ("nobody-courted", "token-overtaken-tied")
    return tuple(reading for reading in READINGS if reading.id in ids)


def _undecided(finding: Finding, answers: tuple[Answer, ...]) -> Finding:
    said = ", ".join(f"{answer.engine}: {answer.outcome.value}" for answer in answers)
    return Finding(Verdict.UNDECIDED, Reason(finding.summary.rule, "boru-undecided", {"said": said}))


# A card


def _card(
    case: Boru, claim: CardWins
) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...], dict[str, Any]]:
    """What lies on the table already may settle it; hidden hands are a matter for all engines."""
    finding, steps = judge(case)
    at = question(case.position, claim)
    if not at.stands:
        return finding, steps, (), {}
    wanted = claim.how == "possible"
    answers, outcome = ask_cards(at, wanted)
    expected = Outcome.FOUND if (finding.verdict is Verdict.UPHELD) is wanted else Outcome.NONE
    if outcome is not expected:
        return _undecided(finding, answers), (), answers, {}
    extras: dict[str, Any] = {}
    if claim.how == "certain" and finding.verdict is Verdict.UPHELD:
        reason = seen_better(at)
        extras = {
            "smallest_reason": reason or None,
            "flips": {"if_unseen": list(reason[:1])} if reason else {},
        }
    elif claim.how == "certain":
        extras = {"flips": {"if_seen": list(unseen_better(at))}}
    return finding, steps, answers, extras


# A region, the game


def _holds(case: Boru, claim: Holds) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    position, readings = case.position, case.readings
    table, goal = position.table, claim.goal
    finding, way = holds(position, claim, readings)
    answers: tuple[Answer, ...] = ()
    if is_settled(table, goal):
        pass
    elif is_exact(table, goal, readings):
        asked = Question(
            table, readings, goal, claim.wanted, claim.line, stated(table, goal.seat, claim.line)
        )
        answers, outcome, shown = ask(asked)
        good = None if outcome is None else (outcome is Outcome.FOUND) is claim.wanted
        if finding.verdict is Verdict.UNDECIDED and shown is not None:  # too much for the search alone
            way, last = walk(table, readings, _following(shown))
            assert is_met(goal, last) is claim.wanted
            finding = told(position, claim, good, way, last)
        elif finding.verdict is Verdict.UNDECIDED and good is not None:
            finding = told(position, claim, good)
        if good is None or (finding.verdict is Verdict.UPHELD) is not good:
            return _undecided(finding, answers), (), answers
    elif finding.verdict is not Verdict.UNDECIDED and finding.witness is None:
        answers = _bounds(case, claim)
        if settled(answers) is not Outcome.NONE:
            return _undecided(finding, answers), (), answers
    elif finding.witness is not None:
        answers = (Answer("replay", Outcome.FOUND),)
    return finding, tuple(explain(position, claim, finding, way, readings)), answers


def _following(shown: tuple[Any, ...]) -> Any:
    """Picks the choices of a record, in order."""
    left = [action for action in shown if action.kind.value != "resolve"]
    return lambda _: left.pop(0)


def _bounds(case: Boru, claim: Holds) -> tuple[Answer, ...]:
    """Nothing within the bounds speaks against it: by our own bounds, and by the solvers' looser game."""
    table, goal = case.position.table, claim.goal
    found = [Answer("bounds", Outcome.NONE)]
    for name, solve in solvers():
        outcomes = {
            solve(
                bounds_model.held_by(table, goal.region, goal.seat, claim.wanted, ally, case.readings)
            ).outcome
            for ally in bounds_model.allies(table)
        }
        best = Outcome.NONE if outcomes == {Outcome.NONE} else Outcome.GAVE_UP
        found.append(Answer(name, Outcome.FOUND if Outcome.FOUND in outcomes else best))
    return tuple(found)


# Force


def _forced(case: Boru, claim: Forced) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    """A line that forces it is put to every engine; that there is none, to the plain game tree."""
    position, readings = case.position, case.readings
    table, goal = position.table, claim.goal
    finding, found = forced(position, claim, readings)
    answers: tuple[Answer, ...] = ()
    if finding.verdict is Verdict.UPHELD:
        assert found is not None
        asked = Question(table, readings, goal, False, found.line, stated(table, goal.seat, found.line))
        answers, outcome, _ = ask(asked)
        if outcome is not Outcome.NONE:
            return _undecided(finding, answers), (), answers
    elif finding.verdict is Verdict.REJECTED:
        answers = (Answer("search", Outcome.NONE), _tree(case, claim))
        if settled(answers) is not Outcome.NONE:
            return _undecided(finding, answers), (), answers
    return finding, _plan_steps(found, finding), answers


def _tree(case: Boru, claim: Forced) -> Answer:
    try:
        good = plain_tree(case.position.table, claim.goal, case.readings)
    except OutOfReach:
        return Answer("tree", Outcome.GAVE_UP)
    return Answer("tree", Outcome.FOUND if good else Outcome.NONE)


def _plan_steps(found: Plan | None, finding: Finding) -> tuple[Reason, ...]:
    return tuple(explain_plan(found, finding.verdict))
