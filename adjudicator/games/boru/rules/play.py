"""How Brian Boru is played: the table after an action, with every step; ``PLAY`` and ``TOLD_PLAY``."""

from dataclasses import replace
from typing import Final

from adjudicator.games.boru.rules import rounds, symbols, upkeep
from adjudicator.games.boru.rules.due import DUE_ACTIONS, decider
from adjudicator.games.boru.rules.legal_actions import legal_actions
from adjudicator.games.boru.rules.refusals import refusal
from adjudicator.games.boru.rules.scoring import final_scoring, result_json
from adjudicator.games.boru.rules.trace import SILENT, Trace
from adjudicator.games.boru.rules.why_legal import not_used, why_legal
from adjudicator.games.boru.table.actions import HINT, Action, ActionKind, read, write
from adjudicator.games.boru.table.facts import facts
from adjudicator.games.boru.table.position import RESULT_FACTS, missing_facts
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
            return rounds.keep(table, table.seat(action.player), action.cards, trace)
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


def result(table: Table, readings: Readings) -> JsonObject | None:
    """The final scoring, once the last upkeep is over; or the facts that it lacks."""
    if table.phase != Phase.OVER:
        return None
    unknown = [problem.pointer for problem in missing_facts(table, RESULT_FACTS)]
    return {"unknown": unknown} if unknown else result_json(table, final_scoring(table, readings))


def _refusal(table: Table, action: Action, readings: Readings) -> Reason | None:  # noqa: ARG001
    return refusal(table, action)


def _actions(table: Table, readings: Readings) -> tuple[Action, ...]:  # noqa: ARG001
    return legal_actions(table)


_BESIDE: Final = ("boru-start", "boru-starter", "boru-tokens-down", "boru-brides-ready", "boru-vikings-ready")
"""What everybody does in the set-up, whoever places a disc."""


def _changes(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """The steps that a legal action causes, each with its rule. What only goes with it does not bear."""
    steps = after_with_steps(table, action, readings)[1]
    return tuple(replace(step, bears=step.bears and step.message not in _BESIDE) for step in steps)


def _action_reasons(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """What makes a legal action legal, then what it causes."""
    return (*why_legal(table, action), *_changes(table, action, readings))


def explain_end(table: Table, readings: Readings) -> Reason:
    """Who has won, and why."""
    trace = Trace()
    final_scoring(table, readings, trace)
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
    action_reasons=_action_reasons,
    explain_end=explain_end,
    changes=_changes,
)
"""In this game no reading changes which actions are legal. Readings may change their effect."""


# Play as a record tells it: a right that is not used needs no line


def _without_unused_right(table: Table, readings: Readings) -> Table:
    """The table after a player has not expanded, or has bought nothing; the same table if neither is open."""
    if table.phase not in (Phase.EXPAND, Phase.BUY):
        return table
    kind = ActionKind.STAY if table.phase == Phase.EXPAND else ActionKind.BUY
    return after(table, Action(kind, table.name(table.acting)), readings)


def when_due(table: Table, action: Action, readings: Readings) -> Table:
    """The table at which this action is due, if the rights before it were not used; else the table as it is.

    Rules boru.expand, boru.action.extras: a player may expand and may buy extras, but need not.
    """
    here = table
    while action.kind not in DUE_ACTIONS[here.phase]:
        here, before = _without_unused_right(here, readings), here
        if here is before:
            return table
    return here


def _told_refusal(table: Table, action: Action, readings: Readings) -> Reason | None:
    return refusal(when_due(table, action, readings), action)


def _told_after(table: Table, action: Action, readings: Readings) -> Table:
    return after(when_due(table, action, readings), action, readings)


def _told_actions(table: Table, readings: Readings) -> tuple[Action, ...]:
    """The legal actions, and after them those that are legal if the right that is open now is not used."""
    later = _without_unused_right(table, readings)
    if later is table:
        return legal_actions(table)
    return tuple(dict.fromkeys((*legal_actions(table), *_told_actions(later, readings))))


_SAME_AGAIN: Final = ("boru-dealt", "boru-kept", "boru-led", "boru-played")
"""Steps that only say the action itself."""


def _told_changes(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    steps = _changes(when_due(table, action, readings), action, readings)
    return tuple(step for step in steps if step.message not in _SAME_AGAIN)


def _told_why(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """What a legal action needs and has, then the rights before it that are not used."""
    rights: list[Reason] = []
    here = table
    while action.kind not in DUE_ACTIONS[here.phase]:
        right = not_used(here)
        rights += [] if right in rights else [right]  # a player may have had it at several symbols
        here = _without_unused_right(here, readings)
    return (*why_legal(here, action), *rights)


_OUTCOMES: Final = frozenset(
    f"boru-{name}" for name in ("repelled", "invasion", "no-town-to-lose", "trick-won", "lost-town")
)
"""Steps that say who must do something next, and why."""
TOLD_PLAY: Final[Play[Table, Action]] = replace(
    PLAY,
    refusal=_told_refusal,
    after=_told_after,
    actions=_told_actions,
    changes=_told_changes,
    why_legal=_told_why,
    outcomes=_OUTCOMES,
)
"""For records and their repair. Whether an action is legal at this very moment is for ``PLAY`` to say."""
