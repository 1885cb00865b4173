"""What a ruling about an ending says of other readings is what is found under them, each asked on its own."""

from random import Random

import pytest

from adjudicator.claims.decide import decide
from adjudicator.games.river.table.table import Table
from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from adjudicator.readings import Readings, one_changed
from adjudicator.ruling import Finding, Verdict
from adjudicator.rulings.rule import rule
from adjudicator.values import Json
from solver.answer import OutOfBudget
from tests.river.claims.test_can_win import random_ending_readings, small_ending
from tests.river.ending_reach import listed_ending
from tests.river.support import RIVER, facts


def _answer(finding: Finding) -> object:
    """The verdict and who wins. How they win is one way among many."""
    return finding.verdict, None if finding.answer is None else finding.answer["winner"]


def _found_under(table: Table, claim: Json, readings: Readings) -> object:
    """None if the facts do not suffice under these readings, or if the claim is undecided."""
    case: Json = {"game": "river", "position": facts(table), "claim": claim, "readings": dict(readings)}
    try:
        found = decide(RIVER, read_case(case))
    except BadCase:
        return None
    return None if found.verdict is Verdict.UNDECIDED else _answer(found)


@pytest.mark.parametrize("tactics", [False, True])
@pytest.mark.parametrize("kind", ["forced", "can-win"])
def test_each_other_reading(kind: str, tactics: bool) -> None:
    rng = Random(f"{kind} {tactics}")
    claim: Json = {"kind": kind} if kind == "forced" else {"kind": kind, "side": "attacker"}
    compared = changed = 0
    for number in range(14):
        readings = random_ending_readings(rng)
        try:
            table = (
                listed_ending(rng, 0, tactics=True).table
                if tactics
                else small_ending(rng, number % 2, 1, readings).table
            )
            case = read_case(
                {"game": "river", "position": facts(table), "claim": claim, "readings": dict(readings)}
            )
        except (BadCase, OutOfBudget):
            continue
        ruling = rule(RIVER, case)
        if ruling.verdict is Verdict.UNDECIDED:
            continue
        turned = {(one.reading, one.option) for one in ruling.depends_on}
        for name, other in one_changed(RIVER.readings, readings, kind):
            found = _found_under(table, claim, other)
            if found is None or name in ruling.untested:
                continue
            compared += 1
            changed += (name, other[name]) in turned
            assert ((name, other[name]) in turned) is (found != _answer(ruling.finding)), (table, name, other)
    assert compared > 60
    assert changed or not tactics
