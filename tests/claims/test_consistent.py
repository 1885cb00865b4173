"""``consistent`` asks a solver about another reading only if the laws are others under it."""

import pytest

from adjudicator.claims import consistent
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import folder, load
from adjudicator.readings import one_changed
from adjudicator.rulings.rule import rule
from solver.answer import Outcome
from solver.conflict import by_one
from solver.program import Program, Var


@pytest.mark.parametrize(
    ("name", "file", "some"),
    [
        ("romans", "facts-that-fit-together", False),
        ("romans", "facts-with-a-captor-who-kept-cards", False),
        ("river", "card-for-which-there-was-no-turn", True),
    ],
)
def test_the_same_question_is_asked_once(
    name: str, file: str, some: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Outcome] = []

    def counted(program: Program, guards: list[Var]) -> Outcome:
        asked.append(by_one(program, guards))
        return asked[-1]

    monkeypatch.setattr(consistent, "by_one", counted)
    game, case = load_game(name), read_case(load(folder() / name / f"{file}.yaml").case)
    others = len(list(one_changed(game.relevant_readings(case), case.readings, "consistent")))
    assert rule(game, case).untested == ()
    assert bool(asked) is some
    assert len(asked) < others
