"""Case files: precedents with the ruling they must get, read from the cases folder and tried out."""

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
"""The same as safe_load, and ten times faster where the C library is there."""
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
    """What would be handed in: game, position, claim, readings."""
    expect: Mapping[str, Any]


class BadFile(Exception):  # noqa: N818 - said of the file
    """Not a case file."""


def folder() -> Path:
    """Where the precedents are kept."""
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
    """Hand the case in and compare with what is expected; empty if all is as it should be."""
    try:
        ruling = load_game(file.game).rule(read_case(file.case))
    except BadCase as bad:
        found = sorted((problem.code, problem.pointer) for problem in bad.problems)
        return list(_refused(file.expect, found))
    if "problems" in file.expect:
        return [f"refusal expected, but it was ruled on: {ruling.verdict.value}"]
    return check_expectations(file.expect, ruling)


def _refused(expect: Mapping[str, Any], found: list[tuple[str, str]]) -> Iterator[str]:
    """Every problem that is expected and no other."""
    wanted = sorted((problem["code"], problem["pointer"]) for problem in expect.get("problems", ()))
    if not wanted:
        yield f"verdict: {expect['verdict']} expected, but it was refused"
    yield from (f"problem not reported: {code} at {at}" for code, at in wanted if (code, at) not in found)
    yield from (f"problem not expected: {code} at {at}" for code, at in found if (code, at) not in wanted)


def check_expectations(expect: Mapping[str, Any], ruling: Ruling) -> list[str]:
    """Every difference between what a case file expects and a ruling. What is left out is not checked."""
    return list(_differences(expect, ruling))


def _differences(expect: Mapping[str, Any], ruling: Ruling) -> Iterator[str]:
    said: dict[str, Any] = {
        "verdict": ruling.verdict.value,
        "smallest_reason": None if ruling.smallest_reason is None else sorted(ruling.smallest_reason),
        "flips": _flips(ruling.flips),
        "depends_on": sorted({dependence.reading for dependence in ruling.depends_on}),
        "claimable": _claimable(ruling.finding.answer) if "claimable" in expect else None,
    }
    for name, found in said.items():
        if name in expect and (wanted := _comparable(name, expect[name])) != found:
            yield f"{name}: expected {wanted}, found {found}"
    for rule in expect["rules"]:
        if rule not in ruling.rules:
            yield f"rules: {rule} is not cited ({', '.join(ruling.rules)})"
    if "answer" in expect:
        yield from _unlike(expect["answer"], ruling.finding.answer, "answer")
    if "witness" in expect and "formation" in expect["witness"]:
        yield from _formation(expect["witness"], ruling.finding.witness)
    elif "witness" in expect:
        yield from _unlike(expect["witness"], ruling.finding.witness, "witness")


def _comparable(name: str, wanted: Any) -> Any:
    """Lists of cards and readings are sets to us; dams are known by their written name."""
    if name in ("smallest_reason", "depends_on"):
        return sorted(wanted)
    if name == "claimable":
        return {str(dam): verdict for dam, verdict in wanted.items()}
    if name == "flips" and wanted:
        return {side: sorted(cards) if isinstance(cards, list) else cards for side, cards in wanted.items()}
    return wanted


def _flips(flips: Mapping[str, Any]) -> dict[str, Any] | None:
    """As case files put it: the cards, ``more`` than a handful, or None if no card could turn it."""
    if "more_than" in flips:
        return {"if_seen": "more"}
    return {side: sorted(cards) for side, cards in flips.items() if cards is not None} or None


def _claimable(answer: Any) -> dict[str, str] | None:
    return {str(dam["dam"]): dam["verdict"] for dam in answer["dams"]} if answer else None


def _unlike(wanted: Any, found: Any, place: str) -> Iterator[str]:
    """Where what was found is not what is wanted; fields that are not mentioned may be anything."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for name, value in wanted.items():
            if str(name) not in found:
                yield f"{place} {name}: expected {value}, but it is not there"
            else:
                yield from _unlike(value, found[str(name)], f"{place} {name}")
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for number, (one, other) in enumerate(zip(wanted, found, strict=True)):
            yield from _unlike(one, other, f"{place} {number}")
    elif wanted != found:
        yield f"{place}: expected {wanted}, found {found}"


def _formation(wanted: Mapping[str, Any], found: Mapping[str, Any] | None) -> Iterator[str]:
    """A side at a dam: what it is, and the cards it takes in whatever order."""
    if found is None:
        yield "witness: expected, but none was given"
        return
    for name in ("formation", "sum"):
        if wanted[name] != found[name]:
            yield f"witness {name}: expected {wanted[name]}, found {found[name]}"
    adds = sorted([*wanted["cards"], *wanted.get("brought", ())])
    if adds != sorted(found["adds"]):
        yield f"witness cards: expected {adds}, found {sorted(found['adds'])}"
