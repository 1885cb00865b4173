"""The map of Brian Boru under fingers, under keys, and when what lies on it can't be."""

from typing import Final

import pytest
from playwright.sync_api import CDPSession, Page, expect

from adjudicator.games.boru.table.board import TOWNS
from tests.api.pages.boru_journeys import JOURNEYS, card, town
from tests.api.pages.conftest import DESKTOP, Opening
from tests.api.pages.hand import Hand

Point = tuple[float, float]
SIZES: Final = """() => ["land", "map"].map((one) => document.getElementById(one).offsetWidth)"""
AT: Final = "() => ['scrollLeft', 'scrollTop'].map((one) => document.getElementById('map')[one])"
MOVED: Final = "([way, from]) => document.getElementById('map')[way] > from + 30"
STILL: Final = """() => new Promise((done) => {
    let before = scrollY;
    const timer = setInterval(() => {
        if (scrollY === before) { clearInterval(timer); done(true); }
        before = scrollY;
    }, 150);
})"""
"""Until the page glides no more."""
LABELS: Final = "all => all.map((one) => one.ariaLabel)"


def drag(session: CDPSession, *fingers: tuple[Point, Point], steps: int = 8) -> None:
    """Fingers go down, from one point to another each, and up, as the touch screen reports it."""

    def points(part: float) -> list[dict[str, float]]:
        return [
            {"x": one + (two - one) * part, "y": high + (low - high) * part, "id": name}
            for name, ((one, high), (two, low)) in enumerate(fingers)
        ]

    def send(kind: str, part: float | None) -> None:
        touches = [] if part is None else points(part)
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    send("touchStart", 0)
    for step in range(1, steps + 1):
        send("touchMove", step / steps)
    send("touchEnd", None)


def free(page: Page) -> int:
    labels: list[str] = page.locator("#map [data-thing]").evaluate_all(LABELS)
    return sum(label.endswith(": wolne") for label in labels)


def test_the_map_is_zoomed_and_moved_by_fingers(opening: Opening) -> None:
    phone = opening("/boru")
    session = phone.context.new_cdp_session(phone)
    drag(session, ((180, 600), (180, 420)))  # one finger moves the page while the whole map is seen
    phone.wait_for_function("scrollY > 50")
    phone.evaluate(STILL)
    box = phone.locator("#map").bounding_box()
    assert box
    middle: Point = (box["x"] + 180, max(box["y"], 120) + 200)
    x, y = middle
    drag(session, ((x - 30, y), (x - 120, y)), ((x + 30, y), (x + 120, y)))
    phone.wait_for_function("document.getElementById('land').offsetWidth > 800")
    wide, seen = phone.evaluate(SIZES)
    assert 2.2 < wide / seen <= 3
    assert phone.evaluate("visualViewport.scale") == 1  # the map is closer, not the page
    left, top = phone.evaluate(AT)
    assert left > 100
    drag(session, ((x, y), (x - 90, y)))
    phone.wait_for_function(MOVED, arg=["scrollLeft", left])
    drag(session, ((x, y), (x, y - 90)))
    phone.wait_for_function(MOVED, arg=["scrollTop", top])
    assert free(phone) == len(TOWNS)  # and nothing was laid by it
    phone.touchscreen.tap(*_middle(phone, "CON-R3"))
    assert free(phone) == len(TOWNS) - 1
    drag(session, ((x - 120, y), (x - 20, y)), ((x + 120, y), (x + 20, y)))
    phone.wait_for_function("document.getElementById('land').offsetWidth <= 361")
    expect(phone.locator("#farther")).to_be_disabled()
    phone.locator("#closer").tap()
    expect(phone.locator("#said")).to_have_text("Mapa 125%")


def _middle(page: Page, name: str) -> Point:
    page.locator(town(name)).scroll_into_view_if_needed()
    box = page.locator(town(name)).bounding_box()
    assert box
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_from_an_empty_table_to_a_ruling_by_keys_alone(opening: Opening) -> None:
    page = opening("/boru", **DESKTOP)
    hand = Hand(page)
    hand.tab_to("#claim")
    hand.press("ArrowDown", "ArrowDown", "ArrowDown")
    expect(page.locator("#claim option:checked")).to_have_text("Who wins this trick?")
    hand.tab_to('[data-view="map"]')
    hand.press("Enter")
    hand.tab_to("#palette")
    hand.arrow_to('[data-tool="active"]')
    hand.press("Enter")
    hand.tab_to("#map")
    hand.arrow_to(town("CON-R1"))
    hand.press("Enter")
    expect(page.locator("#said")).to_have_text("active town → CON-R1, Connaught red 1")
    hand.tab_to('[data-view="cards"]', "Shift+Tab")
    hand.press("Enter")
    hand.tab_to("#grid")
    for number in (11, 2, 13):
        hand.arrow_to(card(number))
        hand.press("Enter")
    hand.tab_to("#undo")
    hand.press("Enter")
    expect(page.locator("#order")).to_have_text("A R11 → B R2")
    hand.tab_to("#redo", "Tab")
    hand.press("Enter")
    hand.tab_to("#settle")
    hand.press("Enter")
    expect(page.locator(".ruling .verdict")).to_have_text("ANSWERED")
    expect(page.locator(".summary")).to_contain_text("C wins the trick")
    assert hand.keys < 100


def test_what_can_not_lie_there_is_shown_where_it_lies(opening: Opening) -> None:
    phone = opening("/boru")
    hand = Hand(phone)
    hand.choose("#claim", "score")
    hand.tap("#settle")  # what is missing of everybody: the numbers are shown, the first of them chosen
    expect(phone.locator("#number-0-points")).to_be_focused()
    expect(phone.locator("#said")).to_contain_text("Brakuje: Monety, Punkty, Poważanie, Dyski na mapie")
    hand.type("#number-0-points", "20", "21", "22")
    hand.tap('#stepper [data-by="1"]')  # the number that comes next, without typing
    hand.tap('#stepper [data-by="1"]')
    expect(phone.locator("#number-0-coins")).to_have_value("1")
    expect(phone.locator("#stepped")).to_have_text("A, Monety: 1")
    hand.tap('[data-view="map"]', '[data-tool="vikings"]', town("CON-R2"))
    hand.tap("#settle")
    expect(phone.locator(town("CON-R2"))).to_be_focused()
    expect(phone.locator(town("CON-R2"))).to_have_attribute("aria-invalid", "true")
    expect(phone.locator("#said")).to_contain_text("Na mieście CON-R2 leży znacznik Wikingów")
    hand.tap('[data-tool="0"]', town("CON-R2"))  # its disc
    expect(phone.locator("#said")).to_have_text("A → CON-R2, Connaught czerwone 2")
    hand.tap("#settle")
    expect(phone.locator("#said")).to_contain_text("Brakuje: Monety")


@pytest.mark.parametrize("journey", ["trick", "record"])
def test_journeys(opening: Opening, journey: str) -> None:
    hand = Hand(opening("/boru"))
    JOURNEYS[journey](hand)
    assert hand.taps <= 20
