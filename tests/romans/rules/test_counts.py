"""The numbers of legal action sequences from fixed tables, compared with ``counts.yaml``."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from tests.romans.readings import DEFAULTS
from tests.romans.support import table

COUNTS = yaml.safe_load(Path(__file__).with_name("counts.yaml").read_text(encoding="utf-8"))


def walk(first: Table, readings: Readings, depth: int) -> list[int]:
    """The number of sequences of each length. Equal tables are counted together."""
    level, found = {first: 1}, [1]
    for _ in range(depth):
        following: dict[Table, int] = {}
        for now, sequences in level.items():
            for action in PLAY.actions(now, readings):
                after = PLAY.after(now, action, readings)
                following[after] = following.get(after, 0) + sequences
        level = following
        found.append(sum(level.values()))
    return found


@pytest.mark.parametrize("start", COUNTS, ids=lambda start: start["name"])
def test_numbers_of_legal_sequences(start: dict[str, Any]) -> None:
    changed = start.get("readings", {})
    first = table(start["position"], **{name.replace("-", "_"): option for name, option in changed.items()})
    counts = start["counts"]
    assert walk(first, {**DEFAULTS, **changed}, len(counts) - 1) == counts
