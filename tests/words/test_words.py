"""Both languages have the same messages, and none is missing."""

import random
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import adjudicator
from adjudicator.game import load_game
from adjudicator.lang import LANGS, Lang
from adjudicator.readings import choose
from adjudicator.registry import GAMES
from adjudicator.rulebook import citing
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json, sentence
from adjudicator.words.say import has, say, say_rule
from tests.river import control_sampling as sampling
from tests.river.support import RIVER, beating_cards, sound

ROOT = Path(adjudicator.__file__).parent
SHARED_KINDS = {"legal", "record", "remedy", "disputed", "consistent"}
PAIRS = [(path, path.with_name(path.name.replace("pl.ftl", "en.ftl"))) for path in ROOT.glob("**/*pl.ftl")]


def _messages(path: Path) -> set[str]:
    found: set[str] = set()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            found.add(entry.id.name)
    return found


@pytest.mark.parametrize(("polish", "english"), PAIRS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_both_languages_have_the_same_messages(polish: Path, english: Path) -> None:
    assert _messages(polish) == _messages(english)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_and_reading_has_words(name: str) -> None:
    one = load_game(name)
    for lang in LANGS:
        assert say(lang, f"{name}-name")
        for cited in one.rules:
            assert say_rule(lang, cited.id)
            assert cited.place
        for reading in one.readings:
            assert say(lang, f"reading-{reading.id}")
            assert say(lang, f"reading-{reading.id}-why")
            for option in reading.options:
                assert say(lang, f"reading-{reading.id}-{option}")


@pytest.mark.parametrize("name", GAMES)
def test_a_rule_is_cited_as_it_is_read(name: str) -> None:
    """In its own words under the default, in those of the reading under any other option."""
    one = load_game(name)
    readings = {reading.id: reading for reading in one.readings}
    cite = citing(one.rules, one.readings)
    cite_with_question = citing(one.rules, one.readings, with_question="river-read-so")
    for cited in one.rules:
        default = say_rule("en", cited.id)
        assert sentence(one, cite(cited.id, choose(one.choices, {})[0]), "en") == default
        for option in readings[cited.reading].options[1:] if cited.reading else ():
            used, _ = choose(one.choices, {cited.reading: option})
            question, answer = (say("en", f"reading-{cited.reading}{end}") for end in ("", f"-{option}"))
            assert sentence(one, cite(cited.id, used), "en") == answer
            assert sentence(one, cite_with_question(cited.id, used), "en").endswith(f"{question} {answer}")


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_claim_has_a_sentence(name: str) -> None:
    for kind in load_game(name).claims:
        message = f"claim-{kind}" if kind in SHARED_KINDS else f"{name}-claim-{kind}"
        assert has(message), message
        for lang in LANGS:
            said = say(lang, message)
            assert said[0].isupper()
            assert said[-1] in ".?"


def test_no_message_stands_in_two_files() -> None:
    """The later one would take the place of the other."""
    counted = Counter(one for path in ROOT.glob("**/*pl.ftl") for one in _messages(path))
    assert [message for message, count in counted.items() if count > 1] == []


def test_every_problem_code_has_words() -> None:
    sources = [path.read_text(encoding="utf-8") for path in ROOT.glob("**/*.py")]
    codes = {code for source in sources for code in re.findall(r'Kind\.[A-Z]+,\s*"([a-z-]+)"', source)}
    assert len(codes) > 10
    assert all(has(f"problem-{code}") for code in codes), [c for c in codes if not has(f"problem-{c}")]


@pytest.mark.parametrize("seed", range(60))
def test_every_ruling_can_be_said_in_both_languages(seed: int) -> None:
    """Every step of an explanation has its message and params, and cites an existing rule."""
    rng = random.Random(seed)
    case = (
        sampling.upheld_by_cards(rng, beating_cards, max_cost=10**6)
        if seed % 2
        else sampling.random_case(rng, max_cost=10**6)
    )
    ruling = rule(RIVER, sound(case))
    known = {one.id for one in RIVER.rules}
    assert known.issuperset(ruling.rules)
    said = [ruling_json(RIVER, ruling, lang) for lang in LANGS]
    assert said[0]["digest"] == said[1]["digest"]
    assert said[0]["summary"] != said[1]["summary"]
    for text in (reason["message"] for one in said for reason in one["reasons"]):
        assert not any(slip in text for slip in ("{", "  ", " ,", "..", "None"))


@pytest.mark.parametrize("lang", LANGS)
def test_a_long_list_is_said_in_full(lang: Lang) -> None:
    names = ", ".join(str(number) for number in range(2_000))
    assert names in say(lang, "river-joint-apart", {"dams": names})
