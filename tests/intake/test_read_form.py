"""A form read in one pass is the form that the careful readers would have read, or none."""

import json
import random
import re

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


FAULTS = (
    *("true", "1.0", "1e0", "-0", "NaN", "-Infinity", "1e999", "9" * 5000, "null"),
    *('"a: b"', "[]", "{}", '""'),
)
"""What may stand where something else should."""


@pytest.mark.parametrize("name", GAMES)
def test_what_is_read_in_one_pass_the_careful_readers_read_alike(name: str) -> None:
    """Keys given twice, values of other types, deep nesting, keys spelt with escapes, texts cut off."""
    rng = random.Random(name)
    read = 0
    for file in load_all(name):
        text = json.dumps(dict(file.case), ensure_ascii=rng.random() < 0.5)
        for _ in range(20):
            changed = _changed(text, rng)
            found = read_form(changed.encode(errors="surrogatepass"))
            if found is None:
                continue
            game, form = found
            careful = game.form.model_validate(read_json(changed.encode()))
            assert careful == form, changed
            assert careful.model_dump(exclude_unset=True) == form.model_dump(exclude_unset=True), changed
            read += changed != text
    assert read, "no changed case was read, so nothing was compared"


def _changed(text: str, rng: random.Random) -> str:
    keys = list(re.finditer(r'"(\w+)": ', text))
    values = list(re.finditer(r'(?<=[:\[,] )("[^"]*"|-?\d+|true|false|null)', text))
    key, value = rng.choice(keys), rng.choice(values)
    match rng.randrange(6):
        case 0:  # a key twice, with another value or the same
            return text[: key.start()] + key[0] + rng.choice(FAULTS) + ", " + text[key.start() :]
        case 1:
            return text[: value.start()] + rng.choice(FAULTS) + text[value.end() :]
        case 2:
            other = rng.choice(values)
            return text[: value.start()] + other[0] + text[value.end() :]
        case 3:
            deep = rng.choice((5, 20, 40, 300))
            return text[: value.start()] + "[" * deep + value[0] + "]" * deep + text[value.end() :]
        case 4:
            spelt = f'"\\u{ord(key[1][0]):04x}{key[1][1:]}": '
            return text[: key.start()] + spelt + text[key.end() :]
        case _:
            return text[: rng.randrange(len(text))] + rng.choice(("", "\n", "}", " :"))
