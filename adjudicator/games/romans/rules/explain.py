"""The reasons, step by step, for the order of the wall and for the final ranking."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from adjudicator.games.romans.rules.ending import Standing, final_result, standing
from adjudicator.games.romans.rules.wall import arranged, highest_place, lowest_place
from adjudicator.games.romans.table.forts import FORT, KIND, VALUES, fort_name
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Phrase, Reason, aside

_BY_FORTS: Final = ("forts", "strongest", "next-strongest", "shared", "not-known")
"""Points are equal, and the forts are compared."""


def _reason(rule: str, message: str, **params: Any) -> Reason:
    return Reason(f"romans.{rule}", f"romans-{message}", params)


def explain_wall(row: Sequence[int], readings: Readings) -> list[Reason]:
    """How the row as turned up becomes the wall (romans.wall.order, romans.wall.ties)."""
    forts = [fort_name(fort) for fort in row]
    steps = [_reason("wall.uncover", "wall-row", forts=forts, worth=[fort_worth(one) for one in forts])]
    for place, end in ((lowest_place(row), "left"), (highest_place(row), "right")):
        worth = VALUES[row[place] & KIND]
        equal = [other + 1 for other, fort in enumerate(row) if VALUES[fort & KIND] == worth]
        params = {"fort": fort_name(row[place]), "place": place + 1, "end": end, "value": worth}
        tied = len(equal) > 1
        if tied:
            steps.append(_reason("wall.ties", "wall-equal", places=[str(one) for one in equal], **params))
        steps.append(_reason("wall.order", "wall-end", tied="yes" if tied else "no", **params))
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
        counted = [_reason("end.forts", "end-counted", counted=readings["forts-counted"])]
        if readings["forts-counted"] == "captured":
            counted += [_captured(table, clan) for clan, cards in enumerate(table.cards) if cards.dropped]
        steps += counted if result["by"] in _BY_FORTS else aside(counted)
    return [*steps, *_tie_in_points(table, readings, result), explain_winner(result)]


def _tie_in_points(table: Table, readings: Readings, result: Mapping[str, Any]) -> Iterator[Reason]:
    """If the best players have the same points: what else is compared (romans.end.ties)."""
    if result["by"] not in _BY_FORTS:
        return
    best = max(row["points"] for row in result["ranking"])
    rows = []
    for row in result["ranking"]:
        cards = table.cards[table.setup.clans.index(row["clan"])]
        found = standing(cards.forts, cards.dropped, readings)
        if found.points == best:
            rows.append(tie_row(row["clan"], found))
    yield _reason("end.ties", "end-level", points=with_minus(best), cases=rows, by=result["by"])


def tie_row(clan: str, found: Standing) -> Phrase:
    """What breaks a tie in points, of one clan."""
    values = [with_minus(value) for value in found.values]
    return Phrase("romans-end-row", {"clan": clan, "count": found.forts, "values": values})


def _captured(table: Table, clan: int) -> Reason:
    """How many forts the clan has captured, and which of them it has given up."""
    cards = table.cards[clan]
    given_up, count = [fort_name(fort) for fort in cards.dropped], len(cards.forts) + len(cards.dropped)
    return _reason("end.forts", "end-captured", clan=table.setup.clans[clan], forts=given_up, count=count)


def _score_params(score: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "clan": score["clan"],
        "points": with_minus(score["points"]),
        "forts": score["forts"],
        "worth": [fort_worth(fort) for fort in score["forts"]],
        "count": len(score["forts"]),
    }


def fort_worth(fort: str) -> str:
    """The fort with its value."""
    return f"{fort} {with_minus(VALUES[FORT[fort]])}"


def with_minus(points: int) -> str:
    """The number with a proper minus sign."""
    return str(points).replace("-", "−")


def explain_winner(result: Mapping[str, Any]) -> Reason:
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
    if by == "choice":
        sure = "no" if won is None else "yes"
        return _reason("fortuna.cost", "end-choice", clans=won or [], count=len(won or []), sure=sure)
    rules = {"fortheca": "fortheca.three", "points": "end.points", "alone": "neutral.no-win"}
    points = [row["points"] for row in result["ranking"]]
    compared = {"points": with_minus(points[0]), "second": with_minus(max(points[1:], default=0))}
    return _reason(rules.get(by, "end.ties"), "end-winner", clan=won[0], by=by, **compared)
