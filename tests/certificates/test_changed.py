"""Certificates changed in one place and sealed again: refused, or right. `make evidence` changes more."""

import pytest

from tests.certificates.changed_truth import changed_ones

CHANGES = 500


@pytest.mark.parametrize("seed", range(5))
def test_a_changed_certificate_is_refused_or_right(seed: int) -> None:
    counts, wrong = changed_ones(seed, CHANGES // 5)
    assert wrong == []
    assert 0 < CHANGES // 5 - counts["refused"] < CHANGES // 10
