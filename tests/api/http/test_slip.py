"""The slip of a ruling: one page, the same bytes, what was said, and only for those who may see it."""

import io
import json
from typing import Any, Final

import pytest
from fastapi import FastAPI
from pypdf import PdfReader

from adjudicator.precedents.casefile import load_all
from adjudicator.registry import GAMES
from api.http.stored import Found, Line
from api.pages.slip import Slip, slip_of
from api.store.numbers import read_number
from api.store.record import Record
from tests.api.table import NOTATION, Client

TEXT: Final = {"Content-Type": "text/plain"}


def read(reply: Any) -> tuple[int, str]:
    """How many pages it has, and what stands on them."""
    assert (reply.status_code, reply.headers["content-type"]) == (200, "application/pdf"), reply.text
    pages = PdfReader(io.BytesIO(reply.content)).pages
    return len(pages), " ".join("\n".join(page.extract_text() for page in pages).split())


def test_the_slip_says_what_was_ruled_and_is_the_same_each_time(client: Client) -> None:
    given = client.post("/v1/rulings", content=NOTATION, headers=TEXT).json()
    number = given["number"]
    polish = client.get(f"/v1/rulings/{number}.pdf?lang=pl")
    pages, said = read(polish)
    assert pages == 1
    for words in (number, "UZNANE", given["summary"], f"/r/{number}", "Odwołanie", "Strona zgłaszająca"):
        assert words in said
    for reason in given["reasons"]:
        if reason["bears"]:
            assert reason["message"] in said
    for rule in given["rules"]:
        assert rule["text"] in said
    assert client.get(f"/r/{number}.pdf?lang=pl").content == polish.content
    assert "UPHELD" in read(client.get(f"/r/{number}.pdf?lang=en"))[1]
    by_id = read(client.get(f"/v1/rulings/{given['id']}.pdf?lang=en"))[1]
    assert number not in by_id
    assert given["id"] in by_id
    catalog: Any = PdfReader(io.BytesIO(polish.content)).trailer["/Root"]
    assert catalog["/MarkInfo"]["/Marked"]
    assert catalog["/Lang"].startswith("pl")
    page = client.get(f"/r/{number}?lang=pl").text
    assert f"/v1/rulings/{number}.pdf?lang=pl" in page


@pytest.mark.parametrize("game", GAMES)
def test_the_longest_ruling_is_one_page_and_says_what_is_left_out(client: Client, game: str) -> None:
    files = [file for file in load_all(game) if file.kind == "record" and "verdict" in file.expect]
    longest = max(files, key=lambda file: len(str(file.case)))
    given = client.post("/v1/rulings?lang=en", json=dict(longest.case)).json()
    opened = {"lang": "en", "secret": given["secret"] or ""}
    pages, said = read(client.get(f"/r/{given['number']}.pdf", params=opened))
    assert pages == 1
    assert all(words in said for words in (given["number"], "Appeal", "The other side"))
    shown = [one["message"][:80] in said for one in given["reasons"] if one["bears"]]
    assert all(shown) or "on the page of the ruling" in said


def test_who_has_it_gets_it_no_second_time(client: Client) -> None:
    given = client.post("/v1/rulings", content=NOTATION, headers=TEXT).json()
    path = f"/v1/rulings/{given['number']}.pdf"
    etag = client.get(f"{path}?lang=pl").headers["etag"]
    again = client.get(f"{path}?lang=pl", headers={"If-None-Match": etag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
    other = client.get(f"{path}?lang=en", headers={"If-None-Match": etag})  # other words, another sheet
    assert other.status_code == 200
    assert other.headers["etag"] != etag
    twice = client.post("/v1/rulings", content=NOTATION, headers=TEXT).json()["number"]  # another giving
    assert client.get(f"/r/{twice}.pdf?lang=pl").headers["etag"] != etag


def test_a_crowd_that_wants_slips_is_sent_away(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    given = client.post("/v1/rulings", content=NOTATION, headers=TEXT).json()
    path = f"/v1/rulings/{given['number']}.pdf"
    monkeypatch.setattr("api.pages.slip_door._LINE", Line(1, 0))  # nobody may wait any more
    busy = client.get(path)
    assert (busy.status_code, busy.headers["content-type"]) == (503, "application/problem+json")
    assert busy.json()["status"] == 503
    assert busy.headers["retry-after"]
    monkeypatch.undo()
    assert read(client.get(path))[0] == 1


@pytest.mark.parametrize("count", [60, 400])
def test_many_rules_are_cited_or_told_to_be_elsewhere(app: FastAPI, client: Client, count: int) -> None:
    given = client.post("/v1/rulings", content=NOTATION, headers=TEXT).json()
    record: Record = app.state.record
    found = record.giving(read_number(given["number"]) or "")
    assert found is not None
    slip = slip_of(Found(found.stored, found.giving), "en", "http://test/r/1")
    said = json.loads(slip.said)
    said["rules"] = [{**said["rules"][0], "id": f"river.rule-{one}"} for one in range(count)]
    pages = PdfReader(io.BytesIO(Slip(json.dumps(said), slip.given_at).made())).pages
    assert len(pages) == 1
    text = "".join(pages[0].extract_text().split())
    cited = [f"river.rule-{one}" in text for one in range(count)]
    assert all(cited) if count == 60 else (not any(cited) and "Rulescited." in text)


def test_hidden_hands_need_their_secret(client: Client) -> None:
    case = "river; dam 3: R8 R9 R10 vs Y11; hand attacker G1; claim control 3"
    given = client.post("/v1/rulings", content=case, headers=TEXT).json()
    assert given["secret"]
    for name in (given["number"], given["id"]):
        assert client.get(f"/v1/rulings/{name}.pdf").status_code == 404
        assert client.get(f"/r/{name}.pdf").status_code == 404
        opened = client.get(f"/r/{name}.pdf", params={"secret": given["secret"]})
        assert f"secret={given['secret']}" in read(opened)[1].replace(" ", "")
