"""Proves that a program has no solution, line by line, so that anybody can follow it.

Each line of a proof is a clause: at least one of its literals is true. It names the rules and earlier lines
from which it follows: if all its literals are false, these force one literal after another, in the order in
which they are named, until one of them can't be kept any more. The last line is the empty clause.

The search is conflict-driven: it guesses, follows what the rules force, and learns a clause from each
contradiction. A program with a goal is proved as if it had none: state the bound as a rule.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from typing import Final

from solver.answer import OutOfBudget
from solver.program import AtLeast, Program

NAME: Final = "proof"
"""A checked proof counts as an engine of this name."""
BUDGET: Final = 3_000_000
"""Visits to a rule or a clause, so that the work is the same on every machine. About three seconds."""
_RESTART: Final = 100
"""Contradictions until the search begins anew, at first. What was learned stays."""
_DECAY: Final = 1.05

Literal = int
"""A variable, or minus a variable: it is false."""


@dataclass(frozen=True, slots=True)
class Line:
    clause: tuple[Literal, ...]
    by: tuple[int, ...]
    """What it follows from, in order: rules are numbered from 1, lines go on after the last rule."""


@dataclass(frozen=True, slots=True)
class Proof:
    """That a program has no solution. It has only the rules and lines that are needed."""

    rules: tuple[int, ...]
    """The rules that it cites, by their place in the program from 0. The first has number 1, and so on."""
    lines: tuple[Line, ...]


def prove(program: Program, budget: int = BUDGET) -> Proof | None:
    """A proof that the program has no solution; None if it has one. Raises OutOfBudget."""
    search = _Search(program, budget)
    return _trimmed(len(program.rules), search.learned) if search.finds_contradiction() else None


def normal(rule: AtLeast) -> tuple[list[tuple[int, Literal]], int]:
    """The rule with positive weights on literals: what they add up to, heaviest first, and how much it is.

    A condition that is not met keeps the rule alone.
    """
    weights: dict[int, int] = {}
    for weight, var in rule.terms:
        weights[var] = weights.get(var, 0) + weight
    bound = rule.bound - sum(weight for weight in weights.values() if weight < 0)
    terms = [(abs(weight), var if weight > 0 else -var) for var, weight in weights.items() if weight]
    terms += [(bound, -var) for var in dict.fromkeys(rule.when)]
    return sorted(terms, reverse=True), bound


class _Search:
    def __init__(self, program: Program, budget: int) -> None:
        self.budget = budget
        size = len(program.names)
        self.normal = [normal(rule) for rule in program.rules]
        self.slack = [sum(weight for weight, _ in terms) - bound for terms, bound in self.normal]
        """How much a rule can still lose before it can't be kept."""
        self.rules_with: list[list[tuple[int, int]]] = [[] for _ in range(2 * size + 1)]
        """By literal, as all lists of this length; a negative literal is counted from the end."""
        for place, (terms, bound) in enumerate(self.normal):
            if bound > 0:
                for weight, literal in terms:
                    self.rules_with[literal].append((place, weight))
        self.learned: list[Line] = []
        self.clauses: list[list[Literal]] = []
        """The clauses of the lines. The first two literals of each are watched."""
        self.watched_by: list[list[int]] = [[] for _ in range(2 * size + 1)]
        self.true = [False] * (2 * size + 1)
        self.trail: list[Literal] = []
        self.followed = 0
        """So much of the trail has been followed up."""
        self.at = [0] * (size + 1)
        self.level = [0] * (size + 1)
        self.reason: list[int | None] = [None] * (size + 1)
        """Number of the rule or line that forced it; None if it was guessed."""
        self.starts: list[int] = []
        """Where each level begins in the trail."""
        self.guess = [-var for var in range(size + 1)]
        """What a variable is guessed to be: what it was last."""
        self.activity = [0.0] * (size + 1)
        self.bump = 1.0
        self.waiting = [(0.0, var) for var in range(1, size + 1)]
        heapify(self.waiting)

    def finds_contradiction(self) -> bool:
        """Searches until the empty clause is learned. False if there is a solution."""
        conflict = self._first_conflict()
        restart, conflicts = _RESTART, 0
        while True:
            if conflict is None:
                conflict = self._follow()
            if conflict is not None:
                line = self._learn(conflict)
                conflict = None
                if not line.clause:
                    return True
                conflicts += 1
                if conflicts >= restart:
                    conflicts, restart = 0, restart + restart // 2
                    self._back_to(0)
                continue
            literal = self._choice()
            if literal is None:
                return False
            self.starts.append(len(self.trail))
            self._assign(literal, None)

    def _first_conflict(self) -> int | None:
        for place, (terms, bound) in enumerate(self.normal):
            if bound > 0:
                if self.slack[place] < 0:
                    return place + 1
                self._force(place, terms)
        return None

    def _assign(self, literal: Literal, reason: int | None) -> None:
        var = abs(literal)
        self.true[literal] = True
        self.at[var] = len(self.trail)
        self.level[var] = len(self.starts)
        self.reason[var] = reason
        self.trail.append(literal)

    def _force(self, place: int, terms: list[tuple[int, Literal]]) -> None:
        """What a rule forces now."""
        slack, true = self.slack[place], self.true
        for weight, literal in terms:
            if weight <= slack:
                break
            if not true[literal] and not true[-literal]:
                self._assign(literal, place + 1)

    def _follow(self) -> int | None:
        """Everything that is forced; the number of a rule or line that can't be kept, if there is one."""
        slack, normal, trail = self.slack, self.normal, self.trail
        while self.followed < len(trail):
            false = -trail[self.followed]
            self.followed += 1
            rules = self.rules_with[false]
            self.budget -= len(rules) + len(self.watched_by[false]) + 1
            if self.budget < 0:
                raise OutOfBudget
            conflict = None
            for place, weight in rules:
                left = slack[place] = slack[place] - weight
                if left < 0:
                    conflict = place + 1
            if conflict is not None:
                return conflict
            for place, _ in rules:
                terms = normal[place][0]
                if terms[0][0] > slack[place]:
                    self._force(place, terms)
            conflict = self._follow_clauses(false)
            if conflict is not None:
                return conflict
        return None

    def _follow_clauses(self, false: Literal) -> int | None:
        true, watched_by = self.true, self.watched_by
        watching = watched_by[false]
        watched_by[false] = kept = []
        for position, number in enumerate(watching):
            clause = self.clauses[number]
            if clause[0] == false:
                clause[0], clause[1] = clause[1], false
            if true[clause[0]]:
                kept.append(number)
                continue
            for place in range(2, len(clause)):
                if not true[-clause[place]]:
                    clause[1], clause[place] = clause[place], false
                    watched_by[clause[1]].append(number)
                    break
            else:
                kept.append(number)
                if true[-clause[0]]:
                    kept += watching[position + 1 :]
                    return len(self.normal) + number + 1
                self._assign(clause[0], len(self.normal) + number + 1)
        return None

    def _back_to(self, level: int) -> None:
        if level >= len(self.starts):
            return
        start = self.starts[level]
        for place in range(len(self.trail) - 1, start - 1, -1):
            literal = self.trail[place]
            self.true[literal] = False
            var = abs(literal)
            self.guess[var] = literal
            heappush(self.waiting, (-self.activity[var], var))
            if place < self.followed:
                for rule, weight in self.rules_with[-literal]:
                    self.slack[rule] += weight
        del self.trail[start:]
        del self.starts[level:]
        self.followed = min(self.followed, start)

    def _choice(self) -> Literal | None:
        while self.waiting:
            _, var = heappop(self.waiting)
            if not self.true[var] and not self.true[-var]:
                return self.guess[var]
        return None

    # Learning

    def _learn(self, conflict: int) -> Line:
        """The clause that this contradiction teaches, from which the search goes on."""
        level, trail = self.level, self.trail
        here = len(self.starts)
        marked: set[int] = set()
        now = 0
        """Marked variables of this level that are neither resolved nor learned yet."""

        def mark(literals: Sequence[Literal]) -> int:
            new = {abs(literal) for literal in literals} - marked
            marked.update(new)
            for var in new:
                self.activity[var] += self.bump
            return sum(level[var] == here for var in new)

        used = [(len(trail), conflict)]
        now += mark(self._why(conflict, None))
        clause: list[Literal] = []
        for place in range(len(trail) - 1, -1, -1):
            literal = trail[place]
            var = abs(literal)
            if var not in marked:
                continue
            reason = self.reason[var]
            if level[var] == here and here:
                now -= 1
                if not now:
                    clause.append(-literal)
                    continue
            elif level[var]:
                clause.append(-literal)
                continue
            assert reason is not None, "only the last of a level is guessed"
            used.append((place, reason))
            now += mark(self._why(reason, literal))
        clause, more = self._shortened(clause, marked)
        self.bump *= _DECAY
        if self.bump > 1e100:
            self.bump, self.activity = self.bump * 1e-100, [one * 1e-100 for one in self.activity]
        by = tuple(number for _, number in sorted(used + more))
        return self._add(clause, by)

    def _shortened(
        self, clause: list[Literal], marked: set[int]
    ) -> tuple[list[Literal], list[tuple[int, int]]]:
        """Without literals that follow from the others; with what they follow from."""
        kept: list[Literal] = []
        used: list[tuple[int, int]] = []
        for literal in clause:
            var = abs(literal)
            reason = self.reason[var]
            if reason is not None and literal != clause[0]:
                why = self._why(reason, -literal)
                if all(abs(one) in marked for one in why):
                    used.append((self.at[var], reason))
                    continue
            kept.append(literal)
        return kept, used

    def _add(self, clause: list[Literal], by: tuple[int, ...]) -> Line:
        """Goes back to where the clause forces its first literal."""
        line = Line(tuple(clause), by)
        self.learned.append(line)
        self.clauses.append(clause)
        if not clause:
            return line
        number = len(self.clauses)
        if len(clause) > 1:
            second = max(range(1, len(clause)), key=lambda place: self.level[abs(clause[place])])
            clause[1], clause[second] = clause[second], clause[1]
            self._back_to(self.level[abs(clause[1])])
            for literal in clause[:2]:
                self.watched_by[literal].append(number - 1)
        else:
            self._back_to(0)
        self._assign(clause[0], len(self.normal) + number)
        return line

    def _why(self, number: int, forced: Literal | None) -> list[Literal]:
        """False literals because of which a rule or line forces a literal, or can't be kept."""
        if number > len(self.normal):
            return [one for one in self.clauses[number - len(self.normal) - 1] if one != forced]
        terms, bound = self.normal[number - 1]
        before = len(self.trail) if forced is None else self.at[abs(forced)]
        spare = sum(weight for weight, _ in terms) - bound
        if forced is not None:
            spare -= next(weight for weight, literal in terms if literal == forced)
        chosen: list[Literal] = []
        for weight, literal in terms:
            if self.true[-literal] and self.at[abs(literal)] < before:
                chosen.append(literal)
                spare -= weight
                if spare < 0:
                    break
        return chosen


def _trimmed(rules: int, learned: Sequence[Line]) -> Proof:
    """What the last line needs, numbered anew."""
    needed = {rules + len(learned)}
    for number in range(rules + len(learned), rules, -1):
        if number in needed:
            needed.update(learned[number - rules - 1].by)
    new = {old: place for place, old in enumerate(sorted(needed), 1)}

    def lines() -> Iterator[Line]:
        for old in new:
            if old > rules:
                line = learned[old - rules - 1]
                yield Line(line.clause, tuple(new[one] for one in line.by))

    return Proof(tuple(old - 1 for old in new if old <= rules), tuple(lines()))
