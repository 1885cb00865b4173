"""However a case is spelt, it is the same case; what has two meanings is refused."""

import json
import time
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.game import Game, load_game
from adjudicator.intake.notation import notate, parse
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_json, read_text
from adjudicator.intake.spelt import claim_kinds, first_words, part_of
from adjudicator.lang import LANGS
from adjudicator.precedents.casefile import load_all
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from adjudicator.rulings.rule import rule
from adjudicator.spellings import Vocabulary
from adjudicator.words.render import problem_json
from tests.api.table import NOTATION, upheld

WORDS = sorted(
    {
        word
        for name in GAMES
        for words in (first_words(load_game(name)), claim_kinds(load_game(name)))
        for _, spelling in words.spellings()
        for word in spelling.split()
    }
)
SAID = st.sampled_from(
    [*WORDS, *GAMES, "R8", "Ż11", "3", "-", "?", "gold", "axx", "CON-R1", "a", "{", "=", "/"]
)
SIGNS = st.sampled_from([" ", " ", " ", ", ", ": ", "; ", "\n", "="])


def vocabularies(game: Game) -> list[Vocabulary]:
    spellings = game.notation.spellings
    return [
        spellings.game,
        first_words(game),
        claim_kinds(game),
        spellings.claim_words,
        *spellings.things.values(),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_spelling_means_one_thing_in_any_case_and_encoding(name: str) -> None:
    for words in vocabularies(load_game(name)):
        for word, spelling in words.spellings():
            for written in (
                spelling,
                spelling.upper(),
                spelling.lower(),
                unicodedata.normalize("NFD", spelling),
            ):
                assert words.find(written) == word, written


@pytest.mark.parametrize("name", GAMES)
def test_what_we_write_stays_as_it_is(name: str) -> None:
    game = load_game(name)
    for file in load_all(name):
        if "verdict" not in file.expect:
            continue
        text = notate(game, file.case)
        for part in text.split("; ")[1:]:
            assert part_of(game, part).text == part
        assert notate(game, parse(game, text)) == text


@pytest.mark.parametrize("name", GAMES)
def test_every_example_of_an_action_and_of_a_part_is_read(name: str) -> None:
    game = load_game(name)
    spellings = game.notation.spellings
    for action, *others in spellings.actions:
        for other in (action, *others, *map(str.upper, others if name != "boru" else ())):
            assert spellings.action(other) == action
    assert set(spellings.parts.words) <= set(spellings.patterns)
    for word, pattern in spellings.patterns.items():
        assert part_of(game, pattern).text == pattern
        assert pattern.startswith(word)
        claim = "claim legal; " if word == "do" else ""
        parse(game, f"{name}; {claim}{pattern}")


@given(st.text(max_size=60))
@settings(deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    for begin in ("", *(f"{name}; " for name in GAMES)):
        _read_or_refused(begin + text)


@given(st.lists(st.tuples(SAID, SIGNS), max_size=14))
@settings(deadline=None)
def test_any_words_are_read_or_refused(said: list[tuple[str, str]]) -> None:
    text = "".join(word + sign for word, sign in said)
    for begin in ("", *(f"{name}; " for name in GAMES)):
        _read_or_refused(begin + text)


@given(st.binary(max_size=40))
def test_any_bytes_are_read_or_refused(body: bytes) -> None:
    try:
        read_json(body)
    except BadCase:
        return


@pytest.mark.parametrize(
    "said",
    [
        "river; discard ",
        "boru; player a: ",
        "boru; claim forced a ",
        "romans; strengths ",
        "romans; clan gold: ",
    ],
)
@pytest.mark.parametrize("word", ["a ", "a, ", "coins ", "a= ", "czerwona ", "niefort 5 "])
def test_a_long_part_is_read_in_the_time_that_its_length_takes(said: str, word: str) -> None:
    """The square of this length would take minutes."""
    began = time.process_time()
    _read_or_refused(said + word * (100_000 // len(word)))
    assert time.process_time() - began < 60


def _read_or_refused(text: str) -> None:
    try:
        read_case(read_text(text))
    except BadCase as bad:
        for problem in bad.problems:
            assert problem_json(problem, "pl")["message"]


@pytest.mark.parametrize(
    "text",
    [
        "tama 3: C8 C9 C10 przeciw Ż11; odrzucone Ż9 F10; deklaracja kontrola 3",
        "Bitwa o Rzekę; Tama 3: czerwone 8, 9, 10 kontra żółta 11; odrzucone: żółta 9, fioletowa 10; "
        "deklaruję kontrolę nad tamą 3",
        "RIVER; DAM 3: R8, R9, R10 VS Y11; DISCARD Y9, P10; CLAIM CONTROL 3",
        "battle for the river: dam 3: red 8 9 10 against yellow beaver; discarded yellow 9 purple 10; "
        "claim control 3",
        f"\ufeff{NOTATION}",
        f"\ufeff{json.dumps(upheld())}",
    ],
)
def test_one_dispute_has_one_ruling_however_it_is_spelt(text: str) -> None:
    river = load_game("river")
    case = read_case(read_text(text))
    assert notate(river, case.given) == NOTATION
    assert rule(river, case).digest == rule(river, read_case(upheld())).digest


def test_a_byte_order_mark_before_json_is_no_part_of_it() -> None:
    assert read_json(b"\xef\xbb\xbf" + json.dumps(upheld()).encode()) == upheld()


def test_the_game_is_known_by_words_that_only_it_has() -> None:
    assert read_text("klan zielony; klan złoty; mur KomFort; deklaracja mur")["game"] == "romans"
    assert read_text("discard 5; gracz a; gracz b; gracz c; claim trick")["game"] == "boru"


@pytest.mark.parametrize(
    "text", ["turn 2; claim legal", "claim legal", "chess; tama 3: C8 przeciw -", "dammit"]
)
def test_a_game_is_never_guessed(text: str) -> None:
    with pytest.raises(BadCase) as bad:
        read_text(text)
    assert [problem.code for problem in bad.value.problems] == ["unknown-game"]


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("rivr; dam 3: R8 vs -", ["river"]),
        ("river; tma 3: R8 vs -; claim control 3", ["dam 3: R8 R9 R10 vs Y11"]),
        ("river; dam 3 R8; odrzuconee R9; claim control 3", ["dam 3: R8 R9 R10 vs Y11", "discard Y9 P10"]),
        ("river; dam 3: R8 vs -; claim contrl 3", ["claim control 3"]),
        ("river; dam 3: R8 vs -; claim contrl", ["control"]),
        ("river; dam 3: R8 vs -; contrl 3", ["claim control 3"]),
        (
            "river; dam 3: - vs -; claim legal; atakujący kładzie C9 przy tamie 3",
            ["do attacker play R9 at 3"],
        ),
        ("river; dam 3: waska vs -; claim control 3", ["wazka"]),
        (
            "river; dam 3: R8 R9 R10 vs -; claim control 3; reading legion-on-icon-dam=counts",
            ["legion-on-icon-dams"],
        ),
        ("river; dam 3: R8 R9 R10 vs -; claim control 3; reading legion-on-icon-dams=count", ["counts"]),
        ("river; house mill 1 banada: R8 vs -; claim control mill", ["banda"]),
        ("river; house mill 1 banda: R8 vs -; claim control mil", ["mill"]),
        ("romans; clan gren; clan red; wall kmofort; claim wall", ["green", "komfort"]),
        ("romans; clan green: now quen; clan red: now axx; wall komfort; claim round", ["qween"]),
        (
            "boru; player Daria; player b; player c; marker daria; active CON-R11; claim trick",
            ["Daria", "CON-R1"],
        ),
        ("boru; player a; player b; player c; bride brigit; face-up CONN; claim trick", ["CON", "brigid"]),
        ("river; dam 3: - vs -; claim legal; do attacker plays R8 onto 3", ["attacker play R8 at 3"]),
    ],
)
def test_what_cannot_be_read_gets_the_nearest_thing_that_can(text: str, nearest: list[str]) -> None:
    with pytest.raises(BadCase) as bad:
        read_case(read_text(text))
    near = [problem for problem in bad.value.problems if "nearest" in problem.params]
    assert sorted(str(problem.params["nearest"]) for problem in near) == sorted(nearest)
    for problem in near:
        for lang in LANGS:
            assert str(problem.params["nearest"]) in problem_json(problem, lang)["message"]


def test_far_from_everything_there_is_no_nearest() -> None:
    with pytest.raises(BadCase) as bad:
        read_case(read_text("river; dam 3: Ź8 qqqqqq vs -; claim control 3"))
    assert all("nearest" not in problem.params for problem in bad.value.problems)


def test_two_meanings_of_one_spelling_are_our_mistake() -> None:
    with pytest.raises(ValueError, match="Zielony"):
        Vocabulary({"G": ("zielony",), "Y": ("Zielony",)})


def test_a_word_without_accents_that_could_be_two_is_neither() -> None:
    words = Vocabulary({"one": ("łaska",), "other": ("laską",)})
    assert words.find("laska") is None
    assert words.find("łaska") == "one"
