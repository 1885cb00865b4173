"""A hand that only the referee was told reaches nobody: it is looked for behind every door and in the log."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import httpx
import pytest

from api.app import create_app
from api.store import keys
from api.store.database import Database
from api.store.keys import GIVEN, Role
from api.store.settings import Settings
from tests.api.service import GLUTTON, serving, until
from tests.fourth.glutton import eating

HAND: Final = "river; dam 3: R8 R9 R10 vs Y11; hand defender Y9 perkoz; discard P10; claim control 3"
TELLS: Final = re.compile(r"\bY9\b|perkoz|yellow 9|żółt\w+ 9|dam 3", re.IGNORECASE)
"""What only those who know the case know."""
TEXT: Final = {"Content-Type": "text/plain"}
BROKEN: Final = (
    "hand defender Y9 perkoz Y9; claim",
    "claim nothing",
    "hand nobody Y9 perkoz; claim control 3",
)


@dataclass
class Told:
    """A service that was told a hidden hand, and what those who told it know."""

    client: httpx.Client
    keys: dict[Role, str]
    names: dict[str, list[str]]
    """Values for the parameters of the doors."""
    secrets: list[str]
    log: Path

    def doors(self) -> Iterator[str]:
        """Every door that is read, with everything that a stranger might know or guess."""
        for path, methods in create_app().openapi()["paths"].items():
            if "get" in methods and not path.endswith("/changes"):  # goes on for ever, and tells places only
                yield from _filled(path, self.names)


def _filled(path: str, names: dict[str, list[str]]) -> list[str]:
    found = [path]
    for name in re.findall(r"\{(\w+)\}", path):
        assert name in names, f"nobody has looked behind {path}"
        found = [one.replace(f"{{{name}}}", value) for one in found for value in names[name]]
    return found


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    data = tmp_path_factory.mktemp("hands")
    database = Database(Settings.of_folder(data))
    made: dict[Role, str] = {role: keys.add(database, f"a {role}", role, None)[0] for role in GIVEN}
    database.close()
    log = data / "log"
    with (
        log.open("wb") as written,
        serving(
            first=GLUTTON, log=written, SEDZIA_DATA=str(data), SEDZIA_PUBLIC="rulings", SEDZIA_RATE="100000"
        ) as (address, _),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        yield _tell(client, made, log)


def _tell(client: httpx.Client, made: dict[Role, str], log: Path) -> Told:
    """Through every door that takes a case: at once, as a job, in a batch, broken, and in one that fails."""
    referee = {"Authorization": f"Bearer {made[Role.REFEREE]}"}
    given = client.post("/v1/rulings", content=HAND, headers=TEXT).json()
    client.post("/v1/verdicts", content=HAND, headers=TEXT).raise_for_status()
    job = client.post("/v1/rulings", content=HAND, headers={**TEXT, "Prefer": "respond-async"}).json()["id"]
    lines = "\n".join(json.dumps(line) for line in (HAND, "river; " + BROKEN[0]))
    head = {**referee, "Content-Type": "application/x-ndjson"}
    batch = client.post("/v1/batches", content=lines, headers=head).json()["id"]
    for one in (job, batch):
        until(lambda one=one: client.get(f"/v1/jobs/{one}").json()["state"] == "done")  # type: ignore[misc]
    for end in BROKEN:
        for door in ("rulings", "verdicts"):
            broken = HAND.partition("hand")[0] + end
            assert client.post(f"/v1/{door}", content=broken, headers=TEXT).status_code == 422
    for query in (f"like={quote(HAND)}", f"q={quote(HAND)}", f"%6Cike={quote(HAND)}", f"lang={quote(HAND)}"):
        client.get(f"/v1/games/river/cases?{query}")
    client.get(f"/v1/rulings?%6bey={made[Role.READER]}").raise_for_status()
    client.post("/v1/rulings", json={**eating("fail"), "position": {"crumbs": []}})
    admin = {"Authorization": f"Bearer {made[Role.ADMIN]}"}
    again = client.post("/v1/rerulings", headers=admin).json()["id"]
    until(lambda: client.get(f"/v1/jobs/{again}").json()["state"] == "done")
    client.get(f"/v1/rulings/{given['number']}", params={"secret": given["secret"], "key": made[Role.READER]})
    rerulings = [one["number"] for one in client.get("/v1/rerulings", headers=referee).json()["rerulings"]]
    jobs = [client.get(f"/v1/jobs/{one}").json() for one in (job,)]
    numbers = [given["number"], *(one["number"] for one in jobs)]
    names = {
        "name": [given["id"], *numbers, "river"],
        "number": [*numbers, *rerulings],
        "job": ["r0", given["id"]],
        "case": [given["id"]],
        "event": [_event(client, made, given["number"])],
        "ruling": ["6"],
        "proposal": ["7"],
    }
    secrets = [given["secret"], job, batch, again, *made.values()]
    return Told(client, made, names, secrets, log)


def _event(client: httpx.Client, made: dict[Role, str], number: str) -> str:
    """At which the ruling was given, published by mistake."""
    organiser = {"Authorization": f"Bearer {made[Role.ORGANISER]}"}
    asked = {"by": "Ola", "title": "Puchar", "game": "river"}
    opened = client.post("/v1/events", json=asked, headers=organiser).json()
    links = f"/v1/events/{opened['id']}/links"
    owner = {"Event-Link": opened["link"]}
    referee = client.post(links, json={"role": "referee", "name": "R"}, headers=owner).json()["link"]
    at = {"round": 1, "table": 1}
    for link, act in (
        (opened["link"], {"kind": "add-player", "name": "Ala"}),
        (opened["link"], {"kind": "add-player", "name": "Bartek"}),
        (opened["link"], {"kind": "add-round", "minutes": 50, "tables": [[2, 3]]}),
        (referee, {"kind": "note-incident", "at": at, "public": "They disagree"}),
        (referee, {"kind": "give-ruling", "incident": 5, "number": number, "published": True}),
    ):
        done = client.post(f"/v1/events/{opened['id']}/acts", json=act, headers={"Event-Link": link})
        assert done.status_code == 201, done.text
    return str(opened["id"])


@pytest.mark.parametrize("role", list(Role))
def test_no_door_shows_it_to_any_role(told: Told, role: Role) -> None:
    """Whoever has no secret of it: the public, a player, and every other role too."""
    head = {} if role is Role.PUBLIC else {"Authorization": f"Bearer {told.keys[role]}"}
    asked = 0
    for door in told.doors():
        if re.match(r"/v1/games/|/v1/sedzia_verify", door):
            continue  # rules and precedents, the same for every service
        for query in ("", "?lang=en", "?secret=" + "0" * 32, "?words=perkoz", "?game=river"):
            said = told.client.get(door + query, headers=head)
            asked += 1
            assert not TELLS.search(said.text), f"{role}: {door}{query}: {said.text[:500]}"
            assert not TELLS.search(str(said.headers))
    assert asked > 100


def test_a_search_finds_it_for_nobody(told: Told) -> None:
    head = {"Authorization": f"Bearer {told.keys[Role.ADMIN]}"}
    for query in (
        {"game": "river"},
        {"kind": "control"},
        {"words": "perkoz"},
        {"rule": "river.control.proof"},
    ):
        assert told.client.get("/v1/rulings", params=query, headers=head).json()["rulings"] == []
    newest = told.client.get("/v1/rulings", headers=head).json()["rulings"]
    assert newest
    shown: set[Any] = {name for one in newest for name, value in one.items() if value is not None}
    assert shown <= {"number", "withheld", "lang"}


def test_no_line_of_the_log_has_it(told: Told) -> None:
    written = told.log.read_text(encoding="utf-8")
    assert "glutton" in written, "a fault was logged, with where it happened"
    assert "an inner secret" not in written, "but not with what it said: that may be a card"
    assert not TELLS.search(written), TELLS.search(written)
    for secret in told.secrets:
        assert secret not in written
