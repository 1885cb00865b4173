"""A solver is named only where it was asked, and engines that share the rules are not called independent."""

from collections.abc import Iterator
from random import Random

import pytest

from adjudicator.case import Case
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from adjudicator.quorum import Trust, trust
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from solver.answer import SOLVER_NAMES, Solution
from solver.engines import SOLVERS
from solver.program import Program

ROMANS = load_game("romans")
CLAIMS = 60


def fort_claims() -> Iterator[Case[object, object]]:
    """Claims on forts at the tables of all precedents: rounds that are over, begun, and to come."""
    rng = Random("trust")
    files = [file for file in load_all("romans") if "verdict" in file.expect]
    for file in rng.sample(files, len(files)):
        position = file.case["position"]
        clans = [entry["clan"] for entry in position.get("clans", [])]
        if not clans:
            continue
        claim = {"kind": "fort", "clan": rng.choice(clans), "fort": rng.randint(1, 6)}
        claim["how"] = rng.choice(("certain", "possible"))
        try:
            yield read_case({"game": "romans", "position": position, "claim": claim})
        except BadCase:
            continue


def test_a_solver_is_named_only_if_it_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()

    def noting(name: str) -> None:
        solve = SOLVERS[name]

        def noted(program: Program) -> Solution:
            asked.add(name)
            return solve(program)

        monkeypatch.setitem(SOLVERS, name, noted)

    for name in SOLVER_NAMES:
        noting(name)
    seen: set[Trust] = set()
    for case, _ in zip(fort_claims(), range(CLAIMS), strict=False):
        asked.clear()
        ruling = rule(ROMANS, case)
        named = {answer.engine for answer in ruling.engines if answer.engine in SOLVER_NAMES}
        assert named <= asked
        if ruling.verdict is not Verdict.UNDECIDED:
            seen.add(trust(ruling.engines))
    assert {Trust.OPEN, Trust.SHOWN} <= seen


def test_a_round_that_the_rules_finish_first_is_shared() -> None:
    """The solvers start where the evaluator stopped, so a mistake in its rules would be in all of them."""
    text = (
        "romans; step fokus; who red; winner green; wall niefort-6; clan green: now chariott, forts fokus; "
        "clan red: shown svord, now axx, down filchy; claim fort red 6 possible"
    )
    assert trust(rule(ROMANS, read_case(read_text(text))).engines) is Trust.SHARED_RULES
