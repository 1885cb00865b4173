"""The full ruling on ``forced``: the winning strategy is checked against every reply. With its steps."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from adjudicator.case import Case
from adjudicator.games.river.claims.course import explain_course
from adjudicator.games.river.claims.forced import Forced, ForcedFinding, search_forced, undecided_forced
from adjudicator.games.river.claims.still_needed import explain_turns_left
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.rulings.second_bound import cannot_win
from adjudicator.games.river.search.strategy_check import find_refutation
from adjudicator.games.river.table.position import Position
from adjudicator.games.river.table.table import Table
from adjudicator.quorum import answer_of, disagree, quorum
from adjudicator.ruling import Confirmed, Explained, Reason, Verdict
from solver.answer import Answer, Outcome

ForcedCase = Case[Position, Forced]


class ForcedEvidence(NamedTuple):
    table: Table
    found: ForcedFinding


def confirm_forced(case: ForcedCase) -> Confirmed[ForcedEvidence]:
    """The finding, or undecided if a reply refutes the strategy. A finished game asks no engine."""
    table = table_of(case.position, case.readings)
    found = search_forced(case.claim, table, case.readings)
    evidence = ForcedEvidence(table, found)
    if table.winner is not None or found.finding.verdict is Verdict.UNDECIDED:
        return Confirmed(found.finding, evidence)
    answers: list[Answer] = []
    agreed = True
    for search in found.searches:
        winner = search.winner(table)
        refute = partial(find_refutation, search, table, winner, cannot_win)
        both = Answer("search", Outcome.NONE, about=winner), answer_of("plain-search", refute, about=winner)
        agreed = agreed and quorum(both) is Outcome.NONE
        answers += both
    if agreed:
        return Confirmed(found.finding, evidence, tuple(answers))
    why = "engines" if disagree(answers) else "budget"
    return Confirmed(undecided_forced(why), evidence, tuple(answers))


def explain_forced(case: ForcedCase, confirmed: Confirmed[ForcedEvidence]) -> Explained:
    return Explained(tuple(_steps(case.claim, *confirmed.evidence)))


def _steps(claim: Forced, table: Table, found: ForcedFinding) -> Iterator[Reason]:
    if found.plays is None:
        return
    yield explain_turns_left(table, found.plays)
    if table.deck > 1:
        known = "yes" if claim.pile is not None else "no"
        yield Reason("river.draw.one", "river-forced-pile", {"known": known, "deck": table.deck})
    if found.finding.witness is not None:
        yield from explain_course(found.finding.witness["actions"])
