"""The final scoring as an explanation: the totals first, then what they are made of."""

from typing import Final

from adjudicator.games.boru.rules.scoring import final_scoring
from adjudicator.games.boru.rules.trace import Trace
from adjudicator.games.boru.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Reason, aside

_TOTALS: Final = ("boru-score-total", "boru-score-tie-tokens", "boru-score-tie-brides")
_COMPARED: Final = (
    "boru-score-coins",
    "boru-score-coins-tied",
    "boru-score-half",
    "boru-score-trade",
    "boru-vikings-are-allies",
)


def scoring_steps(table: Table, readings: Readings) -> tuple[tuple[Reason, ...], Reason]:
    """The steps, and who has won. The totals bear on it, and so do the comparisons behind them."""
    trace = Trace()
    final_scoring(table, readings, trace)
    *steps, winner = trace.steps
    totals = [step for step in steps if step.message in _TOTALS]
    lines = [step for step in steps if step not in totals]
    bearing = [step for step in lines if step.message in _COMPARED]
    return (*totals, *bearing, *aside(step for step in lines if step not in bearing)), winner
