"""Every page, light and dark, as it comes and with a ruling on it: axe objects to nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.api.pages.axe import violations
from tests.api.pages.test_page import ARGS, CHROMIUM
from tests.api.service import serving

READY = {"/": "#example option:nth-child(6)", "/text": "#example option:nth-child(6)", "/docs": "#decide"}
"""What is there when a page is complete."""


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


@pytest.mark.parametrize("path", READY)
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_axe_objects_to_nothing(browser: Browser, address: str, path: str, colours: str) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844}, color_scheme=colours)  # type: ignore[arg-type]
    page.goto(address + path)
    expect(page.locator(READY[path])).to_be_attached()
    assert violations(page) == []
    page.locator('[data-lang="en"]').click()
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    _ask(page, path)
    assert violations(page) == []
    page.close()


def _ask(page: Page, path: str) -> None:
    """A reply is part of the page too."""
    if path == "/docs":
        page.locator("#decide button").click()
        expect(page.locator("#decide pre")).to_contain_text('"verdict": ')
        return
    page.locator("#example").select_option("discard-blocks-the-only-legion")
    expect(page.locator("#story")).not_to_be_empty()
    page.locator("#settle").click()
    expect(page.locator(".verdict")).to_have_text("Upheld")


def test_axe_finds_what_is_wrong(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content("<html lang='en'><title>t</title><main><h1>h</h1><p>p</p><img src='x'></main></html>")
    assert [one.partition(" ")[0] for one in violations(page)] == ["image-alt"]
    page.close()
