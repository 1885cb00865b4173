"""Kinds of towns in the rest of a trick and its upkeep: towns of one kind are equivalent for a goal.

If two free towns of one kind change places, everything else can go on as before, and the goal is met or not
met as before. The same holds for two towns of one kind that belong to one player.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from adjudicator.games.boru.table.board import BIT, NEIGHBOURS, REGION, REGION_OF, TOWNS, places
from adjudicator.games.boru.table.cards import BRIDES, CARDS, EXPAND, REMOVE
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Line
from adjudicator.games.boru.table.table import NOBODY, Table


@dataclass(frozen=True, slots=True)
class TownKinds:
    of_town: tuple[int, ...]
    """Town to its kind."""
    masks: tuple[int, ...]
    """Kind to its towns."""
    seen: dict[tuple[int, ...], tuple[int, ...]] = field(default_factory=dict)
    """Who has which towns, to the counts."""

    def counts(self, table: Table) -> tuple[int, ...]:
        """How many towns of each kind everybody has, and how many of them are under a Viking token."""
        covered = table.covered
        owned = (covered, *[player.discs for player in table.players])
        if owned not in self.seen:
            found = []
            for mask in self.masks:
                for discs in owned[1:]:
                    own = discs & mask
                    found.append(own.bit_count() << 8 | (own & covered).bit_count())
            self.seen[owned] = tuple(found)
        return self.seen[owned]


def town_kinds(table: Table, goal: Goal, line: Line) -> TownKinds:
    """The kinds, from now to the end of the upkeep.

    What counts: the region (for a region: inside it or not, and the region of the marriage card), a
    monastery, whether the line names the town, and who can still expand to it or from it.
    """
    named = 0
    for entry in line:
        for action in (entry.action, *entry.conditions):
            named |= BIT.get(action.town, 0)
    if table.active != NOBODY:
        named |= 1 << table.active
    reached = _reached_by_expanding(table)
    if _may_remove(table):  # towns under a Viking token become places to expand from
        for player in table.players:
            for town in places(player.discs & table.covered):
                reached.append(NEIGHBOURS[town])
                named |= 1 << town
    bride = BRIDES[table.bride].region if table.bride else ""
    kinds: dict[object, int] = {}
    of_town = []
    masks: dict[int, int] = defaultdict(int)
    for town in range(len(TOWNS)):
        kind = (
            _region_kind(town, goal, bride),
            table.monasteries >> town & 1,
            town if named >> town & 1 else NOBODY,
            tuple(towns >> town & 1 for towns in reached),
        )
        number = kinds.setdefault(kind, len(kinds))
        of_town.append(number)
        masks[number] |= 1 << town
    return TownKinds(tuple(of_town), tuple(masks[number] for number in range(len(kinds))))


def _region_kind(town: int, goal: Goal, bride: str) -> int:
    """For the game every region counts; for a region: inside, in the marriage card's region, or elsewhere."""
    region = REGION_OF[town]
    if goal.region == NOBODY or region == goal.region:
        return region
    return region if bride and REGION[bride] == region else NOBODY


def _reached_by_expanding(table: Table) -> list[int]:
    """For each player who may still expand in this trick: the towns at the other ends of their roads."""
    found = []
    for seat, player in enumerate(table.players):
        if _may_take(table, seat, EXPAND):
            reached = 0
            for town in places(player.discs & ~table.covered):
                reached |= NEIGHBOURS[town]
            found.append(reached)
    return found


def _may_remove(table: Table) -> bool:
    return any(_may_take(table, seat, REMOVE) for seat in range(table.size))


def _may_take(table: Table, seat: int, symbol: str) -> bool:
    """Can this symbol still come in this trick, in an action of this player?"""
    card = dict(table.trick).get(seat)
    if card is None:
        return True
    order: Sequence[tuple[int, int]] = table.order if len(table.trick) == table.size else ()
    if (seat, card) in order[: table.acted]:
        return False
    return any(symbol in row for row in CARDS[card].sides)
