"""What `make bench` asks about river: label to a seeded case of that kind."""

import random
from collections.abc import Callable
from typing import Any, Final

from adjudicator.games.river.table.actions import write
from adjudicator.games.river.table.facts import facts
from tests.river import joint_sampling
from tests.river.games import random_game, tables_of
from tests.river.joint_support import MANY, holding

Json = dict[str, Any]


def joint(rng: random.Random) -> Json:
    """Seven dams, on either side of the border."""
    return rng.choice(joint_sampling.telling(rng, holding, dams=7))


def joint_with_everything(rng: random.Random) -> Json:
    """Seven dams with house dams, elites and other readings."""
    return rng.choice(joint_sampling.telling(rng, holding, dams=7, **MANY))


def record(rng: random.Random, *, tactics: bool = False) -> Json:
    """A whole game."""
    first, played = random_game(rng, tactics)
    claim = {"kind": "record", "actions": [write(action) for action in played]}
    return {"game": "river", "position": facts(first), "claim": claim}


def moment(rng: random.Random, claim: Json, *, late: bool = False, tactics: bool = False) -> Json:
    """Some table of a random game; ``late``: in its last fifth."""
    first, played = random_game(rng, tactics)
    tables = [table for table in tables_of(first, played) if table.winner is None]
    table = rng.choice(tables[-len(tables) // 5 :] if late else tables)
    return {"game": "river", "position": facts(table), "claim": claim}


SAMPLES: Final[dict[str, Callable[[random.Random], Json]]] = {
    "joint-control, seven dams": joint,
    "joint-control, house dams, elites, readings": joint_with_everything,
    "record of a whole game": record,
    "record of a whole game with tactics": lambda rng: record(rng, tactics=True),
    "legal, every action": lambda rng: moment(rng, {"kind": "legal"}),
    "can-win, attacker": lambda rng: moment(rng, {"kind": "can-win", "side": "attacker"}),
    "can-win, attacker, late": lambda rng: moment(rng, {"kind": "can-win", "side": "attacker"}, late=True),
    "can-win, defender": lambda rng: moment(rng, {"kind": "can-win", "side": "defender"}),
    "result": lambda rng: moment(rng, {"kind": "result"}),
    "consistent": lambda rng: moment(rng, {"kind": "consistent"}),
}
