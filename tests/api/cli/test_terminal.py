"""The command line on any terminal: its exit codes, its JSON, its completion, and no traceback ever."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from adjudicator.precedents.casefile import folder
from api.cli.main import app
from tests.api.table import NOTATION, REJECTED

RECORD = """romans
wall komfort niefort-5 niefort-3 fokus fortuna; discarded niefort-1
clan green: shown archr; clan red: shown druhid; clan gold: shown svord
claim record
do green reveals chariott; do red reveals chariott; do gold reveals archr
do gold keeps archr"""
YAML = """game: river
position:
  dams:
    - {tile: 3, attacker: [R8, R9, R10], defender: [Y11]}
claim: {kind: control, dam: 3}
"""


def sedzia(
    *words: str, given: str | bytes = "", env: Mapping[str, str] | None = None
) -> tuple[int, str, str]:
    result = CliRunner().invoke(
        app, list(words), input=given, env={"COLUMNS": "100", "TERM": "dumb", **(env or {})}
    )
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


def in_a_process(*words: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "api", *words],
        input=given.encode(),
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
        timeout=60,
    )


def test_the_version_is_told() -> None:
    assert sedzia("--version")[:2] == (0, f"sedzia {version('sedzia')}\n")


def test_our_own_failures_have_an_exit_code_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr("adjudicator.rulings.rule.rule", fail)
    code, _, said = sedzia("rule", "-", given=NOTATION)
    assert (code, said.count("\n")) == (70, 1)
    assert "RuntimeError in tests.api.cli.test_terminal:" in said
    assert "Traceback" in sedzia("--traceback", "rule", "-", given=NOTATION)[2]
    code, told, _ = sedzia("rule", "-", "--json", given=NOTATION)
    assert (code, list(json.loads(told))) == (70, ["error"])


@pytest.mark.parametrize(
    "words",
    [
        ["rule", "/no/such/file"],
        ["rule", "/"],
        ["rule", "-", "--svg", "/no/such/folder/x.svg"],
        ["certificate", "-", "--veripb", "/no/such/folder/x"],
        ["certificate", "/"],
        ["replay", "/no/such/file"],
        ["replay", "-"],
        ["cases", "/no/such/file"],
        ["cases", "/"],
        ["verify", "/no/such/file"],
        ["restore", "/no/such/file"],
        ["rules", "chess"],
        ["coverage", "chess"],
        ["keys", "add", "me", "--role", "king"],
        ["nonsense"],
    ],
)
def test_a_bad_path_or_word_is_told_in_a_line(words: list[str], tmp_path: Path) -> None:
    code, _, said = sedzia(*words, given=NOTATION, env={"SEDZIA_DATA": str(tmp_path)})
    assert code == 2
    assert said
    assert "Traceback" not in said


def test_a_record_that_can_not_be_opened_is_our_failure(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, _, said = sedzia("keys", "list", env={"SEDZIA_DATA": str(tmp_path / "file")})
    assert code == 70
    assert "Traceback" not in said


def test_a_terminal_without_our_letters_shows_the_nearest_ones() -> None:
    done = in_a_process("rule", "-", "--lang", "pl", given=REJECTED, PYTHONIOENCODING="ascii")
    assert done.returncode == 1
    assert "obronca moze jeszcze dolozyc zolta" in done.stdout.decode("ascii")
    assert done.stdout.startswith(b"+- ODRZUCONE -")
    told = in_a_process("rule", "-", "--lang", "pl", "--json", given=REJECTED, PYTHONIOENCODING="ascii")
    assert "obrońca" in json.loads(told.stdout.decode("utf-8"))["summary"]


def test_what_is_complained_of_is_told_in_letters_of_the_terminal_too() -> None:
    done = in_a_process("rule", "/nowhere/żółw.yaml", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    told = done.stderr.decode("ascii")
    assert "/nowhere/zolw.yaml" in told
    assert "Podaj plik albo sama sprawe" in told


def test_who_stops_reading_gets_no_verdict_by_exit_code() -> None:
    reader = f"{sys.executable} -m api rules boru | head -c 1 > /dev/null; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", reader], capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize(
    ("name", "data", "told"),
    [
        ("utf-16", YAML.encode("utf-16"), "its byte order mark says UTF-16"),
        ("latin", "position: ż".encode("iso-8859-2"), "not UTF-8 text (byte 11)"),
    ],
)
def test_an_encoding_is_named(name: str, data: bytes, told: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(data)
    code, _, said = sedzia("rule", str(tmp_path / name))
    assert code == 2
    assert told in said


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("good.yaml", f"\ufeff{YAML}", None),
        ("case", YAML, None),
        ("joined.yaml", f"{YAML}\ufeff{YAML}", "byte-order-mark"),
        ("tab.yaml", YAML.replace("  dams", "\tdams"), "yaml-tab"),
        ("flow.yaml", "{game: river, position: [}", "not-yaml"),
        ("flow.json", "{game: river}", "not-json"),
        ("no-position", "game: river\nclaim: {kind: control, dam: 3}\n", "missing-field"),
        ("deep.yaml", f"position: {'[' * 3000}", "too-deep"),
        ("number.yaml", YAML.replace("{tile: 3", "{1: 2, tile: 3"), "unknown-field"),
        ("twice.yaml", f"{YAML}game: river\n", "duplicate-key"),
    ],
)
def test_mistakes_of_yaml_are_named_as_what_they_are(
    name: str, text: str, told: str | None, tmp_path: Path
) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    code, said, _ = sedzia("rule", str(tmp_path / name), "--json")
    if told is None:
        assert (code, json.loads(said)["verdict"]) == (1, "rejected")
    else:
        assert code == 2
        assert told in [problem["code"] for problem in json.loads(said)["problems"]]


def _commands() -> dict[str, Any]:
    top: Any = typer.main.get_command(app)
    found = dict(top.commands)
    found |= {f"keys {name}": one for name, one in found.pop("keys").commands.items()}
    return found


def test_every_command_that_tells_something_tells_it_as_json() -> None:
    without = {
        name
        for name, one in _commands().items()
        if not any("--json" in getattr(param, "opts", ()) for param in one.params)
    }
    assert without == {"serve", "worker", "mcp", "unit"}  # a unit is a file


def test_what_the_commands_tell_as_json(tmp_path: Path) -> None:
    env = {"SEDZIA_DATA": str(tmp_path / "data")}

    def told(*words: str, code: int = 0) -> Any:
        ended, said, complaint = sedzia(*words, "--json", env=env)
        assert ended == code, complaint
        return json.loads(said)

    case = str(folder() / "river" / "discard-blocks-the-only-legion.yaml")
    assert told("cases", case) == {"tried": 1, "as_expected": 1, "wrong": []}
    assert {"rules", "readings"} == set(told("rules", "river"))
    assert told("rules", "boru", "--codes")["codes"]
    assert told("coverage", "romans")["holes"] == []
    certificate = tmp_path / "certificate.json"
    certificate.write_text(json.dumps(told("certificate", case)))
    assert told("verify", str(certificate))["outcome"] == "proved"
    key = told("keys", "add", "me")
    assert [one["prefix"] for one in told("keys", "list")["keys"]] == [key["prefix"]]
    assert told("keys", "revoke", key["prefix"]) == {"revoked": key["prefix"]}
    assert told("verify", "--log") == {"givings": 0, "flaws": []}
    backup = str(tmp_path / "backup")
    assert told("backup", backup) == {"file": backup, "with_key": True}
    env["SEDZIA_DATA"] = str(tmp_path / "other")
    assert told("restore", backup) == {"restored": 0}
    assert told("rerule")["counts"]
    assert "error" in told("erase", "0000-0000-0000", code=2)


def test_nothing_to_try_is_no_success(tmp_path: Path) -> None:
    code, _, said = sedzia("cases", env={"SEDZIA_CASES": str(tmp_path)})
    assert code == 2
    assert str(tmp_path / "river") in said


def test_a_record_is_stepped_through() -> None:
    code, said, _ = sedzia("replay", "-", "--lang", "en", given=RECORD)
    assert code == 1
    assert [int(number) for number in re.findall(r"^Action (\d)", said, re.MULTILINE)] == [1, 2, 3, 4]
    assert "The gold clan takes the fort: KomFort." in said
    assert "Only an Axx revealed in this round" in said
    code, said, _ = sedzia("replay", "-", "--json", given=RECORD)
    steps = json.loads(said)["actions"]
    assert [step["refused"] is None for step in steps] == [True, True, True, False]
    assert "forts komfort" in steps[2]["notation"]
    sound = RECORD.replace("do gold keeps archr", "")
    assert sedzia("replay", "-", given=sound)[0] == 0
    assert sedzia("replay", "-", "--at", "3", "--json", given=RECORD)[0] == 0
    assert sedzia("replay", "-", "--at", "5", given=RECORD)[0] == 2
    assert sedzia("replay", "-", "--step", given=RECORD)[0] == 2


@pytest.mark.parametrize("name", ["river", "boru"])
def test_a_replay_leads_where_the_ruling_says(name: str) -> None:
    """The last table of a replay is the one that the ruling on the record answers."""
    file = next(
        path for path in sorted((folder() / name).glob("*.yaml")) if "kind: record" in path.read_text()
    )
    _, replayed, _ = sedzia("replay", str(file), "--json")
    _, ruled, _ = sedzia("rule", str(file), "--json")
    assert json.loads(replayed)["actions"][-1]["table"] == json.loads(ruled)["answer"]["table"]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("sedzia re", {"replay", "restore", "rerule"}),
        ("sedzia rules ", {"river", "romans", "boru"}),
        ("sedzia rules r", {"river", "romans"}),
        ("sedzia rule --lang ", {"pl", "en"}),
        ("sedzia rule READ", {"README.md"}),
    ],
)
def test_completion(typed: str, offered: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[3])
    words = typed.split(" ")
    asked = {"_SEDZIA_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(len(words) - 1)}
    found = CliRunner().invoke(app, [], prog_name="sedzia", env=asked)
    assert set(found.output.split()) == offered
