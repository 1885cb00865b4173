"""The command line: what it prints, and its exit codes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from adjudicator.precedents.casefile import folder
from api.cli.main import Language, app, spoken
from tests.api.table import NOTATION, REJECTED, rejected, upheld

SHELL = {"SEDZIA_LANG": "", "COLUMNS": "100", "TERM": "dumb"}


def sedzia(*words: str, given: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words), input=given, env=SHELL)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.exit_code, result.output


def test_upheld() -> None:
    code, said = sedzia("rule", "-", "--lang", "en", given=NOTATION)
    assert code == 0
    for words in (
        "UPHELD",
        "The smallest proof",
        "yellow 9",
        "river.formations.legion",
        "z3: none",
        NOTATION,
    ):
        assert words in said


def test_rejected_in_polish_with_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "case.json"
    file.write_text(json.dumps(rejected()))
    code, said = sedzia("rule", str(file), "--lang", "pl", "--svg", str(tmp_path / "out.svg"))
    assert code == 1
    assert "ODRZUCONE" in said
    assert (tmp_path / "out.svg").read_text().startswith("<svg")


def test_json_is_the_ruling() -> None:
    code, said = sedzia("rule", "-", "--json", given=json.dumps(upheld()))
    assert code == 0
    assert json.loads(said)["notation"] == NOTATION


def test_case_files_can_be_ruled_on() -> None:
    code, said = sedzia("rule", str(folder() / "river" / "which-dams-can-be-claimed.yaml"), "--lang", "en")
    assert code == 0
    assert "ANSWERED" in said


def test_problems_are_listed() -> None:
    code, said = sedzia("rule", "-", "--lang", "en", given="river; dam 9: R8 X1 vs -; claim control 4")
    assert code == 2
    for words in ("/position/dams/0/tile", "unknown-tile", "/position/dams/0/attacker/1", "/claim/dam"):
        assert words in said
    code, said = sedzia("rule", "-", "--json", given="{")
    assert code == 2
    assert json.loads(said)["problems"][0]["code"] == "not-json"


@pytest.mark.parametrize(
    ("lang", "upheld", "missing"), [("pl", "UZNANE", "Nie ma"), ("en", "UPHELD", "no file")]
)
def test_the_case_itself_may_be_typed(lang: str, upheld: str, missing: str) -> None:
    code, said = sedzia("rule", "river; dam 3: R8 R9 R10 vs Y11; discard Y9; claim control 3", "--lang", lang)
    assert (code, upheld in said) == (0, True)
    code, said = sedzia("rule", "no-such-case.yaml", "--lang", lang)
    assert (code, missing in said) == (2, True)


def test_no_such_file(tmp_path: Path) -> None:
    assert sedzia("rule", str(tmp_path / "none"))[0] == 2
    (tmp_path / "latin").write_bytes(b"\xff")
    assert sedzia("rule", str(tmp_path / "latin"))[0] == 2


def test_cases(tmp_path: Path) -> None:
    files = sorted((folder() / "river").glob("example-*.yaml"))
    code, said = sedzia("cases", *map(str, files))
    assert code == 0
    assert f"{len(files)} of {len(files)} cases as expected" in said
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(files[0].read_text().replace("verdict: ", "verdict: not-"))
    code, said = sedzia("cases", str(wrong))
    assert code == 1
    assert "verdict: expected not-" in said
    assert sedzia("cases", "chess")[0] == 2


def test_rules() -> None:
    code, said = sedzia("rules", "river", "--lang", "en")
    assert code == 0
    assert "river.control.proof" in said
    assert "legion-on-icon-dams" in said
    assert sedzia("rules", "chess")[0] == 2


def test_codes() -> None:
    code, said = sedzia("rules", "boru", "--codes")
    assert code == 0
    for listed in ("CON-R1", "Connaught czerwone 1", "Connaught red 1", "princess", "Księżniczka Danii"):
        assert listed in said
    assert "legion-on-icon-dams" not in said


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "pl"),
        ({"LANG": "C"}, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
    ],
)
def test_language_of_the_terminal(environment: dict[str, str], lang: str) -> None:
    assert spoken(None, environment) == lang
    assert spoken(Language.EN, environment) == "en"


def test_help_is_light() -> None:
    """Help loads neither the solvers nor the service."""
    program = (
        "import sys, api.cli; print({'ortools', 'z3', 'fastapi', 'uvicorn', 'fluent'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_service_starts_without_the_solvers() -> None:
    program = "import sys, api.app; api.app.create_app(); print({'ortools', 'z3'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_exit_code_of_the_real_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "api", "rule", "-", "--lang", "en"],
        input=REJECTED,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "REJECTED" in done.stdout
