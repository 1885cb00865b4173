"""The number of legal action sequences from fixed tables, compared with recorded counts."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.intake.table_of import table_of
from adjudicator.games.river.rules.play import actions, after
from adjudicator.games.river.table.table import Table
from adjudicator.intake.notation import parse
from adjudicator.readings import Readings
from tests.river.random_games import DEFAULTS
from tests.river.support import RIVER

COUNTS = yaml.safe_load((Path(__file__).parent / "counts.yaml").read_text(encoding="utf-8"))


def sequences(at: Table, depth: int, readings: Readings) -> int:
    """The number of sequences of ``depth`` legal actions.

    A game that ends earlier has none of that length.
    """
    found = actions(at, readings)
    if depth == 1:
        return len(found)
    return sum(sequences(after(at, one, readings), depth - 1, readings) for one in found)


def table_in(text: str, readings: Readings) -> Table:
    form = PositionForm.model_validate(parse(RIVER, text)["position"])
    position, problems = check_position(form, readings)
    assert problems == []
    return table_of(position, readings)


@pytest.mark.parametrize("entry", COUNTS, ids=lambda entry: entry["id"])
def test_the_counts_are_as_recorded(entry: dict[str, Any]) -> None:
    readings = {**DEFAULTS, **entry.get("readings", {})}
    at = table_in(entry["table"], readings)
    found = [sequences(at, depth, readings) for depth in range(1, len(entry["counts"]) + 1)]
    assert found == entry["counts"]


def test_the_first_turns_by_hand() -> None:
    """Six cards at seven dams, then 48 cards to draw by name or one unseen, then the same for the defender.

    The defender may also throw a log at the attacker's only card, and the attacker may say that the turn
    ends.
    """
    first = next(entry["counts"] for entry in COUNTS if entry["id"] == "first-turn")
    assert first == [6 * 7, 6 * 7 * 49, 6 * 7 * 49 * (6 * 7 + 1 + 1)]
