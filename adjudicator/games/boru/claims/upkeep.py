"""The claim ``upkeep``: step by step up to the next choice that nobody has told us, and what may come."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from adjudicator.claims.play_claims import phrase
from adjudicator.games.boru.claims.shown import shown
from adjudicator.games.boru.intake.table_of import missing_bride
from adjudicator.games.boru.rules.due import GROUND_OF, decider
from adjudicator.games.boru.rules.play import PLAY, told
from adjudicator.games.boru.search.upkeep import Search, settle_steps
from adjudicator.games.boru.search.witness import ENDED, is_step
from adjudicator.games.boru.table.actions import Action, Do
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import UPKEEP, Phase, Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict

MOST_TABLES: Final = 40
"""So many tables are looked at for the list of outcomes; beyond that only the next choice is told."""


@dataclass(frozen=True, slots=True)
class UpkeepPlayed:
    """What the upkeep brings, after these choices."""

    choices: tuple[Action, ...] = ()


def check_upkeep(position: Position) -> Iterator[Problem]:
    if position.table.phase not in UPKEEP:
        yield Problem(Kind.MISSING, "boru-no-upkeep", pointer("position", "phase"), {})
        return
    yield from position.missing(
        "coins", "points", "renown", "raiders", "church", "track", "battle", "marker", "marriage_deck"
    )
    yield from missing_bride(position)


def upkeep(position: Position, claim: UpkeepPlayed, readings: Readings) -> tuple[Finding, tuple[Reason, ...]]:
    """Rule boru.upkeep.steps. Steps that nobody decides need not be told."""
    table = position.table
    steps: list[Reason] = []
    done: list[str] = []
    for number, choice in enumerate(claim.choices, 1):
        if choice.kind is not Do.RESOLVE:
            table = _carried_on(table, readings, steps, done)
        refused = PLAY.refusal(table, choice, readings)
        if refused is None and table.phase not in UPKEEP:
            refused = Reason("boru.upkeep.steps", "boru-upkeep-over", {})
        if refused is not None:
            text = PLAY.write(choice)
            params = {"action": text, "at": number, "why": phrase(refused)}
            why = {"rule": refused.rule, "why": refused.message, "params": dict(refused.params)}
            answer = {
                "legal": False,
                "at": number,
                "action": text,
                **why,
                "done": done,
                "table": shown(position, table),
            }
            summary = Reason(refused.rule, "boru-upkeep-illegal", params)
            return Finding(Verdict.ANSWERED, summary, answer=answer), (*steps, refused)
        table, more = told(table, choice, readings)
        steps += more
        done.append(PLAY.write(choice))
    table = _carried_on(table, readings, steps, done)
    answer = {"legal": True, "done": done, "table": shown(position, table), "open": None, "outcomes": []}
    if table.phase in ENDED:
        answer["result"] = PLAY.result(table, readings)
        summary = Reason("boru.upkeep.steps", "boru-upkeep-done", {"over": _yes(table.phase == Phase.OVER)})
        return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(steps)
    options = [PLAY.write(action) for action in PLAY.actions(table, readings)]
    who = table.name(decider(table))
    about = table.name(table.queue[0])
    answer["open"] = {"decision": table.phase, "player": who, "about": about, "options": options}
    answer["outcomes"] = outcomes(table, readings)
    params = {"player": who, "loser": about, "due": table.phase, "count": len(options)}
    params["same"] = "yes" if who == about else "no"
    steps.append(Reason(GROUND_OF[table.phase], "boru-upkeep-choice", {**params, "options": options}))
    summary = Reason("boru.upkeep.steps", "boru-upkeep-open", params)
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(steps)


def _carried_on(table: Table, readings: Readings, steps: list[Reason], done: list[str]) -> Table:
    """Go on while nobody has to decide."""
    while is_step(table):
        action = Action(Do.RESOLVE, word=table.phase)
        table, more = told(table, action, readings)
        steps += more
        done.append(PLAY.write(action))
    return table


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


def outcomes(table: Table, readings: Readings) -> list[dict[str, Any]]:
    """Every way the upkeep may end: towns that are alike are tried once, equal ends are told once.

    Empty where there are too many to list.
    """
    search = Search(readings, Goal(0))
    ends: dict[str, dict[str, Any]] = {}
    waiting: list[tuple[Table, tuple[Action, ...]]] = [(settle_steps(table, readings), ())]
    looked = 0
    while waiting:
        here, done = waiting.pop(0)
        looked += 1
        if here.phase == Phase.REGIONS:
            last = PLAY.after(here, Action(Do.RESOLVE, word=Phase.REGIONS), readings)
            end = _end(last)
            ends.setdefault(repr(end), {"choices": [PLAY.write(action) for action in done], **end})
            continue
        for action in search.options(here, done):
            waiting.append((search.after(here, action), (*done, action)))
            if looked + len(waiting) > MOST_TABLES:
                return []
    return list(ends.values())


def _end(table: Table) -> dict[str, Any]:
    """Where the claim tokens lie, and what everybody has."""
    return {
        "tokens": {
            region.id: table.name(token)
            for region, token in zip(REGIONS, table.tokens, strict=True)
            if token >= 0
        },
        "face_up": [region.id for region, token in zip(REGIONS, table.tokens, strict=True) if token == -1],
        "points": {player.name: player.points for player in table.players},
    }
