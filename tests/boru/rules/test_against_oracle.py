"""The evaluator agrees with the oracle for all choices and all readings."""

import random
from collections.abc import Callable

import pytest

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.scoring import final_scoring
from adjudicator.games.boru.table.actions import ActionKind
from adjudicator.games.boru.table.board import TOWN
from adjudicator.games.boru.table.cards import CARDS
from adjudicator.games.boru.table.table import Phase
from adjudicator.readings import Readings
from tests.boru import oracle
from tests.boru.compare_with_oracle import differences
from tests.boru.oracle_upkeeps import small_upkeep
from tests.boru.random_upkeeps import every_course, random_upkeep, uniform_readings, world_of, world_summary
from tests.boru.sampling import DEFAULTS, play_out

AFTER_UPKEEP = (Phase.OVER, Phase.VIKINGS)


@pytest.mark.parametrize("seed", range(60))
def test_every_course_of_an_upkeep(seed: int) -> None:
    rng = random.Random(seed)
    table = small_upkeep(rng)
    readings = uniform_readings(rng)
    expected = sorted(
        (world_summary(world), repr(oracle.score(world, readings)), oracle.winners(world, readings))
        for _, world, _ in oracle.runs(
            world_of(table), lambda world, choose: oracle.upkeep(world, choose, readings)
        )
    )
    played = []
    for _, last in every_course(table, readings, AFTER_UPKEEP):
        result = final_scoring(last, readings)
        lines = [
            {
                "track": score["points"],
                "coins": score["coins"],
                "marker": score["marker"],
                "renown": score["renown"],
                "tokens": score["tokens"],
                "halves": score["half"],
                "regions": score["regions"],
            }
            for score in result.scores
        ]
        played.append((world_summary(world_of(last)), repr(lines), list(result.winners)))
    assert sorted(played) == expected


def _acting(
    seat: int, symbols: list[str], readings: Readings
) -> Callable[[oracle.World, oracle.Choose], None]:
    return lambda world, choose: oracle.act(world, choose, seat, symbols, readings)


@pytest.mark.parametrize("seed", range(300))
def test_every_course_of_an_action(seed: int) -> None:
    rng = random.Random(seed)
    table = random_upkeep(rng)._replace(bride="brigid", deck=1, round=2)
    readings = uniform_readings(rng)
    active = rng.choice([town for town in TOWN if table.free >> TOWN[town] & 1])
    matching = [card for card in CARDS if oracle.suits(card, oracle.TOWNS[active]["colour"])]
    lead = rng.choice(matching)
    others = rng.sample([card for card in CARDS if card != lead], table.size - 1)
    seats = table.clockwise(table.marker)
    trick = tuple(zip(seats, (lead, *others), strict=True))
    acted = rng.randrange(table.size)
    table = table._replace(phase=Phase.ROW, active=TOWN[active], trick=trick, tricks=1)
    winner, order = oracle.trick(oracle.TOWNS[active]["colour"], dict(trick))
    assert [seat for seat, _ in table.order] == order
    if order.index(winner) < acted:  # the winner has acted: the town is taken
        discs = table.players[winner].discs | 1 << TOWN[active]
        table = table.set(winner, discs=discs)._replace(marker=winner, active=-1)
    table = table._replace(acted=acted)
    seat = order[acted]
    symbols_of = oracle.rows(dict(trick)[seat], seat == winner)
    world = world_of(table)
    expected = sorted(
        (place, world_summary(after))
        for place, symbols in enumerate(symbols_of)
        for _, after, _ in oracle.runs(world, _acting(seat, symbols, readings))
    )
    played: set[tuple[int, str]] = set()
    offered = PLAY.actions(table, readings)
    assert [action.kind for action in offered] == [ActionKind.TAKE] * len(symbols_of)
    for place, action in enumerate(offered):
        waiting = [PLAY.after(table, action, readings)]
        while waiting:
            one = waiting.pop()
            if one.phase in (Phase.BUY, Phase.EXPAND, Phase.REMOVE) and one.acted == acted:
                waiting += [PLAY.after(one, choice, readings) for choice in PLAY.actions(one, readings)]
            else:
                played.add((place, world_summary(world_of(one))))
    assert played == set(expected)


@pytest.mark.parametrize("seed", range(30))
def test_whole_games_step_by_step(seed: int) -> None:
    """Every action and every upkeep of a random game, with the choices made in it."""
    rng = random.Random(seed)
    readings = uniform_readings(rng)
    _, tables, done = play_out(rng, readings=readings)
    assert differences(tables, done, readings) == []


def test_the_oracle_notices_a_wrong_step() -> None:
    """The comparison itself works: one point too many after an action is noticed."""
    _, tables, done = play_out(random.Random(5))
    for place, table in enumerate(tables):
        if place and tables[place - 1].phase == Phase.ROW and table.row == "":
            wrong = table.set(0, points=table.players[0].points + 1)
            changed = [*tables[:place], wrong, *tables[place + 1 :]]
            assert differences(changed, done, DEFAULTS)
            return
    raise AssertionError("no card was ever resolved")
