"""One service and one browser for the tests of the pages, and pages on which any complaint fails the test."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.api.service import serving

ARGS = [
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP club.test 127.0.0.1",
]
expect.set_options(timeout=60_000)  # what comes late on a busy machine is not missing
CHROMIUM = shutil.which("chromium")
"""`make test` installs it. Without a browser these tests fail."""

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "locale": "pl-PL"}
DESKTOP: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 900},
    "locale": "en-GB",
    "color_scheme": "dark",
}

AT_A_DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
WIDER = "document.documentElement.scrollWidth > innerWidth"
"""Is the page wider than the window?"""

Opening = Callable[..., Page]
"""Opens a page of the service: its path, and what the browser is like."""


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    with serving() as (found, _):
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """No longer than these tests: as long as it is there, an event loop runs, and others need their own."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield opened
        opened.close()


@pytest.fixture
def opening(browser: Browser, address: str) -> Iterator[Opening]:
    """Whatever the browser complains of, its CSP included, fails the test. So does a request to elsewhere."""
    contexts = []
    complaints: list[str] = []

    def opened(path: str = "/", **like: Any) -> Page:
        context = browser.new_context(**{**PHONE, **like})
        context.set_default_timeout(60_000)  # a busy machine again
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "request",
            lambda asked: complaints.append(asked.url) if not asked.url.startswith(address) else None,
        )
        page.goto(f"{address}{path}")
        if like.get("java_script_enabled", True) and path.partition("?")[0].partition("#")[0] in (
            "/",
            "/boru",
            "/romans",
            "/text",
        ):
            expect(page.locator("html[data-ready]")).to_be_attached()
        return page

    yield opened
    for context in contexts:
        context.close()
    assert [said for said in complaints if "422" not in said] == []


@pytest.fixture(params=[{}, AT_A_DESK], ids=["phone", "desk"])
def sized(request: pytest.FixtureRequest, opening: Opening) -> Opening:
    """Once on a phone and once at a desk."""
    return lambda path="/", **like: opening(path, **{**request.param, **like})
