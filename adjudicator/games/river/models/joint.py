"""Several dams and one pool, as a statement for the solvers.

Each dam is stated as for a claim on that dam alone (``model``). Beside that, no card lies at two dams, and
the elite cards still to come keep, in all, within their copies and their limit. This module never reads the
evaluator or the search.
"""

from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.games.river.models import dam as model
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver.answer import Answer, Outcome, Solution
from solver.program import AtLeast, Program, Term, Var, count

Solve = Callable[[Program], Solution]
_SPARE: Final = "spare "


def ask(
    name: str, solve: Solve, position: Position, dams: Sequence[Dam], readings: Readings, about: str = ""
) -> Answer:
    """Is there a way for the defender to hold all of these dams?"""
    program = Program()
    sides: list[dict[str, Var]] = []
    for dam in dams:
        own = solve(model.attacker_program(dam, readings))
        if own.outcome is not Outcome.FOUND:
            return Answer(name, Outcome.GAVE_UP, about=about)
        least = own.value if dam.first == "defender" else own.value + 1
        side = model.defender_program(position, dam, readings, least)
        sides.append(_join(program, side, dam))
    _one_place_each(program, position, sides)
    _elites(program, position, readings, sides)
    _hints(program, position, dams, sides)
    return Answer(name, solve(program).outcome, about=about)


def _join(program: Program, side: Program, dam: Dam) -> dict[str, Var]:
    """Add the statement of one dam; its variables by their names there."""
    shift = len(program.names)
    program.names += [f"{dam.name}: {name}" for name in side.names]
    for rule in side.rules:
        terms: tuple[Term, ...] = tuple((weight, var + shift) for weight, var in rule.terms)
        program.rules.append(AtLeast(terms, rule.bound, tuple(var + shift for var in rule.when)))
    return {name: place + shift for place, name in enumerate(side.names, 1)}


def _one_place_each(program: Program, position: Position, sides: Sequence[dict[str, Var]]) -> None:
    """A card that nobody has seen yet comes to one dam at most."""
    seen = model.visible(position)
    for colour in model.COLOURS:
        for value in range(model.TOP + 1):
            card = f"{colour}{value}"
            if card not in seen:
                program.at_most(count(side[card] for side in sides if card in side), 1)


def _hints(
    program: Program, position: Position, dams: Sequence[Dam], sides: Sequence[dict[str, Var]]
) -> None:
    """What follows from the rest, said aloud: of no kind of card can more be laid than there are.

    That so many cards do not fit into fewer places is hard to find out by trial.
    """
    seen = model.visible(position)
    unseen = [(colour, value) for colour in model.COLOURS for value in range(model.TOP + 1)]
    unseen = [(colour, value) for colour, value in unseen if f"{colour}{value}" not in seen]
    kinds = [[card for card in unseen if card[0] == colour] for colour in model.COLOURS]
    for value in range(model.TOP + 1):
        kinds.append([card for card in unseen if card[1] == value])
        kinds.append([card for card in unseen if card[1] >= value])
        kinds.append([card for card in unseen if card[1] <= value])
    for kind in kinds:
        laid = [side[f"{c}{v}"] for side in sides for c, v in kind if f"{c}{v}" in side]
        program.at_most(count(laid), len(kind))
    labels = [
        f"{_SPARE}{elite} {copy}" for elite, copies in model.PRINTED.items() for copy in range(1, copies + 1)
    ]
    brought = [side[label] for side in sides for label in labels if label in side]
    wanted = sum(dam.face.slots - len(dam.defender) for dam in dams)
    program.at_least(count(brought), wanted - len(unseen))


def _elites(
    program: Program, position: Position, readings: Readings, sides: Sequence[dict[str, Var]]
) -> None:
    """The same elite cards serve all dams: so many copies of each, so many in all.

    Copies have no names of their own here: at each dam the first label stands for the first one that comes.
    """
    if readings["unplayed-elites"] == "ignored" or position.tactics_played is None:
        return
    shown = [card for dam in position.dams for card in (*dam.attacker, *dam.defender)]
    shown += position.discard
    brought: list[Var] = []
    for elite, copies in model.PRINTED.items():
        here = [
            side[label]
            for side in sides
            for copy in range(1, copies + 1)
            if (label := f"{_SPARE}{elite} {copy}") in side
        ]
        left = copies - shown.count(elite)
        if elite == "wazka" and readings["dragonfly-limit"] == "one-each":
            left = min(left, 1 - position.defenders_wazki)
        program.at_most(count(here), max(0, left))
        brought += here
    attacker, defender = position.tactics_played
    program.at_most(count(brought), max(0, attacker + 1 - defender))
