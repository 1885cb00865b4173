"""Questions whose answer lies open: the wall's order, the outcome of a round, the final ranking."""

from collections.abc import Iterator, Mapping
from typing import Any

from adjudicator.readings import Readings
from adjudicator.romans.ending import final
from adjudicator.romans.forts import KIND, fort_name
from adjudicator.romans.table import Table
from adjudicator.romans.unfold import unfold
from adjudicator.romans.wall import arranged, highest, lowest
from adjudicator.ruling import Finding, Reason, Verdict

Decided = tuple[Finding, tuple[Reason, ...]]


def decide_wall(table: Table, readings: Readings) -> Decided:
    """The six forts in their right order, and why."""
    row = tuple(fort & KIND for fort in table.wall)
    wall = arranged(row, readings)
    names = [fort_name(fort) for fort in wall]
    first, last = fort_name(row[lowest(row)]), fort_name(row[highest(row)])
    answer = {"wall": names, "in_order": wall == row}
    in_order = "yes" if wall == row else "no"
    summary = Reason("romans.wall.order", "romans-wall", {"forts": names, "in_order": in_order})
    steps = [
        Reason("romans.wall.order", "romans-wall-first", {"fort": first, "place": lowest(row) + 1}),
        Reason("romans.wall.order", "romans-wall-last", {"fort": last, "place": highest(row) + 1}),
        Reason("romans.wall.order", f"romans-wall-{readings['wall-move']}", {}),
    ]
    values = [fort_name(fort) for fort in row]
    if any(values.count(name) > 1 for name in (first, last)) or {"fokus", "niefort-4"} <= set(values):
        steps.append(Reason("romans.wall.ties", "romans-wall-ties", {}))
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(steps)


def decide_round(table: Table, readings: Readings) -> Decided:
    """The round step by step; where somebody chooses, every choice with its outcome."""
    tree, told = unfold(table, readings)
    ends = list(_ends(tree, ()))
    if len(ends) == 1:
        summary = _said(ends[0][1])
        steps = [*told, *_own_ways(ends[0][1])]
    else:
        takers = {end["takes"] for _, end in ends}
        sure = len(takers) == 1 and None not in takers
        params: dict[str, Any] = {"count": len(ends), "clan": next(iter(takers)) if sure else ""}
        message = "romans-round-sure" if sure else "romans-round-open"
        summary = Reason("romans.attack.rounds", message, params)
        steps = [*told]
        for choices, end in ends:
            params = {"choices": list(choices), "clan": end["takes"] or "", "fort": end["fort"] or ""}
            message = "romans-round-if" if end["takes"] else "romans-round-if-nobody"
            steps.append(Reason("romans.attack.capture", message, params))
    return Finding(Verdict.ANSWERED, summary, answer=tree), tuple(steps)


End = tuple[tuple[str, ...], Mapping[str, Any]]
"""The choices that lead to an end of the round, and that end."""


def _ends(tree: Mapping[str, Any], choices: tuple[str, ...]) -> Iterator[End]:
    if "options" not in tree:
        yield choices, tree
        return
    for option in tree["options"]:
        yield from _ends(option, (*choices, " / ".join(option["do"])))


def _said(end: Mapping[str, Any]) -> Reason:
    if end["takes"] is None:
        return Reason("romans.attack.tie", "romans-round-nobody", {"forts": end["discarded"]})
    return Reason("romans.attack.capture", "romans-round-takes", {"clan": end["takes"], "fort": end["fort"]})


def _own_ways(end: Mapping[str, Any]) -> Iterator[Reason]:
    """What each clan has left, and what it may choose to have left."""
    for clan, ways in end["clans"].items():
        if len(ways) == 1:
            params = {"clan": clan, "cards": ways[0]["keeps"], "count": len(ways[0]["keeps"])}
            yield Reason("romans.attack.discard", "romans-round-left", params)
            continue
        for way in ways:
            does = [" + ".join(one) for one in way["ways"]]
            params = {"clan": clan, "does": does, "cards": way["keeps"], "count": len(way["keeps"])}
            yield Reason("romans.attack.discard", "romans-round-way", params)


def decide_result(table: Table, readings: Readings) -> Decided:
    """The ranking of a game that is over."""
    ended = final(table, readings)
    won = ended["winners"]
    params = {"clans": won, "count": len(won), "by": ended["by"]}
    rule = {
        "fortheca": "romans.fortheca.three",
        "lost": "romans.neutral.fortheca",
        "outscored": "romans.neutral.no-win",
    }
    ties = ("forts", "strongest", "next-strongest", "shared")
    ground = rule.get(ended["by"], "romans.end.ties" if ended["by"] in ties else "romans.end.points")
    steps = [
        Reason(
            "romans.end.points",
            "romans-result-place",
            {
                "place": one["place"],
                "clan": one["clan"],
                "points": one["points"],
                "forts": one["forts"],
                "count": len(one["forts"]),
            },
        )
        for one in ended["ranking"]
    ]
    steps += [
        Reason(
            "romans.neutral.no-win",
            "romans-result-neutral",
            {"clan": one["clan"], "points": one["points"], "forts": one["forts"], "count": len(one["forts"])},
        )
        for one in ended["neutral"]
    ]
    return Finding(Verdict.ANSWERED, Reason(ground, "romans-result", params), answer=ended), tuple(steps)
