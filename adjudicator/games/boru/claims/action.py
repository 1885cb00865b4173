"""The claim ``action``: one card's action carried out, and which choices in it are legal, and why."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from adjudicator.claims.play_claims import phrase
from adjudicator.games.boru.claims.known_facts import known_facts
from adjudicator.games.boru.rules.play import PLAY, after_with_steps
from adjudicator.games.boru.rules.symbols import most_extras
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import NEIGHBOURS, TOWNS, places, town_names
from adjudicator.games.boru.table.cards import ROWS
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict

ACTING: Final = (Phase.ROW, Phase.BUY, Phase.EXPAND, Phase.REMOVE)
MOST_OUTCOMES: Final = 60
"""At most this many outcomes are listed."""


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """What does this card's action lead to, given these choices?"""

    choices: tuple[Action, ...] = ()


def action_problems(position: Position) -> Iterator[Problem]:
    if position.table.phase not in ACTING:
        yield Problem(Kind.MISSING, "boru-no-action-due", pointer("position", "phase"), {})
        return
    yield from position.missing("coins", "points", "raiders", "church", "track", "battle", "marker")


def decide_action(
    position: Position, claim: ActionTaken, readings: Readings
) -> tuple[Finding, tuple[Reason, ...]]:
    """Rules boru.action.*: symbol by symbol, up to the next choice that is open."""
    table = first = position.table
    seat, acted = table.acting, table.acted
    player = table.name(seat)
    steps: list[Reason] = []
    for number, choice in enumerate(claim.choices, 1):
        text = PLAY.write(choice)
        refused = PLAY.refusal(table, choice, readings)
        if refused is None and not is_same_card(table, acted, first):
            refused = Reason("boru.trick.order", "boru-action-over", {"player": player})
        if refused is not None:
            params = {"action": text, "at": number, "why": phrase(refused)}
            answer = {
                "legal": False,
                "at": number,
                "action": text,
                **_why(refused),
                "table": known_facts(position, table),
            }
            return Finding(
                Verdict.ANSWERED, Reason(refused.rule, "boru-action-illegal", params), answer=answer
            ), (
                *steps,
                refused,
            )
        table, more = after_with_steps(table, choice, readings)
        steps += more
    open_now = is_same_card(table, acted, first)
    options = list(_options(table, readings)) if open_now else []
    outcomes, more_left = _outcomes(table, acted, first, readings) if open_now else ([], False)
    answer = {
        "legal": True,
        "player": player,
        "card": first.card.value,
        "open": options,
        "outcomes": outcomes,
        "more": more_left,
        "table": known_facts(position, table),
    }
    params = {"player": player, "card": first.card.value, "count": sum(one["legal"] for one in options)}
    summary = Reason("boru.action.symbols", "boru-action-open" if open_now else "boru-action-done", params)
    steps += [_option_step(one) for one in options]
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(steps)


def is_same_card(table: Table, acted: int, first: Table) -> bool:
    """Is the same card still being resolved?"""
    return table.phase in ACTING and table.acted == acted and table.trick == first.trick


def _options(table: Table, readings: Readings) -> Iterator[dict[str, Any]]:
    """Every conceivable choice here: whether it is legal, and if not, why not."""
    for choice in conceivable_choices(table):
        refused = PLAY.refusal(table, choice, readings)
        yield {"action": PLAY.write(choice), "legal": refused is None, **(_why(refused) if refused else {})}


def conceivable_choices(table: Table) -> Iterator[Action]:
    seat = table.acting
    who = table.name(seat)
    if table.phase == Phase.ROW:
        yield from (Action(ActionKind.TAKE, who, word=row) for row in ROWS)
    elif table.phase == Phase.BUY:
        most = most_extras(table, seat, table.card.row(table.row)[table.place])
        yield from (Action(ActionKind.BUY, who, extras) for extras in range(most + 2))
    elif table.phase == Phase.EXPAND:
        yield Action(ActionKind.STAY, who)
        for start in places(table.players[seat].discs):
            for end in places(NEIGHBOURS[start]):
                yield Action(ActionKind.EXPAND, who, town=TOWNS[end], origin=TOWNS[start])
    else:
        yield from (Action(ActionKind.REMOVE, who, town=town) for town in town_names(table.covered))


def _why(refused: Reason) -> dict[str, Any]:
    return {"rule": refused.rule, "why": refused.message, "params": dict(refused.params)}


def _option_step(option: dict[str, Any]) -> Reason:
    if option["legal"]:
        return Reason("boru.action.symbols", "boru-option-legal", {"action": option["action"]})
    why = {"say": option["why"], "with": {**option["params"], "look": []}}
    return Reason(option["rule"], "boru-option-illegal", {"action": option["action"], "why": why})


def _outcomes(
    table: Table, acted: int, first: Table, readings: Readings
) -> tuple[list[dict[str, Any]], bool]:
    """The possible ends of the action, equal ends listed once; and whether there are more."""
    seat = table.acting
    ends: dict[Table, list[str]] = {}
    waiting: list[tuple[Table, list[str]]] = [(table, [])]
    seen: set[Table] = {table}
    while waiting:
        here, done = waiting.pop(0)
        for choice in PLAY.actions(here, readings):
            after = PLAY.after(here, choice, readings)
            if after in seen:
                continue
            seen.add(after)
            if is_same_card(after, acted, first):
                waiting.append((after, [*done, PLAY.write(choice)]))
            else:
                ends[after] = [*done, PLAY.write(choice)]
            if len(ends) > MOST_OUTCOMES:
                return [_outcome(end, seat, how) for end, how in list(ends.items())[:MOST_OUTCOMES]], True
    return [_outcome(end, seat, how) for end, how in ends.items()], False


def _outcome(table: Table, seat: int, choices: list[str]) -> dict[str, Any]:
    player = table.players[seat]
    return {
        "choices": choices,
        "coins": player.coins,
        "points": player.points,
        "raiders": player.raiders,
        "church": player.church,
        "track": player.track + 1,
        "towns": list(town_names(player.discs)),
        "vikings": list(town_names(table.covered)),
        "battle": table.battle,
    }
