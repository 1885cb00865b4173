"""Questions for the solvers before the last turn: of the turns to come they know only bounds.

Every fort of a later turn may go to any clan or to nobody. A clan that gets a FortUna may give up any fort or
none. That is more than the rules allow. So without a solution the clan cannot win (or fail to) by the rules.
"""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.games.romans.models.line import bind_line
from adjudicator.games.romans.models.turn import Turn
from adjudicator.games.romans.table.forts import FORTUNA, HECAS_TO_WIN, KIND, VALUES, is_heca
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from solver.gates import Gates
from solver.program import Term, Var, count


class _Before(NamedTuple):
    """What a clan has before the forts to come."""

    forts: Sequence[tuple[int, Var]]
    """Kinds, and whether the clan holds the fort."""
    hecas: Sequence[Var]
    """The FortHece that count towards three."""
    more_hecas: int
    """FortHece given up that count as well."""
    price_owed: bool = False
    """Has the clan not paid for the FortUna that it has just taken?"""


def bounds_question(table: Table, readings: Readings, clan: int, wins: bool) -> Gates:
    """Can the forts to come, those of this wall too, be divided so that the clan wins (or fails to)?"""
    g = Gates()
    before = []
    for seat, cards in enumerate(table.cards):
        forts = [(fort & KIND, g.yes) for fort in cards.forts]
        hecas = [g.yes for fort in cards.forts if is_heca(fort)]
        owed = seat == table.winner and table.taken & KIND == FORTUNA
        before.append(_Before(forts, hecas, _given_up(table, readings, seat), owed))
    coming = [*_left_in_deck(table), *(fort & KIND for fort in table.wall)]
    g.equal(_later_wins(g, table, readings, clan, before, coming, wins), g.yes)
    return g


def turn_question(table: Table, readings: Readings, clan: int, wins: bool, line: Line = ()) -> Turn:
    """Can this turn go so that the forts of later turns can then be divided in such a way?"""
    turn = Turn(table, readings, len(table.wall), True, bool(line) and not wins)
    g, end = turn.g, len(table.wall)
    before = [
        _Before(
            [(kind, turn.holds[seat, fort, end]) for fort, kind in enumerate(turn.kinds)],
            turn.counted_hecas(seat, end),
            _given_up(table, readings, seat),
        )
        for seat in turn.seats
    ]
    later = _later_wins(g, table, readings, clan, before, _left_in_deck(table), wins)
    champions = [one for seat, one in turn.champion.items() if (seat == clan) is wins]
    g.equal(g.any_of((*champions, g.all_of(later, g.is_not(turn.over[end])))), g.yes)
    if not wins:
        bind_line(turn, clan, line)
    return turn


def _later_wins(
    g: Gates,
    table: Table,
    readings: Readings,
    clan: int,
    before: Sequence[_Before],
    coming: Sequence[int],
    wins: bool,
) -> Var:
    """True if the clan wins (or fails to) with the forts that it and the others get."""
    g.program.says("romans.end.points", "the forts to come go to any clan, or to nobody; then the claim")
    seats = range(len(before))
    gets = {(seat, fort): g.var(f"{seat} gets {fort}") for seat in seats for fort in range(len(coming))}
    for fort in range(len(coming)):
        g.program.at_most(count(gets[seat, fort] for seat in seats), 1)
    points: list[list[Term]] = []
    three: list[Var] = []
    for seat, held in enumerate(before):
        got = [gets[seat, fort] for fort in range(len(coming))]
        forts = [*held.forts, *zip(coming, got, strict=True)]
        own = [(VALUES[kind], var) for kind, var in forts]
        given = []
        for number, (kind, var) in enumerate(forts):
            gives = g.var(f"{seat} gives up {number}")
            g.follows(var, gives)
            given.append(gives)
            own.append((-VALUES[kind], gives))
        unas = [var for kind, var in zip(coming, got, strict=True) if kind == FORTUNA]
        g.program.at_most([*count(given), *((-1, una) for una in unas)], int(held.price_owed))
        points.append(own)
        hecas = [var for kind, var in zip(coming, got, strict=True) if is_heca(kind)]
        counts = not table.setup.neutral[seat] or table.setup.players == 1
        wanted = HECAS_TO_WIN - held.more_hecas
        three.append(g.at_least([*held.hecas, *hecas], wanted) if counts else g.no)
    alone = table.setup.players == 1 and readings["solo-result"] == "must-outscore"
    rivals = [seat for seat in seats if seat != clan and (alone or not table.setup.neutral[seat])]
    level = {seat: g.compared(points[clan], points[seat]) for seat in rivals}
    if wins:
        ahead = [g.any_of((more, same)) for more, _, same in level.values()]
        return g.any_of((three[clan], g.all_of(*ahead)))
    behind = [g.any_of((less, same)) for _, less, same in level.values()]
    return g.any_of((*behind, *(three[seat] for seat in seats if seat != clan)))


def _given_up(table: Table, readings: Readings, seat: int) -> int:
    """The FortHece that the clan has given up, if they count towards three (reading fortheca-count)."""
    return sum(map(is_heca, table.cards[seat].dropped)) if readings["fortheca-count"] == "total" else 0


def _left_in_deck(table: Table) -> list[int]:
    """The forts that have not been turned up."""
    left = list(table.setup.deck)
    for fort in (*table.wall, *table.discarded):
        left[fort & KIND] -= 1
    for cards in table.cards:
        for fort in (*cards.forts, *cards.dropped):
            left[fort & KIND] -= 1
    return [kind for kind, copies in enumerate(left) for _ in range(copies)]
