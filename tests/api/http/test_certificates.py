"""Certificates through the doors: made on request, as secret as the ruling, and checked for anybody."""

from pathlib import Path

from adjudicator.certificates import sedzia_verify
from adjudicator.precedents.casefile import load_all
from api.http.schemas import CertificateAnswer, GivenAnswer, VerifyAnswer
from tests.api.http.test_record import TEXT
from tests.api.store.contents import WITH_HANDS
from tests.api.table import Client, rejected, upheld


def test_a_ruling_links_its_certificate(client: Client) -> None:
    for case in (upheld(), rejected()):
        ruling = client.post("/v1/rulings", json=case).json()
        assert GivenAnswer.model_validate(ruling).certificate == f"/v1/rulings/{ruling['id']}/certificate"
        for name in (ruling["id"], ruling["number"]):
            reply = client.get(f"/v1/rulings/{name}/certificate")
            assert reply.status_code == 200
            made = CertificateAnswer.model_validate(reply.json())
            assert (made.ruling, made.verdict) == (ruling["id"], ruling["verdict"])
            assert made.case == ruling["case"]
            assert sedzia_verify.verify(reply.content).level == "rules"
        assert client.get(f"/v1/rulings/{ruling['id']}").json()["certificate"] == ruling["certificate"]


def test_the_same_ruling_has_the_same_certificate(client: Client) -> None:
    place = client.post("/v1/rulings", json=upheld()).json()["certificate"]
    assert client.get(place).content == client.get(f"{place}?lang=en").content


def test_where_nothing_is_hidden_there_is_none(client: Client) -> None:
    ruled = [file.case for file in load_all("river") if "verdict" in file.expect]
    case = next(case for case in ruled if case["claim"]["kind"] == "rematch")
    ruling = client.post("/v1/rulings", json=dict(case)).json()
    assert ruling["verdict"] == "answered"
    assert ruling["certificate"] is None
    told = client.get(f"/v1/rulings/{ruling['id']}/certificate").json()
    assert told["evidence"] == [{"type": "missing", "why": "open"}]


def test_no_ruling_no_certificate(client: Client) -> None:
    assert client.get("/v1/rulings/0123456789abcdef0123/certificate").status_code == 404


def test_hidden_hands_stay_hidden(client: Client) -> None:
    given = client.post("/v1/rulings", content=WITH_HANDS, headers=TEXT).json()
    assert given["secret"]
    assert client.get(given["certificate"]).status_code == 404
    opened = client.get(f"{given['certificate']}?secret={given['secret']}")
    assert opened.status_code == 200
    assert opened.json()["ruling"] == given["id"]


def test_anybody_can_have_one_checked(client: Client) -> None:
    place = client.post("/v1/rulings", json=upheld()).json()["certificate"]
    data = client.get(place).content
    told = VerifyAnswer.model_validate(client.post("/v1/verify", content=data).json())
    assert (told.outcome, told.level, told.verdict, told.why) == ("proved", "rules", "upheld", None)
    wrong = client.post("/v1/verify", content=data.replace(b'"upheld"', b'"rejected"')).json()
    assert wrong["outcome"] == "not-proved"
    assert wrong["why"] == "digest: the certificate was changed after it was sealed"
    unread = client.post("/v1/verify", content=b"{").json()
    assert unread["outcome"] == "unreadable"
    assert client.post("/v1/verify", content=b" " * (sedzia_verify.MOST_BYTES + 1)).status_code == 413


def test_a_proof_at_the_level_program_is_told_apart_from_somebody_elses(client: Client) -> None:
    """The program must be the one that we make of the case."""
    (file,) = [one for one in load_all("river") if one.id == "one-card-too-few-to-win"]
    given = client.post("/v1/rulings", json=dict(file.case)).json()
    secret = f"?secret={given['secret']}" if given["secret"] else ""
    found = client.get(given["certificate"] + secret).json()
    told = client.post("/v1/verify", json=found).json()
    assert (told["outcome"], told["level"], told["restated"]) == ("proved", "program", True)
    part = found["evidence"][0]
    part["variables"], part["lines"] = ["x"], [[[], [1, 2]]]
    part["statements"] = [
        {"rule": "", "made": "", "sum": [[1, 1]], "least": 1},
        {"rule": "", "made": "", "sum": [[-1, 1]], "least": 0},
    ]
    found["digest"] = sedzia_verify.digest(found)
    told = client.post("/v1/verify", json=found).json()
    assert (told["outcome"], told["level"], told["restated"]) == ("proved", "program", False)


def test_the_checker_can_be_had(client: Client) -> None:
    reply = client.get("/v1/sedzia_verify.py")
    assert reply.headers["content-type"].startswith("text/x-python")
    assert reply.content == Path(sedzia_verify.__file__).read_bytes()
