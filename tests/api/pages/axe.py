"""axe-core in a page: whoever can't see it, or uses no mouse, can use it too."""

import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

AXE: Final = Path(sys.prefix) / "clients" / "node_modules" / "axe-core" / "axe.min.js"
"""Where `make .venv/clients.stamp` puts it."""


def violations(page: Page) -> list[str]:
    """What axe objects to in the page as it is now: the rule, where, and why. It must have looked at some.

    The script comes from the test and not from the page, so that the page's policy stays in force.
    """
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate(
        "axe.run({ resultTypes: ['violations', 'passes'], rules: { 'target-size': { enabled: true } } })"
    )
    assert found["testEngine"]["version"].startswith("4.14.")
    assert len(found["passes"]) > 10
    return [
        f"{rule['id']} at {node['target']}: {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
