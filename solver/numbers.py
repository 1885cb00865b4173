"""Whole numbers in a program of true-or-false variables: each is a weighted sum of bits."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from solver.program import Program, Term, Var, count


@dataclass(frozen=True, slots=True)
class Number:
    """A weighted sum of variables and a constant."""

    weights: dict[Var, int] = field(default_factory=dict)
    constant: int = 0

    def __add__(self, other: "Number | int") -> "Number":
        if isinstance(other, int):
            return Number(self.weights, self.constant + other)
        weights = dict(self.weights)
        for var, weight in other.weights.items():
            weights[var] = weights.get(var, 0) + weight
        return Number(weights, self.constant + other.constant)

    def __mul__(self, factor: int) -> "Number":
        return Number({var: weight * factor for var, weight in self.weights.items()}, self.constant * factor)

    def __sub__(self, other: "Number | int") -> "Number":
        return self + (-other if isinstance(other, int) else other * -1)

    @property
    def terms(self) -> tuple[Term, ...]:
        return tuple((weight, var) for var, weight in self.weights.items() if weight)


NOTHING = Number()


def yes(variable: Var) -> Number:
    """1 if the variable is true, otherwise 0."""
    return Number({variable: 1})


def total(numbers: Iterable[Number]) -> Number:
    weights: dict[Var, int] = {}
    constant = 0
    for number in numbers:
        constant += number.constant
        for var, weight in number.weights.items():
            weights[var] = weights.get(var, 0) + weight
    return Number(weights, constant)


@dataclass(slots=True)
class NumberProgram:
    """A program with whole numbers and the relations between them."""

    program: Program = field(default_factory=Program)

    def flag(self, name: str) -> Var:
        return self.program.var(name)

    def number(self, name: str, most: int) -> Number:
        """A new number from 0 to ``most``."""
        weights, left, weight = {}, most, 1
        while left > 0:
            weights[self.flag(f"{name}:{weight}:{left}")] = min(weight, left)
            left -= weight
            weight *= 2
        return Number(weights)

    def at_least(self, number: Number, bound: int | Number, when: Sequence[Var] = ()) -> None:
        difference = number - bound
        self.program.at_least(difference.terms, -difference.constant, when)

    def at_most(self, number: Number, bound: int | Number, when: Sequence[Var] = ()) -> None:
        self.at_least(number * -1, bound * -1, when)

    def equal(self, number: Number, other: int | Number, when: Sequence[Var] = ()) -> None:
        self.at_least(number, other, when)
        self.at_most(number, other, when)

    def either(self, variables: Iterable[Var], when: Sequence[Var] = ()) -> None:
        """At least one of these is true."""
        self.at_least(total(map(yes, variables)), 1, when)

    def opposite(self, name: str, variable: Var) -> Var:
        """True exactly if the other is false."""
        other = self.flag(name)
        self.program.exactly(count((variable, other)), 1)
        return other

    def both(self, name: str, one: Var, other: Var) -> Var:
        """True exactly if both are true."""
        found = self.flag(name)
        self.at_most(yes(found) * 2, yes(one) + yes(other))
        self.at_least(yes(found), 1, (one, other))
        return found
