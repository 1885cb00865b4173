"""What a case names beside an unreadable place: every other problem, and no consequence of that place."""

from copy import deepcopy
from typing import Any, Final

import pytest

from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.precedents.casefile import folder, load
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES

Found = list[tuple[str, str]]


def found(case: Any) -> Found:
    with pytest.raises(BadCase) as bad:
        read_case(case)
    return [(problem.code, problem.pointer) for problem in bad.value.problems]


def precedent(game: str, name: str) -> dict[str, Any]:
    return deepcopy(dict(load(folder() / game / f"{name}.yaml").case))


ALONE: Final[list[tuple[str, str, tuple[str | int, ...], Any, str]]] = [
    ("romans", "svord-cannot-bring-in-another-card", ("step",), "zzz", "bad-value"),
    ("romans", "reading-forts-held-break-a-tie", ("turn",), None, "wrong-type"),
    ("romans", "result-three-fortheca", ("clans", 0, "forts"), 7, "wrong-type"),
    ("romans", "game-with-two-fortunas", ("deck", "komfort"), -1, "bad-value"),
    ("river", "which-dams-after-the-end", ("dams", 1, "damaged"), "yes", "wrong-type"),
    ("river", "playing-the-second-wazka", ("dams", 2, "attacker"), "zzz", "wrong-type"),
    ("boru", "military-support-in-the-final-count", ("pact",), "zzz", "bad-value"),
    ("boru", "steps-beyond-the-top", ("trick",), 9, "wrong-type"),
    ("boru", "nowhere-to-build", ("players", 0, "towns"), 3, "wrong-type"),
]


@pytest.mark.parametrize(("game", "name", "place", "value", "code"), ALONE)
def test_an_unreadable_fact_is_the_only_problem(
    game: str, name: str, place: tuple[str | int, ...], value: Any, code: str
) -> None:
    """Its stand-in may contradict other facts, but that is not said."""
    case = precedent(game, name)
    holder: Any = case["position"]
    for step in place[:-1]:
        holder = holder[step]
    holder[place[-1]] = value
    assert found(case) == [(code, "/position/" + "/".join(map(str, place)))]
    case["readings"] = {"weather": "fine"}
    assert ("unknown-reading", "/readings/weather") in found(case)


MISSPELT: Final[list[tuple[str, str, str, str]]] = [
    ("romans", "svord-cannot-bring-in-another-card", "step", "setp"),
    ("romans", "svord-acts-at-once", "wall", "wal"),
    ("river", "lost-game-cannot-be-won", "dams", "damms"),
    ("boru", "steps-beyond-the-top", "trick", "tirck"),
]


@pytest.mark.parametrize(("game", "name", "field", "written"), MISSPELT)
def test_what_a_misspelt_field_says_is_not_denied(game: str, name: str, field: str, written: str) -> None:
    case = precedent(game, name)
    case["position"][written] = case["position"].pop(field)
    assert found(case) == [("unknown-field", f"/position/{written}")]


def test_a_claim_by_nobody_says_nothing_about_the_line() -> None:
    case = precedent("romans", "line-that-looks-at-the-cards")
    case["claim"]["clan"] = 3
    assert found(case) == [("wrong-type", "/claim/clan")]


def test_what_is_wrong_by_itself_is_named_beside_it() -> None:
    case = precedent("romans", "svord-cannot-bring-in-another-card")
    case["position"]["step"] = "zzz"
    case["position"]["wall"][0] = "castle"
    assert found(case) == [("bad-value", "/position/step"), ("unknown-fort", "/position/wall/0")]


# In the notation


def parts(text: str) -> Found:
    with pytest.raises(BadCase) as bad:
        read_case(read_text(text))
    return [(one.code, str(one.params.get("text", one.pointer))) for one in bad.value.problems]


@pytest.mark.parametrize("game", GAMES)
def test_parts_that_are_not_understood_hide_no_unknown_name(game: str) -> None:
    head = {
        "river": ("dam 3: R8 X9 R10 vs Y11", "claim control 3", "/position/dams/0/attacker/1"),
        "romans": ("wall castle; clan red: now axx; clan green", "claim round", "/position/wall/0"),
        "boru": ("player a: towns CASTLE; player b; player c", "claim score", "/position/players/0/towns/0"),
    }
    facts, claim, unknown = head[game]
    told = parts(f"{game}; {facts}; wibble; {claim}; reading x; reading weather=fine")
    assert told[:2] == [("notation", "wibble"), ("notation", "reading x")]
    assert {at for _, at in told[2:]} == {"/readings/weather", unknown}


def test_an_unread_fact_may_be_the_one_that_is_denied() -> None:
    assert parts("river; dam 3: R8 R9 R10 vs Y11; dam seven: R1 vs; claim control 7") == [
        ("notation", "dam seven: R1 vs")
    ]
    assert parts("boru; player a; player b; plyer c; marker c; claim score") == [("notation", "plyer c")]


def test_an_unread_claim_hides_no_contradiction() -> None:
    assert parts("river; dam 3: R8 R8 R10 vs Y11; claim control three four") == [
        ("notation", "claim control three four"),
        ("card-twice", "/position/dams/0/attacker/1"),
    ]


def test_an_unread_part_hides_no_missing_field_of_the_claim() -> None:
    assert parts("river; dam 3: R8 R9 R10 vs Y11; wibble; claim control") == [
        ("notation", "wibble"),
        ("missing-field", "/claim/dam"),
    ]
