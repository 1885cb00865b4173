"""Actions inside explanations are sentences in both languages."""

from random import Random

import pytest

from adjudicator.games.river.table.actions import write
from adjudicator.games.river.words.spoken_actions import spoken
from adjudicator.lang import LANGS
from tests.river.random_games import random_game

SENTENCES = (
    (
        "attacker play R8 at 3",
        "Atakujący kładzie czerwoną 8 przy tamie 3",
        "The attacker plays red 8 at dam 3",
    ),
    ("defender log 4", "Obrońca rzuca kłodę przy tamie 4", "The defender throws a log at dam 4"),
    (
        "attacker draw ?tactics",
        "Atakujący dobiera nieznaną kartę taktyki",
        "The attacker draws an unknown tactics card",
    ),
    ("defender play wazka at 1", "Obrońca kładzie Ważkę przy tamie 1", "The defender plays a Ważka at dam 1"),
    (
        "attacker ruse wymiana - for G1 ?",
        "Atakujący zagrywa Wymianę: niczego nie oddaje, a dostaje zieloną 1 i nieznaną kartę bojową",
        "The attacker plays Wymiana, gives nothing and gets green 1 and an unknown battle card",
    ),
    (
        "defender ruse transfer B2 discard",
        "Obrońca zagrywa Transfer i odrzuca niebieską 2 ze swojej strony",
        "The defender plays Transfer and discards blue 2 from their own side",
    ),
)


@pytest.mark.parametrize(("text", "polish", "english"), SENTENCES)
def test_an_action_is_a_sentence(text: str, polish: str, english: str) -> None:
    assert (spoken("pl", text), spoken("en", text)) == (polish, english)


def test_different_actions_are_different_sentences_without_notation() -> None:
    """Nothing of the line of the notation is left in the sentence, and nothing that it says is lost."""
    texts = {write(action) for seed in range(6) for action in random_game(Random(seed), tactics=True)[1]}
    for lang in LANGS:
        said = {text: spoken(lang, text) for text in texts}
        assert len(set(said.values())) == len(texts)
        for sentence in said.values():
            words = set(sentence.split())
            assert sentence[0].isupper()
            assert not words & {"ruse", "at", "?"} or lang == "en"
            assert not any(word[:1] in "RGBYP" and word[1:].isdecimal() for word in words)


def test_other_text_stays_as_it_is() -> None:
    assert spoken("pl", "legion") == "legion"
