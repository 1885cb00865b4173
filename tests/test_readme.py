"""The README's commands do what it says they do."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
ADDRESS = "http://127.0.0.1:8000"


def _commands() -> list[tuple[str, str]]:
    """Each command of the console blocks with the output shown below it."""
    found = []
    for block in re.findall(r"```console\n(.*?)```", README, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            found.append((command, shown))
    return found


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """The service as `make run` starts it, on a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free: int = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-m", "api", "serve", "--port", str(free)], cwd=ROOT)
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", free), 1).close()
            break
        except OSError:
            time.sleep(0.05)
    yield free
    process.terminate()
    process.wait(20)


def test_readme_commands(port: int) -> None:
    commands = _commands()
    assert len(commands) >= 6
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
    for command, shown in commands:
        done = subprocess.run(
            ["bash", "-c", command.replace(ADDRESS, f"http://127.0.0.1:{port}")],
            cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.returncode in (0, 1), (command, done.stdout, done.stderr)
        pieces = [re.escape(piece.strip()) for piece in re.split(r"\.\.\.", shown)]
        printed = "\n".join(line.rstrip() for line in done.stdout.splitlines())
        assert re.search(r"[\s\S]*?".join(pieces), printed), (command, printed)


def test_readme_starts_with_a_dispute_and_names_both_commands() -> None:
    assert README.index("## A dispute") < README.index("## Two commands")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in ("run", "test", "evidence", "bench"):
        assert f"make {target}" in README
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_ci_runs_the_readmes_test_command_and_nothing_else() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    work = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert work == ["make test"]
    assert shutil.which("make")
