"""A proof that the checker accepts, as one more engine where the quorum lacks a *none*."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

from adjudicator.certificates import sedzia_verify
from adjudicator.evidence import proved
from solver import prover
from solver.answer import SOLVER_NAMES, Answer, Outcome, OutOfBudget, any_of
from solver.program import Program

log = logging.getLogger(__name__)


def with_proof(
    answers: Sequence[Answer],
    program: Callable[[], Program | Sequence[Program]],
    *,
    of_laws: bool = False,
    after_rules: bool = False,
) -> tuple[Answer, ...]:
    """The answers to one question. Where one engine says none and a solver gave up, a proof is sought.

    ``program``: what the solvers were asked; several if it was about each of several cases. ``of_laws``: a
    solution of it need not be one of the game.
    ``after_rules``: did the evaluator have a part in it?
    """
    told = tuple(answers)
    said = [answer.outcome for answer in told]
    gave_up = [one for one in told if one.engine in SOLVER_NAMES and one.outcome is Outcome.GAVE_UP]
    if said.count(Outcome.NONE) != 1 or Outcome.FOUND in said or Outcome.FALSE in said or not gave_up:
        return told
    try:
        asked = program()
    except OutOfBudget:  # too much to be stated: that is why the solver gave up
        return told
    programs = [asked] if isinstance(asked, Program) else asked
    if not programs:
        return told
    outcome = any_of(map(outcome_of, programs))
    if of_laws and outcome is Outcome.FOUND:
        outcome = Outcome.NOT_EXCLUDED
    after_rules = after_rules or gave_up[0].after_rules
    answer = replace(gave_up[0], engine=prover.NAME, outcome=outcome, value=None, after_rules=after_rules)
    return (*told, answer)


def outcome_of(program: Program) -> Outcome:
    """None if the checker follows a proof that the program has no solution."""
    try:
        proof = prover.prove(program)
    except OutOfBudget:
        return Outcome.GAVE_UP
    if proof is None:
        return Outcome.FOUND
    try:
        sedzia_verify.check_proof(proved(program, proof).content)
    except (sedzia_verify.Wrong, sedzia_verify.Unreadable) as refused:
        log.error("a proof that the checker refuses: %s", refused)
        return Outcome.GAVE_UP
    return Outcome.NONE
