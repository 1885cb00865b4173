"""The game is registered for its own tests, whether or not it is for everybody."""

import pytest

from adjudicator.game import GAMES


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "boru", "adjudicator.boru.game")
