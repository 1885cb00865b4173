"""The steps of an upkeep as an explanation: what changes the table bears on it, the rest is told apart."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.table import Table
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
    "boru-church-second",
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


def end_of_upkeep(table: Table) -> Reason:
    """Where everybody's points and the claim tokens are."""
    return Reason("boru.upkeep.steps", "boru-upkeep-end", _standings(table))


def outcome_step(table: Table, choices: Sequence[str], bears: bool) -> Reason:
    """The same, if these are chosen."""
    params: Params = {"choices": list(choices), **_standings(table)}
    return Reason("boru.upkeep.steps", "boru-upkeep-outcome", params, bears=bears)


def _standings(table: Table) -> Params:
    held = [
        Phrase("boru-token-of", {"region": region.id, "player": table.name(token)})
        for region, token in zip(REGIONS, table.tokens, strict=True)
        if token >= 0
    ]
    points = [
        Phrase("boru-count-of", {"player": player.name, "count": player.points}) for player in table.players
    ]
    return {"points": points, "tokens": held, "count": len(held)}
