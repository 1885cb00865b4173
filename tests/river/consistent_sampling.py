"""Tables of random play as cases of ``consistent``."""

from random import Random
from typing import Any

from adjudicator.games.river.table.facts import facts
from adjudicator.games.river.table.position import SIDES
from adjudicator.values import JsonObject
from tests.river.random_games import random_game, tables_of
from tests.river.truth.playing import Scene, course
from tests.river.views import seen_by

TACTICS_SHARE = 0.0
"""How many of the games are played with tactics cards."""


def sample(rng: Random) -> tuple[str, dict[str, Any]]:
    """Any table of a random game: as a referee sees it, as one side does, or without the hands."""
    tactics = rng.random() < TACTICS_SHARE
    first, actions = random_game(rng, tactics)
    table = rng.choice(tables_of(first, actions))
    described = rng.choice((table, seen_by(table, rng.choice(SIDES)), seen_by(table, None)))
    claim = {"kind": "consistent"}
    sort = f"{table.damaged} dams taken{', tactics' if tactics else ''}"
    return sort, {"game": "river", "position": facts(described), "claim": claim}


def leads_there(case: JsonObject, witness: JsonObject) -> bool:
    """By the tests' own rules: is every action legal, and does the table described come of them?"""
    actions: Any = witness["actions"]
    played = course({**case, "position": witness["start"]}, actions)
    return played.sound == len(actions) and _agree(Scene(case), played.last)


def _agree(given: Scene, reached: Scene) -> bool:
    counted = (given.turn, given.step, given.turns, given.logs, given.left, sorted(given.discard))
    found = (reached.turn, reached.step, reached.turns, reached.logs, reached.left, sorted(reached.discard))
    hands = all(
        set(given.hands[side]) <= set(reached.hands[side])
        and len(reached.hands[side]) == len(given.hands[side]) + sum(given.hidden[side].values())
        for side in SIDES
    )
    dams = all(
        given.dams[tile][name] == dam[name]
        for tile, dam in reached.dams.items()
        for name in ("damaged", *SIDES)
    )
    return counted == found and hands and dams


def changed(rng: Random, position: dict[str, Any]) -> dict[str, Any]:
    """The same position, but a number is another one, or a card lies across its dam."""
    if rng.random() < 0.5:
        name = rng.choice(("deck", "logs", "turn_number"))
        return {**position, name: max(0, position[name] + rng.choice((-1, 1)))}
    dams = [dict(dam) for dam in position["dams"]]
    busy = [dam for dam in dams if dam.get("attacker")]
    if busy:
        dam = rng.choice(busy)
        dam["defender"] = [*dam.get("defender", ()), dam["attacker"][-1]]
        dam["attacker"] = dam["attacker"][:-1]
    return {**position, "dams": dams}
