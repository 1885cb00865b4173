"""``result``: the final ranking."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from adjudicator.case import Case
from adjudicator.games.romans.claims.given_up import given_up_missing
from adjudicator.games.romans.intake.check_setup import clans_missing
from adjudicator.games.romans.intake.claim_forms import ResultForm
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.rules.ending import final_result
from adjudicator.games.romans.rules.explain import explain_result
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict

_BY_NUMBERS: Final = ("points", "forts", "strongest", "next-strongest")
"""Here the scores say who has won. Elsewhere a rule does."""


@dataclass(frozen=True, slots=True)
class Result:
    """The final ranking."""


def read_result(_: ResultForm, _position: PositionForm, _r: Readings) -> tuple[Result, list[Problem]]:
    return Result(), []


def result_needs(case: Case[Position, Result]) -> Iterator[Problem]:
    if case.position.table.step != Step.OVER:
        yield Problem(Kind.MISSING, "game-goes-on", pointer("position", "step"))
        return
    if not case.position.table.cards:
        yield from clans_missing(case.position.table)
        return
    result = final_result(case.position.table, case.readings)
    open_place = any(row["place"] is None for row in result["ranking"])
    if result["by"] == "not-known" or (open_place and result["by"] not in ("fortheca", "lost")):
        yield from given_up_missing(case.position.table, case.readings)


def find_result(case: Case[Position, Result]) -> tuple[Finding, tuple[Reason, ...]]:
    """The ranking of a finished game, and the steps that explain it."""
    table, readings = case.position.table, case.readings
    *steps, summary = explain_result(table, readings)
    result = final_result(table, readings)
    if result["by"] not in _BY_NUMBERS:
        steps.append(summary)
    return Finding(Verdict.ANSWERED, summary, answer=result), tuple(steps)
