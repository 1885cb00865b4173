"""The language of all questions to the solvers: true-or-false variables and weighted counts.

A program has variables, weighted counts that must reach a bound (always, or only when some variables are
true), and a goal to maximise. It knows no game. Each engine translates it on its own.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

Var = int
"""A variable, numbered from 1."""
Term = tuple[int, Var]
"""A weight and a variable."""


@dataclass(frozen=True, slots=True)
class AtLeast:
    """If all of ``when`` are true, then the weights of the true variables add up to ``bound`` or more."""

    terms: tuple[Term, ...]
    bound: int
    when: tuple[Var, ...] = ()


@dataclass(slots=True)
class Program:
    names: list[str] = field(default_factory=list)
    rules: list[AtLeast] = field(default_factory=list)
    goal: tuple[Term, ...] = ()
    """What to maximise; empty if any solution will do."""
    said: list[tuple[int, str, str]] = field(default_factory=list)
    """Where a group of rules begins, the rule of the game that it states, and how it was made of the case."""

    def var(self, name: str) -> Var:
        self.names.append(name)
        return len(self.names)

    def says(self, rule: str, how: str) -> None:
        """What the rules that follow state: a rule of the game, and how they are made of the case."""
        self.said.append((len(self.rules), rule, how))

    def labels(self) -> Iterator[tuple[str, str]]:
        """For each rule, in order: the rule of the game that it states, and how it was made."""
        begins = [*self.said, (len(self.rules), "", "")]
        yield from [("", "")] * begins[0][0]
        for (start, rule, how), (end, _, _) in pairwise(begins):
            yield from [(rule, how)] * (end - start)

    def at_least(self, terms: Iterable[Term], bound: int, when: Sequence[Var] = ()) -> None:
        self.rules.append(AtLeast(tuple(terms), bound, tuple(when)))

    def at_most(self, terms: Iterable[Term], bound: int, when: Sequence[Var] = ()) -> None:
        self.at_least(((-weight, var) for weight, var in terms), -bound, when)

    def holds(self, true: Collection[str]) -> bool:
        """Is every rule kept if exactly these variables are true?"""
        values = [name in true for name in self.names]
        return all(
            sum(weight for weight, var in rule.terms if values[var - 1]) >= rule.bound
            for rule in self.rules
            if all(values[var - 1] for var in rule.when)
        )

    def exactly(self, terms: Iterable[Term], bound: int, when: Sequence[Var] = ()) -> None:
        terms = tuple(terms)
        self.at_least(terms, bound, when)
        self.at_most(terms, bound, when)


def count(variables: Iterable[Var]) -> tuple[Term, ...]:
    """The number of these variables that are true."""
    return tuple((1, var) for var in variables)
