"""Rzymianie do domu! as it is played: every action from the first fort to the last."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.romans.rules.accounts import result_told
from adjudicator.games.romans.rules.cited import allowed_by
from adjudicator.games.romans.rules.ending import result
from adjudicator.games.romans.rules.orders import (
    PAIRS,
    collected,
    due,
    laid,
    layable,
    lost,
    put_in_order,
    revealable,
    turned_to,
    uncovered,
)
from adjudicator.games.romans.rules.refusals import refusal
from adjudicator.games.romans.rules.round import Option, choose, options, resolve, reveal
from adjudicator.games.romans.rules.trace import Trace
from adjudicator.games.romans.rules.wall import arranged, left_in_deck
from adjudicator.games.romans.table.actions import HINT, VERB, Action, read, write
from adjudicator.games.romans.table.cards import CLANS, NONE
from adjudicator.games.romans.table.facts import facts
from adjudicator.games.romans.table.forts import KIND
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.play import Play
from adjudicator.readings import Readings
from adjudicator.ruling import Reason


def actions(table: Table, readings: Readings) -> tuple[Action, ...]:
    """Every legal action, in canonical order."""
    return tuple(_actions(table, readings))


def _actions(table: Table, readings: Readings) -> Iterator[Action]:
    for clan in due(table):
        yield from _actions_of(turned_to(table, clan), readings)


def _actions_of(table: Table, readings: Readings) -> Iterator[Action]:
    """What the clan that is due may do."""
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
        case Step.LOSE:
            for pair in PAIRS:
                yield Action(verb, clan, pair)
        case Step.LAY:
            line = table.lines[table.who]
            for warrior in layable(line):
                yield Action(verb, clan, (warrior, len(line.down) + 1))
        case Step.REVEAL:
            for warrior in revealable(table.lines[table.who]):
                yield Action(verb, clan, (warrior,))
        case Step.COLLECT:
            yield Action(verb)
        case _:
            for option in options(table, readings):
                yield as_action(table, option)


def as_action(table: Table, option: Option) -> Action:
    """A choice inside a round, as the action of the clan that takes it."""
    step, clan = Step(table.step), table.setup.clans[table.who]
    if isinstance(option, tuple):
        return Action(VERB[step], clan, option)
    if step == Step.QWEEN:
        option = NONE if option == NONE else CLANS.index(table.setup.clans[option])
    elif step == Step.DRUHID:
        option += table.round
    return Action(VERB[step], clan, (option,))


def as_option(table: Table, action: Action) -> Option:
    """The choice that a legal action inside a round makes."""
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
    return told(table, action, readings, None)


def told(table: Table, action: Action, readings: Readings, trace: Trace | None) -> Table:
    """The table after a legal action, with what happened on the way."""
    if action.clan:
        table = turned_to(table, table.setup.clans.index(action.clan))
    match table.step:
        case Step.UNCOVER:
            return uncovered(table, action.what[0])
        case Step.ARRANGE:
            return put_in_order(table, arranged(table.wall, readings))
        case Step.LOSE:
            return lost(table, action.what)
        case Step.LAY:
            return laid(table, action.what[0])
        case Step.REVEAL:
            table = reveal(table, table.who, action.what[0])
            return table if table.who != NONE else resolve(table, readings, trace)
        case Step.COLLECT:
            return collected(table)
    return choose(table, as_option(table, action), readings, trace)


def basis(table: Table, action: Action, readings: Readings) -> tuple[Reason, ...]:
    """The rules that a legal action rests on, and what it leads to."""
    trace: Trace = []
    told(table, action, readings, trace)
    return (*allowed_by(table, action, readings), *trace)


def ended(table: Table, readings: Readings) -> Reason:
    """Who has won, and by what."""
    return result_told(table, readings)[-1]


PLAY: Final = Play(
    refusal=refusal,
    after=after,
    actions=actions,
    read=read,
    write=write,
    facts=facts,
    result=result,
    hint=HINT,
    basis=basis,
    ended=ended,
)
