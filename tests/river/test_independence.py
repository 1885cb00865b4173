"""One rule broken in one engine: the others object, and the ruling is undecided, never a guess."""

from collections.abc import Callable
from typing import Any

import pytest

from adjudicator.readings import Readings
from adjudicator.river import engines, model
from adjudicator.river.engines import Engine
from adjudicator.river.position import Dam, Position
from adjudicator.ruling import Verdict
from solver.answer import Answer, Outcome
from tests.river.support import RIVER, text

BROKEN_BY_A_MISSING_LEGION = "river; dam 3: R8 G8 B8 vs Y5; claim control 3"
"""Only a Legion beats a Kompania of eights with Y5 lying there (the 5s and the Bractwo are weaker)."""

Break = Callable[[pytest.MonkeyPatch], None]


def break_search(patch: pytest.MonkeyPatch) -> None:
    """The search forgets Legions: a weaker side is the best that it finds."""

    def without_legions(position: Position, dam: Dam, readings: Readings) -> Answer:
        return Answer("search", Outcome.NONE)

    real = engines.search

    def forgetful(position: Position, dam: Dam, readings: Readings) -> Answer:
        return without_legions(position, dam, readings) if real else real(position, dam, readings)

    _replace(patch, "search", forgetful)


def _replace(patch: pytest.MonkeyPatch, name: str, engine: Engine) -> None:
    originals = {one.__name__: one for one in engines.ENGINES}
    originals[name] = engine
    patch.setattr(engines, "ENGINES", tuple(originals.values()))


def _with_broken_model(patch: pytest.MonkeyPatch, name: str) -> None:
    """In this engine's statement alone, nothing is ever a run."""
    real: Engine = getattr(engines, name)

    def broken(position: Position, dam: Dam, readings: Readings) -> Answer:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(model._Side, "_run", _never)
            return real(position, dam, readings)

    _replace(patch, name, broken)


def _never(side: Any) -> int:
    var: int = side.program.var("run")
    side.program.at_most(((1, var),), 0)
    return var


@pytest.mark.parametrize("engine", ["search", "by_cpsat", "by_z3"])
def test_a_broken_engine_makes_it_undecided(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = text(BROKEN_BY_A_MISSING_LEGION)
    assert RIVER.rule(case).verdict is Verdict.REJECTED
    if engine == "search":
        break_search(monkeypatch)
    else:
        _with_broken_model(monkeypatch, engine)
    ruling = RIVER.rule(case)
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.finding.summary.message == "river-undecided"
    assert ruling.smallest_reason is None
    assert ruling.finding.witness is None
