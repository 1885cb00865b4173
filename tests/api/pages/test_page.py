"""The web page on a phone: tap in a dispute, read the ruling, in both languages, and pass it on."""

import json
import re
import shutil
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from adjudicator.games.river.table.dams import MOST_SLOTS, TILES, Requirement
from adjudicator.precedents.casefile import load_all
from adjudicator.registry import GAMES
from api.pages.routes import STATIC
from tests.api.service import serving
from tests.api.table import REJECTED

ARGS = [
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
expect.set_options(timeout=30_000)  # what comes late on a busy machine is not missing
CHROMIUM = shutil.which("chromium")
"""`make test` installs it. Without a browser these tests fail."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving() as (found, _):
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield opened
        opened.close()


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """A page on a phone. Any error on the browser's console fails the test."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on(
        "request", lambda asked: complaints.append(asked.url) if not asked.url.startswith(address) else None
    )
    page.goto(address)
    expect(page.locator("#example option").nth(5)).to_be_attached()
    yield page
    context.close()
    assert [said for said in complaints if "422" not in said] == []


def tap(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f'[data-card="{card}"]').first.tap()


def test_tap_in_a_dispute(phone: Page) -> None:
    tap(phone, "R8", "R9", "R10", "Y11")  # the attacker's side fills up, then it is the defender's
    phone.locator("#settle").tap()
    verdict = phone.locator(".verdict")
    expect(verdict).to_have_text("Odrzucone")
    expect(phone.locator(".summary")).to_contain_text("tamie 3")
    phone.locator('[data-lang="en"]').tap()
    expect(verdict).to_have_text("Rejected")
    expect(phone.locator(".summary")).to_contain_text("dam 3")
    phone.locator('[data-zone="discard"]').tap()
    expect(phone.locator("#result")).to_be_hidden()
    tap(phone, "Y9", "R0", "R0")  # tapped twice: laid and taken away again
    phone.locator("#settle").tap()
    expect(verdict).to_have_text("Upheld")
    expect(phone.locator("#notation")).to_have_value(
        "river; dam 3: R8 R9 R10 vs Y11; discard Y9; claim control 3"
    )
    assert phone.locator(".picture").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    phone.locator('[data-lang="pl"]').tap()
    expect(verdict).to_have_text("Uznane")


def test_a_link_brings_its_table_along(phone: Page, address: str) -> None:
    phone.goto(f"{address}/#case={quote(REJECTED)}")
    expect(phone.locator(".verdict")).to_have_text("Odrzucone")
    expect(phone.locator('[data-card="R8"]')).to_have_attribute("aria-pressed", "true")
    expect(phone.locator('[data-card="R7"]')).to_have_attribute("aria-pressed", "false")


def test_problems_in_words(phone: Page) -> None:
    tap(phone, "R8", "R9", "R10", "G8", "G9", "G10")
    phone.locator("#settle").tap()
    expect(phone.locator(".alert li")).to_contain_text("pełne i równe")
    phone.get_by_role("radio", name="Obrońca").check()
    phone.locator("#settle").tap()
    expect(phone.locator(".verdict")).to_have_text("Odrzucone")


def test_examples_and_house_dams(phone: Page) -> None:
    phone.locator("#example").select_option("house-dam-of-five")
    expect(phone.locator("#story")).not_to_be_empty()
    expect(phone.locator("#house-id")).to_be_visible()
    phone.locator("#settle").tap()
    expect(phone.locator(".verdict")).to_be_visible()
    phone.locator("#example").select_option("which-dams-can-be-claimed")
    phone.locator("#which").tap()
    expect(phone.locator(".verdict")).to_have_text("Odpowiedź")
    phone.locator("#clear").tap()
    expect(phone.locator("#result")).to_be_hidden()


def test_by_keyboard_alone(phone: Page) -> None:
    phone.locator('[data-card="R8"]').focus()
    for _ in range(3):
        phone.keyboard.press("Enter")
        phone.keyboard.press("Tab")
    phone.locator("#settle").focus()
    phone.keyboard.press("Space")
    expect(phone.locator(".verdict")).to_be_visible()
    assert phone.evaluate("document.activeElement.id") == "result"


def test_narrow_screens_do_not_scroll_sideways(phone: Page) -> None:
    phone.set_viewport_size({"width": 360, "height": 640})
    tap(phone, "R8", "R9", "R10", "Y11")
    phone.locator("#more summary").tap()
    phone.locator("#settle").tap()
    expect(phone.locator(".verdict")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


def test_everything_has_a_name(phone: Page) -> None:
    """Every control has a name for screen readers."""
    nameless = phone.evaluate(
        """() => [...document.querySelectorAll("button, select, input, textarea, img")]
            .filter((one) => !one.ariaLabel && !one.textContent.trim() && !one.labels?.length && !one.alt)
            .map((one) => one.outerHTML)"""
    )
    assert nameless == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_ruled_on_from_its_notation(phone: Page, address: str, game: str) -> None:
    """Choose a game and an example, change nothing, settle; the other language; a link to it."""
    phone.set_viewport_size({"width": 360, "height": 640})
    phone.get_by_role("link", name="Wszystkie gry").tap()
    expect(phone.locator("#game option").nth(2)).to_be_attached()
    phone.locator("#game").select_option(game)
    expect(phone.locator("#example option").nth(5)).to_be_attached()
    example = next(file.id for file in load_all(game) if file.expect.get("verdict") == "rejected")
    phone.locator("#example").select_option(example)
    expect(phone.locator("#story")).not_to_be_empty()
    phone.locator("#settle").tap()
    verdict = phone.locator(".verdict")
    expect(verdict).to_have_text("Odrzucone")
    assert phone.locator(".picture").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    phone.locator('[data-lang="en"]').tap()
    expect(verdict).to_have_text("Rejected")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    notation = phone.locator("#notation").input_value()
    phone.goto("about:blank")
    phone.goto(f"{address}/text#case={quote(notation)}")
    expect(verdict).to_have_text("Rejected")
    expect(phone.locator("#game")).to_have_value(game)


def test_a_case_that_cannot_be_understood(phone: Page, address: str) -> None:
    phone.goto(f"{address}/text")
    phone.locator("#notation-text").fill("river; dam 3: R8 R9 R99 vs Y11; claim control 3")
    phone.locator("#settle").tap()
    expect(phone.locator(".alert li")).to_contain_text("R99")


def test_a_link_to_another_claim_opens_the_other_page(phone: Page, address: str) -> None:
    case = "river; dam 3: R8 R9 R10 vs Y11; dam 5: G1 G2 G3 vs -; claim joint-control 3 5"
    phone.goto(f"{address}/#case={quote(case)}")
    expect(phone.locator(".verdict")).to_be_visible()
    expect(phone.locator("#notation-text")).to_have_value(re.compile("joint-control"))


def test_page_knows_the_tiles() -> None:
    """The one thing the page repeats of the rules."""
    script = (STATIC / "river.js").read_text(encoding="utf-8")
    body = re.search(r"TILES = (\{.*?\});", script, re.DOTALL)
    assert body
    found = json.loads(re.sub(r",(\s*\})", r"\1", re.sub(r"(\d): ", r'"\1": ', body[1])))
    faces: dict[str, Any] = {
        str(tile): [[sides[side].slots, sides[side].requirement.value] for side in (False, True)]
        for tile, sides in TILES.items()
    }
    assert found == faces
    assert f"MOST_SLOTS = {MOST_SLOTS};" in script
    assert f"REQUIREMENTS = {json.dumps([one.value for one in Requirement])};" in script


def test_page_says_everything_in_both_languages() -> None:
    words = (STATIC / "words.js").read_text(encoding="utf-8")
    polish, english = re.search(r"  pl: \{(.*?)\n  \},\n  en: \{(.*?)\n  \},\n", words, re.DOTALL).groups()  # type: ignore[union-attr]
    names = [re.findall(r"^\s+(\w+):", part, re.MULTILINE) for part in (polish, english)]
    assert names[0] == names[1]
