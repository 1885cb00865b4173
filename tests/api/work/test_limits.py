"""The limits of solver processes, as the environment sets them."""

import os

import pytest

from api.work.limits import MEGABYTE, Limits


def test_without_settings_there_is_a_process_for_each_core() -> None:
    limits = Limits.of_environment({})
    assert limits.rulings.size == len(os.sched_getaffinity(0))
    assert limits.verdicts.size >= 2
    assert limits.verdicts.seconds < limits.rulings.seconds < limits.rulings.wall_seconds
    assert limits.rulings.niceness is None


def test_settings() -> None:
    limits = Limits.of_environment(
        {
            "SEDZIA_SOLVERS": "6",
            "SEDZIA_RULING_SECONDS": "1.5",
            "SEDZIA_VERDICT_SECONDS": "0.5",
            "SEDZIA_SOLVER_MEGABYTES": "300",
            "SEDZIA_YIELD": "no",
        }
    )
    assert (limits.rulings.size, limits.verdicts.size) == (6, 3)
    assert (limits.rulings.seconds, limits.verdicts.seconds) == (1.5, 0.5)
    assert limits.rulings.memory == limits.verdicts.memory == 300 * MEGABYTE
    assert limits.verdicts.niceness is not None
    assert limits.rulings.niceness is not None
    assert limits.verdicts.niceness < limits.rulings.niceness


@pytest.mark.parametrize("text", ["0", "-1", "many", "nan"])
def test_a_setting_that_makes_no_sense_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="SEDZIA_SOLVERS"):
        Limits.of_environment({"SEDZIA_SOLVERS": text})
