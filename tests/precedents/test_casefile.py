"""Case files: every expectation is compared, and every difference is reported."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from adjudicator.precedents.casefile import BadFile, CaseFile, folder, load, load_all, run

FILES = {file.id: file for file in load_all("river")}
REJECTED = next(file for file in FILES.values() if "witness" in file.expect)
UPHELD = next(file for file in FILES.values() if file.expect.get("smallest_reason"))
REFUSED = next(file for file in FILES.values() if "problems" in file.expect)
ANSWERED = next(file for file in FILES.values() if file.kind == "claimable" and "answer" in file.expect)


def expecting(file: CaseFile, **other: Any) -> CaseFile:
    expect: Any = {**file.expect, **other}
    return replace(file, expect=expect)


def test_files_are_named_by_their_id() -> None:
    assert {path.stem for path in (folder() / "river").glob("*.yaml")} == set(FILES)


@pytest.mark.parametrize("file", [REJECTED, UPHELD, REFUSED, ANSWERED], ids=lambda file: file.id)
def test_as_expected(file: CaseFile) -> None:
    assert run(file) == []


@pytest.mark.parametrize(
    ("file", "other", "told"),
    [
        (UPHELD, {"verdict": "rejected"}, ["verdict: expected rejected, found upheld"]),
        (UPHELD, {"smallest_reason": ["R0"]}, ["smallest_reason: expected ['R0']"]),
        (UPHELD, {"rules": ["river.none.such"]}, ["rules: river.none.such is not cited"]),
        (UPHELD, {"depends_on": ["wild-range"]}, ["depends_on: expected ['wild-range']"]),
        (UPHELD, {"flips": {"if_seen": "more"}}, ["flips: expected {'if_seen': 'more'}"]),
        (UPHELD, {"witness": {"sum": 1}}, ["witness: expected {'sum': 1}, found None"]),
        (
            REJECTED,
            {"witness": {"formation": "nothing", "sum": -1, "adds": []}},
            ["witness formation: expected nothing", "witness sum: expected -1", "witness adds: expected []"],
        ),
        (REJECTED, {"witness": {"colour": "red"}}, ["witness colour: expected red, but it is not there"]),
        (ANSWERED, {"answer": {"dams": []}}, ["answer dams: expected []"]),
    ],
)
def test_every_difference_is_reported(file: CaseFile, other: dict[str, Any], told: list[str]) -> None:
    differences = run(expecting(file, **other))
    assert len(differences) == len(told)
    for difference, start in zip(differences, told, strict=True):
        assert difference.startswith(start)


def test_refusals_are_compared_whole() -> None:
    problems = [{"code": "card-twice", "pointer": "/position"}]
    told = run(expecting(REFUSED, problems=problems))
    assert told[0] == "problem not reported: card-twice at /position"
    assert len(told) == 1 + len(REFUSED.expect["problems"])


def test_refusal_and_ruling_are_told_apart() -> None:
    assert run(replace(UPHELD, expect=REFUSED.expect)) == ["refusal expected, but it was ruled on: upheld"]
    assert run(replace(REFUSED, expect=UPHELD.expect))[0] == "verdict: upheld expected, but it was refused"


def test_cases_may_be_kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEDZIA_CASES", str(tmp_path))
    assert load_all("river") == ()


@pytest.mark.parametrize("text", ["", "id: x", "[1]", "position: ["])
def test_not_a_case_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(text)
    with pytest.raises(BadFile):
        load(path)
