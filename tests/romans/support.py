"""Tables and rounds from text, and short ways to look at them."""

from collections.abc import Mapping
from typing import Any

from adjudicator.game import load_game
from adjudicator.games.romans.intake.check import check_position
from adjudicator.games.romans.intake.position_form import PositionForm, RomansCase
from adjudicator.games.romans.intake.table_of import table_of
from adjudicator.games.romans.rules.play import PLAY, apply_action
from adjudicator.games.romans.table.cards import WARRIORS
from adjudicator.games.romans.table.forts import FORTS
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.intake.notation import parse
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.readings import Readings
from adjudicator.ruling import Reason, Ruling
from adjudicator.rulings.rule import rule
from tests.romans.readings import DEFAULTS

ROMANS = load_game("romans")
FILLER = ("niefort-5", "niefort-6", "niefort-3", "niefort-5", "niefort-6")


def position(text: str) -> dict[str, Any]:
    """The position of this notation."""
    found: dict[str, Any] = parse(ROMANS, f"romans; {text}; claim round")["position"]
    return found


def problems(facts: Mapping[str, Any], readings: Readings = DEFAULTS) -> list[tuple[str, str]]:
    _, found = check_position(PositionForm.model_validate(facts), readings)
    return sorted((problem.code, problem.pointer) for problem in found)


def table(text: str, **changed: str) -> Table:
    """The table of this notation at its first choice."""
    readings = {**DEFAULTS, **{name.replace("_", "-"): option for name, option in changed.items()}}
    found, wrong = check_position(PositionForm.model_validate(position(text)), readings)
    assert not wrong, wrong
    assert found is not None
    return table_of(found, readings)


def battle(text: str, *choices: str, fort: str = "niefort-4", at: int = 1, **changed: str) -> Table:
    """A round for ``fort`` with these clans and choices, run to its end or to the next choice."""
    readings = {**DEFAULTS, **{name.replace("_", "-"): option for name, option in changed.items()}}
    wall = " ".join((fort, *FILLER[: 6 - at]))
    now = table(f"round {at}; wall {wall}; {text}", **changed)
    for choice in choices:
        now = act(now, choice, readings)
    return now


def act(now: Table, text: str, readings: Readings = DEFAULTS, trace: list[Reason] | None = None) -> Table:
    action = PLAY.read(text)
    assert action is not None, text
    refusal_of = PLAY.refusal(now, action, readings)
    assert refusal_of is None, (text, refusal_of)
    return apply_action(now, action, readings, trace)


def choices(now: Table, **changed: str) -> list[str]:
    readings = {**DEFAULTS, **{name.replace("_", "-"): option for name, option in changed.items()}}
    return [PLAY.write(action) for action in PLAY.actions(now, readings)]


def refusal_of(now: Table, text: str, **changed: str) -> tuple[str, str] | None:
    """The rule and the message of the refusal; None if the action is legal."""
    readings = {**DEFAULTS, **{name.replace("_", "-"): option for name, option in changed.items()}}
    action = PLAY.read(text)
    assert action is not None, text
    found = PLAY.refusal(now, action, readings)
    return (found.rule, found.message) if found else None


def holds(now: Table, clan: str) -> list[str]:
    return [FORTS[fort] for fort in now.cards[now.setup.clans.index(clan)].forts]


def up(now: Table, clan: str) -> list[str]:
    return [WARRIORS[card] for card in now.cards[now.setup.clans.index(clan)].up]


def spent(now: Table, clan: str) -> list[str]:
    return [WARRIORS[card] for card in now.cards[now.setup.clans.index(clan)].spent]


def step(now: Table) -> str:
    return Step(now.step).name


def case(text: str) -> RomansCase:
    return RomansCase.model_validate(parse(ROMANS, text))


def ruled(text: str) -> Ruling:
    """The ruling on a case in notation."""
    return rule(ROMANS, read_case(read_text(text)))
