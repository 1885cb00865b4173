"""Remembers at which dams control is proved, for one search: the same question comes again and again.

A side that beats the claim needs certain unseen cards. It beats the claim as long as none of them is seen.
And a claim that is proved stays proved when more cards are seen. So most questions are answered by sets.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.declaring import proved_dams
from adjudicator.games.river.rules.strongest import beating_side
from adjudicator.games.river.table.cards import DECK
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.games.river.table.table import Table, unseen_cards
from adjudicator.readings import Readings

MOST_REMEMBERED: Final = 12
"""Sets of cards for one dam. With more of them it is as quick to ask again."""
DamCards = tuple[object, ...]


class Known(NamedTuple):
    """What is known of the proofs at a dam with these cards."""

    beaten_by: list[int]
    """The unseen cards of sides that beat the claim."""
    proved_with: list[int]
    """Unseen cards with which it was proved."""


class Proofs:
    """Under the same readings."""

    def __init__(self, readings: Readings) -> None:
        self.readings = readings
        self.by_cards = readings["unplayed-elites"] == "ignored"
        """Does a proof depend on the cards at the dam and the unseen battle cards alone?"""
        self.known: dict[DamCards, Known] = {}

    def proved(self, table: Table) -> Sequence[Dam]:
        """The dams that the attacker can take now."""
        if not self.by_cards:
            return tuple(proved_dams(table, self.readings))
        full = [dam for dam in table.dams if dam.attacker_laid.size == dam.face.slots]
        if not full:
            return full
        unseen = unseen_cards(table)
        return [dam for dam in full if self.is_proved(dam, unseen)]

    def is_proved(self, dam: Dam, unseen: int) -> bool:
        """Can nothing beat this full side of the attacker? Only for ``by_cards``."""
        return self._beaten_by(dam, unseen) is None

    def cards_to_see(self, dam: Dam, unseen: int, most: int) -> int:
        """At least so many unseen cards must be seen to prove a full side, at most ``most`` + 1.

        Of each side that beats it one card must be seen, and these sides share none.
        """
        for count in range(most + 1):
            cards = self._beaten_by(dam, unseen)
            if cards is None:
                return count
            if not cards:
                break
            unseen &= ~cards
        return most + 1

    def _beaten_by(self, dam: Dam, unseen: int) -> int | None:
        """The unseen cards of a side that beats the attacker's full one, or None if there is none."""
        key = (dam.name, dam.damaged, dam.attacker_laid, dam.defender_laid, dam.first)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = Known([], [])
        seen = DECK & ~unseen
        for cards in known.beaten_by:
            if not cards & seen:
                return cards
        if any(not unseen & ~cards for cards in known.proved_with):
            return None
        build = beating_side(contest(Position((dam,), (), unseen=unseen), dam, self.readings))
        if build is None:
            _remember(known.proved_with, unseen)
            return None
        _remember(known.beaten_by, build.added)
        return build.added


def _remember(sets: list[int], cards: int) -> None:
    sets.insert(0, cards)
    del sets[MOST_REMEMBERED:]
