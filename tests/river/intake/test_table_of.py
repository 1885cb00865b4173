"""From facts to a table and back: missing facts, facts that do not fit, and facts that follow from others."""

import random
from typing import Any

import pytest

from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.table.table import Hidden, Table
from adjudicator.intake.notation import parse
from adjudicator.lang import LANGS
from adjudicator.problems import BadCase
from adjudicator.words.say import say
from tests.river.random_games import DEFAULTS, random_game, tables_of
from tests.river.support import RIVER, facts
from tests.river.tables import do, table
from tests.river.views import seen, seen_by

EMPTY = "; ".join(f"dam {tile}: - vs -" for tile in range(1, 8))
BASE = (
    f"river; {EMPTY}; hidden attacker 6 0; hidden defender 6 0; turn attacker; phase prepare; logs 3; deck 48"
)
TACTICS = BASE.replace("6 0", "6 1") + "; tactics-deck 9; tactics 0-0"


def read(text: str, **readings: str) -> Table:
    chosen = {**DEFAULTS, **{name.replace("_", "-"): option for name, option in readings.items()}}
    position, problems = check_position(PositionForm.model_validate(parse(RIVER, text)["position"]), chosen)
    if problems:
        raise BadCase(problems)
    return table_of(position, chosen)


def wrong(text: str, **readings: str) -> list[tuple[str, str]]:
    with pytest.raises(BadCase) as caught:
        read(text, **readings)
    for problem in caught.value.problems:
        assert all(say(lang, f"problem-{problem.code}", problem.params) for lang in LANGS)
    return [(problem.code, problem.pointer) for problem in caught.value.problems]


def test_the_first_table_in_notation() -> None:
    assert read(BASE).hidden == (Hidden(6), Hidden(6))
    assert read(TACTICS).hidden == (Hidden(6, 0, 1), Hidden(6, 0, 1))


def test_everything_missing_is_named_at_once() -> None:
    assert wrong("river; dam 3: R8 vs perkoz") == [
        ("play-needs", "/position/turn"),
        ("play-needs", "/position/phase"),
        ("play-needs", "/position/logs"),
        ("play-needs", "/position/deck"),
        ("play-needs", "/position/hands"),
        ("play-needs", "/position/tactics_deck"),
        ("tiles-missing", "/position/dams"),
    ]
    assert wrong(TACTICS.replace("; tactics 0-0", "")) == [("play-needs", "/position/tactics_played")]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("deck 48", "deck 47"), ("card-count-hidden", "/position")),
        (("tactics-deck 9", "tactics-deck 8"), ("tactics-card-count", "/position")),
        (("tactics 0-0", "tactics 1-0"), ("tactics-played-count", "/position/tactics_played/attacker")),
        (("dam 1: - vs -", "house mill 3 none: - vs -"), ("house-dam-in-play", "/position/dams/0")),
        (("phase prepare", "phase prepare; turn-number 4"), ("turn-parity", "/position/turn_number")),
        (("turn attacker; phase prepare", "turn defender; phase end"), ("defender-end", "/position/phase")),
        (("turn attacker", "ending last; turn defender"), ("last-turn-attacker", "/position/ending")),
        (("logs 3", "logs 3; destroyed 3"), ("destroyed-intact", "/position/destroyed")),
        (
            ("logs 3", "logs 3; hand attacker R1 zdrada wazka wazka wazka"),
            ("too-many-copies", "/position/hands/attacker/4"),
        ),
        (
            ("logs 3", "logs 3; ruses attacker zdrada; hand defender zdrada"),
            ("card-twice", "/position/ruses/attacker/0"),
        ),
        (("logs 3", "logs 3; discard zdrada"), ("ruse-misplaced", "/position/discard/0")),
        (("logs 3", "logs 3; ruses attacker perkoz"), ("not-a-ruse", "/position/ruses/attacker/0")),
        (("hidden attacker 6 1", "hidden attacker 20 1"), ("hand-overfull", "/position/hidden/attacker")),
    ],
)
def test_facts_that_do_not_fit(change: tuple[str, str], problem: tuple[str, str]) -> None:
    assert problem in wrong(TACTICS.replace(*change))


def test_two_full_and_equal_sides_need_to_know_who_was_first() -> None:
    even = BASE.replace("dam 4: - vs -", "dam 4: R8 R9 vs G8 G9").replace("deck 48", "deck 44")
    assert wrong(even) == [("first-missing", "/position/dams/3/first")]
    assert read(even.replace("G8 G9", "G8 G9, defender first")).dams[3].first == "defender"
    assert read(even.replace("G8 G9", "G8 G10")).dams[3].first is None


def test_the_last_turn_follows_from_an_empty_pile_if_possible() -> None:
    many = " ".join(f"{colour}{value}" for colour in "RGBY" for value in range(12))
    done = BASE.replace("deck 48", "deck 0") + f"; discard {many}"
    assert read(done).ending == "last"
    assert read(done.replace("turn attacker", "turn defender")).ending == "coming"
    assert wrong(done, deck_end_trigger="failed-draw") == [("play-needs", "/position/ending")]
    assert read(done + "; ending no", deck_end_trigger="failed-draw").ending == "no"
    over = read(done + "; ending over")
    assert over.winner == "defender"


def test_a_game_won_on_the_table() -> None:
    four = BASE.replace("dam 1:", "dam 1 damaged:").replace("dam 2:", "dam 2 damaged:")
    four = four.replace("dam 3:", "dam 3 damaged:").replace("dam 4:", "dam 4 damaged:")
    assert read(four).winner == "attacker"
    destroyed = BASE.replace("dam 2: - vs -", "dam 2 damaged: R1 G1 vs -").replace("deck 48", "deck 46")
    assert read(destroyed).winner is None
    assert (read(destroyed + "; destroyed 2").winner, read(destroyed + "; destroyed 2").destroyed) == (
        "attacker",
        2,
    )


def test_who_played_a_discarded_wazka_may_matter() -> None:
    text = TACTICS.replace("tactics 0-0", "tactics 1-0").replace("tactics-deck 9", "tactics-deck 8")
    text += "; discard wazka"
    assert read(text).wazki_played == (0, 0)
    assert wrong(text, dragonfly_limit="one-each") == [("play-needs", "/position/wazki_played")]
    assert read(text + "; wazki 1-0", dragonfly_limit="one-each").wazki_played == (1, 0)


def test_a_hand_grows_by_skipping() -> None:
    """This happened in a game: a side with every slot filled draws without playing."""
    at = table(attacker="R0 R1 R2 R3 R4 R5 R6", phase="draw", number=1)
    again = do(at, "attacker draw R7")
    position, problems = check_position(PositionForm.model_validate(facts(again) | {"deck": 50}), DEFAULTS)
    assert [problem.code for problem in problems] == ["card-count"]
    assert position.hands == (("R0", "R1", "R2", "R3", "R4", "R5", "R6", "R7"), ())


@pytest.mark.parametrize("seed", range(8))
def test_what_one_side_sees_can_be_written_down_too(seed: int) -> None:
    """Except for what was shuffled back, which the facts cannot express."""
    first, played = random_game(random.Random(seed), tactics=True)
    views: tuple[Any, ...] = ("attacker", "defender", None)
    for viewer in views:
        for at in tables_of(seen_by(first, viewer), tuple(seen(one, viewer) for one in played)):
            position, problems = check_position(PositionForm.model_validate(facts(at)), DEFAULTS)
            assert problems == []
            attacker, defender = (Hidden(hand.battle, 0, hand.tactics) for hand in at.hidden)
            expected = at._replace(hidden=(attacker, defender), reshuffled=0)
            assert table_of(position, DEFAULTS) == expected
