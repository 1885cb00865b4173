"""Rounds written as text: clans with their cards, what they reveal, and what comes of it."""

from collections.abc import Mapping
from typing import Any

from adjudicator.games.romans.intake.check import check
from adjudicator.games.romans.intake.notation import parse
from adjudicator.games.romans.intake.position_form import PositionForm, RomansCase
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.readings import DEFAULTS
from adjudicator.games.romans.rules.play import PLAY, told
from adjudicator.games.romans.table.cards import WARRIORS
from adjudicator.games.romans.table.forts import FORTS
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason

FILLER = ("niefort-5", "niefort-6", "niefort-3", "niefort-5", "niefort-6")


def position(text: str) -> dict[str, Any]:
    """The position of a notation; the claim does not matter."""
    found: dict[str, Any] = parse(f"romans; {text}; claim round")["position"]
    return found


def problems(facts: Mapping[str, Any], readings: Readings = DEFAULTS) -> list[tuple[str, str]]:
    _, found = check(PositionForm.model_validate(facts), readings)
    return sorted((problem.code, problem.pointer) for problem in found)


def table(text: str, **changed: str) -> Table:
    """A sound table, after running to its first choice."""
    readings = {**DEFAULTS, **{name.replace("_", "-"): option for name, option in changed.items()}}
    found, wrong = check(PositionForm.model_validate(position(text)), readings)
    assert not wrong, wrong
    assert found is not None
    return table_of(found, readings)


def battle(text: str, *choices: str, fort: str = "niefort-4", at: int = 1, **changed: str) -> Table:
    """A round for ``fort`` with these clans and choices, up to its end or the next choice."""
    readings = {**DEFAULTS, **{name.replace("_", "-"): option for name, option in changed.items()}}
    wall = " ".join((fort, *FILLER[: 6 - at]))
    now = table(f"round {at}; wall {wall}; {text}", **changed)
    for choice in choices:
        now = act(now, choice, readings)
    return now


def act(now: Table, text: str, readings: Readings = DEFAULTS, trace: list[Reason] | None = None) -> Table:
    action = PLAY.read(text)
    assert action is not None, text
    refused = PLAY.refusal(now, action, readings)
    assert refused is None, (text, refused)
    return told(now, action, readings, trace)


def choices(now: Table, **changed: str) -> list[str]:
    readings = {**DEFAULTS, **{name.replace("_", "-"): option for name, option in changed.items()}}
    return [PLAY.write(action) for action in PLAY.actions(now, readings)]


def refused(now: Table, text: str, **changed: str) -> tuple[str, str] | None:
    """Rule and message of the refusal."""
    readings = {**DEFAULTS, **{name.replace("_", "-"): option for name, option in changed.items()}}
    action = PLAY.read(text)
    assert action is not None, text
    found = PLAY.refusal(now, action, readings)
    return (found.rule, found.message) if found else None


def holds(now: Table, clan: str) -> list[str]:
    return [FORTS[fort] for fort in now.lines[now.setup.clans.index(clan)].forts]


def up(now: Table, clan: str) -> list[str]:
    return [WARRIORS[card] for card in now.lines[now.setup.clans.index(clan)].up]


def spent(now: Table, clan: str) -> list[str]:
    return [WARRIORS[card] for card in now.lines[now.setup.clans.index(clan)].spent]


def step(now: Table) -> str:
    return Step(now.step).name


def case(text: str) -> RomansCase:
    return RomansCase.model_validate(parse(text))
