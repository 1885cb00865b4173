"""``result``: the final ranking."""

from adjudicator.games.romans.rules.ending import final_result
from adjudicator.games.romans.rules.explain import explain_result
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict


def decide_result(table: Table, readings: Readings) -> tuple[Finding, tuple[Reason, ...]]:
    """The ranking of a finished game, and the steps that explain it."""
    *steps, summary = explain_result(table, readings)
    return Finding(Verdict.ANSWERED, summary, answer=final_result(table, readings)), tuple(steps)
