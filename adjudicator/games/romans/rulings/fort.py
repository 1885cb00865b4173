"""The full ruling on ``fort``: confirmed by every engine, with the smallest facts that prove it."""

from collections.abc import Iterator
from functools import partial
from typing import Final

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
from adjudicator.games.romans.rulings.fort_steps import way_steps
from adjudicator.games.romans.rulings.smallest_reason import smallest_facts
from adjudicator.games.romans.rulings.steps import (
    course_steps,
    hidden_card_steps,
    is_open_round,
    line_steps,
    needs_steps,
    open_round_steps,
    run_on_steps,
)
from adjudicator.games.romans.rulings.uncertain_data import LimitedSearch, strengths_steps
from adjudicator.games.romans.rulings.verdict_alone import rounds_for_each, verdict_alone
from adjudicator.games.romans.search.memory import Memory
from adjudicator.games.romans.search.searched import Searched
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Explained, Params, Reason, aside
from solver.answer import Outcome

MOST_HIDDEN: Final = 2
"""If more clans have unknown cards, what these may be is told apart."""


def confirm_fort(case: FortCase) -> Confirmed[Evidence]:
    found = search_fort_claim(case, case.position)
    evidence = _ask(case, found)._replace(shown=found.shown, rounds_searched=found.rounds_searched)
    return Confirmed(fort_finding(case, evidence), evidence, evidence.answers)


def _ask(case: FortCase, found: Searched) -> Evidence:
    claim = case.claim
    table = fort_table(case.position, case.readings, claim.place)
    return ask_fort(table, case.readings, claim.clan, claim.takes, claim.line, found)


def explain_fort(case: FortCase, confirmed: Confirmed[Evidence]) -> Explained:
    claim, evidence = case.claim, confirmed.evidence
    before = case.position.table
    table = fort_table(case.position, case.readings, claim.place)
    hidden = tuple(hidden_card_steps(table))
    steps: list[Reason] = []
    needs: tuple[str, ...] | None = None
    is_open = claim.place == before.round and is_open_round(before)
    if is_open:
        steps += open_round_steps(before, case.readings)
    elif evidence.outcome is not Outcome.GAVE_UP:
        steps += run_on_steps(before, case.readings)
    if evidence.outcome is Outcome.NONE:
        asked = (claim.clan, claim.takes, claim.line, evidence.answers)
        needs = smallest_facts(table, case.readings, *asked)
        steps += _proof_steps(case, evidence)
        if not is_open:
            steps += way_steps(table, case.readings, claim.clan, claim.takes, claim.line)
        many = len(hidden) > MOST_HIDDEN
        steps += (*(aside(hidden) if many else hidden), *needs_steps(needs))
    clan = table.setup.clans[claim.clan]
    steps += line_steps(claim.line, claim.certain, clan, evidence.witness)
    if evidence.witness is not None:
        told = course_steps(table, evidence.witness)
        steps += (*(aside(told) if is_open else told), *aside(hidden))
    if evidence.outcome is not Outcome.GAVE_UP:
        memory = Memory()
        ask = LimitedSearch(
            lambda other, budget, hint: search_fort_claim(case, other, budget, memory, hint),
            evidence.shown,
            evidence.rounds_searched,
        )
        steps += strengths_steps(case.position, evidence.outcome, ask, confirmed.finding.verdict)
    return Explained(tuple(steps), needs)


def _proof_steps(case: FortCase, evidence: Evidence) -> Iterator[Reason]:
    """Which engines found nothing."""
    found_none = (answer.engine for answer in evidence.answers if answer.outcome is Outcome.NONE)
    message = "romans-proof-fort" if case.claim.certain else "romans-proof-no-way"
    params: Params = {
        "engines": ", ".join(found_none) or "search",
        "clan": case.position.table.setup.clans[case.claim.clan],
    }
    yield Reason("romans.attack.capture", message, params)


def fort_under(
    case: FortCase, confirmed: Confirmed[Evidence], other: FortCase | None, _readings: Readings
) -> Alternative | None:
    if other is None:
        return None
    asked = confirmed.evidence
    share = rounds_for_each(case, "fort", asked.rounds_searched)
    found = search_fort_claim(other, other.position, share, hint=asked.shown)
    return verdict_alone(found, partial(fort_verdict, other))
