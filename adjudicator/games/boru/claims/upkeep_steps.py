"""The steps of an upkeep as an explanation: what changes the table bears on it, the rest is told apart."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from adjudicator.games.boru.rules.earned import SinceThen, earned, is_earning
from adjudicator.games.boru.rules.play import PLAY, after_with_steps
from adjudicator.games.boru.search.witness import needs_no_choice
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Phrase, Reason

MOST_STEPS: Final = 9
"""So many steps are told among the reasons that bear on the question, beside how it ends."""

_IDLE: Final = frozenset(
    f"boru-{name}"
    for name in (
        "back-to-first",
        "princess-chooses",
        "repelled",
        "no-town-to-lose",
        "raiders-leave",
        "no-spoils",
        "raiders-kept",
        "church-second-nobody",
    )
)
"""Steps in which nothing happens, or nothing that anybody could dispute."""
_SMALL: Final = (
    "boru-track-coins",
    "boru-bride-points",
    "boru-track-renown",
    "boru-bride-renown",
    "boru-spoils-second",
    "boru-spoils-second-tied",
    "boru-church-second",
    "boru-church-second-tied",
    "boru-church-marker",
)
"""Steps that give a point or a coin. Where there are many steps, these are told apart first."""


def upkeep_steps(steps: Sequence[Reason]) -> list[Reason]:
    """The same steps. Those that decide nothing, and the smallest ones of many, are told apart."""
    bearing = [step for step in steps if not _is_idle(step)]
    for message in (*_SMALL, *dict.fromkeys(step.message for step in steps)):
        if len(bearing) <= MOST_STEPS:
            break
        bearing = [step for step in bearing if step.message != message]
    return [replace(step, bears=step in bearing) for step in steps]


def _is_idle(step: Reason) -> bool:
    count, threshold = step.params.get("count"), step.params.get("threshold")
    if step.message == "boru-token-stays-down":
        return isinstance(count, int) and isinstance(threshold, int) and threshold - count > 1
    return step.message in _IDLE or (step.message == "boru-church-tied" and count == 0)


def end_of_upkeep(first: Table, table: Table, steps: Sequence[Reason]) -> Reason:
    """Where everybody's points and the claim tokens are, and where the points come from.

    The sources are named if a step that gives points is told apart.
    """
    named = any(is_earning(step) and not step.bears for step in steps)
    return Reason("boru.upkeep.steps", "boru-upkeep-end", _standings(table, earned(first, steps), named))


def outcome_steps(
    ends: Sequence[tuple[Sequence[Action], Table]],
    since: Callable[[Sequence[Action]], SinceThen],
    bears: bool,
) -> Iterator[Reason]:
    """The same, if these are chosen. Sources that are those of the first end are not named again."""
    first: SinceThen | None = None
    for choices, last in ends:
        here = since(choices)
        params: Params = {"choices": [PLAY.write(one) for one in choices]}
        standings = _standings(last, here, named=here != first)
        first = first or here
        yield Reason("boru.upkeep.steps", "boru-upkeep-outcome", {**params, **standings}, bears=bears)


def _standings(table: Table, since: SinceThen, named: bool) -> Params:
    held = [
        Phrase("boru-token-of", {"region": region.id, "player": table.name(token)})
        for region, token in zip(REGIONS, table.tokens, strict=True)
        if token >= 0
    ]
    points = []
    for player in table.players:
        told: Params = {"player": player.name, "count": player.points}
        points.append(Phrase("boru-points-of", {**told, **since[player.name, "points"].told(named)}))
    return {"points": points, "tokens": held, "count": len(held)}


# What happens in a course


def go_to_next_choice(table: Table, readings: Readings, steps: list[Reason], done: list[str]) -> Table:
    """Resolve steps of the upkeep up to the next choice, adding to ``steps`` and ``done``."""
    while needs_no_choice(table):
        action = Action(ActionKind.RESOLVE, word=table.phase)
        table, more = after_with_steps(table, action, readings)
        steps += more
        done.append(PLAY.write(action))
    return table


def steps_of_course(table: Table, actions: Sequence[Action], readings: Readings) -> list[Reason]:
    """Everything that happens in a course to the end of an upkeep; what nobody chooses may be left out."""
    steps: list[Reason] = []
    for action in actions:
        if action.kind is not ActionKind.RESOLVE:
            table = go_to_next_choice(table, readings, steps, [])
        table, more = after_with_steps(table, action, readings)
        steps += more
    go_to_next_choice(table, readings, steps, [])
    return steps
