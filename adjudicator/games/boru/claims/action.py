"""The claim ``action``: one card's action carried out, and which choices in it are legal, and why."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from adjudicator.case import Case
from adjudicator.claims.play_claims import read_actions
from adjudicator.games.boru.claims.refused_choice import refused_choice, why_json
from adjudicator.games.boru.intake.claim_forms import ActionForm
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.intake.table_of import missing_now
from adjudicator.games.boru.rules.play import PLAY, after_with_steps
from adjudicator.games.boru.rules.symbols import most_extras
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import COLOUR, NEIGHBOURS, TOWNS, places, town_names
from adjudicator.games.boru.table.cards import ROWS
from adjudicator.games.boru.table.facts import common_facts, player_facts
from adjudicator.games.boru.table.position import Position, where
from adjudicator.games.boru.table.table import ACTING, NOBODY, Phase, Table, winner
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Params, Reason, Verdict
from adjudicator.values import Json

MOST_OUTCOMES: Final = 60
"""At most this many outcomes are listed."""


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """What does this card's action lead to, given these choices?"""

    choices: tuple[Action, ...] = ()


def read_action(form: ActionForm, _: PositionForm, _r: Readings) -> tuple[ActionTaken, list[Problem]]:
    choices, problems = read_actions(PLAY, form.actions)
    return ActionTaken(choices), problems


def action_needs(case: Case[Position, ActionTaken]) -> Iterator[Problem]:
    if case.position.table.phase not in ACTING:
        yield Problem(Kind.MISSING, "boru-no-action-due", where("phase"), {})
        return
    yield from missing_now(case.position.table)


def find_action(case: Case[Position, ActionTaken]) -> tuple[Finding, tuple[Reason, ...]]:
    """Rules boru.action.*: symbol by symbol, up to the next choice that is open."""
    position, claim, readings = case.position, case.claim, case.readings
    table = first = position.table
    seat, acted = table.acting, table.acted
    player = table.name(seat)
    steps: list[Reason] = [*_winner(table)]
    for number, choice in enumerate(claim.choices, 1):
        text = PLAY.write(choice)
        refused = PLAY.refusal(table, choice, readings)
        if refused is None and not is_same_card(table, acted, first):
            refused = Reason("boru.trick.order", "boru-action-over", {"player": player})
        if refused is not None:
            rest = {"table": PLAY.facts(table)}
            finding = refused_choice("boru-action-illegal", number, text, refused, rest)
            refused_at = Reason("boru.action.symbols", "boru-choice-at", {"at": number, "action": text})
            return finding, (*steps, refused_at, refused)
        table, more = after_with_steps(table, choice, readings)
        steps += more
    open_now = is_same_card(table, acted, first)
    options = _options(table, readings) if open_now else []
    outcomes, more_left = _outcomes(table, acted, first, readings) if open_now else ([], False)
    answer = {
        "legal": True,
        "player": player,
        "card": first.card.value,
        "open": [option.json for option in options],
        "outcomes": outcomes,
        "more": more_left,
        "table": PLAY.facts(table),
    }
    params: Params = {
        "player": player,
        "card": first.card.value,
        "count": sum(one.refused is None for one in options),
    }
    summary = Reason("boru.action.symbols", "boru-action-open" if open_now else "boru-action-done", params)
    steps += [option.step for option in options]
    return Finding(Verdict.ANSWERED, summary, answer=answer), tuple(steps)


def _winner(table: Table) -> Iterator[Reason]:
    """Who has won the trick, and so carries out the main action."""
    if len(table.trick) == table.size and table.active != NOBODY:
        seat = winner(table.trick, COLOUR[table.active])
        card = next(card for who, card in table.trick if who == seat)
        params: Params = {"player": table.name(seat), "card": card, "town": TOWNS[table.active]}
        yield Reason("boru.trick.main", "boru-action-winner", params, (str(card),))


def is_same_card(table: Table, acted: int, first: Table) -> bool:
    """Is the same card still being resolved?"""
    return table.phase in ACTING and table.acted == acted and table.trick == first.trick


class Option(NamedTuple):
    """A conceivable choice, and why it is not legal; None if it is legal."""

    action: str
    refused: Reason | None

    @property
    def json(self) -> dict[str, Json]:
        why = why_json(self.refused) if self.refused else {}
        return {"action": self.action, "legal": self.refused is None, **why}

    @property
    def step(self) -> Reason:
        if self.refused is None:
            return Reason("boru.action.symbols", "boru-option-legal", {"action": self.action})
        why = Reason(self.refused.rule, self.refused.message, self.refused.params).phrase
        return Reason(self.refused.rule, "boru-option-illegal", {"action": self.action, "why": why})


def _options(table: Table, readings: Readings) -> list[Option]:
    """Every conceivable choice here."""
    return [
        Option(PLAY.write(choice), PLAY.refusal(table, choice, readings))
        for choice in conceivable_choices(table)
    ]


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


def _outcomes(
    table: Table, acted: int, first: Table, readings: Readings
) -> tuple[list[dict[str, Json]], bool]:
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


_OWN_FACTS: Final = ("coins", "points", "raiders", "church", "track", "towns")


def _outcome(table: Table, seat: int, choices: list[str]) -> dict[str, Json]:
    """Where an action leads. What nobody gave is left out."""
    own, common = player_facts(table, seat), common_facts(table)
    return {
        "choices": choices,
        **{fact: own[fact] for fact in _OWN_FACTS if fact in own},
        "vikings": list(town_names(table.covered)),
        **({"battle": common["battle"]} if "battle" in common else {}),
    }
