"""Random cases over hidden things, from every moment of random games: most of them near the end of a turn."""

from collections.abc import Iterator
from random import Random
from typing import Any

from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.table.cards import UNKNOWN
from adjudicator.games.romans.table.table import ClanCards, Step, Table
from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from tests.romans.random_cases import case, fort_claim, game_claim
from tests.romans.sampling import mostly_default_readings, random_game

Json = dict[str, Any]


def random_case(rng: Random) -> Json:
    """A claim at a table of a random game. It may lack a fact that the claim needs."""
    readings = dict(mostly_default_readings(rng))
    table, actions = random_game(rng, readings)
    tables = []
    for action in actions:
        if Step.LOSE <= table.step < Step.COLLECT:
            tables.append(table)
        table = PLAY.after(table, action, readings)
    late = [one for one in tables if len(one.wall) <= 2]
    table = rng.choice(late if late and rng.random() < 0.8 else tables)
    if rng.random() < 0.7:
        table = table._replace(cards=tuple(_hidden(cards, rng) for cards in table.cards))
    return case(table, readings, _claim(rng, table))


def _hidden(cards: ClanCards, rng: Random) -> ClanCards:
    """Most face-down cards become unknown, and sometimes those that were not laid."""
    down = tuple(UNKNOWN if card >= 0 and rng.random() < 0.8 else card for card in cards.down)
    return cards._replace(down=down, aside=cards.aside if rng.random() < 0.5 else ())


def _claim(rng: Random, table: Table) -> Json:
    kind = rng.random()
    if table.wall and (kind < 0.5 or table.step in (Step.LOSE, Step.LAY)):
        return fort_claim(rng, table)
    if kind < 0.75 and Step.REVEAL <= table.step <= Step.DRUHID:
        return {"kind": "forced", "clan": rng.choice(table.setup.clans)}
    return game_claim(rng, table)


def random_cases(rng: Random, number: int) -> Iterator[Json]:
    """As many cases that are accepted."""
    while number:
        made = random_case(rng)
        try:
            read_case(made)
        except BadCase:
            continue
        number -= 1
        yield made
