"""What a round comes to, as reasons: every choice with its totals, and what each clan has left."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, Final

from adjudicator.games.romans.claims.round_tree import branch_steps
from adjudicator.games.romans.rules.explain import explain_winner
from adjudicator.games.romans.table.actions import read
from adjudicator.games.romans.table.cards import WARRIORS
from adjudicator.games.romans.table.forts import FORTS, KOMFORT, fort_name
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Phrase, Reason

Branch = tuple[tuple[str, ...], Mapping[str, Any]]
"""A single sequence of choices, and the leaf that it leads to."""
MOST_BEARING: Final = 8
"""So many choices are told among what decides. The others are told apart."""
MOST_LINES: Final = 6
"""So many lines of cards that stay after a choice are told among what decides, one for each clan."""
_DECIDED_BY: Final = {
    "romans-highest": "highest",
    "romans-sole": "sole",
    "romans-archr-wins": "tie-broken",
    "romans-archr-several": "tie-cancelled",
    "romans-tie": "tie",
    "romans-tie-below": "tie",
    "romans-all-filchy": "nobody-fights",
}
"""The step that says who captures, and why."""

_RULE_OF_CHOICE: Final = {
    "pays": "romans.fokus.discard",
    "keeps-axx": "romans.axx.keep",
    "keeps-weakest": "romans.komfort.keep",
    "sacrifices": "romans.horsie.cost",
    "gives": "romans.fortuna.cost",
}
"""By what a clan chooses for itself, and the rule about it."""


def outcome_steps(end: Mapping[str, Any]) -> Iterator[Reason]:
    """What each clan has face up after the round, the ways in which it may choose, and the end of a game."""
    for clan, ways in end["clans"].items():
        if len(ways) == 1 and len(ways[0]["ways"]) > 1:
            yield from _both_costs(clan, ways[0])
    settled = [_left(clan, ways[0]) for clan, ways in end["clans"].items() if len(ways) == 1]
    if settled:
        yield Reason("romans.attack.discard", "romans-round-left", {"cases": settled})
    for clan, ways in end["clans"].items():
        if len(ways) > 1:
            by = _chosen_by(end, ways)
            params: Params = {"clan": clan, "by": by, "cases": _stays(ways)}
            yield Reason(_RULE_OF_CHOICE[by], "romans-round-stays", params)
            params = {"clan": clan, "cases": _ways(ways)}
            yield Reason(_RULE_OF_CHOICE[by], "romans-round-ways", params, bears=False)
    if end["result"] is not None:
        yield explain_winner(end["result"])


def _both_costs(clan: str, way: Mapping[str, Any]) -> Iterator[Reason]:
    """A clan with two cards pays with both for Fort Fokus and Horsie, whichever goes first."""
    first = [read(does[0]) for does in way["ways"]]
    paid = [WARRIORS[one.what[0]] for one in first if one is not None and one.verb == "pays"]
    if len(paid) == len(first) and not way["keeps"]:
        yield Reason("romans.fokus.horsie", "romans-round-both", {"clan": clan, "cards": paid})


def choice_reasons(table: Table, readings: Readings, tree: Mapping[str, Any]) -> Iterator[Reason]:
    """Every choice of Qween and Dru'hid: the totals, and who takes which fort."""
    yield from _choosing(table, tree)
    told = 0
    for choices, end in _branches(tree, ()) if "options" in tree else ():
        reason = _branch(table, readings, choices, end)
        bears = reason.bears and told < MOST_BEARING
        told += bears
        yield replace(reason, bears=bears)


def left_reasons(tree: Mapping[str, Any]) -> Iterator[Reason]:
    """What each clan has left and who has won after each choice. What comes to the same is told together."""
    groups: dict[str, list[Branch]] = {}
    results: dict[str, list[Branch]] = {}
    for choices, end in _branches(tree, ()):
        groups.setdefault(repr(_kept(end)), []).append((choices, end))
        if end["result"] is not None:
            results.setdefault(repr(explain_winner(end["result"]).phrase), []).append((choices, end))
    bears = sum(len(group[0][1]["clans"]) for group in groups.values()) <= MOST_LINES
    for group in groups.values():
        end = group[0][1]
        cases = [_left(clan, ways[0]) for clan, ways in end["clans"].items() if len(ways) == 1]
        cases += [
            Phrase("romans-left-ways", {"clan": clan, "cases": _stays(ways)})
            for clan, ways in end["clans"].items()
            if len(ways) > 1
        ]
        params: Params = {"choices": _chosen(group), "cases": cases, "groups": len(groups)}
        yield Reason("romans.attack.discard", "romans-round-if-left", params, bears=bears)
    for group in results.values():
        params = {"choices": _chosen(group), "result": explain_winner(group[0][1]["result"]).phrase}
        yield Reason("romans.end.points", "romans-round-if-result", params, bears=bears)


def _chosen(group: Sequence[Branch]) -> list[str]:
    return [" / ".join(" + ".join(choices) for choices, _ in group)]


def _kept(end: Mapping[str, Any]) -> list[object]:
    """The cards that each clan may keep; with its forts where they hang on what it keeps."""
    return [
        [
            (way["keeps"], way["forts"] if len({tuple(one["forts"]) for one in ways}) > 1 else None)
            for way in ways
        ]
        for ways in end["clans"].values()
    ]


def _choosing(table: Table, tree: Mapping[str, Any]) -> Iterator[Reason]:
    """Who has a choice, by which rule. Dru'hid's may follow Qween's."""
    if "options" not in tree:
        return
    shifts = table.setup.druhid_shifts
    druhid = "romans.variant.druhid-shift" if shifts else "romans.druhid.swap"
    qween = tree["what"] == "qween"
    message = "romans-qween-chooses" if qween else "romans-druhid-chooses"
    params: Params = {
        "clan": tree["who"],
        "shift": "yes" if shifts else "no",
        "forts": _forts_by_place(table),
    }
    yield Reason("romans.qween.seduce" if qween else druhid, message, params)
    later = [reason for option in tree["options"] for reason in _choosing(table, option)]
    yield from (reason for at, reason in enumerate(later) if reason not in later[:at])


def _forts_by_place(table: Table) -> list[Phrase]:
    return [
        Phrase("romans-fort-at", {"fort": fort_name(fort), "place": table.round + at})
        for at, fort in enumerate(table.wall)
    ]


def _branches(tree: Mapping[str, Any], choices: tuple[str, ...]) -> Iterator[Branch]:
    """Every single sequence of choices with the leaf that it leads to."""
    if "options" not in tree:
        yield choices, tree
        return
    for option in tree["options"]:
        for text, (rest, end) in product(option["do"], list(_branches(option, ()))):
            yield (*choices, text, *rest), end


def _branch(table: Table, readings: Readings, choices: Sequence[str], end: Mapping[str, Any]) -> Reason:
    """One sequence of choices: the totals, and who takes which fort.

    That Dru'hid may take any fort of the wall is told once. It bears on nothing else which one he takes.
    """
    steps = branch_steps(table, readings, choices)
    totals = [
        Phrase("romans-total-short", {"clan": step.params["clan"], "total": step.params["total"]})
        if step.message == "romans-total"
        else Phrase("romans-total-out", {"clan": step.params["clan"]})
        for step in steps
        if step.message in ("romans-total", "romans-filchy-out")
    ]
    by = next((_DECIDED_BY[step.message] for step in steps if step.message in _DECIDED_BY), "highest")
    params: Params = {
        "choices": [" + ".join(choices)],
        "totals": totals,
        "count": len(totals),
        "by": by,
        "clan": end["takes"] or "",
        "fort": end["fort"] or "",
    }
    if end["takes"] is None:
        return Reason("romans.attack.tie", "romans-round-if-nobody", params)
    rule = "romans.archr.tie" if by == "tie-broken" else "romans.attack.capture"
    contested = end["fort"] == fort_name(table.wall[0])
    return Reason(rule, "romans-round-if", params, bears=bool(totals) and contested)


def _left(clan: str, way: Mapping[str, Any]) -> Phrase:
    params = {"clan": clan, "cards": way["keeps"], "count": len(way["keeps"])}
    return Phrase("romans-left", params)


def _chosen_by(end: Mapping[str, Any], ways: Sequence[Mapping[str, Any]]) -> str:
    """By what the clan has its first choice."""
    action = read(ways[0]["ways"][0][0])
    assert action is not None
    if action.verb != "keeps":
        return action.verb
    return "keeps-weakest" if end["fort"] == FORTS[KOMFORT] else "keeps-axx"


def _stays(ways: Sequence[Mapping[str, Any]]) -> list[Phrase]:
    """What a clan may have left, and the forts that it then has if they differ."""
    same = len({tuple(way["forts"]) for way in ways}) == 1
    return [
        Phrase(
            "romans-stays",
            {
                "cards": way["keeps"],
                "count": len(way["keeps"]),
                "forts": "same" if same else way["forts"],
            },
        )
        for way in ways
    ]


def _ways(ways: Sequence[Mapping[str, Any]]) -> list[Phrase]:
    """Every way in which a clan may choose, with the cards that it has left."""
    found = []
    for way in ways:
        does = " / ".join(" + ".join(one) for one in way["ways"])
        params = {"does": does, "cards": way["keeps"], "count": len(way["keeps"])}
        found.append(Phrase("romans-round-way", params))
    return found
