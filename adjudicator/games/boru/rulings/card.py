"""The full ruling on ``card``: the engines are asked about the hidden hands. With its steps."""

from collections.abc import Sequence
from functools import partial

from adjudicator.case import Case
from adjudicator.certificates.engine import with_proof
from adjudicator.games.boru.claims.card import CardFinding, CardWins, search_card
from adjudicator.games.boru.claims.trick import active_town
from adjudicator.games.boru.models.deals import beaten_program, unbeaten_program
from adjudicator.games.boru.rulings.beating_cards import (
    seen_beating_cards,
    unseen_beating_cards,
    with_only_these_seen,
)
from adjudicator.games.boru.rulings.card_steps import card_steps
from adjudicator.games.boru.rulings.undecided import undecided
from adjudicator.games.boru.search.deals import CardInTrick, example_beaten
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import NOBODY
from adjudicator.quorum import answer_of, quorum
from adjudicator.ruling import Confirmed, Explained, Reason, Verdict
from solver.answer import SOLVER_NAMES, Answer, Outcome, Solve
from solver.engines import SOLVERS
from solver.program import Program

CardCase = Case[Position, CardWins]


def confirm_card(case: CardCase) -> Confirmed[CardFinding]:
    """If the cards on the table settle the claim, no engine is asked."""
    found = search_card(case)
    if found.settled is not None:
        return Confirmed(found.finding, found)
    upheld, wanted = found.finding.verdict is Verdict.UPHELD, case.claim.wanted
    searched = Outcome.FOUND if upheld is wanted else Outcome.NONE
    answers = (Answer("search", searched), *solver_answers(found.at, wanted))
    answers = with_proof(answers, partial(_program, found.at, wanted))
    if quorum(answers, found.finding.witness) is searched:
        return Confirmed(found.finding, found, answers)
    return Confirmed(undecided(found.finding, answers), found, answers)


def solver_answers(at: CardInTrick, wanted: bool, names: Sequence[str] = SOLVER_NAMES) -> tuple[Answer, ...]:
    """Are there hands with which the card is not beaten; with ``wanted`` false, is beaten?"""

    def ask(solve: Solve) -> Outcome:
        return solve(_program(at, wanted)).outcome

    return tuple(answer_of(name, partial(ask, SOLVERS[name])) for name in names)


def _program(at: CardInTrick, wanted: bool) -> Program:
    program_of = unbeaten_program if wanted else beaten_program
    return program_of(at.known, at.card, at.colour, at.waiting)


def explain_card(case: CardCase, confirmed: Confirmed[CardFinding]) -> Explained:
    found, verdict = confirmed.evidence, confirmed.finding.verdict
    if verdict is Verdict.UNDECIDED:
        return Explained()
    if found.settled is not None:
        return Explained((found.settled, _town_step(case)))
    steps = (_town_step(case), *card_steps(case.position.table, found.at, found.example, verdict, case.claim))
    if case.claim.how == "possible":
        return Explained(steps)
    if verdict is Verdict.REJECTED:
        return Explained(steps, flips={"if_seen": list(unseen_beating_cards(found.at))})
    reason = _smallest_reason(found.at)
    return Explained(steps, reason or None, {"if_unseen": list(reason[:1])} if reason else {})


def _smallest_reason(at: CardInTrick) -> tuple[str, ...]:
    """The seen cards that make the claim certain, if the search and a solver agree that they suffice."""
    cards = seen_beating_cards(at)
    if not cards:
        return ()
    only = with_only_these_seen(at, cards)
    searched = Outcome.NONE if example_beaten(only) is None else Outcome.FOUND
    answers = Answer("search", searched), *solver_answers(only, False, SOLVER_NAMES[:1])
    return tuple(map(str, cards)) if quorum(answers) is Outcome.NONE else ()


def _town_step(case: CardCase) -> Reason:
    town = case.claim.town
    return active_town(case.position.table.active if town == NOBODY else town)
