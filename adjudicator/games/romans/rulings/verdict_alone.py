"""The verdict under other readings: by the search alone, with a share of the rounds for each. No witness."""

from collections.abc import Callable
from typing import Any, Final

from adjudicator.case import Case
from adjudicator.claim_kind import Alternative
from adjudicator.games.romans.claims.evidence import Evidence
from adjudicator.games.romans.claims.relevant_readings import relevant_readings
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.table.position import Position
from adjudicator.readings import one_changed
from adjudicator.ruling import Finding, Verdict

ROUNDS_IN_ALL: Final = 60_000
"""Rounds searched for all other readings together."""


BRIEF_LOOK: Final = 1_000
"""Rounds for one reading, if the search has needed more than its share under the readings in use."""


def rounds_for_each(case: Case[Position, Any], kind: str, used: int) -> int:
    """The share of one other reading in a ruling on this kind of claim.

    ``used``: the rounds searched under the readings in use. If these were more than the share, it will hardly
    be enough to exclude anything. A brief look may still find something.
    """
    others = sum(1 for _ in one_changed(relevant_readings(case), case.readings, kind))
    share = ROUNDS_IN_ALL // max(1, others)
    return share if used <= share else min(share, BRIEF_LOOK)


def verdict_alone(found: Searched, verdict: Callable[[Evidence], Finding]) -> Alternative | None:
    """What follows from the answer of the search. None if it gave up: the reading is then untested."""
    finding = verdict(Evidence(found.outcome))
    if finding.verdict is Verdict.UNDECIDED:
        return None
    return Alternative(finding.verdict, None, finding.summary)
