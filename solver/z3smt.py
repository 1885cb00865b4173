"""Programs answered by Z3: pseudo-Boolean statements in SMT-LIB, a budget in Z3's own resource units."""

from collections.abc import Iterable
from typing import Final

import z3

from solver.answer import Outcome, Solution
from solver.program import AtLeast, Program, Term

NAME: Final = "z3"
BUDGET: Final = 50_000_000
"""Z3 resource units: the same work on every machine."""


def maximise(program: Program, facts: Iterable[str] | None = None, budget: int = BUDGET) -> Solution:
    """Find a solution, ask for a better one, and so on until there is none."""
    context = z3.Context()
    solver = z3.SimpleSolver(ctx=context)
    solver.set("rlimit", budget)
    solver.set("random_seed", 0)
    declared = [f"(declare-const x{var} Bool)" for var in range(1, len(program.names) + 1)]
    asserted = [f"(assert {_text(statement)})" for statement in program.statements(facts)]
    solver.from_string("\n".join(declared + asserted))
    symbols = [z3.Bool(f"x{var}", context) for var in range(1, len(program.names) + 1)]
    best = Solution(Outcome.NONE)
    while True:
        status = solver.check()
        if status == z3.unknown:
            return Solution(Outcome.GAVE_UP)
        if status == z3.unsat:
            return best
        model = solver.model()
        true = {var for var, symbol in enumerate(symbols, 1) if z3.is_true(model[symbol])}
        value = sum(weight for weight, var in program.goal if var in true)
        best = Solution(Outcome.FOUND, value, frozenset(program.names[var - 1] for var in true))
        if not program.goal:
            return best
        better = _text(AtLeast(program.goal, value + 1))
        solver.from_string(f"(assert {better})")


def _text(statement: AtLeast) -> str:
    """Negative weights become positive ones of the negated variable, as pbge wants them."""
    bound = statement.bound + sum(-weight for weight, _ in statement.terms if weight < 0)
    if bound <= 0:
        return "true"
    terms = [term for term in statement.terms if term[0]]
    reach = sum(abs(weight) for weight, _ in terms)
    if bound > reach:
        body = "false"
    else:
        weights = " ".join(str(abs(weight)) for weight, _ in terms)
        body = f"((_ pbge {bound} {weights}) {' '.join(map(_literal, terms))})"
    if not statement.when:
        return body
    return f"(=> (and {' '.join(f'x{var}' for var in statement.when)}) {body})"


def _literal(term: Term) -> str:
    weight, var = term
    return f"x{var}" if weight > 0 else f"(not x{var})"
