"""The full ruling on ``game``: confirmed by every engine, with the smallest facts that prove it."""

from functools import partial

from adjudicator.claim_kind import Alternative
from adjudicator.games.romans.claims.evidence import Evidence
from adjudicator.games.romans.claims.game import GameCase, game_finding, search_game_claim
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.rules.explain import explain_result
from adjudicator.games.romans.rulings.engines import ask_game
from adjudicator.games.romans.rulings.smallest_reason import smallest_game_facts
from adjudicator.games.romans.rulings.steps import line_steps, proof_steps, score_steps, witness_steps
from adjudicator.games.romans.rulings.uncertain_data import LimitedSearch, deck_reason, strengths_steps
from adjudicator.games.romans.rulings.verdict_alone import rounds_for_each, verdict_alone
from adjudicator.games.romans.search.game import is_last_turn
from adjudicator.games.romans.search.memory import Memory
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Confirmed, Explained
from solver.answer import Outcome


def confirm_game(case: GameCase) -> Confirmed[Evidence]:
    evidence = _ask(case, search_game_claim(case, case.position))
    return Confirmed(game_finding(case, evidence), evidence, evidence.answers)


def _ask(case: GameCase, found: Searched) -> Evidence:
    claim = case.claim
    table = table_of(case.position, case.readings)
    return ask_game(table, case.readings, claim.clan, claim.wins, claim.sole, claim.line, found)


def explain_game(case: GameCase, confirmed: Confirmed[Evidence]) -> Explained:
    position, readings, claim, evidence = case.position, case.readings, case.claim, confirmed.evidence
    table = table_of(position, readings)
    needs: tuple[str, ...] | None = None
    steps = [*score_steps(table), *line_steps(claim.line, claim.certain)]
    if evidence.outcome is Outcome.NONE and not table.setup.neutral[claim.clan]:
        needs = smallest_game_facts(table, readings, claim.clan, claim.wins, claim.sole, claim.line)
        searched = table.step == Step.OVER or is_last_turn(table, readings)
        steps += proof_steps(evidence, "romans-proof-game" if searched else "romans-proof-bounds", needs)
    if evidence.witness is not None and table.step != Step.OVER:
        steps += witness_steps(evidence.witness, "romans-laid-so")
        steps += explain_result(evidence.witness.end, readings)
    if evidence.outcome is not Outcome.GAVE_UP and _strengths_matter(table, readings, claim.clan):
        memory = Memory()
        ask = LimitedSearch(lambda other, budget: search_game_claim(case, other, budget, memory))
        steps += strengths_steps(position, evidence.outcome, ask)
    deck = deck_reason(position)
    if deck is not None:
        steps.append(deck)
    return Explained(tuple(steps), needs)


def _strengths_matter(table: Table, readings: Readings, clan: int) -> bool:
    """Before the last turn the bounds decide a game, and they do not use strengths."""
    neutral = table.setup.neutral[clan]
    return not neutral and table.step != Step.OVER and is_last_turn(table, readings)


def game_under(
    case: GameCase, _: Confirmed[Evidence], other: GameCase | None, _readings: Readings
) -> Alternative | None:
    if other is None:
        return None
    found = search_game_claim(other, other.position, rounds_for_each(case, "game"))
    return verdict_alone(found, partial(game_finding, other))
