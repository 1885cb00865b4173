"""The search of a fort against the oracle: last rounds of a turn with hidden cards, under all readings."""

import random

import pytest

from adjudicator.games.romans.search.fort_search import FortGoal, find_path
from adjudicator.games.romans.search.state import FaceDown, State, pool_bits, round_rules
from adjudicator.games.romans.table.cards import NONE, WARRIOR
from adjudicator.games.romans.table.forts import MARK
from adjudicator.games.romans.table.table import Setup
from solver.answer import Outcome
from tests.romans.oracle import Scene, completions, takes
from tests.romans.readings import DEFAULTS, oracle_rules, random_readings
from tests.romans.search.test_rounds import random_scene, search_state

Pools = dict[str, list[str]]


def hidden_pools(rng: random.Random, scene: Scene, cap: int) -> Pools:
    """For some clans a pool of warriors from which their face-down cards come."""
    pools: Pools = {}
    tries = 1
    for clan in scene.clans:
        places = len(scene.down[clan])
        seen = [*scene.up[clan], *scene.down[clan].values()]
        others = [one for one in WARRIOR if one not in seen]
        rng.shuffle(others)
        extra = others[: rng.randint(0, 3)]
        count = 1
        for step in range(places):
            count *= places + len(extra) - step
        if tries * count <= cap and rng.random() < 0.8:
            pools[clan] = [*scene.down[clan].values(), *extra]
            tries *= count
    return pools


def hidden_state(scene: Scene, pools: Pools, place: int) -> State:
    """The state with the cards of the pools hidden and the fort at this place of the wall marked."""
    state = search_state(scene)
    downs = [
        FaceDown((NONE,) * len(down.fixed), pool_bits([WARRIOR[one] for one in pools[clan]]), 0)
        if clan in pools
        else down
        for clan, down in zip(scene.clans, state.face_down, strict=True)
    ]
    wall = list(state.wall)
    wall[place] |= MARK
    return state._replace(wall=tuple(wall), face_down=tuple(downs))


def random_ending(rng: random.Random, rounds: int, cap: int) -> tuple[Setup, Scene, Pools]:
    while True:
        setup, scene = random_scene(rng)
        if len([fort for fort in scene.wall if fort]) <= rounds:
            return setup, scene, hidden_pools(rng, scene, cap)


@pytest.mark.parametrize(("seed", "rounds", "cap", "count"), [(1, 1, 200, 60), (2, 2, 24, 7), (5, 3, 6, 4)])
def test_search_agrees_with_the_oracle(seed: int, rounds: int, cap: int, count: int) -> None:
    rng = random.Random(seed)
    counts = {True: 0, False: 0}
    for _ in range(count):
        setup, scene, pools = random_ending(rng, rounds, cap)
        readings = DEFAULTS | (random_readings(rng) if rng.random() < 0.6 else {})
        ends = list(completions(scene, pools, oracle_rules(readings, setup)))
        place = rng.randrange(scene.round, 6)
        fort = scene.wall[place]
        assert fort is not None
        for seat, clan in enumerate(scene.clans):
            took = {takes(end, clan, fort) for end in ends}
            for goal in (True, False):
                question = FortGoal(round_rules(setup, readings), seat, goal)
                found = find_path(question, hidden_state(scene, pools, place - scene.round))
                expected = Outcome.FOUND if goal in took else Outcome.NONE
                assert found.outcome is expected, (setup, scene, pools, readings, clan, place, goal)
                counts[goal in took] += 1
    assert min(counts.values()) > 5
