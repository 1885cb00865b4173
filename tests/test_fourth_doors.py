"""The tiny game goes through every door: processes in which it is registered beside the real games."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
from playwright.sync_api import expect, sync_playwright

from adjudicator.game import Game
from adjudicator.intake.notation import notate
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import CaseFile
from adjudicator.registry import GAMES
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json
from adjudicator.words.text import plain
from api.http.schemas import (
    CaseEntry,
    CasesAnswer,
    GameAnswer,
    GamesAnswer,
    ProblemAnswer,
    ReadingsAnswer,
    RulesAnswer,
    VerdictAnswer,
)
from tests.api.service import free_port
from tests.api.table import ruling_in
from tests.fourth.support import CASES, CERTAIN, FILES, HIDDEN, ROOT, registered

NOTHING_TOLD: Final = "coins; middle 1 2; turn ala; claim wins possible ala"
SEDZIA: Final = (sys.executable, "-m", "tests.fourth")
ENVIRONMENT: Final = {**os.environ, "SEDZIA_CASES": str(CASES), "SEDZIA_LANG": "en", "COLUMNS": "120"}


def sedzia(*words: str, typed: str = "") -> tuple[int, str]:
    done = subprocess.run(
        [*SEDZIA, *words],
        cwd=ROOT, env=ENVIRONMENT, input=typed, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(autouse=True)
def coins(monkeypatch: pytest.MonkeyPatch) -> Game:
    return registered(monkeypatch)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    port = free_port()
    found = f"http://127.0.0.1:{port}"
    with subprocess.Popen(
        [*SEDZIA, "serve", "--port", str(port)],
        cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    ) as process:  # fmt: skip
        for _ in range(600):
            try:
                httpx.get(f"{found}/livez", timeout=1).raise_for_status()
                break
            except httpx.HTTPError:
                assert process.poll() is None, "the service ended before it answered"
                time.sleep(0.05)
        yield found
        process.terminate()


def test_the_service_knows_the_game(address: str, coins: Game) -> None:
    with httpx.Client(base_url=f"{address}/v1", params={"lang": "en"}, timeout=60) as client:
        listed = GamesAnswer.model_validate(client.get("/games").json())
        assert [one.id for one in listed.games] == list(GAMES)
        one = GameAnswer.model_validate(client.get("/games/coins").json())
        assert (one.name, one.claims) == ("Monety (Coins)", list(coins.claims))
        assert one.form["properties"]["game"]["const"] == "coins"
        rules = RulesAnswer.model_validate(client.get("/games/coins/rules").json())
        assert [one.id for one in rules.rules] == [rule.id for rule in coins.rules]
        [reading] = ReadingsAnswer.model_validate(client.get("/games/coins/readings").json()).readings
        assert (reading.id, reading.default) == ("equal-coins", "nobody")
        cases = CasesAnswer.model_validate(client.get("/games/coins/cases").json())
        assert [one.id for one in cases.cases] == list(FILES)
        entry = CaseEntry.model_validate(client.get("/games/coins/cases/a-five-may-be-hidden").json())
        assert entry.notation == HIDDEN


@pytest.mark.parametrize("file", FILES.values(), ids=FILES)
def test_the_service_rules_on_every_kind_of_claim(address: str, coins: Game, file: CaseFile) -> None:
    expected = rule(coins, read_case(file.case))
    with httpx.Client(base_url=f"{address}/v1", params={"lang": "pl"}, timeout=60) as client:
        verdict = VerdictAnswer.model_validate(client.post("/verdicts", json=file.case).json())
        assert verdict.verdict is expected.verdict
        full = client.post("/rulings", json=file.case)
        assert json.loads(ruling_in(full)) == json.loads(json.dumps(ruling_json(coins, expected, "pl")))
        line = notate(coins, file.case)
        same = client.post("/rulings", content=line, headers={"Content-Type": "text/plain"})
        assert ruling_in(same) == ruling_in(full)
        kept, opened = f"/rulings/{expected.id}", {"secret": full.json()["secret"]}
        assert ruling_in(client.get(kept, params=opened)) == ruling_in(full)
        assert client.get(f"{kept}.txt", params=opened).text == plain(coins, expected, "pl")
        assert client.get(f"{kept}.svg", params=opened).text == coins.picture(expected, "pl")


def test_the_game_says_itself_what_is_hidden(address: str) -> None:
    """A case that names a coin is withheld, one that names none is shown to everybody."""
    text = {"Content-Type": "text/plain"}
    for notation, is_shown in ((HIDDEN, False), (NOTHING_TOLD, True)):
        given = httpx.post(f"{address}/v1/rulings", content=notation, headers=text, timeout=60).json()
        assert (given["secret"] is None) is is_shown
        by_id = httpx.get(f"{address}/v1/rulings/{given['id']}")
        assert by_id.status_code == (200 if is_shown else 404)
        assert httpx.get(f"{address}/v1/rulings/{given['number']}").json().get("withheld") is (
            None if is_shown else True
        )


def test_the_service_names_every_problem(address: str) -> None:
    case = {"game": "coins", "position": {"middle": [3, 4]}, "claim": {"kind": "wins", "who": "ewa"}}
    refused = httpx.post(f"{address}/v1/rulings?lang=en", json=case, timeout=60)
    listed = ProblemAnswer.model_validate(refused.json()).problems
    assert [one.code for one in listed] == ["bad-value", "coins-no-such-coin", "coins-no-such-coin"]


def test_the_api_description_has_the_form(address: str) -> None:
    described = httpx.get(f"{address}/openapi.json", timeout=60).json()
    assert described["components"]["schemas"]["CoinsCase"]["properties"]["game"]["const"] == "coins"
    body = described["paths"]["/v1/rulings"]["post"]["requestBody"]["content"]["application/json"]
    assert body["schema"] == {"$ref": "#/components/schemas/AnyCase"}
    assert "#/components/schemas/CoinsCase" in json.dumps(described["components"]["schemas"]["AnyCase"])
    assert body["examples"]["a-five-may-be-hidden"]["value"] == FILES["a-five-may-be-hidden"].case


def test_the_page_for_every_game_lists_it_and_shows_a_ruling(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(locale="pl-PL")
        page.goto(f"{address}/text", wait_until="networkidle")
        page.locator("#game").select_option("coins")
        page.locator("#examples summary").click()
        page.locator('[data-example="a-five-may-be-hidden"]').click()
        expect(page.locator("#notation-text")).to_have_value(HIDDEN.replace("; ", "\n"))
        page.locator("#settle").click()
        expect(page.locator(".ruling .verdict")).to_have_text("ODRZUCONE", timeout=30_000)
        expect(page.locator(".summary")).to_contain_text("Nie jest pewne, że Ala wygra.")
        browser.close()


def test_the_command_line_rules_on_it(tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    code, said = sedzia("rule", "-", "--svg", str(picture), typed=HIDDEN)
    assert (code, HIDDEN in said, "Olek shows 5." in said) == (1, True, True)
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    code, said = sedzia("rule", "-", "--json", "--lang", "pl", typed=CERTAIN)
    assert (code, json.loads(said)["notation"]) == (0, CERTAIN)
    code, said = sedzia("rule", "-", typed="coins; middle 1 3; turn ala; claim wins certain ala")
    assert (code, "coins-no-such-coin" in said) == (2, True)


def test_the_command_line_knows_its_rules_and_precedents() -> None:
    code, said = sedzia("rules", "coins")
    assert (code, "coins.swap" in said, "equal-coins" in said) == (0, True, True)
    code, said = sedzia("cases", "coins")
    assert (code, said.strip()) == (0, f"{len(FILES)} of {len(FILES)} cases as expected")
    code, said = sedzia("coverage", "coins")
    assert (code, "hole:" in said) == (0, False)
