"""``python -m tests.api.pages.journeys``: taps, keys and seconds of each way from an empty table to a ruling.

The seconds are those of a machine that taps as fast as the page answers; taps and keys are anybody's.
"""

from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import expect, sync_playwright

from tests.api.pages import boru_journeys, romans_journeys
from tests.api.pages.conftest import ARGS, CHROMIUM, PHONE
from tests.api.pages.hand import Hand
from tests.api.service import serving

JOURNEYS: Final[Mapping[str, Mapping[str, Callable[[Hand], None]]]] = {
    "/romans": romans_journeys.JOURNEYS,
    "/boru": boru_journeys.JOURNEYS,
}
"""By the page on which they begin."""


def main() -> None:
    with serving() as (address, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        for path, journeys in JOURNEYS.items():
            for name, journey in journeys.items():
                context = browser.new_context(**PHONE)
                page = context.new_page()
                page.goto(f"{address}{path}")
                expect(page.locator("html[data-ready]")).to_be_attached()
                hand = Hand(page)
                journey(hand)
                print(f"{path} {name}: {hand.taps} taps, {hand.keys} keys, {hand.seconds:.1f} s")
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
