"""Every rule, reading and problem of the game has words in both languages, and every rule a section."""

import re
from pathlib import Path

import pytest

from adjudicator.boru import booklet
from adjudicator.boru.booklet import SECTIONS
from adjudicator.boru.readings import READINGS
from adjudicator.boru.rulebook import RULES
from adjudicator.game import GAMES
from adjudicator.words import LANGS, has, say, say_rule

FOLDER = Path(booklet.__file__).parent


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "boru", "adjudicator.boru.booklet")


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_and_reading_has_words(lang: str) -> None:
    spoken = next(one for one in LANGS if one == lang)
    for rule in RULES:
        assert say_rule(spoken, rule.id)
    for reading in READINGS:
        for message in ("", "-why", *(f"-{option}" for option in reading.options)):
            assert say(spoken, f"reading-{reading.id}{message}")


def test_every_rule_is_found_under_a_heading_and_every_heading_has_a_rule() -> None:
    assert all(any(section in rule.place for section in SECTIONS) for rule in RULES)
    assert all(any(section in rule.place for rule in RULES) for section in SECTIONS)
    assert len({rule.id for rule in RULES}) == len(RULES)


def test_every_reading_decides_a_rule() -> None:
    assert {rule.reading for rule in RULES} - {""} == {reading.id for reading in READINGS}


def test_every_problem_has_words_and_every_word_a_problem() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    codes = set(re.findall(r'"(boru-[a-z-]+)"', sources))
    told = set(re.findall(r"^problem-(\S+) =", (FOLDER / "pl.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert len(told) > 40
    assert told <= codes
    raised = set(re.findall(r'Kind\.[A-Z]+,\s*"(boru-[a-z-]+)"', sources))
    assert all(has(f"problem-{code}") for code in raised)


def test_every_rule_that_the_evaluator_cites_exists() -> None:
    known = {rule.id for rule in RULES}
    for path in FOLDER.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        for rule in re.findall(r'(?:tell|_no)\(\s*"([a-z.-]+)",', source):
            assert f"boru.{rule}" in known, (path.name, rule)
