"""The list of codes: whatever it lists can be written in a case, by its code and by its names."""

import pytest

from adjudicator.game import load_game
from adjudicator.intake.notation import notate, parse
from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from adjudicator.words.codes import codes_of
from adjudicator.words.say import has

WHERE = {
    ("river", "cards"): "river; discard {}; claim claimable",
    ("river", "tactics"): "river; hand attacker {}; claim claimable",
    ("river", "dams"): "river; {}: - vs -; claim claimable",
    ("river", "requirements"): "river; house mill 3 {}: - vs -; claim claimable",
    ("romans", "clans"): "romans; wall komfort; clan {}; claim wall",
    ("romans", "warriors"): "romans; wall komfort; clan gold: now {}; claim round",
    ("romans", "forts"): "romans; wall {}; claim wall",
    ("boru", "regions"): "boru; player a; player b; player c; face-up {}; claim score",
    ("boru", "towns"): "boru; player a; player b; player c; active {}; claim score",
    ("boru", "cards"): "boru; player a: hand {}; player b; player c; claim score",
    ("boru", "marriage-cards"): "boru; player a; player b; player c; gone {}; claim score",
}
"""Where a code is written."""
SENTENCES = ("dams", "clans")
"""Names that are more than what one would write."""


def test_every_list_is_tried() -> None:
    own = {(name, heading) for name in GAMES for heading in load_game(name).codes("pl")}
    assert own == set(WHERE)
    assert all(has(f"codes-{heading}") for name in GAMES for heading in codes_of(load_game(name), "en"))


def _problems(name: str, text: str) -> list[str]:
    try:
        read_case(parse(load_game(name), text))
    except BadCase as bad:
        return [problem.code for problem in bad.problems]
    return []


@pytest.mark.parametrize(("name", "heading"), WHERE)
def test_every_code_exists_and_can_be_written_by_name(name: str, heading: str) -> None:
    game = load_game(name)
    for lang in LANGS:
        for code, called in game.codes(lang)[heading].items():
            text = WHERE[name, heading].format(code)
            assert notate(game, parse(game, text)) == text
            assert called
            if heading not in SENTENCES:
                assert parse(game, WHERE[name, heading].format(called)) == parse(game, text)
            assert not any("unknown" in one or "no-such" in one for one in _problems(name, text))


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_list_the_same_codes(name: str) -> None:
    polish, english = (codes_of(load_game(name), lang) for lang in LANGS)
    assert {heading: list(codes) for heading, codes in polish.items()} == {
        heading: list(codes) for heading, codes in english.items()
    }
    assert list(polish["claims"]) == list(load_game(name).claims)
