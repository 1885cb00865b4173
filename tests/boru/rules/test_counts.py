"""Counts of legal action sequences from fixed positions."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from adjudicator.games.boru.rules.legal_actions import legal_actions
from adjudicator.games.boru.rules.play import after
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.table import Table
from tests.boru.sampling import DEFAULTS
from tests.boru.support import table_of

SUITE: dict[str, dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("counts.yaml").read_text("utf-8"))


def sequences(table: Table, length: int) -> int:
    """The number of sequences of this many legal actions."""
    if length == 1:
        return len(legal_actions(table))
    return sum(sequences(after(table, action, DEFAULTS), length - 1) for action in legal_actions(table))


@pytest.mark.parametrize("name", SUITE)
def test_counts(name: str) -> None:
    table = table_of(SUITE[name]["position"])
    counts = SUITE[name]["counts"]
    assert [sequences(table, length + 1) for length in range(len(counts))] == counts


def test_the_first_discs_can_be_counted_by_hand() -> None:
    """The second player may choose a town in every region except that of the first player."""
    sizes = [region.towns.bit_count() for region in REGIONS]
    assert SUITE["first-discs"]["counts"] == [sum(sizes), sum(size * (sum(sizes) - size) for size in sizes)]
