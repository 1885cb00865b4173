"""Case files: precedents with the ruling they must get, read from the cases folder and checked."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from adjudicator.ruling import Ruling

_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""As safe as safe_load, and ten times faster if the C library is installed."""
_HOME: Final = Path(__file__).resolve().parent.parent.parent / "cases"


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
    expect: Mapping[str, Any]


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
    return tuple(load(path) for path in sorted((folder() / name).glob("*.yaml")))


def run(file: CaseFile) -> list[str]:
    """Rules on the case. Returns every difference from what is expected."""
    try:
        ruling = load_game(file.game).rule(read_case(file.case))
    except BadCase as bad:
        found = sorted((problem.code, problem.pointer) for problem in bad.problems)
        return list(_refused(file.expect, found))
    if "problems" in file.expect:
        return [f"refusal expected, but it was ruled on: {ruling.verdict.value}"]
    return check_expectations(file.expect, ruling)


def _refused(expect: Mapping[str, Any], found: list[tuple[str, str]]) -> Iterator[str]:
    """Expected problems that are missing, and others that were not expected."""
    wanted = sorted((problem["code"], problem["pointer"]) for problem in expect.get("problems", ()))
    if not wanted:
        yield f"verdict: {expect['verdict']} expected, but it was refused"
    yield from (f"problem not reported: {code} at {at}" for code, at in wanted if (code, at) not in found)
    yield from (f"problem not expected: {code} at {at}" for code, at in found if (code, at) not in wanted)


def check_expectations(expect: Mapping[str, Any], ruling: Ruling) -> list[str]:
    """Every difference between a ruling and what a case file expects. Missing fields are not checked."""
    return list(_differences(expect, ruling))


def _differences(expect: Mapping[str, Any], ruling: Ruling) -> Iterator[str]:
    found_by_name: dict[str, Any] = {
        "verdict": ruling.verdict.value,
        "smallest_reason": None if ruling.smallest_reason is None else sorted(ruling.smallest_reason),
        "flips": _flips(ruling.flips),
        "depends_on": sorted({dependence.reading for dependence in ruling.depends_on}),
        "claimable": _claimable(ruling.finding.answer) if "claimable" in expect else None,
    }
    for name, found in found_by_name.items():
        if name in expect and (wanted := _comparable(name, expect[name])) != found:
            yield f"{name}: expected {wanted}, found {found}"
    for rule in expect["rules"]:
        if rule not in ruling.rules:
            yield f"rules: {rule} is not cited ({', '.join(ruling.rules)})"
    if "answer" in expect:
        yield from _different(expect["answer"], ruling.finding.answer, "answer")
    if "witness" in expect and "formation" in expect["witness"]:
        yield from _formation(expect["witness"], ruling.finding.witness)
    elif "witness" in expect:
        yield from _different(expect["witness"], ruling.finding.witness, "witness")


def _comparable(name: str, wanted: Any) -> Any:
    """The expected value in the form it is compared in: lists of cards and readings sorted, dams by name."""
    if name in ("smallest_reason", "depends_on"):
        return sorted(wanted)
    if name == "claimable":
        return {str(dam): verdict for dam, verdict in wanted.items()}
    if name == "flips" and wanted:
        return {side: sorted(cards) if isinstance(cards, list) else cards for side, cards in wanted.items()}
    return wanted


def _flips(flips: Mapping[str, Any]) -> dict[str, Any] | None:
    """As in case files: the cards, ``more`` if they are too many, or None if no card turns it."""
    if "more_than" in flips:
        return {"if_seen": "more"}
    return {side: sorted(cards) for side, cards in flips.items() if cards is not None} or None


def _claimable(answer: Any) -> dict[str, str] | None:
    return {str(dam["dam"]): dam["verdict"] for dam in answer["dams"]} if answer else None


def _different(wanted: Any, found: Any, place: str) -> Iterator[str]:
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


def _formation(wanted: Mapping[str, Any], found: Mapping[str, Any] | None) -> Iterator[str]:
    """Differences between two sides at a dam. The order of cards does not count."""
    if found is None:
        yield "witness: expected, but none was given"
        return
    for name in ("formation", "sum"):
        if wanted[name] != found[name]:
            yield f"witness {name}: expected {wanted[name]}, found {found[name]}"
    adds = sorted([*wanted["cards"], *wanted.get("brought", ())])
    if adds != sorted(found["adds"]):
        yield f"witness cards: expected {adds}, found {sorted(found['adds'])}"
