"""Programs answered by Z3: pseudo-Boolean statements in SMT-LIB, a budget in Z3's own resource units."""

import re
from typing import Final

from solver.answer import Outcome, Solution
from solver.program import AtLeast, Program

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
    bound, reach = statement.bound, 0
    weights: list[str] = []
    literals: list[str] = []
    for weight, var in statement.terms:
        if weight > 0:
            reach += weight
            weights.append(str(weight))
            literals.append(f"x{var}")
        elif weight < 0:
            bound -= weight
            reach -= weight
            weights.append(str(-weight))
            literals.append(f"(not x{var})")
    if bound <= 0:
        return "true"
    at_least = f"((_ pbge {bound} {' '.join(weights)}) {' '.join(literals)})"
    body = "false" if bound > reach else at_least
    if not statement.when:
        return body
    return f"(=> (and {' '.join(f'x{var}' for var in statement.when)}) {body})"
