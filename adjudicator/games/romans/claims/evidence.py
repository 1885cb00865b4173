"""The evidence for a verdict on hidden cards: what the engines found."""

from typing import Final, NamedTuple

from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.search.staged import Shown
from adjudicator.games.romans.search.witness import Witness
from adjudicator.quorum import answer_of, said_by
from adjudicator.ruling import Finding, Params, Reason, Verdict
from solver.answer import Answer, Outcome

BRIEFLY: Final = 1_500
"""Rounds searched for a claim that is one of many: a mix of two versions, a version under another reading."""


class Evidence(NamedTuple):
    """What the engines found about a claim on hidden cards."""

    outcome: Outcome
    """FOUND: there is a witness, against a certain claim or for a possible one. GAVE_UP: not decided."""
    witness: Witness | None = None
    answers: tuple[Answer, ...] = ()
    """The answer of each engine; empty if everything is open or only the search was asked."""
    shown: Shown = ()
    """The cards with which the search has found it, from the next round on."""
    rounds_searched: int = 0


def by_search(found: Searched) -> tuple[Answer, Witness | None]:
    """What the search answers, and its witness. One that the rules or the line refute is no answer.

    After Svord the order of very many possible cards is left open, so that a course may break a line.
    """
    shown: list[Witness | None] = []

    def outcome() -> Outcome:
        shown.append(found.witness())
        return found.outcome

    return answer_of("search", outcome), next(iter(shown), None)


def evidence_of(found: Searched) -> Evidence:
    """What the search found, with the record that the rules have played."""
    answer, witness = by_search(found)
    return Evidence(Outcome.GAVE_UP if answer.outcome is Outcome.FALSE else answer.outcome, witness)


def finding_of(evidence: Evidence, claim: str, certain: bool, rule: str, params: Params) -> Finding:
    """The verdict: a witness refutes a certain claim and proves a possible one."""
    if evidence.outcome is Outcome.GAVE_UP:
        said = said_by(evidence.answers) or "search: gave-up"
        return Finding(Verdict.UNDECIDED, Reason(rule, f"romans-{claim}-undecided", {**params, "said": said}))
    upheld = (evidence.outcome is Outcome.FOUND) is not certain
    how = "certain" if certain else "possible"
    summary = Reason(rule, f"romans-{claim}-{how}-{'yes' if upheld else 'no'}", params)
    return Finding(Verdict.UPHELD if upheld else Verdict.REJECTED, summary)
