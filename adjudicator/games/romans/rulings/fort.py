"""The full ruling on ``fort``: confirmed by every engine, with the smallest facts that prove it."""

from functools import partial

from adjudicator.claim_kind import Alternative
from adjudicator.games.romans.claims.evidence import Evidence
from adjudicator.games.romans.claims.fort import (
    FortCase,
    fort_finding,
    fort_table,
    fort_verdict,
    search_fort_claim,
)
from adjudicator.games.romans.rulings.engines import ask_fort
from adjudicator.games.romans.rulings.smallest_reason import smallest_facts
from adjudicator.games.romans.rulings.steps import hidden_card_steps, line_steps, proof_steps, witness_steps
from adjudicator.games.romans.rulings.uncertain_data import LimitedSearch, strengths_steps
from adjudicator.games.romans.rulings.verdict_alone import rounds_for_each, verdict_alone
from adjudicator.games.romans.search.memory import Memory
from adjudicator.games.romans.search.searched import Searched
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Explained
from solver.answer import Outcome


def confirm_fort(case: FortCase) -> Confirmed[Evidence]:
    evidence = _ask(case, search_fort_claim(case, case.position))
    return Confirmed(fort_finding(case, evidence), evidence, evidence.answers)


def _ask(case: FortCase, found: Searched) -> Evidence:
    claim = case.claim
    table = fort_table(case.position, case.readings, claim.place)
    return ask_fort(table, case.readings, claim.clan, claim.takes, claim.line, found)


def explain_fort(case: FortCase, confirmed: Confirmed[Evidence]) -> Explained:
    claim, evidence = case.claim, confirmed.evidence
    table = fort_table(case.position, case.readings, claim.place)
    steps = [*hidden_card_steps(table), *line_steps(claim.line, claim.certain)]
    needs: tuple[str, ...] | None = None
    if evidence.outcome is Outcome.NONE:
        asked = (claim.clan, claim.takes, claim.line, evidence.answers)
        needs = smallest_facts(table, case.readings, *asked)
        steps += proof_steps(evidence, "romans-proof-fort" if claim.certain else "romans-proof-no-way", needs)
    if evidence.witness is not None:
        steps += witness_steps(evidence.witness, "romans-laid-so")
    if evidence.outcome is not Outcome.GAVE_UP:
        memory = Memory()
        ask = LimitedSearch(lambda other, budget: search_fort_claim(case, other, budget, memory))
        steps += strengths_steps(case.position, evidence.outcome, ask)
    return Explained(tuple(steps), needs)


def fort_under(
    case: FortCase, _: Confirmed[Evidence], other: FortCase | None, _readings: Readings
) -> Alternative | None:
    if other is None:
        return None
    found = search_fort_claim(other, other.position, rounds_for_each(case, "fort"))
    return verdict_alone(found, partial(fort_verdict, other))
