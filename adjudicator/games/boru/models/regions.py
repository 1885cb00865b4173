"""The regions after an upkeep: how many towns everybody has there, and who gets the claim token."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.games.boru.models.choices import UpkeepModel
from adjudicator.games.boru.table.board import REGION_OF, REGIONS, places
from adjudicator.games.boru.table.table import FACE_DOWN
from solver.numbers import Number, total, yes
from solver.program import Var


class RegionOutcome(NamedTuple):
    """A region after the upkeep. By seat, where there is a tuple."""

    holders: tuple[Var, ...]
    """Who holds the token."""
    on_board: Var
    """The token lies face up on the board."""
    leaders: tuple[Var, ...]
    """Who has the most towns, perhaps with others."""


def region_outcome(model: UpkeepModel, region: int) -> RegionOutcome:
    gates = model.gates
    sides = _sides(model, region)
    at_least = {
        (one, other): gates.reaches(sides[one] - sides[other], 0)
        for one in range(len(sides))
        for other in _others(one, sides)
    }
    leaders = [
        gates.all_of(*(at_least[one, other] for other in _others(one, sides))) for one in range(len(sides))
    ]
    alone = [
        gates.all_of(*(gates.is_not(at_least[other, one]) for other in _others(one, sides)))
        for one in range(len(sides))
    ]
    token = model.table.tokens[region]
    face_up = gates.reaches(total(sides), REGIONS[region].threshold) if token == FACE_DOWN else gates.yes
    holders = []
    for seat in range(model.table.size):
        holder = gates.all_of(face_up, alone[seat])
        if token == seat:
            stays = leaders[seat] if model.readings["token-overtaken-tied"] == "returns" else gates.yes
            holder = gates.any_of((holder, gates.all_of(stays, gates.is_not(gates.any_of(alone)))))
        holders.append(holder)
    on_board = gates.all_of(face_up, *map(gates.is_not, holders))
    return RegionOutcome(tuple(holders), on_board, tuple(leaders[: model.table.size]))


def _others(one: int, sides: Sequence[Number]) -> list[int]:
    return [other for other in range(len(sides)) if other != one]


def _sides(model: UpkeepModel, region: int) -> list[Number]:
    """Every player's towns there, and the Vikings' last, unless these count for their ally."""
    found = [_strength(model, region, seat) for seat in range(model.table.size)]
    vikings = vikings_in(model, region)
    if model.pact == "military":
        found[model.ally] += vikings
        return found
    return [*found, vikings]


def _strength(model: UpkeepModel, region: int, seat: int) -> Number:
    """A player's towns in a region after the church step. A town with a monastery counts twice."""
    found = []
    for town in towns_of(model, region, seat):
        found.append(model.left(seat, town) * _worth(model, town))
        if (seat, town) in model.built:
            found.append(yes(model.built[seat, town]))
    return total(found)


def towns_of(model: UpkeepModel, region: int, seat: int) -> list[int]:
    """The towns of a region that the player has or may get."""
    return [town for town in model.owned[seat] if REGION_OF[town] == region]


def vikings_in(model: UpkeepModel, region: int) -> Number:
    """The Vikings' towns in a region. A town with a monastery counts twice."""
    covered = sum(_worth(model, town) for town in places(model.table.covered & REGIONS[region].towns))
    lost = [(town, var) for (_, town), var in model.lost.items() if REGION_OF[town] == region]
    return total(yes(var) * _worth(model, town) for town, var in lost) + covered


def _worth(model: UpkeepModel, town: int) -> int:
    return 2 if model.table.monasteries >> town & 1 else 1
