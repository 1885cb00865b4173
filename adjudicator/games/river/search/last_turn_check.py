"""The attacker's last turn, for the check of a strategy: every card at every dam, after every retreat.

With tactics cards it first asks the rules, dam by dam, what one card can make of a dam alone on the table. It
shares nothing with ``last_play`` but the rules, and how proofs are remembered.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.hands import possible_cards
from adjudicator.games.river.rules.placing import counterpart
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.strongest import Contest, beating_side
from adjudicator.games.river.search.out_of_reach import one_far_action_of_each_sort
from adjudicator.games.river.search.proofs import Proofs
from adjudicator.games.river.table.actions import (
    Claim,
    End,
    Place,
    Rekrutacja,
    Retreat,
    Skip,
    Wsparcie,
    Wymiana,
)
from adjudicator.games.river.table.cards import BATTLE_CARDS, BIT
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Dam, Position
from adjudicator.games.river.table.table import (
    NOTHING_HIDDEN,
    Table,
    has_room,
    public_position,
    tile_of,
    unseen_cards,
    with_card_laid,
)
from adjudicator.readings import Readings


class Completed(NamedTuple):
    """A dam with a full side of the attacker after one card."""

    dam: Dam
    shown: int
    """The card that is seen now."""
    recruited: int
    """The card that must have been discarded."""


class LastTurns:
    """Remembers which contests are proved."""

    def __init__(self, readings: Readings) -> None:
        self.readings = readings
        self.proofs: dict[Contest, bool] = {}
        self.remembered = Proofs(readings)
        self.open: dict[tuple[object, ...], bool] = {}
        self.completed: dict[tuple[object, ...], list[Completed]] = {}

    def is_won(self, table: Table) -> bool:
        """Does any legal play win, or no play at all? Only without tactics cards in play."""
        return any(self._is_won_after(one) for one in self._after_retreats(table))

    def is_won_with_tactics(self, table: Table, near: frozenset[int] | None = None) -> bool:
        """Does any legal play win, of battle cards, elites or ruses, or no play at all?

        Also after taking what can be taken, and after a retreat that can matter: one that leaves one slot to
        fill, that makes the only room, or that gives Rekrutacja a card. ``near``: only these dams matter.
        """
        if not self._may_be_won(table):
            return False
        claims = [
            Claim("attacker", tile_of(dam)) for dam in self._proved(table, table.dams, unseen_cards(table))
        ]
        taken = table
        for claim in claims:
            taken = PLAY.after(taken, claim, self.readings)
        starts = [table, taken] if claims else [table]
        if any(self.is_won_by_claims(start) or start.winner == "attacker" for start in starts):
            return True
        return any(
            self._is_won_by_a_play(readied, near) for start in starts for readied in self._readied(start)
        )

    def _may_be_won(self, table: Table) -> bool:
        """Is any win left if each dam is looked at alone? True where one card may change two dams."""
        if not self.remembered.by_cards or self.readings["move-destination"] != "same-dam":
            return True
        unseen = unseen_cards(table)
        cards = tuple(possible_cards(table, "attacker"))
        close = tuple(dam for dam in table.dams if _is_close(dam))
        key = (close, unseen, cards, table.damaged, table.tactics_played, table.wazki_played, table.phase)
        found = self.open.get(key)
        if found is None:
            found = self.open[key] = self._is_open(table, close, unseen, cards)
        return found

    def _is_open(self, table: Table, close: Sequence[Dam], unseen: int, cards: tuple[str, ...]) -> bool:
        wanted = DAMAGED_TO_WIN - table.damaged
        full = [dam for dam in close if dam.attacker_laid.size == dam.face.slots]
        for shown in (0, *(BIT[card] for card in cards if card in BIT)):
            left = unseen & ~shown
            firm = [dam for dam in full if self.remembered.is_proved(dam, left)]
            if len(firm) >= wanted or any(dam.damaged for dam in firm):
                return True
            changed = [dam for dam in close if dam.damaged or len(firm) + 1 >= wanted]
            for dam in changed:
                for one in self._completed(table, dam, cards):
                    if one.shown != shown or one.recruited & unseen or dam in firm:
                        continue
                    if self.remembered.is_proved(one.dam, left):
                        return True
        return False

    def _completed(self, table: Table, dam: Dam, cards: tuple[str, ...]) -> list[Completed]:
        """What becomes of a dam by one of these cards, as the rules play it where there is no other dam."""
        key = (dam, cards, table.tactics_played, table.wazki_played)
        found = self.completed.get(key)
        if found is None:
            found = self.completed[key] = []
            lying = {*dam.attacker, *dam.defender, *cards}
            alone = table._replace(
                dams=(dam,),
                discard=tuple(card for card in BATTLE_CARDS if card not in lying),
                hands=(cards, ()),
                hidden=(NOTHING_HIDDEN, NOTHING_HIDDEN),
            )
            for now in self._after_retreats(alone):
                for action in PLAY.actions(now, self.readings):
                    if isinstance(action, Wymiana | Wsparcie | Claim | Retreat | End | Skip):
                        continue
                    after = PLAY.after(now, action, self.readings).dams[0]
                    if after.attacker_laid.size == after.face.slots:
                        shown = BIT.get(action.card, 0) if isinstance(action, Place) else 0
                        recruited = BIT[action.card] if isinstance(action, Rekrutacja) else 0
                        found.append(Completed(after, shown, recruited))
        return found

    def _readied(self, table: Table) -> Iterator[Table]:
        crowded = not any(has_room(dam, "attacker") for dam in table.dams)
        recruits = "rekrutacja" in table.hands[0] or bool(table.hidden[0].tactics)
        for now in self._after_retreats(table):
            one_slot = any(
                dam.attacker_laid.size == dam.face.slots - 1 < before.attacker_laid.size
                for dam, before in zip(now.dams, table.dams, strict=True)
            )
            if now is table or crowded or recruits or one_slot:
                yield now

    def _is_won_by_a_play(self, table: Table, near: frozenset[int] | None) -> bool:
        legal = PLAY.actions(table, self.readings)
        for action in (
            legal if near is None else one_far_action_of_each_sort(table, legal, near, self.readings)
        ):
            if isinstance(action, Wymiana | Wsparcie | Claim | Retreat | End) or action.side != "attacker":
                continue
            after = PLAY.after(table, action, self.readings)
            if after.winner == "attacker" or self.is_won_by_claims(after):
                return True
        return False

    def is_won_by_claims(self, table: Table) -> bool:
        """Does the attacker win with no more cards?"""
        return self._wins(table, self._proved(table, table.dams, unseen_cards(table)))

    def _after_retreats(self, table: Table) -> Iterator[Table]:
        yield table
        if table.phase == "prepare":
            for dam in table.dams:
                retreat = Retreat("attacker", tile_of(dam))
                if dam.attacker and PLAY.refusal(table, retreat, self.readings) is None:
                    yield PLAY.after(table, retreat, self.readings)

    def _is_won_after(self, table: Table) -> bool:
        unseen = unseen_cards(table)
        now = self._proved(table, table.dams, unseen)
        if self._wins(table, now):
            return True
        room = [dam for dam in table.dams if has_room(dam, "attacker")]
        for card in table.hands[0]:
            left = unseen & ~BIT[card]
            shown = self._proved(table, table.dams, left) if room or now else []
            if self._wins(table, shown):
                return True
            for dam in room:
                if dam.attacker_laid.size + 1 == dam.face.slots and not counterpart(dam, "attacker", card):
                    laid = with_card_laid(dam, "attacker", card)
                    if self._wins(table, [*shown, *self._proved(table, (laid,), left)]):
                        return True
        return False

    def _proved(self, table: Table, dams: tuple[Dam, ...], unseen: int) -> list[Dam]:
        full = [dam for dam in dams if dam.attacker_laid.size == dam.face.slots]
        position = public_position(table)._replace(unseen=unseen) if full else None
        return [dam for dam in full if position is not None and self._is_proved(position, dam)]

    def _is_proved(self, position: Position, dam: Dam) -> bool:
        at = contest(position, dam, self.readings)
        proved = self.proofs.get(at)
        if proved is None:
            proved = self.proofs[at] = beating_side(at) is None
        return proved

    def _wins(self, table: Table, proved: list[Dam]) -> bool:
        return len(proved) >= DAMAGED_TO_WIN - table.damaged or any(dam.damaged for dam in proved)


def _is_close(dam: Dam) -> bool:
    """Can one card complete the attacker's side, perhaps after a retreat?"""
    slots, laid = dam.face.slots, dam.attacker_laid
    return laid.size >= slots - 1 or len(laid.elites) == slots - 1
