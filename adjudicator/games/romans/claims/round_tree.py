"""A round that lies open, unfolded: who takes the fort under each choice, and what everyone may keep.

Whom Qween seduces and what Dru'hid takes changes the round for all, so these choices make a tree. What a clan
discards or gives up changes only its own line and forts, so at the end of each branch the ways of every clan
are listed by themselves. Where Svord moves cards nobody sees it: that choice is named, not unfolded.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from adjudicator.games.romans.rules.ending import result
from adjudicator.games.romans.rules.play import as_action
from adjudicator.games.romans.rules.round import (
    Option,
    choice_name,
    choose,
    is_choice,
    options,
    resolve,
    reveal_all,
)
from adjudicator.games.romans.rules.trace import Trace
from adjudicator.games.romans.table.actions import write
from adjudicator.games.romans.table.cards import NONE, UNKNOWN, WARRIORS
from adjudicator.games.romans.table.forts import fort_name
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason

_FOR_ALL: Final = ("qween", "druhid")
_BY_CHOICE: Final = (
    "romans-fokus-pays",
    "romans-fokus-nothing",
    "romans-keeps-axx",
    "romans-keeps-komfort",
    "romans-keeps-nothing",
    "romans-discards",
    "romans-horsie-costs",
    "romans-fortuna-costs",
    "romans-svord-moves",
)
"""Steps that tell what a clan has done with its own cards and forts."""


def is_open(table: Table) -> bool:
    """Is everything known that the round needs?"""
    if is_choice(table):
        return True
    return table.step == Step.REVEAL and all(
        line.now != NONE or line.down[0] != UNKNOWN for line in table.lines
    )


def begun(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """The round up to its first choice; the cards that lie ready are revealed."""
    if is_choice(table):
        return table
    if table.who == NONE:
        return resolve(table, readings, trace)
    back = [
        line if line.now == NONE else line._replace(now=NONE, here=False, down=(line.now, *line.down))
        for line in table.lines
    ]
    shown = [line.down[0] for line in back]
    return reveal_all(table._replace(lines=tuple(back)), shown, readings, trace)


def unfold(table: Table, readings: Readings) -> tuple[dict[str, Any], tuple[Reason, ...]]:
    """The tree of the round as JSON, and the steps of it that do not hang on a choice."""
    trace: Trace = []
    first = begun(table, readings, trace)
    told = list(trace)
    tree = _node(table, first, readings, told)
    return tree, tuple(told)


def _node(
    before: Table, table: Table, readings: Readings, told: Trace | None, moved: tuple[str, ...] = ()
) -> dict[str, Any]:
    """What follows from here; ``told`` goes on as long as nothing is chosen for all."""
    table, moving = _unmoved(table, readings, told)
    if not is_choice(table) or choice_name(table) not in _FOR_ALL:
        leaf = _leaf(before, table, readings, told)
        return {**leaf, "may_rearrange": [*moved, *moving, *leaf["may_rearrange"]]}
    merged: dict[str, dict[str, Any]] = {}
    found = options(table, readings)
    for option in found:
        node = _node(before, choose(table, option, readings), readings, None, (*moved, *moving))
        key = repr(node)
        merged.setdefault(key, {"do": [], **node})["do"].append(write(as_action(table, option)))
    return {"who": table.setup.clans[table.who], "what": choice_name(table), "options": list(merged.values())}


def _unmoved(table: Table, readings: Readings, told: Trace | None) -> tuple[Table, tuple[str, ...]]:
    """Where Svord moves cards at once, before anything else is chosen: on with the round, and who may."""
    moving = []
    while table.step == Step.SVORD_AT_ONCE:
        clan = table.setup.clans[table.who]
        trace: Trace = []
        table = choose(table, _first(table, readings), readings, trace)
        moving.append(clan)
        if told is not None:
            told += [_may_move(one, {clan}) for one in trace]
    return table, tuple(moving)


def _leaf(before: Table, table: Table, readings: Readings, told: Trace | None) -> dict[str, Any]:
    """The end of a branch: the fort, and for every clan all it may come to."""
    plain, asked = _played(table, readings, told)
    ways: dict[int, list[dict[str, Any]]] = {}
    for seat in range(len(table.lines)):
        found: dict[str, dict[str, Any]] = {}
        for does, end in _ways_of(table, readings, seat):
            line = end.lines[seat]
            keeps, forts = [WARRIORS[one] for one in line.shown], [fort_name(fort) for fort in line.forts]
            same = repr((sorted(keeps), sorted(forts)))
            found.setdefault(same, {"keeps": keeps, "forts": forts, "ways": []})["ways"].append(does)
        ways[seat] = list(found.values())
    winner, taken = _capture(before, plain)
    clans = table.setup.clans
    gone = plain.discarded[len(before.discarded) :]
    return {
        "takes": None if winner == NONE else clans[winner],
        "fort": None if taken == NONE else fort_name(taken),
        "discarded": [fort_name(fort) for fort in gone],
        "wall": [fort_name(fort) for fort in plain.wall],
        "clans": {clans[seat]: found for seat, found in ways.items()},
        "may_rearrange": [clans[seat] for what, seat in asked if what == "svord"],
        "result": result(plain, readings),
    }


def _capture(before: Table, after: Table) -> tuple[int, int]:
    """Who has captured which fort between these tables, FortUna's cost counted in."""
    if before.winner != NONE and before.taken != NONE:
        return before.winner, before.taken
    for seat, (old, new) in enumerate(zip(before.lines, after.lines, strict=True)):
        if len(new.forts) + len(new.dropped) > len(old.forts) + len(old.dropped):
            lost = [*new.forts, *new.dropped]
            for fort in (*old.forts, *old.dropped):
                lost.remove(fort)
            return seat, lost[0]
    return NONE, NONE


def _played(table: Table, readings: Readings, told: Trace | None) -> tuple[Table, list[tuple[str, int]]]:
    """Play on to the end of the round, always the first option; with the choices met on the way.

    What a clan does by choice is not told: its ways are listed instead.
    """
    asked: list[tuple[str, int]] = []
    trace: Trace = []
    while is_choice(table):
        asked.append((choice_name(table), table.who))
        table = choose(table, _first(table, readings), readings, trace)
    choosing = {table.setup.clans[seat] for what, seat in asked if what != "svord"}
    moving = {table.setup.clans[seat] for what, seat in asked if what == "svord"}
    if told is not None:
        told += [
            _may_move(one, moving)
            for one in trace
            if one.message not in _BY_CHOICE or one.params["clan"] not in choosing
        ]
    return table, asked


def _may_move(told: Reason, moving: set[str]) -> Reason:
    """What Svord does with face-down cards is secret: that he may move them is not."""
    if told.message != "romans-svord-moves" or told.params["clan"] not in moving:
        return told
    return replace(told, params={**told.params, "moved": "may"})


def _first(table: Table, readings: Readings) -> Option:
    """Cards that Svord might move stay where they are."""
    return table.lines[table.who].down if choice_name(table) == "svord" else options(table, readings)[0]


def _ways_of(table: Table, readings: Readings, seat: int) -> Iterator[tuple[list[str], Table]]:
    """Every sequence of this clan's own choices, the others playing their first option."""
    while is_choice(table) and (table.who != seat or choice_name(table) == "svord"):
        table = choose(table, _first(table, readings), readings)
    if not is_choice(table):
        yield [], table
        return
    for option in options(table, readings):
        text = write(as_action(table, option))
        for rest, end in _ways_of(choose(table, option, readings), readings, seat):
            yield [text, *rest], end
