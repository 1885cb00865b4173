"""The bound by which the second searches end a course early.

It is stated by the model, so it is not the bound of the searches that they confirm. The rules say how strong
a side can become, because a solver would take too long for every table. With tactics cards in play a dam that
cannot be proved by showing cards has to be changed; that is asked of the rules as the first searches ask it.
"""

from adjudicator.games.river.models.can_win_bounds import Costs, count_plays, dams_on_a_way, dams_to_change
from adjudicator.games.river.rules.strongest import SCALES, Contest, strongest
from adjudicator.games.river.rulings.model_scale import on_model_scale
from adjudicator.games.river.search.proofs import Proofs
from adjudicator.games.river.table.cards import mask
from adjudicator.games.river.table.dams import Face
from adjudicator.games.river.table.position import laid_cards
from adjudicator.games.river.table.table import Table, unseen_cards
from adjudicator.readings import Readings


class SecondBound:
    """The bound for one walk through many tables, under the same readings."""

    def __init__(self, readings: Readings) -> None:
        self.readings = readings
        self.costs: Costs = {}
        self.proofs = Proofs(readings)
        self.one_dam_a_card = self.proofs.by_cards and readings["move-destination"] == "same-dam"

    def dams_within_reach(self, table: Table) -> frozenset[int]:
        """The dams on a way to win that is still open. Empty: no win is left."""
        near = dams_on_a_way(table, self.readings, strongest_by_rules, self.costs)
        if not near or not self.one_dam_a_card or table.tactics_deck is None:
            return near
        most = sum(count_plays(table, self.readings))
        unseen = unseen_cards(table)
        changes = []
        for dam in table.dams:
            free = dam.face.slots - len(dam.attacker)
            changes.append(free or int(self.proofs.cards_to_see(dam, unseen, most) > most))
        return near & dams_to_change(table, self.readings, changes)


def strongest_by_rules(
    face: Face, cards: tuple[str, ...], more: frozenset[str], least: int | None, reading: str
) -> int | None:
    side = laid_cards(cards)
    at = Contest(face.slots, SCALES[face.requirement][reading], side, side, 0)
    build = strongest(at, side, face.slots - side.size, mask(more))
    if build is None:
        return None
    value = on_model_scale(at.rungs, build.strength)
    return value if least is None or value >= least else None
