"""A trace: the steps of what happened at the table, as reasons that can be put into words."""

from adjudicator.ruling import Param, Reason


class Trace:
    def __init__(self) -> None:
        self.steps: list[Reason] = []

    def tell(self, rule: str, message: str, **params: Param) -> None:
        """Add a step. The prefix ``boru`` is added to the rule and the message."""
        self.steps.append(Reason(f"boru.{rule}", f"boru-{message}", params))


class _Silent(Trace):
    """Keeps no steps. For search, where nobody reads them."""

    def tell(self, rule: str, message: str, **params: Param) -> None:
        pass


SILENT = _Silent()
