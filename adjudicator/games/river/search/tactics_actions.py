"""The actions that can help the attacker near the end of a game with tactics cards, if everybody helps.

A win takes certain dams. Each card that is played changes one dam, or it only shows a card. So a dam that
cannot be proved by showing cards has to be changed, and a dam that cannot be changed often enough is out
of reach. At such dams one action of each sort is enough, if nothing that lies there can matter any more.
"""

from collections.abc import Iterator, Sequence

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.plays_left import (
    Plays,
    cards_stay_at_dams,
    dams_on_a_way,
    ruse_in_play,
)
from adjudicator.games.river.search.proofs import Proofs
from adjudicator.games.river.search.relevant_actions import Outlook, outlook
from adjudicator.games.river.table.actions import (
    Action,
    Dezercja,
    Log,
    Place,
    Retreat,
    Transfer,
    Wsparcie,
    Wymiana,
    Zdrada,
)
from adjudicator.games.river.table.position import Dam
from adjudicator.games.river.table.table import Table, everything_known, unseen_cards, whereabouts
from adjudicator.readings import Readings


def tactics_actions(
    table: Table, readings: Readings, proofs: Proofs, only: frozenset[int | str] | None = None
) -> Iterator[Action]:
    """The legal actions of the side whose turn it is, before the draw, but for those that others replace.

    With the last turn to come, Wsparcie only adds unseen cards. If the attacker plays one more card, those
    exchanges are enough that bring each card once. ``only``: the other dams are taken to be out of reach.
    """
    ahead = tactics_outlook(table, readings, proofs)
    if only is not None:
        ahead = ahead._replace(near=ahead.near & only)
    if not ahead.near:
        return
    far = _Far(table, ahead, readings, at_once=only is not None)
    ends = table.ending in ("coming", "last") or only is not None
    brought: set[str] = set()
    supported = False
    for action in PLAY.actions(table, readings):
        if action.side != table.turn or not far.is_needed(action):
            continue
        match action:
            case Wsparcie() if ends:
                if supported:
                    continue
                supported = True
            case Wymiana() if ahead.plays.attacker == 1 and everything_known(table):
                if table.turn != "defender" or brought.issuperset(action.given):
                    continue
                brought.update(action.given)
        yield action


def tactics_outlook(table: Table, readings: Readings, proofs: Proofs) -> Outlook:
    """What matters for the rest of the game, with the dams that have to be changed counted, too."""
    ahead = outlook(table, readings)
    if not ahead.near or not proofs.by_cards or readings["move-destination"] != "same-dam":
        return ahead
    total = ahead.plays.attacker + ahead.plays.defender
    unseen = unseen_cards(table)
    cost = [_least_changes(dam, unseen, total, proofs) for dam in table.dams]
    near = ahead.near & dams_on_a_way(table, cost, total)
    return Outlook(ahead.plays, near, _is_roomy(table.dams, near, ahead.plays))


def _least_changes(dam: Dam, unseen: int, most: int, proofs: Proofs) -> int:
    """At least so many cards must still change this dam before it is taken. ``most`` cards are played."""
    free = dam.face.slots - dam.attacker_laid.size
    return free or (0 if proofs.cards_to_see(dam, unseen, most) <= most else 1)


def _is_roomy(dams: Sequence[Dam], near: set[int | str], plays: Plays) -> bool:
    far = [dam for dam in dams if dam.name not in near]
    return (
        sum(dam.face.slots - dam.attacker_laid.size for dam in far) >= plays.attacker
        and sum(dam.face.slots - dam.defender_laid.size for dam in far) >= plays.defender
    )


class _Far:
    """Which actions at dams out of reach are needed: of each card, and of each ruse, the first."""

    def __init__(self, table: Table, ahead: Outlook, readings: Readings, at_once: bool) -> None:
        self.table = table
        self.near = ahead.near
        returns = ruse_in_play(table, "wsparcie") and table.ending == "no"
        self.stays = at_once or (ahead.roomy and cards_stay_at_dams(table, readings))
        """Does it only matter of a card laid there that it is seen?"""
        self.idle = at_once or (self.stays and not returns and self._has_targets(ahead.plays))
        """Does nothing matter that lies there?"""
        self.done: set[object] = set()

    def _has_targets(self, plays: Plays) -> bool:
        """Are there so many battle cards on both sides that no ruse ever lacks a target there?"""
        far = [dam for dam in self.table.dams if dam.name not in self.near]
        least = plays.attacker + plays.defender
        for counts in (
            [dam.attacker_laid.real.bit_count() for dam in far],
            [dam.defender_laid.real.bit_count() for dam in far],
        ):
            if sum(counts) - max(counts, default=0) <= least:
                return False
        return True

    def is_needed(self, action: Action) -> bool:
        match action:
            case Place(_, card, dam) if self.stays and dam not in self.near:
                return self._is_first(card)
            case Retreat(_, dam) | Log(_, dam) if self.idle and dam not in self.near:
                return False
            case Dezercja(_, card) | Zdrada(_, card) if self.idle and self._is_far(card):
                return self._is_first(type(action))
            case Transfer(_, card, None) if self.idle and self._is_far(card):
                return self._is_first(Transfer)
            case Transfer(_, card, _) if self.idle and self._is_far(card):
                return False
        return True

    def _is_first(self, what: object) -> bool:
        if what in self.done:
            return False
        self.done.add(what)
        return True

    def _is_far(self, card: str) -> bool:
        found = whereabouts(self.table, card)
        return found is not None and found[0].name not in self.near
