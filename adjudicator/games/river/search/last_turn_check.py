"""The attacker's last turn, for the check of a strategy: every card at every dam, after every retreat.

It shares nothing with ``last_play`` but the rules.
"""

from collections.abc import Iterator
from dataclasses import replace

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.placing import counterpart
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.strongest import Contest, beating_side
from adjudicator.games.river.search.out_of_reach import one_far_place_for_each_card
from adjudicator.games.river.table.actions import Claim, End, Retreat, Wsparcie, Wymiana
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Dam, Position
from adjudicator.games.river.table.table import (
    Table,
    has_room,
    public_position,
    tile_of,
    unseen_cards,
    with_card_laid,
)
from adjudicator.readings import Readings


class LastTurns:
    """Remembers which contests are proved."""

    def __init__(self, readings: Readings) -> None:
        self.readings = readings
        self.proofs: dict[Contest, bool] = {}

    def is_won(self, table: Table) -> bool:
        """Does any legal play win, or no play at all? Only without tactics cards in play."""
        return any(self._is_won_after(one) for one in self._after_retreats(table))

    def is_won_with_tactics(self, table: Table, near: frozenset[int] | None = None) -> bool:
        """Does any legal play win, of battle cards, elites or ruses, or no play at all?

        Also after taking what can be taken, and after a retreat that can matter: one that leaves one slot to
        fill, that makes the only room, or that gives Rekrutacja a card. ``near``: only these dams matter.
        """
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
        for action in legal if near is None else one_far_place_for_each_card(legal, near):
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
        position = replace(public_position(table), unseen=unseen) if full else None
        return [dam for dam in full if position is not None and self._is_proved(position, dam)]

    def _is_proved(self, position: Position, dam: Dam) -> bool:
        at = contest(position, dam, self.readings)
        proved = self.proofs.get(at)
        if proved is None:
            proved = self.proofs[at] = beating_side(at) is None
        return proved

    def _wins(self, table: Table, proved: list[Dam]) -> bool:
        return len(proved) >= DAMAGED_TO_WIN - table.damaged or any(dam.damaged for dam in proved)
