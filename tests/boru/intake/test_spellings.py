"""A boru case respelt at random is the same case, and the players keep their names."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.games.boru.game import GAME
from adjudicator.games.boru.intake.action_spellings import spelt_action
from adjudicator.games.boru.intake.vocabulary import (
    ACTION_CARDS,
    MARRIAGE_CARDS,
    PHASES,
    REGION_NAMES,
    ROWS,
    TOWNS,
)
from adjudicator.games.boru.table.cards import BRIDES
from adjudicator.games.boru.table.table import PHASES as ALL_PHASES
from adjudicator.games.boru.words.names import bride_name, card_name, region_name
from adjudicator.intake.notation import notate, parse
from adjudicator.intake.read_text import read_text
from adjudicator.lang import LANGS
from adjudicator.precedents.casefile import load_all
from adjudicator.spellings import Vocabulary
from tests.respelt import in_lists, respelt, word_for, words_for

TEXTS = [notate(GAME, file.case) for file in load_all("boru") if "verdict" in file.expect]
FACTS = Vocabulary(
    {
        "coins": ("monety", "monet"),
        "points": ("punkty",),
        "renown": ("poważanie",),
        "raiders": ("najeźdźcy",),
        "church": ("w kościele",),
        "track": ("tor",),
        "unseen": ("zakryte",),
        "hand": ("na ręce",),
        "towns": ("miasta",),
        "tokens": ("roszczenia",),
        "brides": ("karty zaślubin",),
    }
)
VALUES = {"towns": TOWNS, "tokens": REGION_NAMES, "brides": MARRIAGE_CARDS}
COUNTS = ("coins", "points", "renown", "raiders")
ELSEWHERE = in_lists(
    {
        "phase": PHASES,
        "bride": MARRIAGE_CARDS,
        "gone": MARRIAGE_CARDS,
        "active": TOWNS,
        "vikings": TOWNS,
        "monasteries": TOWNS,
        "face-up": REGION_NAMES,
        "discard": ACTION_CARDS,
        "acting": ROWS,
    }
)
NAMES = [
    "znacznik",
    "monety",
    "Connaught",
    "w",
    "i",
    "nie",
    "gracz",
    "bitwa",
    "czerwona",
    "dostaje",
    "krok",
    "karta",
]


def rest(rng: random.Random, word: str, said: str) -> str:
    if word == "trick":
        played = (entry.split() for entry in said.split(", "))
        return ", ".join(f"{name} {word_for(rng, ACTION_CARDS, card)}" for name, card in played)
    if word != "player":
        return ELSEWHERE(rng, word, said)
    name, colon, facts = said.partition(": ")
    return f"{name}: {', '.join(_fact(rng, fact) for fact in facts.split(', '))}" if colon else name


def _fact(rng: random.Random, fact: str) -> str:
    word, *values = fact.split()
    spelt = words_for(rng, VALUES.get(word, ACTION_CARDS if word == "hand" else Vocabulary()), values)
    begins = word_for(rng, FACTS, word)
    if word in COUNTS and rng.random() < 0.5:
        return f"{spelt[0]} {begins}"
    return f"{begins} {rng.choice((' ', ', ')).join(spelt)}"


@given(text=st.sampled_from(TEXTS), seed=st.integers(0, 2**32))
@settings(max_examples=300, deadline=None)
def test_a_case_respelt_is_the_same_case(text: str, seed: int) -> None:
    written = respelt(GAME, text, random.Random(seed), rest)
    assert read_text(written) == parse(GAME, text), written


@given(st.permutations(NAMES), st.integers(0, 2))
def test_players_keep_their_names(names: list[str], by: int) -> None:
    one, two, three = names[:3]
    claim = [f"claim card {one} 11 at CON-R1 seen by {two}", f"claim region {one} CON", f"claim game {two}"][
        by
    ]
    text = (
        f"boru; player {one}: coins 4, towns CON-R2; player {two}; player {three}; marker {one}; "
        f"active CON-R1; trick {one} 11, {two} 2; {claim}"
    )
    assert notate(GAME, parse(GAME, text)) == text


@given(st.sampled_from(NAMES), st.sampled_from(NAMES))
def test_actions_of_players_with_odd_names(one: str, other: str) -> None:
    """What players are called never changes what they do."""
    assert spelt_action(f"{one} zagrywa 11") == f"{one} plays 11"
    assert spelt_action(f"{one} builds at CON-R1 if {other} sacrifices CON-B1") == (
        f"{one} builds at CON-R1 if {other} sacrifices CON-B1"
    )


def test_all_is_read_by_the_name_that_we_say() -> None:
    for lang in LANGS:
        assert [ACTION_CARDS.find(card_name(lang, card)) for card in ACTION_CARDS.words] == list(
            ACTION_CARDS.words
        )
        assert [MARRIAGE_CARDS.find(bride_name(lang, bride)) for bride in BRIDES] == list(BRIDES)
    assert [REGION_NAMES.find(region_name(region)) for region in REGION_NAMES.words] == list(
        REGION_NAMES.words
    )
    assert set(PHASES.words) == set(ALL_PHASES)


@pytest.mark.parametrize(
    "text",
    ["daria plays red 12", "daria zagrywa niebieską 11", "daria poszerza CON-R1 CON-Y1", "daria", "",
     "daria kładzie dysk na CON-Z1", "rozdaj"],
)  # fmt: skip
def test_an_action_is_never_guessed(text: str) -> None:
    assert spelt_action(text) == text


def test_a_colour_that_the_card_does_not_have_names_no_card() -> None:
    assert ACTION_CARDS.find("czerwona 11") == "11"
    assert ACTION_CARDS.find("niebieska 11") is None


def test_a_card_may_carry_the_letter_of_its_colour() -> None:
    table = "boru; player daria; player kasia; player jerzy; active CON-R1"
    text = f"{table}; trick daria R11, kasia C2, jerzy W13; claim trick"
    assert [one["card"] for one in read_text(text)["position"]["trick"]] == [11, 2, 13]
