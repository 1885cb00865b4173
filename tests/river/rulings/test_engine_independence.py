"""One rule is broken in one engine: the others disagree, and the ruling is undecided."""

import pytest

from adjudicator.games.river.claims import control
from adjudicator.games.river.models.dam import SideProgram, ask_solver
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import Contest
from adjudicator.games.river.rulings import control as ruled_control
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from solver.answer import Answer, Solve
from solver.program import Var
from tests.river.support import RIVER, text

ONLY_A_LEGION_BEATS_IT = "river; dam 3: R8 G8 B8 vs Y5; claim control 3"
"""With Y5 the only Kompania is one of fives, which is weaker, and a Bractwo is weaker than a Kompania."""


def _without_legions(position: Position, dam: Dam, readings: Readings) -> Contest:
    at = contest(position, dam, readings)
    builders = tuple(tuple(entry for entry in row if entry[0] != 0) for row in at.scale.builders)
    return at._replace(scale=at.scale._replace(builders=builders))


def _with_broken_model(patch: pytest.MonkeyPatch, engine: str) -> None:
    """Only in the program of this engine, no cards are ever a run."""

    def broken(
        name: str, solve: Solve, position: Position, dam: Dam, readings: Readings, strongest: bool = True
    ) -> Answer:
        with pytest.MonkeyPatch.context() as inner:
            if name == engine:
                inner.setattr(SideProgram, "_run", _never_a_run)
            return ask_solver(name, solve, position, dam, readings, strongest)

    patch.setattr(ruled_control, "ask_solver", broken)


def _never_a_run(side: SideProgram) -> Var:
    var = side.program.var("run")
    side.program.at_most(((1, var),), 0)
    return var


@pytest.mark.parametrize("engine", ["search", "cpsat", "z3"])
def test_a_broken_engine_makes_the_ruling_undecided(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = text(ONLY_A_LEGION_BEATS_IT)
    assert rule(RIVER, case).verdict is Verdict.REJECTED
    if engine == "search":
        monkeypatch.setattr(control, "contest", _without_legions)
    else:
        _with_broken_model(monkeypatch, engine)
    ruling = rule(RIVER, case)
    assert ruling.verdict is Verdict.UNDECIDED
    assert ruling.finding.summary.message == "river-undecided"
    assert ruling.smallest_reason is None
    assert ruling.depends_on == ()
    assert ruling.finding.witness is None
