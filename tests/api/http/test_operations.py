"""For whoever runs it: readiness that is true, counts, logs without secrets, settings that are checked."""

import asyncio
import io
import json
import logging
import re
from pathlib import Path
from typing import Final

import httpx
import pytest
from typer.testing import CliRunner

from api.cli.main import app as command_line
from api.http.configuration import SETTINGS, as_table, mistakes
from api.http.frame import SOON, Gathered
from tests.api.service import GLUTTON, counted, serving
from tests.api.table import NOTATION, REJECTED, Client
from tests.fourth.glutton import eating

ROOT: Final = Path(__file__).resolve().parents[3]
TEXT: Final = {"Content-Type": "text/plain"}


def test_every_reply_has_an_id_and_safe_headers(client: Client) -> None:
    for path in ("/", "/text", "/livez", "/nowhere", "/v1/games", "/v1/rulings", "/static/nothing"):
        reply = client.get(path, headers={"X-Request-Id": "abc-123-def"})
        assert reply.headers["x-request-id"] == "abc-123-def"
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["x-frame-options"] == "DENY"
        assert reply.headers["referrer-policy"] == "no-referrer"
        assert reply.headers["content-security-policy"].startswith("default-src 'none'")
    strange = client.get("/livez", headers={"X-Request-Id": "a b\tc"}).headers["x-request-id"]
    assert len(strange) == 16


def test_pages_of_others_may_ask_only_if_the_setting_says_so(client: Client) -> None:
    asked = {"Origin": "https://example.org", "Access-Control-Request-Method": "POST"}
    assert "access-control-allow-origin" not in client.options("/v1/verdicts", headers=asked).headers


def test_ready_means_that_every_engine_rules_and_the_store_is_written(client: Client) -> None:
    ready = client.get("/readyz")
    assert (ready.status_code, ready.json()) == (200, {"status": "ok", "engines": "ok", "store": "ok"})


def test_what_happened_is_counted_and_logged(tmp_path: Path) -> None:
    """Also: a kill is counted, busy is not unready, and no secret is in the log."""
    log = tmp_path / "log"
    with (
        log.open("wb") as written,
        serving(
            first=GLUTTON,
            log=written,
            SEDZIA_DATA=str(tmp_path),
            SEDZIA_LOG="json",
            SEDZIA_CORS="https://example.org",
            SEDZIA_RULING_SECONDS="1",
            SEDZIA_SOLVERS="1",
        ) as (address, _),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        number = client.post("/v1/rulings", content=NOTATION, headers=TEXT).json()["number"]
        client.post("/v1/rulings", content=REJECTED, headers=TEXT)
        client.post("/v1/verdicts", content=b"{", headers={"Content-Type": "application/json"})
        secret = client.post("/v1/rulings", json=eating("sleep", 0.0)).json()["secret"]
        client.get(f"/v1/rulings/{number}", params={"secret": secret, "key": "sedzia_a_b"})
        assert client.post("/v1/rulings", json=eating("spin", 50)).status_code == 504
        allowed = client.get("/livez", headers={"Origin": "https://example.org"}).headers
        assert allowed["access-control-allow-origin"] == "https://example.org"
        refused = client.get("/livez", headers={"Origin": "https://example.com"}).headers
        assert "access-control-allow-origin" not in refused
        found = counted(address)
    assert found["sedzia_rulings_total", "river", "control", "upheld"] == 1
    assert found["sedzia_rulings_total", "river", "control", "rejected"] == 1
    assert found["sedzia_requests_total", "/v1/verdicts", "POST", "400"] == 1
    assert found["sedzia_solver_kills_total", "rulings", "too-long"] == 1
    assert found["sedzia_waiting", "rulings"] == 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    asked = [line for line in lines if line["logger"] == "sedzia.access"]
    assert {line["ruling"] for line in asked if "ruling" in line} >= {number}
    assert {"request", "method", "path", "status", "ms", "time", "level"} <= set(asked[0])
    assert secret not in log.read_text()
    assert "sedzia_a_b" not in log.read_text()


def test_lines_are_gathered_in_order_and_a_warning_is_written_at_once() -> None:
    handler, file = Gathered(), io.StringIO()
    handler.setStream(file)

    def say(level: int, text: str) -> None:
        handler.handle(logging.LogRecord("x", level, "", 0, text, None, None))

    async def work() -> None:
        say(logging.INFO, "one")
        say(logging.INFO, "two")
        assert file.getvalue() == ""
        say(logging.WARNING, "three")
        assert file.getvalue() == "one\ntwo\nthree\n"
        say(logging.INFO, "four")
        await asyncio.sleep(4 * SOON)
        assert file.getvalue().endswith("three\nfour\n")
        say(logging.INFO, "five")

    asyncio.run(work())
    say(logging.INFO, "six")
    handler.flush()
    assert file.getvalue().endswith("four\nfive\nsix\n")


def test_every_mistake_in_the_settings_is_named_at_once(tmp_path: Path) -> None:
    wrong = {
        "SEDZIA_DATA": str(tmp_path),
        "SEDZIA_DATABASE_URL": "mysql://secret@host/x",
        "SEDZIA_PUBLIC": "all",
        "SEDZIA_RATE": "-1",
        "SEDZIA_CORS": "example.org",
        "SEDZIA_SOLVERS": "many",
        "SEDZIA_RULLING_SECONDS": "60",
    }
    found = mistakes(wrong)
    assert len(found) == 6
    assert "secret" not in "".join(found)
    assert any("SEDZIA_RULING_SECONDS is" in one for one in found)
    ended = CliRunner().invoke(command_line, ["serve"], env=wrong)
    assert ended.exit_code == 70
    for one in found:
        assert one in ended.output


def test_the_documented_table_of_settings_is_the_real_one() -> None:
    assert as_table() in (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert len({setting.name for setting in SETTINGS}) == len(SETTINGS)


def test_every_threat_names_a_test_that_exists() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    rows = [row for row in page.splitlines() if row.startswith("| ") and row.count("|") == 4][1:]
    assert len(rows) > 10
    for row in rows:
        named = re.findall(r"`([\w/]+\.py)?(?:::)?(test_\w+)?`", row.split("|")[3])
        assert named, row
        file = ""
        for path, name in named:
            file = path or file
            written = (ROOT / "tests" / file).read_text(encoding="utf-8")
            assert f"def {name}(" in written if name else written, row


@pytest.mark.parametrize("environment", [{}, {"PATH": "x", "SEDZIA_RATE": "5"}])
def test_good_settings_have_no_mistake(environment: dict[str, str]) -> None:
    assert mistakes(environment) == []
