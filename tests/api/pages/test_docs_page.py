"""/docs: every door of the API, to read and to try, on a narrow phone, by keyboard, in both languages."""

import pytest
from playwright.sync_api import Page, expect

from api.app import create_app
from tests.api.pages.conftest import Opening


@pytest.fixture
def page(opening: Opening) -> Page:
    """On a narrow phone, in the dark."""
    opened = opening("/docs", color_scheme="dark")
    expect(opened.locator("#decide")).to_be_attached()
    return opened


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
    page.locator("#decide > summary").click()
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
