"""The one-line notation says the same as the JSON."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.intake.notation import notate, parse
from adjudicator.problems import BadCase
from adjudicator.rulings.rule import rule
from tests.river import control_sampling
from tests.river.support import RIVER, sound

EXTRAS = st.fixed_dictionaries(
    {},
    optional={
        "turn": st.sampled_from(["attacker", "defender"]),
        "phase": st.sampled_from(["prepare", "play", "draw"]),
        "logs": st.integers(0, 3),
        "deck": st.integers(0, 48),
        "hands": st.sampled_from([{}, {"attacker": ["P11"]}, {"attacker": ["P11"], "defender": ["P9"]}]),
        "complete": st.just(True),
    },
)


@given(seed=st.integers(0, 2**48), extras=EXTRAS)
def test_json_to_notation_and_back(seed: int, extras: dict[str, Any]) -> None:
    case = control_sampling.random_case(random.Random(seed))
    form = RIVER.form.model_validate({**case, "position": {**case["position"], **extras}})
    given_case = form.model_dump(mode="json", exclude_defaults=True)
    text = notate(RIVER, given_case)
    assert "\n" not in text
    again = RIVER.form.model_validate(parse(RIVER, text)).model_dump(mode="json", exclude_defaults=True)
    assert again == given_case
    assert notate(RIVER, again) == text


def test_the_same_case_in_both_notations_gets_the_same_ruling() -> None:
    text = "river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3"
    written = {
        "game": "river",
        "position": {
            "dams": [{"tile": 3, "damaged": False, "attacker": ["R8", "R9", "R10"], "defender": ["Y11"]}],
            "discard": ["Y9", "P10"],
        },
        "claim": {"kind": "control", "dam": 3},
    }
    assert rule(RIVER, sound(parse(RIVER, text))).digest == rule(RIVER, sound(written)).digest


def test_what_cannot_be_read_is_named_all_at_once() -> None:
    with pytest.raises(BadCase) as caught:
        parse(RIVER, "river; dam three: R8 vs -; disc R9; claim control 3")
    assert [problem.params["text"] for problem in caught.value.problems] == ["dam three: R8 vs -", "disc R9"]


def test_a_fact_said_twice_is_a_contradiction() -> None:
    with pytest.raises(BadCase) as caught:
        parse(RIVER, "river; dam 3: R8 R9 R10 vs -; turn attacker; turn defender; claim control 3")
    assert [problem.code for problem in caught.value.problems] == ["said-twice"]
