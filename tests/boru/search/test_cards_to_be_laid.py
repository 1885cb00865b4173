"""The last trick while cards are still to be laid: the same as all its full tricks, looked at one by one."""

import random
from collections.abc import Iterator

import pytest

from adjudicator.games.boru.models.trick_outcomes import RestOfTrick
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.search.last_trick import LastTrickSearch, is_last_trick
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import NOBODY, Phase, Table
from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from adjudicator.readings import Readings
from tests.boru.random_upkeeps import uniform_readings
from tests.boru.sampling import play_out


def _trick_begun(rng: random.Random, readings: Readings) -> Position:
    """A last trick with one card or two still to be laid. Players get in each other's way."""
    while True:
        _, tables, _ = play_out(rng, readings=readings)
        found = [
            table
            for table in tables
            if table.phase == Phase.FOLLOW
            and is_last_trick(table, readings)
            and table.size - len(table.trick) < 3
        ]
        if found:
            table = rng.choice(found)
            spaces = rng.sample(range(1, 7), table.size)
            players = tuple(
                player._replace(coins=rng.randrange(3), track=space)
                for player, space in zip(table.players, spaces, strict=True)
            )
            table = table._replace(players=players, battle=rng.choice((1, 2)))
            claim = {"kind": "game", "player": table.name(0), "how": "possible"}
            try:
                case = read_case({"game": "boru", "position": PLAY.facts(table), "claim": claim})
            except BadCase:
                continue
            assert isinstance(case.position, Position)
            return case.position


def _full_tricks(table: Table, readings: Readings) -> Iterator[Table]:
    if table.phase != Phase.FOLLOW:
        yield table
        return
    for action in PLAY.actions(table, readings):
        yield from _full_tricks(PLAY.after(table, action, readings), readings)


@pytest.mark.parametrize("seed", range(12))
def test_the_same_as_every_full_trick(seed: int) -> None:
    rng = random.Random(seed)
    readings = uniform_readings(rng)
    position = _trick_begun(rng, readings)
    table = position.table
    full = list(_full_tricks(table, readings))
    for for_game in (True, False):
        outcomes = set(RestOfTrick(table, readings, for_game).outcomes())
        assert outcomes == {end for one in full for end in RestOfTrick(one, readings, for_game).outcomes()}
    searches = [_upkeeps(Position(one), readings) for one in full]
    assert _upkeeps(position, readings) == set().union(*searches)


def _upkeeps(position: Position, readings: Readings) -> set[object]:
    """What everybody may have when the upkeep begins, but for the towns."""
    search = LastTrickSearch(position, readings, Goal(0, NOBODY), budget=10**6)
    return {
        (tuple(player._replace(discs=0, hand=0, unseen=0, lacks=0) for player in table.players), table.battle)
        for _, table in search.upkeeps()
    }
