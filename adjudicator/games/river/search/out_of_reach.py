"""What the checks of a search leave out: only what is done at dams out of the attacker's reach.

Which dams are within reach is said by a bound that the searches themselves do not use.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from adjudicator.games.river.search.plays_left import (
    cards_stay_at_dams,
    plays_left,
    ruse_in_play,
    tactics_in_play,
)
from adjudicator.games.river.table.actions import (
    Action,
    Dezercja,
    Log,
    Place,
    Retreat,
    Transfer,
    Zdrada,
)
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.position import Dam
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


def one_far_action_of_each_sort(
    table: Table, legal: Iterable[Action], near: frozenset[int], readings: Readings
) -> Iterator[Action]:
    """Of the placings at dams out of reach one for each card: it shows the card. No retreat or log there.

    Of the ruses that aim at one card there, one each, if targets abound. Cards that Wsparcie may bring back
    do matter.
    """
    far = [dam for dam in table.dams if dam.name not in near]
    plays = plays_left(table, readings)
    brought_back = ruse_in_play(table, "wsparcie") and table.ending == "no"
    idle = 0
    if not brought_back and min(_battle_cards(far, True), _battle_cards(far, False)) > sum(plays[:2]):
        idle = sum(dam.attacker_laid.real | dam.defender_laid.real for dam in far)
    done: set[object] = set()
    for action in legal:
        sort: object = None
        match action:
            case Place(_, card, dam) if dam not in near:
                sort = card
            case Retreat(_, dam) | Log(_, dam) if dam not in near and not brought_back:
                continue
            case Transfer(_, card, to) if BIT[card] & idle:
                if to is not None:
                    continue
                sort = Transfer
            case Dezercja(_, card) | Zdrada(_, card) if BIT[card] & idle:
                sort = type(action)
        if sort is not None:
            if sort in done:
                continue
            done.add(sort)
        yield action


def _battle_cards(dams: Sequence[Dam], of_attacker: bool) -> int:
    """The battle cards of one side at these dams, but for the dam with the most of them."""
    counts = [(dam.attacker_laid if of_attacker else dam.defender_laid).real.bit_count() for dam in dams]
    return sum(counts) - max(counts, default=0)
