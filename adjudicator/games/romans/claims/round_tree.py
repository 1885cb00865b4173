"""The tree of a round with known cards: who takes the fort under each choice, and what each clan may keep.

The choices of Qween and Dru'hid change the round for all clans, so they are the nodes of the tree. What a
clan discards or gives up changes only its own cards and forts, so each leaf lists these choices clan by clan.
What Svord moves is secret: a leaf says only which clans may rearrange their cards.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from adjudicator.games.romans.rules.ending import result_if_over
from adjudicator.games.romans.rules.play import as_action, as_option
from adjudicator.games.romans.rules.round import (
    Option,
    choice_name,
    choose,
    hide_again,
    is_choice,
    options,
    resolve,
    reveal_all,
)
from adjudicator.games.romans.rules.round_steps import Trace
from adjudicator.games.romans.table.actions import read, write
from adjudicator.games.romans.table.cards import NONE, WARRIORS
from adjudicator.games.romans.table.forts import fort_name
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason

_SHARED_CHOICES: Final = ("qween", "druhid")
"""Choices that change the round for all clans."""
_SAID_OTHERWISE: Final = ("romans-revealed", "romans-takes")
"""Steps that only repeat what lies on the table or who has the highest total."""
_OWN_CHOICE_MESSAGES: Final = (
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
"""Steps about what a clan does with its own cards and forts."""


def _start_round(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """The round at its first choice, all known cards revealed."""
    if is_choice(table):
        return table
    if table.who == NONE:
        return resolve(table, readings, trace)
    hidden = hide_again(table)
    return reveal_all(hidden, [cards.down[0] for cards in hidden.cards], readings, trace)


def build_round_tree(table: Table, readings: Readings) -> tuple[dict[str, Any], tuple[Reason, ...]]:
    """The tree of the round as JSON, and the steps that are the same whatever is chosen."""
    steps: Trace = []
    first = _start_round(table, readings, steps)
    tree = _node(table, first, readings, steps)
    return tree, tuple(
        replace(step, bears=step.bears and step.message not in _SAID_OTHERWISE) for step in steps
    )


def _node(
    before: Table, table: Table, readings: Readings, steps: Trace | None, moved: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The tree from this table on. Steps are added only until the first choice of Qween or Dru'hid."""
    table, moving = _pass_svord_at_once(table, readings, steps)
    if not is_choice(table) or choice_name(table) not in _SHARED_CHOICES:
        leaf = _leaf(before, table, readings, steps)
        return {**leaf, "may_rearrange": [*moved, *moving, *leaf["may_rearrange"]]}
    merged: dict[str, dict[str, Any]] = {}
    found = options(table, readings)
    for option in found:
        node = _node(before, choose(table, option, readings), readings, None, (*moved, *moving))
        key = repr(node)
        merged.setdefault(key, {"do": [], **node})["do"].append(write(as_action(table, option)))
    return {"who": table.setup.clans[table.who], "what": choice_name(table), "options": list(merged.values())}


def _pass_svord_at_once(
    table: Table, readings: Readings, steps: Trace | None
) -> tuple[Table, tuple[str, ...]]:
    """The table after Svord choices that come before the capture (reading svord-timing), and who has them."""
    moving = []
    while table.step == Step.SVORD_AT_ONCE:
        clan = table.setup.clans[table.who]
        trace: Trace = []
        table = choose(table, _first_option(table, readings), readings, trace)
        moving.append(clan)
        if steps is not None:
            steps += [_as_secret_move(one, {clan}) for one in trace]
    return table, tuple(moving)


def branch_steps(table: Table, readings: Readings, choices: Sequence[str]) -> Trace:
    """What happens from the first choice of Qween or Dru'hid on, if these are chosen."""
    steps: Trace = []
    here = _start_round(table, readings, None)
    for text in choices:
        here, _ = _pass_svord_at_once(here, readings, None)
        action = read(text)
        assert action is not None
        here = choose(here, as_option(here, action), readings, steps)
    return steps


def _leaf(before: Table, table: Table, readings: Readings, steps: Trace | None) -> dict[str, Any]:
    """The end of a branch: who takes which fort, and for every clan what it may keep."""
    after, choices = _play_first_options(table, readings, steps)
    ways: dict[int, list[dict[str, Any]]] = {}
    results = [result_if_over(after, readings)]
    for seat in range(len(table.cards)):
        found: dict[str, dict[str, Any]] = {}
        for does, end in _own_choices(table, readings, seat):
            results.append(result_if_over(end, readings))
            cards = end.cards[seat]
            keeps, forts = [WARRIORS[one] for one in cards.shown], [fort_name(fort) for fort in cards.forts]
            same = repr((sorted(keeps), sorted(forts)))
            found.setdefault(same, {"keeps": keeps, "forts": forts, "ways": []})["ways"].append(does)
        ways[seat] = list(found.values())
    winner, taken = _captured_fort(before, after)
    clans = table.setup.clans
    gone = after.discarded[len(before.discarded) :]
    return {
        "takes": None if winner == NONE else clans[winner],
        "fort": None if taken == NONE else fort_name(taken),
        "discarded": [fort_name(fort) for fort in gone],
        "wall": [fort_name(fort) for fort in after.wall],
        "clans": {clans[seat]: found for seat, found in ways.items()},
        "may_rearrange": [clans[seat] for choice, seat in choices if choice == "svord"],
        "result": _common_result(results),
    }


def _common_result(results: Sequence[Mapping[str, Any] | None]) -> Mapping[str, Any] | None:
    """The result of the game, as far as it is the same whatever is chosen (which fort goes for FortUna)."""
    first = results[0]
    if first is None or all(one == first for one in results):
        return first
    same = all(one is not None and one["winners"] == first["winners"] for one in results)
    if same and first["winners"] is None:
        return {**first, "ranking": [], "neutral": []}
    return {"winners": first["winners"] if same else None, "by": "choice", "ranking": [], "neutral": []}


def _captured_fort(before: Table, after: Table) -> tuple[int, int]:
    """Who has captured which fort between these tables, even if it was given up at once for FortUna.

    At Svord's step the fort may not be listed: NONE.
    """
    if captured_before(before) != NONE or (before.step == Step.SVORD and before.winner != NONE):
        return before.winner, captured_before(before)
    for seat, (old, new) in enumerate(zip(before.cards, after.cards, strict=True)):
        if len(new.forts) + len(new.dropped) > len(old.forts) + len(old.dropped):
            added = [*new.forts, *new.dropped]
            for fort in (*old.forts, *old.dropped):
                added.remove(fort)
            return seat, added[0]
    return NONE, NONE


def captured_before(table: Table) -> int:
    """The fort already captured in this round; NONE if there is none, or if it is not listed.

    At Svord's step it is the last one of the winner, unless it was a lone FortUna, which was given up again.
    """
    if table.winner == NONE or table.step != Step.SVORD:
        return table.taken
    cards = table.cards[table.winner]
    return next(reversed(cards.forts or cards.dropped), NONE)


def _play_first_options(
    table: Table, readings: Readings, steps: Trace | None
) -> tuple[Table, list[tuple[str, int]]]:
    """The table after the round if every clan takes its first option, and the choices on the way.

    What a clan does by its own choice is left out of the steps: the leaf lists all its options.
    """
    choices: list[tuple[str, int]] = []
    trace: Trace = []
    while is_choice(table):
        choices.append((choice_name(table), table.who))
        table = choose(table, _first_option(table, readings), readings, trace)
    choosing = {table.setup.clans[seat] for choice, seat in choices if choice != "svord"}
    moving = {table.setup.clans[seat] for choice, seat in choices if choice == "svord"}
    if steps is not None:
        steps += [_as_secret_move(one, moving) for one in trace if not _depends_on(one, choosing)]
    return table, choices


def _depends_on(step: Reason, choosing: set[str]) -> bool:
    """Is the step about cards or forts that these clans choose? A seduced warrior may pay for Fort Fokus."""
    if step.message == "romans-victim-leaves":
        return step.params["other"] in choosing
    return step.message in _OWN_CHOICE_MESSAGES and step.params["clan"] in choosing


def _as_secret_move(step: Reason, moving: set[str]) -> Reason:
    """A step about Svord says only that he may move face-down cards. Whether he does is secret."""
    if step.message != "romans-svord-moves" or step.params["clan"] not in moving:
        return step
    return replace(step, params={**step.params, "moved": "may"})


def _first_option(table: Table, readings: Readings) -> Option:
    """The first option of a choice. Svord leaves the cards where they are."""
    return table.cards[table.who].down if choice_name(table) == "svord" else options(table, readings)[0]


def _own_choices(table: Table, readings: Readings, seat: int) -> Iterator[tuple[list[str], Table]]:
    """Every sequence of this clan's own choices, with the table after the round. The others take their first
    option."""
    while is_choice(table) and (table.who != seat or choice_name(table) == "svord"):
        table = choose(table, _first_option(table, readings), readings)
    if not is_choice(table):
        yield [], table
        return
    for option in options(table, readings):
        text = write(as_action(table, option))
        for rest, end in _own_choices(choose(table, option, readings), readings, seat):
            yield [text, *rest], end
