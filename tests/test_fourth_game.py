"""Adding a game takes a folder and a line: a tiny game is ruled on and served beside the real ones."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from adjudicator.words.render import ruling_json

ROOT = Path(__file__).parent.parent
UPHELD = {"game": "coins", "position": {"first": 5, "second": 2}, "claim": {"kind": "higher"}}

THROUGH_THE_DOORS = """
import json
from adjudicator.game import GAMES
GAMES["coins"] = "tests.fourth.game"
from starlette.testclient import TestClient
from api.app import create_app
case = json.loads(input())
with TestClient(create_app()) as client:
    print(json.dumps({
        "games": sorted(game["id"] for game in client.get("/v1/games").json()["games"]),
        "verdict": client.post("/v1/verdicts", json=case).json()["verdict"],
        "summary": client.post("/v1/rulings?lang=en", json=case).json()["summary"],
        "rules": client.get("/v1/games/coins/rules?lang=en").status_code,
    }))
"""


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "coins", "tests.fourth.game")


def test_it_is_ruled_on_and_said_in_both_languages() -> None:
    ruling = load_game("coins").rule(read_case(UPHELD))
    assert ruling_json(load_game("coins"), ruling, "en")["summary"] == "The first player has 5, the second 2."
    assert ruling_json(load_game("coins"), ruling, "pl")["summary"] == "Pierwszy gracz ma 5, drugi 2."


def test_its_notation_is_understood() -> None:
    assert read_case(read_text("coins; 5 2")).given == read_case(UPHELD).given


def test_its_problems_are_named_all_at_once() -> None:
    with pytest.raises(BadCase) as caught:
        read_case({**UPHELD, "position": {"first": 3, "second": 4}})
    assert [problem.code for problem in caught.value.problems] == ["no-such-coin"] * 2


def test_it_goes_through_the_doors_beside_the_real_games() -> None:
    done = subprocess.run(
        [sys.executable, "-c", THROUGH_THE_DOORS],
        input=json.dumps(UPHELD), cwd=ROOT, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == {
        "games": sorted(GAMES),
        "verdict": "upheld",
        "summary": "The first player has 5, the second 2.",
        "rules": 200,
    }
