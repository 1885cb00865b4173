"""A form read in one pass is the form that the careful readers would have read, or none."""

import json

import pytest

from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_form import read_form
from adjudicator.intake.read_text import read_json
from adjudicator.precedents.casefile import load_all
from adjudicator.registry import GAMES

CASE = '{"game": "river", "position": {"discard": ["Y9"]}, "claim": {"kind": "claimable"}}'


@pytest.mark.parametrize("name", GAMES)
def test_sound_cases_are_read_alike(name: str) -> None:
    for file in load_all(name):
        if "verdict" in file.expect:
            body = json.dumps(dict(file.case)).encode()
            found = read_form(body)
            assert found is not None, file.id
            game, form = found
            assert game.id == name
            assert form == read_case(read_json(body)).form


@pytest.mark.parametrize(
    "body",
    [
        CASE.replace('{"kind"', '{"kind": "claimable", "kind"'),
        CASE.replace('["Y9"]', '["Y9"], "discard": []'),
        CASE.replace('"Y9"', r'"\ud800"'),
        CASE.replace('["Y9"]', "[NaN]"),
        CASE.replace('"Y9"', "Infinity"),
        CASE.replace('["Y9"]', "[" * 100_000),
        CASE.replace('"river"', '"chess"'),
        CASE.replace('"river"', "[]"),
        CASE.replace('"river"', "9" * 5000),
        CASE.replace('"Y9"', "1e999"),
        CASE.replace("{", "", 1),
        "\ufeff" + CASE,
        "[]",
        "null",
        "",
    ],
)
def test_whatever_is_unusual_is_left_to_those_who_tell_what_it_is(body: str) -> None:
    assert read_form(body.encode()) is None


def test_only_utf_8_is_read() -> None:
    assert read_form(CASE.encode()) is not None
    assert read_form(CASE.encode("utf-16")) is None
    assert read_form(CASE.encode().replace(b"Y9", b"Y\xff")) is None
