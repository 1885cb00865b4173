"""Who takes the fort: collisions, Qween, totals, ties. Pure functions of the cards that lie face up."""

from typing import NamedTuple

from adjudicator.games.romans.table.cards import ARCHR, CHARIOTT, FILCHY, HORSIE, NONE, QWEEN
from adjudicator.games.romans.table.table import Line, Setup, Table
from adjudicator.readings import Readings

_NEVER_NEUTRAL = (0, 1, 2)
"""Qween, Dru'hid and Svord have no power in a neutral clan under any reading."""


def has_power(setup: Setup, clan: int, warrior: int, readings: Readings) -> bool:
    """Does this warrior's ability work for this clan? (romans.neutral.powers)"""
    if not setup.neutral[clan] or warrior in (HORSIE, CHARIOTT):
        return True
    return warrior not in _NEVER_NEUTRAL and readings["neutral-powers"] == "all-but-three"


def colliding(lines: tuple[Line, ...]) -> tuple[int, ...]:
    """Clans whose Ch'ariotts, revealed in this round, leave (romans.chariott.collide)."""
    found = tuple([clan for clan, line in enumerate(lines) if line.now == CHARIOTT])
    return found if len(found) > 1 else ()


def seducer(table: Table) -> int:
    """The clan whose Qween acts in this round (romans.qween.seduce, romans.qween.several)."""
    found = [clan for clan, line in enumerate(table.lines) if line.now == QWEEN]
    return found[0] if len(found) == 1 and not table.setup.neutral[found[0]] else NONE


def seducible(table: Table, clan: int) -> tuple[int, ...]:
    """Rivals whose warrior, revealed in this round, is still there (romans.qween.seduce)."""
    return tuple([other for other, line in enumerate(table.lines) if other != clan and line.here])


def totals(table: Table) -> list[int]:
    """Each clan's strength of attack (romans.attack.total, romans.qween.seduce)."""
    strength = table.setup.strengths
    sums = []
    for line in table.lines:
        total = strength[line.now] if line.here else 0
        for warrior in line.shown:
            total += strength[warrior]
        sums.append(total)
    if table.seduced != NONE:
        moved = strength[table.lines[table.seduced].now]
        sums[table.seduced] -= moved
        sums[seducer(table)] += moved
    return sums


class Contest(NamedTuple):
    """The outcome of the comparison, with what it was read off."""

    winner: int
    totals: tuple[int, ...]
    taking_part: tuple[int, ...]
    tied: tuple[int, ...] = ()
    """The clans tied for the highest total; under tie-scope=any, all that share a total with another."""
    archers: tuple[int, ...] = ()
    """Those tied for the highest total that revealed Arch'r in this round and whose Arch'r counts."""


def contest(table: Table, readings: Readings) -> Contest:
    """Who captures, once collisions and Qween are done (romans.attack.capture, romans.attack.tie)."""
    setup, lines = table.setup, table.lines
    sums = totals(table)
    part = [
        clan
        for clan, line in enumerate(lines)
        if line.now != FILCHY or not has_power(setup, clan, FILCHY, readings)
    ]
    found = Contest(NONE, tuple(sums), tuple(part))
    if len(part) < 2:
        return found._replace(winner=part[0]) if part else found
    best = max([sums[clan] for clan in part])
    top = [clan for clan in part if sums[clan] == best]
    if readings["tie-scope"] == "any":
        below = [sums[clan] for clan in part if sums[clan] < best]
        if len(set(below)) < len(below):
            return found._replace(tied=_sharing(sums, part))
    if len(top) == 1:
        return found._replace(winner=top[0])
    archers = _archers(table, top, readings)
    lone = archers[0] if len(archers) == 1 else NONE
    if lone != NONE and not has_power(setup, lone, ARCHR, readings):
        lone = NONE
    return found._replace(winner=lone, tied=tuple(top), archers=archers)


def _sharing(sums: list[int], part: list[int]) -> tuple[int, ...]:
    """Everyone taking part whose total is somebody else's as well."""
    mine = [sums[clan] for clan in part]
    return tuple([clan for clan in part if mine.count(sums[clan]) > 1])


def _archers(table: Table, tied: list[int], readings: Readings) -> tuple[int, ...]:
    """Tied clans with an Arch'r revealed now; a neutral one may just cancel (romans.archr.several)."""
    cancels = readings["archer-pair-neutral"] == "yes"
    return tuple(
        [
            clan
            for clan in tied
            if table.lines[clan].now == ARCHR and (cancels or has_power(table.setup, clan, ARCHR, readings))
        ]
    )
