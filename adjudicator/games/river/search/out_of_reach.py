"""What the checks of a search leave out: only what is done at dams out of the attacker's reach.

Which dams are within reach is said by a bound that the searches themselves do not use.
"""

from collections.abc import Iterable, Iterator
from typing import Protocol

from adjudicator.games.river.search.plays_left import cards_stay_at_dams, plays_left, tactics_in_play
from adjudicator.games.river.table.actions import Action, Log, Place, Retreat
from adjudicator.games.river.table.table import Table
from adjudicator.readings import Readings


class Bound(Protocol):
    def dams_within_reach(self, table: Table) -> frozenset[int]:
        """The dams on a way to win that is still open. Empty: the attacker can't win any more."""


def is_idle(table: Table, near: frozenset[int], readings: Readings) -> bool:
    """Does nothing matter that lies at the other dams?

    There must be room for everything that is still to be laid, and no ruse may bring a card elsewhere.
    """
    if tactics_in_play(table) and not cards_stay_at_dams(table, readings):
        return False
    far = [dam for dam in table.dams if dam.name not in near]
    plays = plays_left(table, readings)
    return (
        sum(dam.face.slots - dam.attacker_laid.size for dam in far) >= plays.attacker
        and sum(dam.face.slots - dam.defender_laid.size for dam in far) >= plays.defender
    )


def one_far_place_for_each_card(legal: Iterable[Action], near: frozenset[int]) -> Iterator[Action]:
    """Of the placings at dams out of reach one for each card: it shows the card. No retreat or log there."""
    shown: set[str] = set()
    for action in legal:
        if isinstance(action, Place) and action.dam not in near:
            if action.card in shown:
                continue
            shown.add(action.card)
        elif isinstance(action, Retreat | Log) and action.dam not in near:
            continue
        yield action
