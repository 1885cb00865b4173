"""The verdict under other readings. It needs no witness."""

from collections.abc import Callable

from adjudicator.claim_kind import Alternative
from adjudicator.games.romans.claims.evidence import Evidence
from adjudicator.games.romans.search.searched import Searched
from adjudicator.ruling import Finding, Verdict
from solver.answer import Outcome


def verdict_alone(
    found: Searched, ask: Callable[[Searched], Evidence], verdict: Callable[[Evidence], Finding]
) -> Alternative | None:
    """By the search; by every engine (``ask``) if the search gives up. None if it stays undecided."""
    evidence = ask(found) if found.outcome is Outcome.GAVE_UP else Evidence(found.outcome)
    finding = verdict(evidence)
    if finding.verdict is Verdict.UNDECIDED:
        return None
    return Alternative(finding.verdict, None, finding.summary)
