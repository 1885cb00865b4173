"""The claim ``rematch``: every comparison, and games that can't have ended like that."""

from itertools import product

import pytest

from adjudicator.games.river.claims.rematch import find_rematch
from adjudicator.lang import LANGS
from adjudicator.problems import BadCase, Kind
from adjudicator.words.render import sentence
from adjudicator.words.say import say
from tests.river.support import RIVER, Json, sound


def played(winner: str, swapped: bool = False, **facts: int) -> Json:
    names = ("Ola", "Jan") if not swapped else ("Jan", "Ola")
    usual = {"deck": 10, "logs": 1, "undamaged": 4} if winner == "attacker" else {}
    default: Json = {"deck": 0, "logs": 1, "undamaged": 5, **usual, **facts}
    return {"attacker": names[0], "defender": names[1], "winner": winner, **default}


def rematch(first: Json, second: Json, readings: dict[str, str]) -> Json:
    chosen = {name.replace("_", "-"): option for name, option in readings.items()}
    claim = {"kind": "rematch", "games": [first, second]}
    return {"game": "river", "position": {"dams": []}, "claim": claim, "readings": chosen}


def answer(first: Json, second: Json, **readings: str) -> Json:
    finding, steps = find_rematch(sound(rematch(first, second, readings)))
    for reason in (finding.summary, *steps):
        assert all(sentence(RIVER, reason, lang) for lang in LANGS)
    found: Json = finding.answer
    return found


def problems(first: Json, second: Json, tactics: bool = False, **readings: str) -> list[tuple[str, str]]:
    case = rematch(first, second, readings)
    if tactics:
        case["position"]["tactics_played"] = {"attacker": 0, "defender": 0}
    try:
        sound(case)
    except BadCase as bad:
        found = bad.problems
    else:
        return []
    for problem in found:
        assert problem.kind is Kind.CONTRADICTORY
        assert all(say(lang, f"problem-{problem.code}", problem.params) for lang in LANGS)
    return [(problem.code, problem.pointer) for problem in found]


def test_the_same_person_wins_both() -> None:
    found = answer(played("attacker"), played("defender", swapped=True))
    assert found == {"winner": "Ola", "by": "both", "compared": []}


def test_more_cards_left_in_the_pile() -> None:
    found = answer(played("attacker", deck=12), played("attacker", swapped=True, deck=13))
    assert found["winner"] == "Jan"
    assert found["compared"] == [{"measure": "pile", "Ola": 12, "Jan": 13}]


def test_both_piles_count_by_the_other_reading() -> None:
    first = played("attacker", deck=12, tactics_deck=5)
    second = played("attacker", swapped=True, deck=13, tactics_deck=3)
    assert answer(first, second)["winner"] == "Jan"
    assert answer(first, second, rematch_pile="both-piles")["winner"] == "Ola"


def test_logs_and_dams_as_one_total_or_in_turn() -> None:
    first = played("defender", logs=2, undamaged=4)
    second = played("defender", swapped=True, logs=1, undamaged=6)
    assert answer(first, second)["winner"] == "Ola"
    in_turn = answer(first, second, rematch_defender_score="in-turn")
    assert in_turn == {
        "winner": "Jan",
        "by": "logs",
        "compared": [{"measure": "logs", "Jan": 2, "Ola": 1}],
    }


def test_in_turn_the_dams_come_second() -> None:
    first = played("defender", logs=2, undamaged=4)
    second = played("defender", swapped=True, logs=2, undamaged=6)
    found = answer(first, second, rematch_defender_score="in-turn")
    assert [one["measure"] for one in found["compared"]] == ["logs", "undamaged"]
    assert found["winner"] == "Ola"


@pytest.mark.parametrize("winner", ["attacker", "defender"])
def test_equal_scores_mean_another_rematch(winner: str) -> None:
    found = answer(played(winner), played(winner, swapped=True))
    assert (found["winner"], found["by"]) == (None, "again")


def test_a_total_can_be_equal_where_neither_part_is() -> None:
    first = played("defender", logs=3, undamaged=4)
    second = played("defender", swapped=True, logs=1, undamaged=6)
    assert answer(first, second)["winner"] is None
    assert answer(first, second, rematch_defender_score="in-turn")["winner"] == "Jan"


def test_swapping_the_games_changes_nothing() -> None:
    for one, other in product(range(4), range(4, 8)):
        first = played("defender", logs=one, undamaged=other)
        second = played("defender", swapped=True, logs=2, undamaged=5)
        assert answer(first, second)["winner"] == answer(second, first)["winner"]


def test_games_that_cannot_have_ended_like_that() -> None:
    sound = played("attacker")
    again = played("attacker", swapped=True)
    assert problems(sound, played("attacker")) == [("rematch-roles", "/claim/games/1/attacker")]
    assert problems(sound, again | {"defender": "Jan"})[0][0] == "rematch-one-player"
    assert problems(sound, again | {"attacker": "Ewa"}) == [("rematch-roles", "/claim/games/1/attacker")]
    for undamaged in (2, 7):
        wrong = again | {"undamaged": undamaged}
        assert problems(sound, wrong) == [("rematch-undamaged", "/claim/games/1/undamaged")]
    lost = played("defender", swapped=True, undamaged=3)
    assert problems(sound, lost) == [("rematch-undamaged", "/claim/games/1/undamaged")]


def test_the_pile_fits_the_winner() -> None:
    first = played("defender", deck=1)
    second = played("defender", swapped=True)
    assert problems(first, second) == [("rematch-pile", "/claim/games/0/deck")]
    assert problems(first, second, no_legal_placement="defender-wins") == []
    assert problems(first, second, tactics=True) == []
    assert problems(played("defender", deck=3), second, tactics=True) != []
    assert problems(played("attacker", deck=38), played("attacker", swapped=True)) == []
    assert problems(played("attacker", deck=39), played("attacker", swapped=True)) != []
