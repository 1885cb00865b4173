"""A romans case respelt at random is the same case; an action that could be two things is refused."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.games.romans.intake.spellings import CLAN_NAMES, FORTS, WARRIORS, spelt_action
from adjudicator.games.romans.words.names import card_name, fort_title
from adjudicator.intake.notation import notate, parse
from adjudicator.intake.read_text import read_text
from adjudicator.lang import LANGS
from adjudicator.precedents.casefile import load_all
from adjudicator.spellings import Vocabulary
from tests.respelt import in_lists, respelt, word_for, words_for
from tests.romans.support import ROMANS

TEXTS = [notate(ROMANS, file.case) for file in load_all("romans") if "verdict" in file.expect]
FACTS = Vocabulary(
    {
        "shown": ("odkryte",),
        "now": ("teraz",),
        "left": ("zeszła",),
        "down": ("zakryte",),
        "spent": ("odrzucone",),
        "aside": ("odłożone",),
        "forts": ("forty",),
        "dropped": ("oddane",),
    }
)
ELSEWHERE = in_lists(
    {"wall": FORTS, "discarded": FORTS, **dict.fromkeys(("who", "winner", "seduced", "waiting"), CLAN_NAMES)}
)


def rest(rng: random.Random, word: str, said: str) -> str:
    if word not in ("clan", "neutral"):
        return ELSEWHERE(rng, word, said)
    name, colon, cards = said.partition(":")
    groups = [words_for(rng, FACTS | WARRIORS | FORTS, group.split()) for group in cards.split(",")]
    within = rng.choice((" ", ", "))
    return f"{word_for(rng, CLAN_NAMES, name)}{colon} {', '.join(map(within.join, groups))}"


@given(text=st.sampled_from(TEXTS), seed=st.integers(0, 2**32))
@settings(max_examples=300, deadline=None)
def test_a_case_respelt_is_the_same_case(text: str, seed: int) -> None:
    written = respelt(ROMANS, text, random.Random(seed), rest)
    assert read_text(written) == parse(ROMANS, text), written


def test_every_card_is_read_by_the_name_that_we_say() -> None:
    for lang in LANGS:
        assert {WARRIORS.find(card_name(lang, one)): one for one in WARRIORS.words} == {
            one: one for one in WARRIORS.words
        }
        assert {FORTS.find(fort_title(lang, one)): one for one in FORTS.words} == {
            one: one for one in FORTS.words
        }


@pytest.mark.parametrize(
    "text",
    [
        "klan złoty odrzuca Axxa",
        "złoty odrzuca axx",
        "gold drops axx",
        "odkrywa axx",
        "gold red pays axx",
        "",
    ],
)
def test_an_action_is_never_guessed(text: str) -> None:
    assert spelt_action(text) == text


@pytest.mark.parametrize(
    "part",
    [
        "deck NieFort 5 = 3, fokus=1",
        "talia: Niefort-5=3 FOKUS =1",
        "talia 3 × NieFort 5, 1 × Fort Fokus",
    ],
)
def test_counts_as_people_write_them(part: str) -> None:
    assert parse(ROMANS, f"romans; {part}; claim wall")["position"]["deck"] == {"niefort-5": 3, "fokus": 1}


@pytest.mark.parametrize(
    "part", ["strengths svord=4 axx=3", "siły Svord 4, Axx 3", "Strengths Svord 4 Axx 3"]
)
def test_strengths_as_a_ruling_asks_for_them(part: str) -> None:
    assert parse(ROMANS, f"romans; {part}; claim wall")["position"]["strengths"] == {"svord": 4, "axx": 3}


@pytest.mark.parametrize("written", ["green: now archr", "zielony: teraz archr", "Green: now Arch'r"])
def test_a_clan_may_be_named_without_the_word(written: str) -> None:
    text = f"romans; wall komfort fokus; {written}; clan red: now axx; claim round"
    assert read_text(text)["position"]["clans"][0] == {"clan": "green", "now": "archr"}
