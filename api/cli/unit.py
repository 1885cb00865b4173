"""``sedzia unit``: the systemd units that come with it."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

UNITS: Final = Path(__file__).parent / "units"
WRITTEN: Final = "/opt/sedzia/.venv/bin/sedzia"
"""The program as the files name it. The command names the one that it is."""


class Unit(StrEnum):
    SERVE = "serve"
    WORKER = "worker"


FILES: Final = {Unit.SERVE: "sedzia.service", Unit.WORKER: "sedzia-worker.service"}


def register(app: typer.Typer) -> None:
    app.command()(unit)


def unit(
    what: Annotated[Unit, typer.Argument(help="The service, or a worker for background jobs.")] = Unit.SERVE,
) -> None:
    """Print a systemd unit for this program, to be saved under /etc/systemd/system."""
    program = Path(sys.executable).parent / "sedzia"
    typer.echo((UNITS / FILES[what]).read_text(encoding="utf-8").replace(WRITTEN, str(program)), nl=False)
