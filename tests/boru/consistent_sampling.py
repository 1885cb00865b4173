"""Tables of random play as cases of ``consistent``."""

from random import Random
from typing import Any

from adjudicator.games.boru.table.facts import facts
from adjudicator.games.boru.table.table import IN_TRICKS, UPKEEP, Phase, Table
from adjudicator.values import JsonObject
from tests.boru.sampling import DEFAULTS, play_out
from tests.boru.truth.courses import Course
from tests.boru.truth.scene import Scene, scene_of


def sample(rng: Random) -> tuple[str, dict[str, Any]]:
    """Any table of a random game."""
    _, tables, _ = play_out(rng)
    table = rng.choice(tables)
    return _sort(table), {"game": "boru", "position": facts(table), "claim": {"kind": "consistent"}}


def _sort(table: Table) -> str:
    if table.phase in IN_TRICKS:
        return f"{table.size} players, {table.tricks} tricks"
    if table.phase in (*UPKEEP, Phase.OVER):
        return f"upkeep, {table.phase}"
    return "before the tricks"


def leads_there(case: JsonObject, witness: JsonObject) -> bool:
    """By the tests' own rules: is every action legal, and does the table described come of them?"""
    actions: Any = witness["actions"]
    course = Course(scene_of(witness["start"], DEFAULTS), actions, "record")
    return course.sound == len(actions) and _agree(scene_of(case["position"], DEFAULTS), course.scene)


def _agree(given: Scene, reached: Scene) -> bool:
    worlds = (
        "coins",
        "renown",
        "points",
        "raiders",
        "church",
        "track",
        "discs",
        "tokens",
        "vikings",
        "active",
    )
    scenes = ("phase", "trick", "acted", "queue", "packs", "kept", "row")
    sizes = [
        (len(scene.hands[seat]) + scene.unseen[seat]) for scene in (given, reached) for seat in range(scene.n)
    ]
    return (
        all(
            getattr(given.world, name) == getattr(reached.world, name)
            for name in (*worlds, "monasteries", "battle")
        )
        and all(getattr(given, name) == getattr(reached, name) for name in scenes)
        and all(ours <= theirs for ours, theirs in zip(given.hands, reached.hands, strict=True))
        and sizes[: given.n] == sizes[given.n :]
        and given.discard <= reached.discard
    )


def changed(rng: Random, position: dict[str, Any]) -> dict[str, Any]:
    """The same position, but a player has more or less of something, or another card lies in the trick."""
    players = [dict(one) for one in position["players"]]
    player, name = rng.choice(players), rng.choice(("coins", "raiders", "church", "track"))
    player[name] = max(1 if name == "track" else 0, player[name] + rng.choice((-2, -1, 1, 2)))
    return {**position, "players": players}
