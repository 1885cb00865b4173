"""The notation says exactly what the JSON says."""

import random
from typing import Any

import pytest

from adjudicator.games.boru.game import GAME
from adjudicator.games.boru.intake.position_form import BoruCase
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.intake.notation import notate, parse
from adjudicator.problems import BadCase
from tests.boru.sampling import play_out, random_readings

CLAIMS: list[dict[str, Any]] = [
    {"kind": "trick"},
    {"kind": "score"},
    {"kind": "card", "player": "daria", "card": 11},
    {"kind": "card", "player": "daria", "card": 11, "how": "possible", "town": "CON-R1", "seen_by": "daria"},
    {"kind": "action"},
    {"kind": "action", "actions": ["kasia takes side 1", "kasia does not expand"]},
    {"kind": "upkeep", "actions": ["resolve marriage"]},
    {"kind": "region", "player": "daria", "region": "CON"},
    {
        "kind": "region",
        "player": "daria",
        "region": "CON",
        "how": "possible",
        "line": ["daria builds at CON-R1"],
    },
    {"kind": "game", "player": "kasia", "how": "possible", "sole": True},
    {"kind": "game", "player": "kasia", "line": ["kasia chooses trade if daria sacrifices DUB-R1"]},
    {"kind": "forced", "player": "kasia"},
    {"kind": "forced", "player": "kasia", "region": "DUB"},
    {"kind": "forced", "player": "kasia", "sole": True},
    {"kind": "legal"},
    {"kind": "legal", "action": "daria leads 11 at CON-R1"},
    {"kind": "record", "actions": [], "at": 0},
    {"kind": "record", "actions": ["daria leads 11 at CON-R1", "kasia plays 2"], "at": 2},
    {"kind": "remedy", "actions": ["daria leads 11 at CON-R1"]},
    {"kind": "consistent"},
    {"kind": "consistent", "testimony": [{"who": "daria; the first", "says": {"x": 1}}]},
    {
        "kind": "disputed",
        "versions": [
            {"who": "daria", "facts": {"/battle": 3}},
            {"who": "kasia", "facts": {"/battle": 4}},
        ],
        "about": {"kind": "upkeep"},
    },
]
SEATS = "boru; player a; player b; player c"
DRAFT = [
    {"player": "kasia", "packs": [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10]], "kept": [[1, 2]]},
    {"player": "daria", "packs": [[11, 12, 13, 14, 15, 16]], "kept": []},
]


def _as_given(case: dict[str, Any]) -> dict[str, Any]:
    return BoruCase.model_validate(case).model_dump(mode="json", exclude_defaults=True)


@pytest.mark.parametrize("seed", range(6))
def test_json_to_notation_and_back(seed: int) -> None:
    rng = random.Random(seed)
    readings = random_readings(rng)
    _, tables, _ = play_out(rng, readings=readings)
    for table in rng.sample(tables, 40):
        position = PLAY.facts(table)
        if rng.random() < 0.3:
            position["draft"] = DRAFT
        chosen = {name: option for name, option in readings.items() if rng.random() < 0.1}
        case = {"game": "boru", "position": position, "claim": rng.choice(CLAIMS)}
        given = _as_given({**case, "readings": chosen} if chosen else case)
        text = notate(GAME, given)
        assert "\n" not in text
        again = _as_given(parse(GAME, text))
        assert again == given
        assert notate(GAME, again) == text
        assert _as_given(parse(GAME, text.replace("; ", "\n"))) == given


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim["kind"])
def test_every_claim_is_read_back(claim: dict[str, Any]) -> None:
    position = {"players": [{"id": name} for name in ("daria", "kasia", "jerzy")]}
    given = _as_given({"game": "boru", "position": position, "claim": claim})
    text = notate(GAME, given)
    assert _as_given(parse(GAME, text)) == given
    assert ("{" in text) == (claim["kind"] == "disputed" or "testimony" in claim)


@pytest.mark.parametrize(
    "part",
    [
        "player",
        "player daria:",
        "player daria: coins many",
        "player daria: coins 3, coins 4",
        "player daria: gold 3",
        "player daria: hand",
        "trick daria",
        "trick daria 11 kasia 2",
        "draft daria:",
        "draft daria: one",
        "acting side-1",
        "battle few",
        "marker daria kasia",
        "towns DUB-R1",
        "claim card daria",
        "claim game daria maybe",
        "do daria plays 3",
        "claim score; do daria plays 3",
        "claim disputed {",
        "reading x",
    ],
)
def test_what_cannot_be_read_is_named(part: str) -> None:
    with pytest.raises(BadCase) as caught:
        parse(GAME, f"{SEATS}; {part}")
    assert [problem.code for problem in caught.value.problems] == ["notation"]


def test_a_fact_said_twice_is_a_contradiction() -> None:
    with pytest.raises(BadCase) as caught:
        parse(GAME, f"{SEATS}; marker a; marker b; claim trick; reading x=1; reading x=2")
    assert [problem.code for problem in caught.value.problems] == ["said-twice"] * 2
