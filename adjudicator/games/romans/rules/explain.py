"""The reasons, step by step, for the order of the wall and for the final ranking."""

from collections.abc import Sequence
from typing import Any

from adjudicator.games.romans.rules.ending import final_result
from adjudicator.games.romans.rules.wall import arranged, highest_place, lowest_place
from adjudicator.games.romans.table.forts import KIND, VALUES, fort_name
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason


def _reason(rule: str, message: str, **params: Any) -> Reason:
    return Reason(f"romans.{rule}", f"romans-{message}", params)


def explain_wall(row: Sequence[int], readings: Readings) -> list[Reason]:
    """How the row as turned up becomes the wall (romans.wall.order, romans.wall.ties)."""
    steps = [_reason("wall.uncover", "wall-row", forts=[fort_name(fort) for fort in row])]
    for place, end in ((lowest_place(row), "left"), (highest_place(row), "right")):
        worth = VALUES[row[place] & KIND]
        equal = [other + 1 for other, fort in enumerate(row) if VALUES[fort & KIND] == worth]
        params = {"fort": fort_name(row[place]), "place": place + 1, "end": end}
        steps.append(_reason("wall.order", "wall-end", **params))
        if len(equal) > 1:
            places = [str(one) for one in equal]
            steps.append(_reason("wall.ties", "wall-equal", places=places, place=place + 1, end=end))
    forts = [fort_name(fort) for fort in arranged(row, readings)]
    steps.append(_reason("wall.order", "wall-stands", forts=forts, move=readings["wall-move"]))
    return steps


def explain_result(table: Table, readings: Readings) -> list[Reason]:
    """The score of every clan, then who has won and why (romans.end.points, romans.end.ties)."""
    result = final_result(table, readings)
    steps = [_reason("end.points", "end-score", **_score_params(score)) for score in result["ranking"]]
    steps += [_reason("neutral.no-win", "end-neutral", **_score_params(score)) for score in result["neutral"]]
    points = [score["points"] for score in result["ranking"]]
    if any(cards.dropped for cards in table.cards) and len(set(points)) < len(points):
        steps.append(_reason("end.forts", "end-counted", counted=readings["forts-counted"]))
        if readings["forts-counted"] == "captured":
            steps += [_captured(table, clan) for clan, cards in enumerate(table.cards) if cards.dropped]
    return [*steps, explain_winner(result)]


def _captured(table: Table, clan: int) -> Reason:
    """How many forts the clan has captured, and which of them it has given up."""
    cards = table.cards[clan]
    given_up, count = [fort_name(fort) for fort in cards.dropped], len(cards.forts) + len(cards.dropped)
    return _reason("end.forts", "end-captured", clan=table.setup.clans[clan], forts=given_up, count=count)


def _score_params(score: dict[str, Any]) -> dict[str, Any]:
    return {
        "clan": score["clan"],
        "points": str(score["points"]).replace("-", "−"),
        "forts": score["forts"],
        "count": len(score["forts"]),
    }


def explain_winner(result: dict[str, Any]) -> Reason:
    """Who has won, and what decided it."""
    by, won = result["by"], result["winners"]
    if by == "not-listed":
        return _reason("end.points", "end-not-listed")
    if by == "not-known":
        return _reason("end.forts", "end-not-known")
    if by == "shared":
        return _reason("end.ties", "end-shared", clans=won)
    if by in ("lost", "outscored"):
        rule = "neutral.fortheca" if by == "lost" else "neutral.no-win"
        return _reason(rule, "end-nobody", by=by)
    rules = {"fortheca": "fortheca.three", "points": "end.points", "alone": "neutral.no-win"}
    return _reason(rules.get(by, "end.ties"), "end-winner", clan=won[0], by=by)
