"""Brian Boru as it is played: from a table and an action to the next table, with a trace of every step."""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator.games.boru.rules import rounds, symbols, upkeep
from adjudicator.games.boru.rules.due import decider
from adjudicator.games.boru.rules.options import actions
from adjudicator.games.boru.rules.refusals import refusal
from adjudicator.games.boru.rules.scoring import final, result_json
from adjudicator.games.boru.rules.trace import SILENT, Trace
from adjudicator.games.boru.table.actions import HINT, Action, Do, read, write
from adjudicator.games.boru.table.facts import facts
from adjudicator.games.boru.table.table import Phase, Table
from adjudicator.play import Play
from adjudicator.readings import Readings
from adjudicator.ruling import Reason


def after(table: Table, action: Action, readings: Readings, trace: Trace = SILENT) -> Table:
    """The table after a legal action, carried on to the next decision."""
    match action.kind:
        case Do.SETTLE:
            return rounds.settle(table, action.town, trace)
        case Do.REVEAL_VIKINGS:
            return rounds.reveal_vikings(table, action.number, trace)
        case Do.REVEAL_BRIDE:
            return rounds.reveal_bride(table, action.word, trace)
        case Do.DEAL:
            return rounds.deal(table, table.seat(action.player), action.number, trace)
        case Do.DEAL_UNSEEN:
            return rounds.deal_unseen(table, trace)
        case Do.KEEP:
            return rounds.keep(table, decider(table), action.cards, trace)
        case Do.LEAD:
            return rounds.lead(table, table.marker, action.number, action.town, trace)
        case Do.CANNOT_LEAD:
            return rounds.cannot_lead(table, table.marker, trace)
        case Do.PLAY:
            return rounds.follow(table, decider(table), action.number, trace)
        case Do.TAKE:
            return rounds.take_row(table, action.word, readings, trace)
        case Do.BUY | Do.EXPAND | Do.STAY | Do.REMOVE:
            return _decided(table, action, readings, trace)
        case _:
            return _upkeep(table, action, readings, trace)


def _decided(table: Table, action: Action, readings: Readings, trace: Trace) -> Table:
    """A decision that a symbol waited for; then on with the next symbol."""
    match action.kind:
        case Do.BUY:
            table = symbols.buy(table, action.number, readings, trace)
        case Do.EXPAND:
            table = symbols.expand(table, action.origin, action.town, trace)
        case Do.REMOVE:
            table = symbols.remove(table, action.town, trace)
    table = table._replace(phase=Phase.ROW, place=table.place + 1)
    return rounds.go_on(table, readings, trace)


def _upkeep(table: Table, action: Action, readings: Readings, trace: Trace) -> Table:
    match table.phase:
        case Phase.MARRIAGE:
            return upkeep.marriage(table, readings, trace)
        case Phase.BRIDE_TOWN:
            return upkeep.place_bride_town(table, action.town, trace)
        case Phase.PRINCESS:
            return upkeep.choose_pact(table, action.word, trace)
        case Phase.TRACK_TOWN:
            return upkeep.place_track_town(table, action.town, trace)
        case Phase.BATTLE:
            return upkeep.battle(table, trace)
        case Phase.INVASION:
            return upkeep.lose(table, action.town, trace)
        case Phase.CHURCH:
            return upkeep.church(table, trace)
        case Phase.MONASTERY:
            return upkeep.build_first(table, action.town, trace)
        case Phase.FOUR_DISCS:
            return upkeep.build_four(table, action.town, trace)
        case _:
            return upkeep.regions(table, readings, trace)


def told(table: Table, action: Action, readings: Readings) -> tuple[Table, tuple[Reason, ...]]:
    """The table after a legal action, and everything that happened on the way."""
    trace = Trace()
    return after(table, action, readings, trace), tuple(trace.steps)


def result(table: Table, readings: Readings) -> Mapping[str, Any] | None:  # noqa: ARG001
    """The final scoring, once the last upkeep is over."""
    return result_json(table, final(table)) if table.phase == Phase.OVER else None


def _refusal(table: Table, action: Action, readings: Readings) -> Reason | None:  # noqa: ARG001
    return refusal(table, action)


def _actions(table: Table, readings: Readings) -> tuple[Action, ...]:  # noqa: ARG001
    return actions(table)


def basis(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """What a legal action sets to work, rule by rule."""
    return told(table, action, readings)[1]


def ended(table: Table, readings: Readings) -> Reason:  # noqa: ARG001
    """Who has won, and by what."""
    trace = Trace()
    final(table, trace)
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
    basis=basis,
    ended=ended,
)
"""Which actions are legal hangs on no reading of this game; where they lead may."""
