"""The claim ``joint-control``: the defender can't hold all of these dams at once.

The dams share the unseen cards. An upheld claim gives nobody a dam: each dam is still taken by a declaration
of its own.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from adjudicator.case import Case
from adjudicator.games.river.claims.control import unknown_dams
from adjudicator.games.river.intake.claim_forms import JointControlForm
from adjudicator.games.river.intake.missing_facts import first_missing, tactics_missing
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.rules.over import won_already
from adjudicator.games.river.rules.strongest import Build, strongest
from adjudicator.games.river.rules.witness import ShownSide, replayed_side
from adjudicator.games.river.search.joint_allocation import MOST_STEPS, Allocation, Budget
from adjudicator.games.river.search.joint_dams import (
    JointDams,
    JointSearch,
    Places,
    joint_contests,
    pool_of,
    weighed,
)
from adjudicator.games.river.search.joint_sides import elite_names
from adjudicator.games.river.table.cards import DECK
from adjudicator.games.river.table.position import Dam, LaidCards, Position
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Params, Reason, Verdict
from adjudicator.values import Json
from solver.answer import FalseWitness, OutOfBudget

STEPS_FOR_MOST_HELD: Final = 10_000
"""Steps of the search, after the verdict, to find how many dams can be held and the fewest that can't."""

Sides = Mapping[int, ShownSide]
"""The defender's full sides, by the place of the dam in the claim."""


@dataclass(frozen=True, slots=True)
class JointControl:
    """The defender can't hold all of these dams at once."""

    dams: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class JointFinding:
    """The finding, and the search that it comes from."""

    finding: Finding
    search: JointSearch | None = None
    most: Places | None = None
    """The most dams that can be held together; None if that is not known."""
    sides: Sides = field(default_factory=dict)
    """The sides with which they are held."""


# Problems of the claim


def read_joint_control(
    form: JointControlForm, position: PositionForm, _: Readings
) -> tuple[JointControl, list[Problem]]:
    places = [(name, pointer("claim", "dams", place)) for place, name in enumerate(form.dams)]
    problems: list[Problem] = []
    for place, (name, at) in enumerate(places):
        unknown = list(unknown_dams(position, [(name, at)]))
        problems += unknown
        if not unknown and name in form.dams[:place]:
            problems.append(Problem(Kind.CONTRADICTORY, "dam-named-twice", at, {"dam": str(name)}))
    return JointControl(tuple(form.dams)), problems


def joint_control_needs(case: Case[Position, JointControl]) -> list[Problem]:
    return missing_joint_facts(case.position, dams_of(case.position, case.claim.dams), case.readings)


def missing_joint_facts(position: Position, dams: Sequence[Dam], readings: Readings) -> list[Problem]:
    if won_already(position, readings) is not None:
        return []
    if any(len(dam.attacker) < dam.face.slots for dam in dams):
        return []
    return [*tactics_missing(position, dams, readings), *first_missing(position, dams, readings)]


def dams_of(position: Position, named: Sequence[int | str]) -> tuple[Dam, ...]:
    return tuple(position.dam(name) for name in named)


# The verdict


def decide_joint_control(case: Case[Position, JointControl]) -> Finding:
    dams = dams_of(case.position, case.claim.dams)
    return search_joint_control(case.position, dams, case.readings).finding


def search_joint_control(
    position: Position,
    dams: Sequence[Dam],
    readings: Readings,
    steps: int = MOST_STEPS,
    known: JointFinding | None = None,
) -> JointFinding:
    """Rule river.joint.shared-pool: upheld if the unseen cards can't be laid so that every dam is held.

    ``known`` is the finding under other readings. It holds here too if these readings change no contest.
    """
    won = won_already(position, readings)
    if won is not None:
        over: Params = {"dams": [str(dam.name) for dam in dams], **won.params}
        return JointFinding(Finding(Verdict.REJECTED, Reason("river.control.when", "river-joint-over", over)))
    short = [str(dam.name) for dam in dams if len(dam.attacker) < dam.face.slots]
    if short:
        summary = Reason("river.control.full", "river-joint-not-full", {"dams": short, "count": len(short)})
        return JointFinding(Finding(Verdict.REJECTED, summary))
    pool = pool_of(position, readings)
    contests = joint_contests(position, dams, readings, pool)
    if known is not None and known.search is not None and known.search.table.contests == contests:
        return known
    search = JointSearch(weighed(dams, contests, pool), Budget(steps))
    try:
        allocation = search.allocation(search.every_dam)
    except OutOfBudget:
        return JointFinding(_gave_up_finding(dams))
    if allocation is not None:
        sides = replayed_sides(search.table, search.every_dam, allocation)
        params: Params = {"dams": [str(dam.name) for dam in dams], "count": len(dams)}
        summary = Reason("river.joint.shared-pool", "river-joint-rejected", params)
        answer = _most_held_answer(dams, search.every_dam, sides, ())
        witness = {"dams": [_held_json(dams[place], side) for place, side in sides.items()]}
        finding = Finding(Verdict.REJECTED, summary, witness, answer)
        return JointFinding(finding, search, search.every_dam, sides)
    search.budget.left = min(search.budget.left, STEPS_FOR_MOST_HELD)
    try:
        most = search.most_held()
    except OutOfBudget:
        return most_unknown(search)
    sides = replayed_sides(search.table, most, search.allocation(most) or {})
    answer = _most_held_answer(dams, most, sides, search.cores)
    return JointFinding(_upheld(dams, len(most), answer), search, most, sides)


def _gave_up_finding(dams: Sequence[Dam]) -> Finding:
    params: Params = {"dams": [str(dam.name) for dam in dams], "said": "search: gave-up", "why": "budget"}
    return Finding(Verdict.UNDECIDED, Reason("river.joint.shared-pool", "river-joint-undecided", params))


def most_unknown(search: JointSearch) -> JointFinding:
    """The dams can't all be held, and it is not known how many can."""
    return JointFinding(_upheld(search.table.dams, "unknown", None), search)


def _upheld(dams: Sequence[Dam], most: int | str, answer: dict[str, Json] | None) -> Finding:
    params: Params = {"dams": [str(dam.name) for dam in dams], "count": len(dams), "most": most}
    summary = Reason("river.joint.shared-pool", "river-joint-upheld", params)
    return Finding(Verdict.UPHELD, summary, answer=answer)


def _most_held_answer(
    dams: Sequence[Dam], most: Places, sides: Sides, cores: Sequence[Places]
) -> dict[str, Json]:
    """How many dams can be held, with a side for each, and the sets of dams that can't be held together."""
    return {
        "most": len(most),
        "of": len(dams),
        "dams": [
            {
                "dam": dam.name,
                "held": place in most,
                "witness": _held_json(dam, sides[place]) if place in sides else None,
            }
            for place, dam in enumerate(dams)
        ],
        "not_together": [[dams[place].name for place in core] for core in sorted(cores)],
    }


def _held_json(dam: Dam, side: ShownSide) -> dict[str, Json]:
    return {"dam": dam.name, **side.json}


# The witness


def replayed_sides(table: JointDams, places: Places, allocation: Allocation) -> dict[int, ShownSide]:
    """The defender's full sides at these dams. The rules replay each, and no card may be used twice."""
    sides: dict[int, ShownSide] = {}
    used = 0
    brought: tuple[str, ...] = ()
    for place in places:
        at, dam = table.contests[place], table.dams[place]
        cards = allocation.get(place, 0)
        elites = elite_names(cards)
        own = at.defender
        whole = LaidCards(own.real | cards & DECK, own.elites + elites, at.slots)
        best = strongest(at, whole, 0, 0)
        if best is None or used & cards & DECK:
            raise FalseWitness(f"{allocation} at {table}")
        build = Build(best.strength, cards & DECK, best.elites)
        sides[place] = replayed_side(at, dam.defender, build)
        used |= cards & DECK
        brought += elites
    spare = elite_names(table.pool)
    if len(brought) > table.limit or any(brought.count(elite) > spare.count(elite) for elite in brought):
        raise FalseWitness(f"{brought} at {table}")
    return sides
