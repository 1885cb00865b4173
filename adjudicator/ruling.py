"""A ruling: a verdict with the explanation from which it follows."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, Generic, TypeVar

from adjudicator.case import Case
from adjudicator.values import Json, canonical
from solver.answer import Answer

E = TypeVar("E")


class Verdict(StrEnum):
    UPHELD = "upheld"
    REJECTED = "rejected"
    ANSWERED = "answered"
    """The answer to a question. Nobody asserted anything."""
    UNDECIDED = "undecided"
    """The engines disagree, or the budget ran out. Never a guess."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message as part of another sentence."""

    message: str
    params: "Params | None" = None


Param = None | bool | int | float | str | Phrase | Sequence["Param"] | Mapping[str, "Param"]
Params = Mapping[str, Param]
"""What a message is filled in with."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One step of an explanation: a rule and what it means here. Words are made of id and params later."""

    rule: str
    message: str
    params: Params = field(default_factory=dict)
    cards: tuple[str, ...] = ()
    """The cards to look at."""
    bears: bool = True
    """Does the verdict follow from it? What only completes the story is told apart, after what decides."""

    @property
    def phrase(self) -> Phrase:
        """The reason as part of another sentence."""
        return Phrase(self.message, {**self.params, "look": list(self.cards)})


def aside(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The same reasons, told apart from what decides."""
    return tuple(replace(reason, bears=False) for reason in reasons)


@dataclass(frozen=True, slots=True)
class Dependence:
    """Another option of a reading, under which the verdict or the answer would differ."""

    reading: str
    option: str
    verdict: Verdict
    summary: Reason | None = None
    """The summary of the ruling under that option."""
    differs: tuple[Reason, ...] = ()
    """If the summary is the same as here: the steps that only the ruling under that option has."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A verdict by search alone (``consistent``: by the solvers), with its witness or answer."""

    verdict: Verdict
    summary: Reason
    witness: Mapping[str, Any] | None = None
    answer: Any = None
    """The answer to a question, in JSON; None for a claim."""


@dataclass(frozen=True, slots=True)
class Confirmed(Generic[E]):
    """A finding, what the engines answered, and what its explanation is made of."""

    finding: Finding
    evidence: E
    answers: tuple[Answer, ...] = ()
    """Empty if everything is open, so that no engine has to be asked."""


@dataclass(frozen=True, slots=True)
class Explained:
    """Why a finding holds, and what would turn it."""

    reasons: tuple[Reason, ...] = ()
    smallest_reason: tuple[str, ...] | None = None
    flips: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True)
class Ruling:
    """A finding that the engines confirmed where anything is hidden, with its explanation."""

    case: Case[Any, Any]
    revision: str
    finding: Finding
    explained: Explained
    depends_on: tuple[Dependence, ...] = ()
    untested: tuple[str, ...] = ()
    """Readings under which a fact is missing or the verdict is undecided."""
    engines: tuple[Answer, ...] = ()

    @property
    def verdict(self) -> Verdict:
        return self.finding.verdict

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Those that bear on the claim first."""
        return tuple(sorted(self.explained.reasons, key=lambda reason: not reason.bears))

    @property
    def smallest_reason(self) -> tuple[str, ...] | None:
        return self.explained.smallest_reason

    @property
    def flips(self) -> Mapping[str, Json]:
        return self.explained.flips

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules cited, in the order of the explanation."""
        return tuple(dict.fromkeys(reason.rule for reason in (*self.reasons, self.finding.summary)))

    @cached_property
    def proof(self) -> dict[str, Json]:
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
                [
                    one.reading,
                    one.option,
                    one.verdict.value,
                    _plain(one.summary) if one.summary else None,
                    [_plain(step) for step in one.differs],
                ]
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


def _plain(reason: Reason) -> dict[str, Json]:
    return {
        "rule": reason.rule,
        "message": reason.message,
        "params": params_json(reason.params),
        "cards": list(reason.cards),
        "bears": reason.bears,
    }


_PLAIN = (str, int, float)


def params_json(params: Params) -> dict[str, Json]:
    """Params as JSON. A phrase becomes ``{"say": message, "with": params}``."""
    return {name: _param_json(value) for name, value in params.items()}


def _param_json(value: Param) -> Json:
    if value is None or isinstance(value, _PLAIN):
        return value
    if isinstance(value, Phrase):
        said: dict[str, Json] = {"say": value.message}
        return said if value.params is None else {**said, "with": params_json(value.params)}
    if isinstance(value, Mapping):
        return params_json(value)
    return [_param_json(one) for one in value]
