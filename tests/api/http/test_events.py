"""The desk by HTTP: every door with every role, what is told to whom, and what others do is heard of."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from api.desk.journal import FORMS, may
from api.desk.roles import GIVEN, Role
from api.http.schemas.events import (
    ActAnswer,
    EventAnswer,
    JournalAnswer,
    LinksAnswer,
    NewLinkAnswer,
    OpenedAnswer,
    PreviewAnswer,
)
from tests.api.service import serving
from tests.api.table import Client

AT: Final = {"round": 1, "table": 1}
SECRET: Final = "what only referees know"


class Event:
    """An event with a round under way, and a link for each role."""

    def __init__(self, client: Any) -> None:
        self.client = client
        asked = {"by": "Ola", "title": "Puchar", "game": "river"}
        opened = OpenedAnswer.model_validate(client.post("/v1/events", json=asked).json())
        self.id = opened.id
        self.links = {Role.PUBLIC: "", Role.ORGANISER: opened.link}
        for name in ("Ala", "Bartek", "Celina", "Darek"):
            self.done(Role.ORGANISER, kind="add-player", name=name)
        self.done(Role.ORGANISER, kind="add-round", minutes=50, tables=[[2, 3], [4, 5]])
        self.done(Role.ORGANISER, kind="start-round", round=1)
        for role in (Role.REFEREE, Role.HEAD_REFEREE):
            self.links[role] = self.link(role=role.value, name=f"a {role}")
        self.links[Role.PLAYER] = self.link(role="player", player=2)

    def link(self, **form: Any) -> str:
        reply = self.ask(Role.ORGANISER, "POST", "/links", form)
        assert reply.status_code == 201
        return NewLinkAnswer.model_validate(reply.json()).link

    def ask(self, role: Role, method: str, path: str = "", body: Any = None, **head: str) -> httpx.Response:
        shown = {"Event-Link": self.links[role]} if self.links[role] else {}
        reply: httpx.Response = self.client.request(
            method, f"/v1/events/{self.id}{path}", json=body, headers={**shown, **head}
        )
        return reply

    def act(self, role: Role, **act: Any) -> httpx.Response:
        return self.ask(role, "POST", "/acts", act)

    def done(self, role: Role, **act: Any) -> int:
        reply = self.act(role, **act)
        assert reply.status_code == 201, reply.text
        return ActAnswer.model_validate(reply.json()).place

    def seen(self, role: Role) -> EventAnswer:
        return EventAnswer.model_validate(self.ask(role, "GET").json())


@pytest.fixture
def event(client: Client) -> Event:
    return Event(client)


TRIED: Final[tuple[tuple[str, str, Any, frozenset[Role]], ...]] = (
    ("GET", "", None, frozenset(Role)),
    ("GET", "/journal", None, frozenset(GIVEN) - {Role.PLAYER}),
    ("GET", "/links", None, frozenset({Role.ORGANISER})),
    ("POST", "/links", {"role": "referee", "name": "R"}, frozenset({Role.ORGANISER})),
    ("DELETE", "/links/AAAAAAAA", None, frozenset({Role.ORGANISER})),
    ("POST", "/previews", {"kind": "withdraw", "act": 7, "why": "?"}, frozenset(GIVEN) - {Role.PLAYER}),
)


@pytest.mark.parametrize("role", Role)
def test_every_door_with_every_role(event: Event, role: Role) -> None:
    for method, path, body, who in TRIED:
        status = event.ask(role, method, path, body).status_code
        refused = 401 if role is Role.PUBLIC else 403
        assert (status == refused) is (role not in who), f"{role} {method} {path}: {status}"


@pytest.mark.parametrize("role", Role)
def test_every_act_with_every_role(event: Event, role: Role) -> None:
    """Whose role may not do it is told so before anything else is looked at."""
    for kind, form in FORMS.items():
        body = {"kind": kind, **_filled(form.model_json_schema())}
        reply = event.ask(role, "POST", "/acts", body)
        assert reply.status_code in (201, 403, 409), f"{kind}: {reply.text}"
        if not may(role, kind):
            assert reply.status_code == 403, f"{role} {kind}: {reply.text}"


def _filled(schema: dict[str, Any]) -> dict[str, Any]:
    """Something for every field that is needed."""

    def one(field: dict[str, Any]) -> Any:
        if "$ref" in field:
            return AT
        if "enum" in field:
            return field["enum"][0]
        if "pattern" in field:
            return "AAAA-BBBB-CCCC"
        made = {"string": "x", "integer": 2, "object": {}, "array": [1, 2]}
        return [[2, 3]] if field.get("items", {}).get("type") == "array" else made[field["type"]]

    filled = {name: one(schema["properties"][name]) for name in schema.get("required", ())}
    return {**filled, "instead": {"kind": "call", "at": AT}} if "instead" in filled else filled


def test_nobody_is_told_what_is_not_for_them(event: Event) -> None:
    elsewhere = {"round": 1, "table": 2}
    for at in (AT, elsewhere):
        incident = event.done(
            Role.REFEREE, kind="note-incident", at=at, public=f"At {at['table']}", private=SECRET
        )
        event.done(Role.REFEREE, kind="rule-in-words", incident=incident, text=f"Said at {at['table']}")
    event.done(Role.REFEREE, kind="announce", text="Only for table 2", at=elsewhere)
    public, player, referee = (event.seen(role) for role in (Role.PUBLIC, Role.PLAYER, Role.REFEREE))
    assert (public.rulings, public.notices, public.incidents) == ([], [], None)
    assert [one.text for one in player.rulings] == ["Said at 1"]
    assert [one.text for one in player.incidents or ()] == ["At 1"]
    assert player.notices == []
    assert [one.private for one in referee.incidents or ()] == [SECRET, SECRET]
    for role in (Role.PUBLIC, Role.PLAYER, Role.ORGANISER):
        assert SECRET not in event.ask(role, "GET").text
    published = event.done(
        Role.REFEREE, kind="rule-in-words", incident=incident, text="For all", published=True
    )
    assert [one.id for one in event.seen(Role.PUBLIC).rulings] == [published]


def test_a_call_from_hand_to_extension(event: Event) -> None:
    call = event.done(Role.PLAYER, kind="call", at=AT, about="You can't beat it")
    event.done(Role.REFEREE, kind="take-call", call=call)
    [seen] = event.seen(Role.PLAYER).calls or []
    assert (seen.id, seen.taken_by, seen.about) == (call, "a referee", "You can't beat it")
    event.done(Role.REFEREE, kind="close-call", call=call)
    too_much = event.act(Role.REFEREE, kind="give-time", at=AT, seconds=3600, call=call)
    assert too_much.status_code == 409
    assert too_much.json()["type"] == "urn:sedzia:problem:desk-more-than-lost"


def test_every_problem_of_an_act_is_named(event: Event) -> None:
    reply = event.act(Role.REFEREE, kind="give-time", at={"round": "1"}, seconds=0, bonus=1)
    assert reply.status_code == 422
    places = {one["pointer"] for one in reply.json()["problems"]}
    assert places == {"/at/round", "/at/table", "/seconds", "/bonus"}
    assert event.act(Role.REFEREE, kind="dance").status_code == 422
    assert event.ask(Role.REFEREE, "POST", "/acts", [1]).status_code == 422
    inside = event.act(
        Role.ORGANISER, kind="correct", act=2, why="?", instead={"kind": "add-player", "name": 5}
    )
    assert [one["pointer"] for one in inside.json()["problems"]] == ["/instead/name"]
    assert event.ask(Role.REFEREE, "POST", "/acts", {}, **{"Idempotency-Key": "x" * 65}).status_code == 422


def test_a_correction_is_seen_before_and_stays_in_the_journal(event: Event) -> None:
    correction = {
        "kind": "correct",
        "act": 2,
        "instead": {"kind": "add-player", "name": "Ala K."},
        "why": "K.",
    }
    previewed = event.ask(Role.ORGANISER, "POST", "/previews", correction)
    [moved] = PreviewAnswer.model_validate(previewed.json()).moved
    assert (moved.thing, moved.field, moved.before, moved.after) == ("player", "name", "Ala", "Ala K.")
    assert event.seen(Role.PUBLIC).players[0].name == "Ala"
    event.done(Role.ORGANISER, **correction)
    assert event.seen(Role.PUBLIC).players[0].name == "Ala K."
    entries = JournalAnswer.model_validate(event.ask(Role.REFEREE, "GET", "/journal").json()).entries
    assert [(one.place, one.state) for one in entries if one.state != "good"] == [(2, "corrected")]
    assert entries[-1].act["instead"] == correction["instead"]
    gone = {"kind": "withdraw", "act": 2, "why": "never came"}
    falls = PreviewAnswer.model_validate(event.ask(Role.ORGANISER, "POST", "/previews", gone).json()).falls
    assert falls == [6, 7]
    assert event.act(Role.ORGANISER, **gone).status_code == 409
    event.done(Role.ORGANISER, **gone, accepting=falls)
    assert event.seen(Role.PUBLIC).rounds == []
    assert event.ask(Role.ORGANISER, "POST", "/previews", {"kind": "call", "at": AT}).status_code == 422


def test_links_are_listed_without_their_secrets_and_taken_back(event: Event) -> None:
    listed = LinksAnswer.model_validate(event.ask(Role.ORGANISER, "GET", "/links").json()).links
    assert [one.role for one in listed] == [Role.ORGANISER, Role.REFEREE, Role.HEAD_REFEREE, Role.PLAYER]
    text = event.ask(Role.ORGANISER, "GET", "/links").text
    assert not any(link and link.rpartition("_")[2] in text for link in event.links.values())
    assert event.ask(Role.ORGANISER, "DELETE", f"/links/{listed[1].prefix}").status_code == 200
    assert event.ask(Role.REFEREE, "GET").status_code == 401
    bad = event.ask(Role.ORGANISER, "POST", "/links", {"role": "king", "name": "K", "crown": True})
    assert {one["pointer"] for one in bad.json()["problems"]} >= {"/crown"}
    assert event.ask(Role.ORGANISER, "POST", "/links", {"role": "king", "name": "K"}).status_code == 422


def test_what_is_not_there(client: Client, event: Event) -> None:
    for path in ("", "/journal", "/changes", "/links"):
        assert client.get(f"/v1/events/0000-0000-0000{path}").status_code == 404
    assert client.post("/v1/events/0000-0000-0000/acts", json={"kind": "call", "at": AT}).status_code == 404
    assert client.post("/v1/events", json={"title": "x", "game": "river"}).status_code == 422
    assert client.post("/v1/events", json={"by": "x", "title": "x", "game": "chess"}).status_code == 422
    other = Event(client)
    other.links[Role.REFEREE] = event.links[Role.REFEREE]
    assert other.ask(Role.REFEREE, "GET").status_code == 401, "a link opens one event"


def test_others_hear_at_once_of_what_is_done(tmp_path: Path) -> None:
    """In a real service: each who watches is told, and of nothing but the place."""
    with (
        serving(SEDZIA_DATA=str(tmp_path)) as (address, _),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        event = Event(client)
        heard: list[list[str]] = [[], []]
        ready = threading.Barrier(3)

        def watch(place: int) -> None:
            with httpx.stream("GET", f"{address}/v1/events/{event.id}/changes", timeout=60) as stream:
                lines = _data(stream)
                heard[place].append(next(lines))
                ready.wait(60)
                heard[place].append(next(lines))

        watching = [threading.Thread(target=watch, args=(place,)) for place in range(2)]
        for one in watching:
            one.start()
        ready.wait(60)
        place = event.done(Role.PLAYER, kind="call", at=AT)
        for one in watching:
            one.join(60)
        assert heard == [[str(place - 1), str(place)]] * 2


def _data(stream: httpx.Response) -> Iterator[str]:
    return (line.removeprefix("data: ") for line in stream.iter_lines() if line.startswith("data: "))


def test_a_link_in_the_address_opens_too_and_is_in_no_log(event: Event, client: Client) -> None:
    reply = client.get(f"/v1/events/{event.id}?link={event.links[Role.REFEREE]}")
    assert reply.json()["you"]["role"] == "referee"
    assert client.get(f"/v1/events/{event.id}?link=stol_x_y").status_code == 401
    assert json.loads(reply.text)["histories"].keys() == {"2", "3", "4", "5"}
