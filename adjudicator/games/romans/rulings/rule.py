"""The full ruling: the verdict confirmed by every engine, explained, and tried under other readings."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from adjudicator.games.romans.claims.evidence import Evidence, evidence_of
from adjudicator.games.romans.claims.forced import can_force, decide_forced
from adjudicator.games.romans.claims.fort import fort_finding, fort_table, fort_verdict
from adjudicator.games.romans.claims.game import game_finding
from adjudicator.games.romans.claims.kinds import (
    Forced,
    Fort,
    GameClaim,
    Result,
    Romans,
    Round,
    Wall,
    check,
    decide,
)
from adjudicator.games.romans.claims.result import decide_result
from adjudicator.games.romans.claims.round import decide_round, round_outcomes
from adjudicator.games.romans.claims.round_tree import build_round_tree
from adjudicator.games.romans.claims.wall import decide_wall
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.rulebook import REVISION
from adjudicator.games.romans.rules.explain import explain_result
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.rulings.engines import ask_fort, ask_game
from adjudicator.games.romans.rulings.smallest_reason import smallest_facts, smallest_game_facts
from adjudicator.games.romans.rulings.steps import (
    hidden_card_steps,
    line_steps,
    proof_steps,
    score_steps,
    witness_steps,
)
from adjudicator.games.romans.rulings.uncertain_data import LimitedSearch, deck_reason, strengths_reason
from adjudicator.games.romans.search.forcing import can_force_by_rounds
from adjudicator.games.romans.search.fort import search_fort
from adjudicator.games.romans.search.fort_search import BUDGET as FORT_BUDGET
from adjudicator.games.romans.search.game import is_last_turn, search_game
from adjudicator.games.romans.search.game_search import BUDGET as GAME_BUDGET
from adjudicator.games.romans.search.memory import Memory
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Reading, Readings
from adjudicator.ruling import Finding, Reason, Ruling, Verdict
from adjudicator.rulings.other_readings import depends_on
from adjudicator.rulings.shared import rule_shared
from solver.answer import Answer, Outcome


def rule(case: Romans) -> Ruling:
    match case.claim:
        case Wall() | Round() | Result():
            return rule_open(case)
        case Fort():
            return rule_fort(case, case.claim)
        case GameClaim():
            return rule_game(case, case.claim)
        case Forced():
            return rule_forced(case, case.claim)
        case _:
            return rule_shared(case)


def _ruling(
    case: Romans,
    finding: Finding,
    steps: list[Reason],
    answers: tuple[Answer, ...] = (),
    smallest: tuple[str, ...] | None = None,
) -> Ruling:
    """The ruling, with the readings under which the claim ends differently. Not asked if it is undecided."""
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, REVISION, finding, tuple(steps), engines=answers)
    turned, untested = depends_on(
        case, _relevant_readings(case), check, _decide_by_all, _for_comparison(case, finding)
    )
    return Ruling(case, REVISION, finding, tuple(steps), smallest, {}, turned, untested, answers)


_ABOUT_NEUTRAL: Final = ("archer-pair-neutral", "neutral-powers", "neutral-choices", "neutral-axx")


def _relevant_readings(case: Romans) -> tuple[Reading, ...]:
    """The readings that can change this ruling.

    Readings about neutral clans need a neutral clan, and ``solo-result`` a game with one player. The order of
    the wall changes a game only if the wall is still to be arranged.
    """
    table = case.position.table
    irrelevant: set[str] = set() if any(table.setup.neutral) else set(_ABOUT_NEUTRAL)
    if table.setup.players > 1:
        irrelevant.add("solo-result")
    if isinstance(case.claim, GameClaim) and table.step != Step.ARRANGE:
        irrelevant.add("wall-move")
    return tuple(reading for reading in READINGS if reading.id not in irrelevant)


def _decide_by_all(case: Romans) -> Finding:
    """The verdict by the search, or by every engine if the search gives up. No witness is built."""
    if isinstance(case.claim, Fort):
        return _fort_verdict(case, case.claim)
    if isinstance(case.claim, GameClaim):
        return _game_verdict(case, case.claim)
    return _for_comparison(case, decide(case))


def _for_comparison(case: Romans, finding: Finding) -> Finding:
    """A round depends on a reading only if the outcomes differ, not if only the choices differ."""
    if not isinstance(case.claim, Round) or finding.answer is None:
        return finding
    return replace(finding, answer=round_outcomes(finding.answer))


def rule_open(case: Romans) -> Ruling:
    """``wall``, ``round`` and ``result`` follow from open cards and need no engine."""
    table, readings = case.position.table, case.readings
    decide_open = {Wall: decide_wall, Round: decide_round, Result: decide_result}[type(case.claim)]
    finding, explained = decide_open(table, readings)
    steps = list(explained)
    if isinstance(case.claim, Round):
        here = round_outcomes(finding.answer)
        steps += _strengths_steps(case.position, here, lambda other: _round_outcomes(other, readings))
    return _ruling(case, finding, steps)


def _round_outcomes(position: Position, readings: Readings) -> object:
    """The outcomes of the round, to be compared with those under other strengths."""
    tree, _ = build_round_tree(position.table, readings)
    return round_outcomes(tree)


def _strengths_steps(position: Position, here: object, outcome: Callable[[Position], object]) -> list[Reason]:
    """The step that says that the ruling depends on uncertain strengths, if it does."""
    found = strengths_reason(position, here, outcome)
    return [found] if found is not None else []


def _search_fort(
    case: Romans, claim: Fort, position: Position, budget: int = FORT_BUDGET, memory: Memory | None = None
) -> Searched:
    table = fort_table(position, case.readings, claim.place)
    return search_fort(table, case.readings, claim.clan, not claim.certain, claim.line, budget, memory)


def _ask_fort(case: Romans, claim: Fort, searched: Searched | None = None) -> Evidence:
    table = fort_table(case.position, case.readings, claim.place)
    return evidence_of(
        lambda: ask_fort(table, case.readings, claim.clan, not claim.certain, claim.line, searched)
    )


def _fort_verdict(case: Romans, claim: Fort) -> Finding:
    searched = _search_fort(case, claim, case.position)
    gave_up = searched.outcome is Outcome.GAVE_UP
    evidence = _ask_fort(case, claim, searched) if gave_up else Evidence(searched.outcome)
    return fort_verdict(case.position, claim.clan, claim.place, claim.certain, evidence)


def rule_fort(case: Romans, claim: Fort) -> Ruling:
    readings = case.readings
    table = fort_table(case.position, readings, claim.place)
    evidence = _ask_fort(case, claim)
    finding = fort_finding(case.position, readings, claim.clan, claim.place, claim.certain, evidence)
    steps = [*hidden_card_steps(table), *line_steps(claim.line, claim.certain)]
    needs: tuple[str, ...] | None = None
    if evidence.outcome is Outcome.NONE:
        args = (claim.clan, not claim.certain, claim.line, evidence.answers)
        needs = smallest_facts(table, readings, *args)
        steps += proof_steps(evidence, "romans-proof-fort" if claim.certain else "romans-proof-no-way", needs)
    if evidence.witness is not None:
        steps += witness_steps(evidence.witness, "romans-laid-so")
    if evidence.outcome is not Outcome.GAVE_UP:
        memory = Memory()
        ask = LimitedSearch(lambda other, budget: _search_fort(case, claim, other, budget, memory))
        steps += _strengths_steps(case.position, evidence.outcome, ask)
    return _ruling(case, finding, steps, evidence.answers, needs)


def _search_game(
    case: Romans,
    claim: GameClaim,
    position: Position,
    budget: int = GAME_BUDGET,
    memory: Memory | None = None,
) -> Searched:
    table = table_of(position, case.readings)
    goal = (claim.clan, not claim.certain, claim.sole, claim.line)
    return search_game(table, case.readings, *goal, budget, memory)


def _ask_game(case: Romans, claim: GameClaim, searched: Searched | None = None) -> Evidence:
    table = table_of(case.position, case.readings)
    return evidence_of(
        lambda: ask_game(
            table, case.readings, claim.clan, not claim.certain, claim.sole, claim.line, searched
        )
    )


def _game_verdict(case: Romans, claim: GameClaim) -> Finding:
    searched = _search_game(case, claim, case.position)
    gave_up = searched.outcome is Outcome.GAVE_UP
    evidence = _ask_game(case, claim, searched) if gave_up else Evidence(searched.outcome)
    return game_finding(case.position.table, claim.clan, claim.certain, claim.sole, evidence)


def rule_game(case: Romans, claim: GameClaim) -> Ruling:
    position, readings = case.position, case.readings
    table = table_of(position, readings)
    evidence = _ask_game(case, claim)
    finding = game_finding(table, claim.clan, claim.certain, claim.sole, evidence)
    needs: tuple[str, ...] | None = None
    steps = [*score_steps(table), *line_steps(claim.line, claim.certain)]
    if evidence.outcome is Outcome.NONE and finding.summary.message != "romans-game-neutral":
        bounds = not evidence.answers or len(evidence.answers) == 1
        message = "romans-proof-bounds" if bounds and table.step != Step.OVER else "romans-proof-game"
        args = (claim.clan, not claim.certain, claim.sole, claim.line)
        needs = smallest_game_facts(table, readings, *args)
        steps += proof_steps(evidence, message, needs)
    if evidence.witness is not None and table.step != Step.OVER:
        steps += witness_steps(evidence.witness, "romans-laid-so")
        steps += explain_result(evidence.witness.end, readings)
    if evidence.outcome is not Outcome.GAVE_UP and _strengths_matter(table, readings, claim.clan):
        memory = Memory()
        ask = LimitedSearch(lambda other, budget: _search_game(case, claim, other, budget, memory))
        steps += _strengths_steps(position, evidence.outcome, ask)
    deck = deck_reason(position)
    if deck is not None:
        steps.append(deck)
    return _ruling(case, finding, steps, evidence.answers, needs)


def _strengths_matter(table: Table, readings: Readings, clan: int) -> bool:
    """Before the last turn the bounds decide a game, and they do not use strengths."""
    neutral = table.setup.neutral[clan]
    return not neutral and table.step != Step.OVER and is_last_turn(table, readings)


def rule_forced(case: Romans, claim: Forced) -> Ruling:
    """The game tree of the rules and the rounds of the search must agree."""
    position, readings = case.position, case.readings
    finding, found = decide_forced(position, readings, claim.clan)
    table = fort_table(position, readings, position.table.round)
    won = finding.verdict is Verdict.UPHELD
    answers = [Answer("rules", Outcome.FOUND if won else Outcome.NONE)]
    if table.step == Step.REVEAL and position.table.who != NONE and not is_choice(table):
        other = can_force_by_rounds(table, readings, claim.clan)
        answers.append(Answer("search", Outcome.FOUND if other else Outcome.NONE))
        if other is not won:
            said = ", ".join(f"{one.engine}: {one.outcome.value}" for one in answers)
            params = {**finding.summary.params, "said": said}
            summary = Reason("romans.attack.capture", "romans-forced-undecided", params)
            return _ruling(case, Finding(Verdict.UNDECIDED, summary), [], tuple(answers))
    steps = list(hidden_card_steps(table))
    for entry in found.line:
        if "when" in entry:
            cards = [f"{clan}:{name}" for clan, name in entry["when"].items()]  # type: ignore[attr-defined]
            params = {"do": str(entry["do"]), "cards": cards}
            steps.append(Reason("romans.qween.seduce", "romans-forced-when", params, tuple(cards)))
    if found.against:
        cards = [f"{clan}:{name}" for clan, name in (finding.witness or {}).get("against", {}).items()]
        steps.append(Reason("romans.attack.total", "romans-forced-against", {"cards": cards}, tuple(cards)))
    steps += _strengths_steps(position, won, lambda other: can_force(other, readings, claim.clan))
    return _ruling(case, finding, steps, tuple(answers))
