"""``python -m tests.api.pages.journeys``: taps, keys and seconds of each way from an empty table to a ruling.

The seconds are those of a machine that taps as fast as the page answers; taps and keys are anybody's. The
last figure is the time from the last tap until the verdict is read. ``--pictures FOLDER`` stores pictures of
the pages, as docs/ has them. ``--at ADDRESS``: of a service that runs already.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.api.pages import boru_journeys, river_journeys, romans_journeys
from tests.api.pages.conftest import ARGS, CHROMIUM, DESKTOP, PHONE
from tests.api.pages.hand import Hand
from tests.api.service import serving

Journey = Callable[[Hand], None]

JOURNEYS: Final[Mapping[str, Mapping[str, Journey]]] = {
    "/": river_journeys.JOURNEYS,
    "/romans": romans_journeys.JOURNEYS,
    "/boru": boru_journeys.JOURNEYS,
}
"""By the page on which they begin."""

WATCH: Final = """
let last = 0;
addEventListener("submit", () => {
    const [mine, began] = [++last, performance.now()];
    const read = () => {
        if (mine !== last) return;
        if (document.querySelector("#result .verdict")) window.waited = Math.round(performance.now() - began);
        else requestAnimationFrame(read);
    };
    requestAnimationFrame(read);
}, true);
"""
"""Measures how long a verdict takes after it was asked for, in ``waited``."""
ENGLISH: Final[dict[str, Any]] = {**PHONE, "locale": "en-GB", "color_scheme": "dark"}
DESK: Final[dict[str, Any]] = {**DESKTOP, "has_touch": True, "color_scheme": "light", "locale": "pl-PL"}
PICTURES: Final[Mapping[str, tuple[str, Journey, dict[str, Any]]]] = {
    "table": ("/", river_journeys.lay_dispute, PHONE),
    "ruling": ("/", river_journeys.dispute, PHONE),
    "ruling-dark": ("/", river_journeys.dispute, ENGLISH),
    "record": ("/", river_journeys.lay_record, PHONE),
    "desk": ("/", river_journeys.dispute, DESK),
}


@contextmanager
def opened(browser: Browser, address: str, like: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(**like)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(address)
    expect(page.locator("html[data-ready]")).to_be_attached()
    yield page
    context.close()


def measure(browser: Browser, address: str) -> None:
    for path, journeys in JOURNEYS.items():
        for name, journey in journeys.items():
            with opened(browser, f"{address}{path}", PHONE) as page:
                hand = Hand(page)
                journey(hand)
                told = f"{hand.taps} taps, {hand.keys} keys, {hand.seconds:.1f} s"
                print(f"{path} {name}: {told}, verdict after {page.evaluate('window.waited')} ms")


def picture(browser: Browser, address: str, folder: Path) -> None:
    for name, (path, journey, like) in PICTURES.items():
        with opened(browser, f"{address}{path}", like) as page:
            journey(Hand(page))
            page.wait_for_load_state("networkidle")
            if not name.startswith("ruling"):
                page.evaluate("scrollTo(0, 0)")
            page.screenshot(path=folder / f"{name}.png")


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tests.api.pages.journeys")
    options.add_argument("--pictures", type=Path, metavar="FOLDER")
    options.add_argument("--at", metavar="ADDRESS")
    asked = options.parse_args()
    with nullcontext((asked.at, 0.0)) if asked.at else serving() as (address, _), sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        if asked.pictures:
            picture(browser, address, asked.pictures)
        else:
            measure(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
