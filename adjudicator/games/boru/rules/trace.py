"""A trace: what happened at the table, step by step, as reasons that can be put into words."""

from typing import Any

from adjudicator.ruling import Reason


class Trace:
    """Collects the steps of an explanation."""

    def __init__(self) -> None:
        self.steps: list[Reason] = []

    def tell(self, rule: str, message: str, **params: Any) -> None:
        """Rules and messages of this game; the prefix is added here."""
        self.steps.append(Reason(f"boru.{rule}", f"boru-{message}", params))


class _Silent(Trace):
    """For play at speed: nothing is kept."""

    def tell(self, rule: str, message: str, **params: Any) -> None:
        pass


SILENT = _Silent()
