"""How far the adversarial search goes: a number of tables, so that the work is the same on every machine."""

from typing import Final

from adjudicator.games.river.search.plays_left import Plays

BUDGET: Final = 8_000
MOST_PLAYS: Final = 5
"""If the attacker has more plays left, only a short search is worth while."""
SHORT_BUDGET: Final = 400
LAST_PLAYS: Final = 4
"""So near the end, the plays of both sides together, a search is worth more."""
LAST_BUDGET: Final = 20_000
TACTICS_BUDGET: Final = 2_500
"""With ruses in play a table has many more actions, and costs more."""


def budget_for(plays: Plays, with_tactics: bool) -> int:
    if with_tactics:
        return TACTICS_BUDGET if plays.attacker <= MOST_PLAYS else SHORT_BUDGET
    if plays.exact and plays.attacker + plays.defender <= LAST_PLAYS:
        return LAST_BUDGET
    return BUDGET if plays.attacker <= MOST_PLAYS else SHORT_BUDGET
