"""Random cases of every kind of claim, taken from played games, for the benchmark."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.table.actions import write
from adjudicator.games.romans.table.cards import CLANS, EMPTY, UNKNOWN
from adjudicator.games.romans.table.facts import facts
from adjudicator.games.romans.table.forts import WALL
from adjudicator.games.romans.table.table import Setup, Step, Table
from adjudicator.play import replay
from tests.romans.readings import DEFAULTS
from tests.romans.sampling import COMBINATIONS, random_game

Json = dict[str, Any]
Claim = Callable[[random.Random, Table, int], Json]


def setup(rng: random.Random, clans: int | None = None) -> Setup:
    """A usual set-up: the default deck and strengths, sometimes a variant."""
    players, neutral = rng.choice([one for one in COMBINATIONS if clans in (None, sum(one))])
    kinds = (False,) * (clans or players) + (True,) * (0 if clans else neutral)
    return Setup(CLANS[: len(kinds)], kinds, rng.random() < 0.1, rng.random() < 0.1)


def tables(rng: random.Random, clans: int | None = None) -> tuple[Table, ...]:
    """The tables of a game in which every card is known."""
    while True:
        first, actions = random_game(rng, DEFAULTS, setup(rng, clans))
        found = replay(PLAY, first, actions, DEFAULTS).tables
        if not any(UNKNOWN in cards.down for table in found for cards in table.cards):
            return found


def seen_by(table: Table, seat: int) -> Table:
    """The table as one clan sees it: its own cards, and the open cards of the others."""
    all_cards = tuple(
        cards if own == seat else cards._replace(down=tuple(map(_hidden, cards.down)), aside=())
        for own, cards in enumerate(table.cards)
    )
    return table._replace(cards=all_cards)


def _hidden(card: int) -> int:
    return card if card == EMPTY else UNKNOWN


def random_case(
    wanted: Callable[[Table], bool],
    claim: Claim,
    rng: random.Random,
    clans: int | None = None,
    all_seen: bool = False,
) -> Json:
    """A table of a random game, as the claiming clan sees it, with a claim."""
    while True:
        found = [table for table in tables(rng, clans) if wanted(table)]
        if found:
            table = rng.choice(found)
            seat = rng.choice([seat for seat, neutral in enumerate(table.setup.neutral) if not neutral])
            described = table if all_seen else seen_by(table, seat)
            return {"game": "romans", "position": facts(described), "claim": claim(rng, table, seat)}


def attack(table: Table) -> bool:
    return table.step == Step.REVEAL and all(cards.now < 0 for cards in table.cards)


def fresh(table: Table) -> bool:
    return attack(table) and table.round == 1


def last_turn(table: Table) -> bool:
    return attack(table) and table.turn == 3


def how(rng: random.Random) -> str:
    return rng.choice(("certain", "possible"))


def claim_of_kind(kind: str, rng: random.Random, table: Table, seat: int) -> Json:  # noqa: ARG001 - the same for any table
    return {"kind": kind}


def fort(place: int | None, rng: random.Random, table: Table, seat: int) -> Json:
    at = {"fort": place or table.round, "how": how(rng)}
    return {"kind": "fort", "clan": table.setup.clans[seat], **at}


def whole_game(rng: random.Random, table: Table, seat: int) -> Json:
    return {"kind": "game", "clan": table.setup.clans[seat], "how": how(rng)}


def forced(rng: random.Random, table: Table, seat: int) -> Json:  # noqa: ARG001 - nothing is random
    return {"kind": "forced", "clan": table.setup.clans[seat]}


def record(rng: random.Random) -> Json:
    """The record of a whole game."""
    first, played = random_game(rng, DEFAULTS, setup(rng))
    claim = {"kind": "record", "actions": [write(action) for action in played]}
    return {"game": "romans", "position": facts(first), "claim": claim}


SAMPLES: Final[dict[str, Callable[[random.Random], Json]]] = {
    "wall": partial(random_case, lambda table: table.step == Step.ARRANGE, partial(claim_of_kind, "wall")),
    "round": partial(random_case, attack, partial(claim_of_kind, "round"), all_seen=True),
    "fort of this round": partial(random_case, attack, partial(fort, None)),
    "fort of this round, four clans": partial(random_case, attack, partial(fort, None), clans=4),
    "last fort of a turn": partial(random_case, attack, partial(fort, WALL)),
    "last fort of a fresh turn, four clans": partial(random_case, fresh, partial(fort, WALL), clans=4),
    "forced": partial(random_case, attack, forced),
    "game in the last turn": partial(random_case, last_turn, whole_game),
    "game before it": partial(random_case, lambda table: attack(table) and table.turn < 3, whole_game),
    "result": partial(random_case, lambda table: table.step == Step.OVER, partial(claim_of_kind, "result")),
    "legal, every action": partial(
        random_case, lambda table: table.step < Step.OVER, partial(claim_of_kind, "legal")
    ),
    "record of a whole game": record,
    "consistent": partial(random_case, attack, partial(claim_of_kind, "consistent")),
}
