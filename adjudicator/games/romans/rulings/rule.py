"""A full ruling: decided, confirmed by every engine, explained, tried under other readings."""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from adjudicator.games.romans.claims.hidden import (
    Evidence,
    decide_forced,
    fort_finding,
    fort_table,
    game_finding,
)
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
from adjudicator.games.romans.claims.open import decide_result, decide_round, decide_wall, outcomes_of
from adjudicator.games.romans.claims.round_tree import unfold
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.rulebook import REVISION
from adjudicator.games.romans.rules.accounts import result_told
from adjudicator.games.romans.rules.round import is_choice
from adjudicator.games.romans.rulings import smallest as proofs
from adjudicator.games.romans.rulings.engines import ask_fort, ask_game
from adjudicator.games.romans.rulings.steps import hidden_cards, layout, proof, scores, stated_line
from adjudicator.games.romans.rulings.uncertain_data import Looked, about_deck, about_strengths
from adjudicator.games.romans.search.forcing import forced_by_rounds
from adjudicator.games.romans.search.fort import Fate, fate
from adjudicator.games.romans.search.game import Prospect, is_last_turn, prospect
from adjudicator.games.romans.search.witness import FalseWitness
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.position import Position
from adjudicator.games.romans.table.table import Step
from adjudicator.readings import Reading
from adjudicator.ruling import Finding, Reason, Ruling, Verdict
from adjudicator.rulings.other_readings import depends_on
from adjudicator.rulings.shared import rule_shared
from solver.answer import Answer, Outcome

log = logging.getLogger(__name__)


def rule(case: Romans) -> Ruling:
    match case.claim:
        case Wall() | Round() | Result():
            return _rule_plain(case)
        case Fort():
            return _rule_fort(case, case.claim)
        case GameClaim():
            return _rule_game(case, case.claim)
        case Forced():
            return _rule_forced(case, case.claim)
        case _:
            return rule_shared(case)


def _ruling(
    case: Romans,
    finding: Finding,
    steps: list[Reason],
    answers: tuple[Answer, ...] = (),
    smallest: tuple[str, ...] | None = None,
) -> Ruling:
    """What every ruling ends with: the same claim under other readings. An undecided one hangs on none."""
    if finding.verdict is Verdict.UNDECIDED:
        return Ruling(case, REVISION, finding, tuple(steps), engines=answers)
    turned, untested = depends_on(case, _that_matter(case), check, _decided, _compared(case, finding))
    return Ruling(case, REVISION, finding, tuple(steps), smallest, {}, turned, untested, answers)


_ABOUT_NEUTRAL: Final = ("archer-pair-neutral", "neutral-powers", "neutral-choices", "neutral-axx")


def _that_matter(case: Romans) -> tuple[Reading, ...]:
    """Readings about neutral clans say nothing where there are none, nor those about playing alone.

    How the wall is put in order bears on a game only while a row waits for it.
    """
    table = case.position.table
    idle: set[str] = set() if any(table.setup.neutral) else set(_ABOUT_NEUTRAL)
    if table.setup.players > 1:
        idle.add("solo-result")
    if isinstance(case.claim, GameClaim) and table.step != Step.ARRANGE:
        idle.add("wall-move")
    return tuple(reading for reading in READINGS if reading.id not in idle)


def _decided(case: Romans) -> Finding:
    """By the search; where its budget runs out, by every engine."""
    finding = decide(case)
    if finding.verdict is Verdict.UNDECIDED and isinstance(case.claim, Fort):
        searched = Fate(Outcome.GAVE_UP)
        finding = _fort_finding(case, case.claim, _ask_fort(case, case.claim, searched))
    elif finding.verdict is Verdict.UNDECIDED and isinstance(case.claim, GameClaim):
        finding = _game_finding(case, case.claim, _ask_game(case, case.claim, Prospect(Outcome.GAVE_UP)))
    return _compared(case, finding)


def _compared(case: Romans, finding: Finding) -> Finding:
    """A round turns on a reading where it may come to something else, not where it is chosen otherwise."""
    if not isinstance(case.claim, Round) or finding.answer is None:
        return finding
    return replace(finding, answer=outcomes_of(finding.answer))


def _rule_plain(case: Romans) -> Ruling:
    table, readings = case.position.table, case.readings
    decided = {Wall: decide_wall, Round: decide_round, Result: decide_result}[type(case.claim)]
    finding, told = decided(table, readings)
    steps = list(told)
    if isinstance(case.claim, Round):
        steps += _doubt(case.position, _takers(case.position, case), lambda other: _takers(other, case))
    return _ruling(case, finding, steps)


def _takers(position: Position, case: Romans) -> object:
    """What matters of a round when strengths are dealt out otherwise."""
    tree, _ = unfold(position.table, case.readings)
    return outcomes_of(tree)


def _doubt(position: Position, here: object, outcome: Callable[[Position], object]) -> list[Reason]:
    found = about_strengths(position, here, outcome)
    return [found] if found is not None else []


def _confirmed(ask: Callable[[], Evidence]) -> Evidence:
    """What the engines say together. A way that the rules do not confirm is a fault of ours: no answer."""
    try:
        return ask()
    except FalseWitness as false:
        log.error("a way is not confirmed: %s", false)
        return Evidence(Outcome.GAVE_UP)


def _ask_fort(case: Romans, claim: Fort, searched: Fate | None = None) -> Evidence:
    table = fort_table(case.position, case.readings, claim.place)
    return _confirmed(
        lambda: ask_fort(table, case.readings, claim.clan, not claim.certain, claim.line, searched)
    )


def _fort_finding(case: Romans, claim: Fort, evidence: Evidence) -> Finding:
    return fort_finding(case.position, case.readings, claim.clan, claim.place, claim.certain, evidence)


def _rule_fort(case: Romans, claim: Fort) -> Ruling:
    readings = case.readings
    table = fort_table(case.position, readings, claim.place)
    evidence = _ask_fort(case, claim)
    finding = _fort_finding(case, claim, evidence)
    steps = [*hidden_cards(table), *stated_line(claim.line, claim.certain)]
    needs: tuple[str, ...] | None = None
    if evidence.outcome is Outcome.NONE:
        needs = proofs.smallest_facts(table, readings, claim.clan, not claim.certain, claim.line)
        steps += proof(evidence, "romans-proof-fort" if claim.certain else "romans-proof-no-way", needs)
    if evidence.witness is not None:
        steps += layout(evidence.witness, "romans-laid-so")
    if evidence.outcome is not Outcome.GAVE_UP:
        steps += _fort_doubt(case, claim, evidence.outcome)
    return _ruling(case, finding, steps, evidence.answers, needs)


def _fort_doubt(case: Romans, claim: Fort, here: Outcome) -> list[Reason]:
    def ask(other: Position, budget: int) -> Fate:
        table = fort_table(other, case.readings, claim.place)
        return fate(table, case.readings, claim.clan, not claim.certain, claim.line, budget)

    return _doubt(case.position, here, Looked(ask))


def _game_doubt(case: Romans, claim: GameClaim, here: Outcome) -> list[Reason]:
    """Before the last turn the bounds decide, and strengths have no part in them."""
    table = table_of(case.position, case.readings)
    if table.setup.neutral[claim.clan] or table.step == Step.OVER or not is_last_turn(table, case.readings):
        return []

    def ask(other: Position, budget: int) -> Prospect:
        changed = table_of(other, case.readings)
        return prospect(changed, case.readings, claim.clan, not claim.certain, claim.sole, claim.line, budget)

    return _doubt(case.position, here, Looked(ask))


def _ask_game(case: Romans, claim: GameClaim, searched: Prospect | None = None) -> Evidence:
    table = table_of(case.position, case.readings)
    return _confirmed(
        lambda: ask_game(
            table, case.readings, claim.clan, not claim.certain, claim.sole, claim.line, searched
        )
    )


def _game_finding(case: Romans, claim: GameClaim, evidence: Evidence) -> Finding:
    table = table_of(case.position, case.readings)
    return game_finding(table, claim.clan, claim.certain, claim.sole, evidence)


def _rule_game(case: Romans, claim: GameClaim) -> Ruling:
    position, readings = case.position, case.readings
    table = table_of(position, readings)
    evidence = _ask_game(case, claim)
    finding = _game_finding(case, claim, evidence)
    needs: tuple[str, ...] | None = None
    steps = [*scores(table), *stated_line(claim.line, claim.certain)]
    if evidence.outcome is Outcome.NONE and finding.summary.message != "romans-game-neutral":
        bounds = not evidence.answers or len(evidence.answers) == 1
        looked = "romans-proof-bounds" if bounds and table.step != Step.OVER else "romans-proof-game"
        args = (claim.clan, not claim.certain, claim.sole, claim.line)
        needs = proofs.smallest_game_facts(table, readings, *args)
        steps += proof(evidence, looked, needs)
    if evidence.witness is not None and table.step != Step.OVER:
        steps += layout(evidence.witness, "romans-laid-so")
        steps += result_told(evidence.witness.end, readings)
    if evidence.outcome is not Outcome.GAVE_UP:
        steps += _game_doubt(case, claim, evidence.outcome)
    deck = about_deck(position)
    if deck is not None:
        steps.append(deck)
    return _ruling(case, finding, steps, evidence.answers, needs)


def _rule_forced(case: Romans, claim: Forced) -> Ruling:
    """The rules' own tree and the search's rounds must agree."""
    position, readings = case.position, case.readings
    finding, found = decide_forced(position, readings, claim.clan)
    table = fort_table(position, readings, position.table.round)
    won = finding.verdict is Verdict.UPHELD
    answers = [Answer("rules", Outcome.FOUND if won else Outcome.NONE)]
    if table.step == Step.REVEAL and position.table.who != NONE and not is_choice(table):
        other = forced_by_rounds(table, readings, claim.clan)
        answers.append(Answer("search", Outcome.FOUND if other else Outcome.NONE))
        if other is not won:
            said = ", ".join(f"{one.engine}: {one.outcome.value}" for one in answers)
            params = {**finding.summary.params, "said": said}
            summary = Reason("romans.attack.capture", "romans-forced-undecided", params)
            return _ruling(case, Finding(Verdict.UNDECIDED, summary), [], tuple(answers))
    steps = list(hidden_cards(table))
    for entry in found.line:
        if "when" in entry:
            cards = [f"{clan}:{name}" for clan, name in entry["when"].items()]  # type: ignore[attr-defined]
            params = {"do": str(entry["do"]), "cards": cards}
            steps.append(Reason("romans.qween.seduce", "romans-forced-when", params, tuple(cards)))
    if found.against:
        cards = [f"{clan}:{name}" for clan, name in (finding.witness or {}).get("against", {}).items()]
        steps.append(Reason("romans.attack.total", "romans-forced-against", {"cards": cards}, tuple(cards)))
    verdict = finding.verdict
    steps += _doubt(position, verdict, lambda one: decide_forced(one, readings, claim.clan)[0].verdict)
    return _ruling(case, finding, steps, tuple(answers))
