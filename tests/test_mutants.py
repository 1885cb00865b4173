"""Breaking a rule fails a case that cites it: for every rule one deliberate mistake, and the cases object."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from adjudicator.game import game

ROOT = Path(__file__).parent.parent
RIVER = "adjudicator/river"

MISTAKES: dict[str, tuple[str, str, str]] = {
    "river.control.when": ("claims.py", 'position.turn == "defender"', 'position.turn == "attacker"'),
    "river.control.full": (
        "claims.py",
        "at.attacker.size < at.slots:\n        params",
        "False:\n        params",
    ),
    "river.control.compare": ("claims.py", "if at.defender.size == at.slots:", "if False:"),
    "river.control.proof": ("claims.py", "build = beating(at)", "build = beating(at._replace(unseen=0))"),
    "river.control.pool": ("position.py", "laid = mask(discard)", "laid = 0"),
    "river.control.too-few": ("builders.py", "if unseen.bit_count() < free:", "if False:"),
    "river.control.duck-beaver": ("contest.py", "unseen &= ~cancelled(dam)", "unseen &= ~0"),
    "river.control.logs": ("explain.py", "if position.logs or position.uses_tactics:", "if False:"),
    "river.tie.sum": ("rules.py", "else sum(values)", "else 0"),
    "river.tie.first": ("contest.py", 'dam.first == "defender"', 'dam.first == "attacker"'),
    "river.tie.proof": ("search.py", "points += 1", "points += 0"),
    "river.formations.order": (
        "rules.py",
        "(Shape.LEGION, Shape.KOMPANIA, Shape.BRACTWO, Shape.BANDA, Shape.ANY)",
        "(Shape.LEGION, Shape.BRACTWO, Shape.KOMPANIA, Shape.BANDA, Shape.ANY)",
    ),
    "river.formations.legion": ("rules.py", "return one_colour and is_run(values)", "return one_colour"),
    "river.formations.kompania": ("rules.py", "len(set(values)) == 1", "len(set(values)) <= 2"),
    "river.formations.bractwo": ("rules.py", "return one_colour\n", "return False\n"),
    "river.formations.banda": ("rules.py", "return is_run(values)\n", "return False\n"),
    "river.formations.zgraja": ("rules.py", "return True\n", "return sum(values) > 12\n"),
    "river.formations.run": ("search.py", "kind += 4", "kind += 0"),
    "river.dam.slots": ("dams.py", "False: Face(4, Requirement.NONE)", "False: Face(3, Requirement.NONE)"),
    "river.dam.none": ("rules.py", "return FORMATIONS", "return SUM_ONLY"),
    "river.dam.highest-sum": (
        "dams.py",
        "Face(3, Requirement.HIGHEST_SUM)",
        "Face(3, Requirement.LOWEST_SUM)",
    ),
    "river.dam.lowest-sum": (
        "dams.py",
        "Face(3, Requirement.LOWEST_SUM)",
        "Face(3, Requirement.HIGHEST_SUM)",
    ),
    "river.dam.kompania": ("dams.py", "Face(2, Requirement.KOMPANIA)", "Face(2, Requirement.LOWEST_SUM)"),
    "river.dam.bractwo": ("rules.py", "(Shape.BRACTWO, Shape.ANY)", "(Shape.ANY,)"),
    "river.dam.banda": ("rules.py", "(Shape.BANDA, Shape.ANY)", "(Shape.ANY,)"),
    "river.dam.flip": ("explain.py", "if dam.damaged else", "if not dam.damaged else"),
    "river.dam.destroy": ("explain.py", "if dam.damaged else", "if not dam.damaged else"),
    "river.elite.perkoz": ("cards.py", "(1, 2, 3)", "(0, 1, 2, 3, 4)"),
    "river.elite.wazka": ("cards.py", '"wazka": tuple(VALUES)', '"wazka": tuple(range(1, 8))'),
    "river.elite.labedz": ("cards.py", '"labedz": (7,)', '"labedz": (6, 8)'),
    "river.elite.best": (
        "search.py",
        "return found[0], found[1][0]",
        "return 1 - len(scale.rungs), found[1][0]",
    ),
    "river.elite.unplayed": ("contest.py", '== "allowed"', '== "never"'),
    "river.cancel": ("contest.py", "((DUCK, BEAVER), (BEAVER, DUCK))", "((DUCK, DUCK),)"),
}
"""Rule to (file, what stands there, the mistake)."""

TRY_CASES = """
import sys
from adjudicator.casefile import load_all, run
rule = sys.argv[1]
for file in load_all("river"):
    if rule in file.expect.get("rules", ()):
        try:
            wrong = run(file)
        except Exception as fault:
            wrong = [repr(fault)]
        if wrong:
            print("objects:", file.id, wrong[0])
            break
"""


def test_there_is_a_mistake_for_every_rule() -> None:
    assert MISTAKES.keys() == {rule.id for rule in game("river").rules}


@pytest.mark.parametrize("rule", MISTAKES)
def test_a_case_objects_to_the_mistake(rule: str, tmp_path: Path) -> None:
    for folder in ("adjudicator", "solver", "cases"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    name, right, mistaken = MISTAKES[rule]
    path = tmp_path / RIVER / name
    source = path.read_text(encoding="utf-8")
    assert right in source, f"{name} no longer reads {right!r}"
    path.write_text(source.replace(right, mistaken), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", TRY_CASES, rule],
        cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False,
        env={"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    assert "objects:" in done.stdout, done.stdout + done.stderr
