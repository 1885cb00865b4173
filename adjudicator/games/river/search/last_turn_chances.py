"""Can the attacker's last turn be won at all? A quick look, dam by dam, before every play is tried.

One card is played. It changes one dam, or it only shows a card. So each dam is looked at alone: what can
become of it with one card, and which card is seen by that. It is not asked whether the card finds room, nor
how many Ważki may be played. So a no is exact, and a yes is not.
"""

from collections.abc import Iterator, Sequence

from adjudicator.games.river.rules.placing import counterpart
from adjudicator.games.river.search.proofs import Proofs
from adjudicator.games.river.table.cards import BIT, DECK, RUSES, names
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Dam
from adjudicator.games.river.table.table import (
    Table,
    unknown_cards,
    unknown_tactics,
    unseen_cards,
    with_card_laid,
    with_card_lifted,
    with_side,
)

Change = tuple[Dam, int, int]
"""What becomes of a dam; the card that is shown by it; the card that has to be discarded before."""


class Chances:
    """For one search."""

    def __init__(self, proofs: Proofs) -> None:
        self.proofs = proofs
        readings = proofs.readings
        self.by_dam = proofs.by_cards and readings["move-destination"] == "same-dam"
        """Does one card change one dam, and does a proof depend on nothing else?"""
        self.changes: dict[tuple[Dam, tuple[str, ...]], Sequence[Change]] = {}

    def is_open(self, table: Table) -> bool:
        """May the attacker win in this last turn, with their card still to be played? False: they can't."""
        if not self.by_dam:
            return True
        unseen = unseen_cards(table)
        cards = _possible_cards(table)
        shown = [0, *(BIT[card] for card in cards if card in BIT)]
        least = unseen & ~sum(shown)
        wanted = DAMAGED_TO_WIN - table.damaged
        full = [dam for dam in table.dams if dam.attacker_laid.size == dam.face.slots]
        hoped = [dam for dam in full if self.proofs.is_proved(dam, least)]
        if len(hoped) >= wanted - 1 or any(dam.damaged for dam in hoped):
            return any(self._is_won(table, hoped, unseen & ~card, wanted, cards, card) for card in shown)
        damaged = [dam for dam in table.dams if dam.damaged]
        return any(self._is_proved_after(dam, cards, unseen, None) for dam in damaged)

    def _is_won(
        self, table: Table, hoped: Sequence[Dam], unseen: int, wanted: int, cards: tuple[str, ...], shown: int
    ) -> bool:
        """Does a play win that shows this card? ``unseen`` is without it."""
        proved = [dam for dam in hoped if self.proofs.is_proved(dam, unseen)]
        intact = sum(not dam.damaged for dam in proved)
        if intact >= wanted or len(proved) > intact:
            return True
        return any(
            (dam.damaged or intact + 1 >= wanted) and self._is_proved_after(dam, cards, unseen, shown)
            for dam in table.dams
            if dam not in proved
        )

    def _is_proved_after(self, dam: Dam, cards: tuple[str, ...], unseen: int, shown: int | None) -> bool:
        """Is control of this dam proved after a play that changes it, and shows this card (None: any)?"""
        key = (dam, cards)
        changes = self.changes.get(key)
        if changes is None:
            changes = self.changes[key] = tuple(self._changes(dam, cards))
        return any(
            (shown is None or shown == seen)
            and not lifted & unseen
            and self.proofs.is_proved(after, unseen & ~seen)
            for after, seen, lifted in changes
        )

    def _changes(self, dam: Dam, cards: tuple[str, ...]) -> Iterator[Change]:
        """What can become of this dam, so that the attacker's side is full."""
        slots, laid = dam.face.slots, dam.attacker_laid
        theirs = [card for card in dam.defender if card in BIT]
        if laid.size == slots:
            if "dezercja" in cards:
                yield from ((with_card_lifted(dam, "defender", card), 0, 0) for card in theirs)
            if "eksplozja" in cards and not laid.real:
                elites = tuple(card for card in dam.defender if card not in BIT)
                yield with_side(dam, "defender", elites), 0, 0
        elif laid.size == slots - 1:
            yield from _completed(dam, theirs, cards)
        if laid.real and len(laid.elites) == slots - 1 and self._elites_stay():
            yield from _completed(with_side(dam, "attacker", laid.elites), theirs, cards)

    def _elites_stay(self) -> bool:
        return self.proofs.readings["retreat-scope"] != "elites-too"


def _completed(dam: Dam, theirs: Sequence[str], cards: tuple[str, ...]) -> Iterator[Change]:
    """The dam with its last slot filled: from the hand, from the other side, or from the discard."""
    for card in cards:
        if card not in RUSES and not counterpart(dam, "attacker", card):
            yield with_card_laid(dam, "attacker", card), BIT.get(card, 0), 0
    if "zdrada" in cards:
        for card in theirs:
            yield with_card_laid(with_card_lifted(dam, "defender", card), "attacker", card), 0, 0
    if "rekrutacja" in cards:
        lying = dam.attacker_laid.real | dam.defender_laid.real
        for card in names(DECK & ~lying):
            yield with_card_laid(dam, "attacker", card), 0, BIT[card]


def _possible_cards(table: Table) -> tuple[str, ...]:
    """The cards that the attacker may play, as far as the count of tactics cards allows them."""
    hand, hidden = table.hands[0], table.hidden[0]
    cards = {*hand}
    if hidden.battle:
        cards.update(names(unknown_cards(table)))
    if hidden.tactics:
        cards.update(unknown_tactics(table))
    own, other = table.tactics_played
    return tuple(sorted(card for card in cards if card in BIT or own <= other))
