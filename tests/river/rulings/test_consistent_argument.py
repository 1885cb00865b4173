"""A contradiction is told in numbers: the nearest number that the other facts allow."""

from random import Random
from typing import Any

import pytest

from adjudicator.claims import consistent
from adjudicator.intake.read_case import read_case
from adjudicator.lang import LANGS
from adjudicator.ruling import Reason, Ruling
from adjudicator.rulings.rule import rule
from adjudicator.words.render import sentence
from tests.river.support import RIVER

FIELDS = {"river-stated-turn-number": "turn_number", "river-stated-deck": "deck", "river-stated-logs": "logs"}
"""Facts of the position that are one number."""


def ruled(position: dict[str, Any], testimony: list[dict[str, Any]]) -> Ruling:
    claim: dict[str, Any] = {"kind": "consistent", "testimony": [{"who": "Ania", **one} for one in testimony]}
    return rule(RIVER, read_case({"game": "river", "position": position, "claim": claim}))


def random_numbers(rng: Random) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    position = {"turn_number": rng.randint(1, 49), "deck": rng.randint(0, 48), "logs": rng.randint(0, 3)}
    testimony: list[dict[str, Any]] = [
        {"says": "logs-thrown", "count": rng.randint(0, 3)},
        {"says": "turns", "side": rng.choice(("attacker", "defender")), "count": rng.randint(1, 25)},
    ]
    return position, rng.sample(testimony, rng.randint(0, 2))


def only(ruling: Ruling, changed: Reason) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The facts that contradict each other, with the number that was told in place of the one given."""
    position, testimony = {}, []
    for fact in ruling.finding.answer["contradiction"]:
        name = fact["fact"].removeprefix("river-stated-").removeprefix("river-said-")
        same = name == changed.params["what"] and fact["params"].get("side", "") == changed.params["side"]
        number = changed.params["limit"] if same else fact["params"]["count"]
        if fact["fact"] in FIELDS:
            position[FIELDS[fact["fact"]]] = number
        else:
            said = {key: value for key, value in fact["params"].items() if key in ("says", "side")}
            testimony.append(
                {**said, "count": number} if name == "turns" else {"says": name, "count": number}
            )
    return position, testimony


@pytest.mark.parametrize("seed", range(6))
def test_the_number_told_fits_the_other_facts(seed: int) -> None:
    rng = Random(seed)
    while True:
        ruling = ruled(*random_numbers(rng))
        if ruling.finding.answer["consistent"] is False:
            break
    told = [step for step in ruling.reasons if step.message == "river-does-not-fit"]
    assert told
    assert ruling.reasons[0] == told[0]
    for step in told:
        assert step.params["given"] != step.params["limit"]
        again = ruled(*only(ruling, step))
        assert again.finding.answer["consistent"] is True
        for lang in LANGS:
            assert str(step.params["limit"]) in sentence(RIVER, step, lang)


def test_facts_that_agree_say_what_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no course of play is shown."""
    monkeypatch.setattr(consistent, "find_course", lambda *_: None)
    ruling = ruled({"turn_number": 5, "deck": 44}, [])
    (step,) = ruling.reasons
    assert step.message == "river-laws-kept"
    told = {"count": 2, "deck": 44, "ended": 4, "named": 0}
    assert told.items() <= step.params.items()
    assert "44 of the 48" in sentence(RIVER, step, "en")
