"""The full ruling on ``can-win``: the finding confirmed by other engines, with its steps."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from adjudicator.case import Case
from adjudicator.certificates.engine import with_proof
from adjudicator.claim_kind import Alternative
from adjudicator.games.river.claims.can_win import (
    CanWin,
    CanWinFinding,
    can_win_if_over,
    search_can_win,
    undecided_can_win,
)
from adjudicator.games.river.claims.over_steps import explain_over
from adjudicator.games.river.claims.still_needed import (
    explain_cards_lacking,
    explain_still_needed,
    explain_turns_left,
    explain_ways_to_win,
    takings,
)
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.models.can_win_bounds import win_program, win_program_by
from adjudicator.games.river.rules.over import won_already
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rulings.course_steps import explain_course
from adjudicator.games.river.rulings.obstacles import explain_obstacles
from adjudicator.games.river.rulings.second_bound import SecondBound, strongest_by_rules
from adjudicator.games.river.search.cooperative_plain import search_every_action
from adjudicator.games.river.search.plays_left import dams_within_reach, plays_left, tactics_in_play
from adjudicator.games.river.table.position import Position
from adjudicator.games.river.table.table import Table
from adjudicator.play import replay
from adjudicator.quorum import answer_of, quorum, why_undecided
from adjudicator.readings import Readings, ReadingsAsked, same_where_asked
from adjudicator.ruling import Confirmed, Explained, Finding, Params, Reason, Verdict, aside
from solver import cpsat
from solver.answer import Answer, Outcome, Solve, by_laws
from solver.engines import SOLVERS

WinCase = Case[Position, CanWin]
TABLES_FOR_OTHERS: Final = 200
MOST_WITH_TACTICS: Final = 200
"""Under another reading the search may look at so many tables, and twice as many as under the one in use."""


class CanWinEvidence(NamedTuple):
    table: Table
    found: CanWinFinding
    asked: frozenset[str]
    """The readings on which the search can have depended."""


def confirm_can_win(case: WinCase) -> Confirmed[CanWinEvidence | None]:
    """The finding, or undecided if the engines do not agree with it. A finished game asks no engine."""
    over = can_win_if_over(case)
    if over is not None:
        return Confirmed(over, None)
    readings = ReadingsAsked(case.readings)
    won_already(case.position, readings)  # no, the game is not over: on which readings does that depend?
    table = table_of(case.position, readings)
    found = search_can_win(case.claim, table, readings)
    finding, evidence = found.finding, CanWinEvidence(table, found, frozenset(readings.asked))
    if finding.verdict is Verdict.UNDECIDED:
        return Confirmed(finding, evidence)
    answers = _answers(case, table, finding)
    if quorum(answers, finding.witness) is answers[0].outcome:
        return Confirmed(finding, evidence, answers)
    return Confirmed(undecided_can_win(why_undecided(answers)), evidence, answers)


def _answers(case: WinCase, table: Table, finding: Finding) -> tuple[Answer, ...]:
    """A course is held against the bounds of a solver, bounds against all solvers, a search against a second.

    Nothing is asked about a course that the defender wins: the bounds are about wins of the attacker, and no
    program says what keeps the defender from winning.
    """
    readings = case.readings
    if finding.witness is not None:
        shown = Answer("search", Outcome.FOUND)
        return (shown, ask_one_solver(table, readings)) if case.claim.side == "attacker" else (shown,)
    if finding.summary.message == "river-can-win-too-few":
        return with_proof(
            (Answer("bounds", Outcome.NONE), *ask_solvers(table, readings)),
            lambda: win_program_by(table, readings, strongest_by_rules),
            of_laws=True,
            after_rules=True,
        )
    return (
        Answer("search", Outcome.NONE),
        answer_of("plain-search", lambda: search_every_action(table, readings, SecondBound(readings))),
    )


def ask_solvers(table: Table, readings: Readings) -> tuple[Answer, ...]:
    """Every solver's answer. NONE: the attacker can't lay enough cards to win. Enough cards are not a win."""
    return tuple(_ask(name, solve, table, readings) for name, solve in SOLVERS.items())


def ask_one_solver(table: Table, readings: Readings) -> Answer:
    """The same question to CP-SAT alone: beside something that was shown, it can only contradict."""
    return _ask(cpsat.NAME, cpsat.solve, table, readings)


def _ask(name: str, solve: Solve, table: Table, readings: Readings) -> Answer:
    return answer_of(name, lambda: by_laws(solve(win_program(table, readings, solve)).outcome))


def can_win_under(
    case: WinCase, confirmed: Confirmed[CanWinEvidence | None], other: WinCase | None, readings: Readings
) -> Alternative | None:
    """A course that wins under this reading, too, or what the search finds.

    None if that takes much longer than under the reading in use. A reading that the search never asked for
    changes nothing that it finds.
    """
    if other is None:
        return None
    here, evidence = confirmed.finding, confirmed.evidence
    if evidence is not None and same_where_asked(evidence.asked, case.readings, readings):
        return Alternative(here.verdict, here.answer, here.summary)
    found = can_win_if_over(other)
    if found is None:
        table = table_of(other.position, other.readings)
        if here.witness is not None and _wins(other, table, here.witness["actions"]):
            return Alternative(here.verdict, here.answer, here.summary)
        tables = 0 if evidence is None else evidence.found.tables_searched
        most = TABLES_FOR_OTHERS + 2 * tables
        if tactics_in_play(table):
            most = min(most, MOST_WITH_TACTICS)
        found = search_can_win(other.claim, table, other.readings, most).finding
    if found.verdict is Verdict.UNDECIDED:
        return None
    return Alternative(found.verdict, found.answer, found.summary)


def _wins(case: WinCase, table: Table, texts: Sequence[str]) -> bool:
    """Is this course of play legal, and does it win?"""
    actions = [action for action in map(PLAY.read, texts) if action is not None]
    return replay(PLAY, table, actions, case.readings).last.winner == case.claim.side


def explain_can_win(case: WinCase, confirmed: Confirmed[CanWinEvidence | None]) -> Explained:
    """If the claim is undecided, only what was counted is said."""
    if confirmed.evidence is None:
        won = won_already(case.position, case.readings)
        if won is None:
            return Explained()
        params: Params = {"side": case.claim.side, "winner": won.winner}
        already = Reason(won.rule, "river-can-win-already", params)
        return Explained((*explain_over(case.position, won), already))
    table, found, _ = confirmed.evidence
    return Explained(tuple(_steps(case, table, found, confirmed.finding)))


def _steps(case: WinCase, table: Table, found: CanWinFinding, finding: Finding) -> Iterator[Reason]:
    readings = case.readings
    plays = found.plays or plays_left(table, readings)
    yield explain_turns_left(table, plays)
    if finding.witness is not None:
        course = explain_course(table, finding.witness["actions"], readings)
        if case.claim.side == "attacker":
            yield from course
            return
        yield Reason("river.control.when", "river-can-win-no-claims")
        yield from aside(course)
    if case.claim.side == "defender":
        return
    yield explain_still_needed(table)
    if finding.verdict is Verdict.UNDECIDED:
        return
    lacking = takings(table, plays, readings)
    yield from explain_cards_lacking(lacking)
    yield from explain_ways_to_win(table, plays, found.ways, lacking)
    if finding.summary.message == "river-can-win-none":
        near = dams_within_reach(table, plays, readings)
        yield from explain_obstacles(table, [dam for dam in table.dams if dam.name in near], plays, readings)
        yield Reason("river.control.proof", "river-can-win-tried")
