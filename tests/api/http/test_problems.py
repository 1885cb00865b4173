"""Bad requests: every problem is named, with its place and a message."""

from typing import Any

import pytest

from adjudicator.precedents.casefile import CaseFile, load_all
from api.http.bodies import LIMIT
from api.http.routes import verdicts
from api.http.schemas import ProblemAnswer
from api.work.outcomes import MOST_LISTED
from tests.api.table import Client, dam, upheld

DOORS = ["/v1/verdicts", "/v1/rulings"]
REFUSED = [file for file in load_all("river") if "problems" in file.expect]
JSON = {"Content-Type": "application/json"}
TEXT = {"Content-Type": "text/plain"}


def problem(reply: Any, status: int) -> ProblemAnswer:
    assert reply.status_code == status, reply.text
    assert reply.headers["content-type"] == "application/problem+json"
    for leak in ("pydantic", "Traceback", "http://", "https://", "type=", "<class"):
        assert leak not in reply.text
    return ProblemAnswer.model_validate(reply.json())


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("file", REFUSED, ids=lambda file: file.id)
def test_refused_precedents(client: Client, door: str, file: CaseFile) -> None:
    said = problem(client.post(door, json=dict(file.case)), 422)
    found = sorted((one.code, one.pointer) for one in said.problems)
    assert found == sorted((one["code"], one["pointer"]) for one in file.expect["problems"])


@pytest.mark.parametrize("door", DOORS)
def test_many_problems_at_once(client: Client, door: str) -> None:
    case = upheld()
    dam(case).update(tile=9, attacker=["R8", 5, "X1"], extra=1)
    case["position"]["discard"] = ["R8"]
    case["readings"] = {"no-such": "x"}
    said = problem(client.post(f"{door}?lang=en", json=case), 422)
    assert {(one.code, one.pointer) for one in said.problems} == {
        ("wrong-type", "/position/dams/0/attacker/1"),
        ("unknown-field", "/position/dams/0/extra"),
        ("unknown-card", "/position/dams/0/attacker/2"),
        ("unknown-tile", "/position/dams/0/tile"),
        ("card-twice", "/position/discard/0"),
        ("unknown-reading", "/readings/no-such"),
        ("unknown-dam", "/claim/dam"),
    }
    assert said.title == "The case can't be read"
    assert said.lang == "en"


def test_title_names_the_gravest_kind(client: Client) -> None:
    case = upheld()
    case["position"]["discard"].append("R8")
    assert problem(client.post(DOORS[0], json=case), 422).type.endswith(":contradictory")
    dam(case)["attacker"].append("R11")
    assert problem(client.post(DOORS[0], json=case), 422).type.endswith(":illegal")


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize(
    ("body", "headers", "status", "code"),
    [
        (b"", JSON, 400, "not-json"),
        (b"{", JSON, 400, "not-json"),
        (b'{"game": NaN}', JSON, 400, "not-json"),
        (b'{"game": "\\ud800"}', JSON, 400, "not-json"),
        (b"\xff\xfe", JSON, 400, "not-json"),
        (b"\xff\xfe", TEXT, 400, "not-text"),
        (b"[" * 5000 + b"]" * 5000, JSON, 400, "too-deep"),
        (b'{"a":' * 60 + b"1" + b"}" * 60, JSON, 400, "too-deep"),
        (b" " * (LIMIT + 1), JSON, 413, "too-large"),
        (b" " * (LIMIT + 1), TEXT, 413, "too-large"),
        (b"{}", {"Content-Type": "application/x-www-form-urlencoded"}, 415, "wrong-content-type"),
        (b"{}", {}, 415, "wrong-content-type"),
        (b"[]", JSON, 422, "wrong-type"),
        (b"null", JSON, 422, "wrong-type"),
        (b"{}", JSON, 422, "missing-field"),
        (b'{"game": 1}', JSON, 422, "wrong-type"),
        (b'{"game": "chess"}', JSON, 422, "unknown-game"),
        (b'{"game": "river", "position": {"dams": []}, "claim": {"kind": "x"}}', JSON, 422, "unknown-claim"),
        (b"", TEXT, 422, "unknown-game"),
        (b"chess; e4", TEXT, 422, "unknown-game"),
        (b"river; what", TEXT, 422, "notation"),
        (b"river; dam " + b"9" * 5000 + b": - vs -; claim claimable", TEXT, 422, "notation"),
    ],
)
def test_bad_bodies(
    client: Client, door: str, body: bytes, headers: dict[str, str], status: int, code: str
) -> None:
    said = problem(client.post(door, content=body, headers=headers), status)
    assert [one.code for one in said.problems] == [code]


@pytest.mark.parametrize("door", DOORS)
def test_chunked_bodies_are_limited_too(client: Client, door: str) -> None:
    chunks = (b" " * 4096 for _ in range(LIMIT // 4096 + 8))
    problem(client.post(door, content=chunks, headers=JSON), 413)


@pytest.mark.parametrize("door", DOORS)
def test_of_tens_of_thousands_of_problems_a_thousand_are_named(client: Client, door: str) -> None:
    """Some of each code, and how many are left out."""
    case = {**upheld(), **{f"f{place}": 1 for place in range(20_000)}, "game": "river"}
    case["position"]["discard"].append("R8")
    said = problem(client.post(f"{door}?lang=en", json=case), 422)
    assert (len(said.problems), said.unlisted) == (MOST_LISTED, 20_001 - MOST_LISTED)
    assert said.title == "The case can't be read"
    assert said.detail == " ".join(one.message for one in said.problems)
    assert {one.code for one in said.problems} == {"unknown-field", "card-twice"}


@pytest.mark.parametrize(
    ("body", "most"),
    [
        (b"river;" + b"a;" * 130_000, 1_000_000),
        (b"river\n" + b"q\n" * 130_000, 1_000_000),
        (b"river; dam 3: R8 vs -; claim control 3; " + b"x" * 260_000, 1_000_000),
        (b"river; dam 3: R8 vs -; claim control 3; " + (b"x" * 500 + b"; ") * 500, 2_000_000),
    ],
    ids=["parts", "lines", "a long part", "long parts"],
)
def test_a_refusal_is_not_much_longer_than_the_body(client: Client, body: bytes, most: int) -> None:
    reply = client.post("/v1/verdicts", content=body, headers=TEXT)
    assert problem(reply, 422).problems
    assert len(reply.content) < most


@pytest.mark.parametrize("number", [10**12, 10**50, -(10**4000)])
def test_huge_numbers(client: Client, number: int) -> None:
    case = upheld()
    dam(case)["tile"] = number
    case["claim"]["dam"] = number
    said = problem(client.post(DOORS[0], json=case), 422)
    assert [one.code for one in said.problems] == ["unknown-tile"]


def test_unknown_language(client: Client) -> None:
    for reply in (client.post("/v1/rulings?lang=de", json=upheld()), client.get("/v1/games?lang=")):
        assert [one.code for one in problem(reply, 422).problems] == ["unknown-language"]


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "pl"),
        ("de", "pl"),
        ("en", "en"),
        ("en-US,en;q=0.9,pl;q=0.8", "en"),
        ("en;q=0.5, pl;q=0.7", "pl"),
        ("de, en;q=0.1", "en"),
        ("en;q=0", "pl"),
        ("*", "pl"),
        ("en;q=oops", "pl"),
        (";;;,,=q", "pl"),
    ],
)
def test_accept_language(client: Client, header: str, lang: str) -> None:
    reply = client.get("/v1/games", headers={"Accept-Language": header})
    assert reply.json()["lang"] == lang
    assert client.get("/nowhere", headers={"Accept-Language": header}).json()["lang"] == lang


def test_nothing_there(client: Client) -> None:
    for path in (
        "/nowhere",
        "/v1/games/chess",
        "/v1/games/river/cases/none",
        "/static/none.js",
        "/v1/rulings/",
    ):
        problem(client.get(path), 404)


def test_method_not_allowed(client: Client) -> None:
    reply = client.get("/v1/verdicts")
    problem(reply, 405)
    assert reply.headers["allow"] == "POST"
    assert client.put("/v1/rulings").headers["allow"] == "GET, POST"
    assert client.put("/v1/jobs/r0").headers["allow"] == "DELETE, GET"
    problem(client.delete("/v1/games"), 405)


def test_faults_are_logged_not_shown(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_case: object) -> None:
        raise RuntimeError("an inner secret")

    monkeypatch.setattr(verdicts, "verdict_on", fail)
    reply = client.post("/v1/verdicts", json=upheld())
    assert problem(reply, 500).problems == []
    assert "secret" not in reply.text
    assert reply.headers["x-request-id"]
    assert reply.headers["content-security-policy"].startswith("default-src 'none'")
    assert "RuntimeError" in caplog.text
    assert "test_problems.py" in caplog.text
    assert "an inner secret" not in caplog.text, "it may be a card that nobody may know"


def test_a_fact_given_twice_is_refused_at_both_doors(client: Client) -> None:
    position = '{"dams": [], "discard": ["Y9"], "discard": []}'
    body = f'{{"game": "river", "position": {position}, "claim": {{"kind": "claimable"}}}}'
    for door in ("/v1/verdicts", "/v1/rulings"):
        answer = client.post(door, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 422
        assert [problem["code"] for problem in answer.json()["problems"]] == ["duplicate-key"]
