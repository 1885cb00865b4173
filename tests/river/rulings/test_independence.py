"""One rule broken in one engine: the others object, and the ruling is undecided, never a guess."""

from typing import Any

import pytest

from adjudicator.games.river.models import dam as model
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import Contest
from adjudicator.games.river.rulings import control_engines as engines
from adjudicator.games.river.rulings.control_engines import Engine
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from adjudicator.ruling import Verdict
from solver.answer import Answer
from tests.river.support import RIVER, text

ONLY_A_LEGION_BEATS_IT = "river; dam 3: R8 G8 B8 vs Y5; claim control 3"
"""Beside Y5 a Kompania would be one of fives, and a Bractwo is weaker than a Kompania."""


def _without_legions(position: Position, dam: Dam, readings: Readings) -> Contest:
    at = contest(position, dam, readings)
    hopes = tuple(tuple(hope for hope in row if hope[0] != 0) for row in at.scale.hopes)
    return at._replace(scale=at.scale._replace(hopes=hopes))


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
    case = text(ONLY_A_LEGION_BEATS_IT)
    assert RIVER.rule(case).verdict is Verdict.REJECTED
    if engine == "search":
        monkeypatch.setattr(engines, "contest", _without_legions)
    else:
        _with_broken_model(monkeypatch, engine)
    ruling = RIVER.rule(case)
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.finding.summary.message == "river-undecided"
    assert ruling.smallest_reason is None
    assert ruling.depends_on == ()
    assert ruling.finding.witness is None
