"""What the service says about the games."""

from adjudicator.game import load_game
from adjudicator.precedents.casefile import load_all
from adjudicator.registry import GAMES
from api.http.schemas import CaseEntry, CasesAnswer, GameAnswer, GamesAnswer, ReadingsAnswer, RulesAnswer
from tests.api.table import NOTATION, Client


def test_games(client: Client) -> None:
    listed = GamesAnswer.model_validate(client.get("/v1/games?lang=en").json())
    assert [one.id for one in listed.games] == list(GAMES)
    assert all(one.name for one in listed.games)


def test_a_game_brings_the_form_of_its_cases(client: Client) -> None:
    river = GameAnswer.model_validate(client.get("/v1/games/river").json())
    assert "position" in river.form["properties"]


def test_a_game_lists_its_codes(client: Client) -> None:
    for lang, called in (("pl", "czerwona 8"), ("en", "red 8")):
        river = GameAnswer.model_validate(client.get(f"/v1/games/river?lang={lang}").json())
        assert river.codes["cards"]["R8"] == called


def test_rules_and_readings_in_both_languages(client: Client) -> None:
    for lang in ("pl", "en"):
        rules = RulesAnswer.model_validate(client.get(f"/v1/games/river/rules?lang={lang}").json())
        assert [rule.id for rule in rules.rules] == [rule.id for rule in load_game("river").rules]
        readings = ReadingsAnswer.model_validate(client.get(f"/v1/games/river/readings?lang={lang}").json())
        assert [one.id for one in readings.readings] == [one.id for one in load_game("river").readings]
        assert all(one.default == one.options[0].id for one in readings.readings)


def test_precedents(client: Client) -> None:
    listed = CasesAnswer.model_validate(client.get("/v1/games/river/cases?lang=en").json())
    files = load_all("river")
    assert [one.id for one in listed.cases] == [file.id for file in files]
    one = CaseEntry.model_validate(client.get(f"/v1/games/river/cases/{files[0].id}?lang=en").json())
    assert one.story == files[0].story["en"]
    assert one.case == files[0].case


def test_precedents_are_found(client: Client) -> None:
    def found(**asked: str) -> list[str]:
        reply = client.get("/v1/games/river/cases", params={"lang": "en", **asked})
        assert reply.status_code == 200, reply.text
        return [one.id for one in CasesAnswer.model_validate(reply.json()).cases]

    one = "discard-blocks-the-only-legion"
    assert one in found(q="odrzucona karta")
    assert one in found(rule="river.control", kind="control")
    assert one not in found(like=one)
    assert found(like=NOTATION, kind="control")
    shared = client.get("/v1/games/river/cases", params={"like": one}).json()["cases"][0]["shared"]
    assert "river.control.proof" in shared


def test_a_search_for_what_does_not_exist_is_a_problem(client: Client) -> None:
    case = "discard-blocks-the-only-legion"
    for asked, nearest in (({"kind": "kontrol"}, "control"), ({"like": case[:-1]}, case)):
        reply = client.get("/v1/games/river/cases", params=asked)
        assert reply.status_code == 422
        (problem,) = reply.json()["problems"]
        assert problem["code"] == "nothing-like"
        assert problem["params"]["nearest"] == nearest
    assert client.get("/v1/games/river/cases", params={"like": "river; dam 3: X"}).status_code == 422
    assert client.get("/v1/games/boru/cases", params={"like": NOTATION}).status_code == 404
    assert client.get("/v1/games/river/cases", params={"q": "x" * 5000}).status_code == 413


def test_health(client: Client) -> None:
    assert client.get("/livez").json() == {"status": "ok"}
    assert client.get("/readyz").json()["status"] == "ok"
