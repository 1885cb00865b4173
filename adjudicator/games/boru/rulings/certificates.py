"""What a stranger needs to check a verdict of this game."""

from adjudicator.case import Case
from adjudicator.certificates import sedzia_verify
from adjudicator.certificates.make import as_read
from adjudicator.evidence import (
    Certified,
    enumeration,
    missing,
    open_thing,
    strategy,
    witness,
)
from adjudicator.games.boru.claims.card import CardWins, search_card
from adjudicator.games.boru.claims.forced import GoalForced
from adjudicator.games.boru.claims.region_and_game import GoalCase, search_goal
from adjudicator.games.boru.table.position import Position
from adjudicator.ruling import Finding, Verdict


def certify_card(case: Case[Position, CardWins], finding: Finding) -> Certified:
    """The hands that were found; else nothing: the checker tries all that can be dealt."""
    if search_card(case).settled is not None:
        return Certified((open_thing(),))
    if (finding.verdict is Verdict.UPHELD) is not case.claim.wanted or finding.witness is None:
        return Certified((enumeration(),))
    found = finding.witness
    return Certified((witness({"hands": found["hands"], "trick": found["trick"]}),))


def certify_goal(case: GoalCase, finding: Finding) -> Certified:
    """The record of a course that shows it.

    If there is none, the checker tries or counts everything by itself.
    """
    found = search_goal(case)
    if found.ground == "settled":
        return Certified((open_thing(),))
    upheld = finding.verdict is Verdict.UPHELD
    if upheld is case.claim.wanted and finding.witness is not None:
        return Certified((witness({"actions": finding.witness["actions"]}),))
    if _can_be_tried(case, not upheld):
        return Certified((enumeration(),))
    return Certified((missing("no-proof" if found.ground == "bounds" else "too-large"),))


def _can_be_tried(case: GoalCase, met: bool) -> bool:
    """Can the checker try all courses, or count, to see that the goal is never met (or never unmet)?"""
    read = as_read(case)
    try:
        told = sedzia_verify.boru_case(read)
        goal = sedzia_verify.boru_goal(told, read.claim, read.claim.get("line", []))
        return sedzia_verify.boru_never_ends(told, goal, met)
    except (sedzia_verify.Wrong, sedzia_verify.Unreadable):
        return False


def certify_forced(_: Case[Position, GoalForced], finding: Finding) -> Certified:
    """The line, which the checker plays through against every reply. None: it tries everything."""
    if finding.witness is not None:
        return Certified((strategy({"line": finding.witness["line"]}),))
    return Certified((enumeration(),))
