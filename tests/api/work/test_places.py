"""Where a verdict is computed: quick kinds on the event loop, all others in a solver process."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import pytest

from adjudicator.game import load_game
from adjudicator.intake.notation import notate
from adjudicator.intake.read_case import checked
from adjudicator.precedents.casefile import CaseFile, load_all
from adjudicator.registry import GAMES
from api.http import bodies
from api.http.routes import verdicts
from api.work.jobs import verdict_on
from tests.api.table import Client

Args = ParamSpec("Args")
Result = TypeVar("Result")
ONE_OF_EACH_KIND = {
    (name, str(file.kind)): file for name in GAMES for file in load_all(name) if "verdict" in file.expect
}
EACH = pytest.mark.parametrize(
    ("kind", "file"), ONE_OF_EACH_KIND.items(), ids=["-".join(kind) for kind in ONE_OF_EACH_KIND]
)


def is_quick(game: str, kind: str) -> bool:
    return load_game(game).kind_by_name[kind].quick


def _on_the_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each check and each decision in the process of the service: was it made on the event loop?"""
    found: list[bool] = []

    def noting(work: Callable[Args, Result]) -> Callable[Args, Result]:
        def noted(*args: Args.args, **kwargs: Args.kwargs) -> Result:
            found.append(_on_the_loop())
            return work(*args, **kwargs)

        return noted

    monkeypatch.setattr(bodies, "checked", noting(checked))
    monkeypatch.setattr(verdicts, "verdict_on", noting(verdict_on))
    return found


def test_some_kinds_are_quick_and_some_are_not() -> None:
    assert {is_quick(*kind) for kind in ONE_OF_EACH_KIND} == {True, False}


@EACH
def test_the_service_itself_decides_quick_kinds_only(
    client: Client, kind: tuple[str, str], file: CaseFile, places: list[bool]
) -> None:
    assert client.post("/v1/verdicts", json=dict(file.case)).status_code == 200
    assert places == ([True, True] if is_quick(*kind) else [])


@EACH
def test_the_service_itself_reads_no_text(
    client: Client, kind: tuple[str, str], file: CaseFile, places: list[bool]
) -> None:
    text = notate(load_game(kind[0]), file.case)
    reply = client.post("/v1/verdicts", content=text.encode(), headers={"Content-Type": "text/plain"})
    assert reply.status_code == 200
    assert places == []
