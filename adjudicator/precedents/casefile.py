"""Case files: precedents with the ruling they must get, read from the cases folder and checked."""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypedDict

import yaml

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from adjudicator.ruling import Ruling
from adjudicator.rulings.rule import rule
from adjudicator.values import Json, JsonObject

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""As safe as safe_load, and ten times faster if the C library is installed."""
_HOME: Final = Path(__file__).resolve().parent.parent.parent / "cases"


Flips = Mapping[str, Sequence[str] | str]
"""Which cards turn the verdict; ``more`` if they are too many to name."""


class ExpectedProblem(TypedDict):
    code: str
    pointer: str


class Expected(TypedDict, total=False):
    """What a case file says of its ruling. Fields that are left out are not checked."""

    verdict: str
    problems: list[ExpectedProblem]
    """Of a case that is refused."""
    rules: list[str]
    smallest_reason: list[str] | None
    flips: Flips | None
    depends_on: list[str]
    answer: Json
    witness: Json


@dataclass(frozen=True, slots=True)
class CaseFile:
    id: str
    game: str
    title: Mapping[str, str]
    story: Mapping[str, str]
    """Who says what at the table, in each language."""
    source: str
    case: Mapping[str, Any]
    """The case itself: game, position, claim, readings."""
    expect: Expected

    @property
    def kind(self) -> str | None:
        """The kind of claim, if the case has a readable one."""
        claim = self.case.get("claim")
        kind = claim.get("kind") if isinstance(claim, Mapping) else None
        return kind if isinstance(kind, str) else None

    @property
    def readings(self) -> Mapping[str, str]:
        """The readings that the case chooses."""
        chosen = self.case.get("readings", {})
        assert isinstance(chosen, Mapping)
        return {name: str(option) for name, option in chosen.items()}


class BadFile(Exception):  # noqa: N818 - said of the file
    """Not a case file."""


def folder() -> Path:
    """The folder of the precedents."""
    return Path(os.environ.get("SEDZIA_CASES") or _HOME)


def load(path: Path) -> CaseFile:
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), _LOADER)
        case = {name: data[name] for name in ("game", "position", "claim", "readings") if name in data}
        return CaseFile(
            data["id"], data["game"], data["title"], data["story"], data["source"], case, data["expect"]
        )
    except (KeyError, TypeError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise BadFile(f"{path}: {error}") from error


def load_all(name: str) -> tuple[CaseFile, ...]:
    """The precedents of one game, by id."""
    return tuple(each(name))


def each(name: str) -> Iterator[CaseFile]:
    """The same, each read when it is asked for."""
    return (load(path) for path in sorted((folder() / name).glob("*.yaml")))


def run(file: CaseFile) -> list[str]:
    """Rules on the case. Returns every difference from what is expected."""
    try:
        ruling = rule(load_game(file.game), read_case(file.case))
    except BadCase as bad:
        found = sorted((problem.code, problem.pointer) for problem in bad.problems)
        return list(_refused(file.expect, found))
    if "problems" in file.expect:
        return [f"refusal expected, but it was ruled on: {ruling.verdict.value}"]
    return check_expectations(file.expect, ruling)


def _refused(expect: Expected, found: list[tuple[str, str]]) -> Iterator[str]:
    """Expected problems that are missing, and others that were not expected."""
    wanted = sorted((problem["code"], problem["pointer"]) for problem in expect.get("problems", ()))
    if not wanted:
        yield f"verdict: {expect['verdict']} expected, but it was refused"
    yield from (f"problem not reported: {code} at {at}" for code, at in wanted if (code, at) not in found)
    yield from (f"problem not expected: {code} at {at}" for code, at in found if (code, at) not in wanted)


def check_expectations(expect: Expected, ruling: Ruling) -> list[str]:
    """Every difference between a ruling and what a case file expects. Missing fields are not checked."""
    return list(_differences(expect, ruling))


def _differences(expect: Expected, ruling: Ruling) -> Iterator[str]:
    if "verdict" in expect and expect["verdict"] != ruling.verdict:
        yield _unlike("verdict", expect["verdict"], ruling.verdict.value)
    if "smallest_reason" in expect:
        yield from _different_cards("smallest_reason", expect["smallest_reason"], ruling.smallest_reason)
    if "flips" in expect and (wanted := _sorted_flips(expect["flips"])) != (found := _flips(ruling.flips)):
        yield _unlike("flips", wanted, found)
    if "depends_on" in expect:
        readings = {dependence.reading for dependence in ruling.depends_on}
        yield from _different_cards("depends_on", expect["depends_on"], tuple(readings))
    for cited in expect["rules"]:
        if cited not in ruling.rules:
            yield f"rules: {cited} is not cited ({', '.join(ruling.rules)})"
    if "answer" in expect:
        yield from _different(expect["answer"], ruling.finding.answer, "answer")
    if "witness" in expect:
        yield from _different(expect["witness"], ruling.finding.witness, "witness")


def _unlike(name: str, wanted: object, found: object) -> str:
    return f"{name}: expected {wanted}, found {found}"


def _different_cards(name: str, wanted: Sequence[str] | None, found: Sequence[str] | None) -> Iterator[str]:
    """The order does not count."""
    ours, theirs = (None if cards is None else sorted(cards) for cards in (wanted, found))
    if ours != theirs:
        yield _unlike(name, ours, theirs)


def _sorted_flips(flips: Flips | None) -> Flips | None:
    if not flips:
        return flips
    return {side: cards if isinstance(cards, str) else sorted(cards) for side, cards in flips.items()}


def _flips(flips: JsonObject) -> Flips | None:
    """As in case files: the cards, ``more`` if they are too many, or None if no card turns it."""
    if "more_than" in flips:
        return {"if_seen": "more"}
    named = {side: sorted(map(str, cards)) for side, cards in flips.items() if isinstance(cards, list)}
    return named or None


def _different(wanted: Json, found: Json, place: str) -> Iterator[str]:
    """Every place where the found value differs from the wanted one. Other fields may have any value."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for name, value in wanted.items():
            if str(name) not in found:
                yield f"{place} {name}: expected {value}, but it is not there"
            else:
                yield from _different(value, found[str(name)], f"{place} {name}")
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for number, (one, other) in enumerate(zip(wanted, found, strict=True)):
            yield from _different(one, other, f"{place} {number}")
    elif wanted != found:
        yield f"{place}: expected {wanted}, found {found}"
