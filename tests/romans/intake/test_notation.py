"""The notation says exactly what the JSON says."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.games.romans.intake.position_form import RomansCase
from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.rules.play import PLAY
from adjudicator.intake.notation import notate, parse
from adjudicator.play import replay
from adjudicator.problems import BadCase
from tests.romans.sampling import mostly_default_readings, random_game
from tests.romans.support import ROMANS

CLAIMS = st.sampled_from(
    [
        {"kind": "wall"},
        {"kind": "round"},
        {"kind": "result"},
        {"kind": "legal"},
        {"kind": "legal", "action": "gold keeps axx"},
        {"kind": "forced", "clan": "gold"},
        {"kind": "fort", "clan": "gold", "fort": 3},
        {"kind": "fort", "clan": "gold", "fort": 3, "how": "possible"},
        {"kind": "fort", "clan": "red", "fort": 6, "line": [{"do": "red keeps axx"}, {"do": "red pays axx"}]},
        {"kind": "fort", "clan": "red", "fort": 6, "line": [{"do": "red keeps axx", "round": 4}]},
        {"kind": "game", "clan": "blue", "how": "possible", "sole": True},
        {"kind": "record", "actions": ["uncover komfort", "uncover fortuna"], "at": 1},
        {"kind": "record", "actions": []},
        {"kind": "remedy", "actions": ["gold reveals axx"]},
        {
            "kind": "disputed",
            "versions": [{"who": "A; B", "facts": {"/turn": 2}}, {"who": "C", "facts": {"/turn": 3}}],
            "about": {"kind": "result"},
        },
    ]
)


def described(seed: int) -> tuple[dict[str, Any], dict[str, str]]:
    """A position from the middle of a random game, and the readings that are not the default."""
    rng = random.Random(seed)
    readings = mostly_default_readings(rng)
    first, actions = random_game(rng, readings, most=rng.randint(0, 160))
    facts = PLAY.facts(replay(PLAY, first, actions, readings).last)
    if rng.random() < 0.2:
        facts["complete"] = True
    defaults = {reading.id: reading.default for reading in READINGS}
    return facts, {name: option for name, option in readings.items() if option != defaults[name]}


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**48), claim=CLAIMS)
def test_json_to_notation_and_back(seed: int, claim: dict[str, Any]) -> None:
    facts, readings = described(seed)
    form = RomansCase.model_validate(
        {"game": "romans", "position": facts, "claim": claim, "readings": readings}
    )
    given_case = form.model_dump(mode="json", exclude_defaults=True)
    text = notate(ROMANS, given_case)
    assert "\n" not in text
    again = RomansCase.model_validate(parse(ROMANS, text)).model_dump(mode="json", exclude_defaults=True)
    assert again == given_case
    assert notate(ROMANS, again) == text
    assert parse(ROMANS, text.replace("; ", "\n")) == parse(ROMANS, text)


def test_a_case_in_notation() -> None:
    text = (
        "romans; round 2; wall komfort fortuna fokus niefort-3 niefort-5; "
        "clan green: shown archr, now chariott; "
        "neutral red: now axx left, down ? qween ? ?, spent axx; "
        "clan gold: now archr, forts niefort-1, dropped fortuna; strengths qween=2 druhid=1; "
        "variants tie-stays; claim round; reading tie-scope=any"
    )
    assert parse(ROMANS, text) == {
        "game": "romans",
        "position": {
            "round": 2,
            "wall": ["komfort", "fortuna", "fokus", "niefort-3", "niefort-5"],
            "clans": [
                {"clan": "green", "shown": ["archr"], "now": "chariott"},
                {
                    "clan": "red",
                    "neutral": True,
                    "now": "axx",
                    "left": True,
                    "down": ["?", "qween", "?", "?"],
                    "spent": ["axx"],
                },
                {"clan": "gold", "now": "archr", "forts": ["niefort-1"], "dropped": ["fortuna"]},
            ],
            "strengths": {"qween": 2, "druhid": 1},
            "variants": ["tie-stays"],
        },
        "claim": {"kind": "round"},
        "readings": {"tie-scope": "any"},
    }


@pytest.mark.parametrize(
    "part",
    ["clan", "clan gold red", "clan gold: axx", "clan gold: shown", "clan gold: now axx qween",
     "clan gold: shown axx, shown qween", "wall", "round two", "turn", "deck komfort", "strengths axx=x",
     "complete now", "fort 3", "reading tie-scope", "claim fort gold", "claim game gold surely"],
)  # fmt: skip
def test_what_cannot_be_read_is_named(part: str) -> None:
    head = "romans; wall komfort" if part.startswith("claim") else "romans; claim round"
    with pytest.raises(BadCase) as caught:
        parse(ROMANS, f"{head}; {part}")
    assert [(one.code, one.params["text"]) for one in caught.value.problems] == [("notation", part)]


def test_all_problems_at_once_and_no_part_twice() -> None:
    with pytest.raises(BadCase) as caught:
        parse(ROMANS, "romans; round two; turn 1; turn 2; wal komfort; claim round")
    assert [problem.code for problem in caught.value.problems] == ["notation", "said-twice", "notation"]
