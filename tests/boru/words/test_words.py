"""Every rule, reading and problem of the game has words in both languages, and every rule a section."""

import re
from pathlib import Path

import pytest

from adjudicator.games.boru import words
from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rulebook import RULES, SECTIONS
from adjudicator.games.boru.rules.play import PLAY, after_with_steps
from adjudicator.games.boru.table.actions import read
from adjudicator.games.boru.table.board import TOWNS
from adjudicator.games.boru.words.readable import localise
from adjudicator.lang import LANGS
from adjudicator.readings import Readings
from adjudicator.words.render import say_reason
from adjudicator.words.say import has, say, say_rule
from tests.boru.sampling import DEFAULTS
from tests.boru.support import table_of

FOLDER = Path(words.__path__[0])


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
    sources = "".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("**/*.py"))
    codes = set(re.findall(r'"(boru-[a-z-]+)"', sources))
    worded = set(
        re.findall(r"^problem-(\S+) =", (FOLDER / "pl.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert len(worded) > 40
    assert worded <= codes
    raised = set(re.findall(r'Kind\.[A-Z]+,\s*"(boru-[a-z-]+)"', sources))
    assert all(has(f"problem-{code}") for code in raised)


def test_every_rule_that_the_evaluator_cites_exists() -> None:
    known = {rule.id for rule in RULES}
    for path in FOLDER.parent.glob("**/*.py"):
        source = path.read_text(encoding="utf-8")
        for rule in re.findall(r'(?:tell|_no)\(\s*"([a-z.-]+)",', source):
            assert f"boru.{rule}" in known, (path.name, rule)


THREE = "player a; player b; player c"
FULL = " ".join(TOWNS)
RED_LEFT = " ".join(town for town in TOWNS if town[4] != "R")
HELD = f"player a: unseen 2, towns {RED_LEFT}; player b: hand 1 3; player c: hand 4 6"
GONE = "7 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25"
RARE = [
    (
        f"player a: hand 1 3, towns {RED_LEFT}; player b; player c; marker a; phase lead; tricks 6",
        "a cannot lead",
    ),
    (f"{HELD}; marker a; phase lead; discard {GONE}; tricks 6", "a cannot lead"),
    (f"{THREE}; phase marriage; bride niall; marriage-deck 1", "resolve marriage"),
    (f"{THREE}; phase marriage; bride princess; marriage-deck 0", "resolve marriage"),
    (f"{THREE}; phase marriage", "resolve marriage"),
    (f"player a: track 2, towns {FULL}; player b; player c; phase marriage; bride niall", "resolve marriage"),
    (
        f"player a: track 10, towns {FULL}; player b: track 9; player c; phase marriage; bride brigid",
        "resolve marriage",
    ),
    ("player a: track 9, towns DUB-R1; player b; player c; phase track-town; queue a", "a places DUB-R1"),
    ("player a: track 9, towns DUB-R1; player b; player c; phase track-town; queue a", "a places DUB-B1"),
    (
        "player a: church 2, towns DUB-R1 DUB-B1; player b; player c; phase monastery; queue a;"
        "monasteries DUB-R1",
        "a builds at DUB-R1",
    ),
    (f"{THREE}; phase over", "resolve regions"),
    (THREE, "resolve regions"),
    (
        "player a: pack 1 2 3 4 5 6 7 8; player b: pack 9 10 11 12 13 14 15 16;"
        "player c: pack 17 18 19 20 21 22 23 24; marker a; phase draft",
        "a keeps 3 3",
    ),
]
SYMBOLS = [
    ("coins 5, towns LEI-Y1 LEI-Y2", "expand", "side-1 2", "14", "a expands from LEI-Y1 to LEI-B1"),
    ("coins 5, towns LEI-Y2 LEI-B4", "expand", "side-1 2", "14", "a expands from LEI-B4 to LEI-Y3"),
    ("coins 5, towns LEI-Y2 LEI-B4", "expand", "side-1 2", "14", "a expands from LEI-Y2 to LEI-Y3"),
    ("coins 9", "buy", "side-2 1", "8", "a buys 3"),
    ("coins 9, track 9", "buy", "side-2 1", "14", "a buys 2"),
]


@pytest.mark.parametrize("readings", [DEFAULTS, {**DEFAULTS, "nobody-courted": "deck-top-leaves"}])
def test_rare_events_have_words_too(readings: Readings) -> None:
    cases = list(RARE)
    for extra, phase, acting, card, expected in SYMBOLS:
        covered = "; vikings LEI-Y3" if "LEI-B4" in expected else ""
        text = (
            f"player a: {extra}; player b: towns LEI-Y3; player c; active LEI-B1; marker c; battle 2;"
            f"trick c 25, a {card}, b 17; phase {phase}; acting {acting}; tricks 0{covered}"
        )
        cases.append((text, expected))
    messages = set()
    for text, written in cases:
        table = table_of(text, readings)
        action = read(written)
        assert action is not None
        refused = PLAY.refusal(table, action, readings)
        for reason in (refused,) if refused else after_with_steps(table, action, readings)[1]:
            messages.add(reason.message.removeprefix("boru-"))
            for lang in LANGS:
                text = say_reason(localise, reason, lang)
                assert not any(slip in text for slip in ("{", "  ", " ,", "..", "None")), text
    assert messages >= {
        "cannot-lead", "bride-town-void", "track-town", "track-town-void", "refused-must-hold-lead",
        "refused-bride-unknown", "refused-town-not-free", "refused-second-monastery", "refused-over",
        "refused-phase-unknown", "refused-same-card", "refused-active-town", "refused-target-vikings",
        "refused-target-taken", "refused-raiders", "refused-track",
    }  # fmt: skip
    courting = {
        "card-leaves": {"nobody-courted"},
        "deck-top-leaves": {"nobody-courted-deck", "nobody-courted-empty"},
    }
    assert messages >= courting[readings["nobody-courted"]]
