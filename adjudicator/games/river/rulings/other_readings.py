"""Would another reading change the ruling on ``control`` or ``joint-control``? One is changed at a time.

These claims are not decided anew from the form: a fact may be missing only under the other reading, and the
verdict may be the same whatever that fact is.
"""

from collections.abc import Callable
from typing import Final

from adjudicator.games.river.claims.kinds import River
from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.position_form import RiverCase
from adjudicator.games.river.readings import READINGS
from adjudicator.readings import Readings, one_changed
from adjudicator.ruling import Dependence, Finding, Verdict

FindingUnder = Callable[[Readings], Finding | None]
"""The finding under other readings; None if it is undecided, or the facts do not suffice or can't be true."""


_OF_FACTS: Final = tuple(reading.id for reading in READINGS if "consistent" in reading.bears_on)
"""The readings on which it depends whether facts are possible."""


def is_possible(case: River, readings: Readings) -> bool:
    """Are the facts of the case possible under these readings?"""
    if all(readings[name] == case.readings[name] for name in _OF_FACTS):
        return True
    assert isinstance(case.form, RiverCase)
    return not check_position(case.form.position, readings)[1]


def under_other_readings(
    case: River, kind: str, here: Finding, finding_under: FindingUnder, *, summaries: bool
) -> tuple[tuple[Dependence, ...], tuple[str, ...]]:
    """The options that turn the verdict or the number of dams held, and the readings that can't be tried."""
    turned: list[Dependence] = []
    untested: list[str] = []
    for name, readings in one_changed(READINGS, case.readings, kind):
        other = finding_under(readings)
        if other is None:
            untested.append(name)
        elif _outcome(other) != _outcome(here):
            summary = other.summary if summaries else None
            turned.append(Dependence(name, readings[name], other.verdict, summary))
    return tuple(turned), tuple(dict.fromkeys(untested))


def _outcome(finding: Finding) -> tuple[Verdict, int | None]:
    """The verdict, and how many dams can be held, if that is known."""
    return finding.verdict, finding.answer["most"] if finding.answer else None
