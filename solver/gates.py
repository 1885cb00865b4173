"""A program with gates: variables that are true exactly if a condition holds."""

from collections.abc import Iterable, Sequence

from solver.numbers import Number, NumberProgram, total, yes
from solver.program import Term, Var, count


class Gates:
    """Builds a program from statements such as "this and that" or "at least two of these"."""

    def __init__(self) -> None:
        self.numbers = NumberProgram()
        """For statements about numbers in the same program."""
        self.program = self.numbers.program
        self._negations: dict[Var, Var] = {}
        self._made: dict[tuple[tuple[Term, ...], int], Var] = {}
        self.program.says("logic", "one variable is always true, another one never")
        self.yes = self.program.var("yes")
        self.program.at_least(((1, self.yes),), 1)
        self.no = self.is_not(self.yes)

    def var(self, name: str = "") -> Var:
        """A new variable. Names are unique, so that a solution can be read."""
        return self.program.var(name or self._new_name())

    def _new_name(self) -> str:
        return f"gate {len(self.program.names) + 1}"

    def is_not(self, var: Var) -> Var:
        if var not in self._negations:
            other = self.numbers.opposite(self._new_name(), var)
            self._negations[var], self._negations[other] = other, var
        return self._negations[var]

    def all_of(self, *parts: Var) -> Var:
        """True exactly if all parts are true."""
        left = sorted({part for part in parts if part != self.yes})
        if self.no in left:
            return self.no
        if len(left) < 2:
            return left[0] if left else self.yes
        return self._gate(count(left), len(left))

    def any_of(self, parts: Iterable[Var]) -> Var:
        """True exactly if at least one part is true."""
        left = sorted({part for part in parts if part != self.no})
        if self.yes in left:
            return self.yes
        if len(left) < 2:
            return left[0] if left else self.no
        return self._gate(count(left), 1)

    def at_least(self, parts: Iterable[Var], bound: int) -> Var:
        """True exactly if at least this many parts are true."""
        return self.reaches(total(map(yes, parts)), bound)

    def reaches(self, number: Number, bound: int) -> Var:
        """True exactly if the number is at least ``bound``."""
        terms = tuple(term for term in number.terms if term[1] not in (self.yes, self.no))
        bound -= number.constant + number.weights.get(self.yes, 0)
        if sum(weight for weight, _ in terms if weight < 0) >= bound:
            return self.yes
        if sum(weight for weight, _ in terms if weight > 0) < bound:
            return self.no
        if len(terms) == 1:
            ((weight, var),) = terms
            return var if weight > 0 else self.is_not(var)
        return self._gate(terms, bound)

    def _gate(self, terms: tuple[Term, ...], bound: int) -> Var:
        key = (terms, bound)
        if key not in self._made:
            gate = self.var()
            self._made[key] = gate
            self.program.at_least(terms, bound, when=[gate])
            self.program.at_most(terms, bound - 1, when=[self.is_not(gate)])
        return self._made[key]

    def compared(self, ours: Sequence[Term], theirs: Sequence[Term]) -> tuple[Var, Var, Var]:
        """Three variables, one of them true: ours weigh more, theirs weigh more, both weigh the same."""
        apart = [*ours, *((-weight, var) for weight, var in theirs)]
        if all(var in (self.yes, self.no) for _, var in apart):
            lead = sum(weight for weight, var in apart if var == self.yes)
            told = {True: self.yes, False: self.no}
            return told[lead > 0], told[lead < 0], told[lead == 0]
        more, less, same = (self.var() for _ in range(3))
        self.program.exactly(count((more, less, same)), 1)
        self.program.at_least(apart, 1, when=[more])
        self.program.at_most(apart, -1, when=[less])
        self.program.exactly(apart, 0, when=[same])
        return more, less, same

    def follows(self, then: Var, *when: Var) -> None:
        """If all conditions are true, so is the consequence."""
        given = [var for var in when if var != self.yes]
        if self.no not in given and then != self.yes:
            self.program.at_least(((1, then),), 1, when=given)

    def never(self, *together: Var) -> None:
        """These are not all true."""
        self.program.at_most(count(together), len(together) - 1)

    def equal(self, one: Var, other: Var) -> None:
        self.program.exactly(((1, one), (-1, other)), 0)

    def one_of(self, parts: Iterable[Var]) -> None:
        self.program.exactly(count(parts), 1)
