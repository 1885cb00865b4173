"""Precedents are found by words in either language, by what they are about, and by likeness."""

import json

import pytest
from typer.testing import CliRunner

from adjudicator.game import load_game
from adjudicator.precedents.casefile import load_all
from adjudicator.precedents.search import Found, Precedents, Wanted
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from api.cli.main import app
from tests.api.table import NOTATION

RIVER = Precedents(load_game("river"), load_all("river"))
ONE = "discard-blocks-the-only-legion"


def ids(found: list[Found]) -> list[str]:
    return [one.file.id for one in found]


@pytest.mark.parametrize(
    "words",
    [
        "odrzucona karta zamyka",
        "odrzuconą kartą",
        "ODRZUCONE bobra żółtego",
        "zoltego bobra odrzucone",
        "discarded card settles",
        "the yellow beaver",
        "searching the discards",
        ONE,
    ],
)
def test_words_in_either_language_with_any_ending(words: str) -> None:
    assert ONE in ids(RIVER.find(Wanted(words)))


def test_every_word_counts_and_titles_count_most() -> None:
    assert RIVER.find(Wanted("discarded xylophone")) == []
    assert ids(RIVER.find(Wanted("One discarded card settles it")))[0] == ONE
    assert len(RIVER.find(Wanted())) == len(load_all("river"))


@pytest.mark.parametrize("name", GAMES)
def test_every_precedent_is_found_by_its_own_title(name: str) -> None:
    known = Precedents(load_game(name), load_all(name))
    for file in load_all(name)[::5]:
        for lang in ("pl", "en"):
            assert file.id in ids(known.find(Wanted(file.title[lang])))


def test_by_rule_reading_and_kind() -> None:
    for one in RIVER.find(Wanted(rule="river.formations.legion", kind="control")):
        assert one.file.kind == "control"
        assert "river.formations.legion" in one.file.expect["rules"]
    under = RIVER.find(Wanted(rule="river.formations"))
    assert set(ids(RIVER.find(Wanted(rule="river.formations.legion")))) < set(ids(under))
    chosen = RIVER.find(Wanted(reading="legion-on-icon-dams=outranks"))
    hanging = RIVER.find(Wanted(reading="legion-on-icon-dams"))
    assert all(one.file.readings["legion-on-icon-dams"] == "outranks" for one in chosen)
    assert set(ids(chosen)) < set(ids(hanging))


@pytest.mark.parametrize(
    ("wanted", "nearest"),
    [
        (Wanted(rule="river.formation.legion"), "river.formations.legion"),
        (Wanted(kind="kontrol"), "control"),
        (Wanted(reading="legion-on-icon-dam"), "legion-on-icon-dams"),
        (Wanted(reading="legion-on-icon-dams=outrank"), "legion-on-icon-dams=outranks"),
    ],
)
def test_what_does_not_exist_is_named_with_the_nearest(wanted: Wanted, nearest: str) -> None:
    with pytest.raises(BadCase) as bad:
        RIVER.find(wanted)
    assert [problem.params["nearest"] for problem in bad.value.problems] == [nearest]


def test_like_a_case_same_kind_first_then_rules_then_readings() -> None:
    like = RIVER.likeness_of(ONE)
    found = RIVER.find(Wanted(like=like))
    assert ONE not in ids(found)

    def rank(one: Found) -> tuple[bool, int, int]:
        readings = {*one.file.readings, *one.file.expect.get("depends_on", ())}
        rules = set(one.file.expect.get("rules", ()))
        return one.file.kind != like.kind, -len(rules & like.rules), -len(readings & like.readings)

    ranks = [rank(one) for one in found]
    assert ranks == sorted(ranks)
    assert set(found[0].shared) >= {"river.control.proof", "river.formations.legion"}


def test_the_command_line_finds_them_too() -> None:
    def found(*words: str, given: str = "", code: int = 0) -> list[str]:
        done = CliRunner().invoke(app, ["cases", *words, "--json"], input=given)
        assert done.exit_code == code, done.output
        return [one["id"] for one in json.loads(done.stdout).get("cases", [])]

    assert ONE in found("--find", "odrzucona karta")
    assert found("romans", "--find", "xylophone", code=1) == []
    assert found("--kind", "kontrol", code=2) == []
    assert found("river", "--like", ONE)[0] == ids(RIVER.find(Wanted(like=RIVER.likeness_of(ONE))))[0]
    assert ONE in found("river", "--like", "-", "--kind", "control", given=NOTATION)
