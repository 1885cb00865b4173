"""The precedents hold; they cover every rule and reading; none is there twice."""

import json
from functools import cache
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from adjudicator.casefile import CaseFile, folder, load_all, run
from adjudicator.coverage import as_markdown, holes
from adjudicator.game import GAMES, game
from adjudicator.intake import intake
from adjudicator.problems import BadCase
from adjudicator.ruling import Ruling, canonical
from adjudicator.words import say

FILES = [file for name in GAMES for file in load_all(name)]
each_case = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.game}/{file.id}")


@cache
def _ruled(place: int) -> Ruling | None:
    try:
        return game(FILES[place].game).rule(intake(FILES[place].case))
    except BadCase:
        return None


@each_case
def test_case_gets_the_expected_ruling(file: CaseFile) -> None:
    assert run(file) == []


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
    assert game(name).sections
    assert holes(game(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_coverage_table_is_current(name: str) -> None:
    path = folder().parent / "docs" / "coverage" / f"{name}.md"
    assert path.read_text(encoding="utf-8") == as_markdown(game(name), say("en", f"{name}-name"))


@pytest.mark.parametrize("name", GAMES)
def test_every_option_of_every_open_reading_has_a_case(name: str) -> None:
    tried = {
        (reading, option)
        for place, file in enumerate(FILES)
        if file.game == name and (ruling := _ruled(place))
        for reading, option in ruling.case.readings.items()
    }
    wanted = {(reading.id, option) for reading in game(name).readings for option in reading.options}
    assert wanted - tried == set()


def _signature(place: int) -> Any:
    """Rules, readings and branch: what the ruling argues, step by step, and what it rests on."""
    file, ruling = FILES[place], _ruled(place)
    readings = tuple(sorted(file.case.get("readings", {}).items()))
    if ruling is None:
        return file.game, readings, tuple(sorted(problem["code"] for problem in file.expect["problems"]))
    if file.case["claim"]["kind"] not in ("control", "claimable"):
        return file.game, canonical(file.case)
    told = ("slots", "requirement", "damaged", "formation", "shape", "elites", "side", "wins")
    steps = tuple(
        (reason.rule, reason.message, *(str(reason.params.get(name)) for name in told))
        for reason in ruling.reasons
    )
    given = tuple(sorted(name for name in file.case["position"] if name not in ("dams", "discard")))
    turned = tuple((side, cards is not None) for side, cards in ruling.flips.items())
    depends = tuple((one.reading, one.option) for one in ruling.depends_on)
    return readings, ruling.verdict, steps, turned, depends, given, file.case["claim"]["kind"]


def test_no_case_is_there_twice() -> None:
    seen: dict[Any, list[str]] = {}
    for place, file in enumerate(FILES):
        seen.setdefault(_signature(place), []).append(file.id)
    assert [ids for ids in seen.values() if len(ids) > 1] == []


@pytest.mark.parametrize("name", GAMES)
def test_enough_precedents(name: str) -> None:
    assert len([file for file in FILES if file.game == name]) >= 50
