"""The questions put to the solvers: what is to happen in the rest of a turn, and what a line binds."""

from adjudicator.readings import Readings
from adjudicator.romans.bound import bind
from adjudicator.romans.cards import DRUHID, NONE, SVORD, UNKNOWN
from adjudicator.romans.forts import MARK, TO_WIN, VALUES, is_heca
from adjudicator.romans.model import Turn
from adjudicator.romans.said import Line
from adjudicator.romans.table import Table
from solver.program import Term


def fort_question(table: Table, readings: Readings, clan: int, takes: bool, line: Line = ()) -> Turn:
    """Does this clan take the marked fort (or miss it)? Solutions are the ways in which that happens."""
    place = next(at for at, fort in enumerate(table.wall) if fort & MARK)
    whole = _may_move_on(table, place)
    rounds = len(table.wall) if whole else place + 1
    turn = Turn(table, readings, rounds, _may_end(table, readings))
    g = turn.g
    taken = g.any_of(
        g.all_of(turn.win[clan, at], turn.take[place, at], g.is_not(turn.over[at])) for at in turn.rounds
    )
    g.equal(taken, g.yes if takes else g.no)
    if not takes:
        bind(turn, clan, line)
    return turn


def _may_move_on(table: Table, place: int) -> bool:
    """Might the fort be pushed on to a later place? If not, the rounds after its own do not matter."""
    if place + 1 == len(table.wall):
        return True
    if table.setup.tie_stays or table.setup.druhid_shifts:
        return True
    for line in table.lines:
        fixed = line.down if line.now == NONE else (line.now, *line.down)
        gone = (*line.shown, *line.spent, *line.aside)
        if DRUHID not in gone and (fixed[place] in (DRUHID, UNKNOWN) or SVORD not in gone):
            return True
    return False


def _may_end(table: Table, readings: Readings) -> bool:
    """Might somebody still collect three FortHece in this turn?"""
    left = sum(is_heca(fort) for fort in table.wall)
    total = readings["fortheca-count"] == "total"
    most = max(
        sum(map(is_heca, line.forts)) + (sum(map(is_heca, line.dropped)) if total else 0)
        for line in table.lines
    )
    return most + left >= TO_WIN


def game_question(
    table: Table,
    readings: Readings,
    clan: int,
    wins: bool,
    sole: bool,
    line: Line = (),
    free_wall: bool = False,
) -> Turn:
    """Does this clan win (or fail to) in the last turn? Solutions are the ways in which that happens."""
    turn = Turn(table, readings, len(table.wall), True, free_wall)
    g, end = turn.g, len(table.wall)
    own = _merit(turn, clan)
    ahead = []
    for seat in turn.seats:
        if seat == clan:
            continue
        outscored = turn.clans[seat].neutral
        alone = table.setup.players == 1 and readings["solo-result"] == "must-outscore"
        if outscored and not alone:
            continue
        more, _, same = g.compared(own, _merit(turn, seat))
        ahead.append(more if sole or outscored else g.any_of((more, same)))
    by_forts = g.all_of(g.is_not(turn.over[end]), *ahead)
    won = g.any_of((turn.champion.get(clan, g.no), by_forts))
    g.equal(won, g.yes if wins else g.no)
    if not wins:
        bind(turn, clan, line)
    return turn


def _merit(turn: Turn, seat: int) -> list[Term]:
    """Points, then the number of forts, then the strongest ones, as one weighted sum."""
    g, end = turn.g, len(turn.rounds)
    held = [turn.hold[seat, fort, end] for fort in range(len(turn.kinds))]
    values = [VALUES[kind] for kind in turn.kinds]
    levels = sorted(set(values))
    minor: list[Term] = []
    if turn.readings["final-tie"] == "shared":
        for level in levels:
            reached = [var for var, value in zip(held, values, strict=True) if value >= level]
            minor.append((1, g.any_of(reached)))
        total = len(levels)
    else:
        weight = 1
        weights = {}
        for level in levels:
            weights[level] = weight
            weight *= values.count(level) + 1
        minor = [(weights[value], var) for var, value in zip(held, values, strict=True)]
        total = weight
    count_weight = total + 1
    point_weight = count_weight * (len(held) + 1)
    major = [(point_weight * value + count_weight, var) for var, value in zip(held, values, strict=True)]
    return [(weight, var) for weight, var in (*major, *minor) if var != g.no]
