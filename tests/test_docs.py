"""The commands in the README and the documentation do what the text says."""

import doctest
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel
from typer.testing import CliRunner

from adjudicator.game import load_game
from adjudicator.intake.notation import parse
from adjudicator.play import Play
from adjudicator.registry import GAMES
from api.cli.main import app

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted(page.name for page in (ROOT / "docs").glob("*.md") if "```console" in page.read_text("utf-8"))
ADDRESS = "http://127.0.0.1:8000"
TERMINAL = {"COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb", "SEDZIA_LANG": "pl"}
EXIT_CODES = {"─ REJECTED ─": 1, "─ UNDECIDED ─": 3, "✗ /": 2}
"""Output that tells the exit code of a command; all other commands end with 0."""


@dataclass(frozen=True)
class Command:
    """A command of a console block, what is typed below it up to END, and the output shown."""

    line: str
    typed: str
    shown: str

    @property
    def code(self) -> int:
        return next((code for word, code in EXIT_CODES.items() if word in self.shown), 0)

    def check(self, code: int, printed: str) -> None:
        """Compares exit code and output. ``...`` stands for any text."""
        tidy = "\n".join(line.rstrip() for line in printed.splitlines())
        pieces = [re.escape(piece.strip()) for piece in self.shown.split("...")]
        assert re.search(r"[\s\S]*?".join(pieces), tidy), f"$ {self.line}\n{self.typed}\n{tidy}"
        assert code == self.code, f"$ {self.line}: ended with {code}"


def _commands(text: str) -> list[Command]:
    found = []
    for block in re.findall(r"```console\n(.*?)```", text, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, rest = part.partition("\n")
            typed, end, shown = rest.partition("\nEND\n") if line.endswith("<<'END'") else ("", "", rest)
            assert end or not line.endswith("<<'END'"), line
            found.append(Command(line, typed + "\n" if typed else "", shown))
    return found


def _page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


# The README, as a reader types it


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
    """The first command and those to the service run in a shell, the others in this process."""
    first, *others = _commands(README)
    assert len(others) >= 5
    for command in (first, *others):
        if command is first or "curl" in command.line:
            command.check(*_in_shell(command, port))
        else:
            command.check(*_in_process(command))


def _in_shell(command: Command, port: int) -> tuple[int, str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", command.line.replace(ADDRESS, f"http://127.0.0.1:{port}")],
        cwd=ROOT, env={**os.environ, **TERMINAL, "PATH": path},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout


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


def test_python_in_the_readme() -> None:
    """The snippet does what it shows."""
    snippets = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    assert snippets
    for number, snippet in enumerate(snippets):
        test = doctest.DocTestParser().get_doctest(snippet, {}, f"README {number}", "README.md", 0)
        told: list[str] = []
        doctest.DocTestRunner().run(test, out=told.append)
        assert not told, "".join(told)


# The documentation, without a new process for each command


def _in_process(command: Command) -> tuple[int, str]:
    """``sedzia ...``, with ``echo '...' |`` before it or text below it; files are named from the root."""
    words = shlex.split(command.line.removesuffix("<<'END'"))
    typed = command.typed
    if words[0] == "echo":
        assert words[2] == "|", command.line
        typed, words = f"{words[1]}\n", words[3:]
    assert words[0] == "sedzia", command.line
    paths = [str(ROOT / word) if word.startswith("cases/") else word for word in words[1:]]
    result = CliRunner().invoke(app, paths, input=typed, env=TERMINAL)
    assert result.exception is None or isinstance(result.exception, SystemExit), command.line
    return result.exit_code, result.output


@pytest.mark.parametrize("name", PAGES)
def test_commands_of_the_documentation(name: str) -> None:
    for command in _commands(_page(name)):
        assert command.shown.replace("...", "").strip(), command.line
        command.check(*_in_process(command))


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_claim_is_documented_and_shown(name: str) -> None:
    page = _page(f"{name}.md")
    shown = {kind for one in _commands(page) for kind in re.findall(r"claim ([a-z-]+)", one.line + one.typed)}
    assert set(load_game(name).claims) <= shown
    assert [kind for kind in load_game(name).claims if f"`{kind}`" not in README] == []
    assert [
        kind for kind in load_game(name).claims if not re.search(rf"^\| `{kind}", page, re.MULTILINE)
    ] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_position_is_documented(name: str) -> None:
    page = _page(f"{name}.md")
    form = import_module(f"adjudicator.games.{name}.intake.position_form")
    fields = {field for model in _models(form.PositionForm) for field in model.model_fields}
    assert sorted(field for field in fields if f"`{field}`" not in page) == []


def _models(form: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """The form, and the forms that its fields are made of."""
    yield form
    for field in form.model_fields.values():
        for inner in re.findall(r"\w+Form|\w+", repr(field.annotation)):
            found = getattr(import_module(form.__module__), inner, None)
            if isinstance(found, type) and issubclass(found, BaseModel) and found is not form:
                yield from _models(found)


@pytest.mark.parametrize("name", GAMES)
def test_every_reading_named_in_the_documentation_exists(name: str) -> None:
    page, known = _page(f"{name}.md"), {one.id: one.options for one in load_game(name).readings}
    chosen = re.findall(r"reading ([a-z-]+)=([a-z-]+)", page)
    assert chosen
    assert [(one, option) for one, option in chosen if option not in known.get(one, ())] == []


def _examples(page: str, heading: str) -> list[str]:
    """All code in the first column of the first table under a heading."""
    section = page.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \| ", section, re.MULTILINE)
    return [text for row in rows for text in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize("name", GAMES)
def test_every_action_in_the_documentation_can_be_read(name: str) -> None:
    play: Play[Any, Any] = import_module(f"adjudicator.games.{name}.rules.play").PLAY
    actions = _examples(_page(f"{name}.md"), "How to write actions")
    assert len(actions) > 10
    for text in actions:
        action = play.read(text)
        assert action is not None, text
        assert play.write(action) == text


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_the_notation_in_the_documentation_can_be_read(name: str) -> None:
    """Parts with ``...`` in the middle are skipped; those that begin with it belong to a player or clan."""
    parts = _examples(_page(f"{name}.md"), "How to describe a table")
    person = {"boru": "player daria: ", "romans": "clan gold: "}.get(name, "")
    assert len(parts) > 15
    for text in parts:
        part = person + text.removeprefix("... ") if text.startswith("... ") else text
        if "..." not in part:
            claim = "claim legal; " if part.startswith("do ") else ""
            parse(load_game(name), f"{name}; {claim}{part}")


@pytest.mark.parametrize("name", ["how-it-works.md", "add-a-game.md"])
def test_every_file_named_in_the_documentation_exists(name: str) -> None:
    """Files are named from the root, from ``adjudicator``, or from the folder of a game."""
    folders = [ROOT, ROOT / "adjudicator", ROOT / "adjudicator" / "games"]
    folders += [ROOT / "adjudicator" / "games" / game for game in GAMES]
    named = set(re.findall(r"`([a-z_]+(?:/[a-z_]+)+\.(?:py|json|md))`", _page(name)))
    assert named
    assert sorted(file for file in named if not any((folder / file).exists() for folder in folders)) == []


def test_every_threat_names_tests_that_exist() -> None:
    """In the third column: ``file::test``, another test of the same file, or a whole file."""
    threats = [row for row in _page("security.md").splitlines() if row.startswith("| ")][1:]
    assert len(threats) > 25
    for threat in threats:
        file = ""
        named = re.findall(r"`([^`]+)`", threat.split(" | ")[2])
        assert named, threat
        for name in named:
            path, _, test = name.rpartition("::") if "::" in name or "/" not in name else (name, "", "")
            file = (ROOT / "tests" / path).read_text("utf-8") if path else file
            assert re.search(rf"^(async )?def {test or 'test_'}", file, re.MULTILINE), name
            assert not test or f"def {test}(" in file, name
