"""The claim `joint-control`: the defender can't hold all of these dams at once, as they share what is unseen.

Upheld, it entitles nobody to a dam: each dam is still taken by a declaration of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from adjudicator.games.river.rules.formations import best_strength
from adjudicator.games.river.rules.strongest import Build, strongest
from adjudicator.games.river.rules.witness import FalseWitness, replay, side_of
from adjudicator.games.river.search.joint import NODES, Budget, GaveUp, Held
from adjudicator.games.river.search.joint_dams import Combined, Joint, Places, joint
from adjudicator.games.river.search.joint_sides import elite_names
from adjudicator.games.river.table.cards import DECK
from adjudicator.games.river.table.position import Dam, Position, Stand
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict

FURTHER: Final = 10_000
"""So many steps for how many dams can be held, and for the fewest that can't, once the verdict is known."""

Side = dict[str, Any]


@dataclass(frozen=True, slots=True)
class JointControl:
    """The defender can't hold all of these dams at once."""

    dams: tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Weighed:
    """The finding, and what the search knows about the dams."""

    finding: Finding
    combined: Combined | None = None
    most: Places | None = None
    """The most dams that can be held together; None where that is not known."""


# Before any card counts


def check_joint(position: Position, named: Sequence[int | str], readings: Readings) -> list[Problem]:
    """What is wrong with the claim, and the facts that it hangs on and that were not given."""
    problems: list[Problem] = []
    known = {dam.name for dam in position.dams}
    for place, name in enumerate(named):
        at = pointer("claim", "dams", place)
        if name not in known:
            problems.append(Problem(Kind.CONTRADICTORY, "unknown-dam", at, {"dam": str(name)}))
        elif name in named[:place]:
            problems.append(Problem(Kind.CONTRADICTORY, "dam-named-twice", at, {"dam": str(name)}))
    return problems or missing_facts(position, dams_of(position, named), readings)


def missing_facts(position: Position, dams: Sequence[Dam], readings: Readings) -> list[Problem]:
    if any(len(dam.attacker) < dam.face.slots for dam in dams):
        return []
    problems: list[Problem] = []
    to_prove = any(len(dam.defender) < dam.face.slots for dam in dams)
    if to_prove and readings["unplayed-elites"] == "allowed" and position.tactics_played is None:
        problems.append(Problem(Kind.MISSING, "tactics-missing", pointer("position", "tactics_played")))
    table = joint(position, dams, readings)
    for place, dam in enumerate(dams):
        if dam.first is None and len(dam.defender) == dam.face.slots and is_even(table, place):
            at = pointer("position", "dams", position.dams.index(dam), "first")
            problems.append(Problem(Kind.MISSING, "first-missing", at, {"dam": str(dam.name)}))
    return problems


def is_even(table: Joint, place: int) -> bool:
    """Are these two full sides equally strong?"""
    at = table.contests[place]
    attacker, defender = (
        best_strength(at.requirement, at.rungs, side.real, side.elites) for side in (at.attacker, at.defender)
    )
    return attacker == defender


def dams_of(position: Position, named: Sequence[int | str]) -> tuple[Dam, ...]:
    return tuple(position.dam(name) for name in named)


# The verdict


def decide_joint(position: Position, dams: Sequence[Dam], readings: Readings) -> Finding:
    """The verdict and what shows it, by the search alone."""
    return weigh(position, dams, readings).finding


def weigh(position: Position, dams: Sequence[Dam], readings: Readings, steps: int = NODES) -> Weighed:
    """Rule river.joint.shared-pool: upheld exactly if no way to lay the unseen cards holds every dam."""
    names = [str(dam.name) for dam in dams]
    params: dict[str, Any] = {"dams": names, "count": len(dams)}
    short = [str(dam.name) for dam in dams if len(dam.attacker) < dam.face.slots]
    if short:
        params = {"dams": short, "count": len(short)}
        return Weighed(
            Finding(Verdict.REJECTED, Reason("river.control.full", "river-joint-not-full", params))
        )
    combined = Combined(joint(position, dams, readings), Budget(steps))
    try:
        held = combined.hold(combined.all)
    except GaveUp:
        return Weighed(gave_up(dams))
    if held is not None:
        sides = sides_of(combined.table, combined.all, held)
        summary = Reason("river.joint.shared-pool", "river-joint-rejected", params)
        shown = answer_of(dams, combined.all, sides, ())
        return Weighed(
            Finding(Verdict.REJECTED, summary, {"dams": list(sides.values())}, shown), combined, combined.all
        )
    combined.budget.left = min(combined.budget.left, FURTHER)
    most: Places | None = None
    try:
        most = combined.most()
    except GaveUp:
        most = None
    return Weighed(upheld(combined, most), combined, most)


def gave_up(dams: Sequence[Dam]) -> Finding:
    params = {"dams": [str(dam.name) for dam in dams], "said": "search: gave-up"}
    return Finding(Verdict.UNDECIDED, Reason("river.joint.shared-pool", "river-joint-undecided", params))


def upheld(combined: Combined, most: Places | None) -> Finding:
    """The finding where the dams can't all be held; ``most`` is None where nobody could say how many can."""
    dams = combined.table.dams
    params: dict[str, Any] = {
        "dams": [str(dam.name) for dam in dams],
        "count": len(dams),
        "most": "unknown" if most is None else len(most),
    }
    answer = None
    if most is not None:
        sides = sides_of(combined.table, most, combined.hold(most) or {})
        answer = answer_of(dams, most, sides, combined.cores)
    return Finding(
        Verdict.UPHELD, Reason("river.joint.shared-pool", "river-joint-upheld", params), answer=answer
    )


def answer_of(
    dams: Sequence[Dam], most: Places, sides: dict[int, Side], cores: Sequence[Places]
) -> dict[str, Any]:
    """The greatest number that can be held, with a side for each, and what keeps it from being greater."""
    return {
        "most": len(most),
        "of": len(dams),
        "dams": [
            {"dam": dam.name, "held": place in most, "witness": sides.get(place)}
            for place, dam in enumerate(dams)
        ],
        "not_together": [[dams[place].name for place in core] for core in sorted(cores)],
    }


# What holds the dams, replayed


def sides_of(table: Joint, places: Places, held: Held) -> dict[int, Side]:
    """The defender's full sides at these dams, each replayed by the rules, and no card used twice."""
    sides: dict[int, Side] = {}
    used = 0
    brought: tuple[str, ...] = ()
    for place in places:
        at, dam = table.contests[place], table.dams[place]
        cards = held.get(place, 0)
        elites = elite_names(cards)
        own = at.defender
        whole = Stand(own.real | cards & DECK, own.elites + elites, at.slots)
        best = strongest(at, whole, 0, 0)
        if best is None or used & cards & DECK:
            raise FalseWitness(f"{held} at {table}")
        build = Build(best.strength, cards & DECK, best.elites)
        replay(at, build)
        sides[place] = {"dam": dam.name, **side_of(at, own, dam.defender, build)}
        used |= cards & DECK
        brought += elites
    spare = elite_names(table.pool)
    if len(brought) > table.limit or any(brought.count(elite) > spare.count(elite) for elite in brought):
        raise FalseWitness(f"{brought} at {table}")
    return sides
