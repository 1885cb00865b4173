"""Programs answered by CP-SAT (OR-Tools): one worker, fixed seed, a budget in deterministic time."""

from typing import Final

from solver.answer import Outcome, Solution
from solver.program import Program

NAME: Final = "cpsat"
BUDGET: Final = 10.0
"""Deterministic seconds: the same work on every machine."""


def solve(program: Program, budget: float = BUDGET, presolve: bool = False) -> Solution:
    """The greatest value of the goal, or any solution if there is none, or that there is no solution.

    Presolve pays off only for minimising over many variables. A single question is faster without it.
    """
    from ortools.sat.python import cp_model  # takes most of a second to load: only when it is asked

    model = cp_model.CpModel()
    variables = [model.new_bool_var("") for _ in program.names]
    for statement in program.rules:
        if not statement.terms:
            if statement.bound > 0:
                model.add_bool_or([variables[var - 1].negated() for var in statement.when])
            continue
        total = cp_model.LinearExpr.weighted_sum(
            [variables[var - 1] for _, var in statement.terms], [weight for weight, _ in statement.terms]
        )
        constraint = model.add(total >= statement.bound)
        if statement.when:
            constraint.only_enforce_if([variables[var - 1] for var in statement.when])
    if program.goal:
        model.maximize(
            cp_model.LinearExpr.weighted_sum(
                [variables[var - 1] for _, var in program.goal], [weight for weight, _ in program.goal]
            )
        )
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 0
    solver.parameters.max_deterministic_time = budget
    solver.parameters.cp_model_presolve = presolve
    solver.parameters.linearization_level = 1 if presolve else 2
    status = solver.solve(model)
    spent = solver.response_proto.deterministic_time
    if status == cp_model.INFEASIBLE:
        return Solution(Outcome.NONE, spent=spent)
    if status != cp_model.OPTIMAL and (program.goal or status != cp_model.FEASIBLE):
        return Solution(Outcome.GAVE_UP, spent=spent)
    true = {var for var, variable in enumerate(variables, 1) if solver.boolean_value(variable)}
    value = sum(weight for weight, var in program.goal if var in true)
    return Solution(Outcome.FOUND, value, frozenset(program.names[var - 1] for var in true), spent)
