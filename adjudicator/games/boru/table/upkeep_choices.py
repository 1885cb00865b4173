"""The choices of an upkeep, and a stated line written in such choices: the form that the models read."""

from typing import NamedTuple

from adjudicator.games.boru.table.table import NOBODY


class UpkeepChoice(NamedTuple):
    kind: str
    """``princess``, ``settle``, ``lose`` or ``build``."""
    seat: int
    """Whom the choice concerns: for ``lose`` the player who loses the town."""
    town: int = NOBODY
    side: str = ""
    """For ``princess``: military, trade or spurn."""
    chooser: int = NOBODY
    """Who chooses the town that is lost; NOBODY stands for any player."""


class ChoiceEntry(NamedTuple):
    """One entry of a stated line: what the claimer chooses if every condition holds."""

    choice: UpkeepChoice
    conditions: tuple[tuple[UpkeepChoice, ...], ...] = ()
    """Each condition holds if one of its choices was made earlier."""
