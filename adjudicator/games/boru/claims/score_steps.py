"""The final scoring as an explanation: the totals first, then what they are made of."""

from typing import Final

from adjudicator.games.boru.rules.scoring import final_scoring
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason, aside

_TIES: Final = ("boru-score-tie-tokens", "boru-score-tie-brides")
_COMPARED: Final = (
    "boru-score-coins",
    "boru-score-coins-tied",
    "boru-half-monasteries",
    "boru-score-half",
    "boru-score-trade",
    "boru-vikings-are-allies",
)


def scoring_steps(table: Table, readings: Readings) -> tuple[tuple[Reason, ...], Reason]:
    """The steps, and who has won. The totals, what is compared for them and what breaks a tie bear on it."""
    trace = Trace()
    final_scoring(table, readings, trace)
    *steps, winner = trace.steps
    totals = [step for step in steps if step.message == "boru-score-total"]
    ties = [step for step in steps if step.message in _TIES]
    lines = [step for step in steps if step not in (*totals, *ties)]
    bearing = [step for step in lines if step.message in _COMPARED]
    return (*totals, *bearing, *ties, *aside(step for step in lines if step not in bearing)), winner
