"""The rules of play against a second referee written independently from the rulebook: they always agree."""

import random

import pytest

from adjudicator.games.river.rules.play import actions, after
from adjudicator.games.river.table.actions import write
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from tests.river.play_oracle import NAMES, OracleGame
from tests.river.random_games import DEFAULTS, random_game, random_readings


def oracle_of(first: Table, readings: Readings) -> OracleGame:
    hands = {"attacker": list(first.hands[0]), "defender": list(first.hands[1])}
    tiles = [dam.name for dam in first.dams if isinstance(dam.name, int)]
    return OracleGame(tiles, hands, first.uses_tactics, dict(readings))


def assert_same(at: Table, other: OracleGame) -> None:
    assert [dam.name for dam in at.dams] == list(other.dams)
    for dam, there in zip(at.dams, other.dams.values(), strict=True):
        assert (list(dam.attacker), list(dam.defender)) == (there["attacker"], there["defender"])
        assert dam.damaged == there["damaged"]
        both = len(there["full"]) == 2
        assert dam.first == (min(there["full"], key=there["full"].__getitem__) if both else None)
    assert sorted(at.discard) == sorted(other.discard)
    for place, side in enumerate(("attacker", "defender")):
        assert list(at.hands[place]) == sorted(other.hands[side], key=NAMES.__getitem__)
        assert list(at.ruses[place]) == other.ruses[side]
        assert at.tactics_played[place] == other.played[side]
        assert at.wazki_played[place] == other.wazki[side]
    assert (at.deck, at.tactics_deck or 0, at.logs) == (len(other.deck), len(other.pile), other.logs)
    assert (at.winner, at.number) == (other.winner, other.turns)
    if at.winner is None:
        assert (at.turn, at.phase) == (other.turn, other.step)
        assert (at.ending == "last") == other.is_last_turn()


def assert_same_choices(at: Table, other: OracleGame, readings: Readings) -> None:
    ours = set(map(write, actions(at, readings)))
    theirs, too_expensive = other.legal()
    unjudged = {f"attacker claim {tile}" for tile in too_expensive}
    assert ours - unjudged == theirs - unjudged


@pytest.mark.parametrize("seed", range(60))
def test_two_referees_agree(seed: int) -> None:
    rng = random.Random(seed)
    readings = random_readings(rng) if seed % 3 else DEFAULTS
    first, played = random_game(rng, seed % 4 > 0, readings)
    at, other = first, oracle_of(first, readings)
    look = set(rng.sample(range(len(played)), 25 if len(played) > 25 else len(played)))
    for place, action in enumerate(played):
        if place in look:
            assert_same_choices(at, other, readings)
        at = after(at, action, readings)
        other.do(write(action))
        assert_same(at, other)
    assert other.winner is not None
