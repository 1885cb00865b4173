"""Claims, records and whole tables in the notation say the same as the JSON, in both directions."""

import random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from adjudicator.games.river.intake.position_form import RiverCase
from adjudicator.games.river.rules.play import PLAY
from adjudicator.intake.notation import notate, parse
from adjudicator.problems import BadCase
from tests.river.random_games import random_game, tables_of
from tests.river.support import RIVER
from tests.river.views import seen, seen_by

TEXT = st.text(min_size=1, max_size=30)
ACTIONS = st.lists(st.one_of(TEXT, st.sampled_from(["attacker play R8 at 3", "defender draw ?"])), max_size=4)
NAMES = st.one_of(st.integers(-3, 12), TEXT)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
WHO = st.text(min_size=1, max_size=20)
CLAIMS = st.one_of(
    st.fixed_dictionaries({"kind": st.just("control"), "dam": NAMES}),
    st.fixed_dictionaries(
        {"kind": st.just("joint-control"), "dams": st.lists(NAMES, min_size=2, max_size=7)}
    ),
    st.fixed_dictionaries({"kind": st.just("can-win"), "side": st.sampled_from(["attacker", "defender"])}),
    st.fixed_dictionaries(
        {"kind": st.sampled_from(["claimable", "result", "forced", "consistent", "legal"])}
    ),
    st.fixed_dictionaries({"kind": st.just("legal"), "action": TEXT}),
    st.fixed_dictionaries(
        {"kind": st.just("record"), "actions": ACTIONS}, optional={"at": st.integers(0, 9)}
    ),
    st.fixed_dictionaries({"kind": st.just("remedy"), "actions": ACTIONS}),
    st.fixed_dictionaries(
        {
            "kind": st.just("disputed"),
            "versions": st.lists(
                st.fixed_dictionaries(
                    {
                        "who": WHO,
                        "facts": st.dictionaries(st.text(max_size=20), ANYTHING, min_size=1, max_size=3),
                    }
                ),
                min_size=2,
                max_size=2,
            ),
            "about": st.dictionaries(st.text(max_size=8), ANYTHING, max_size=3),
        }
    ),
)


def _round_trip(case: dict[str, Any]) -> str:
    given_case = RiverCase.model_validate(case).model_dump(mode="json", exclude_defaults=True)
    text = notate(RIVER, given_case)
    assert "\n" not in text
    again = RiverCase.model_validate(parse(RIVER, text)).model_dump(mode="json", exclude_defaults=True)
    assert again == given_case
    assert notate(RIVER, again) == text
    return text


@given(claim=CLAIMS)
@example(claim={"kind": "legal", "action": "attacker play R8; claim record"})
@example(claim={"kind": "record", "actions": ["two  spaces", "do", " "], "at": 1})
@example(claim={"kind": "control", "dam": "3"})
@example(claim={"kind": "control", "dam": "{}"})
def test_every_claim_there_and_back(claim: dict[str, Any]) -> None:
    _round_trip({"game": "river", "position": {"dams": []}, "claim": claim})


@given(seed=st.integers(0, 2**48), viewer=st.sampled_from(["attacker", "defender", None, "referee"]))
@settings(max_examples=40, deadline=None)
def test_every_table_and_record_there_and_back(seed: int, viewer: Any) -> None:
    rng = random.Random(seed)
    first, played = random_game(rng, seed % 2 == 1)
    if viewer != "referee":
        first, played = seen_by(first, viewer), tuple(seen(one, viewer) for one in played)
    tables = tables_of(first, played)
    place = rng.randrange(len(tables))
    texts = [PLAY.write(one) for one in played[place:]]
    claim = {"kind": "record", "actions": texts, "at": 0}
    text = _round_trip({"game": "river", "position": PLAY.facts(tables[place]), "claim": claim})
    assert all(f"; do {one}" in text for one in texts)
    assert parse(RIVER, text.replace("; ", "\n")) == parse(RIVER, text)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("claim control 3", {"kind": "control", "dam": 3}),
        ("claim joint-control 1 3 mill", {"kind": "joint-control", "dams": [1, 3, "mill"]}),
        ("claim can-win attacker", {"kind": "can-win", "side": "attacker"}),
        ("claim legal", {"kind": "legal"}),
        ("claim legal\ndo attacker  skip", {"kind": "legal", "action": "attacker skip"}),
        ("do attacker end; claim record at 0", {"kind": "record", "at": 0, "actions": ["attacker end"]}),
        ("claim remedy; do a; do b", {"kind": "remedy", "actions": ["a", "b"]}),
        ('claim rematch {"games":[]}', {"kind": "rematch", "games": []}),
    ],
)
def test_claims_as_people_write_them(text: str, claim: dict[str, Any]) -> None:
    assert parse(RIVER, f"river; {text}")["claim"] == claim


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("claim", ["claim"]),
        ("do attacker skip", ["do attacker skip"]),
        ("claim legal; do", ["do"]),
        ("claim legal; do attacker skip; do attacker end", ["do attacker skip", "do attacker end"]),
        ("claim control 3; do attacker skip", ["do attacker skip"]),
        ("claim control 3 5", ["claim control 3 5"]),
        ("claim record at two", ["claim record at two"]),
        ("claim disputed {broken", ["claim disputed {broken"]),
        ('claim disputed {"kind":"legal"}', ['claim disputed {"kind":"legal"}']),
    ],
)
def test_claims_that_cannot_be_read(text: str, unread: list[str]) -> None:
    with pytest.raises(BadCase) as caught:
        parse(RIVER, f"river; {text}")
    assert [problem.params["text"] for problem in caught.value.problems] == unread


def test_facts_of_play_as_people_write_them() -> None:
    text = (
        "river; dam 3: R8 vs -; hand attacker R1 transfer; hidden defender 5 1; "
        "ruses defender zdrada wymiana; turn attacker; phase end; logs 2; deck 30; tactics-deck 4; "
        "turn-number 17; ending coming; destroyed 3; tactics 1-2; wazki 1-0; claim legal"
    )
    assert parse(RIVER, text)["position"] == {
        "dams": [{"tile": 3, "attacker": ["R8"]}],
        "hands": {"attacker": ["R1", "transfer"]},
        "hidden": {"defender": {"battle": 5, "tactics": 1}},
        "ruses": {"defender": ["zdrada", "wymiana"]},
        "turn": "attacker", "phase": "end", "logs": 2, "deck": 30, "tactics_deck": 4, "turn_number": 17,
        "ending": "coming", "destroyed": 3,
        "tactics_played": {"attacker": 1, "defender": 2}, "wazki_played": {"attacker": 1, "defender": 0},
    }  # fmt: skip
