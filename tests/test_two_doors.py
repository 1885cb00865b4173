"""The two doors never contradict each other, and no case makes one of them fail."""

from random import Random

import pytest

from adjudicator.registry import GAMES
from tests.any_case import both_doors

CASES = 15


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_a_verdict_and_a_ruling_agree(game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    found = [both_doors(game, rng) for _ in range(CASES)]
    assert [line for _, wrong in found for line in wrong] == []
    assert any(stratum != "refused" for stratum, _ in found)
