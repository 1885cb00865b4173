"""All precedents get their rulings, cover every rule and reading, and none exists twice."""

import json
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from adjudicator.game import load_game
from adjudicator.intake.notation import notate
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.lang import LANGS
from adjudicator.precedents.casefile import (
    CaseFile,
    ExpectedProblem,
    check_expectations,
    folder,
    load_all,
    run,
)
from adjudicator.precedents.coverage import as_markdown, holes
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from adjudicator.rulings.rule import rule
from adjudicator.values import canonical
from adjudicator.words.render import ruling_json
from adjudicator.words.say import say

FILES = [file for name in GAMES for file in load_all(name)]
each_case = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.game}/{file.id}")


@each_case
def test_case_gets_the_expected_ruling(file: CaseFile) -> None:
    """The ruling is as expected, has words in both languages and a picture, and the notation round-trips."""
    known = load_game(file.game)
    try:
        ruling = rule(known, read_case(file.case))
    except BadCase:
        assert run(file) == []
        return
    assert "problems" not in file.expect
    assert check_expectations(file.expect, ruling) == []
    assert {rule.id for rule in known.rules}.issuperset(ruling.rules)
    said = [ruling_json(known, ruling, lang) for lang in LANGS]
    assert said[0]["summary"] != said[1]["summary"]
    for text in (reason["message"] for one in said for reason in one["reasons"]):
        assert not any(slip in text for slip in ("{", "  ", " ,", "None"))
    assert all(known.picture(ruling, lang).startswith("<svg") for lang in LANGS)
    assert read_case(read_text(notate(known, ruling.case.given))).given == ruling.case.given


@each_case
def test_case_file_follows_the_schema(file: CaseFile) -> None:
    schema = json.loads((folder() / "schema.json").read_text(encoding="utf-8"))
    path = folder() / file.game / f"{file.id}.yaml"
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    errors = list(Draft202012Validator(schema).iter_errors(data))
    assert not errors, [error.message for error in errors]
    assert data["id"] == path.stem


@pytest.mark.parametrize("name", GAMES)
def test_coverage_has_no_hole(name: str) -> None:
    assert load_game(name).sections
    assert holes(load_game(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_coverage_table_is_current(name: str) -> None:
    path = folder().parent / "docs" / "coverage" / f"{name}.md"
    assert path.read_text(encoding="utf-8") == as_markdown(load_game(name), say("en", f"{name}-name"))


def _named(problem: ExpectedProblem) -> tuple[str, str]:
    """The code, and of a fact that is missing also which one."""
    code = problem["code"]
    return code, problem["pointer"].rpartition("/")[2] if code.endswith("fact-missing") else ""


def _signature(file: CaseFile) -> Any:
    """What tells two cases apart: for claims on a dam the argument, for others any fact."""
    case: dict[str, Any] = dict(file.case)
    readings = tuple(sorted(case.get("readings", {}).items()))
    if "problems" in file.expect:
        return file.game, readings, tuple(sorted(_named(problem) for problem in file.expect["problems"]))
    if case["claim"]["kind"] not in ("control", "claimable"):
        return file.game, canonical(file.case)
    ruling = rule(load_game(file.game), read_case(case))
    told = ("slots", "requirement", "damaged", "formation", "shape", "elites", "side", "wins")
    steps = tuple(
        (reason.rule, reason.message, *(str(reason.params.get(name)) for name in told))
        for reason in ruling.reasons
    )
    given = tuple(sorted(name for name in case["position"] if name not in ("dams", "discard")))
    turned = tuple((side, cards is not None) for side, cards in ruling.flips.items())
    depends = tuple((one.reading, one.option) for one in ruling.depends_on)
    return readings, ruling.verdict, steps, turned, depends, given, case["claim"]["kind"]


def test_no_case_is_there_twice() -> None:
    seen: dict[Any, list[str]] = {}
    for file in FILES:
        seen.setdefault(_signature(file), []).append(file.id)
    assert [ids for ids in seen.values() if len(ids) > 1] == []


@pytest.mark.parametrize("name", GAMES)
def test_enough_precedents(name: str) -> None:
    assert len([file for file in FILES if file.game == name]) >= 80
