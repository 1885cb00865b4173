"""``round``: who takes the fort of this round and what everyone keeps."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from adjudicator.case import Case
from adjudicator.games.romans.claims.round_told import choice_reasons, left_reasons, outcome_steps
from adjudicator.games.romans.claims.round_tree import build_round_tree
from adjudicator.games.romans.intake.check_setup import clans_missing
from adjudicator.games.romans.intake.claim_forms import RoundForm
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.table.cards import NONE, UNKNOWN
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict


@dataclass(frozen=True, slots=True)
class Round:
    """Who takes the fort and what everyone keeps."""


def read_round(_: RoundForm, _position: PositionForm, _r: Readings) -> tuple[Round, list[Problem]]:
    return Round(), []


def round_needs(case: Case[Position, Round]) -> Iterator[Problem]:
    """The card of every clan at the contested fort must be known."""
    table = case.position.table
    yield from clans_missing(table)
    if is_choice(table):
        return
    if table.step != Step.REVEAL:
        yield Problem(Kind.MISSING, "no-round-now", pointer("position", "step"))
        return
    for seat, cards in enumerate(table.cards):
        if cards.now == NONE and cards.down[0] == UNKNOWN:
            at = pointer("position", "clans", seat, "now")
            yield Problem(Kind.MISSING, "card-not-shown", at, {"clan": table.setup.clans[seat]})


def decide_round(case: Case[Position, Round]) -> Finding:
    return find_round(case)[0]


def find_round(case: Case[Position, Round]) -> tuple[Finding, tuple[Reason, ...]]:
    """The tree of the round, and its steps: every choice with its outcome."""
    table, readings = case.position.table, case.readings
    tree, certain_steps = build_round_tree(table, readings)
    ends = list(_ends(tree, ()))
    if len(ends) == 1:
        end = ends[0][1]
        steps = (*certain_steps, *outcome_steps(end))
        return Finding(Verdict.ANSWERED, _summary_of_end(end), answer=tree), steps
    takers = {end["takes"] for _, end in ends}
    sure = len(takers) == 1 and None not in takers
    params: dict[str, Any] = {"count": len(ends), "clan": next(iter(takers)) if sure else ""}
    summary = Reason("romans.attack.rounds", "romans-round-sure" if sure else "romans-round-open", params)
    steps = (*certain_steps, *choice_reasons(table, readings, tree), *left_reasons(tree))
    return Finding(Verdict.ANSWERED, summary, answer=tree), steps


End = tuple[tuple[str, ...], Mapping[str, Any]]
"""The choices that lead to a leaf of the tree, and that leaf."""


def _ends(tree: Mapping[str, Any], choices: tuple[str, ...]) -> Iterator[End]:
    if "options" not in tree:
        yield choices, tree
        return
    for option in tree["options"]:
        yield from _ends(option, (*choices, " / ".join(option["do"])))


def round_outcomes(tree: Mapping[str, Any]) -> list[str]:
    """Every outcome of the round without the choices that lead to it: for comparing two readings."""
    found = set()
    for _, end in _ends(tree, ()):
        for_all = {
            name: end[name] for name in ("takes", "fort", "discarded", "wall", "may_rearrange", "result")
        }
        clans = {
            clan: sorted((sorted(way["keeps"]), sorted(way["forts"])) for way in ways)
            for clan, ways in end["clans"].items()
        }
        found.add(repr((for_all, clans)))
    return sorted(found)


def _summary_of_end(end: Mapping[str, Any]) -> Reason:
    if end["takes"] is None:
        params = {"forts": end["discarded"], "count": len(end["discarded"])}
        return Reason("romans.attack.tie", "romans-round-nobody", params)
    if end["fort"] is None:
        return Reason("romans.attack.capture", "romans-round-captured", {"clan": end["takes"]})
    return Reason("romans.attack.capture", "romans-round-takes", {"clan": end["takes"], "fort": end["fort"]})
