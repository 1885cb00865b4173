"""The river cases that `make bench` measures: a function for each label that makes a seeded case."""

import random
from collections.abc import Callable
from typing import Any, Final

from adjudicator.games.river.table.actions import write
from adjudicator.games.river.table.facts import facts
from tests.river import joint_sampling
from tests.river.ending_reach import listed_ending
from tests.river.joint_support import MIXED_FEATURES, holding
from tests.river.random_games import random_game, tables_of

Json = dict[str, Any]


def joint(rng: random.Random) -> Json:
    """Seven dams that can just be held together, or just not."""
    return rng.choice(joint_sampling.border_cases(rng, holding, dams=7))


def joint_with_everything(rng: random.Random) -> Json:
    """Seven dams with house dams, elites and other readings."""
    return rng.choice(joint_sampling.border_cases(rng, holding, dams=7, **MIXED_FEATURES))


def record(rng: random.Random, *, tactics: bool = False) -> Json:
    """A whole game."""
    first, played = random_game(rng, tactics)
    claim = {"kind": "record", "actions": [write(action) for action in played]}
    return {"game": "river", "position": facts(first), "claim": claim}


def position_in_play(rng: random.Random, claim: Json, *, late: bool = False, tactics: bool = False) -> Json:
    """A position of a random game. ``late``: from its last fifth."""
    first, played = random_game(rng, tactics)
    tables = [table for table in tables_of(first, played) if table.winner is None]
    table = rng.choice(tables[-len(tables) // 5 :] if late else tables)
    return {"game": "river", "position": facts(table), "claim": claim}


def position_near_the_end(rng: random.Random, claim: Json, *, deck: int, tactics: bool = False) -> Json:
    """An ending of fairly skilful play, with so many cards in the pile and both hands open."""
    table = listed_ending(rng, deck, tactics).table
    return {"game": "river", "position": facts(table), "claim": claim}


SAMPLES: Final[dict[str, Callable[[random.Random], Json]]] = {
    "joint-control, seven dams": joint,
    "joint-control, house dams, elites, readings": joint_with_everything,
    "record of a whole game": record,
    "record of a whole game with tactics": lambda rng: record(rng, tactics=True),
    "legal, every action": lambda rng: position_in_play(rng, {"kind": "legal"}),
    "can-win, attacker": lambda rng: position_in_play(rng, {"kind": "can-win", "side": "attacker"}),
    "can-win, attacker, late": lambda rng: position_in_play(
        rng, {"kind": "can-win", "side": "attacker"}, late=True
    ),
    "can-win, defender": lambda rng: position_in_play(rng, {"kind": "can-win", "side": "defender"}),
    "can-win, attacker, tactics ending": lambda rng: position_near_the_end(
        rng, {"kind": "can-win", "side": "attacker"}, deck=1, tactics=True
    ),
    "forced, pile of 2": lambda rng: position_near_the_end(rng, {"kind": "forced"}, deck=2),
    "forced, pile of 3": lambda rng: position_near_the_end(rng, {"kind": "forced"}, deck=3),
    "forced, tactics, last turn": lambda rng: position_near_the_end(
        rng, {"kind": "forced"}, deck=0, tactics=True
    ),
    "result": lambda rng: position_in_play(rng, {"kind": "result"}),
    "consistent": lambda rng: position_in_play(rng, {"kind": "consistent"}),
}
