"""The full ruling on ``game``: confirmed by every engine, with the smallest facts that prove it."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from adjudicator.claim_kind import Alternative
from adjudicator.games.romans.claims.evidence import Evidence
from adjudicator.games.romans.claims.game import GameCase, game_finding, search_game_claim
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.rules.explain import explain_result
from adjudicator.games.romans.rulings.engines import ask_game
from adjudicator.games.romans.rulings.game_steps import ending_steps
from adjudicator.games.romans.rulings.points_chain import result_steps
from adjudicator.games.romans.rulings.smallest_reason import smallest_game_facts
from adjudicator.games.romans.rulings.steps import (
    brief_course_steps,
    full_course_steps,
    last_round_revealed,
    line_steps,
    needs_steps,
    run_on_steps,
    score_steps,
)
from adjudicator.games.romans.rulings.uncertain_data import LimitedSearch, deck_reason, strengths_steps
from adjudicator.games.romans.rulings.verdict_alone import rounds_for_each, verdict_alone
from adjudicator.games.romans.search.game import is_last_turn
from adjudicator.games.romans.search.memory import Memory
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Explained, Params, Reason, aside
from solver.answer import Answer, Outcome

MOST_ROUNDS: Final = 3
"""The rounds of a course are told one by one among what decides, if there are no more."""
_NEUTRAL_RULE: Final = "romans.neutral.no-win"


def confirm_game(case: GameCase) -> Confirmed[Evidence]:
    found = search_game_claim(case, case.position)
    evidence = _ask(case, found)._replace(shown=found.shown, rounds_searched=found.rounds_searched)
    return Confirmed(game_finding(case, evidence), evidence, evidence.answers)


def _ask(case: GameCase, found: Searched) -> Evidence:
    claim = case.claim
    table = table_of(case.position, case.readings)
    return ask_game(table, case.readings, claim.clan, claim.wins, claim.sole, claim.line, found)


def explain_game(case: GameCase, confirmed: Confirmed[Evidence]) -> Explained:
    position, readings, claim, evidence = case.position, case.readings, case.claim, confirmed.evidence
    table = table_of(position, readings)
    clan = table.setup.clans[claim.clan]
    if table.setup.neutral[claim.clan]:
        neutral = Reason(_NEUTRAL_RULE, "romans-game-neutral", {"clan": clan, "sole": _yes(claim.sole)})
        return Explained((neutral, *aside(score_steps(table, readings))))
    if table.step == Step.OVER:
        return Explained(tuple(explain_result(table, readings)))
    needs: tuple[str, ...] | None = None
    steps: list[Reason] = []
    scores = tuple(score_steps(table, readings))
    if evidence.outcome is not Outcome.GAVE_UP:
        known = evidence.outcome is Outcome.NONE
        steps += run_on_steps(last_round_revealed(position.table) if known else position.table, readings)
    if evidence.outcome is Outcome.NONE:
        needs = smallest_game_facts(
            table, readings, claim.clan, claim.wins, claim.sole, claim.line, evidence.answers
        )
        endings = tuple(ending_steps(table, readings, claim.clan, claim.wins, claim.sole, claim.line))
        steps += (*endings, *_proof_steps(case, evidence, table), *needs_steps(needs))
        steps += aside(scores) if endings else scores
    if evidence.witness is not None:
        course = tuple(brief_course_steps(evidence.witness))
        told = len(course) <= MOST_ROUNDS
        steps.append(Reason("romans.end.points", "romans-may-end", {"told": _yes(told)}))
        steps += course if told else ()
        steps += result_steps(evidence.witness, readings)
        steps += () if told else aside(course)
        steps += (*full_course_steps(evidence.witness), *aside(scores))
    if evidence.outcome is Outcome.GAVE_UP:
        steps += scores
    steps += line_steps(claim.line, claim.certain, clan, evidence.witness)
    if evidence.outcome is not Outcome.GAVE_UP and _cards_decide(case, evidence, table):
        memory = Memory()
        ask = LimitedSearch(
            lambda other, budget, hint: search_game_claim(case, other, budget, memory, hint),
            evidence.shown,
            evidence.rounds_searched,
        )
        steps += strengths_steps(position, evidence.outcome, ask, confirmed.finding.verdict)
    deck = deck_reason(position)
    if deck is not None:
        steps.append(deck)
    return Explained(tuple(steps), needs)


def _proof_steps(case: GameCase, evidence: Evidence, table: Table) -> Iterator[Reason]:
    """That nothing changes the end, and which engines found nothing."""
    found_none = (answer.engine for answer in evidence.answers if answer.outcome is Outcome.NONE)
    message = "romans-proof-game" if _cards_decide(case, evidence, table) else "romans-proof-bounds"
    params: Params = {
        "engines": ", ".join(found_none) or "search",
        "clan": table.setup.clans[case.claim.clan],
        "wins": _yes(case.claim.certain),
        "sole": _yes(case.claim.sole),
    }
    yield Reason("romans.end.points", message, params)


def _cards_decide(case: GameCase, evidence: Evidence, table: Table) -> bool:
    """Was the claim decided by the cards of this turn? Bounds, and turns to come, do not depend on them."""
    return is_last_turn(table, case.readings) or Answer("search", Outcome.NONE) in evidence.answers


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def game_under(
    case: GameCase, confirmed: Confirmed[Evidence], other: GameCase | None, _readings: Readings
) -> Alternative | None:
    if other is None:
        return None
    asked = confirmed.evidence
    share = rounds_for_each(case, "game", asked.rounds_searched)
    found = search_game_claim(other, other.position, share, hint=asked.shown)
    return verdict_alone(found, partial(game_finding, other))
