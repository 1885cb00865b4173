"""The whole game, action by action: what is legal at a table, and the table after it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from adjudicator.games.romans.rules.cited import allowed_by
from adjudicator.games.romans.rules.ending import result_if_over
from adjudicator.games.romans.rules.explain import explain_winner
from adjudicator.games.romans.rules.orders import (
    arrange,
    clans_to_act,
    collect,
    empty_places,
    lay,
    layable,
    losable,
    lose_two,
    may_lay,
    may_lose,
    revealable,
    uncover,
    with_turn_of,
)
from adjudicator.games.romans.rules.refusals import (
    RULE_OF_STEP,
    refusal,
    refusal_now,
    table_of_action,
)
from adjudicator.games.romans.rules.rights import at_step_of
from adjudicator.games.romans.rules.round import Option, choose, is_choice, options, resolve, reveal
from adjudicator.games.romans.rules.round_steps import Trace
from adjudicator.games.romans.rules.wall import arranged, left_in_deck
from adjudicator.games.romans.rules.why_legal import why_legal
from adjudicator.games.romans.table.actions import HINT, VERB, Action, read, write
from adjudicator.games.romans.table.cards import CLANS, NONE
from adjudicator.games.romans.table.facts import facts
from adjudicator.games.romans.table.forts import KIND
from adjudicator.games.romans.table.table import STEPS, Step, Table
from adjudicator.play import Play
from adjudicator.readings import Readings
from adjudicator.ruling import Reason, aside


def actions(table: Table, readings: Readings) -> tuple[Action, ...]:
    """Every legal action of this step, in canonical order.

    Also legal are the actions of a later step, if only rights come before it: these are then not used. And
    Svord's owner may name cards that we do not know.
    """
    return tuple(
        action
        for clan in clans_to_act(table)
        for action in actions_of_clan(with_turn_of(table, clan), readings)
    )


def actions_of_clan(table: Table, readings: Readings) -> Iterator[Action]:
    """Every legal action of the clan ``who`` at this step."""
    step = Step(table.step)
    if step == Step.OVER:
        return
    verb, clan = VERB[step], table.setup.clans[table.who] if table.who != NONE else ""
    match step:
        case Step.UNCOVER:
            for fort, copies in enumerate(left_in_deck(table)):
                if copies > 0:
                    yield Action(verb, "", (fort,))
        case Step.ARRANGE:
            row = tuple(fort & KIND for fort in table.wall)
            yield Action(verb, "", arranged(row, readings))
        case Step.LOSE | Step.LAY:
            cards = table.cards[table.who]
            if may_lose(table):
                yield from (Action(VERB[Step.LOSE], clan, pair) for pair in losable(cards))
            if may_lay(table):
                for place in empty_places(cards):
                    for warrior in layable(cards):
                        yield Action(VERB[Step.LAY], clan, (warrior, place))
        case Step.REVEAL:
            for warrior in revealable(table.cards[table.who]):
                yield Action(verb, clan, (warrior,))
        case Step.COLLECT:
            yield Action(verb)
        case _:
            for option in options(table, readings):
                yield as_action(table, option)


def as_action(table: Table, option: Option) -> Action:
    """The action that takes this option of a choice inside a round."""
    step, clan = Step(table.step), table.setup.clans[table.who]
    if isinstance(option, tuple):
        return Action(VERB[step], clan, option)
    if step == Step.QWEEN:
        option = NONE if option == NONE else CLANS.index(table.setup.clans[option])
    elif step == Step.DRUHID:
        option += table.round
    return Action(VERB[step], clan, (option,))


def as_option(table: Table, action: Action) -> Option:
    """The option that a legal action inside a round takes."""
    match table.step:
        case Step.KEEP | Step.SVORD | Step.SVORD_AT_ONCE:
            return action.what
        case Step.QWEEN:
            named = action.what[0]
            return NONE if named == NONE else table.setup.clans.index(CLANS[named])
        case Step.DRUHID:
            return action.what[0] - table.round
    return action.what[0]


def after(table: Table, action: Action, readings: Readings) -> Table:
    """The table after a legal action."""
    return apply_action(table, action, readings, None)


def apply_action(table: Table, action: Action, readings: Readings, trace: Trace | None) -> Table:
    """The table after a legal action. Each step of the round is added to ``trace``, if there is one."""
    table = at_step_of(table, table_of_action(table, action, readings), readings, trace)
    match table.step:
        case Step.UNCOVER:
            return uncover(table, action.what[0])
        case Step.ARRANGE:
            return arrange(table, arranged(table.wall, readings))
        case Step.LOSE | Step.LAY if action.verb == VERB[Step.LOSE]:
            return lose_two(table, action.what)
        case Step.LOSE | Step.LAY:
            return lay(table, *action.what)
        case Step.REVEAL:
            table = reveal(table, table.who, action.what[0])
            return table if table.who != NONE else resolve(table, readings, trace)
        case Step.COLLECT:
            return collect(table)
    return choose(table, as_option(table, action), readings, trace)


def action_reasons(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """What makes a legal action legal, the rules that allow it, then the steps that follow from it.

    Of these only the first one can bear on whether a choice is legal: it says what the choice rests on.
    """
    at = table_of_action(table, action, readings)
    steps = changes(table, action, readings)
    first = 1 if is_choice(at) and steps and steps[0].message != "romans-due" else 0
    why = why_legal(table, action, readings)
    return (*why, *allowed_by(at, action, readings), *steps[:first], *aside(steps[first:]))


def changes(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """The steps that follow from a legal action, and the choice at which they stop."""
    trace: Trace = []
    after_action = apply_action(table, action, readings, trace)
    if is_choice(after_action):
        step = Step(after_action.step)
        params = {"step": STEPS[step], "clan": after_action.setup.clans[after_action.who]}
        trace.append(Reason(f"romans.{RULE_OF_STEP[step]}", "romans-due", params))
    return tuple(trace)


def explain_end(table: Table, readings: Readings) -> Reason:
    """Who has won, and what decided it."""
    result = result_if_over(table, readings)
    assert result is not None
    return explain_winner(result)


OUTCOMES: Final = frozenset(
    f"romans-{name}"
    for name in (
        *("highest", "sole", "archr-wins", "archr-several", "tie", "tie-below", "all-filchy"),
        *("takes", "druhid-takes", "fort-discarded", "fort-stays", "filchy-discards", "fortuna-costs"),
        *("horsie-nothing", "three-fortheca", "neutral-three"),
    )
)
"""Steps that say who has won a fight, what became of the fort and what it cost."""
PLAY: Final = Play(
    refusal=refusal,
    after=after,
    actions=actions,
    read=read,
    write=write,
    facts=facts,
    result=result_if_over,
    hint=HINT,
    action_reasons=action_reasons,
    explain_end=explain_end,
    changes=changes,
    why_legal=why_legal,
    outcomes=OUTCOMES,
)
PLAY_NOW: Final = replace(PLAY, refusal=refusal_now)
"""The same for what is legal now: whoever has a right has not been passed over yet."""
