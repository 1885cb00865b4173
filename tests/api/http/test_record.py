"""The record by HTTP: numbers, the list, hidden hands, the log."""

import base64
import hashlib
import logging
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest
from fastapi import FastAPI

from api.http.routes import listing
from api.http.schemas import (
    ConsistencyAnswer,
    GivenAnswer,
    ListAnswer,
    ListEntry,
    ProblemAnswer,
    ProofAnswer,
    WithheldAnswer,
)
from api.store.log.merkle import root_by_inclusion, roots_by_consistency
from api.store.log.notes import Checkpoint, Verifier
from api.store.settings import Settings
from tests.api.store.contents import WITH_HANDS
from tests.api.table import NOTATION, REJECTED, Client, ruling_in, upheld

TEXT = {"Content-Type": "text/plain; charset=utf-8"}


def give(client: Client, notation: str = NOTATION, lang: str = "en") -> GivenAnswer:
    reply = client.post(f"/v1/rulings?lang={lang}", content=notation, headers=TEXT)
    return GivenAnswer.model_validate(reply.json())


def listed(client: Client, **query: Any) -> list[ListEntry]:
    return ListAnswer.model_validate(client.get("/v1/rulings", params={"lang": "en", **query}).json()).rulings


def test_a_giving_is_found_by_its_number(client: Client) -> None:
    reply = client.post("/v1/rulings?lang=en", content=NOTATION, headers=TEXT)
    number = reply.json()["number"]
    by_number = client.get(f"/v1/rulings/{number}?lang=en")
    assert by_number.content == reply.content
    as_people_write_it = number.lower().replace("-", " ")
    assert client.get(f"/v1/rulings/{as_people_write_it}?lang=en").content == reply.content
    assert client.get(f"/v1/rulings/{number}.txt?lang=en").text.startswith("UPHELD")
    assert client.get(f"/v1/rulings/{number}.svg").text.startswith("<svg")
    assert client.get("/v1/rulings/0000-0000-0000").status_code == 404
    assert reply.json()["secret"] is None


def test_the_list_is_newest_first(client: Client) -> None:
    first, second = give(client, NOTATION), give(client, REJECTED)
    newest, older = listed(client, limit=2)
    assert (newest.number, older.number) == (second.number, first.number)
    assert (older.id, older.game, older.kind, older.verdict) == (first.id, "river", "control", "upheld")
    assert (older.summary, older.notation, older.given_at) == (first.summary, NOTATION, first.given_at)
    assert listed(client, lang="pl", limit=2)[1].summary != older.summary


def test_pages(client: Client) -> None:
    numbers = [give(client).number for _ in range(5)][::-1]
    first = ListAnswer.model_validate(client.get("/v1/rulings?limit=2").json())
    second = ListAnswer.model_validate(client.get(f"/v1/rulings?limit=3&before={first.next}").json())
    assert [one.number for one in (*first.rulings, *second.rulings)] == numbers
    last = client.get("/v1/rulings?words=zzzz").json()
    assert (last["rulings"], last["next"]) == ([], None)


def test_a_page_of_long_cases_is_shorter(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A case may have a thousand actions. So a page ends early, and the next one goes on from there."""
    numbers = [give(client).number for _ in range(3)][::-1]
    monkeypatch.setattr(listing, "MOST_BYTES", len(client.get("/v1/rulings?limit=1").content))
    first = ListAnswer.model_validate(client.get("/v1/rulings?limit=100").json())
    second = ListAnswer.model_validate(client.get(f"/v1/rulings?limit=1&before={first.next}").json())
    assert [one.number for one in (*first.rulings, *second.rulings)] == numbers


def test_the_list_is_searched(client: Client) -> None:
    given = give(client)
    wanted = {"game": "river", "kind": "control", "rule": "river.control.proof", "words": "legion dam"}
    for query in ({name: value} for name, value in wanted.items()):
        assert listed(client, **query, limit=1)[0].number == given.number
    assert listed(client, game="chess") == []
    assert listed(client, rule="river.control.proof", words="komfort") == []


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("before=0000-0000-0000", "unknown-number"),
        ("before=what", "unknown-number"),
        ("limit=0", "out-of-range"),
        ("limit=101", "out-of-range"),
        ("limit=x", "out-of-range"),
        ("limit=²", "out-of-range"),
        ("limit=99999999999999999999999999", "out-of-range"),
        (f"limit={'1'.zfill(20)}999", "out-of-range"),
        (f"limit={'1'.zfill(5000)}", "out-of-range"),
        ("lang=de", "unknown-language"),
        (f"words={'+'.join(f'a{place}' for place in range(33))}", "out-of-range"),
    ],
)
def test_what_can_not_be_listed(client: Client, query: str, code: str) -> None:
    reply = client.get(f"/v1/rulings?{query}")
    assert reply.status_code == 422
    assert [one.code for one in ProblemAnswer.model_validate(reply.json()).problems] == [code]


# Hidden hands


def test_the_public_sees_the_number_only(client: Client) -> None:
    given = give(client, WITH_HANDS)
    assert given.secret
    entry = listed(client, limit=1)[0]
    assert entry.model_dump(exclude_none=True) == {"number": given.number, "withheld": True}
    shown = WithheldAnswer.model_validate(client.get(f"/v1/rulings/{given.number}").json())
    assert shown.number == given.number
    for name in (given.id, f"{given.id}.txt", f"{given.id}.svg"):
        assert client.get(f"/v1/rulings/{name}").status_code == 404
    for suffix in (".txt", ".svg"):
        assert client.get(f"/v1/rulings/{given.number}{suffix}").status_code == 404
    never = client.get("/v1/rulings/0123456789abcdef0123")
    assert client.get(f"/v1/rulings/{given.id}").content == never.content
    for query in ({"game": "river"}, {"words": "Y9"}, {"words": "P10"}):
        assert given.number not in {one.number for one in listed(client, **query, limit=100)}
    proof = ProofAnswer.model_validate(client.get(f"/v1/log/proof/{given.number}").json())
    assert proof.entry is None


def test_whoever_asked_can_open_it(client: Client) -> None:
    reply = client.post("/v1/rulings?lang=en", content=WITH_HANDS, headers=TEXT)
    given = GivenAnswer.model_validate(reply.json())
    assert ruling_in(client.get(f"{reply.headers['location']}&lang=en")) == ruling_in(reply)
    opened = {"secret": given.secret or "", "lang": "en"}
    for name in (given.id, given.number):
        assert ruling_in(client.get(f"/v1/rulings/{name}", params=opened)) == ruling_in(reply)
        assert client.get(f"/v1/rulings/{name}.txt", params=opened).status_code == 200
        assert client.get(f"/v1/rulings/{name}.svg", params=opened).status_code == 200
    proof = ProofAnswer.model_validate(client.get(f"/v1/log/proof/{given.number}", params=opened).json())
    assert proof.entry
    assert given.digest in proof.entry


def test_the_secret_of_another_giving_opens_nothing(client: Client) -> None:
    other = "river; dam 3: R8 R9 R10 vs Y11; hand defender G9; discard P10; claim control 3"
    secret, given = give(client, other).secret, give(client, WITH_HANDS)
    for wrong in (secret, "", "0" * 32, str(given.secret).upper(), "é"):
        assert client.get(f"/v1/rulings/{given.id}", params={"secret": wrong or ""}).status_code == 404
        shown = client.get(f"/v1/rulings/{given.number}", params={"secret": wrong or ""}).json()
        assert shown["withheld"] is True


# The log


def _checkpoint(client: Client) -> Checkpoint:
    return Verifier.read(client.get("/v1/log/key").text).open(client.get("/v1/log/checkpoint").text)


def test_a_giving_is_proved_to_be_in_the_log(client: Client) -> None:
    given = give(client)
    give(client)
    checkpoint = _checkpoint(client)
    proof = ProofAnswer.model_validate(client.get(f"/v1/log/proof/{given.number}").json())
    assert proof.entry
    for fact in (given.number, given.digest, given.given_at):
        assert fact in proof.entry
    leaf = hashlib.sha256(b"\x00" + proof.entry.encode()).digest()
    assert base64.b64decode(proof.leaf) == leaf
    path = [base64.b64decode(one) for one in proof.path]
    assert proof.size == checkpoint.size
    assert root_by_inclusion(leaf, proof.place, proof.size, path) == checkpoint.root
    earlier = client.get(f"/v1/log/proof/{given.number}?size={proof.place + 1}").json()
    assert earlier["size"] == proof.place + 1


def test_the_log_only_grows(client: Client) -> None:
    give(client)
    before = _checkpoint(client)
    for _ in range(3):
        give(client)
    now = _checkpoint(client)
    assert now.size == before.size + 3
    reply = client.get(f"/v1/log/consistency?earlier={before.size}&later={now.size}")
    shown = ConsistencyAnswer.model_validate(reply.json())
    path = [base64.b64decode(one) for one in shown.path]
    assert roots_by_consistency(before.size, now.size, before.root, path) == (before.root, now.root)
    assert base64.b64decode(shown.earlier_root) == before.root
    assert client.get(f"/v1/log/consistency?earlier={before.size}").json() == reply.json()


@pytest.mark.parametrize(
    "query",
    [
        "",
        "earlier=0",
        "earlier=x",
        "earlier=1&later=4000000000",
        "earlier=3&later=2",
        "earlier=-1",
        "earlier=1&lang=",
    ],
)
def test_what_can_not_be_proved(client: Client, query: str) -> None:
    give(client)
    assert client.get(f"/v1/log/consistency?{query}").status_code == 422


def test_no_proof_of_what_was_never_given(client: Client) -> None:
    given = give(client)
    assert client.get("/v1/log/proof/0000-0000-0000").status_code == 404
    assert client.get(f"/v1/log/proof/{given.id}").status_code == 404
    assert client.get(f"/v1/log/proof/{given.number}?size=4000000000").status_code == 422
    assert client.get(f"/v1/log/proof/{given.number}?lang=xx").status_code == 422


# Beside the event loop, and beside the log of requests


def test_a_record_that_takes_long_holds_up_nobody_else(client: Client, app: FastAPI) -> None:
    """Another process holds the lock of the database. Only who needs the record waits, and is then served."""
    give(client)
    settings: Settings = app.state.record.database.settings
    with closing(sqlite3.connect(str(settings.url.database), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with ThreadPoolExecutor(4) as crowd:
            waiting = [crowd.submit(give, client) for _ in range(4)]
            time.sleep(0.5)
            for _ in range(5):
                assert client.get("/livez").status_code == 200
                assert client.post("/v1/verdicts", json=upheld()).json()["verdict"] == "upheld"
            assert not any(one.done() for one in waiting)
            other.execute("ROLLBACK")
            assert len({one.result().number for one in waiting}) == 4


def test_secrets_are_not_logged(client: "Client", caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "sedzia.access"):
        client.get("/v1/rulings/x?secret=abc&lang=pl")
    assert "abc" not in caplog.text
    assert "lang=pl" in caplog.text
