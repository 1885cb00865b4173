"""True testimony about a game that was played, counted from its record only."""

from collections.abc import Sequence
from random import Random
from typing import Any

from adjudicator.games.river.table.actions import (
    Action,
    Claim,
    Draw,
    Place,
    Rekrutacja,
    Retreat,
    Skip,
    Transfer,
    Zdrada,
)
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.table import Table

Testimony = dict[str, Any]
SIDES = ("attacker", "defender")


def true_testimonies(tables: Sequence[Table], actions: Sequence[Action], at: int) -> list[Testimony]:
    """All testimony that is true about the game up to the table after ``at`` actions."""
    table, before = tables[at], list(zip(tables[:at], actions[:at], tables[1 : at + 1], strict=True))
    retreats = {_turn(then, action) for then, action, _ in before if isinstance(action, Retreat)}
    testimony: list[Testimony] = [
        {"says": "turns", "count": table.number},
        {"says": "turns", "side": "attacker", "count": (table.number + 1) // 2},
        {"says": "turns", "side": "defender", "count": table.number // 2},
        {"says": "logs-thrown", "count": 3 - table.logs},
        {"says": "retreats", "count": len(retreats)},
        {"says": "dams-taken", "count": sum(isinstance(action, Claim) for _, action, _ in before)},
        {"says": "cancelled", "count": sum(_cancels(*step) for step in before)},
    ]
    for side, name in enumerate(SIDES):
        mine = [(then, action) for then, action, _ in before if action.side == name]
        skips = sum(isinstance(action, Skip) and _to_play(then, action) for then, action in mine)
        draws = [action for _, action in mine if isinstance(action, Draw)]
        played = [action.card for _, action in mine if isinstance(action, Place | Rekrutacja)]
        testimony.append({"says": "skips", "side": name, "count": skips})
        testimony.append({"says": "hand-size", "side": name, "count": len(table.hands[side])})
        if table.uses_tactics:
            drawn = sum(draw.from_tactics for draw in draws)
            testimony.append({"says": "tactics-drawn", "side": name, "count": drawn})
            testimony.append({"says": "tactics-played", "side": name, "count": table.tactics_played[side]})
        testimony += [{"says": "holds", "side": name, "card": card} for card in table.hands[side]]
        taken = [*tables[0].hands[side], *(draw.card for draw in draws)]
        testimony += [{"says": "drew", "side": name, "card": card} for card in taken]
        testimony += [{"says": "played", "side": name, "card": card} for card in played]
    gone = {card for one in tables[: at + 1] for card in one.discard}
    return testimony + [{"says": "discarded", "card": card} for card in sorted(gone)]


def some_testimonies(rng: Random, testimony: list[Testimony], most: int) -> list[Testimony]:
    return [{"who": "Ania", **one} for one in rng.sample(testimony, min(most, len(testimony)))]


def _turn(then: Table, action: Action) -> int:
    """The turn of an action. Acting after the opponent's finished turn begins the next turn."""
    return then.number + (then.turn != action.side)


def _to_play(then: Table, action: Action) -> bool:
    return then.phase in ("prepare", "play") or then.turn != action.side


def _cancels(then: Table, action: Action, after: Table) -> bool:
    """Were two more cards discarded than the action itself discards, so a duck and a beaver?"""
    grown = len(after.discard) - len(then.discard)
    match action:
        case Place(_, card, _):
            return card in BIT and grown == 2
        case Rekrutacja():
            return grown == 1
        case Zdrada() | Transfer(_, _, int()):
            return grown == 2
        case _:
            return False
