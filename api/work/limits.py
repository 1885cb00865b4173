"""How much the solver processes may take: how many there are, how long one may work, how much memory."""

import os
from collections.abc import Mapping
from dataclasses import dataclass

MEGABYTE = 1024 * 1024


@dataclass(frozen=True)
class Limits:
    """Limits of one service. The environment sets them."""

    solvers: int
    """Processes that rule, one for each core."""
    ruling_seconds: float = 60.0
    """How long a ruling may take. Budgets are deterministic and end nearly all before it."""
    verdict_seconds: float = 10.0
    memory: int = 1024 * MEGABYTE
    """The most memory a solver process may hold, in bytes."""
    waiting: int = 256
    """If this many wait at a door, the next one is sent away."""
    patience: float = 5.0
    """After so many seconds a job steps aside if others wait."""

    @property
    def verdict_solvers(self) -> int:
        """Processes for verdicts only. At least two, so that one long verdict does not hold up the others."""
        return max(2, self.solvers // 2)

    @classmethod
    def of_environment(cls, environment: Mapping[str, str] | None = None) -> "Limits":
        known = os.environ if environment is None else environment
        cores = len(os.sched_getaffinity(0))
        return cls(
            solvers=max(1, int(_positive(known, "SEDZIA_SOLVERS", cores))),
            ruling_seconds=_positive(known, "SEDZIA_RULING_SECONDS", cls.ruling_seconds),
            verdict_seconds=_positive(known, "SEDZIA_VERDICT_SECONDS", cls.verdict_seconds),
            memory=int(_positive(known, "SEDZIA_SOLVER_MEGABYTES", cls.memory / MEGABYTE) * MEGABYTE),
        )


def _positive(environment: Mapping[str, str], name: str, default: float) -> float:
    """The number of this name, or the default if it is not set."""
    text = environment.get(name, "")
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not value > 0:
        raise ValueError(f"{name} must be a number above 0, not {text!r}")
    return value
