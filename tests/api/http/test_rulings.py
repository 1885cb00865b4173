"""POST /v1/verdicts and /v1/rulings, used as a client would."""

import xml.etree.ElementTree as ET

import pytest

from adjudicator.game import load_game
from adjudicator.intake.notation import notate
from adjudicator.precedents.casefile import CaseFile, load_all
from adjudicator.registry import GAMES
from api.http.schemas import GivenAnswer, VerdictAnswer
from tests.api.table import NOTATION, REJECTED, Client, rejected, ruling_in, upheld

RULED = [file for name in GAMES for file in load_all(name) if "verdict" in file.expect]
TEXT = {"Content-Type": "text/plain; charset=utf-8"}


def test_fast_verdict(client: Client) -> None:
    reply = client.post("/v1/verdicts", json=upheld())
    assert reply.status_code == 200
    assert VerdictAnswer.model_validate(reply.json()).verdict == "upheld"
    assert "server-timing" not in reply.headers


def test_fast_verdict_shows_the_witness(client: Client) -> None:
    answer = client.post("/v1/verdicts", json=rejected()).json()
    assert answer["verdict"] == "rejected"
    assert answer["witness"]["adds"] == ["Y9", "Y10"]


def test_ruling_in_both_languages(client: Client) -> None:
    polish = client.post("/v1/rulings", json=upheld())
    english = client.post("/v1/rulings?lang=en", json=upheld())
    assert polish.headers["content-language"] == "pl"
    assert english.headers["content-language"] == "en"
    ours, theirs = polish.json(), english.json()
    assert GivenAnswer.model_validate(ours).verdict == "upheld"
    assert "tamę 3" in ours["summary"]
    assert "dam 3" in theirs["summary"]
    for name in ("id", "digest", "case", "notation", "smallest_reason", "flips", "readings", "engines"):
        assert ours[name] == theirs[name]
    assert [reason["params"] for reason in ours["reasons"]] == [r["params"] for r in theirs["reasons"]]
    assert ours["smallest_reason"] == ["Y9"]
    assert {engine["name"] for engine in ours["engines"]} == {"search", "cpsat", "z3"}


def test_the_same_case_is_the_same_ruling_given_under_another_number(client: Client) -> None:
    first, second = (client.post("/v1/rulings", json=upheld()) for _ in range(2))
    assert ruling_in(first) == ruling_in(second)
    assert first.json()["number"] != second.json()["number"]
    for step in ("queue", "rule", "store"):
        assert f"{step};dur=" in first.headers["server-timing"]


def test_rejection_is_a_success(client: Client) -> None:
    reply = client.post("/v1/rulings", json=rejected(), headers={"Accept-Language": "en"})
    assert reply.status_code == 200
    assert reply.json()["verdict"] == "rejected"
    assert reply.json()["flips"]["if_seen"] == ["Y9"]
    assert reply.json()["lang"] == "en"


def test_notation_opens_both_doors(client: Client) -> None:
    assert client.post("/v1/verdicts", content=REJECTED, headers=TEXT).json()["verdict"] == "rejected"
    by_text = client.post("/v1/rulings", content=f"\n{NOTATION}\n", headers=TEXT)
    assert ruling_in(by_text) == ruling_in(client.post("/v1/rulings", json=upheld()))


def test_ruling_is_kept(client: Client) -> None:
    given = client.post("/v1/rulings", json=upheld())
    place = given.headers["location"]
    assert ruling_in(client.get(place)) == ruling_in(given)
    assert client.get(place, headers={"Accept-Language": "en-GB"}).json()["lang"] == "en"
    text = client.get(f"{place}.txt?lang=en")
    assert text.headers["content-type"].startswith("text/plain")
    assert text.text.startswith("UPHELD\n")
    assert NOTATION in text.text
    picture = client.get(f"{place}.svg?lang=pl")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(picture.text).tag.endswith("svg")


@pytest.mark.parametrize("suffix", ["", ".txt", ".svg", ".pdf"])
def test_unknown_ruling(client: Client, suffix: str) -> None:
    assert client.get(f"/v1/rulings/0123456789abcdef0123{suffix}").status_code == 404


@pytest.mark.parametrize("file", RULED, ids=lambda file: file.id)
def test_every_precedent_through_the_fast_door(client: Client, file: CaseFile) -> None:
    by_json = client.post("/v1/verdicts", json=dict(file.case))
    assert by_json.json()["verdict"] == file.expect["verdict"]
    notation = notate(load_game(file.game), file.case)
    by_text = client.post("/v1/verdicts", content=notation.encode(), headers=TEXT)
    assert by_text.content == by_json.content


@pytest.mark.parametrize("file", RULED[::17], ids=lambda file: file.id)
def test_rulings_have_the_described_shape(client: Client, file: CaseFile) -> None:
    for lang in ("pl", "en"):
        reply = client.post(f"/v1/rulings?lang={lang}", json=dict(file.case))
        given = GivenAnswer.model_validate(reply.json())
        assert given.verdict == file.expect["verdict"]
        opened = {"lang": lang, "secret": given.secret or ""}
        assert ruling_in(client.get(reply.headers["location"], params=opened)) == ruling_in(reply)
        for suffix in (".txt", ".svg"):
            assert client.get(f"/v1/rulings/{given.id}{suffix}", params=opened).status_code == 200
