"""Programs answered by Z3: pseudo-Boolean statements in SMT-LIB, a budget in Z3's own resource units."""

import re
from typing import Final

from solver.answer import Outcome, Solution
from solver.program import AtLeast, Program, Term

NAME: Final = "z3"
BUDGET: Final = 3_000_000
"""Z3 resource units, about ten seconds: the same work on every machine."""
_TRUE: Final = re.compile(r"\(define-fun x(\d+) \(\) Bool\s+true\)")
"""Finds the true variables in the model's text. Asking for each variable takes ten times as long."""


def solve(program: Program, budget: int = BUDGET) -> Solution:
    """Finds a solution. With a goal, asks for better ones until there is none."""
    import z3  # takes long to load: only when it is asked

    # In a used context the way to an answer, and near the budget the answer, depends on earlier questions.
    solver = z3.SimpleSolver(ctx=z3.Context())
    solver.set("rlimit", budget)
    solver.set("random_seed", 0)
    declared = [f"(declare-const x{var} Bool)" for var in range(1, len(program.names) + 1)]
    asserted = [f"(assert {_text(statement)})" for statement in program.rules]
    solver.from_string("\n".join(declared + asserted))
    best = Solution(Outcome.NONE)
    while True:
        status = solver.check()
        if status == z3.unknown:
            return Solution(Outcome.GAVE_UP)
        if status == z3.unsat:
            return best
        true = {int(var) for var in _TRUE.findall(solver.model().sexpr())}
        value = sum(weight for weight, var in program.goal if var in true)
        best = Solution(Outcome.FOUND, value, frozenset(program.names[var - 1] for var in true))
        if not program.goal:
            return best
        better = _text(AtLeast(program.goal, value + 1))
        solver.from_string(f"(assert {better})")


def _text(statement: AtLeast) -> str:
    """In SMT-LIB. A negative weight becomes a positive one of the negated variable, as pbge needs."""
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
