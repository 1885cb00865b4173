"""A tiny game goes through every kind of claim. It has the files that ``docs/add-a-game.md`` lists."""

import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from adjudicator.claims.decide import decide
from adjudicator.game import Game, load_game
from adjudicator.intake.notation import notate, parse
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.lang import LANGS, Lang
from adjudicator.precedents.casefile import CaseFile, run
from adjudicator.precedents.coverage import holes
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from adjudicator.values import Json
from adjudicator.words.render import problem_json
from adjudicator.words.say import say, say_rule
from adjudicator.words.text import plain, verdict_word
from solver.answer import Outcome, Solution
from solver.engines import SOLVERS
from tests.fourth import models, rulings
from tests.fourth.support import CERTAIN, FILES, FOURTH, HIDDEN, ROOT, reasons, registered, ruled, told
from tests.fourth.table import COINS, PLAYERS, Action, Show, Swap, read, write

EACH: Final = pytest.mark.parametrize("file", FILES.values(), ids=FILES)


@pytest.fixture(autouse=True)
def coins(monkeypatch: pytest.MonkeyPatch) -> Game:
    return registered(monkeypatch)


def problems(data: Json) -> list[tuple[str, str]]:
    with pytest.raises(BadCase) as caught:
        read_case(data)
    for problem in caught.value.problems:
        assert all(problem_json(problem, lang)["message"] for lang in LANGS)
    return [(problem.code, problem.pointer) for problem in caught.value.problems]


# Every precedent, in every form


def test_the_precedents_show_every_kind_of_claim_rule_and_option(coins: Game) -> None:
    assert {file.kind for file in FILES.values()} == set(coins.claims)
    assert set(coins.claims) == {"result", "wins", "legal", "record", "remedy", "disputed", "consistent"}
    assert holes(coins) == []


@EACH
def test_a_precedent_gets_its_ruling(file: CaseFile) -> None:
    assert run(file) == []


@EACH
def test_the_search_alone_gives_the_same_verdict(coins: Game, file: CaseFile) -> None:
    case = read_case(file.case)
    assert decide(coins, case) == rule(coins, case).finding


@EACH
@pytest.mark.parametrize("lang", LANGS)
def test_a_ruling_as_json_text_and_picture(coins: Game, file: CaseFile, lang: Lang) -> None:
    ruling = rule(coins, read_case(file.case))
    answer = told(ruling, lang)
    assert answer.notation == notate(coins, ruling.case.given)
    text = plain(coins, ruling, lang)
    assert text.startswith(f"{verdict_word(ruling.verdict, lang)}\n{answer.summary}\n")
    assert all(reason.message in text for reason in answer.reasons)
    picture = ElementTree.fromstring(coins.picture(ruling, lang))
    assert [one.text for one in picture if one.tag.endswith("title")] == [answer.summary]


@EACH
def test_a_case_in_the_notation_is_the_same_case(coins: Game, file: CaseFile) -> None:
    case = read_case(file.case)
    assert parse(coins, notate(coins, file.case)) == file.case
    assert parse(coins, notate(coins, case.given)) == case.given
    assert ruled(notate(coins, case.given)).digest == rule(coins, case).digest


# Words


def _ids(lang: Lang) -> list[str]:
    text = (FOURTH / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z-]+) =", text, re.MULTILINE)


def test_every_rule_and_reading_has_words_in_both_languages(coins: Game) -> None:
    assert _ids("pl") == _ids("en")
    for lang in LANGS:
        assert all(say_rule(lang, one.id) for one in coins.rules)
        for reading in coins.readings:
            assert all(say(lang, f"reading-{reading.id}{end}") for end in ("", "-why"))
            assert all(say(lang, f"reading-{reading.id}-{option}") for option in reading.options)


def test_an_action_is_read_as_it_is_written() -> None:
    every: list[Action] = [Show(who, coin) for who in PLAYERS for coin in COINS]
    every += [Swap(who, coin, taken) for who in PLAYERS for coin in COINS for taken in COINS]
    assert [read(write(action)) for action in every] == every
    assert [read(text) for text in ("ewa shows 5", "ala shows 3", "ala swaps 2", "")] == [None] * 4


# The game's own claims


def test_a_hidden_coin_refutes_what_is_claimed_as_certain() -> None:
    ruling = ruled(HIDDEN)
    assert ruling.verdict is Verdict.REJECTED
    *told, hangs_on = reasons(ruling)
    assert told == ["Olek shows 5.", "Both coins are 5, so nobody wins."]
    assert hangs_on == (
        "A reading of the rules matters here. Who wins if both coins are equal? Assumed: Nobody wins. "
        "Under another (“Both win.”) the ruling would be: "
        "“Ala wins whatever is hidden and however both play on.”"
    )
    assert {answer.outcome for answer in ruling.engines} == {Outcome.FOUND}


def test_what_no_course_of_play_refutes_is_certain() -> None:
    ruling = ruled(CERTAIN)
    assert ruling.verdict is Verdict.UPHELD
    assert [(answer.engine, answer.outcome.value) for answer in ruling.engines] == [
        ("search", "none"), ("cpsat", "none"), ("z3", "none"),
    ]  # fmt: skip
    trust = told(ruling).trust
    assert trust is not None
    assert trust.basis == "independent"


@pytest.mark.parametrize(
    ("who", "how", "verdict"),
    [
        ("ala", "certain", "rejected"),
        ("ala", "possible", "upheld"),
        ("olek", "certain", "rejected"),
        ("olek", "possible", "upheld"),
    ],
)
def test_with_everything_open_both_can_win(who: str, how: str, verdict: str) -> None:
    assert ruled(f"coins; middle 1 5; turn ala; claim wins {how} {who}").verdict == verdict


def test_another_reading_would_turn_it() -> None:
    [other] = ruled(HIDDEN).depends_on
    assert (other.reading, other.option, other.verdict) == ("equal-coins", "both", Verdict.UPHELD)
    [other] = ruled(f"{HIDDEN}; reading equal-coins=both").depends_on
    assert (other.reading, other.option, other.verdict) == ("equal-coins", "nobody", Verdict.REJECTED)
    assert ruled(CERTAIN).depends_on == ()


def test_missing_facts_are_named() -> None:
    result = "coins; middle 1 2; fist ala 5 shown; claim result"
    assert problems(read_text(result)) == [("coins-not-shown", "/position/fists")]
    for claim in ("wins certain ala", "legal", "record", "remedy"):
        assert problems(read_text(f"coins; middle 1 2; claim {claim}")) == [
            ("coins-turn-missing", "/position/turn")
        ]


# Every problem at once


def test_problems_of_position_reading_and_claim_are_named_together() -> None:
    fists: Json = [{"of": "ala", "coin": 3}, {"of": "ala", "shown": True}]
    assert problems(
        {
            "game": "coins",
            "position": {"middle": [5, 7], "fists": fists, "turn": "ala"},
            "claim": {"kind": "record", "actions": ["ala shows 5", "ala sings"], "at": 9},
            "readings": {"equal-coins": "neither", "colour": "red"},
        }
    ) == [
        ("unknown-option", "/readings/equal-coins"),
        ("unknown-reading", "/readings/colour"),
        ("coins-no-such-coin", "/position/middle/1"),
        ("coins-no-such-coin", "/position/fists/0/coin"),
        ("coins-shown-which", "/position/fists/1/coin"),
        ("coins-fist-twice", "/position/fists/1/of"),
        ("coins-turn-over", "/position/turn"),
        ("unknown-action", "/claim/actions/1"),
        ("no-such-action", "/claim/at"),
    ]


def test_problems_of_the_form_do_not_hide_the_others() -> None:
    assert problems(
        {
            "game": "coins",
            "position": {"middle": [3, 1], "fists": [{"of": "ewa"}], "colour": "red"},
            "claim": {"kind": "consistent", "testimony": [{"by": "Ewa", "who": "ala", "coin": 4}, {}]},
            "readings": {"equal-coins": "neither"},
        }
    ) == [
        ("bad-value", "/position/fists/0/of"),
        ("unknown-field", "/position/colour"),
        ("missing-field", "/claim/testimony/1/by"),
        ("missing-field", "/claim/testimony/1/who"),
        ("missing-field", "/claim/testimony/1/coin"),
        ("unknown-option", "/readings/equal-coins"),
        ("coins-no-such-coin", "/position/middle/0"),
        ("coins-no-such-coin", "/claim/testimony/0/coin"),
    ]


def test_parts_of_the_notation_that_are_not_understood_are_named_together() -> None:
    with pytest.raises(BadCase) as caught:
        read_text(
            "coins; middle 1 two; fist ala five; fist olek 2; fist olek 2; turn ala; claim wins maybe ala"
        )
    assert [(one.code, one.params.get("text")) for one in caught.value.problems] == [
        ("notation", "middle 1 two"),
        ("notation", "fist ala five"),
        ("said-twice", None),
        ("notation", "claim wins maybe ala"),
    ]


# The engines


def test_the_engines_agree_on_random_tables(coins: Game) -> None:
    dice, settled = random.Random(0), Counter[Verdict]()
    for _ in range(300):
        fists: Json = [
            {"of": who, "coin": dice.choice((None, *COINS)), "swapped": dice.random() < 0.5}
            for who in PLAYERS
        ]
        position = {"middle": dice.choices(COINS, k=2), "fists": fists, "turn": dice.choice(PLAYERS)}
        claim = {"kind": "wins", "who": dice.choice(PLAYERS), "how": dice.choice(("certain", "possible"))}
        chosen = {"equal-coins": dice.choice(("nobody", "both"))}
        try:
            case = read_case({"game": "coins", "position": position, "claim": claim, "readings": chosen})
        except BadCase:
            continue
        verdict = coins.kind_of(case.form.claim).confirm(case).finding.verdict
        assert verdict is decide(coins, case).verdict, notate(coins, case.given)
        settled[verdict] += 1
    assert min(settled[Verdict.UPHELD], settled[Verdict.REJECTED]) > 50


@pytest.mark.parametrize("text", [HIDDEN, CERTAIN])
@pytest.mark.parametrize("engine", SOLVERS)
@pytest.mark.parametrize("outcome", [Outcome.FOUND, Outcome.NONE])
def test_a_solver_that_contradicts_leaves_it_undecided(
    monkeypatch: pytest.MonkeyPatch, text: str, engine: str, outcome: Outcome
) -> None:
    """Found is held against the rules, so that only a true witness agrees with the others."""
    sound = ruled(text).verdict
    monkeypatch.setattr(rulings, "SOLVERS", {**SOLVERS, engine: lambda _: Solution(outcome)})
    ruling = ruled(text)
    agrees = outcome is Outcome.NONE and text == CERTAIN
    assert ruling.verdict is (sound if agrees else Verdict.UNDECIDED)
    if not agrees:
        assert engine in str(ruling.finding.summary.params["said"])
        assert (ruling.reasons, ruling.depends_on) == ((), ())


def test_a_program_with_a_wrong_rule_leaves_it_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    """With three coins of each value the program gives Olek a five, which the rules refute."""
    monkeypatch.setattr(models, "OF_EACH", 3)
    ruling = ruled(CERTAIN)
    assert ruling.verdict is Verdict.UNDECIDED
    assert [answer.outcome.value for answer in ruling.engines] == ["none", "false", "false"]
    assert "search: none, cpsat: false, z3: false" in plain(load_game("coins"), ruling, "en")


def test_a_search_that_overlooks_something_leaves_it_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "search", lambda _: None)
    assert ruled(HIDDEN).verdict is Verdict.UNDECIDED


# The house


def test_it_keeps_the_import_contracts_of_a_game(tmp_path: Path) -> None:
    """The files stand where a real game stands. A file of a small game has the name of a room."""
    for package in ("adjudicator", "api", "solver"):
        skipped = shutil.ignore_patterns("__pycache__", "static", *(GAMES.keys() - {"coins"}))
        shutil.copytree(ROOT / package, tmp_path / package, ignore=skipped)
    there = tmp_path / "adjudicator" / "games" / "coins"
    beside = shutil.ignore_patterns("__pycache__", "__main__.py", "support.py", "glutton.py", "cases")
    shutil.copytree(FOURTH, there, ignore=beside)
    for path in there.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        path.write_text(source.replace("tests.fourth", "adjudicator.games.coins"), encoding="utf-8")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
