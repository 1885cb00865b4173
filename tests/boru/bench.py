"""Random cases of every kind of claim, for the benchmark."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.search.last_trick import is_last_trick
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.table import ACTING, IN_TRICKS, UPKEEP, Phase, Table
from tests.boru.cases import problems
from tests.boru.random_rounds import RandomRound
from tests.boru.sampling import DEFAULTS, play_out

Json = dict[str, Any]
Claim = Callable[[random.Random, Table], Json]


def drawn(phases: tuple[str, ...], claim: Claim, rng: random.Random, last: bool = False) -> Json:
    """A sound case at a random moment of a random game; with ``last``, of its last round."""
    while True:
        _, tables, _ = play_out(rng)
        found = [one for one in tables if one.phase in phases and not (last and one.deck)]
        if not found:
            continue
        table = rng.choice(found)
        asked = claim(rng, table)
        if not problems(table, **asked):
            return {"game": "boru", "position": PLAY.facts(table), "claim": asked}


def in_last_trick(claim: Claim, actions: int, rng: random.Random, last: bool = False) -> Json:
    """A sound case in the last trick of a round, with at most so many actions left; ``last`` as above."""
    while True:
        _, tables, _ = play_out(rng)
        found = [
            one
            for one in tables
            if is_last_trick(one, DEFAULTS) and one.size - one.acted <= actions and not (last and one.deck)
        ]
        if not found:
            continue
        table = rng.choice(found)
        asked = claim(rng, table)
        if not problems(table, **asked):
            return {"game": "boru", "position": PLAY.facts(table), "claim": asked}


def plain(kind: str, rng: random.Random, table: Table) -> Json:  # noqa: ARG001 - fits any table
    return {"kind": kind}


def how(rng: random.Random) -> str:
    return rng.choice(("certain", "possible"))


def region(rng: random.Random, table: Table) -> Json:
    where = rng.choice(REGIONS).id
    return {"kind": "region", "player": rng.choice(table.players).name, "region": where, "how": how(rng)}


def whole_game(rng: random.Random, table: Table) -> Json:
    return {"kind": "game", "player": rng.choice(table.players).name, "how": how(rng)}


def forced(rng: random.Random, table: Table) -> Json:
    return {"kind": "forced", "player": rng.choice(table.players).name, "region": rng.choice(REGIONS).id}


def forced_win(rng: random.Random, table: Table) -> Json:
    return {"kind": "forced", "player": rng.choice(table.players).name}


def card(remembers: bool, rng: random.Random) -> Json:
    """A card in the middle of a trick, with or without memories of the draft."""
    names = ("daria", "kasia", "jerzy", "piotr", "ola")
    colour = {"R": "CON-R1", "B": "CON-B1", "Y": "CON-Y1"}
    while True:
        played = RandomRound(rng)
        seat = rng.randrange(played.size)
        laid = dict(played.trick)
        if not laid:
            continue
        players: list[Json] = []
        for who, hand in enumerate(played.hands):
            cards = {"hand": sorted(hand), "unseen": 0} if who == seat else {"unseen": len(hand)}
            players.append({"id": names[who], **cards})
        position: Json = {
            "players": players,
            "marker": names[played.leader],
            "active": colour[played.colour],
            "tricks": len(played.laid[0]),
            "discard": sorted(one for cards in played.laid for one in cards),
            "trick": [{"player": names[who], "card": one} for who, one in played.trick],
        }
        if remembers:
            packs = [sorted(pack) for pack in played.packs[seat]]
            kept = [sorted(pack) for pack in played.kept[seat]]
            position["draft"] = [{"player": names[seat], "packs": packs, "kept": kept}]
        value = laid[seat] if seat in laid else rng.choice(sorted(played.hands[seat]))
        asked: Json = {
            "kind": "card",
            "player": names[seat],
            "card": value,
            "how": how(rng),
            "seen_by": names[seat],
        }
        if not problems(position, **asked):
            return {"game": "boru", "position": position, "claim": asked}


SAMPLES: Final[dict[str, Callable[[random.Random], Json]]] = {
    "trick": partial(drawn, (Phase.ROW,), partial(plain, "trick")),
    "card": partial(card, False),
    "card with the draft": partial(card, True),
    "action": partial(drawn, ACTING, partial(plain, "action")),
    "upkeep": partial(drawn, UPKEEP, partial(plain, "upkeep")),
    "region in the upkeep": partial(drawn, UPKEEP, region),
    "region before it": partial(drawn, IN_TRICKS, region),
    "region in the last trick": partial(in_last_trick, region, 5),
    "region, one action left": partial(in_last_trick, region, 1),
    "score": partial(drawn, (Phase.OVER,), partial(plain, "score")),
    "game in the last upkeep": partial(drawn, (Phase.MARRIAGE,), whole_game, last=True),
    "game in the last trick": partial(in_last_trick, whole_game, 5, last=True),
    "game, one action left": partial(in_last_trick, whole_game, 1, last=True),
    "forced region": partial(drawn, UPKEEP, forced),
    "forced win": partial(drawn, (Phase.MARRIAGE,), forced_win, last=True),
    "legal": partial(drawn, IN_TRICKS, partial(plain, "legal")),
    "consistent": partial(drawn, IN_TRICKS, partial(plain, "consistent")),
}
