"""The one rule of when engines agree, and how independent those are that do.

Something is *found* if the rules have replayed a witness. That *none* exists takes two engines that say so.
In both cases no engine may contradict. An engine that gave up, or that knows only laws which exclude nothing,
does not count.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from itertools import groupby

from solver.answer import DECIDES_NOTHING, SOLVER_NAMES, Answer, FalseWitness, Outcome, OutOfBudget
from solver.prover import NAME as PROOF

log = logging.getLogger(__name__)


class Trust(StrEnum):
    """What a ruling rests on, the strongest first."""

    OPEN = "open"
    """Everything is open: no engine was asked."""
    SHOWN = "shown"
    """The rules have replayed a witness."""
    LAWS = "laws"
    """The solvers have found something that keeps every law we state. No course of play was replayed."""
    INDEPENDENT = "independent"
    """Engines agree that share nothing but the checked position and our reading of the rulebook."""
    SHARED_RULES = "shared-rules"
    """Engines agree that play by the evaluator, at least at first. They share its statement of the rules."""
    ONE_PROGRAM = "one-program"
    """Two solvers, or one and a proof, agree on one program. They share its statement of the rules."""
    ONE_SEARCH = "one-search"
    """A part of the question was put to the search alone."""


def answer_of(engine: str, ask: Callable[[], Outcome], about: str = "") -> Answer:
    """What the engine answers. Out of budget it gave up; a witness that the rules refute is no answer."""
    try:
        return Answer(engine, ask(), about=about)
    except OutOfBudget:
        return Answer(engine, Outcome.GAVE_UP, about=about)
    except FalseWitness as false:
        log.error("%s: a false witness: %s", engine, false)
        return Answer(engine, Outcome.FALSE, about=about)


def quorum(answers: Sequence[Answer], witness: object = None) -> Outcome:
    """What the engines agree on, all of them asked the same question; GAVE_UP if they do not.

    ``witness``: what the rules have replayed, if anything was found.
    """
    if disagree(answers):
        log.error("engines disagree: %s", said_by(answers))
        return Outcome.GAVE_UP
    said = {answer.outcome for answer in answers}
    if Outcome.FOUND in said and witness is not None:
        return Outcome.FOUND
    return Outcome.NONE if len(_by_name(answers, Outcome.NONE)) > 1 else Outcome.GAVE_UP


def disagree(answers: Sequence[Answer]) -> bool:
    """Does an engine contradict another, or has one found what the rules refute? Giving up is neither."""
    said = {answer.outcome for answer in answers if answer.outcome not in DECIDES_NOTHING}
    values = {answer.value for answer in answers if answer.value is not None}
    return len(said) > 1 or Outcome.FALSE in said or len(values) > 1


def any_disagreement(answers: Sequence[Answer]) -> bool:
    """Do engines contradict each other in any of several questions?"""
    return any(disagree(list(same)) for _, same in _by_question(answers))


def why_undecided(answers: Sequence[Answer]) -> str:
    """``engines`` if they contradict each other; ``budget`` if too few gave an answer."""
    return "engines" if disagree(answers) else "budget"


def said_by(answers: Sequence[Answer]) -> str:
    """The answers as a param of an undecided finding."""
    return ", ".join(f"{answer.engine}: {answer.outcome.value}" for answer in answers)


def trust(answers: Sequence[Answer]) -> Trust:
    """What a ruling with these answers rests on: of several questions, the weakest.

    A question on which the engines did not agree carries nothing.
    """
    found = [rated for _, same in _by_question(answers) for rated in _trust_in(list(same))]
    return max(found, key=list(Trust).index, default=Trust.OPEN)


def _by_question(answers: Sequence[Answer]) -> Iterator[tuple[str, Iterator[Answer]]]:
    return groupby(sorted(answers, key=lambda answer: answer.about), key=lambda answer: answer.about)


def _trust_in(answers: Sequence[Answer]) -> Iterator[Trust]:
    if disagree(answers):
        return
    none = _by_name(answers, Outcome.NONE)
    if any(answer.alone for answer in answers):
        yield Trust.ONE_SEARCH
    elif len(none) > 1:
        solvers = [answer for name, answer in none.items() if name in (*SOLVER_NAMES, PROOF)]
        if len(solvers) == len(none):
            yield Trust.ONE_PROGRAM
        else:
            yield Trust.SHARED_RULES if all(one.after_rules for one in solvers) else Trust.INDEPENDENT
    elif found := _by_name(answers, Outcome.FOUND):
        yield Trust.LAWS if all(answer.of_laws for answer in found.values()) else Trust.SHOWN


def _by_name(answers: Sequence[Answer], outcome: Outcome) -> dict[str, Answer]:
    return {answer.engine: answer for answer in answers if answer.outcome is outcome}
