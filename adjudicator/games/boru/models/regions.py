"""The regions after an upkeep: how many towns everybody has there, and who gets the claim token."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.games.boru.models.choices import TownsModel
from adjudicator.games.boru.table.board import REGION_OF, REGIONS
from adjudicator.games.boru.table.table import FACE_DOWN
from solver.numbers import Number, total, yes
from solver.program import Var


class RegionOutcome(NamedTuple):
    """A region after the upkeep. By seat, where there is a tuple."""

    holders: tuple[Var, ...]
    """Who holds the token."""
    on_board: Var
    """The token lies face up on the board."""


class _Comparison:
    """Sides compared by their towns: every player, and the Vikings last, unless they count for an ally."""

    def __init__(self, model: TownsModel, sides: Sequence[Number]) -> None:
        self.gates = model.gates
        self.sides = sides
        self.players = range(model.table.size)
        self.has_vikings = len(sides) > model.table.size
        self._at_least = {
            (one, other): self.gates.reaches(sides[one] - sides[other], 0)
            for one in range(len(sides))
            for other in self._others(one)
        }

    def _others(self, one: int) -> list[int]:
        return [other for other in range(len(self.sides)) if other != one]

    def leads(self, one: int) -> Var:
        """Nobody has more."""
        return self.gates.all_of(*(self._at_least[one, other] for other in self._others(one)))

    def leads_alone(self, one: int, against: Sequence[int] | None = None) -> Var:
        """Everybody else has less; with ``against``, each of these others."""
        others = self._others(one) if against is None else [other for other in against if other != one]
        return self.gates.all_of(*(self.gates.is_not(self._at_least[other, one]) for other in others))

    def ties(self, one: int, partners: Sequence[int]) -> Var:
        """This player has a town there, nobody has more, and one of these partners has as many."""
        equals = self.gates.any_of(self._at_least[other, one] for other in partners if other != one)
        return self.gates.all_of(self.gates.reaches(self.sides[one], 1), self.leads(one), equals)


def region_outcome(model: TownsModel, region: int) -> RegionOutcome:
    gates = model.gates
    sides = _sides(model, region)
    compared = _Comparison(model, sides)
    token = model.table.tokens[region]
    face_up = gates.reaches(total(sides), REGIONS[region].threshold) if token == FACE_DOWN else gates.yes
    takes = [_takes(model, compared, seat) for seat in compared.players]
    moves = [*takes, _goes_back(model, compared)]
    holders = []
    for seat in compared.players:
        holder = gates.all_of(face_up, takes[seat])
        if token == seat:
            overtaken = model.readings["token-overtaken-tied"] == "returns"
            stays = compared.leads(seat) if overtaken else gates.yes
            holder = gates.any_of((holder, gates.all_of(stays, *map(gates.is_not, moves))))
        holders.append(holder)
    on_board = gates.all_of(face_up, *map(gates.is_not, holders))
    return RegionOutcome(tuple(holders), on_board)


def _takes(model: TownsModel, compared: _Comparison, seat: int) -> Var:
    """The player has the most towns alone. In one reading a tie with the Vikings is no tie."""
    if model.readings["token-vikings-tied"] == "player-takes":
        return model.gates.all_of(compared.leads(seat), compared.leads_alone(seat, compared.players))
    return compared.leads_alone(seat)


def _goes_back(model: TownsModel, compared: _Comparison) -> Var:
    """The Vikings have the most towns, alone; in one reading, alone or with others."""
    if not compared.has_vikings:
        return model.gates.no
    vikings = len(compared.sides) - 1
    if model.readings["token-vikings-tied"] == "returns":
        some = model.gates.reaches(compared.sides[vikings], 1)
        return model.gates.all_of(some, compared.leads(vikings))
    return compared.leads_alone(vikings)


def half_points(model: TownsModel, region: int) -> tuple[Var, ...]:
    """By seat: who gets half of the points if the token lies on the board."""
    sides = _sides(model, region, doubled=model.readings["half-points-monasteries"] == "double")
    reading = model.readings["half-points"]
    if reading == "vikings-ignored":
        sides = sides[: model.table.size]
    compared = _Comparison(model, sides)
    partners = compared.players if reading == "vikings-block" else range(len(sides))
    return tuple(compared.ties(seat, partners) for seat in compared.players)


def _sides(model: TownsModel, region: int, doubled: bool = True) -> list[Number]:
    """Every player's towns there, and the Vikings' last, unless these count for their ally."""
    found = [_strength(model, region, seat, doubled) for seat in range(model.table.size)]
    vikings = vikings_in(model, region, doubled)
    if model.pact == "military":
        found[model.ally] += vikings
        return found
    return [*found, vikings]


def _strength(model: TownsModel, region: int, seat: int, doubled: bool) -> Number:
    """A player's towns after the church step; ``doubled``: a town with a monastery counts twice."""
    found = []
    for town in towns_of(model, region, seat):
        found.append(model.left(seat, town) * _worth(model, town, doubled))
        if doubled and (seat, town) in model.built:
            found.append(yes(model.built[seat, town]))
    return total(found)


def towns_of(model: TownsModel, region: int, seat: int) -> list[int]:
    """The towns of a region that the player has or may get."""
    return [town for town in model.owned[seat] if REGION_OF[town] == region]


def vikings_in(model: TownsModel, region: int, doubled: bool = True) -> Number:
    """The Vikings' towns in a region; ``doubled``: a town with a monastery counts twice."""
    covered = {town: at for town, at in model.under_token.items() if REGION_OF[town] == region}
    lost = [(town, var) for (_, town), var in model.lost.items() if REGION_OF[town] == region]
    return total(yes(var) * _worth(model, town, doubled) for town, var in lost) + total(
        at * _worth(model, town, doubled) for town, at in covered.items()
    )


def _worth(model: TownsModel, town: int, doubled: bool) -> int:
    return 2 if doubled and model.table.monasteries >> town & 1 else 1
