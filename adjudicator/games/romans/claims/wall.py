"""``wall``: the six forts of this turn in their right order."""

from adjudicator.games.romans.rules.explain import explain_wall
from adjudicator.games.romans.rules.wall import arranged
from adjudicator.games.romans.table.forts import KIND, fort_name
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict


def decide_wall(table: Table, readings: Readings) -> tuple[Finding, tuple[Reason, ...]]:
    """The order of the wall, and the steps that explain it (romans.wall.order)."""
    row = tuple(fort & KIND for fort in table.wall)
    wall = arranged(row, readings)
    names = [fort_name(fort) for fort in wall]
    params = {"forts": names, "same": "yes" if wall == row else "no"}
    summary = Reason("romans.wall.order", "romans-wall-answer", params)
    answer = {"wall": names, "in_order": wall == row}
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(explain_wall(row, readings))
