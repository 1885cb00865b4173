"""How Brian Boru is played: the table after an action, with a trace of every step, and ``PLAY``."""

from typing import Final

from adjudicator.games.boru.rules import rounds, symbols, upkeep
from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.legal_actions import legal_actions
from adjudicator.games.boru.rules.refusals import refusal
from adjudicator.games.boru.rules.scoring import final_scoring, result_json
from adjudicator.games.boru.rules.trace import SILENT, Trace
from adjudicator.games.boru.table.actions import HINT, Action, ActionKind, read, write
from adjudicator.games.boru.table.facts import facts
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.play import Play
from adjudicator.readings import Readings
from adjudicator.ruling import Reason
from adjudicator.values import JsonObject


def after(table: Table, action: Action, readings: Readings, trace: Trace = SILENT) -> Table:
    """The table after a legal action, at the next decision."""
    match action.kind:
        case ActionKind.SETTLE:
            return rounds.settle(table, action.town, trace)
        case ActionKind.REVEAL_VIKINGS:
            return rounds.reveal_vikings(table, action.number, trace)
        case ActionKind.REVEAL_BRIDE:
            return rounds.reveal_bride(table, action.word, trace)
        case ActionKind.DEAL:
            return rounds.deal(table, table.seat(action.player), action.number, trace)
        case ActionKind.DEAL_UNSEEN:
            return rounds.deal_unseen(table, trace)
        case ActionKind.KEEP:
            return rounds.keep(table, decider(table), action.cards, trace)
        case ActionKind.LEAD:
            return rounds.lead(table, table.marker, action.number, action.town, trace)
        case ActionKind.CANNOT_LEAD:
            return rounds.cannot_lead(table, table.marker, trace)
        case ActionKind.PLAY:
            return rounds.follow(table, decider(table), action.number, trace)
        case ActionKind.TAKE:
            return rounds.take_row(table, action.word, readings, trace)
        case ActionKind.BUY | ActionKind.EXPAND | ActionKind.STAY | ActionKind.REMOVE:
            return _after_symbol_choice(table, action, readings, trace)
        case _:
            return _after_upkeep_action(table, action, readings, trace)


def _after_symbol_choice(table: Table, action: Action, readings: Readings, trace: Trace) -> Table:
    """The table after a decision for one symbol. The next symbols are resolved as far as possible."""
    match action.kind:
        case ActionKind.BUY:
            table = symbols.buy(table, action.number, readings, trace)
        case ActionKind.EXPAND:
            table = symbols.expand(table, action.origin, action.town, trace)
        case ActionKind.REMOVE:
            table = symbols.remove(table, action.town, trace)
    table = table._replace(phase=Phase.ROW, place=table.place + 1)
    return rounds.resolve_row(table, readings, trace)


def _after_upkeep_action(table: Table, action: Action, readings: Readings, trace: Trace) -> Table:
    match table.phase:
        case Phase.MARRIAGE:
            return upkeep.resolve_marriage(table, readings, trace)
        case Phase.BRIDE_TOWN:
            return upkeep.place_bride_town(table, action.town, trace)
        case Phase.PRINCESS:
            return upkeep.choose_pact(table, action.word, trace)
        case Phase.TRACK_TOWN:
            return upkeep.place_track_town(table, action.town, trace)
        case Phase.BATTLE:
            return upkeep.resolve_battle(table, trace)
        case Phase.INVASION:
            return upkeep.lose_town(table, action.town, trace)
        case Phase.CHURCH:
            return upkeep.resolve_church(table, trace)
        case Phase.MONASTERY:
            return upkeep.build_as_church_leader(table, action.town, trace)
        case Phase.FOUR_DISCS:
            return upkeep.build_with_four_discs(table, action.town, trace)
        case _:
            return upkeep.resolve_regions(table, readings, trace)


def after_with_steps(table: Table, action: Action, readings: Readings) -> tuple[Table, tuple[Reason, ...]]:
    """The table after a legal action, and the steps that led to it."""
    trace = Trace()
    return after(table, action, readings, trace), tuple(trace.steps)


def result(table: Table, readings: Readings) -> JsonObject | None:  # noqa: ARG001
    """The final scoring, once the last upkeep is over."""
    return result_json(table, final_scoring(table)) if table.phase == Phase.OVER else None


def _refusal(table: Table, action: Action, readings: Readings) -> Reason | None:  # noqa: ARG001
    return refusal(table, action)


def _actions(table: Table, readings: Readings) -> tuple[Action, ...]:  # noqa: ARG001
    return legal_actions(table)


def action_reasons(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """The steps that a legal action causes, each with its rule."""
    return after_with_steps(table, action, readings)[1]


def explain_end(table: Table, readings: Readings) -> Reason:  # noqa: ARG001
    """Who has won, and why."""
    trace = Trace()
    final_scoring(table, trace)
    return trace.steps[-1]


PLAY: Final[Play[Table, Action]] = Play(
    refusal=_refusal,
    after=after,
    actions=_actions,
    read=read,
    write=write,
    facts=facts,
    result=result,
    hint=HINT,
    action_reasons=action_reasons,
    explain_end=explain_end,
)
"""In this game no reading changes which actions are legal. Readings may change their effect."""
