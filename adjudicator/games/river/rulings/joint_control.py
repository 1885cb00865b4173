"""The full ruling on ``joint-control``: confirmed by every engine and explained.

If the claim is upheld, the engines are asked about the fewest dams that can't be held together. How many dams
can be held follows from several such sets of dams. The engines are asked about each of these sets, too.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from adjudicator.case import Case
from adjudicator.certificates.engine import with_proof
from adjudicator.claim_kind import Alternative
from adjudicator.games.river.claims.joint_control import (
    JointControl,
    JointFinding,
    dams_of,
    missing_joint_facts,
    most_unknown,
    search_joint_control,
)
from adjudicator.games.river.claims.over_steps import explain_over
from adjudicator.games.river.models.joint_control import ask_solver
from adjudicator.games.river.rules.contest import widest_pool
from adjudicator.games.river.rules.over import won_already
from adjudicator.games.river.rulings.holding_program import holding_program
from adjudicator.games.river.rulings.joint_smallest_reason import JointReason, smallest_joint_reason
from adjudicator.games.river.rulings.joint_steps import explain_not_full, explain_rejected, explain_upheld
from adjudicator.games.river.rulings.possible import is_possible
from adjudicator.games.river.search.joint_allocation import Budget
from adjudicator.games.river.search.joint_dams import JointSearch, Places, joint_dams
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.quorum import quorum, said_by, why_undecided
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Explained, Finding, Params, Reason, Verdict
from solver.answer import Answer, Outcome, OutOfBudget
from solver.engines import SOLVERS

STEPS_PER_READING: Final = 10_000
"""Steps of the search for each other reading."""
JointCase = Case[Position, JointControl]


class JointEvidence(NamedTuple):
    """What the explanation is made of."""

    found: JointFinding
    fewest: Places = ()
    """The fewest dams that can't be held together, if the claim is upheld."""


def confirm_joint_control(case: JointCase) -> Confirmed[JointEvidence]:
    dams = dams_of(case.position, case.claim.dams)
    found = search_joint_control(case.position, dams, case.readings)
    if found.finding.verdict is Verdict.UNDECIDED or found.search is None:
        return Confirmed(found.finding, JointEvidence(found))
    if found.finding.verdict is Verdict.REJECTED:
        answers = _ask_engines(case, dams, Outcome.FOUND)
        agreed = quorum(answers, found.sides) is Outcome.FOUND
        return Confirmed(
            found.finding if agreed else _undecided(dams, answers), JointEvidence(found), answers
        )
    return _confirm_upheld(case, dams, found, found.search)


def _confirm_upheld(
    case: JointCase, dams: tuple[Dam, ...], found: JointFinding, search: JointSearch
) -> Confirmed[JointEvidence]:
    fewest = _fewest_not_held(search)
    not_held = [dams[place] for place in fewest]
    answers = _ask_engines(case, not_held, Outcome.NONE)
    if quorum(answers) is not Outcome.NONE:
        return Confirmed(_undecided(not_held, answers), JointEvidence(found), answers)
    if found.most is not None:
        for core in sorted(search.cores):
            if core == fewest:
                continue
            more = _ask_engines(case, [dams[place] for place in core], Outcome.NONE)
            answers += more
            if quorum(more) is not Outcome.NONE:
                found = most_unknown(search)
                break
    return Confirmed(found.finding, JointEvidence(found, fewest), answers)


def _ask_engines(case: JointCase, dams: Sequence[Dam], searched: Outcome) -> tuple[Answer, ...]:
    """Can all of these dams be held at once? ``searched`` is what the search has found."""
    about = ", ".join(str(dam.name) for dam in dams)
    answers = (
        Answer("search", searched, about=about),
        *(
            ask_solver(name, solve, case.position, dams, case.readings, about)
            for name, solve in SOLVERS.items()
        ),
    )
    program = partial(holding_program, case.position, dams, case.readings)
    return with_proof(answers, program, after_rules=True)


def _fewest_not_held(search: JointSearch) -> Places:
    """The fewest dams that can't be held together; if that takes too long, the fewest known."""
    try:
        return search.fewest_not_held()
    except OutOfBudget:
        return min(search.cores, key=lambda core: (len(core), core), default=search.every_dam)


def _undecided(dams: Sequence[Dam], answers: Sequence[Answer]) -> Finding:
    params: Params = {
        "dams": [str(dam.name) for dam in dams],
        "said": said_by(answers),
        "why": why_undecided(answers),
    }
    return Finding(Verdict.UNDECIDED, Reason("river.joint.shared-pool", "river-joint-undecided", params))


def explain_joint_control(case: JointCase, confirmed: Confirmed[JointEvidence]) -> Explained:
    position, readings = case.position, case.readings
    dams = dams_of(position, case.claim.dams)
    found, fewest = confirmed.evidence
    if confirmed.finding.verdict is Verdict.UNDECIDED:
        return Explained()
    won = won_already(position, readings)
    if won is not None:
        return Explained(explain_over(position, won))
    if found.search is None:
        return Explained(explain_not_full(dams))
    if confirmed.finding.verdict is Verdict.REJECTED:
        return Explained(tuple(explain_rejected(position, dams, readings, found)))
    reason: JointReason | None
    try:
        reason = smallest_joint_reason(position, [dams[place] for place in fewest], readings)
    except OutOfBudget:
        reason = None
    steps = tuple(explain_upheld(position, dams, readings, found, fewest, reason))
    return Explained(steps, reason.cards if reason and reason.fewest else None)


def most_held(finding: Finding) -> object:
    """How many dams can be held, if that is known: what is compared beside the verdict."""
    return finding.answer["most"] if finding.answer else None


def _comparable(one: Finding, other: Finding) -> bool:
    """Not if it is known only for one of two equal verdicts how many dams can be held."""
    return one.verdict is not other.verdict or (most_held(one) is None) == (most_held(other) is None)


def joint_control_under(
    case: JointCase, confirmed: Confirmed[JointEvidence], sound: JointCase | None, readings: Readings
) -> Alternative | None:
    """The finding under other readings.

    None if the facts do not suffice or are impossible under them, or if it is undecided. How many tactics
    cards were played may be missing: then the most elites that the defender may ever bring are tried, too.
    """
    position = case.position
    dams = dams_of(position, case.claim.dams)
    missing = {problem.code for problem in missing_joint_facts(position, dams, readings)}
    if missing - {"tactics-missing"} or (sound is None and not is_possible(case.form, readings)):
        return None
    found = search_joint_control(position, dams, readings, STEPS_PER_READING, confirmed.evidence.found)
    if found.finding.verdict is Verdict.UNDECIDED or not _comparable(found.finding, confirmed.finding):
        return None
    other = Alternative(found.finding.verdict, most_held(found.finding), found.finding.summary)
    widest = widest_pool(position, readings)
    if widest is None or found.search is None:
        return other
    search = JointSearch(joint_dams(position, dams, readings, widest), Budget(STEPS_PER_READING))
    try:
        most = search.most_held()
    except OutOfBudget:
        return None
    return other if found.most is not None and len(most) == len(found.most) else None
