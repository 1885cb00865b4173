"""The checker is one file that needs nothing of ours, and it says clearly what it can't accept."""

import ast
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from adjudicator.certificates import sedzia_verify
from adjudicator.certificates.make import certificate_of, text_of
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.precedents.casefile import load_all
from adjudicator.registry import GAMES
from adjudicator.rulings.rule import rule
from api.cli.main import app
from tests.certificates.support import certified, sealed
from tests.river.certificate_sampling import joint

FILE = Path(sedzia_verify.__file__)
UPHELD = "river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3"
REJECTED = "river; dam 3: R8 R9 R10 vs Y11; claim control 3"


def certificate(text: str) -> dict[str, Any]:
    case = read_case(read_text(text))
    game = load_game(case.game)
    return certificate_of(game, rule(game, case))


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


def test_the_proof_of_a_certificate_as_files_for_published_checkers(tmp_path: Path) -> None:
    for seed in range(50):
        case = joint(Random(seed))
        made = certified(read_case(case)).certificate
        if made["evidence"][0]["type"] == "proof":
            break
    file = tmp_path / "case.json"
    file.write_text(json.dumps(case), encoding="utf-8")
    done = CliRunner().invoke(app, ["certificate", str(file), "--veripb", str(tmp_path / "proof")])
    assert done.exit_code == 0
    assert json.loads(done.output)["evidence"] == made["evidence"]
    part = made["evidence"][0]
    rules = (tmp_path / "proof.opb").read_text(encoding="ascii").splitlines()[1:]
    lines = (tmp_path / "proof.pbp").read_text(encoding="ascii").splitlines()
    assert len(rules) == len(part["statements"])
    assert sum(line.startswith("rup ") for line in lines) == len(part["lines"])


def test_the_command_line_tells_certificates_from_proofs_about_the_log(tmp_path: Path) -> None:
    file = tmp_path / "certificate.json"
    file.write_bytes(text_of(certificate(UPHELD)).encode())
    done = CliRunner().invoke(app, ["verify", str(file)])
    assert (done.exit_code, done.output[:27]) == (0, "proved, at the level rules:")
    file.write_bytes(sealed(certificate(REJECTED) | {"verdict": "upheld"}))
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 1
    file.write_text("{}", encoding="utf-8")
    here = {"SEDZIA_DATA": str(tmp_path / "data")}
    assert CliRunner().invoke(app, ["verify", str(file)], env=here).exit_code == 2


def test_the_command_line_tells_whose_program_a_proof_refutes(tmp_path: Path) -> None:
    (case,) = [one for one in load_all("river") if one.id == "one-card-too-few-to-win"]
    made = certified(read_case(dict(case.case))).certificate
    file = tmp_path / "certificate.json"
    file.write_bytes(sealed(made))
    done = CliRunner().invoke(app, ["verify", str(file)])
    assert done.output.splitlines()[-1] == "The program is the one that we make of this case."
    assert json.loads(CliRunner().invoke(app, ["verify", "--json", str(file)]).output)["restated"] is True
    made["evidence"][0]["statements"][0]["made"] = "otherwise"
    file.write_bytes(sealed(made))
    done = CliRunner().invoke(app, ["verify", str(file)])
    assert (done.exit_code, "is not the one" in done.output) == (0, True)
    told = json.loads(CliRunner().invoke(app, ["verify", "--json", str(file)]).output)
    assert (told["outcome"], told["restated"]) == ("proved", False)
