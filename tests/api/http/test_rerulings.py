"""Re-rulings by HTTP: what would change, before it is accepted, and after."""

import asyncio
from pathlib import Path

import pytest

from api.app import create_app
from api.http.schemas import RerulingAnswer, RerulingsAnswer
from api.store import rerulings
from api.store.record import Record
from api.store.rerulings import Change
from api.work.rerule import rerule
from tests.api.store.contents import UPHELD, WITH_HANDS, content
from tests.api.store.test_rerulings import as_ruled_before, in_place
from tests.api.table import Client


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Record:
    """Two rulings of an earlier release, one of them on a case with hidden hands, ruled again."""
    monkeypatch.setenv("SEDZIA_DATA", str(tmp_path))
    found: Record = create_app().state.record
    for notation in (UPHELD, WITH_HANDS):
        found.give(as_ruled_before(notation, Change.FLIPS), "pl")
    asyncio.run(rerule(found.database, in_place, 1))
    return found


def test_what_would_change_is_shown_without_hidden_hands(record: Record) -> None:
    client = Client(create_app())
    [entry] = RerulingsAnswer.model_validate(client.get("/v1/rerulings").json()).rerulings
    assert entry.accepted_at is None
    assert entry.ended_at
    shown = RerulingAnswer.model_validate(client.get(f"/v1/rerulings/{entry.number}?lang=en").json())
    assert shown.counts[Change.FLIPS] + shown.counts[Change.REWORDED] == 2
    [change] = shown.changes
    assert (change.before.verdict, change.change) == ("rejected", Change.FLIPS)
    assert change.after
    assert (change.after.id, change.after.verdict) == (content(UPHELD).id, "upheld")
    assert "dam 3" in change.after.summary
    old = f"/v1/rulings/{change.before.id}"
    assert client.get(old).json()["superseded_by"] is None
    rerulings.accept(record.database, entry.number)
    assert client.get(old).json()["superseded_by"] == change.after.id
    assert client.get(old).json()["verdict"] == "rejected"


@pytest.mark.usefixtures("record")
def test_what_is_not_there() -> None:
    client = Client(create_app())
    for number in ("0000-0000-0000", "what"):
        assert client.get(f"/v1/rerulings/{number}").status_code == 404
    assert client.get("/v1/rerulings/0000-0000-0000?after=x").status_code == 422
