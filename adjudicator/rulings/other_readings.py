"""Would another reading of the rulebook change the ruling? One reading is changed at a time."""

from collections.abc import Callable
from typing import Any

from adjudicator.case import Case
from adjudicator.intake.forms import DisputedForm
from adjudicator.problems import BadCase
from adjudicator.readings import Reading, one_changed
from adjudicator.ruling import Dependence, Finding, Verdict


def depends_on(
    case: Case[Any, Any],
    registry: tuple[Reading, ...],
    check: Callable[[Any], Case[Any, Any]],
    decide: Callable[[Case[Any, Any]], Finding],
    here: Finding,
) -> tuple[tuple[Dependence, ...], tuple[str, ...]]:
    """The options that change the verdict or the answer, and the readings that could not be tried."""
    claim: Any = case.form.claim  # type: ignore[attr-defined]
    kind: str = claim.about["kind"] if isinstance(claim, DisputedForm) else claim.kind
    turned: list[Dependence] = []
    untested: list[str] = []
    for name, readings in one_changed(registry, case.readings, kind):
        try:
            other = decide(check(case.form.model_copy(update={"readings": dict(readings)})))
        except BadCase:
            untested.append(name)
            continue
        if other.verdict is Verdict.UNDECIDED:
            untested.append(name)
        elif (other.verdict, other.answer) != (here.verdict, here.answer):
            turned.append(Dependence(name, readings[name], other.verdict, other.summary))
    return tuple(turned), tuple(dict.fromkeys(untested))
