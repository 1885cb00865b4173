"""How much the solver processes may take: how many there are, how long one may work, how much memory."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

MEGABYTE: Final = 1024 * 1024


@dataclass(frozen=True, slots=True)
class LaneLimits:
    """Limits of one lane."""

    size: int
    """How many processes it has."""
    niceness: int | None
    """None: they work when nobody else does."""
    seconds: float
    """Processor time of a job, so that a busy machine cuts nothing off."""
    wall_seconds: float
    """If the machine is so busy that this has passed, the job is given up."""
    patience: float
    """After so many seconds a job steps aside if others wait."""
    waiting: int
    """If this many wait, the next one is sent away."""
    memory: int
    """The most memory a process may hold, in bytes."""


@dataclass(frozen=True)
class Limits:
    """Limits of one service. The environment sets them."""

    solvers: int
    """Processes that rule, one for each core."""
    ruling_seconds: float = 60.0
    """Processor time for a ruling. Budgets are deterministic and end nearly all before it."""
    verdict_seconds: float = 10.0
    sync_seconds: float = 10.0
    """If a ruling takes longer, whoever asked is told where it will be, and it becomes a job."""
    does_jobs: bool = True
    """Does the service do jobs itself, or only workers?"""
    wall: float = 4.0
    """How many seconds may pass for each second of processor time,"""
    slack: float = 20.0
    """and how many in any case."""
    yields: bool = True
    """Do solver processes work only when nobody else does? Then the service never waits for one of them.

    On a machine with much other work they would starve, so there they are only nice."""
    memory: int = 1024 * MEGABYTE
    waiting: int = 256
    ruling_patience: float = 2.0
    verdict_patience: float = 0.1

    @property
    def jobs(self) -> int:
        """How many jobs the service does at a time."""
        return self.solvers if self.does_jobs else 0

    @property
    def verdict_solvers(self) -> int:
        """Processes for verdicts only. At least two, so that one long verdict does not hold up the others."""
        return max(2, self.solvers // 2)

    @property
    def verdicts(self) -> LaneLimits:
        return self._lane(self.verdict_solvers, 5, self.verdict_seconds, self.verdict_patience)

    @property
    def rulings(self) -> LaneLimits:
        return self._lane(self.solvers, 10, self.ruling_seconds, self.ruling_patience)

    def _lane(self, size: int, niceness: int, seconds: float, patience: float) -> LaneLimits:
        return LaneLimits(
            size,
            None if self.yields else niceness,
            seconds,
            seconds * self.wall + self.slack,
            patience,
            self.waiting,
            self.memory,
        )

    @classmethod
    def of_environment(cls, environment: Mapping[str, str] | None = None) -> "Limits":
        known = os.environ if environment is None else environment
        cores = len(os.sched_getaffinity(0))
        return cls(
            solvers=max(1, int(positive(known, "SEDZIA_SOLVERS", cores))),
            ruling_seconds=positive(known, "SEDZIA_RULING_SECONDS", cls.ruling_seconds),
            verdict_seconds=positive(known, "SEDZIA_VERDICT_SECONDS", cls.verdict_seconds),
            sync_seconds=positive(known, "SEDZIA_SYNC_SECONDS", cls.sync_seconds),
            does_jobs=known.get("SEDZIA_JOBS", "here") != "elsewhere",
            yields=known.get("SEDZIA_YIELD", "yes") != "no",
            memory=int(positive(known, "SEDZIA_SOLVER_MEGABYTES", cls.memory / MEGABYTE) * MEGABYTE),
        )


def positive(environment: Mapping[str, str], name: str, default: float) -> float:
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
