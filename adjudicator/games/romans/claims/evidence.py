"""The evidence for a verdict on hidden cards: what the engines found."""

import logging
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.search.witness import Witness
from adjudicator.ruling import Finding, Reason, Verdict
from solver.answer import Answer, FalseWitness, Outcome

log = logging.getLogger(__name__)


class Evidence(NamedTuple):
    """What the engines found about a claim on hidden cards."""

    outcome: Outcome
    """FOUND: there is a witness, against a certain claim or for a possible one. GAVE_UP: not decided."""
    witness: Witness | None = None
    answers: tuple[Answer, ...] = ()
    """The answer of each engine; empty if only the search was asked."""


def evidence_of(ask: Callable[[], Searched | Evidence]) -> Evidence:
    """What was found. A witness that the rules do not confirm is a bug of ours, and no answer."""
    try:
        found = ask()
        return found if isinstance(found, Evidence) else Evidence(found.outcome, found.witness())
    except FalseWitness as false:
        log.error("the rules do not confirm a witness: %s", false)
        return Evidence(Outcome.GAVE_UP)


def _engine_outcomes(evidence: Evidence) -> dict[str, str]:
    """The params of an undecided finding: what each engine answered."""
    return {
        "said": ", ".join(f"{one.engine}: {one.outcome.value}" for one in evidence.answers)
        or "search: gave-up"
    }


def finding_of(
    evidence: Evidence, claim: str, certain: bool, rule: str, params: Mapping[str, Any]
) -> Finding:
    """The verdict: a witness refutes a certain claim and proves a possible one."""
    if evidence.outcome is Outcome.GAVE_UP:
        summary = Reason(rule, f"romans-{claim}-undecided", {**params, **_engine_outcomes(evidence)})
        return Finding(Verdict.UNDECIDED, summary)
    upheld = (evidence.outcome is Outcome.FOUND) is not certain
    how = "certain" if certain else "possible"
    summary = Reason(rule, f"romans-{claim}-{how}-{'yes' if upheld else 'no'}", params)
    return Finding(Verdict.UPHELD if upheld else Verdict.REJECTED, summary)
