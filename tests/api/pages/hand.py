"""A hand at a page: it taps and presses keys, and counts both."""

import time
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page


@dataclass
class Hand:
    page: Page
    taps: int = 0
    keys: int = 0
    began: float = field(default_factory=time.monotonic)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def tap(self, *targets: str | Locator) -> None:
        for one in targets:
            (self.page.locator(one).first if isinstance(one, str) else one).tap()
            self.taps += 1

    def choose(self, field: str, value: str) -> None:
        """One tap opens the list, another one chooses."""
        self.page.locator(field).select_option(value)
        self.taps += 2

    def type(self, field: str, *values: str) -> None:
        """One tap into the first field; Enter goes on to the next one."""
        self.tap(field)
        for value in values:
            self.page.keyboard.type(value)
            self.page.keyboard.press("Enter")
            self.keys += len(value) + 1

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.keys += len(keys)

    def tab_to(self, selector: str, key: str = "Tab", most: int = 40) -> None:
        """Goes on by Tab until it is there, as somebody without a mouse does."""
        for _ in range(most):
            if self.page.evaluate("one => document.activeElement.closest(one) !== null", selector):
                return
            self.press(key)
        raise AssertionError(f"{selector} is not reached")

    def arrow_to(self, selector: str, most: int = 60) -> None:
        """Within a group: by the arrow keys, each time towards it."""
        for _ in range(most):
            key = self.page.evaluate(TOWARDS, selector)
            if key is None:
                return
            self.press(key)
        raise AssertionError(f"{selector} is not reached")


TOWARDS = """selector => {
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const [here, there] = [document.activeElement, document.querySelector(selector)];
    const [[x, y], [toX, toY]] = [middle(here), middle(there)];
    if (here === there) return null;
    if (Math.abs(toY - y) > Math.abs(toX - x)) return toY > y ? "ArrowDown" : "ArrowUp";
    return toX > x ? "ArrowRight" : "ArrowLeft";
}"""
