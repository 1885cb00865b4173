"""The systemd units: they ship, systemd understands them, and what they say is true of this program."""

import configparser
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from api.cli.main import app
from api.cli.unit import FILES, UNITS, Unit
from api.http.configuration import mistakes

ROOT = Path(__file__).resolve().parents[3]


def printed(what: Unit) -> str:
    ran = CliRunner().invoke(app, ["unit", what])
    assert ran.exit_code == 0
    return ran.output


def section(what: Unit) -> configparser.SectionProxy:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(printed(what))
    return unit["Service"]


@pytest.mark.parametrize("what", Unit)
def test_its_command_and_settings_are_those_of_this_program(what: Unit) -> None:
    service = section(what)
    program, name, *options = shlex.split(service["ExecStart"])
    assert Path(program).name == "sedzia"
    command = typer.main.get_command(app)
    with command.make_context("sedzia", [name, *options], resilient_parsing=True) as context:
        known = command.get_command(context, name)  # type: ignore[attr-defined]
        parsed = known.make_context(name, list(options))
    assert parsed.params["grace"] < float(service["TimeoutStopSec"])
    said = dict(entry.split("=", 1) for entry in service["Environment"].split())
    assert mistakes(said) == []
    assert said["SEDZIA_DATA"] == f"/var/lib/{service['StateDirectory']}"


@pytest.mark.parametrize("what", Unit)
@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_it(what: Unit, tmp_path: Path) -> None:
    file = tmp_path / FILES[what]
    file.write_text(printed(what).replace(section(what)["ExecStart"].split()[0], "/bin/true"))
    ran = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


def test_the_documented_unit_is_the_one_that_ships() -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert (UNITS / FILES[Unit.SERVE]).read_text(encoding="utf-8") in page
