"""Tables from the notation, and actions from text."""

from collections.abc import Iterable

from adjudicator.games.boru.game import GAME
from adjudicator.games.boru.intake.check import check_position
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.rules.play import PLAY, after_with_steps
from adjudicator.games.boru.table.actions import read, write
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import Table
from adjudicator.intake.notation import parse
from adjudicator.problems import Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Reason
from tests.boru.sampling import DEFAULTS


def checked(text: str, readings: Readings = DEFAULTS) -> tuple[Position, list[Problem]]:
    """A position from its notation, without the game's name and without a claim."""
    given = parse(GAME, f"boru; {text}; claim trick")
    return check_position(PositionForm.model_validate(given["position"]), readings)


def position_of(text: str, readings: Readings = DEFAULTS) -> Position:
    position, problems = checked(text, readings)
    assert not problems, problems
    return position


def table_of(text: str, readings: Readings = DEFAULTS) -> Table:
    return position_of(text, readings).table


def codes(text: str, readings: Readings = DEFAULTS) -> list[str]:
    """The codes of all problems of a position."""
    return [problem.code.removeprefix("boru-") for problem in checked(text, readings)[1]]


def play(table: Table, *actions: str, readings: Readings = DEFAULTS) -> Table:
    """The table after these actions; each must be legal."""
    return played_with_steps(table, actions, readings)[0]


def played_with_steps(
    table: Table, actions: Iterable[str], readings: Readings = DEFAULTS
) -> tuple[Table, list[Reason]]:
    """The table after these actions, and every step of the explanation."""
    steps: list[Reason] = []
    for text in actions:
        action = read(text)
        assert action is not None, text
        assert (refused := PLAY.refusal(table, action, readings)) is None, (text, refused)
        table, more = after_with_steps(table, action, readings)
        steps += more
    return table, steps


def refused(table: Table, text: str) -> tuple[str, str]:
    """The rule that an action breaks, and the message."""
    action = read(text)
    assert action is not None, text
    reason = PLAY.refusal(table, action, DEFAULTS)
    assert reason is not None, text
    return reason.rule.removeprefix("boru."), reason.message.removeprefix("boru-refused-")


def options(table: Table) -> list[str]:
    return [write(action) for action in PLAY.actions(table, DEFAULTS)]
