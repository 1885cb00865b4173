"""Sędzia for assistants, with the SDK's own client: over stdio and over HTTP, and through the gate."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from jsonschema import Draft202012Validator
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError
from mcp_types import CallToolResult, TextContent

from adjudicator import rule
from api.store import keys
from api.store.database import Database
from api.store.keys import Role
from api.store.settings import Settings
from tests.api.service import serving
from tests.api.table import NOTATION, REJECTED
from tests.api.table import Client as Browser

Work = Callable[[Client], Awaitable[Any]]


def over_stdio(work: Work) -> Any:
    async def run() -> Any:
        command = StdioServerParameters(command=sys.executable, args=["-m", "api", "mcp"])
        async with Client(command) as client:
            return await work(client)

    return asyncio.run(run())


def over_http(address: str, work: Work, key: str = "", **headers: str) -> Any:
    shown = {"Authorization": f"Bearer {key}"} if key else {}

    async def run() -> Any:
        async with (
            httpx2.AsyncClient(headers={**shown, **headers}, timeout=60) as http,
            Client(streamable_http_client(f"{address}/mcp", http_client=http)) as client,
        ):
            return await work(client)

    return asyncio.run(run())


class Service:
    def __init__(self, address: str, key: str) -> None:
        self.address = address
        self.key = key


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """The public may ask for verdicts, and whoever has the key for rulings."""
    data = tmp_path_factory.mktemp("mcp")
    database = Database(Settings.of_folder(data))
    key, _ = keys.add(database, "an assistant", Role.PLAYER, None)
    database.close()
    with serving(SEDZIA_DATA=str(data), SEDZIA_PUBLIC="verdicts", SEDZIA_RATE="1000") as (address, _):
        yield Service(address, key)


def words(result: CallToolResult) -> str:
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


async def everything(client: Client) -> dict[str, Any]:
    """One answer of each tool, each held against the schema that the tool promises."""
    asked: list[tuple[str, dict[str, Any]]] = [
        ("rule", {"case": NOTATION, "lang": "en"}),
        ("verdict", {"case": REJECTED}),
        ("rules", {"game": "romans", "words": "fort", "lang": "en"}),
        ("precedents", {"game": "river", "words": "odrzucona karta", "like": NOTATION}),
        ("verify", {"certificate": json.dumps(rule(NOTATION).certificate())}),
    ]
    listed = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert list(listed) == ["rule", "job", *(name for name, _ in asked[1:])]
    found = {}
    for name, arguments in asked:
        result = await client.call_tool(name, arguments)
        assert not result.is_error, words(result)
        schema = listed[name].output_schema
        assert schema is not None
        Draft202012Validator(schema).validate(result.structured_content)
        found[name] = result.structured_content
    found["words"] = words(await client.call_tool("rule", {"case": NOTATION, "lang": "en"}))
    return found


def check(found: dict[str, Any]) -> None:
    assert (found["rule"]["verdict"], found["rule"]["smallest_reason"]) == ("upheld", ["Y9"])
    assert found["rule"]["engines"] == ["search: none", "cpsat: none", "z3: none"]
    assert found["words"].startswith("UPHELD: Claim upheld: the attacker takes dam 3.\n1. ")
    assert found["verdict"]["verdict"] == "rejected"
    assert found["rules"]["notation"]["cases"]["round"].startswith("romans; ")
    assert "discard-blocks-the-only-legion" in [one["id"] for one in found["precedents"]["cases"]]
    assert found["verify"]["outcome"] == "proved"


async def mistakes(client: Client) -> dict[str, CallToolResult]:
    asked: dict[str, tuple[str, dict[str, Any]]] = {
        "notation": ("rule", {"case": "river; dam 3: R8 R9 R10 vs Y11; claim kontrol 3", "lang": "en"}),
        "facts": ("verdict", {"case": "river; dam 3: R8 R9 R44 vs Y11 R8; claim control 4"}),
        "game": ("rules", {"game": "rivr"}),
        "arguments": ("rule", {"cas": NOTATION, "lang": "xx"}),
        "job": ("job", {"job": "nonsense"}),
        "filter": ("precedents", {"game": "river", "kind": "kontrol"}),
    }
    return {name: await client.call_tool(*one) for name, one in asked.items()}


def check_mistakes(found: dict[str, CallToolResult]) -> None:
    """Problems come back as problems, each with its place, and with the nearest right form."""
    problems = {}
    for name, result in found.items():
        assert result.is_error
        problems[name] = result.structured_content["problems"]
        assert all(problem["message"] in words(result) for problem in problems[name])
    assert problems["notation"][0]["params"]["nearest"] == "claim control 3"
    assert len(problems["facts"]) > 1
    assert [(one["code"], one["pointer"]) for one in problems["job"]] == [("not-found", "/job")]
    assert problems["game"][0]["params"]["nearest"] == "river"
    assert {problem["pointer"] for problem in problems["arguments"]} == {"/case", "/cas", "/lang"}
    assert problems["filter"][0]["params"]["nearest"] == "control"


async def prompts(client: Client) -> dict[str, str]:
    told = {}
    for prompt in (await client.list_prompts()).prompts:
        got = await client.get_prompt(prompt.name, {"dispute": "Kto bierze tamę 3?"})
        (message,) = got.messages
        assert isinstance(message.content, TextContent)
        told[prompt.name] = message.content.text
    for name, arguments in (("settle-this-dispute", {"dispute": " "}), ("nonsense", {})):
        with pytest.raises(MCPError):
            await client.get_prompt(name, arguments)
    with pytest.raises(MCPError, match="nonsense"):
        await client.call_tool("nonsense", {})
    return told


def test_over_stdio() -> None:
    async def work(client: Client) -> None:
        check(await everything(client))
        check_mistakes(await mistakes(client))
        told = await prompts(client)
        assert list(told) == ["rozstrzygnij-spor", "settle-this-dispute"]
        assert all("Kto bierze tamę 3?" in text and "rules" in text for text in told.values())
        assert "notacji" in told["rozstrzygnij-spor"]

    over_stdio(work)


def test_over_http(service: Service) -> None:
    async def work(client: Client) -> None:
        found = await everything(client)
        check(found)
        assert found["rule"]["number"]
        assert found["rule"]["certificate"] == f"/v1/rulings/{found['rule']['id']}/certificate"
        check_mistakes(await mistakes(client))
        assert len(await prompts(client)) == 2

    over_http(service.address, work, service.key)


def test_without_a_key_the_public_may_do_there_what_it_may_do_elsewhere(service: Service) -> None:
    async def work(client: Client) -> None:
        refused = await client.call_tool("rule", {"case": NOTATION, "lang": "en"})
        assert refused.is_error
        assert refused.structured_content["failed"] == "key-needed"
        for name, arguments in (
            ("verdict", {"case": NOTATION}),
            ("rules", {"game": "boru"}),
            ("precedents", {"game": "river", "like": NOTATION}),
            ("verify", {"certificate": "{}"}),
        ):
            assert not (await client.call_tool(name, arguments)).is_error

    over_http(service.address, work)


def test_rulings_are_counted_and_a_bad_key_opens_nothing(tmp_path: Path) -> None:
    async def work(client: Client) -> list[Any]:
        asked = {"case": NOTATION, "lang": "en"}
        results = [await client.call_tool("rule", asked) for _ in range(3)]
        return [result.structured_content.get("failed") for result in results]

    with serving(SEDZIA_DATA=str(tmp_path), SEDZIA_PUBLIC="rulings", SEDZIA_RATE="1") as (address, _):
        first, *later = over_http(address, work)
        assert first is None
        assert "too-often" in later  # a new minute may begin once in between
        reply = httpx2.post(f"{address}/mcp", headers={"Authorization": "Bearer nonsense"}, json={})
        assert reply.status_code == 401


def test_a_ruling_that_takes_long_is_a_job_that_can_be_asked_for(tmp_path: Path) -> None:
    async def work(client: Client) -> dict[str, Any]:
        listed = {tool.name: tool for tool in (await client.list_tools()).tools}
        job = (await client.call_tool("rule", {"case": NOTATION})).structured_content["job"]
        while True:
            result = await client.call_tool("job", {"job": job, "lang": "en"})
            told: dict[str, Any] = result.structured_content
            Draft202012Validator(listed["job"].output_schema or {}).validate(told)
            if told["state"] not in ("queued", "running"):
                return {**told, "words": words(result)}
            await asyncio.sleep(0.2)

    with serving(SEDZIA_DATA=str(tmp_path), SEDZIA_SYNC_SECONDS="0.001") as (address, _):
        told = over_http(address, work)
    assert (told["state"], told["ruling"]["verdict"], told["problems"]) == ("done", "upheld", [])
    assert told["ruling"]["number"]
    assert told["words"].startswith("UPHELD: ")


def test_pages_in_a_browser_may_not_use_what_is_open_to_the_machine(client: Browser) -> None:
    def status(**headers: str) -> int:
        return client.post("/mcp", headers={"Host": "127.0.0.1:8000", **headers}, json={}).status_code

    assert status(Origin="https://evil.example") == 403
    assert status(Host="evil.example:8000", Origin="http://evil.example:8000") == 403
    assert status(Origin="http://127.0.0.1:8000") == status() != 403
    assert client.get("/mcp").status_code == client.delete("/mcp").status_code == 405


def test_the_sdk_is_loaded_only_when_it_is_used() -> None:
    program = "import sys, api.app; api.app.create_app(); print({'mcp', 'httpx2', 'jwt'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
