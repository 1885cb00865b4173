"""Rulings on the claims that every game knows."""

from dataclasses import replace
from typing import Any

from adjudicator.case import Case
from adjudicator.claims.consistent import is_possible
from adjudicator.claims.disputed import Disputed
from adjudicator.claims.shared import find
from adjudicator.game import Game, load_game
from adjudicator.problems import BadCase
from adjudicator.readings import Reading, one_changed
from adjudicator.ruling import Dependence, Finding, Reason, Ruling, Verdict
from adjudicator.rulings.other_readings import depends_on
from adjudicator.statement import Consistent
from solver.answer import Answer


def rule_shared(case: Case[Any, Any]) -> Ruling:
    game = load_game(case.game)

    def decide_fully(version: Case[Any, Any]) -> Finding:
        """By the search; where it gives up, by the full ruling if that settles it."""
        finding = game.decide(version)
        if finding.verdict is not Verdict.UNDECIDED:
            return finding
        ruled = game.rule(version).finding
        return finding if ruled.verdict is Verdict.UNDECIDED else ruled

    finding, steps, answers = find(game, case, decide_fully)
    if isinstance(case.claim, Disputed):
        finding, answers = _confirm_versions(game, case.claim, finding)
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, game.revision, finding, steps, engines=answers)
    registry = game.readings if game.relevant_readings is None else game.relevant_readings(case)
    if isinstance(case.claim, Consistent):
        turned, untested = _consistent_under_other_readings(game, registry, case, finding)
    else:
        turned, untested = depends_on(
            case, registry, game.check, lambda other: find(game, other, decide_fully)[0], finding
        )
    return Ruling(case, game.revision, finding, steps, depends_on=turned, untested=untested, engines=answers)


def _consistent_under_other_readings(
    game: Game, registry: tuple[Reading, ...], case: Case[Any, Any], here: Finding
) -> tuple[tuple[Dependence, ...], tuple[str, ...]]:
    """Readings that turn the answer of ``consistent``, and those that could not be tried."""
    assert game.statements is not None
    turned: list[Dependence] = []
    untested: list[str] = []
    for name, readings in one_changed(registry, case.readings, "consistent"):
        try:
            other = game.check(case.form.model_copy(update={"readings": dict(readings)}))
            program, statements = (None, ()) if other.claim.refused else game.statements(other)
            possible = is_possible(other.claim, program, statements)
        except BadCase:
            possible = None
        if possible is None:
            untested.append(name)
        elif possible != here.answer["consistent"]:
            turned.append(Dependence(name, readings[name], Verdict.ANSWERED))
    return tuple(turned), tuple(dict.fromkeys(untested))


def _confirm_versions(game: Game, claim: Disputed, finding: Finding) -> tuple[Finding, tuple[Answer, ...]]:
    """Each version gets a full ruling. If one of them is undecided, so is the dispute."""
    answers: list[Answer] = []
    for who, (_, case) in zip(claim.who, (claim.mixed[0], claim.mixed[-1]), strict=True):
        if isinstance(case, Case):
            ruling = game.rule(case)
            answers += [replace(answer, about=f"{who} {answer.about}".strip()) for answer in ruling.engines]
            if ruling.verdict is Verdict.UNDECIDED:
                summary = Reason("referee.disputed", "disputed-undecided", {"who": who})
                return Finding(Verdict.UNDECIDED, summary), tuple(answers)
    return finding, tuple(answers)
