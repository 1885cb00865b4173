"""Rulings on the claims that every game knows."""

from dataclasses import replace
from typing import Any

from adjudicator.case import Case
from adjudicator.claims import consistent as consistency
from adjudicator.claims.consistent import Consistent
from adjudicator.claims.disputed import Disputed
from adjudicator.claims.shared import find
from adjudicator.game import Game, load_game
from adjudicator.problems import BadCase
from adjudicator.readings import Reading, one_changed
from adjudicator.ruling import Dependence, Finding, Reason, Ruling, Verdict
from adjudicator.rulings.other_readings import depends_on
from solver.answer import Answer


def rule_shared(case: Case[Any, Any]) -> Ruling:
    known = load_game(case.game)
    finding, steps, answers = find(known, case)
    if isinstance(case.claim, Disputed):
        finding, answers = _confirmed(known, case.claim, finding)
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, known.revision, finding, steps, engines=answers)
    registry = known.readings if known.relevant_readings is None else known.relevant_readings(case)
    if isinstance(case.claim, Consistent):
        turned, untested = _possible_otherwise(known, registry, case, finding)
    else:
        turned, untested = depends_on(case, registry, known.check, known.decide, finding)
    return Ruling(case, known.revision, finding, steps, depends_on=turned, untested=untested, engines=answers)


def _possible_otherwise(
    known: Game, registry: tuple[Reading, ...], case: Case[Any, Any], here: Finding
) -> tuple[tuple[Dependence, ...], tuple[str, ...]]:
    """Readings under which facts that contradict each other would not, or the other way round."""
    assert known.statements is not None
    turned: list[Dependence] = []
    untested: list[str] = []
    for name, readings in one_changed(registry, case.readings, "consistent"):
        try:
            other = known.check(case.form.model_copy(update={"readings": dict(readings)}))
            program, stated = (None, ()) if other.claim.refused else known.statements(other)
            possible = consistency.is_possible(other.claim, program, stated)
        except BadCase:
            possible = None
        if possible is None:
            untested.append(name)
        elif possible != here.answer["consistent"]:
            turned.append(Dependence(name, readings[name], Verdict.ANSWERED))
    return tuple(turned), tuple(dict.fromkeys(untested))


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
