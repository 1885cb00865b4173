"""Every reason, refusal, rule and problem of the game has words in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from pydantic import ValidationError

from adjudicator.games import romans
from adjudicator.games.romans.intake.check import check_position
from adjudicator.games.romans.intake.position_form import PositionForm
from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.rulebook import RULES, SECTIONS
from adjudicator.games.romans.rules.explain import explain_result, explain_wall
from adjudicator.games.romans.rules.play import PLAY, apply_action
from adjudicator.games.romans.table.cards import WARRIORS
from adjudicator.games.romans.table.table import STEPS, Step
from adjudicator.games.romans.words.readable import localise
from adjudicator.lang import LANGS, Lang
from adjudicator.play import replay
from adjudicator.ruling import Reason
from adjudicator.words.render import say_reason
from adjudicator.words.say import has, say, say_rule
from tests.romans.intake.test_sound_positions import mutated
from tests.romans.rules.test_play import corrupted
from tests.romans.sampling import mostly_default_readings, random_game
from tests.romans.support import ROMANS

FOLDER = Path(romans.__path__[0]) / "words"
KNOWN = {rule.id for rule in RULES}
SLIPS = ("{", "  ", " ,", "..", "None", "?.", " .", "()")


def messages(path: Path) -> list[str]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not any(isinstance(entry, ast.Junk) for entry in entries), path.name
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("name", ["{}.ftl", "rules.{}.ftl", "claims.{}.ftl", "choices_and_facts.{}.ftl"])
def test_both_languages_have_the_same_messages_once(name: str) -> None:
    polish, english = (messages(FOLDER / name.format(lang)) for lang in LANGS)
    assert polish == english
    assert len(set(polish)) == len(polish)


def test_no_message_id_is_used_by_another_game() -> None:
    mine = {one for lang in LANGS for path in FOLDER.glob(f"*{lang}.ftl") for one in messages(path)}
    for path in FOLDER.parents[2].glob("**/*.ftl"):
        if path.parent != FOLDER:
            assert not mine & set(messages(path)), path


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_and_reading_has_words(lang: Lang) -> None:
    for rule in RULES:
        assert say_rule(lang, rule.id)
        assert any(section in rule.place for section in SECTIONS)
        assert not rule.reading or rule.reading in {reading.id for reading in READINGS}
    for reading in READINGS:
        for suffix in ("", "-why", *(f"-{option}" for option in reading.options)):
            assert say(lang, f"reading-{reading.id}{suffix}")


def test_every_section_has_a_rule_and_rule_ids_differ() -> None:
    assert all(any(section in rule.place for rule in RULES) for section in SECTIONS)
    assert len(KNOWN) == len(RULES)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", ["wall", "round", "fort", "game", "forced", "result"])
def test_every_claim_is_one_sentence(kind: str, lang: Lang) -> None:
    assert kind in ROMANS.claims
    text = say(lang, f"romans-claim-{kind}")
    assert text[0].isupper()
    assert re.fullmatch(r"[^.?]+[.?]", text)


def test_every_problem_code_has_words() -> None:
    sources = [path.read_text(encoding="utf-8") for path in FOLDER.parent.glob("**/*.py")]
    codes = {code for source in sources for code in re.findall(r'Kind\.[A-Z]+,\s*"([a-z-]+)"', source)}
    assert len(codes) > 30
    assert [code for code in sorted(codes) if not has(f"problem-{code}")] == []


@pytest.mark.parametrize("seed", range(12))
def test_every_problem_found_has_words(seed: int) -> None:
    rng = Random(seed)
    readings = mostly_default_readings(rng)
    first, actions = random_game(rng, readings)
    tables = replay(PLAY, first, actions, readings).tables
    for _ in range(60):
        try:
            form = PositionForm.model_validate(mutated(rng, PLAY.facts(rng.choice(tables))))
        except ValidationError:
            continue
        for problem in check_position(form, readings)[1]:
            for lang in LANGS:
                text = say(lang, f"problem-{problem.code}", problem.params)
                assert "{" not in text
                assert text.endswith((".", ")."))


def test_the_refusal_not_now_differs_for_every_step() -> None:
    steps = [name for name in STEPS if name not in ("svord", "over")]
    for lang in LANGS:
        texts = {
            say(lang, "romans-no-not-now", localise(lang, {"step": one, "clan": "gold", "card": "none"}))
            for one in steps
        }
        assert len(texts) == len(steps)


def test_cards_forts_and_clans_are_named() -> None:
    params = {
        "card": "gold:archr",
        "forts": ["fortheca-2", "fokus"],
        "clans": ["red"],
        "ways": [["axx", "qween"]],
    }
    assert localise("pl", params) == {
        "card": "Arch’r (złoty)",
        "forts": "FortHeca −2, Fort Fokus",
        "clans": "klan czerwony",
        "ways": "Axx + Qween",
    }


@pytest.mark.parametrize("seed", range(4))
def test_every_action_is_a_clause_without_codes(seed: int) -> None:
    rng = Random(seed)
    _, actions = random_game(rng, mostly_default_readings(rng))
    for text in map(PLAY.write, actions):
        for lang in LANGS:
            said = str(localise(lang, {"action": text})["action"])
            assert said != text
            assert not re.search(r"\b(gold|red|green|blue) [a-z]+s\b", said)
            assert not set(said.replace(",", " ").split()) & {*WARRIORS, "reveals"} or lang == "en"


def reasons(seed: int) -> Iterator[Reason]:
    """All reasons of one game, and the refusals of corrupted actions."""
    rng = Random(seed)
    readings = mostly_default_readings(rng)
    first, actions = random_game(rng, readings)
    tables = replay(PLAY, first, actions, readings).tables
    yield from explain_result(tables[-1], readings)
    for table, action in zip(tables, actions, strict=False):
        if table.step == Step.ARRANGE:
            yield from explain_wall(table.wall, readings)
        trace: list[Reason] = []
        apply_action(table, action, readings, trace)
        yield from trace
        for _ in range(3):
            refused = PLAY.refusal(table, corrupted(rng, table, PLAY.actions(table, readings)), readings)
            if refused is not None:
                yield refused


@pytest.mark.parametrize("seed", range(16))
def test_every_reason_has_words_in_both_languages(seed: int) -> None:
    for reason in reasons(seed):
        assert reason.rule in KNOWN, reason
        for lang in LANGS:
            text = say_reason(localise, reason, lang)
            assert not any(slip in text for slip in SLIPS), text
            assert text[0].isupper(), text
            assert text.endswith("."), text
