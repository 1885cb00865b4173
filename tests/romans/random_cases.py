"""Random cases for the tests: every kind of claim, at tables of random games."""

import random
from typing import Any

from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.table.actions import write
from adjudicator.games.romans.table.cards import WARRIORS
from adjudicator.games.romans.table.facts import facts
from adjudicator.games.romans.table.forts import WALL
from adjudicator.games.romans.table.table import Step, Table
from tests.romans.lines import random_line
from tests.romans.readings import DEFAULTS

Json = dict[str, Any]


def case(table: Table, readings: dict[str, str], claim: Json) -> Json:
    changed = {name: option for name, option in readings.items() if DEFAULTS[name] != option}
    return {"game": "romans", "position": facts(table), "claim": claim, "readings": changed}


def line_json(rng: random.Random, table: Table, seat: int) -> list[Json]:
    """A random line as JSON. A neutral clan chooses nothing."""
    if table.setup.neutral[seat]:
        return []
    return [
        {"do": write(entry.action)}
        | ({} if entry.round is None else {"round": entry.round})
        | ({"when": {clan: WARRIORS[card] for clan, card in entry.when}} if entry.when else {})
        for entry in random_line(rng, table, seat)
    ]


def fort_claim(rng: random.Random, table: Table) -> Json:
    seat = rng.randrange(len(table.cards))
    place = rng.randint(WALL + 1 - len(table.wall), WALL)
    claim: Json = {"kind": "fort", "clan": table.setup.clans[seat], "fort": place}
    return (
        {**claim, "how": "possible"} if rng.random() < 0.5 else {**claim, "line": line_json(rng, table, seat)}
    )


def game_claim(rng: random.Random, table: Table) -> Json:
    seat = rng.randrange(len(table.cards))
    claim: Json = {"kind": "game", "clan": table.setup.clans[seat], "sole": rng.random() < 0.3}
    return (
        {**claim, "how": "possible"} if rng.random() < 0.5 else {**claim, "line": line_json(rng, table, seat)}
    )


def random_claim(rng: random.Random, table: Table) -> Json:
    """Any claim that may be made at this table."""
    kinds = ["game", "legal"]
    if table.wall:
        kinds += ["fort", "fort"]
    if Step.REVEAL <= table.step <= Step.DRUHID:
        kinds.append("forced")
    if is_choice(table) or all(cards.now >= 0 or cards.down[:1] > (-1,) for cards in table.cards):
        kinds.append("round")
    kind = rng.choice(kinds)
    if kind == "fort":
        return fort_claim(rng, table)
    if kind == "game":
        return game_claim(rng, table)
    if kind == "forced":
        return {"kind": "forced", "clan": rng.choice(table.setup.clans)}
    return {"kind": kind}
