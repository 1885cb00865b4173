"""Claims about what an upkeep ends with: a region held, the game won, for certain, possibly, or by force."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

from adjudicator.games.boru.claims.shown import shown
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.scoring import final, result_json
from adjudicator.games.boru.rules.upkeep import suitor
from adjudicator.games.boru.search.bounds import never, surely
from adjudicator.games.boru.search.plans import Plan, plan
from adjudicator.games.boru.search.trials import some_course
from adjudicator.games.boru.search.upkeep import OutOfReach, Search
from adjudicator.games.boru.search.witness import is_met, with_choices
from adjudicator.games.boru.table.actions import Action
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Rule, write_entry
from adjudicator.games.boru.table.position import IN_TRICKS, PLAYER_FACTS, Position
from adjudicator.games.boru.table.table import NOBODY, UPKEEP, Phase, Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict

How = Literal["certain", "possible"]
Way = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Holds:
    """After the upkeep this player holds the region, or after the game has won it."""

    goal: Goal
    how: How
    line: tuple[Rule, ...] = ()

    @property
    def wanted(self) -> bool:
        """What the witness shows: an example, or a refutation."""
        return self.how == "possible"


@dataclass(frozen=True, slots=True)
class Forced:
    """Some line of this player makes it certain."""

    goal: Goal


def kind_of(goal: Goal) -> str:
    return "game" if goal.region == NOBODY else "region"


FACE_UP_CARD: Final = (Phase.DEAL, Phase.DRAFT, *IN_TRICKS, Phase.MARRIAGE)
"""The phases in which this round's marriage card lies open and is still to be won."""


# What the claims need


def check_holds(position: Position, goal: Goal, line: tuple[Rule, ...]) -> Iterator[Problem]:
    table = position.table
    if table.phase == Phase.UNKNOWN:
        yield from position.missing("phase")
        return
    if table.phase == Phase.VIKINGS:
        yield from position.missing("round")
    if not is_settled(table, goal):
        yield from position.missing("track", "raiders", "church", "battle")
        if table.phase in FACE_UP_CARD:
            yield from position.missing("bride")
    if goal.region == NOBODY:
        yield from position.missing("coins", "points", "renown", "marker", "marriage_deck")
    elif table.phase not in UPKEEP and not is_settled(table, goal):
        yield from position.missing("coins", "points", "marker", "marriage_deck")
    if any(rule.when for rule in line):  # who chooses before whom hangs on the marker
        yield from position.missing("marker")
    names = [player.name for player in table.players]
    for number, rule in enumerate(line):
        at = pointer("claim", "line", number)
        if rule.does.player != table.name(goal.seat):
            told = {"player": rule.does.player, "claimer": table.name(goal.seat)}
            yield Problem(Kind.CONTRADICTORY, "boru-line-of-another", at, told)
        for action in rule.when:
            if action.player not in names:
                yield Problem(Kind.MALFORMED, "boru-unknown-player", at, {"player": action.player})


def check_forced(position: Position, goal: Goal) -> Iterator[Problem]:
    if position.table.phase not in UPKEEP:
        yield Problem(Kind.MISSING, "boru-no-upkeep", pointer("position", "phase"), {})
        return
    yield from position.missing("marker")
    yield from check_holds(position, goal, ())


def is_last(table: Table, readings: Readings) -> bool:
    """Is this upkeep the last one (rules boru.end.when, boru.marriage.nobody)?"""
    if not table.deck:
        return True
    if table.deck > 1 or table.phase != Phase.MARRIAGE or readings["nobody-courted"] == "card-leaves":
        return False
    return suitor(table) == NOBODY


def is_exact(table: Table, goal: Goal, readings: Readings) -> bool:
    """Is every way from here known: an upkeep is going on, and for the game it is the last?"""
    return table.phase in UPKEEP and (goal.region != NOBODY or is_last(table, readings))


def is_settled(table: Table, goal: Goal) -> bool:
    """Is nothing left to happen that the claim hangs on?"""
    between = table.phase == Phase.VIKINGS and table.round > 1
    return table.phase == Phase.OVER or (goal.region != NOBODY and between)


def is_whole(position: Position) -> bool:
    """Was every fact given that a table after this one would show?"""
    return not position.missing(*PLAYER_FACTS, "marker", "battle", "marriage_deck")


# Deciding


def holds(position: Position, claim: Holds, readings: Readings) -> tuple[Finding, Way | None]:
    """The verdict, and the record of play that shows it."""
    table, goal = position.table, claim.goal
    if is_settled(table, goal):
        return told(position, claim, is_met(goal, table)), ()
    if is_exact(table, goal, readings):
        return _exact(position, claim, readings)
    return _before(position, claim, readings)


def told(
    position: Position, claim: Holds, good: bool | None, way: Way | None = None, last: Table | None = None
) -> Finding:
    """The finding in one sentence; None for undecided."""
    verdict = Verdict.UNDECIDED if good is None else Verdict.UPHELD if good else Verdict.REJECTED
    goal = claim.goal
    params: dict[str, Any] = {"player": position.table.name(goal.seat)}
    rule = "boru.score.winner"
    if goal.region != NOBODY:
        params["region"] = REGIONS[goal.region].id
        rule = "boru.regions.take"
    else:
        params["sole"] = "yes" if goal.sole else "no"
    message = f"boru-{kind_of(goal)}-{claim.how}-{verdict.value}"
    return Finding(verdict, Reason(rule, message, params), witness(position, way, last, goal))


def witness(position: Position, way: Way | None, last: Table | None, goal: Goal) -> dict[str, Any] | None:
    """A full course of play and what it ends with."""
    if way is None or last is None:
        return None
    found: dict[str, Any] = {"actions": [PLAY.write(action) for action in way]}
    if goal.region != NOBODY:
        token = last.tokens[goal.region]
        found["holder"] = last.name(token) if token >= 0 else None
    else:
        found["result"] = result_json(last, final(last))
    found["table"] = shown(position, last)
    return found


def _exact(position: Position, claim: Holds, readings: Readings) -> tuple[Finding, Way | None]:
    table = position.table
    search = Search(readings, claim.goal, claim.line)
    try:
        found = search.find(table, claim.wanted)
        way_shown = found if found is not None else _other(table, claim, readings)
    except OutOfReach:
        return told(position, claim, None), None
    good = (found is not None) is claim.wanted
    if way_shown is None:
        return told(position, claim, good), None
    way, last = with_choices(table, readings, way_shown)
    if is_met(claim.goal, last) is not ((found is not None) is claim.wanted):
        raise AssertionError(f"false witness: {way}")
    return told(position, claim, good, way, last), way


def _other(table: Table, claim: Holds, readings: Readings) -> tuple[Action, ...] | None:
    """Where no refutation exists, one course of play that goes well: the claim is not empty."""
    if claim.how == "possible":
        return None
    return Search(readings, claim.goal, claim.line).find(table, True)


def _before(position: Position, claim: Holds, readings: Readings) -> tuple[Finding, Way | None]:
    """Before the upkeep: what the bounds prove, or what a course of play shows; else undecided."""
    table, goal = position.table, claim.goal
    if goal.region != NOBODY:
        if surely(table, goal, readings):
            return told(position, claim, True), None
        if never(table, goal, readings):
            return told(position, claim, False), None
    course = some_course(position, goal, claim.wanted, readings, claim.line)
    if course is None:
        return told(position, claim, None), None
    way, last = course
    return told(position, claim, claim.wanted, way, last), way


# Force


NOT_LAST: Final = "boru-forced-not-last"


def forced(position: Position, claim: Forced, readings: Readings) -> tuple[Finding, Plan | None]:
    """Some line makes it certain: that line; or none does."""
    table, goal = position.table, claim.goal
    params: dict[str, Any] = {"player": table.name(goal.seat), "what": kind_of(goal)}
    params["region"] = REGIONS[goal.region].id if goal.region != NOBODY else ""
    params["sole"] = "yes" if goal.sole else "no"
    rule = "boru.regions.take" if goal.region != NOBODY else "boru.score.winner"
    if not is_exact(table, goal, readings):
        return Finding(Verdict.UNDECIDED, Reason(rule, NOT_LAST, params)), None
    try:
        found = plan(table, goal, readings)
    except OutOfReach:
        return Finding(Verdict.UNDECIDED, Reason(rule, "boru-forced-undecided", params)), None
    if found is None:
        return Finding(Verdict.REJECTED, Reason(rule, "boru-forced-rejected", params)), None
    line = {"line": [write_entry(entry) for entry in found.line]}
    return Finding(Verdict.UPHELD, Reason(rule, "boru-forced-upheld", params), line), found
