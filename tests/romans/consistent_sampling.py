"""Tables of random play as cases of ``consistent``."""

from random import Random
from typing import Any

from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.table.cards import UNKNOWN
from adjudicator.games.romans.table.facts import facts
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.play import replay
from adjudicator.values import JsonObject
from tests.romans.bench import seen_by, setup
from tests.romans.readings import DEFAULTS
from tests.romans.sampling import random_game
from tests.romans.truth.courses import Course
from tests.romans.truth.scene import HIDDEN, Scene, scene_of


def sample(rng: Random) -> tuple[str, dict[str, Any]]:
    """Any table of a random game: as a referee sees it, as one clan does, or with all cards face down."""
    first, actions = random_game(rng, DEFAULTS, setup(rng))
    table = rng.choice(replay(PLAY, first, actions, DEFAULTS).tables)
    views = (table, seen_by(table, rng.randrange(len(table.cards))), _from_outside(table))
    described = rng.choice(views) if table.step >= Step.REVEAL else table
    position = {**facts(described), "complete": True}
    return _sort(table), {"game": "romans", "position": position, "claim": {"kind": "consistent"}}


def _from_outside(table: Table) -> Table:
    cards = [one._replace(down=(UNKNOWN,) * len(one.down), aside=()) for one in table.cards]
    return table._replace(cards=tuple(cards))


def _sort(table: Table) -> str:
    if table.step < Step.REVEAL:
        return "before the attack"
    return f"turn {table.turn}, round {table.round}" if table.step < Step.COLLECT else "end of a turn"


def leads_there(case: JsonObject, witness: JsonObject) -> bool:
    """By the tests' own rules: is every action legal, and does the table described come of them?"""
    actions: Any = witness["actions"]
    course = Course(scene_of(witness["start"], DEFAULTS), actions)
    return course.sound == len(actions) and _agree(scene_of(case["position"], DEFAULTS), course.scene)


def _agree(given: Scene, reached: Scene) -> bool:
    ours = (given.turn, given.round, given.step, given.wall, given.winner, given.seduced, given.discarded)
    theirs = (reached.turn, reached.round, reached.step, reached.wall, reached.winner, reached.seduced)
    return ours == (*theirs, reached.discarded) and all(
        (hand.shown, hand.now, hand.here, sorted(hand.spent), hand.forts, hand.dropped)
        == (other.shown, other.now, other.here, sorted(other.spent), other.forts, other.dropped)
        and all(one in (HIDDEN, two) for one, two in zip(hand.down, other.down, strict=True))
        for hand, other in ((given.hands[clan], reached.hands[clan]) for clan in given.clans)
    )


def changed(rng: Random, position: dict[str, Any]) -> dict[str, Any]:
    """The same position, but a warrior that is up or a fort belongs to somebody else, or is gone."""
    clans = [dict(one) for one in position["clans"]]
    name = rng.choice(("shown", "spent", "forts"))
    owners = [one for one in clans if one.get(name)]
    if owners:
        owner, other = rng.choice(owners), rng.choice(clans)
        owner[name] = list(owner[name])
        moved = owner[name].pop(rng.randrange(len(owner[name])))
        other[name] = [*other.get(name, ()), moved]
    return {**position, "clans": clans}
