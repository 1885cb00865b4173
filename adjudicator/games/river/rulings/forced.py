"""The full ruling on ``forced``: the winning strategy is checked against every reply. With its steps."""

from collections.abc import Iterator

from adjudicator.games.river.claims.course import explain_course
from adjudicator.games.river.claims.forced import Forced, ForcedFinding, search_forced, undecided_forced
from adjudicator.games.river.claims.still_needed import explain_turns_left
from adjudicator.games.river.rulings.second_bound import cannot_win
from adjudicator.games.river.search.strategy_check import find_refutation
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Answer, Outcome


def rule_forced(
    claim: Forced, table: Table, readings: Readings
) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    """The finding, or undecided if a reply refutes the strategy; the steps; the engines' answers."""
    found = search_forced(claim, table, readings)
    finding = found.finding
    steps = tuple(_steps(claim, table, found))
    if table.winner is not None or finding.verdict is Verdict.UNDECIDED:
        return finding, steps, ()
    answers: list[Answer] = []
    for search in found.searches:
        winner = search.winner(table)
        refutation = find_refutation(search, table, winner, cannot_win)
        answers.append(Answer("search", Outcome.NONE, about=winner))
        answers.append(Answer(refutation.engine, refutation.outcome, about=winner))
    if all(answer.outcome is Outcome.NONE for answer in answers):
        return finding, steps, tuple(answers)
    why = "budget" if any(answer.outcome is Outcome.GAVE_UP for answer in answers) else "engines"
    return undecided_forced(why), steps, tuple(answers)


def _steps(claim: Forced, table: Table, found: ForcedFinding) -> Iterator[Reason]:
    if found.plays is None:
        return
    yield explain_turns_left(table, found.plays)
    if table.deck > 1:
        known = "yes" if claim.pile is not None else "no"
        yield Reason("river.draw.one", "river-forced-pile", {"known": known, "deck": table.deck})
    if found.finding.witness is not None:
        yield from explain_course(found.finding.witness["actions"])
