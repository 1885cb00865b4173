"""Every page, light and dark, as it comes and with a ruling on it: axe objects to nothing."""

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.api.pages.axe import violations
from tests.api.pages.conftest import Opening
from tests.api.table import NOTATION


@pytest.mark.parametrize("path", ["/", "/text", "/docs", "/r/"])
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_objects_to_nothing(opening: Opening, address: str, path: str, colours: str) -> None:
    if path == "/r/":
        head = {"Content-Type": "text/plain"}
        given = httpx.post(f"{address}/v1/rulings", content=NOTATION, headers=head, timeout=60).json()
        path = f"/r/{given['number']}"
    page = opening(path, color_scheme=colours)
    if path == "/docs":
        expect(page.locator("#decide")).to_be_attached()
    assert violations(page) == []
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    _ask(page, path)
    assert violations(page) == []


def _ask(page: Page, path: str) -> None:
    """A reply is part of the page too."""
    if path == "/docs":
        page.locator("#decide button").click()
        expect(page.locator("#decide pre")).to_contain_text('"verdict": ')
    if path == "/text":
        page.locator("#notation-text").fill(NOTATION)
    if path == "/":
        for card in ("R8", "R9", "R10", "Y11"):
            page.locator(f'[data-card="{card}"]').click()
        expect(page.locator(".qr svg")).to_be_visible()
    if path in ("/", "/text"):
        page.locator("#settle").click()
        expect(page.locator(".ruling .verdict")).to_be_visible()


def test_axe_finds_what_is_wrong(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<html lang='en'><title>t</title><main><h1>h</h1><p>p</p><img src='x'></main></html>")
    assert [one.partition(" ")[0] for one in violations(page)] == ["image-alt"]
    page.close()
