"""A ruling: a verdict with the explanation from which it follows."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any

from adjudicator.case import Case
from solver.answer import Answer


class Verdict(StrEnum):
    UPHELD = "upheld"
    REJECTED = "rejected"
    ANSWERED = "answered"
    """The answer to a question. Nobody asserted anything."""
    UNDECIDED = "undecided"
    """The engines disagree, or the budget ran out. Never a guess."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One step of an explanation: a rule and what it means here. Words are made of id and params later."""

    rule: str
    message: str
    params: Mapping[str, Any] = field(default_factory=dict)
    cards: tuple[str, ...] = ()
    """The cards to look at."""


@dataclass(frozen=True, slots=True)
class Dependence:
    """Another option of a reading, under which the verdict or the answer would differ."""

    reading: str
    option: str
    verdict: Verdict
    summary: Reason | None = None
    """The summary of the ruling under that option."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A verdict by search alone (``consistent``: by the solvers), with its witness or answer."""

    verdict: Verdict
    summary: Reason
    witness: Mapping[str, Any] | None = None
    answer: Any = None
    """The answer to a question; None for a claim."""


@dataclass(frozen=True)
class Ruling:
    """A finding that the engines confirmed where anything is hidden, with its explanation."""

    case: Case[Any, Any]
    revision: str
    finding: Finding
    reasons: tuple[Reason, ...]
    smallest_reason: tuple[str, ...] | None = None
    flips: Mapping[str, Any] = field(default_factory=dict)
    depends_on: tuple[Dependence, ...] = ()
    untested: tuple[str, ...] = ()
    """Readings under which a fact is missing or the verdict is undecided."""
    engines: tuple[Answer, ...] = ()

    @property
    def verdict(self) -> Verdict:
        return self.finding.verdict

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules cited, in the order of the explanation."""
        return tuple(dict.fromkeys(reason.rule for reason in (*self.reasons, self.finding.summary)))

    @cached_property
    def proof(self) -> dict[str, Any]:
        """The part of the ruling that is the same for the same case: no words, timings or versions."""
        return {
            "case": {**self.case.given, "readings": dict(self.case.readings)},
            "revision": self.revision,
            "verdict": self.verdict.value,
            "reasons": [_plain(reason) for reason in (self.finding.summary, *self.reasons)],
            "smallest_reason": None if self.smallest_reason is None else list(self.smallest_reason),
            "witness": self.finding.witness,
            "answer": self.finding.answer,
            "flips": dict(self.flips),
            "depends_on": [
                [one.reading, one.option, one.verdict.value, _plain(one.summary) if one.summary else None]
                for one in self.depends_on
            ],
            "untested": list(self.untested),
        }

    @cached_property
    def digest(self) -> str:
        return f"sha256:{hashlib.sha256(canonical(self.proof).encode()).hexdigest()}"

    @property
    def id(self) -> str:
        """Derived from the content. The same case always gets the same id."""
        return self.digest.removeprefix("sha256:")[:20]


def _plain(reason: Reason) -> dict[str, Any]:
    return {
        "rule": reason.rule,
        "message": reason.message,
        "params": dict(reason.params),
        "cards": list(reason.cards),
    }


def canonical(value: Any) -> str:
    """JSON that is the same, byte for byte, for equal values."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
