"""Questions whose answer lies open: the wall's order, the outcome of a round, the final ranking."""

from collections.abc import Iterator, Mapping
from typing import Any

from adjudicator.games.romans.claims.round_tree import unfold
from adjudicator.games.romans.rules.accounts import result_told, wall_told
from adjudicator.games.romans.rules.ending import final
from adjudicator.games.romans.rules.wall import arranged
from adjudicator.games.romans.table.forts import KIND, fort_name
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict

Decided = tuple[Finding, tuple[Reason, ...]]


def decide_wall(table: Table, readings: Readings) -> Decided:
    """The six forts in their right order, and why."""
    row = tuple(fort & KIND for fort in table.wall)
    wall = arranged(row, readings)
    names = [fort_name(fort) for fort in wall]
    params = {"forts": names, "same": "yes" if wall == row else "no"}
    summary = Reason("romans.wall.order", "romans-wall-answer", params)
    answer = {"wall": names, "in_order": wall == row}
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(wall_told(row, readings))


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


def outcomes_of(tree: Mapping[str, Any]) -> list[str]:
    """What a round may come to, whoever chooses it and however: for comparing one reading with another."""
    found = set()
    for _, end in _ends(tree, ()):
        plain = {
            name: end[name] for name in ("takes", "fort", "discarded", "wall", "may_rearrange", "result")
        }
        clans = {
            clan: sorted((sorted(way["keeps"]), sorted(way["forts"])) for way in ways)
            for clan, ways in end["clans"].items()
        }
        found.add(repr((plain, clans)))
    return sorted(found)


def _said(end: Mapping[str, Any]) -> Reason:
    if end["takes"] is None:
        params = {"forts": end["discarded"], "count": len(end["discarded"])}
        return Reason("romans.attack.tie", "romans-round-nobody", params)
    return Reason("romans.attack.capture", "romans-round-takes", {"clan": end["takes"], "fort": end["fort"]})


def _own_ways(end: Mapping[str, Any]) -> Iterator[Reason]:
    """What each clan has left, and what it may choose to have left."""
    for clan, ways in end["clans"].items():
        if len(ways) == 1:
            params = {"clan": clan, "cards": ways[0]["keeps"], "count": len(ways[0]["keeps"])}
            yield Reason("romans.attack.discard", "romans-round-left", params)
            continue
        same = len({tuple(way["forts"]) for way in ways}) == 1
        for way in ways:
            does = [" / ".join(" + ".join(one) for one in way["ways"])]
            params = {"clan": clan, "does": does, "cards": way["keeps"], "count": len(way["keeps"])}
            params["forts"] = "same" if same else way["forts"]
            yield Reason("romans.attack.discard", "romans-round-way", params)


def decide_result(table: Table, readings: Readings) -> Decided:
    """The ranking of a game that is over."""
    *told, summary = result_told(table, readings)
    return Finding(Verdict.ANSWERED, summary, answer=final(table, readings)), tuple(told)
