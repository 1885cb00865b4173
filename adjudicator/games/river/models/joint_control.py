"""Holding several dams at once as a program for the solvers, for the claim ``joint-control``.

Each dam is stated as for a claim on that dam alone (module ``dam``). In addition, no card lies at two dams,
and the elite cards of all dams together stay within their copies and their limit. This module never imports
``rules`` or ``search``.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.games.river.models.dam import (
    COLOURS,
    COPIES,
    HIGHEST_VALUE,
    defender_program,
    least_to_keep,
    visible_cards,
)
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver.answer import Answer, Outcome, Solve
from solver.program import AtLeast, Program, Term, Var, count

_SPARE: Final = "spare "


def ask_solver(
    name: str, solve: Solve, position: Position, dams: Sequence[Dam], readings: Readings, about: str = ""
) -> Answer:
    """Can the defender hold all of these dams?"""
    found = [least_to_keep(dam, readings) for dam in dams]
    leasts = [least for least in found if least is not None]
    if len(leasts) < len(found):
        return Answer(name, Outcome.GAVE_UP, about=about)
    return Answer(name, solve(joint_program(position, dams, readings, leasts)).outcome, about=about)


def joint_program(
    position: Position, dams: Sequence[Dam], readings: Readings, leasts: Sequence[int]
) -> Program:
    """The defender holds all of these dams, each with this strength or more."""
    program = Program()
    sides: list[dict[str, Var]] = []
    for dam, least in zip(dams, leasts, strict=True):
        sides.append(_add_dam(program, defender_program(position, dam, readings, least), dam))
    _one_place_each(program, position, sides)
    _share_elites(program, position, readings, sides)
    _add_hints(program, position, dams, sides)
    return program


def _add_dam(program: Program, side: Program, dam: Dam) -> dict[str, Var]:
    """Add the program of one dam. Returns its variables in the joint program, by their names at that dam."""
    shift = len(program.names)
    program.said += [(start + len(program.rules), rule, how) for start, rule, how in side.said]
    program.names += [f"{dam.name}: {name}" for name in side.names]
    for rule in side.rules:
        terms: tuple[Term, ...] = tuple((weight, var + shift) for weight, var in rule.terms)
        program.rules.append(AtLeast(terms, rule.bound, tuple(var + shift for var in rule.when)))
    return {name: place + shift for place, name in enumerate(side.names, 1)}


def _one_place_each(program: Program, position: Position, sides: Sequence[dict[str, Var]]) -> None:
    """An unseen card is laid at one dam at most."""
    program.says("river.joint.shared-pool", "an unseen card is laid at one dam at most")
    seen = visible_cards(position)
    for colour in COLOURS:
        for value in range(HIGHEST_VALUE + 1):
            card = f"{colour}{value}"
            if card not in seen:
                program.at_most(count(side[card] for side in sides if card in side), 1)


def _add_hints(
    program: Program, position: Position, dams: Sequence[Dam], sides: Sequence[dict[str, Var]]
) -> None:
    """Add redundant rules: no more cards of a colour or a range of values are laid than there are.

    They follow from the others, but a solver would need a long search to find that too many cards are wanted.
    """
    program.says("river.joint.shared-pool", "no more cards of a kind are laid than there are")
    seen = visible_cards(position)
    unseen = [(colour, value) for colour in COLOURS for value in range(HIGHEST_VALUE + 1)]
    unseen = [(colour, value) for colour, value in unseen if f"{colour}{value}" not in seen]
    kinds = [[card for card in unseen if card[0] == colour] for colour in COLOURS]
    for value in range(HIGHEST_VALUE + 1):
        kinds.append([card for card in unseen if card[1] == value])
        kinds.append([card for card in unseen if card[1] >= value])
        kinds.append([card for card in unseen if card[1] <= value])
    for kind in kinds:
        laid = [side[f"{c}{v}"] for side in sides for c, v in kind if f"{c}{v}" in side]
        program.at_most(count(laid), len(kind))
    labels = [f"{_SPARE}{elite} {copy}" for elite, copies in COPIES.items() for copy in range(1, copies + 1)]
    brought = [side[label] for side in sides for label in labels if label in side]
    wanted = sum(dam.face.slots - len(dam.defender) for dam in dams)
    program.at_least(count(brought), wanted - len(unseen))


def _share_elites(
    program: Program, position: Position, readings: Readings, sides: Sequence[dict[str, Var]]
) -> None:
    """All dams share the elite cards: a limit for the copies of each card and one for all cards together.

    A label does not name a particular copy: at each dam the first label stands for the first copy that comes.
    """
    if readings["unplayed-elites"] == "ignored" or position.tactics_played is None:
        return
    program.says("river.elite.unplayed", "all dams share the elite units")
    visible = [card for dam in position.dams for card in (*dam.attacker, *dam.defender)]
    visible += position.discard
    brought: list[Var] = []
    for elite, copies in COPIES.items():
        here = [
            side[label]
            for side in sides
            for copy in range(1, copies + 1)
            if (label := f"{_SPARE}{elite} {copy}") in side
        ]
        left = copies - visible.count(elite)
        if elite == "wazka" and readings["dragonfly-limit"] == "one-each":
            left = min(left, 1 - position.defenders_wazki)
        program.at_most(count(here), max(0, left))
        brought += here
    attacker, defender = position.tactics_played
    program.at_most(count(brought), max(0, attacker + 1 - defender))
