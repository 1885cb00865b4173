"""Helpers for the tests of `consistent`: which facts can be true together."""

from dataclasses import replace
from typing import Any

from adjudicator.claims.decide import decide
from adjudicator.games.river.models.statements import state
from adjudicator.quorum import quorum
from adjudicator.readings import Readings
from adjudicator.ruling import Verdict
from adjudicator.statement import Stated
from solver import cpsat
from solver.answer import Outcome
from solver.conflict import together
from solver.program import AtLeast, Program, Var, count
from tests.river.support import RIVER, Json, sound


def consistent_case(position: Json, testimony: Any = (), readings: Readings | None = None) -> Json:
    claim = {"kind": "consistent", "testimony": list(testimony)}
    return {"game": "river", "position": position, "claim": claim, "readings": dict(readings or {})}


def facts_of(position: Json, testimony: Any = (), readings: Readings | None = None) -> Stated:
    return state(sound(consistent_case(position, testimony, readings)))


def possible(program: Program, guards: list[Var]) -> bool:
    answers = together(program, guards)
    outcome = quorum(answers, witness=program)
    assert {answer.outcome for answer in answers} == {outcome}
    assert outcome is not Outcome.GAVE_UP
    return outcome is Outcome.FOUND


def contradiction(position: Json, testimony: Any = (), readings: Readings | None = None) -> set[str]:
    """The smallest contradictory set. Each fact is named by its message, with its dam, side or card."""
    found = decide(RIVER, sound(consistent_case(position, testimony, readings)))
    assert found.verdict is Verdict.ANSWERED
    return {_short(one) for one in found.answer["contradiction"]}


def _short(fact: Json) -> str:
    params = fact["params"]
    words = [fact["fact"].removeprefix("river-").removeprefix("stated-")]
    words += [
        str(params[name]) for name in ("dam", "side", "card") if params.get(name, "both") not in ("", "both")
    ]
    return " ".join(words)


def possible_by_cpsat(program: Program, guards: list[Var]) -> bool:
    """The same by one engine alone, for tests that try many sets."""
    held = AtLeast(count(guards), len(guards))
    return cpsat.solve(replace(program, rules=[*program.rules, held])).outcome is Outcome.FOUND
