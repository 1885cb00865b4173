"""The description that is kept is that of this very program, whole, and written by nobody else."""

import os
import time
from pathlib import Path

import pytest

from adjudicator.precedents import casefile
from adjudicator.registry import GAMES
from api.app import create_app
from api.http import kept_description
from api.http.kept_description import MOST_KEPT, kept_or_written, state_of_program
from api.http.replies import json_bytes

BODY = b'{"openapi":"3.1.0"}'


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own, and a process that begins a moment from now."""
    monkeypatch.setenv("CACHE_DIRECTORY", str(tmp_path / "cache"))
    monkeypatch.setattr(kept_description, "_began", lambda: time.time() + 60)
    kept_description._digest.cache_clear()
    return tmp_path / "cache"


def never() -> bytes:
    raise AssertionError("it was kept")


def test_it_is_written_once_and_is_what_the_app_would_say() -> None:
    app = create_app()
    written = app.state.write_description()
    assert written == json_bytes(app.openapi())
    assert create_app().state.write_description() == kept_or_written(never) == written


def test_any_change_of_the_program_or_a_precedent_makes_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = {state_of_program()}
    for root in ("adjudicator", "api", "solver", "cases"):
        (tmp_path / root).mkdir()
        (tmp_path / root / "one.py").write_text("first = 1\n")
    monkeypatch.setattr(kept_description, "_HOME", tmp_path)
    monkeypatch.setenv("SEDZIA_CASES", str(tmp_path / "cases"))
    assert casefile.folder() == tmp_path / "cases"
    for change in ("one.py", "two.ftl", "three.yaml"):
        for root in ("adjudicator", "api", "solver", "cases"):
            kept_description._digest.cache_clear()
            (tmp_path / root / change).write_text("second = 2\n")
            seen.add(state_of_program())
    assert None not in seen
    assert len(seen) == 13


def test_what_was_changed_while_the_process_ran_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_description, "_began", lambda: 0.0)
    assert state_of_program() is None
    assert kept_or_written(lambda: BODY) == BODY
    assert kept_or_written(lambda: BODY + b" ") == BODY + b" "


def test_games_from_elsewhere_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "fourth", "tests.fourth.game")
    assert state_of_program() is None


def test_a_broken_one_or_one_that_others_may_write_is_written_again(place: Path) -> None:
    assert kept_or_written(lambda: BODY) == BODY
    (file,) = place.iterdir()
    file.write_bytes(file.read_bytes()[:-1] + b"]")
    assert kept_or_written(lambda: BODY) == BODY
    assert kept_or_written(never) == BODY
    file.chmod(0o666)
    assert kept_or_written(lambda: BODY + b" ") == BODY + b" "


def test_old_ones_go_and_a_cache_that_can_not_be_written_is_done_without(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.mkdir()
    for number in range(MOST_KEPT + 2):
        old = place / f"openapi-{number}.json"
        old.touch()
        os.utime(old, (number, number))
    kept_or_written(lambda: BODY)
    assert len(list(place.iterdir())) == MOST_KEPT
    monkeypatch.setenv("CACHE_DIRECTORY", os.devnull)
    assert kept_or_written(lambda: BODY) == BODY
