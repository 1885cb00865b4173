"""What follows once the fort is taken or gone: Fort Fokus, the discards, Horsie, FortUna, FortHece, Svord.

Each step runs on to the next and stops where a clan has a choice; ``rules`` goes on from there.
"""

from collections.abc import Sequence
from itertools import permutations

from adjudicator.games.romans.rules import trace as telling
from adjudicator.games.romans.rules.capture import has_power, seducer
from adjudicator.games.romans.rules.trace import Trace
from adjudicator.games.romans.table.cards import AXX, CHARIOTT, EARLIER, HORSIE, NONE, SVORD
from adjudicator.games.romans.table.forts import (
    FOKUS,
    FORTUNA,
    KIND,
    KOMFORT,
    TO_WIN,
    TURNS,
    VALUES,
    WALL,
    hecas,
    is_heca,
)
from adjudicator.games.romans.table.table import Line, Step, Table, clockwise, with_line
from adjudicator.readings import Readings


def without(line: Line, warrior: int) -> Line:
    """The line after discarding one face-up warrior; of two Ch'ariotts the new one, unless told otherwise."""
    if warrior == EARLIER:
        warrior = CHARIOTT
        line, now = line._replace(now=NONE), line.now
        return without(line, warrior)._replace(now=now)
    spent = tuple(sorted((*line.spent, warrior)))
    if line.here and line.now == warrior:
        return line._replace(here=False, spent=spent)
    at = line.shown.index(warrior)
    return line._replace(shown=line.shown[:at] + line.shown[at + 1 :], spent=spent)


def axx_first(table: Table, readings: Readings) -> bool:
    """Does the winner's Axx come before Fort Fokus? (reading axx-and-fokus)"""
    if readings["axx-and-fokus"] == "fokus-first" or table.lines[table.winner].now != AXX:
        return False
    return has_power(table.setup, table.winner, AXX, readings)


def _axx_may_stay(table: Table, readings: Readings) -> bool:
    """Did the winner reveal Axx in this round, and is he still there? (romans.axx.keep)"""
    line = table.lines[table.winner]
    return line.now == AXX and line.here and has_power(table.setup, table.winner, AXX, readings)


def fokus(table: Table, readings: Readings, trace: Trace | None, seat: int) -> Table:
    """Everyone discards one face-up warrior, the capturer first (romans.fokus.discard)."""
    axx_done = axx_first(table, readings)
    for clan in clockwise(table)[seat:]:
        line = table.lines[clan]
        able = line.up
        if not able:
            if trace is not None:
                telling.fokus(trace, table, clan, NONE)
            continue
        if clan == table.winner and not axx_done and not _axx_may_stay(table, readings):
            if trace is not None:
                telling.fokus_whatever(trace, table, clan)
            continue  # whichever is given up, the others follow at the winner's discard
        if not _decided(table, clan, readings) and len(fokus_costs(table, clan, readings)) > 1:
            return table._replace(step=Step.FOKUS, who=clan)
        warrior = _weakest(table, able)
        if warrior == CHARIOTT and warrior in line.shown:
            warrior = EARLIER
        if trace is not None and len(set(able)) > 1:
            telling.chosen_for(trace, table, clan)
        if trace is not None:
            telling.fokus(trace, table, clan, warrior)
        table = table._replace(lines=with_line(table, clan, without(line, warrior)))
    return _victim(table, readings, trace) if axx_done else discard(table, readings, trace)


def fokus_costs(table: Table, clan: int, readings: Readings) -> tuple[int, ...]:
    """One of each kind; a Ch'ariott that leaves with Qween anyway is not the same as the other one."""
    line = table.lines[clan]
    found = sorted(set(line.up))
    both = line.here and line.now == CHARIOTT and CHARIOTT in line.shown
    if both and clan == table.seduced and _victim_leaves(table, readings):
        found.append(EARLIER)
    return tuple(found)


def _decided(table: Table, clan: int, readings: Readings) -> bool:
    """Does a rule choose for this clan? (romans.neutral.choices)"""
    return table.setup.neutral[clan] and readings["neutral-choices"] == "weakest"


def _weakest(table: Table, warriors: Sequence[int]) -> int:
    """Of equally weak ones the leftmost."""
    return min(warriors, key=table.setup.strengths.__getitem__)


def discard(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """The winner's face-up warriors leave, but for Axx and KomFort (romans.attack.discard)."""
    found = keeping(table, readings)
    if len(found) > 1:
        return table._replace(step=Step.KEEP, who=table.winner)
    if trace is not None and _decided(table, table.winner, readings) and _axx_may_stay(table, readings):
        telling.neutral_axx(trace, table, bool(found[0]))
    return keep(table, found[0], readings, trace)


def keeping(table: Table, readings: Readings) -> tuple[tuple[int, ...], ...]:
    """What the winner may keep (romans.axx.keep, romans.komfort.keep)."""
    axx = _axx_may_stay(table, readings)
    if _decided(table, table.winner, readings):
        return ((AXX,),) if axx and readings["neutral-axx"] == "stays" else ((),)
    found: set[tuple[int, ...]] = {()}
    if axx:
        found.add((AXX,))
    up = table.lines[table.winner].up
    if table.taken & KIND == KOMFORT and up:
        strength = table.setup.strengths
        least = min([strength[warrior] for warrior in up])
        for weakest in up:
            if strength[weakest] == least:
                found.add((weakest,))
                if axx and weakest != AXX and readings["axx-and-komfort"] == "both":
                    found.add(tuple(sorted((AXX, weakest))))
    return tuple(sorted(found))


def keep(table: Table, kept: tuple[int, ...], readings: Readings, trace: Trace | None) -> Table:
    """Everything else of the winner's line is discarded."""
    if trace is not None:
        telling.discarded(trace, table, kept)
    line = table.lines[table.winner]
    left, shown, spent = list(kept), [], list(line.spent)
    for warrior in line.shown:
        if warrior in left:
            left.remove(warrior)
            shown.append(warrior)
        else:
            spent.append(warrior)
    here = line.here and line.now in left
    if line.here and not here:
        spent.append(line.now)
    line = line._replace(shown=tuple(shown), here=here, spent=tuple(sorted(spent)))
    table = table._replace(lines=with_line(table, table.winner, line))
    if table.taken & KIND == FOKUS and axx_first(table, readings):
        return fokus(table, readings, trace, 0)
    return _victim(table, readings, trace)


def _victim_leaves(table: Table, readings: Readings) -> bool:
    """Did the winner's Qween seduce somebody who leaves with her? (reading qween-victim)"""
    if table.seduced == NONE or readings["qween-victim"] == "stays":
        return False
    return seducer(table) == table.winner


def _victim(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """The warrior seduced by the winner's Qween leaves too (romans.qween.victim)."""
    if _victim_leaves(table, readings):
        line = table.lines[table.seduced]
        if line.here:
            if trace is not None:
                telling.victim(trace, table)
            table = table._replace(lines=with_line(table, table.seduced, without(line, line.now)))
    return horsie(table, readings, trace, 0)


def horsie(table: Table, readings: Readings, trace: Trace | None, seat: int) -> Table:
    """A Horsie revealed now costs a clan that has not captured a warrior (romans.horsie.cost)."""
    for clan in clockwise(table)[seat:]:
        line = table.lines[clan]
        if line.now != HORSIE or clan == table.winner:
            continue
        able = horsie_costs(line, readings)
        if not able:
            if trace is not None:
                telling.horsie(trace, table, clan, NONE)
            continue
        if len(set(able)) > 1 and not _decided(table, clan, readings):
            return table._replace(step=Step.HORSIE, who=clan)
        warrior = _weakest(table, able)
        if trace is not None and len(set(able)) > 1:
            telling.chosen_for(trace, table, clan)
        if trace is not None:
            telling.horsie(trace, table, clan, warrior)
        table = table._replace(lines=with_line(table, clan, without(line, warrior)))
    return _fortuna(table, readings, trace)


def horsie_costs(line: Line, readings: Readings) -> tuple[int, ...]:
    """What Horsie may cost: a warrior revealed earlier, himself if he is alone (reading horsie-victim)."""
    return line.up if readings["horsie-victim"] == "any" else line.shown or line.up


def _fortuna(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """FortUna costs a fort captured earlier, or itself (romans.fortuna.cost)."""
    if table.winner == NONE or table.taken & KIND != FORTUNA:
        return _count(table, readings, trace)
    earlier = table.lines[table.winner].forts[:-1]
    if not earlier:
        return give_up(table, FORTUNA, readings, trace)
    kinds = {fort & KIND for fort in earlier}
    if len(kinds) > 1 and not _decided(table, table.winner, readings):
        return table._replace(step=Step.FORTUNA, who=table.winner)
    if trace is not None and len(kinds) > 1:
        telling.chosen_for(trace, table, table.winner)
    lowest = min(earlier, key=lambda fort: VALUES[fort & KIND]) & KIND
    return give_up(table, lowest, readings, trace)


def give_up(table: Table, kind: int, readings: Readings, trace: Trace | None) -> Table:
    """The first captured fort of this kind goes."""
    line = table.lines[table.winner]
    if trace is not None:
        telling.fortuna(trace, table, kind, alone=len(line.forts) == 1)
    at = next(place for place, fort in enumerate(line.forts) if fort & KIND == kind)
    forts, dropped = line.forts[:at] + line.forts[at + 1 :], (*line.dropped, line.forts[at])
    lines = with_line(table, table.winner, line._replace(forts=forts, dropped=dropped))
    return _count(table._replace(lines=lines), readings, trace)


def has_three(line: Line, readings: Readings) -> bool:
    """Three FortHece: held at once, or captured in all (romans.fortheca.three, reading fortheca-count)."""
    found = hecas(line.forts)
    if readings["fortheca-count"] == "total":
        found += hecas(line.dropped)
    return found >= TO_WIN


def _count(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """A player's third FortHeca ends the game; a neutral clan's only for somebody who plays alone."""
    winner = table.winner
    if winner != NONE and is_heca(table.taken) and has_three(table.lines[winner], readings):
        ends = not table.setup.neutral[winner] or table.setup.players == 1
        if trace is not None:
            telling.three(trace, table, ends=ends)
        if ends:
            return _closed(table, Step.OVER)
    if readings["svord-timing"] == "after":
        return svord(table, trace, 0)
    return _end(table)


def svord(table: Table, trace: Trace | None, seat: int) -> Table:
    """After the round the warriors still face down may be rearranged; then it is over (romans.svord.move)."""
    clan = rearranging(table, trace, seat)
    if clan != NONE:
        return table._replace(step=Step.SVORD, who=clan, taken=NONE, seduced=NONE)
    return _end(table)


def rearranging(table: Table, trace: Trace | None, seat: int) -> int:
    """The next clan that revealed Svord and has warriors to tell apart face down (romans.svord.move)."""
    for clan in clockwise(table)[seat:]:
        line = table.lines[clan]
        if line.now == SVORD and not table.setup.neutral[clan]:
            if len(set(line.down)) > 1:
                return clan
            if trace is not None:
                telling.svord(trace, table, clan, None)
        elif line.now == SVORD and len(line.down) > 1 and trace is not None:
            telling.idle(trace, table, clan)
    return NONE


def arrangements(down: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The same cards in every order; unknown ones are alike."""
    return tuple(sorted(set(permutations(down))))


def _end(table: Table) -> Table:
    """The round is over (romans.attack.rounds, romans.turn.end)."""
    if table.round < WALL:
        return _closed(table._replace(round=table.round + 1), Step.REVEAL)
    return _closed(table, Step.OVER if table.turn == TURNS else Step.COLLECT)


def _closed(table: Table, step: Step) -> Table:
    """Nothing of the round is left but the face-up cards."""
    lines = tuple(
        [
            Line(old.up, NONE, False, old.down, old.spent, old.aside, old.forts, old.dropped)
            for old in table.lines
        ]
    )
    who = 0 if step == Step.REVEAL else NONE
    return table._replace(lines=lines, step=step, who=who, winner=NONE, taken=NONE, seduced=NONE)
