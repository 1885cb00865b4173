"""For every rule one deliberate mistake in the code: some case that cites the rule must object.

An objection is another ruling than the expected one, or a witness that the rules refute. A crash is none:
a mistake that only crashes has not been noticed by any rule.
"""

import logging
import os
import signal
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType

import pytest

from adjudicator.game import load_game
from adjudicator.precedents.casefile import CaseFile, load_all
from adjudicator.registry import GAMES
from solver.answer import FalseWitness
from solver.engines import SOLVERS
from solver.program import Program

log = logging.getLogger(__name__)

ASKED = [solve(Program()) for solve in SOLVERS.values()]
"""Each solver is asked once before any fork, so that no child has to load it again."""
ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 120
"""Seconds. A mistake that makes something run forever is ended, and has no objection."""

SHARED: dict[str, tuple[str, str, str]] = {
    "referee.legal": (
        "claims/play_claims.py",
        "if refused is not None:\n        summary",
        "if False:\n        summary",
    ),
    "referee.record": (
        "claims/play_claims.py",
        '"illegal": _illegal(play, played, actions)',
        '"illegal": None',
    ),
    "referee.remedy": ("claims/play_claims.py", "if rest and self._is_legal(place, rest):", "if False:"),
    "referee.disputed": (
        "claims/disputed.py",
        "if _outcome(claim, first) != _outcome(claim, second):",
        "if False:",
    ),
    "referee.consistent": ("claims/consistent.py", "if outcome is Outcome.FOUND:", "if True:"),
}
"""Mistakes in what the games share; the files are named from ``adjudicator``."""


def mistakes(name: str) -> dict[str, tuple[str, str, str]]:
    """For each rule: the file, the right source text, the mistaken one."""
    found: dict[str, tuple[str, str, str]] = import_module(f"tests.{name}.mistakes").MISTAKES
    return SHARED | found


def source_of(name: str, rule: str) -> Path:
    """The file that the mistake is made in."""
    folder = ROOT / "adjudicator" if rule in SHARED else ROOT / "adjudicator" / "games" / name
    return folder / mistakes(name)[rule][0]


EVERY = [(name, rule) for name in GAMES for rule in mistakes(name)]


@cache
def files(name: str) -> tuple[CaseFile, ...]:
    """The cases, those that cite the fewest rules first."""
    return tuple(sorted(load_all(name), key=lambda file: len(file.expect.get("rules", ()))))


class Broken(SourceFileLoader):
    """Loads one module with the mistake in it."""

    def __init__(self, module: str, path: Path, source: str) -> None:
        super().__init__(module, str(path))
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        del fullname
        return compile(self.source, self.path, "exec", dont_inherit=True)

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        return spec_from_file_location(name, self.path, loader=self) if name == self.name else None


def objection(name: str, rule: str, broken: Broken) -> str:
    """The first case citing the rule that no longer gets its expected ruling."""
    for module in [one for one in sys.modules if one.split(".")[0] == "adjudicator"]:
        del sys.modules[module]
    sys.meta_path.insert(0, broken)
    run = import_module("adjudicator.precedents.casefile").run
    for file in files(name):
        if rule in file.expect.get("rules", ()):
            try:
                wrong = run(file)
            except FalseWitness as refuted:
                wrong = [repr(refuted)]
            except Exception:
                log.exception("%s crashes", file.id)
                wrong = []
            if wrong:
                return f"{file.id}: {wrong[0]}"
    return ""


def in_a_process_of_its_own(work: Callable[[], str]) -> str:
    """What the work returns; nothing if it did not end well. A fork does not load the solvers again."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(PATIENCE)
        try:
            os.write(writing, work().encode()[:4000])
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read().decode(errors="replace")
    _, status = os.waitpid(child, 0)
    return said if status == 0 else ""


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_mistake_for_every_rule(name: str) -> None:
    assert mistakes(name).keys() == {rule.id for rule in load_game(name).rules}


@pytest.mark.parametrize(("name", "rule"), EVERY)
def test_a_case_objects_to_the_mistake(name: str, rule: str) -> None:
    file, right, mistaken = mistakes(name)[rule]
    path = source_of(name, rule)
    source = path.read_text(encoding="utf-8")
    assert right in source, f"{file} no longer reads {right!r}"
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    broken = Broken(module, path, source.replace(right, mistaken))
    files(name)  # read before the fork, once
    assert in_a_process_of_its_own(lambda: objection(name, rule, broken)), "no case objects"


def test_without_a_mistake_no_case_objects() -> None:
    """The unbroken module satisfies every case of the rule, so an objection comes from the mistake."""
    path = ROOT / "adjudicator" / "games" / "river" / "rules" / "formations.py"
    sound = Broken("adjudicator.games.river.rules.formations", path, path.read_text(encoding="utf-8"))
    assert in_a_process_of_its_own(lambda: objection("river", "river.tie.sum", sound) or "none") == "none"


def test_a_crash_is_no_objection() -> None:
    path = source_of("river", "river.tie.sum")
    _, right, _ = mistakes("river")["river.tie.sum"]
    source = path.read_text(encoding="utf-8").replace(right, "else 1 // 0")
    crashing = Broken("adjudicator.games.river.rules.formations", path, source)
    assert in_a_process_of_its_own(lambda: objection("river", "river.tie.sum", crashing) or "none") == "none"
