"""Who captures the fort, decided by the face-up cards: collisions, Qween, totals, ties."""

from typing import NamedTuple

from adjudicator.games.romans.table.cards import (
    ARCHR,
    CHARIOTT,
    DRUHID,
    FILCHY,
    HORSIE,
    NONE,
    QWEEN,
    SVORD,
)
from adjudicator.games.romans.table.table import Setup, Table
from adjudicator.readings import Readings

_NEVER_NEUTRAL = (QWEEN, DRUHID, SVORD)
"""These warriors have no power in a neutral clan, under any reading."""


def has_power(setup: Setup, clan: int, warrior: int, readings: Readings) -> bool:
    """Does this warrior's ability work for this clan? (romans.neutral.powers)"""
    if not setup.neutral[clan] or warrior in (HORSIE, CHARIOTT):
        return True
    return warrior not in _NEVER_NEUTRAL and readings["neutral-powers"] == "all-but-three"


def colliding(table: Table, readings: Readings) -> tuple[int, ...]:
    """The clans whose Ch'ariotts collide in this round and are discarded (romans.chariott.collide).

    Do neutral ones collide without a player's? (reading chariott-scope)
    """
    found = tuple([clan for clan, cards in enumerate(table.cards) if cards.now == CHARIOTT])
    if readings["chariott-scope"] == "needs-a-player" and all(table.setup.neutral[clan] for clan in found):
        return ()
    return found if len(found) > 1 else ()


def seducer(table: Table) -> int:
    """The clan whose Qween acts in this round (romans.qween.seduce, romans.qween.several)."""
    found = [clan for clan, cards in enumerate(table.cards) if cards.now == QWEEN]
    return found[0] if len(found) == 1 and not table.setup.neutral[found[0]] else NONE


def seducible(table: Table, clan: int) -> tuple[int, ...]:
    """The rivals whose warrior of this round has not been discarded (romans.qween.seduce)."""
    return tuple([other for other, cards in enumerate(table.cards) if other != clan and cards.here])


def totals(table: Table) -> list[int]:
    """The total strength of each clan (romans.attack.total, romans.qween.seduce)."""
    strength = table.setup.strengths
    sums = []
    for cards in table.cards:
        total = strength[cards.now] if cards.here else 0
        for warrior in cards.shown:
            total += strength[warrior]
        sums.append(total)
    if table.seduced != NONE:
        moved = strength[table.cards[table.seduced].now]
        sums[table.seduced] -= moved
        sums[seducer(table)] += moved
    return sums


class Contest(NamedTuple):
    """Who captures, and the comparison that decides it."""

    winner: int
    totals: tuple[int, ...]
    taking_part: tuple[int, ...]
    tied: tuple[int, ...] = ()
    """The clans tied for the highest total. Under tie-scope=any: all clans that share their total."""
    archers: tuple[int, ...] = ()
    """The clans tied for the highest total whose Arch'r was revealed in this round and counts."""

    @property
    def archers_cancel(self) -> bool:
        """Do several Arch'rs of the tied clans cancel each other? (romans.archr.several)"""
        return len(self.archers) > 1


def contest(table: Table, readings: Readings) -> Contest:
    """Who captures, after collisions and Qween (romans.attack.capture, romans.attack.tie)."""
    setup, all_cards = table.setup, table.cards
    sums = totals(table)
    part = [
        clan
        for clan, cards in enumerate(all_cards)
        if cards.now != FILCHY or not has_power(setup, clan, FILCHY, readings)
    ]
    found = Contest(NONE, tuple(sums), tuple(part))
    if len(part) < 2:
        return found._replace(winner=part[0]) if part else found
    best = max([sums[clan] for clan in part])
    top = [clan for clan in part if sums[clan] == best]
    archers = _archers(table, top, readings) if len(top) > 1 else ()
    if readings["tie-scope"] == "any" and len(archers) < 2:
        below = [sums[clan] for clan in part if sums[clan] < best]
        if len(set(below)) < len(below):
            return found._replace(tied=_sharing_a_total(sums, part))
    if len(top) == 1:
        return found._replace(winner=top[0])
    lone = archers[0] if len(archers) == 1 else NONE
    if lone != NONE and not has_power(setup, lone, ARCHR, readings):
        lone = NONE
    return found._replace(winner=lone, tied=tuple(top), archers=archers)


def _sharing_a_total(sums: list[int], part: list[int]) -> tuple[int, ...]:
    """The clans taking part whose total another one has too."""
    mine = [sums[clan] for clan in part]
    return tuple([clan for clan in part if mine.count(sums[clan]) > 1])


def _archers(table: Table, tied: list[int], readings: Readings) -> tuple[int, ...]:
    """The tied clans with an Arch'r of this round. A neutral Arch'r may count only to cancel another one
    (romans.archr.several, reading archer-pair-neutral)."""
    cancels = readings["archer-pair-neutral"] == "yes"
    return tuple(
        [
            clan
            for clan in tied
            if table.cards[clan].now == ARCHR and (cancels or has_power(table.setup, clan, ARCHR, readings))
        ]
    )
