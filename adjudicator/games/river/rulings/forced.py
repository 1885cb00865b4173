"""The full ruling on ``forced``: the winning strategy is checked against every reply. With its steps."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from adjudicator.case import Case
from adjudicator.claim_kind import Alternative
from adjudicator.games.river.claims.forced import (
    Forced,
    ForcedFinding,
    forced_finding,
    forced_if_over,
    search_forced,
    undecided_forced,
    who_can_force,
)
from adjudicator.games.river.claims.over_steps import explain_over
from adjudicator.games.river.claims.still_needed import explain_turns_left
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.rules.over import won_already
from adjudicator.games.river.rulings.can_win import ask_one_solver
from adjudicator.games.river.rulings.course_steps import explain_course
from adjudicator.games.river.rulings.forced_argument import ForcedArgument
from adjudicator.games.river.rulings.second_bound import SecondBound
from adjudicator.games.river.search.adversarial import AdversarialSearch
from adjudicator.games.river.search.plays_left import ruse_in_play
from adjudicator.games.river.search.strategy_check import find_refutation
from adjudicator.games.river.table.position import Position
from adjudicator.games.river.table.table import Table
from adjudicator.quorum import answer_of, quorum, why_undecided
from adjudicator.readings import Readings, ReadingsAsked, same_where_asked
from adjudicator.ruling import Confirmed, Explained, Finding, Reason, Verdict, aside
from solver.answer import Answer, Outcome, OutOfBudget

ForcedCase = Case[Position, Forced]
TABLES_FOR_OTHERS: Final = 100
MOST_FOR_OTHERS: Final = 900
"""Under another reading the search may look at so many tables and twice as many as under the one in use."""


class ForcedEvidence(NamedTuple):
    table: Table
    found: ForcedFinding
    asked: frozenset[str]
    """The readings on which the search can have depended."""


def confirm_forced(case: ForcedCase) -> Confirmed[ForcedEvidence | None]:
    """The finding, or undecided if a reply refutes the strategy. A finished game asks no engine."""
    over = forced_if_over(case)
    if over is not None:
        return Confirmed(over, None)
    readings = ReadingsAsked(case.readings)
    won_already(case.position, readings)  # no, the game is not over: on which readings does that depend?
    table = table_of(case.position, readings)
    found = search_forced(case.claim, table, readings)
    evidence = ForcedEvidence(table, found, frozenset(readings.asked))
    if found.finding.verdict is Verdict.UNDECIDED:
        return Confirmed(found.finding, evidence)
    bounds = ask_one_solver(table, case.readings)
    answers: list[Answer] = []
    agreed = True
    for search in found.searches:
        said = _can_be_stopped(search, table, bounds)
        agreed = agreed and quorum(said) is Outcome.NONE
        answers += said
    if agreed:
        return Confirmed(found.finding, evidence, tuple(answers))
    return Confirmed(undecided_forced(why_undecided(answers)), evidence, tuple(answers))


def _can_be_stopped(search: AdversarialSearch, table: Table, bounds: Answer) -> tuple[Answer, ...]:
    """Can anything stop the side that wins by this search? Its strategy is walked against every reply.

    The bounds on a win of the attacker answer it, too. If they rule the win out, nothing stops the defender,
    and everything stops the attacker. If they do not, they say nothing.
    """
    winner = search.winner(table)
    outcome = bounds.outcome
    if outcome is Outcome.NONE and winner == "attacker":
        outcome = Outcome.FOUND
    second = SecondBound(search.readings)
    return (
        Answer("search", Outcome.NONE, about=winner),
        answer_of("plain-search", lambda: find_refutation(search, table, winner, second), about=winner),
        replace(bounds, outcome=outcome, about=winner),
    )


def explain_forced(case: ForcedCase, confirmed: Confirmed[ForcedEvidence | None]) -> Explained:
    """If the claim is undecided, only what was counted is said."""
    if confirmed.evidence is None:
        won = won_already(case.position, case.readings)
        return Explained(() if won is None else explain_over(case.position, won))
    table, found = confirmed.evidence.table, confirmed.evidence.found
    return Explained(tuple(_steps(case, table, found, confirmed.finding)))


def forced_under(
    case: ForcedCase,
    confirmed: Confirmed[ForcedEvidence | None],
    other: ForcedCase | None,
    readings: Readings,
) -> Alternative | None:
    """Who can force the win under another reading. None if that takes much longer than under this one.

    A reading that the search never asked for changes nothing that it finds. Where the same side wins, it does
    not matter how: there are many ways, and one is shown.
    """
    if other is None:
        return None
    evidence, here = confirmed.evidence, confirmed.finding
    if evidence is not None and same_where_asked(evidence.asked, case.readings, readings):
        return _alternative(evidence.found.finding)
    over = forced_if_over(other)
    if over is not None:
        return _alternative(over)
    searched, like = (
        (0, ()) if evidence is None else (evidence.found.tables_searched, evidence.found.searches)
    )
    most = min(TABLES_FOR_OTHERS + 2 * searched, MOST_FOR_OTHERS)
    table = table_of(other.position, other.readings)
    found = who_can_force(other.claim, table, other.readings, most, like, with_course=False)
    if not found.undecided and here.answer is not None and here.answer["winner"] == found.winner:
        return _alternative(here)
    try:
        return _alternative(forced_finding(found, other.claim, table, other.readings))
    except OutOfBudget:
        return None


def _alternative(found: Finding) -> Alternative | None:
    if found.verdict is Verdict.UNDECIDED:
        return None
    return Alternative(found.verdict, found.answer, found.summary)


def _can_be_argued(table: Table) -> bool:
    """Not where a Wymiana, a Wsparcie or a choice of piles may come: then only the course is shown."""
    return not table.tactics_deck and not any(ruse_in_play(table, ruse) for ruse in ("wymiana", "wsparcie"))


def _steps(case: ForcedCase, table: Table, found: ForcedFinding, finding: Finding) -> Iterator[Reason]:
    yield explain_turns_left(table, found.plays)
    if table.deck > 1:
        known = "yes" if case.claim.pile is not None else "no"
        yield Reason("river.draw.one", "river-forced-pile", {"known": known, "deck": table.deck})
    if finding.verdict is Verdict.UNDECIDED:
        return
    if _can_be_argued(table):
        for search in found.searches:
            yield from ForcedArgument(search, table).steps(table)
    if finding.witness is not None:
        yield from aside(explain_course(table, finding.witness["actions"], case.readings))
