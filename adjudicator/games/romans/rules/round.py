"""A round from the reveal to its end, as a machine over immutable tables that stops at every real choice.

The order is: reveal, colliding Ch'ariotts leave, Qween, totals, winner or tie, Dru'hid and the fort is taken,
Fort Fokus, the winner's discard, Horsie, FortUna, the count of FortHece, Svord. ``resolve`` runs until
somebody has a choice; ``options`` lists it, ``choose`` goes on. Where only one option is left, it is taken.

With a ``trace`` every step is told as a reason; without one nothing is told, which is what a search wants.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.romans.rules import trace as telling
from adjudicator.games.romans.rules.after_capture import (
    arrangements,
    axx_first,
    discard,
    fokus,
    fokus_costs,
    give_up,
    has_three,
    horsie,
    horsie_costs,
    keep,
    keeping,
    rearranging,
    svord,
    without,
)
from adjudicator.games.romans.rules.capture import colliding, contest, seducer, seducible
from adjudicator.games.romans.rules.trace import Trace
from adjudicator.games.romans.table.cards import CHARIOTT, DRUHID, NONE
from adjudicator.games.romans.table.forts import FOKUS, KIND
from adjudicator.games.romans.table.table import Line, Step, Table, clockwise, with_line
from adjudicator.readings import Readings

Option = int | tuple[int, ...]
"""QWEEN: the rival's seat, or NONE. DRUHID: a place in ``wall``. FOKUS, HORSIE: a warrior. KEEP: the warriors
kept, sorted. FORTUNA: the kind of fort given up. SVORD: the new face-down line."""


def reveal(table: Table, clan: int, warrior: int) -> Table:
    """One clan turns up its warrior at the contested fort (romans.attack.reveal)."""
    line = table.lines[clan]
    lines = with_line(table, clan, line._replace(now=warrior, here=True, down=line.down[1:]))
    return table._replace(lines=lines, who=waiting(lines))


def waiting(lines: tuple[Line, ...]) -> int:
    """The first clan that has not revealed in this round."""
    return next((clan for clan, line in enumerate(lines) if line.now == NONE), NONE)


def reveal_all(
    table: Table, warriors: Sequence[int], readings: Readings, trace: Trace | None = None
) -> Table:
    """Everyone turns up a warrior and the round runs up to the first choice."""
    lines = tuple(
        [
            Line(old.shown, warrior, True, old.down[1:], old.spent, old.aside, old.forts, old.dropped)
            for old, warrior in zip(table.lines, warriors, strict=True)
        ]
    )
    return resolve(table._replace(lines=lines, who=NONE), readings, trace)


def resolve(table: Table, readings: Readings, trace: Trace | None = None) -> Table:
    """All warriors of the round are face up: go on to the first choice, or to the end of the round."""
    if trace is not None:
        telling.revealed(trace, table)
    if readings["svord-timing"] == "at-once":
        return _svord_at_once(table, readings, trace, 0)
    return _collide(table, readings, trace)


def options(table: Table, readings: Readings) -> tuple[Option, ...]:
    """What ``who`` may choose at a step inside a round, in canonical order."""
    if not is_choice(table):
        return ()
    line = table.lines[table.who]
    match table.step:
        case Step.QWEEN:
            return _seductions(table, table.who, readings)
        case Step.DRUHID:
            return tuple(range(len(table.wall)))
        case Step.FOKUS:
            return fokus_costs(table, table.who, readings)
        case Step.KEEP:
            return keeping(table, readings)
        case Step.HORSIE:
            return tuple(sorted(set(horsie_costs(line, readings))))
        case Step.FORTUNA:
            return tuple(sorted({fort & KIND for fort in line.forts[:-1]}))
    return arrangements(line.down)


def choose(table: Table, option: Option, readings: Readings, trace: Trace | None = None) -> Table:
    """Go on with this choice, one of ``options``, up to the next choice or the end of the round."""
    who, line = table.who, table.lines[table.who]
    seat = clockwise(table).index(who) + 1
    match table.step, option:
        case Step.QWEEN, int(victim):
            return _seduce(table, who, victim, readings, trace)
        case Step.DRUHID, int(place):
            return _take(table, place, readings, trace)
        case Step.FOKUS, int(warrior):
            if trace is not None:
                telling.fokus(trace, table, who, warrior)
            paid = table._replace(lines=with_line(table, who, without(line, warrior)))
            return fokus(paid, readings, trace, seat)
        case Step.KEEP, tuple(kept):
            return keep(table, kept, readings, trace)
        case Step.HORSIE, int(warrior):
            if trace is not None:
                telling.horsie(trace, table, who, warrior)
            cost = table._replace(lines=with_line(table, who, without(line, warrior)))
            return horsie(cost, readings, trace, seat)
        case Step.FORTUNA, int(kind):
            return give_up(table, kind, readings, trace)
        case ((Step.SVORD | Step.SVORD_AT_ONCE), tuple(down)):
            if trace is not None:
                telling.svord(trace, table, who, down != line.down)
            moved = table._replace(lines=with_line(table, who, line._replace(down=down)))
            if table.step == Step.SVORD:
                return svord(moved, trace, seat)
            return _svord_at_once(moved, readings, trace, seat)
    raise ValueError(f"{option} at {Step(table.step).name}")


def is_choice(table: Table) -> bool:
    """Is somebody to choose inside a round?"""
    return Step.SVORD_AT_ONCE <= table.step <= Step.SVORD


def outcomes(table: Table, readings: Readings) -> Iterator[tuple[tuple[Option, ...], Table]]:
    """Every way a round that has been revealed may end: the choices made, and the table after it."""
    if not is_choice(table):
        yield (), table
        return
    for option in options(table, readings):
        for rest, end in outcomes(choose(table, option, readings), readings):
            yield (option, *rest), end


# Before the fort is taken


def _svord_at_once(table: Table, readings: Readings, trace: Trace | None, seat: int) -> Table:
    """Svord acts as soon as he is revealed, if that is how the rule is read (reading svord-timing)."""
    clan = rearranging(table, trace, seat)
    if clan != NONE:
        return table._replace(step=Step.SVORD_AT_ONCE, who=clan)
    return _collide(table, readings, trace)


def _collide(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """Colliding Ch'ariotts leave before anything is counted (romans.chariott.collide)."""
    clans = colliding(table.lines)
    if clans:
        if trace is not None:
            telling.collided(trace, table, clans)
        lines = list(table.lines)
        for clan in clans:
            line = lines[clan]
            lines[clan] = line._replace(here=False, spent=tuple(sorted((*line.spent, CHARIOTT))))
        table = table._replace(lines=tuple(lines))
    return _qween(table, readings, trace)


def _qween(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """Qween takes the strength of a rival revealed with her (romans.qween.seduce)."""
    clan = seducer(table)
    if clan == NONE:
        if trace is not None:
            telling.idle_qweens(trace, table)
        return _contest(table, readings, trace)
    found = _seductions(table, clan, readings)
    if len(found) > 1:
        return table._replace(step=Step.QWEEN, who=clan)
    return _seduce(table, clan, found[0], readings, trace)


def _seductions(table: Table, clan: int, readings: Readings) -> tuple[int, ...]:
    victims = seducible(table, clan)
    if readings["qween-mandatory"] == "optional" or not victims:
        return (NONE, *victims)
    return victims


def _seduce(table: Table, clan: int, victim: int, readings: Readings, trace: Trace | None) -> Table:
    if trace is not None:
        telling.seduced(trace, table, clan, victim)
    return _contest(table._replace(seduced=victim), readings, trace)


def _contest(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """Compare the totals: a winner, or nobody (romans.attack.capture, romans.attack.tie)."""
    found = contest(table, readings)
    if trace is not None:
        telling.compared(trace, table, found)
    if found.winner == NONE:
        return _nobody(table, readings, trace)
    table = table._replace(winner=found.winner, who=found.winner)
    chooses = table.lines[found.winner].now == DRUHID and not table.setup.neutral[found.winner]
    if chooses and len(table.wall) > 1:
        return table._replace(step=Step.DRUHID)
    return _take(table, 0, readings, trace)


def _nobody(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """The fort goes; in variant 1 the last one of the wall (romans.attack.tie, romans.variant.tie-stays)."""
    gone = -1 if table.setup.tie_stays else 0
    if trace is not None:
        telling.nobody(trace, table, table.wall[gone])
    wall = table.wall[:-1] if table.setup.tie_stays else table.wall[1:]
    table = table._replace(wall=wall, discarded=(*table.discarded, table.wall[gone]))
    return horsie(table, readings, trace, 0)


# The fort is taken


def _take(table: Table, place: int, readings: Readings, trace: Trace | None) -> Table:
    """The winner takes the fort; with Dru'hid, any (romans.druhid.swap, romans.variant.druhid-shift)."""
    if trace is not None:
        telling.taken(trace, table, place)
    wall, winner = table.wall, table.winner
    fort = wall[place]
    if place and not table.setup.druhid_shifts:
        rest = (*wall[1:place], wall[0], *wall[place + 1 :])
    else:
        rest = wall[:place] + wall[place + 1 :]
    line = table.lines[winner]
    lines = with_line(table, winner, line._replace(forts=(*line.forts, fort)))
    table = table._replace(wall=rest, lines=lines, taken=fort)
    if fort & KIND == FOKUS and not axx_first(table, readings):
        return fokus(table, readings, trace, 0)
    return discard(table, readings, trace)


__all__ = [
    "Option",
    "choose",
    "has_three",
    "is_choice",
    "options",
    "outcomes",
    "resolve",
    "reveal",
    "reveal_all",
    "waiting",
]


_STEPS: Final = {
    Step.QWEEN: "qween",
    Step.DRUHID: "druhid",
    Step.FOKUS: "fokus",
    Step.KEEP: "keep",
    Step.HORSIE: "horsie",
    Step.FORTUNA: "fortuna",
    Step.SVORD: "svord",
    Step.SVORD_AT_ONCE: "svord",
}


def choice_name(table: Table) -> str:
    """What the search calls the choice at this table."""
    return _STEPS[Step(table.step)]
