"""The evidence for a verdict on hidden cards: what the engines found."""

import logging
from collections.abc import Callable
from typing import NamedTuple

from adjudicator.games.romans.search.fort import FortAnswer
from adjudicator.games.romans.search.game import GameAnswer
from adjudicator.games.romans.search.witness import Witness
from solver.answer import Answer, FalseWitness, Outcome

log = logging.getLogger(__name__)


class Evidence(NamedTuple):
    """What the engines found about a claim on hidden cards."""

    outcome: Outcome
    """FOUND: there is a witness, against a certain claim or for a possible one. GAVE_UP: not decided."""
    witness: Witness | None = None
    answers: tuple[Answer, ...] = ()
    """The answer of each engine; empty if only the search was asked."""


def evidence_of(ask: Callable[[], FortAnswer | GameAnswer | Evidence]) -> Evidence:
    """What was found. A witness that the rules do not confirm is a bug of ours, and no answer."""
    try:
        found = ask()
    except FalseWitness as false:
        log.error("the rules do not confirm a witness: %s", false)
        return Evidence(Outcome.GAVE_UP)
    return found if isinstance(found, Evidence) else Evidence(found.outcome, found.witness)


def engine_outcomes(evidence: Evidence) -> dict[str, str]:
    """The params of an undecided finding: what each engine answered."""
    return {
        "said": ", ".join(f"{one.engine}: {one.outcome.value}" for one in evidence.answers)
        or "search: gave-up"
    }
