"""/docs: every door of the API, to read and to try, on a narrow phone, by keyboard, in both languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from api.app import create_app
from tests.api.pages.test_page import ARGS, CHROMIUM
from tests.api.service import serving


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
def page(browser: Browser, address: str) -> Iterator[Page]:
    """On a narrow phone, in the dark. Any complaint of the browser, its CSP included, fails the test."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, color_scheme="dark")
    opened = context.new_page()
    complaints: list[str] = []
    opened.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.on(
        "request", lambda asked: complaints.append(asked.url) if not asked.url.startswith(address) else None
    )
    opened.goto(f"{address}/docs")
    expect(opened.locator("#decide")).to_be_attached()
    yield opened
    context.close()
    assert [said for said in complaints if "422" not in said] == []


def test_every_door_is_there_and_the_page_is_no_wider_than_the_phone(page: Page) -> None:
    paths = create_app().openapi()["paths"]
    wanted = {one["operationId"] for methods in paths.values() for one in methods.values()}
    assert set(page.locator(".door").evaluate_all("doors => doors.map((one) => one.id)")) == wanted
    page.locator("#decide > summary").click()
    page.locator("#look_up > summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert sum(map(int, dark.removeprefix("rgb(").removesuffix(")").split(","))) < 150
    fields = page.locator("main input, main select, main textarea")
    assert fields.evaluate_all("all => all.filter((one) => !one.labels.length).map((one) => one.id)") == []


def test_an_example_is_tried_by_keyboard(page: Page) -> None:
    page.locator("#decide > summary").focus()
    page.keyboard.press("Enter")
    door = page.locator("#decide")
    assert door.locator("textarea").input_value().startswith('{\n  "game": "river",')
    door.get_by_role("button", name="Wypróbuj").focus()
    page.keyboard.press("Enter")
    expect(door.locator("h3")).to_contain_text("200")
    expect(door.locator("pre")).to_contain_text('"verdict": ')
    page.locator('[data-lang="en"]').click()
    expect(page.locator("#decide")).to_have_attribute("open", "")
    expect(page.locator("#decide").get_by_role("button", name="Try")).to_be_visible()


def test_a_bad_body_shows_its_problems_and_a_batch_its_lines(page: Page) -> None:
    page.locator("#decide > summary").click()
    page.locator("#decide-body").fill('{"game": "chess"}')
    page.locator("#decide button").click()
    expect(page.locator("#decide h3")).to_contain_text("422")
    expect(page.locator("#decide pre")).to_contain_text("unknown-game")
    page.locator("#decide_many > summary").click()
    page.locator("#decide_many button").click()
    expect(page.locator("#decide_many pre")).to_contain_text('"verdict":')
    page.locator("#game > summary").click()
    page.locator("#game-name").fill("river")
    page.locator("#game button").click()
    expect(page.locator("#game pre")).to_contain_text("Bitwa o Rzekę")
