"""The checker is one file that needs nothing of ours, and it says clearly what it can't accept."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from adjudicator.certificates import sedzia_verify
from adjudicator.certificates.make import certificate_of, text_of
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.registry import GAMES
from adjudicator.rulings.rule import rule

FILE = Path(sedzia_verify.__file__)
UPHELD = "river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3"
REJECTED = "river; dam 3: R8 R9 R10 vs Y11; claim control 3"


def certificate(text: str) -> dict[str, Any]:
    case = read_case(read_text(text))
    game = load_game(case.game)
    return certificate_of(game, rule(game, case))


def sealed(changed: dict[str, Any]) -> bytes:
    return text_of({**changed, "digest": sedzia_verify.digest(changed)}).encode()


def run(folder: Path, data: bytes | None) -> subprocess.CompletedProcess[str]:
    """The file alone, by a Python that sees nothing else, in a folder with nothing else."""
    alone = folder / "alone"
    alone.mkdir()
    (alone / "sedzia_verify.py").write_bytes(FILE.read_bytes())
    if data is not None:
        (alone / "certificate.json").write_bytes(data)
    return subprocess.run(
        [sys.executable, "-I", "sedzia_verify.py", "certificate.json"],
        cwd=alone,
        env={},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("text", [UPHELD, REJECTED])
def test_a_stranger_checks_it_with_the_file_alone(text: str, tmp_path: Path) -> None:
    made = certificate(text)
    done = run(tmp_path, text_of(made).encode())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"proved, at the level rules: {made['verdict']} (ruling {made['ruling']})\n"


def test_a_wrong_verdict_is_refused_with_the_place(tmp_path: Path) -> None:
    done = run(tmp_path, sealed(certificate(REJECTED) | {"verdict": "upheld"}))
    assert done.returncode == 1
    assert done.stdout == "not proved: evidence: enumeration or proof expected, not witness\n"


def test_what_can_not_be_read_is_told_apart(tmp_path: Path) -> None:
    done = run(tmp_path, b"[" * 100_000)
    assert (done.returncode, done.stdout) == (2, "")
    assert "nested too deeply" in done.stderr


def test_no_file_is_no_certificate(tmp_path: Path) -> None:
    assert run(tmp_path, None).returncode == 2


def test_a_broken_seal_is_seen() -> None:
    changed = certificate(UPHELD) | {"ruling": "another"}
    with pytest.raises(sedzia_verify.Wrong, match="digest"):
        sedzia_verify.verify(json.dumps(changed).encode())


def test_it_imports_nothing_but_the_standard_library() -> None:
    tree = ast.parse(FILE.read_text(encoding="utf-8"))
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            imported.add(str(node.module))
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names
    assert not imported & {"importlib", "subprocess", "socket", "ctypes", "pickle"}


def test_the_checker_of_proofs_is_short() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    assert lines.index("# Certificates") < 300


def test_it_knows_the_rules_of_today() -> None:
    for name, rules in sedzia_verify.GAMES.items():
        game = load_game(name)
        assert rules.revision == game.revision, "read what the new revision changes before you change this"
        assert set(rules.kinds) <= set(game.claims)
    assert set(sedzia_verify.GAMES) <= set(GAMES)
