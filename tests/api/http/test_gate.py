"""Who may come in: every door is tried with every role and with none, on a real service with keys."""

import json
import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import quote

import httpx
import pytest
from starlette.routing import BaseRoute, Route
from typer.testing import CliRunner

from api.app import create_app
from api.cli.main import app as command_line
from api.http.doors import Public, door_of
from api.http.gate import REMEMBERED, Pass, is_loopback
from api.http.problems import Refused
from api.http.watchers import MOST as MOST_WATCHERS
from api.http.watchers import MOST_OF_ONE, Watchers
from api.store import keys
from api.store.database import Database
from api.store.keys import GIVEN, Role
from api.store.settings import Settings
from api.work.lines import LINES_A_VERDICT
from tests.api.service import serving, until
from tests.api.table import NOTATION

BRIEFLY: Final = 0.5
FORGETFUL: Final = f"from api.http import gate; gate.REMEMBERED = {BRIEFLY}"
"""Python for a service that looks keys up again sooner."""
TEXT: Final = {"Content-Type": "text/plain"}
ASYNC: Final = {"Prefer": "respond-async"}
NDJSON: Final = {"Content-Type": "application/x-ndjson"}
TRIED: Final[list[tuple[str, str, bytes, dict[str, str], Role]]] = [
    ("POST", "/v1/verdicts", NOTATION.encode(), TEXT, Role.PLAYER),
    ("POST", "/v1/verdicts:batch", b'"%b"' % NOTATION.encode(), NDJSON, Role.PLAYER),
    ("POST", "/v1/rulings", NOTATION.encode(), TEXT, Role.PLAYER),
    ("GET", "/v1/rulings", b"", {}, Role.READER),
    ("GET", "/v1/rulings/0000-0000-0000", b"", {}, Role.READER),
    ("GET", "/v1/rulings/0000-0000-0000.txt", b"", {}, Role.READER),
    ("GET", "/v1/rulings/00000000000000000000/certificate", b"", {}, Role.READER),
    ("POST", "/v1/verify", b"{}", {"Content-Type": "application/json"}, Role.PUBLIC),
    ("GET", "/v1/sedzia_verify.py", b"", {}, Role.PUBLIC),
    ("POST", "/mcp", b"{}", {"Content-Type": "application/json"}, Role.PUBLIC),
    ("GET", "/metrics", b"", {}, Role.READER),
    ("POST", "/v1/batches", b"[]", NDJSON, Role.REFEREE),
    ("GET", "/v1/batches/b0/results", b"", {}, Role.REFEREE),
    ("GET", "/v1/jobs/r0", b"", {}, Role.PLAYER),
    ("DELETE", "/v1/jobs/r0", b"", {}, Role.PLAYER),
    ("GET", "/v1/jobs/r0/events", b"", {}, Role.PLAYER),
    ("GET", "/v1/webhooks", b"", {}, Role.PLAYER),
    ("POST", "/v1/webhooks", b'{"url": ""}', {"Content-Type": "application/json"}, Role.PLAYER),
    ("DELETE", "/v1/webhooks/h0", b"", {}, Role.PLAYER),
    ("GET", "/v1/rerulings", b"", {}, Role.READER),
    ("GET", "/v1/rerulings/0000-0000-0000", b"", {}, Role.READER),
    ("POST", "/v1/rerulings", b"", {}, Role.ADMIN),
    ("GET", "/v1/log/checkpoint", b"", {}, Role.PUBLIC),
    ("GET", "/v1/games", b"", {}, Role.PUBLIC),
    ("GET", "/v1/games/river/rules", b"", {}, Role.PUBLIC),
    ("POST", "/v1/events", b"{}", {}, Role.ORGANISER),
    ("GET", "/v1/events/0000-0000-0000", b"", {}, Role.PUBLIC),
    ("POST", "/v1/events/0000-0000-0000/acts", b"{}", {}, Role.PUBLIC),
    ("POST", "/v1/events/0000-0000-0000/links", b"{}", {}, Role.PUBLIC),
    ("POST", "/v1/events/0000-0000-0000/incidents/1/checks", b"{}", {}, Role.PUBLIC),
    ("POST", "/v1/events/0000-0000-0000/incidents/1/rulings", b"{}", {}, Role.PUBLIC),
    ("GET", "/v1/events/0000-0000-0000/rulings/1/case", b"", {}, Role.PUBLIC),
    ("POST", "/v1/events/0000-0000-0000/readings", b"{}", {}, Role.PUBLIC),
    ("GET", "/v1/events/0000-0000-0000/readings/1", b"", {}, Role.PUBLIC),
    ("POST", "/v1/events/0000-0000-0000/readings/1", b"{}", {}, Role.PUBLIC),
    ("DELETE", "/v1/events/0000-0000-0000/links/x", b"", {}, Role.PUBLIC),
    ("GET", "/v1/nowhere", b"", {}, Role.ADMIN),
    ("GET", "/livez", b"", {}, Role.PUBLIC),
    ("GET", "/readyz", b"", {}, Role.PUBLIC),
    ("GET", "/", b"", {}, Role.PUBLIC),
    ("GET", "/text", b"", {}, Role.PUBLIC),
    ("GET", "/docs", b"", {}, Role.PUBLIC),
    ("GET", "/r/0000-0000-0000", b"", {}, Role.READER),
    ("GET", "/boru", b"", {}, Role.PUBLIC),
    ("GET", "/static/page.css", b"", {}, Role.PUBLIC),
    ("POST", "/case", b"", TEXT, Role.PUBLIC),
    ("POST", "/said?game=river", b"[]", {}, Role.PUBLIC),
    ("GET", "/openapi.json", b"", {}, Role.PUBLIC),
]
"""A request for each door, and the least role that opens it if the public may do nothing."""


class Service:
    def __init__(self, client: httpx.Client, database: Database) -> None:
        self.client = client
        self.database = database
        self.keys = {role: keys.add(database, f"a {role}", role, None)[0] for role in GIVEN}

    def ask(
        self, role: Role, method: str, path: str, body: bytes = b"", head: dict[str, str] | None = None
    ) -> httpx.Response:
        shown = {} if role is Role.PUBLIC else {"Authorization": f"Bearer {self.keys[role]}"}
        return self.client.request(method, path, content=body, headers={**shown, **(head or {})})


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    data = tmp_path_factory.mktemp("gate")
    database = Database(Settings.of_folder(data))
    database.open()
    with (
        serving(
            first=FORGETFUL,
            SEDZIA_DATA=str(data),
            SEDZIA_PUBLIC="none",
            SEDZIA_RATE="1000",
            SEDZIA_JOBS="elsewhere",
        ) as (
            address,
            _,
        ),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        yield Service(client, database)
    database.close()


@pytest.mark.parametrize("role", list(Role))
def test_every_door_with_every_role(service: Service, role: Role) -> None:
    for method, path, body, head, least in TRIED:
        status = service.ask(role, method, path, body, head).status_code
        refused = status in (401, 403)
        assert refused is not role.may(least), f"{role}: {method} {path}: {status}"
        if refused:
            assert status == (401 if role is Role.PUBLIC else 403)


def _routes(found: Iterable[BaseRoute]) -> Iterator[Route]:
    """Those of the API description and the pages, which are not described."""
    for one in found:
        if isinstance(one, Route):
            yield one
        else:
            yield from _routes(one.original_router.routes)  # type: ignore[attr-defined]


def test_every_route_is_a_door_that_is_tried() -> None:
    """A door that nobody thought of needs the highest role; here it is found before that."""
    routes = list(_routes(create_app().routes))
    assert {"/v1/rulings", "/mcp", "/said"} <= {route.path for route in routes}
    for route in routes:
        place = re.sub(r"\{\w+(:path)?\}", "x", route.path)
        for method in route.methods or {"POST", "GET", "DELETE"}:
            door = door_of(method, place)
            assert door is not None, f"{method} {route.path}"
            assert any(how in door.methods and door.path.fullmatch(tried) for how, tried, *_ in TRIED), (
                f"{method} {route.path} is not tried"
            )


@pytest.mark.parametrize(
    ("public", "open_paths"),
    [("verdicts", ["/v1/verdicts"]), ("rulings", ["/v1/verdicts", "/v1/rulings"])],
)
def test_what_the_public_may_do_is_a_setting(public: str, open_paths: list[str]) -> None:
    for path in ("/v1/verdicts", "/v1/rulings"):
        door = door_of("POST", path)
        assert door is not None
        assert (door.needs(Public(public)) is Role.PUBLIC) is (path in open_paths)
    listing = door_of("GET", "/v1/rulings")
    assert listing is not None
    assert listing.needs(Public.RULINGS) is Role.READER


def test_likeness_to_a_case_is_a_verdict(service: Service) -> None:
    """A door that decides a case is no way around the doors that do."""
    path = f"/v1/games/river/cases?like={quote(NOTATION)}"
    assert service.ask(Role.PUBLIC, "GET", path).status_code == 401
    assert service.ask(Role.READER, "GET", path).status_code == 403
    assert service.ask(Role.PLAYER, "GET", path).status_code == 200
    by_id = "/v1/games/river/cases?like=discard-blocks-the-only-legion"
    assert service.ask(Role.PUBLIC, "GET", by_id).status_code == 200


def test_a_bad_revoked_or_expired_key_opens_nothing(service: Service) -> None:
    good, key = keys.add(service.database, "soon gone", Role.ADMIN, None)
    old, _ = keys.add(service.database, "old", Role.ADMIN, 0)

    def status(shown: str) -> int:
        head = {"Authorization": f"Bearer {shown}"}
        return service.client.get("/v1/rulings", headers=head).status_code

    assert status(good) == 200
    assert status(old) == 401
    assert status(good[:-1] + ("0" if good[-1] != "0" else "1")) == 401
    assert status("sedzia_") == status("x" * 5000) == 401
    assert keys.revoke(service.database, key.prefix)
    assert REMEMBERED == 5.0, "the documentation says so"
    time.sleep(BRIEFLY + 0.5)
    assert status(good) == 401
    assert not keys.revoke(service.database, key.prefix)


def test_a_secret_link_is_a_key(service: Service) -> None:
    shown = service.keys[Role.READER]
    assert service.client.get("/v1/rulings", params={"key": shown}).status_code == 200
    assert service.client.get("/v1/rulings", params={"key": "wrong"}).status_code == 401


def test_a_secret_link_opens_the_page_until_it_ends(service: Service) -> None:
    """It is made for a phone: the page sends the key on, and nothing passes it to others or keeps it."""
    environment = {"SEDZIA_DATA": str(service.database.settings.data)}
    asked = ["keys", "link", "table 7", "--address", "https://sedzia.example/", "--days"]
    made = [CliRunner().invoke(command_line, [*asked, days], env=environment).output for days in ("1", "0")]
    links = [httpx.URL(one.strip()) for one in made]
    assert [link.copy_with(query=None) for link in links] == [httpx.URL("https://sedzia.example/")] * 2
    shown, ended = (link.params["key"] for link in links)
    page = service.client.get("/", params={"key": shown})
    assert page.status_code == 200
    assert page.headers["referrer-policy"] == "no-referrer"
    assert page.headers["cache-control"] == "private, no-store"
    head = {**TEXT, "Authorization": f"Bearer {shown}"}
    assert service.client.post("/v1/verdicts", content=NOTATION, headers=head).status_code == 200
    assert service.client.post("/v1/rerulings", headers=head).status_code == 403
    assert service.client.get("/", params={"key": ended}).status_code == 401
    assert 'get("key")' in service.client.get("/static/service.js").text


def test_keys_are_stored_hashed(service: Service) -> None:
    stored = b"".join(file.read_bytes() for file in service.database.settings.data.iterdir())
    for shown in service.keys.values():
        _, prefix, secret = shown.split("_")
        assert prefix.encode() in stored
        assert secret.encode() not in stored


def test_requests_are_counted_for_each_address_and_each_key(tmp_path: Path) -> None:
    database = Database(Settings.of_folder(tmp_path))
    shown, _ = keys.add(database, "a referee", Role.REFEREE, None)
    database.close()
    with (
        serving(SEDZIA_DATA=str(tmp_path), SEDZIA_PUBLIC="rulings", SEDZIA_RATE="3") as (address, _),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        replies = [client.post("/v1/rulings", content=NOTATION, headers=TEXT) for _ in range(5)]
        assert [reply.status_code for reply in replies] == [200, 200, 200, 429, 429]
        assert [reply.headers["ratelimit-remaining"] for reply in replies] == ["2", "1", "0", "0", "0"]
        assert int(replies[3].headers["retry-after"]) >= 1
        assert replies[3].json()["type"] == "urn:sedzia:problem:too-often"
        with_key = {**TEXT, "Authorization": f"Bearer {shown}"}
        assert client.post("/v1/rulings", content=NOTATION, headers=with_key).status_code == 200
        assert client.get("/livez").status_code == 200
        lines = "\n".join([f'"{NOTATION}"'] * 100)
        many = client.post("/v1/verdicts:batch", content=lines, headers=NDJSON)
        assert many.text.count('"upheld"') == 100
        single = client.post("/v1/verdicts", content=NOTATION, headers=TEXT)
        least = 1 + 100 // LINES_A_VERDICT + 1
        assert int(single.headers["ratelimit-remaining"]) <= int(single.headers["ratelimit-limit"]) - least


def test_wrong_keys_are_counted_for_each_address(tmp_path: Path) -> None:
    """Whoever tries keys has to wait. A key that was good here before, at the same address, has not."""
    database = Database(Settings.of_folder(tmp_path))
    shown, _ = keys.add(database, "a reader", Role.READER, None)
    database.close()
    with (
        serving(first=FORGETFUL, SEDZIA_DATA=str(tmp_path), SEDZIA_PUBLIC="rulings", SEDZIA_RATE="5") as (
            address,
            _,
        ),
        httpx.Client(base_url=address, timeout=60) as client,
    ):

        def ask(key: str) -> httpx.Response:
            return client.get("/v1/rulings", headers={"Authorization": f"Bearer {key}"})

        assert ask(shown).status_code == 200
        wrong = [shown[:-1] + sign for sign in "23456789" if sign != shown[-1]][:7]
        replies = [ask(key) for key in wrong]
        assert [reply.status_code for reply in replies] == [401] * 5 + [429] * 2
        assert replies[-1].json()["type"] == "urn:sedzia:problem:too-often"
        assert 1 <= int(replies[-1].headers["retry-after"]) <= 60
        assert client.get("/v1/rulings", params={"key": "wrong"}).status_code == 429
        assert ask(shown).status_code == 200
        time.sleep(BRIEFLY + 0.1)
        assert ask(shown).status_code == 200, "it is looked up again all the same"
        assert client.get("/v1/games").status_code == 200, "without a key one may do what one might before"


def test_a_key_has_so_many_places_to_watch_jobs(service: Service) -> None:
    """One who takes all of theirs leaves those of others, and each is free when its watcher goes."""
    ordered = service.ask(Role.PLAYER, "POST", "/v1/rulings", NOTATION.encode(), {**TEXT, **ASYNC})
    place = f"{ordered.headers['location']}/events"

    def watch(key: str) -> httpx.Response:
        head = {"Authorization": f"Bearer {key}"}
        return service.client.send(service.client.build_request("GET", place, headers=head), stream=True)

    watching = [watch(service.keys[Role.PLAYER]) for _ in range(MOST_OF_ONE)]
    assert {one.status_code for one in watching} == {200}
    refused = watch(service.keys[Role.PLAYER])
    assert refused.status_code == 429
    assert json.loads(refused.read())["type"] == "urn:sedzia:problem:watches-too-much"
    assert "retry-after" in refused.headers
    other = watch(service.keys[Role.REFEREE])
    assert other.status_code == 200
    for one in (*watching, other):
        one.close()

    def is_free() -> bool:
        again = watch(service.keys[Role.PLAYER])
        again.close()
        return again.status_code == 200

    until(is_free)


def test_there_are_so_many_places_to_watch_jobs_in_all() -> None:
    watchers, anybody = Watchers(), Pass()
    assert watchers.slower == 1.0
    names = [watchers.enter(anybody) for _ in range(MOST_WATCHERS)]
    assert watchers.slower > 1.0
    with pytest.raises(Refused, match="too-many-watch"):
        watchers.enter(anybody)
    watchers.leave(names[0])
    watchers.enter(anybody)


def test_a_network_address_without_a_key_is_refused(tmp_path: Path) -> None:
    run = CliRunner()
    environment = {"SEDZIA_DATA": str(tmp_path)}
    refused = run.invoke(command_line, ["serve", "--host", "0.0.0.0", "--port", "0"], env=environment)
    assert refused.exit_code == 70
    assert "sedzia keys add" in refused.output
    assert run.invoke(command_line, ["keys", "add", "me", "--role", "king"], env=environment).exit_code == 2
    made = run.invoke(command_line, ["keys", "add", "me", "--role", "admin"], env=environment)
    prefix = made.output.split("_")[1]
    assert f"{prefix} admin me" in run.invoke(command_line, ["keys", "list"], env=environment).output
    assert run.invoke(command_line, ["keys", "revoke", prefix], env=environment).exit_code == 0
    assert run.invoke(command_line, ["keys", "revoke", prefix], env=environment).exit_code == 2
    listed = run.invoke(command_line, ["keys", "list"], env=environment).output
    assert listed.strip() == f"{prefix} admin me revoked"


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("localhost", True),
        ("0.0.0.0", False),
        ("::", False),
        ("x", False),
    ],
)
def test_what_is_this_machine(host: str, local: bool) -> None:
    assert is_loopback(host) is local
