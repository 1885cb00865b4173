"""The search against the oracle: small hidden endings, every reading."""

import random

import pytest

from adjudicator.games.romans.readings import DEFAULTS
from adjudicator.games.romans.search.fort_search import Question, find
from adjudicator.games.romans.search.state import Down, State, bits, ways
from adjudicator.games.romans.table.cards import NONE, WARRIOR
from adjudicator.games.romans.table.forts import MARK
from adjudicator.games.romans.table.table import Setup
from solver.answer import Outcome
from tests.romans.oracle import Scene, completions, takes
from tests.romans.readings import oracle_ways, random_readings
from tests.romans.search.test_rounds import random_scene, small

Pools = dict[str, list[str]]


def hide(rng: random.Random, scene: Scene, cap: int) -> Pools:
    """Some clans' face-down cards are not known; each may be one of a few."""
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
    """The table with those cards hidden and the fort at this place of the wall marked."""
    state = small(scene)
    downs = [
        Down((NONE,) * len(down.fixed), bits([WARRIOR[one] for one in pools[clan]]), 0)
        if clan in pools
        else down
        for clan, down in zip(scene.clans, state.downs, strict=True)
    ]
    wall = list(state.wall)
    wall[place] |= MARK
    return state._replace(wall=tuple(wall), downs=tuple(downs))


def endings(rng: random.Random, rounds: int, cap: int) -> tuple[Setup, Scene, Pools]:
    while True:
        setup, scene = random_scene(rng)
        if len([fort for fort in scene.wall if fort]) <= rounds:
            return setup, scene, hide(rng, scene, cap)


@pytest.mark.parametrize(("seed", "rounds", "cap", "count"), [(1, 1, 200, 60), (2, 2, 24, 7), (3, 3, 6, 4)])
def test_search_as_the_oracle_says(seed: int, rounds: int, cap: int, count: int) -> None:
    rng = random.Random(seed)
    said = {True: 0, False: 0}
    for _ in range(count):
        setup, scene, pools = endings(rng, rounds, cap)
        readings = DEFAULTS | (random_readings(rng) if rng.random() < 0.6 else {})
        ends = list(completions(scene, pools, oracle_ways(readings, setup)))
        place = rng.randrange(scene.round, 6)
        fort = scene.wall[place]
        assert fort is not None
        for seat, clan in enumerate(scene.clans):
            took = {takes(end, clan, fort) for end in ends}
            for goal in (True, False):
                question = Question(ways(setup, readings), seat, goal)
                found = find(question, hidden_state(scene, pools, place - scene.round))
                expected = Outcome.FOUND if goal in took else Outcome.NONE
                assert found.outcome is expected, (setup, scene, pools, readings, clan, place, goal)
                said[goal in took] += 1
    assert min(said.values()) > 5
