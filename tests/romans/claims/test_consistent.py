"""Facts of a game that was really played never contradict each other, however few of them are told."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from adjudicator.claims.decide import decide
from adjudicator.games.romans.rules.play import PLAY
from adjudicator.intake.read_case import read_case
from adjudicator.play import replay
from adjudicator.problems import BadCase, Kind, Problem
from tests.romans.random_cases import case
from tests.romans.sampling import mostly_default_readings, random_game
from tests.romans.support import ROMANS

CARDS = ("spent", "aside")
FORTS = ("forts", "dropped")
TABLES = 20


def untold(rng: Random, facts: dict[str, Any]) -> dict[str, Any]:
    """The position without some of its cards. The fort captured in this round is told."""
    facts = deepcopy(facts)
    share = rng.choice((0, 0.2, 0.5))
    for clan in facts["clans"]:
        if "down" in clan and rng.random() < 0.5:
            clan["down"] = [card if card == "empty" else "?" for card in clan["down"]]
        captor = clan["clan"] == facts.get("winner")
        for name in CARDS if captor else (*CARDS, *FORTS):
            clan[name] = [card for card in clan.get(name, ()) if rng.random() >= share]
    facts["discarded"] = [fort for fort in facts.get("discarded", ()) if rng.random() >= share]
    return facts


@pytest.mark.parametrize("seed", range(12))
def test_a_game_that_was_played_is_never_a_contradiction(seed: int) -> None:
    rng = Random(seed)
    readings = mostly_default_readings(rng)
    first, actions = random_game(rng, readings)
    tables = replay(PLAY, first, actions, readings).tables
    answered, refused = 0, list[Problem]()
    for table in rng.sample(tables, TABLES):
        given = case(table, dict(readings), {"kind": "consistent"})
        given["position"] = untold(rng, given["position"])
        try:
            found = decide(ROMANS, read_case(given))
        except BadCase as bad:
            refused += [one for one in bad.problems if one.kind is not Kind.MISSING]
            continue
        assert found.answer["consistent"] is True, given
        answered += 1
    assert refused == []
    assert answered > TABLES // 2
