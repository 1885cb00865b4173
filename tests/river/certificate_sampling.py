"""Random river cases over hidden things, for certificates."""

from random import Random
from typing import Any

from adjudicator.games.river.readings import READINGS
from tests.river import joint_sampling
from tests.river.ending_sampling import as_seen_by, ending
from tests.river.joint_support import MIXED_FEATURES, holding
from tests.river.support import facts

Json = dict[str, Any]
DEFAULTS = {reading.id: reading.options[0] for reading in READINGS}


def random_readings(rng: Random) -> dict[str, str]:
    chosen = dict(DEFAULTS)
    for reading in rng.sample(READINGS, rng.choice((0, 0, 2, 3))):
        chosen[reading.id] = rng.choice(reading.options)
    return chosen


def can_win(rng: Random) -> Json:
    """A late position, with or without tactics cards, as one side sees it or nobody."""
    readings = random_readings(rng)
    deck = rng.choice((0, 1, 2, 4, 10, 25))
    table = ending(rng, deck, tactics=rng.random() < 0.4, readings=readings).table
    if rng.random() < 0.7:
        table = as_seen_by(table, rng.choice((None, "attacker", "defender")))
    claim = {"kind": "can-win", "side": rng.choice(("attacker", "attacker", "defender"))}
    return {"game": "river", "position": facts(table), "claim": claim, "readings": readings}


def forced(rng: Random, deck: tuple[int, ...] = (0, 1, 1, 2)) -> Json:
    readings = random_readings(rng)
    now = ending(rng, rng.choice(deck), readings=readings)
    claim: Json = {"kind": "forced"}
    if now.table.deck and rng.random() < 0.5:
        claim["pile"] = list(now.pile)
    return {"game": "river", "position": facts(now.table), "claim": claim, "readings": readings}


def joint(rng: Random) -> Json:
    more = MIXED_FEATURES if rng.random() < 0.5 else {}
    given: Json = rng.choice(joint_sampling.border_cases(rng, holding, dams=rng.choice((2, 3, 5)), **more))
    return given
