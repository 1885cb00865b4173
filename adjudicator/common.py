"""The claims that every game knows: legal, record, remedy, disputed, consistent.

A game brings its ``Play``, the table of a sound position, and its facts as statements; the rest is here.
"""

from dataclasses import replace
from typing import Any, Final

from adjudicator import consistency, disputes, records
from adjudicator.case import Case
from adjudicator.consistency import Consistent
from adjudicator.dependence import depends_on
from adjudicator.disputes import Disputed
from adjudicator.form import DisputedForm
from adjudicator.game import Game, game
from adjudicator.problems import BadCase, Problem
from adjudicator.readings import Reading, Readings, neighbours
from adjudicator.records import Legal, Record, Remedy
from adjudicator.ruling import Dependence, Finding, Reason, Ruling, Verdict
from solver.answer import Answer

COMMON_KINDS: Final = ("legal", "record", "remedy", "disputed", "consistent")
CommonClaim = Legal | Record | Remedy | Disputed | Consistent


def read(form: Any, position: Any, readings: Readings) -> tuple[CommonClaim, list[Problem]]:
    """The claim of a case whose position is sound; with what keeps it from being ruled on."""
    known = game(form.game)
    if isinstance(form.claim, DisputedForm):
        return disputes.read_claim(known.form, form, form.claim, known.check)
    assert known.play is not None
    assert known.table is not None
    claim, problems = records.read_claim(known.play, form.claim)
    try:
        known.table(position, readings)
    except BadCase as bad:
        problems += bad.problems
    return claim, problems


def decide(case: Case[Any, Any]) -> Finding:
    return _found(game(case.game), case)[0]


def rule(case: Case[Any, Any]) -> Ruling:
    known = game(case.game)
    finding, steps, answers = _found(known, case)
    if isinstance(case.claim, Disputed):
        finding, answers = _confirmed(known, case.claim, finding)
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, known.revision, finding, steps, engines=answers)
    registry = known.readings if known.bearing is None else known.bearing(case)
    if isinstance(case.claim, Consistent):
        turned, untested = _possible_otherwise(known, registry, case, finding)
    else:
        turned, untested = depends_on(case, registry, known.check, known.decide, finding)
    return Ruling(case, known.revision, finding, steps, depends_on=turned, untested=untested, engines=answers)


def _possible_otherwise(
    known: Game, registry: tuple[Reading, ...], case: Case[Any, Any], here: Finding
) -> tuple[tuple[Dependence, ...], tuple[str, ...]]:
    """Readings under which facts that contradict each other would not, or the other way round."""
    assert known.stated is not None
    turned: list[Dependence] = []
    untested: list[str] = []
    for name, readings in neighbours(registry, case.readings, "consistent"):
        try:
            other = known.check(case.form.model_copy(update={"readings": dict(readings)}))
            program, stated = (None, ()) if other.claim.refused else known.stated(other)
            possible = consistency.is_possible(other.claim, program, stated)
        except BadCase:
            possible = None
        if possible is None:
            untested.append(name)
        elif possible != here.answer["consistent"]:
            turned.append(Dependence(name, readings[name], Verdict.ANSWERED))
    return tuple(turned), tuple(dict.fromkeys(untested))


def _found(known: Game, case: Case[Any, Any]) -> tuple[Finding, tuple[Reason, ...], tuple[Answer, ...]]:
    claim = case.claim
    if isinstance(claim, Consistent):
        assert known.stated is not None
        program, stated = (None, ()) if claim.refused else known.stated(case)
        return consistency.decide(claim, program, stated)
    if isinstance(claim, Disputed):
        position = case.form.model_dump(mode="json", exclude_unset=True)["position"]
        finding, steps = disputes.decide(known.id, position, claim, known.decide)
        return finding, steps, ()
    assert known.play is not None
    assert known.table is not None
    finding, steps = records.decide(
        known.play, known.table(case.position, case.readings), claim, case.readings
    )
    return finding, steps, ()


def _confirmed(known: Game, claim: Disputed, finding: Finding) -> tuple[Finding, tuple[Answer, ...]]:
    """Each version is ruled on in full; if one of them cannot be settled, neither is the dispute."""
    answers: list[Answer] = []
    for who, (_, case) in zip(claim.who, (claim.mixed[0], claim.mixed[-1]), strict=True):
        if isinstance(case, Case):
            ruling = known.rule(case)
            answers += [replace(answer, about=f"{who} {answer.about}".strip()) for answer in ruling.engines]
            if ruling.verdict is Verdict.UNDECIDED:
                summary = Reason("referee.disputed", "disputed-undecided", {"who": who})
                return Finding(Verdict.UNDECIDED, summary), tuple(answers)
    return finding, tuple(answers)
