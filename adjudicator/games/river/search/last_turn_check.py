"""The attacker's last turn, for the check of a strategy: every card at every dam, after every retreat.

It shares nothing with ``last_play`` but the rules. Only for games without tactics cards in play.
"""

from collections.abc import Iterator
from dataclasses import replace

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.placing import counterpart
from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.strongest import beating_side
from adjudicator.games.river.table.actions import Retreat
from adjudicator.games.river.table.cards import BIT
from adjudicator.games.river.table.position import DAMAGED_TO_WIN, Dam
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
    """Remembers which dam is proved with which cards unseen."""

    def __init__(self, readings: Readings) -> None:
        self.readings = readings
        self.proofs: dict[tuple[Dam, int], bool] = {}

    def is_won(self, table: Table) -> bool:
        """Does any legal play win, or no play at all?"""
        return any(self._is_won_after(one) for one in self._after_retreats(table))

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
        found = []
        for dam in dams:
            if dam.attacker_laid.size == dam.face.slots:
                proved = self.proofs.get((dam, unseen))
                if proved is None:
                    position = replace(public_position(table), unseen=unseen)
                    proved = beating_side(contest(position, dam, self.readings)) is None
                    self.proofs[dam, unseen] = proved
                if proved:
                    found.append(dam)
        return found

    def _wins(self, table: Table, proved: list[Dam]) -> bool:
        return len(proved) >= DAMAGED_TO_WIN - table.damaged or any(dam.damaged for dam in proved)
