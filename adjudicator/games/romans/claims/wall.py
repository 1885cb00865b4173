"""``wall``: the six forts of this turn in their right order."""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.case import Case
from adjudicator.games.romans.intake.claim_forms import WallForm
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.rules.explain import explain_wall
from adjudicator.games.romans.rules.wall import arranged
from adjudicator.games.romans.table.forts import KIND, WALL, fort_name
from adjudicator.games.romans.table.position import Position
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict


@dataclass(frozen=True, slots=True)
class Wall:
    """The wall in its right order."""


def read_wall(_: WallForm, _position: PositionForm, _r: Readings) -> tuple[Wall, list[Problem]]:
    return Wall(), []


def wall_needs(case: Case[Position, Wall]) -> Iterator[Problem]:
    count = len(case.position.table.wall)
    if count != WALL:
        yield Problem(Kind.MISSING, "wall-not-six", pointer("position", "wall"), {"count": count})


def find_wall(case: Case[Position, Wall]) -> tuple[Finding, tuple[Reason, ...]]:
    """The order of the wall, and the steps that explain it (romans.wall.order)."""
    table, readings = case.position.table, case.readings
    row = tuple(fort & KIND for fort in table.wall)
    wall = arranged(row, readings)
    names = [fort_name(fort) for fort in wall]
    params = {"forts": names, "same": "yes" if wall == row else "no"}
    summary = Reason("romans.wall.order", "romans-wall-answer", params)
    answer = {"wall": names, "in_order": wall == row}
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(explain_wall(row, readings))
