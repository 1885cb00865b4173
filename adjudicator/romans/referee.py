"""A full ruling: decided, confirmed by every engine, explained, tried under other readings."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from adjudicator import common
from adjudicator.dependence import depends_on
from adjudicator.readings import Reading
from adjudicator.romans import proof as proofs
from adjudicator.romans.accounts import result_told
from adjudicator.romans.booklet import REVISION
from adjudicator.romans.cards import NONE
from adjudicator.romans.chances import (
    ask_fort,
    ask_game,
    decide_forced,
    fort_finding,
    fort_table,
    game_finding,
)
from adjudicator.romans.claims import Forced, Fort, GameClaim, Result, Romans, Round, Wall, check, decide
from adjudicator.romans.doubts import Looked, about_deck, about_strengths
from adjudicator.romans.explain import hidden_cards, layout, proof, scores, stated_line
from adjudicator.romans.fate import Fate, fate
from adjudicator.romans.forcing import forced_by_rounds
from adjudicator.romans.plain import decide_result, decide_round, decide_wall, outcomes_of
from adjudicator.romans.position import Position, table_of
from adjudicator.romans.prospect import Prospect, is_last_turn, prospect
from adjudicator.romans.readings import READINGS
from adjudicator.romans.rules import is_choice
from adjudicator.romans.table import Step
from adjudicator.romans.unfold import unfold
from adjudicator.ruling import Finding, Reason, Ruling, Verdict
from solver.answer import Answer, Outcome


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
            return common.rule(case)


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
    return _compared(case, decide(case))


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


def _rule_fort(case: Romans, claim: Fort) -> Ruling:
    position, readings = case.position, case.readings
    table = fort_table(position, readings, claim.place)
    shown = ask_fort(table, readings, claim.clan, claim.certain, claim.line)
    finding = fort_finding(position, readings, claim.clan, claim.place, claim.certain, shown)
    steps = [*hidden_cards(table), *stated_line(claim.line, claim.certain)]
    needs: tuple[str, ...] | None = None
    if shown.outcome is Outcome.NONE:
        needs = proofs.smallest_facts(table, readings, claim.clan, not claim.certain, claim.line)
        steps += proof(shown, "romans-proof-fort" if claim.certain else "romans-proof-no-way", needs)
    if shown.witness is not None:
        steps += layout(shown.witness, "romans-laid-so")
    if shown.outcome is not Outcome.GAVE_UP:
        steps += _fort_doubt(case, claim, shown.outcome)
    return _ruling(case, finding, steps, shown.answers, needs)


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


def _rule_game(case: Romans, claim: GameClaim) -> Ruling:
    position, readings = case.position, case.readings
    table = table_of(position, readings)
    shown = ask_game(table, readings, claim.clan, claim.certain, claim.sole, claim.line)
    finding = game_finding(table, claim.clan, claim.certain, claim.sole, shown)
    needs: tuple[str, ...] | None = None
    steps = [*scores(table), *stated_line(claim.line, claim.certain)]
    if shown.outcome is Outcome.NONE and finding.summary.message != "romans-game-neutral":
        bounds = not shown.answers or len(shown.answers) == 1
        looked = "romans-proof-bounds" if bounds and table.step != Step.OVER else "romans-proof-game"
        args = (claim.clan, not claim.certain, claim.sole, claim.line)
        needs = proofs.smallest_game_facts(table, readings, *args)
        steps += proof(shown, looked, needs)
    if shown.witness is not None and table.step != Step.OVER:
        steps += layout(shown.witness, "romans-laid-so")
        steps += result_told(shown.witness.end, readings)
    if shown.outcome is not Outcome.GAVE_UP:
        steps += _game_doubt(case, claim, shown.outcome)
    deck = about_deck(position)
    if deck is not None:
        steps.append(deck)
    return _ruling(case, finding, steps, shown.answers, needs)


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
