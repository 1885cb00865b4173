"""Remembers at which dams control is proved, for one search: the same question comes again and again."""

from collections.abc import Sequence

from adjudicator.games.river.rules.declaring import proved_dams
from adjudicator.games.river.table.position import Dam
from adjudicator.games.river.table.table import Table, unseen_cards
from adjudicator.readings import Readings


class Proofs:
    """Under the same readings."""

    def __init__(self, readings: Readings) -> None:
        self.readings = readings
        self.by_cards = readings["unplayed-elites"] == "ignored"
        """Does a proof depend on the cards at the dam and the unseen battle cards alone?"""
        self.known: dict[tuple[object, ...], bool] = {}

    def proved(self, table: Table) -> Sequence[Dam]:
        """The dams that the attacker can take now."""
        if not self.by_cards:
            return tuple(proved_dams(table, self.readings))
        full = [dam for dam in table.dams if dam.attacker_laid.size == dam.face.slots]
        if not full:
            return full
        unseen = unseen_cards(table)
        return [dam for dam in full if self._is_proved(table, dam, unseen)]

    def _is_proved(self, table: Table, dam: Dam, unseen: int) -> bool:
        key = (dam.name, dam.damaged, dam.attacker_laid, dam.defender_laid, dam.first, unseen)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = any(proved_dams(table, self.readings, (dam,)))
        return found
