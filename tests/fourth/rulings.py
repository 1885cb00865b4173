"""``wins`` as every engine sees it: the search and both solvers. A course that one finds is replayed."""

from functools import partial

from adjudicator.case import Case
from adjudicator.play import replay
from adjudicator.quorum import answer_of, quorum, said_by
from adjudicator.ruling import Confirmed, Explained, Finding, Reason, Verdict
from solver.answer import FalseWitness, Outcome, Solve
from solver.engines import SOLVERS
from tests.fourth.claims import Course, Wins, found, search
from tests.fourth.models import course_in, rest_of_game
from tests.fourth.rules import PLAY, step, winners
from tests.fourth.table import COINS, OF_EACH, Table


def confirm(case: Case[Table, Wins]) -> Confirmed[Course | None]:
    course = search(case)
    answers = [answer_of("search", partial(_replayed, case, course))]
    answers += [answer_of(name, partial(_solved, case, solve)) for name, solve in SOLVERS.items()]
    if quorum(answers, witness=course) is Outcome.GAVE_UP:
        summary = Reason("coins.end", "coins-undecided", {"said": said_by(answers)})
        return Confirmed(Finding(Verdict.UNDECIDED, summary), None, tuple(answers))
    return Confirmed(found(case.claim, course), course, tuple(answers))


def _solved(case: Case[Table, Wins], solve: Solve) -> Outcome:
    claim = case.claim
    solution = solve(rest_of_game(case.position, claim.who, claim.how == "possible", case.readings))
    if solution.outcome is not Outcome.FOUND:
        return solution.outcome
    return _replayed(case, course_in(case.position, solution.true))


def _replayed(case: Case[Table, Wins], course: Course | None) -> Outcome:
    """Found, if the rules confirm the course."""
    if course is None:
        return Outcome.NONE
    played = replay(PLAY, case.position, course, case.readings)
    won = winners(played.last, case.readings)
    if played.refused is not None or won is None or not case.claim.is_sought(won):
        raise FalseWitness(", ".join(map(PLAY.write, course)))
    return Outcome.FOUND


def explain(case: Case[Table, Wins], confirmed: Confirmed[Course | None]) -> Explained:
    if confirmed.finding.verdict is Verdict.UNDECIDED:
        return Explained()
    course = confirmed.evidence
    if course is None:
        unseen = [coin for coin in COINS for _ in range(OF_EACH - case.position.in_sight[coin])]
        hidden = Reason("coins.setup", "coins-unseen", {"coins": unseen})
        return Explained((hidden, Reason("coins.turn", "coins-every-course")))
    end = replay(PLAY, case.position, course, case.readings).last
    return Explained((*map(step, course), PLAY.explain_end(end, case.readings)))
