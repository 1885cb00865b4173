"""An upkeep as a program for the solvers, written from the rulebook alone.

It uses neither the evaluator nor the search. ``rest_of_upkeep`` says which choices are left, ``choices``
makes variables of them, ``line`` binds the claimer to what was stated, and ``regions`` says what everybody
then has. Here are the questions, one program for each side of the Princess that may be chosen.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.games.boru.models.choices import TownsModel, UpkeepModel
from adjudicator.games.boru.models.line import follow_line
from adjudicator.games.boru.models.regions import half_points, region_outcome, towns_of, vikings_in
from adjudicator.games.boru.models.rest_of_upkeep import PRINCESS_SIDES, princess_chooser, rest_of_upkeep
from adjudicator.games.boru.table.board import REGION_POINTS, REGIONS
from adjudicator.games.boru.table.cards import PRINCESS
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.games.boru.table.upkeep_choices import ChoiceEntry
from adjudicator.readings import Readings
from solver.numbers import Number, total, yes
from solver.program import Program, Var

POINT: Final = 100
TOKEN: Final = 10
CARD: Final = 1
"""Weights in a rank: points, then claim tokens, then marriage cards. Each outweighs all that follow."""


def princess_sides(table: Table) -> tuple[str, ...]:
    """The sides of the Princess that may be chosen; one empty side if there is no such choice."""
    return PRINCESS_SIDES if princess_chooser(table) != NOBODY else ("",)


def upkeep_model(
    table: Table, readings: Readings, side: str, claimer: int, line: Sequence[ChoiceEntry] = ()
) -> UpkeepModel | None:
    """The rest of the upkeep with this side of the Princess; None if the claimer's line chooses another."""
    chooses = princess_chooser(table)
    if side and chooses == claimer:
        first = next(
            (one.choice for one in line if one.choice.kind == "princess" and not one.conditions), None
        )
        if first is not None and first.side != side:
            return None
    pact = side if side in ("military", "trade") else table.pact
    ally = chooses if side in ("military", "trade") else _ally(table)
    rest = rest_of_upkeep(table, side)
    model = UpkeepModel(table, readings, pact if ally != NOBODY else "", ally, side, rest=rest)
    follow_line(model, line, claimer)
    return model


def _ally(table: Table) -> int:
    return next((seat for seat, player in enumerate(table.players) if PRINCESS in player.brides), NOBODY)


def region_program(model: TownsModel, region: int, seat: int, wanted: bool) -> Program:
    """Solutions: upkeeps after which the player holds the region; with ``wanted`` false, does not hold it."""
    gates = model.gates
    gates.equal(region_outcome(model, region).holders[seat], gates.yes if wanted else gates.no)
    return gates.program


def game_program(model: TownsModel, seat: int, sole: bool, wanted: bool) -> Program:
    """Solutions: last upkeeps after which the player wins; with ``wanted`` false, does not win."""
    gates = model.gates
    ranks = _ranks(model)
    margin = 1 if sole else 0
    others = [rank for other, rank in enumerate(ranks) if other != seat]
    if wanted:
        for other in others:
            gates.numbers.at_least(ranks[seat] - other, margin)
    else:
        gates.numbers.either([gates.reaches(other - ranks[seat], 1 - margin) for other in others])
    return gates.program


def _ranks(model: TownsModel) -> list[Number]:
    """A number for each seat: who has the highest wins (points, then tokens, then marriage cards)."""
    gates = model.gates
    outcomes = [region_outcome(model, region) for region in range(len(REGIONS))]
    halves = [half_points(model, region) for region in range(len(REGIONS))]
    found = []
    for seat in range(model.table.size):
        parts = [model.points[seat] * POINT + model.cards[seat] * CARD]
        for region, (holders, on_board), tied in zip(REGIONS, outcomes, halves, strict=True):
            half = gates.all_of(on_board, tied[seat])
            parts.append(yes(holders[seat]) * (POINT * region.points + TOKEN))
            parts.append(yes(half) * (POINT * (region.points // 2)))
        here = total(yes(_is_present(model, region, seat)) for region in range(len(REGIONS)))
        for number in range(1, len(REGIONS) + 1):
            more = REGION_POINTS[number] - REGION_POINTS[number - 1]
            if more:
                parts.append(yes(gates.reaches(here, number)) * (POINT * more))
        found.append(total(parts))
    return found


def _is_present(model: TownsModel, region: int, seat: int) -> Var:
    """Does the player count this region as one where they have a town?"""
    towns = [model.left(seat, town) for town in towns_of(model, region, seat)]
    if model.pact == "trade" and model.ally == seat:
        towns.append(vikings_in(model, region))
    return model.gates.reaches(total(towns), 1)
