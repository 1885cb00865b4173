"""Breaking a rule fails a case that cites it: for every rule one deliberate mistake, and the cases object."""

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from adjudicator.game import GAMES, game

ROOT = Path(__file__).parent.parent

SHARED: dict[str, tuple[str, str, str]] = {
    "referee.legal": (
        "../records.py",
        "if refused is not None:\n        summary",
        "if False:\n        summary",
    ),
    "referee.record": ("../records.py", '"illegal": _illegal(play, played, actions)', '"illegal": None'),
    "referee.remedy": ("../records.py", "if rest and sound(rest):", "if False:"),
    "referee.disputed": ("../disputes.py", "matters = _outcome(first)", "matters = None"),
    "referee.consistent": ("../consistency.py", "if outcome is Outcome.FOUND:", "if True:"),
}
"""Mistakes in what the games share, seen from the folder of a game."""


def mistakes(name: str) -> dict[str, tuple[str, str, str]]:
    """Rule to (file, what stands there, the mistake)."""
    found: dict[str, tuple[str, str, str]] = import_module(f"tests.{name}.mistakes").MISTAKES
    return SHARED | found


EVERY = [(name, rule) for name in GAMES for rule in mistakes(name)]

TRY_CASES = """
import sys
from adjudicator.casefile import load_all, run
game, rule = sys.argv[1:]
for file in load_all(game):
    if rule in file.expect.get("rules", ()):
        try:
            wrong = run(file)
        except Exception as fault:
            wrong = [repr(fault)]
        if wrong:
            print("objects:", file.id, wrong[0])
            break
"""


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_mistake_for_every_rule(name: str) -> None:
    assert mistakes(name).keys() == {rule.id for rule in game(name).rules}


@pytest.mark.parametrize(("name", "rule"), EVERY)
def test_a_case_objects_to_the_mistake(name: str, rule: str, tmp_path: Path) -> None:
    for folder in ("adjudicator", "solver", "cases"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    file, right, mistaken = mistakes(name)[rule]
    path = tmp_path / "adjudicator" / name / file
    source = path.read_text(encoding="utf-8")
    assert right in source, f"{file} no longer reads {right!r}"
    path.write_text(source.replace(right, mistaken), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", TRY_CASES, name, rule],
        cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False,
        env={"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    assert "objects:" in done.stdout, done.stdout + done.stderr
