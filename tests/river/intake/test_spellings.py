"""A river case respelt at random is the same case. Z is green and Ż is yellow, whatever the encoding."""

import random
import unicodedata
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.games.river.intake.spellings import CARDS, REQUIREMENTS, SIDES
from adjudicator.intake.notation import notate, parse
from adjudicator.intake.read_text import read_text
from adjudicator.lang import LANGS
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from adjudicator.spellings import Vocabulary
from adjudicator.words.say import say
from tests.respelt import in_lists, respelt, word_for
from tests.river.support import RIVER

TEXTS = [notate(RIVER, file.case) for file in load_all("river") if "verdict" in file.expect]
ELSEWHERE = in_lists({"discard": CARDS, "hand": CARDS | SIDES, "ruses": CARDS | SIDES, "turn": SIDES})
BETWEEN = Vocabulary(
    {"vs": ("against", "przeciw", "kontra"), "damaged": ("uszkodzona",), "first": ("pierwszy",)}
)


def rest(rng: random.Random, word: str, said: str) -> str:
    if word not in ("dam", "house"):
        return ELSEWHERE(rng, word, said)
    name, _, cards = said.partition(":")
    words = cards.replace(",", "").split()
    if word == "house":
        house, slots, requirement, *damaged = name.split()
        name = " ".join([house, slots, word_for(rng, REQUIREMENTS, requirement), *damaged])
    spelt = [word_for(rng, CARDS | SIDES | BETWEEN, one) for one in words]
    return f"{name}{rng.choice((':', ': ', ' '))}{rng.choice((' ', ', ')).join(spelt)}"


@given(text=st.sampled_from(TEXTS), seed=st.integers(0, 2**32))
@settings(max_examples=300, deadline=None)
def test_a_case_respelt_is_the_same_case(text: str, seed: int) -> None:
    written = respelt(RIVER, text, random.Random(seed), rest)
    assert read_text(written) == parse(RIVER, text), written


@pytest.mark.parametrize("form", ["NFC", "NFD"])
@pytest.mark.parametrize(
    ("written", "card"),
    [("Z8", "G8"), ("z8", "G8"), ("Ż8", "Y8"), ("ż8", "Y8"), ("C8", "R8"), ("N8", "B8"), ("F8", "P8"),
     ("Żółta 8", "Y8"), ("zolta 8", "Y8"), ("zielona 8", "G8"), ("żółty bóbr", "Y11"), ("red duck", "R0")],
)  # fmt: skip
def test_colours_by_letter_and_by_name(form: Literal["NFC", "NFD"], written: str, card: str) -> None:
    text = unicodedata.normalize(form, f"river; discard {written}; claim claimable")
    assert parse(RIVER, text)["position"]["discard"] == [card]


@pytest.mark.parametrize("written", ["Ź8", "Ž8", "Z 8", "Ł8", "czerwona", "czerwona 12", "8", "R08"])
def test_a_card_is_never_guessed(written: str) -> None:
    read = parse(RIVER, f"river; discard {written}; claim claimable")["position"]["discard"]
    assert not any(card in CARDS.words for card in read)


def test_every_card_is_read_by_the_name_that_we_say() -> None:
    for card in CARDS.words:
        colour, value = card[0], card[1:]
        if not value.isdecimal():
            assert CARDS.find(say("pl", f"river-{card}")) == card
            continue
        for lang in LANGS:
            name = say(lang, "river-card", {"colour": colour, "value": value})
            assert parse(RIVER, f"river; discard {name}; claim claimable")["position"]["discard"] == [card]


@pytest.mark.parametrize("name", ["tama", "dam", "c8", "atakujacy", "nad", "vs", "kontrola"])
def test_a_house_dam_keeps_its_name(name: str) -> None:
    text = f"river; house {name} 2 none: R8 R9 vs -; dam 3: - vs -; dam 5: - vs -; claim control {name}"
    assert notate(RIVER, parse(RIVER, text)) == text
    joint = text.replace(f"control {name}", f"joint-control {name} 3 5")
    assert parse(RIVER, joint)["claim"] == {"kind": "joint-control", "dams": [name, 3, 5]}
    assert notate(RIVER, parse(RIVER, joint)) == joint


def test_a_fact_said_twice_in_two_languages_is_a_contradiction() -> None:
    with pytest.raises(BadCase) as bad:
        parse(
            RIVER,
            "river; hand attacker R8; ręka atakującego: C9; tura obrońcy; turn attacker; claim claimable",
        )
    assert [problem.code for problem in bad.value.problems] == ["said-twice"] * 2


@pytest.mark.parametrize(
    "written",
    [
        "tama 3: C8 C9 C10 przeciw Ż11; deklaracja kontrola 3",
        "TAMA 3: c8, c9, c10 VS ż11; KONTROLA 3",
        "\ufeffBitwa o Rzekę; tama 3: czerwona 8, czerwona 9, czerwona 10 kontra żółta 11; kontrola tamy 3",
        "river, dam 3: red 8 red 9 red 10 against yellow 11; control of dam 3",
        "tama 3: czerwone 8 9 10 przeciwko żółty bóbr; czy atakujący przejmuje tamę 3?",
        "dam 3: red 8, 9, 10 v beaver yellow; does the attacker take dam 3?",
        "tama 3: C8 C9 C10 przeciw bóbr żółty; pytanie: kontrola nad tamą 3",
    ],
)
def test_one_dispute_as_people_type_it(written: str) -> None:
    assert notate(RIVER, read_text(written)) == "river; dam 3: R8 R9 R10 vs Y11; claim control 3"


@pytest.mark.parametrize(
    ("written", "kind"),
    [("które tamy?", "claimable"), ("which dams", "claimable"), ("łączna 3 5", "joint-control"),
     ("kto wygrał?", "result"), ("who can force the win", "forced"), ("czy wolno", "legal")],
)  # fmt: skip
def test_a_claim_needs_no_first_word(written: str, kind: str) -> None:
    assert parse(RIVER, f"river; tama 3: -; tama 5: -; odrzucone Ż9; {written}")["claim"]["kind"] == kind


@pytest.mark.parametrize(
    "written",
    [
        "R8R9R10 vs Y11",
        "c8c9c10 przeciw Ż11",
        "czerwona ósemka, czerwona dziewiątka, czerwona dziesiątka przeciw żółta jedenastka",
        "ósemka czerwona, dziewiątka czerwona, C10 przeciw żółty bóbr",
        "red eight, nine, ten vs yellow eleven",
    ],
)
def test_cards_may_be_glued_together_or_called_by_number_words(written: str) -> None:
    given = read_text(f"river; dam 3: {written}; claim control 3")
    [dam] = given["position"]["dams"]
    assert (dam["attacker"], dam["defender"]) == (["R8", "R9", "R10"], ["Y11"])
