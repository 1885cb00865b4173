"""Cases of every kind of claim, drawn from played games, for the bench."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from adjudicator.games.romans.readings import DEFAULTS
from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.table.actions import write
from adjudicator.games.romans.table.cards import CLANS, UNKNOWN
from adjudicator.games.romans.table.facts import facts
from adjudicator.games.romans.table.forts import WALL
from adjudicator.games.romans.table.table import Setup, Step, Table
from adjudicator.play import replay
from tests.romans.sampling import COMBINATIONS, random_game

Json = dict[str, Any]
Claim = Callable[[random.Random, Table, int], Json]


def setup(rng: random.Random, clans: int | None = None) -> Setup:
    """Clans as at most tables: the shipped deck and strengths, a variant now and then."""
    players, neutral = rng.choice([one for one in COMBINATIONS if clans in (None, sum(one))])
    kinds = (False,) * (clans or players) + (True,) * (0 if clans else neutral)
    return Setup(CLANS[: len(kinds)], kinds, rng.random() < 0.1, rng.random() < 0.1)


def tables(rng: random.Random, clans: int | None = None) -> tuple[Table, ...]:
    """A game in which every card was written down."""
    while True:
        first, actions = random_game(rng, DEFAULTS, setup(rng, clans))
        found = replay(PLAY, first, actions, DEFAULTS).tables
        if not any(UNKNOWN in line.down for table in found for line in table.lines):
            return found


def seen_by(table: Table, seat: int) -> Table:
    """What one clan can see: its own cards, and of the others what lies open."""
    lines = tuple(
        line if own == seat else line._replace(down=(UNKNOWN,) * len(line.down), aside=())
        for own, line in enumerate(table.lines)
    )
    return table._replace(lines=lines)


def drawn(
    wanted: Callable[[Table], bool],
    claim: Claim,
    rng: random.Random,
    clans: int | None = None,
    all_seen: bool = False,
) -> Json:
    """Some table of a random game, as the clan that claims sees it."""
    while True:
        found = [table for table in tables(rng, clans) if wanted(table)]
        if found:
            table = rng.choice(found)
            seat = rng.choice([seat for seat, neutral in enumerate(table.setup.neutral) if not neutral])
            told = table if all_seen else seen_by(table, seat)
            return {"game": "romans", "position": facts(told), "claim": claim(rng, table, seat)}


def attack(table: Table) -> bool:
    return table.step == Step.REVEAL and all(line.now < 0 for line in table.lines)


def fresh(table: Table) -> bool:
    return attack(table) and table.round == 1


def last_turn(table: Table) -> bool:
    return attack(table) and table.turn == 3


def how(rng: random.Random) -> str:
    return rng.choice(("certain", "possible"))


def plain(kind: str, rng: random.Random, table: Table, seat: int) -> Json:  # noqa: ARG001 - asked of any table
    return {"kind": kind}


def fort(place: int | None, rng: random.Random, table: Table, seat: int) -> Json:
    at = {"fort": place or table.round, "how": how(rng)}
    return {"kind": "fort", "clan": table.setup.clans[seat], **at}


def whole_game(rng: random.Random, table: Table, seat: int) -> Json:
    return {"kind": "game", "clan": table.setup.clans[seat], "how": how(rng)}


def forced(rng: random.Random, table: Table, seat: int) -> Json:  # noqa: ARG001 - nothing is drawn
    return {"kind": "forced", "clan": table.setup.clans[seat]}


def record(rng: random.Random) -> Json:
    """A whole game."""
    first, played = random_game(rng, DEFAULTS, setup(rng))
    claim = {"kind": "record", "actions": [write(action) for action in played]}
    return {"game": "romans", "position": facts(first), "claim": claim}


SAMPLES: Final[dict[str, Callable[[random.Random], Json]]] = {
    "wall": partial(drawn, lambda table: table.step == Step.ARRANGE, partial(plain, "wall")),
    "round": partial(drawn, attack, partial(plain, "round"), all_seen=True),
    "fort of this round": partial(drawn, attack, partial(fort, None)),
    "fort of this round, four clans": partial(drawn, attack, partial(fort, None), clans=4),
    "last fort of a turn": partial(drawn, attack, partial(fort, WALL)),
    "last fort of a fresh turn, four clans": partial(drawn, fresh, partial(fort, WALL), clans=4),
    "forced": partial(drawn, attack, forced),
    "game in the last turn": partial(drawn, last_turn, whole_game),
    "game before it": partial(drawn, lambda table: attack(table) and table.turn < 3, whole_game),
    "result": partial(drawn, lambda table: table.step == Step.OVER, partial(plain, "result")),
    "legal, every action": partial(drawn, lambda table: table.step < Step.OVER, partial(plain, "legal")),
    "record of a whole game": record,
    "consistent": partial(drawn, attack, partial(plain, "consistent")),
}
