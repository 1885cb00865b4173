"""Every claim of every game is asked on its page as a sentence, in both languages."""

import re
from typing import Any

import pytest

from adjudicator.game import load_game
from adjudicator.lang import LANGS, Lang
from adjudicator.registry import GAMES


def _box(game: str, lang: Lang) -> Any:
    box = load_game(game).box
    assert box is not None
    return box(lang)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_claim_is_asked(game: str) -> None:
    """A dispute about facts is two versions of a table about which any question is asked."""
    asked = {question["claim"]["kind"] for question in _box(game, "pl")["questions"]}
    assert {*asked, "disputed"} == set(load_game(game).claims)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_a_question_is_a_sentence_of_its_own(game: str, lang: Lang) -> None:
    said = [question["says"] for question in _box(game, lang)["questions"]]
    assert len(set(said)) == len(said)
    for one in said:
        assert re.fullmatch(r"[^\W\d_].*[.?…]", one), one
        assert one[0].isupper(), one


@pytest.mark.parametrize("lang", LANGS)
def test_a_sentence_names_what_is_chosen_for_it(lang: Lang) -> None:
    for question in _box("boru", lang)["questions"]:
        chosen = {name for name in question["names"] if name in ("player", "region", "card")}
        assert set(re.findall(r"\{(\w+)\}", question["sentence"])) == chosen, question["id"]
