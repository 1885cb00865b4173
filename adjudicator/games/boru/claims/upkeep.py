"""The claim ``upkeep``: every step up to the next choice that was not given, and the possible outcomes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from adjudicator.case import Case
from adjudicator.claims.play_claims import read_actions
from adjudicator.games.boru.claims.refused_choice import refused_choice
from adjudicator.games.boru.claims.upkeep_steps import (
    end_of_upkeep,
    go_to_next_choice,
    outcome_steps,
    steps_of_course,
    upkeep_steps,
)
from adjudicator.games.boru.claims.whose_choice import whose_choice
from adjudicator.games.boru.intake.claim_forms import UpkeepForm
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.intake.table_of import missing_in_upkeep
from adjudicator.games.boru.rules.due import CHOICE_RULE, decider
from adjudicator.games.boru.rules.earned import SinceThen, earned
from adjudicator.games.boru.rules.play import PLAY, after_with_steps
from adjudicator.games.boru.search.upkeep import Choices, UpkeepSearch, go_to_next_decision
from adjudicator.games.boru.search.witness import AFTER_UPKEEP
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.position import RESULT_FACTS, Position, missing_facts, where
from adjudicator.games.boru.table.table import UPKEEP, Phase, Table
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Param, Reason, Verdict
from adjudicator.values import Json

_SAYS_WHO: Final = {
    Phase.PRINCESS: ("boru-married",),
    Phase.BRIDE_TOWN: ("boru-married",),
    Phase.MONASTERY: ("boru-church-first",),
}
"""Phase to the step that says why the choice in it is somebody's."""
MOST_TOWNS: Final = 12
"""So many towns that may be chosen are named."""
MOST_TOLD: Final = 3
"""If there are no more outcomes, all are told among the reasons that bear on the question."""
MOST_TABLES: Final = 40
"""The outcomes are listed only if at most this many tables have to be looked at."""


@dataclass(frozen=True, slots=True)
class UpkeepPlayed:
    """What happens in the upkeep, given these choices?"""

    choices: tuple[Action, ...] = ()


def read_upkeep(form: UpkeepForm, _: PositionForm, _r: Readings) -> tuple[UpkeepPlayed, list[Problem]]:
    choices, problems = read_actions(PLAY, form.actions)
    return UpkeepPlayed(choices), problems


def upkeep_needs(case: Case[Position, UpkeepPlayed]) -> Iterator[Problem]:
    position = case.position
    if position.table.phase not in UPKEEP:
        yield Problem(Kind.MISSING, "boru-no-upkeep", where("phase"), {})
        return
    yield from missing_in_upkeep(position.table)


def find_upkeep(case: Case[Position, UpkeepPlayed]) -> tuple[Finding, tuple[Reason, ...]]:
    """Rule boru.upkeep.steps. Steps without a choice need not be given."""
    position, claim, readings = case.position, case.claim, case.readings
    table = position.table
    steps: list[Reason] = []
    done: list[str] = []
    for number, choice in enumerate(claim.choices, 1):
        if choice.kind is not ActionKind.RESOLVE:
            table = go_to_next_choice(table, readings, steps, done)
        refused = PLAY.refusal(table, choice, readings)
        if refused is None and table.phase not in UPKEEP:
            refused = Reason("boru.upkeep.steps", "boru-upkeep-over", {})
        if refused is not None:
            text = PLAY.write(choice)
            rest: dict[str, Json] = {"done": done, "table": PLAY.facts(table)}
            finding = refused_choice("boru-upkeep-illegal", number, text, refused, rest)
            refused_at = Reason("boru.upkeep.steps", "boru-choice-at", {"at": number, "action": text})
            whose = _whose(table, steps) if refused.message == "boru-refused-not-your-turn" else ()
            return finding, (*upkeep_steps(steps), *whose, refused_at, refused)
        table, more = after_with_steps(table, choice, readings)
        steps += more
        done.append(PLAY.write(choice))
    table = go_to_next_choice(table, readings, steps, done)
    answer: dict[str, Json] = {
        "legal": True,
        "done": done,
        "table": PLAY.facts(table),
        "open": None,
        "outcomes": [],
    }
    if table.phase in AFTER_UPKEEP:
        answer["result"] = PLAY.result(table, readings)
        summary = Reason(
            "boru.upkeep.steps", "boru-upkeep-done", {"over": _yes_or_no(table.phase == Phase.OVER)}
        )
        told = upkeep_steps(steps)
        if not missing_facts(table, ("points",)):
            told.insert(-1, end_of_upkeep(position.table, table, told))  # before what comes next
        if table.phase == Phase.OVER and not missing_facts(table, RESULT_FACTS):
            told.append(PLAY.explain_end(table, readings))
        return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(told)
    options = [PLAY.write(action) for action in PLAY.actions(table, readings)]
    who = table.name(decider(table))
    about = table.name(table.queue[0])
    answer["open"] = {"decision": table.phase, "player": who, "about": about, "options": options}
    ends = _ends(table, readings)
    answer["outcomes"] = [
        {"choices": [PLAY.write(one) for one in choices], **_outcome(last)} for choices, last in ends
    ]
    params: dict[str, Param] = {"player": who, "loser": about, "due": table.phase, "count": len(options)}
    params["same"] = "yes" if who == about else "no"
    towns = [action.town for action in PLAY.actions(table, readings) if action.town]
    where = "many" if len(towns) > MOST_TOWNS else _yes_or_no(bool(towns))
    listed: dict[str, Param] = {"options": options, "towns": towns, "where": where}
    open_choice = Reason(CHOICE_RULE[table.phase], "boru-upkeep-choice", {**params, **listed})
    summary = Reason("boru.upkeep.steps", "boru-upkeep-open", params)
    outcomes = () if missing_facts(table, ("points",)) else ends

    def since(choices: Sequence[Action]) -> SinceThen:
        return earned(position.table, (*steps, *steps_of_course(table, choices, readings)))

    reasons = (
        *upkeep_steps(steps),
        *_whose(table, steps),
        open_choice,
        *outcome_steps(outcomes, since, bears=len(ends) <= MOST_TOLD),
    )
    return Finding(Verdict.ANSWERED, summary, answer=answer), reasons


def _whose(table: Table, steps: Sequence[Reason]) -> tuple[Reason, ...]:
    """Why the next choice is this player's, unless the last steps have said it."""
    reason = whose_choice(table, any(step.message == "boru-invasion" for step in steps))
    told = any(step.message in _SAYS_WHO.get(table.phase, ()) for step in steps)
    return () if reason is None or told else (reason,)


def _yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"


def _ends(table: Table, readings: Readings) -> list[tuple[Choices, Table]]:
    """Every possible end of the upkeep: of equivalent towns one is tried, and equal ends are listed once.

    Empty if there are too many to list.
    """
    search = UpkeepSearch(readings, Goal(0))
    ends: dict[str, tuple[Choices, Table]] = {}
    waiting: list[tuple[Table, tuple[Action, ...]]] = [(go_to_next_decision(table, readings), ())]
    looked_at = 0
    while waiting:
        here, done = waiting.pop(0)
        looked_at += 1
        if here.phase == Phase.REGIONS:
            last = PLAY.after(here, Action(ActionKind.RESOLVE, word=Phase.REGIONS), readings)
            ends.setdefault(repr(_outcome(last)), (done, last))
            continue
        for action in search.options(here, done):
            waiting.append((search.after(here, action), (*done, action)))
            if looked_at + len(waiting) > MOST_TABLES:
                return []
    return list(ends.values())


def _outcome(table: Table) -> dict[str, Json]:
    """Where the claim tokens are, and everybody's points."""
    return {
        "tokens": {
            region.id: table.name(token)
            for region, token in zip(REGIONS, table.tokens, strict=True)
            if token >= 0
        },
        "face_up": [region.id for region, token in zip(REGIONS, table.tokens, strict=True) if token == -1],
        "points": {player.name: player.points for player in table.players},
    }
