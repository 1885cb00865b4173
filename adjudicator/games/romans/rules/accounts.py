"""How the wall and the final ranking come about, told step by step."""

from collections.abc import Sequence
from typing import Any

from adjudicator.games.romans.rules.ending import final
from adjudicator.games.romans.rules.wall import arranged, highest, lowest
from adjudicator.games.romans.table.forts import KIND, VALUES, fort_name
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason


def _reason(rule: str, message: str, **params: Any) -> Reason:
    return Reason(f"romans.{rule}", f"romans-{message}", params)


def wall_told(row: Sequence[int], readings: Readings) -> list[Reason]:
    """From the row as it was turned up to the wall (romans.wall.order, romans.wall.ties)."""
    told = [_reason("wall.uncover", "wall-row", forts=[fort_name(fort) for fort in row])]
    for place, end in ((lowest(row), "left"), (highest(row), "right")):
        worth = VALUES[row[place] & KIND]
        equal = [other + 1 for other, fort in enumerate(row) if VALUES[fort & KIND] == worth]
        params = {"fort": fort_name(row[place]), "place": place + 1, "end": end}
        told.append(_reason("wall.order", "wall-end", **params))
        if len(equal) > 1:
            places = [str(one) for one in equal]
            told.append(_reason("wall.ties", "wall-equal", places=places, place=place + 1, end=end))
    forts = [fort_name(fort) for fort in arranged(row, readings)]
    told.append(_reason("wall.order", "wall-stands", forts=forts, move=readings["wall-move"]))
    return told


def result_told(table: Table, readings: Readings) -> list[Reason]:
    """What everyone has, and what has decided (romans.end.points, romans.end.ties)."""
    found = final(table, readings)
    told = [_reason("end.points", "end-score", **_scored(one)) for one in found["ranking"]]
    told += [_reason("neutral.no-win", "end-neutral", **_scored(one)) for one in found["neutral"]]
    return [*told, decided(found)]


def _scored(one: dict[str, Any]) -> dict[str, Any]:
    return {
        "clan": one["clan"],
        "points": str(one["points"]).replace("-", "−"),
        "forts": one["forts"],
        "count": len(one["forts"]),
    }


def decided(found: dict[str, Any]) -> Reason:
    """The last step: who has won, and by what."""
    by, won = found["by"], found["winners"]
    if by == "shared":
        return _reason("end.ties", "end-shared", clans=won)
    if by in ("lost", "outscored"):
        rule = "neutral.fortheca" if by == "lost" else "neutral.no-win"
        return _reason(rule, "end-nobody", by=by)
    rules = {"fortheca": "fortheca.three", "points": "end.points", "alone": "neutral.no-win"}
    return _reason(rules.get(by, "end.ties"), "end-winner", clan=won[0], by=by)
