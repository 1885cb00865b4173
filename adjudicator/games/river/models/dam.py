"""Control of one dam as a program for the solvers, written from the rulebook alone.

This module never imports ``rules`` or ``search``. For one dam it states which cards may stand on a side, what
elite cards may count as, which cards make each formation, and how strong a side is. The solvers then look for
the strongest side. What it must beat is a full side, see ``full_side``.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from adjudicator.games.river.models.full_side import ELITE_VALUES, FORMATION_WEIGHT, strength_of_full_side
from adjudicator.games.river.table.dams import Requirement
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver.answer import Answer, Outcome, Solve
from solver.program import Program, Term, Var, count

COLOURS: Final = ("R", "G", "B", "Y", "P")
HIGHEST_VALUE: Final = 11
COPIES: Final = {"perkoz": 1, "wazka": 2, "labedz": 1}
RETURNED_ELITES: Final = {
    f"returned {name} {copy}": name for name, copies in COPIES.items() for copy in range(1, copies + 1)
}
"""Names of the variables for visible elite cards that are taken as unseen, in canonical order."""


def ask_solver(
    name: str, solve: Solve, position: Position, dam: Dam, readings: Readings, strongest: bool = True
) -> Answer:
    """Is there a side with which the defender keeps the dam? With ``strongest``: also the best strength."""
    least = least_to_keep(dam, readings)
    if least is None:
        return Answer(name, Outcome.GAVE_UP)
    program = defender_program(position, dam, readings, least)
    if not strongest:
        program.goal = ()
    found = solve(program)
    value = found.value if strongest and found.outcome is Outcome.FOUND else None
    return Answer(name, found.outcome, value)


def least_to_keep(dam: Dam, readings: Readings) -> int | None:
    """The least strength with which the defender keeps the dam; None if the attacker's side is not full."""
    attacker = strength_of_full_side(dam.face, dam.attacker, readings["legion-on-icon-dams"])
    if attacker is None:
        return None
    return attacker if dam.first == "defender" else attacker + 1


def visible_cards(position: Position) -> frozenset[str]:
    """Every card at a dam or in the discard."""
    at_dams = [card for dam in position.dams for card in (*dam.attacker, *dam.defender)]
    return frozenset((*at_dams, *position.discard))


def defender_program(
    position: Position,
    dam: Dam,
    readings: Readings,
    least: int,
    facts: frozenset[str] | None = None,
    returned: Sequence[str] = (),
) -> Program:
    """The defender's side with a strength of ``least`` or more. ``facts``: the cards that count as visible.

    ``returned`` are visible elite cards that are taken as unseen. The defender might bring them like unplayed
    ones, within the same limits. Those limits still follow from the cards on the table: a Ważka that the
    defender has laid keeps counting (reading dragonfly-limit).
    """
    seen = {*(visible_cards(position) if facts is None else facts), *dam.attacker, *dam.defender}
    deck = (f"{colour}{value}" for colour in COLOURS for value in range(HIGHEST_VALUE + 1))
    open_cards = [card for card in deck if card not in seen]
    if readings["duck-beaver-in-proof"] == "excluded":
        open_cards = [card for card in open_cards if not _would_cancel(card, dam)]
    spare, limit = _spare_elites(position, readings, returned)
    side = SideProgram(dam, readings, dam.defender, open_cards, spare, limit)
    side.program.says("river.control.proof", "the side is strong enough to keep the dam")
    side.program.at_least(side.program.goal, least)
    side.add_hints(least)
    return side.program


def _would_cancel(card: str, dam: Dam) -> bool:
    """Would this card be a duck or beaver facing its counterpart of the same colour?"""
    counterpart = {"0": "11", "11": "0"}.get(card[1:])
    return counterpart is not None and card[0] + counterpart in dam.attacker


def _spare_elites(
    position: Position, readings: Readings, returned: Sequence[str]
) -> tuple[tuple[tuple[str, str], ...], int]:
    """The elite cards that the defender might still bring, as (label, name), and how many of them at most.

    Unseen copies come before returned ones.
    """
    if readings["unplayed-elites"] == "ignored" or position.tactics_played is None:
        return (), 0
    visible = [card for dam in position.dams for card in (*dam.attacker, *dam.defender)]
    visible += position.discard
    unplayed = {name: copies - visible.count(name) for name, copies in COPIES.items()}
    most = dict(COPIES)
    if readings["dragonfly-limit"] == "one-each":
        most["wazka"] = max(0, 1 - position.defenders_wazki)
    spare: list[tuple[str, str]] = []
    for name, copies in unplayed.items():
        labels = [f"spare {name} {copy + 1}" for copy in range(copies)]
        labels += [f"returned {name} {copy + 1}" for copy in range(returned.count(name))]
        spare += [(label, name) for label in labels[: most[name]]]
    attacker, defender = position.tactics_played
    return tuple(spare), max(0, attacker + 1 - defender)


class SideProgram:
    """One side of a dam: which cards stand there, what each formation takes, and the strength as the goal."""

    def __init__(
        self,
        dam: Dam,
        readings: Readings,
        cards: Sequence[str],
        open_cards: Sequence[str],
        spare: Sequence[tuple[str, str]],
        spare_limit: int,
    ) -> None:
        self.slots = dam.face.slots
        self.lowest = dam.face.requirement is Requirement.LOWEST_SUM
        self.grades: list[Var] = []
        self.sums: dict[Var, int] = {}
        """The sum for each choice that fixes it: a run, or one value for all cards."""
        self.program = Program()
        self.by_value: dict[int, list[Var]] = {value: [] for value in range(HIGHEST_VALUE + 1)}
        self.by_colour: dict[str, list[Var]] = {colour: [] for colour in COLOURS}
        self.laid: dict[str, Var] = {}
        self.program.says("river.place.fixed", "the cards that lie there stay")
        for card in cards:
            if card not in ELITE_VALUES:
                self.program.at_least(count([self._add_battle_card(card)]), 1)
        for card in open_cards:
            self._add_battle_card(card)
        brought = [
            self._add_elite(f"own{i} {card}", card) for i, card in enumerate(cards) if card in ELITE_VALUES
        ]
        self.program.says("river.place.fixed", "the elite units that lie there stay")
        for present in brought:
            self.program.at_least(count([present]), 1)
        extra = [self._add_elite(label, name) for label, name in spare]
        self.program.says("river.elite.unplayed", "elite units that may still come, and how many")
        self.program.at_most(count(extra), spare_limit)
        for i, ((_, first), (_, second)) in enumerate(pairwise(spare)):
            if first == second:  # the second copy of a card comes only with the first
                self.program.at_least(((1, extra[i]), (-1, extra[i + 1])), 0)
        everything = [*self.laid.values(), *brought, *extra]
        self.program.says("river.dam.slots", "as many cards as the dam has slots")
        self.program.exactly(count(everything), self.slots)
        self._formations(dam.face.requirement, readings["legion-on-icon-dams"])

    def _add_battle_card(self, card: str) -> Var:
        var = self.laid[card] = self.program.var(card)
        self.by_value[int(card[1:])].append(var)
        self.by_colour[card[0]].append(var)
        return var

    def _add_elite(self, label: str, name: str) -> Var:
        """A variable for the card being there. If it is, it counts as exactly one value and one colour."""
        self.program.says(f"river.elite.{name}", "it counts as one value and one colour")
        present = self.program.var(label)
        values = []
        for value in ELITE_VALUES[name]:
            values.append(self.program.var(f"{label} is {value}"))
            self.by_value[value].append(values[-1])
        colours = []
        for colour in COLOURS:
            colours.append(self.program.var(f"{label} is {colour}"))
            self.by_colour[colour].append(colours[-1])
        for choice in (values, colours):
            self.program.exactly((*count(choice), (-1, present)), 0)
        return present

    def _one_colour(self) -> Var:
        """True only if every card has the same colour."""
        self.program.says("river.formations.bractwo", "every card has this colour")
        choices = []
        for colour in COLOURS:
            only = self.program.var(f"all {colour}")
            self.program.at_least(count(self.by_colour[colour]), self.slots, when=[only])
            choices.append(only)
        return self._any_of("one colour", choices)

    def _run(self) -> Var:
        """True only if the cards form a run: neighbouring values, each once."""
        self.program.says("river.formations.run", "a card of each of these values")
        choices = []
        for low in range(HIGHEST_VALUE + 2 - self.slots):
            run = self.program.var(f"run from {low}")
            for value in range(low, low + self.slots):
                self.program.at_least(count(self.by_value[value]), 1, when=[run])
            self.sums[run] = sum(range(low, low + self.slots))
            choices.append(run)
        return self._any_of("run", choices)

    def _one_value(self) -> Var:
        """True only if every card has the same value."""
        self.program.says("river.formations.kompania", "every card has this value")
        choices = []
        for value in range(HIGHEST_VALUE + 1):
            only = self.program.var(f"all {value}")
            self.program.at_least(count(self.by_value[value]), self.slots, when=[only])
            self.sums[only] = value * self.slots
            choices.append(only)
        return self._any_of("one value", choices)

    def _no_run(self) -> Var:
        """True only if the cards do not form a run: each possible run lacks a value."""
        self.program.says("river.formations.legion", "a value of each run is lacking")
        claim = self.program.var("no run")
        missing = {value: self.program.var(f"no {value}") for value in range(HIGHEST_VALUE + 1)}
        for value, absent in missing.items():
            self.program.at_most(count(self.by_value[value]), 0, when=[absent])
        for low in range(HIGHEST_VALUE + 2 - self.slots):
            gaps = [missing[value] for value in range(low, low + self.slots)]
            self.program.at_least(count(gaps), 1, when=[claim])
        return claim

    def _many_colours(self) -> Var:
        """True only if the cards have at least two colours."""
        self.program.says("river.formations.legion", "no colour has all cards")
        claim = self.program.var("many colours")
        for colour in COLOURS:
            self.program.at_most(count(self.by_colour[colour]), self.slots - 1, when=[claim])
        return claim

    def _any_of(self, name: str, choices: Sequence[Var]) -> Var:
        claim = self.program.var(name)
        self.program.at_least(count(choices), 1, when=[claim])
        return claim

    def _grade(self, name: str, *needs: Var) -> Var:
        grade = self.program.var(name)
        self.program.says(f"river.formations.{name}", "what the formation takes")
        for need in needs:
            self.program.at_least(count([need]), 1, when=[grade])
        return grade

    def _formations(self, requirement: Requirement, legion_reading: str) -> None:
        """One grade per formation, weakest first. At most one counts. The goal is the grade, then the sum."""
        grades: list[Var] = []
        if requirement is Requirement.NONE:
            colour, run = self._one_colour(), self._run()
            grades = [
                self._grade("banda", run),
                self._grade("bractwo", colour),
                self._grade("kompania", self._one_value()),
                self._grade("legion", colour, run),
            ]
        elif requirement is Requirement.KOMPANIA:
            grades = [self._grade("kompania", self._one_value())]
        elif requirement is Requirement.BRACTWO:
            colour = self._one_colour()
            if legion_reading == "excluded":
                grades = [self._grade("bractwo", colour, self._no_run())]
            else:
                grades = [self._grade("bractwo", colour)]
            if legion_reading == "outranks":
                grades.append(self._grade("legion", colour, self._run()))
        elif requirement is Requirement.BANDA:
            run = self._run()
            if legion_reading == "excluded":
                grades = [self._grade("banda", run, self._many_colours())]
            else:
                grades = [self._grade("banda", run)]
            if legion_reading == "outranks":
                grades.append(self._grade("legion", run, self._one_colour()))
        self.program.says("river.formations.order", "only the best formation counts")
        self.program.at_most(count(grades), 1)
        self.grades = grades
        sign = -1 if self.lowest else 1
        points: list[Term] = [
            (sign * value, var) for value, cards in self.by_value.items() for var in cards if value
        ]
        steps = [(FORMATION_WEIGHT * (height + 1), grade) for height, grade in enumerate(grades)]
        self.program.goal = (*points, *steps)

    def add_hints(self, least: int) -> None:
        """Add redundant rules that follow from the others and save the solvers a search.

        With the formation of ``least``, the sum must reach the points of ``least``. A run, or one value for
        all cards, fixes the sum, so choices below these points are out. And even if the k - 1 best cards
        stand there, the k-th best must reach a certain value: so at least k cards must reach it.
        """
        level = 0 if self.lowest else least // FORMATION_WEIGHT
        points = least - FORMATION_WEIGHT * level
        if level:
            grade = self.grades[level - 1]
        else:
            grade = self.program.var("no formation")
            self.program.says("river.formations.order", "the side has a formation, or none")
            self.program.at_least(count([*self.grades, grade]), 1)
        self.program.says("river.tie.sum", "a run or one value that adds up to too little")
        for choice, total in self.sums.items():
            if total < points:
                self.program.at_most(count([grade, choice]), 1)
        sign = -1 if self.lowest else 1
        best = sorted(
            (value for value, cards in self.by_value.items() for _ in cards), reverse=not self.lowest
        )[: self.slots]
        self.program.says("river.tie.sum", "so many cards must have at least this value")
        for place in range(len(best)):
            share = points - sign * sum(best[:place])
            wanted = -(-share // (self.slots - place))
            reach = [var for value, cards in self.by_value.items() for var in cards if sign * value >= wanted]
            self.program.at_least(count(reach), place + 1, when=[grade])
