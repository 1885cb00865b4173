"""The questions for the solvers: a turn, what is to happen in it, and the line that binds the clan."""

from adjudicator.games.romans.models.line import bind_line
from adjudicator.games.romans.models.turn import Turn
from adjudicator.games.romans.models.variables import Revealed, laid_from_here
from adjudicator.games.romans.table.cards import DRUHID, SVORD, UNKNOWN
from adjudicator.games.romans.table.forts import HECAS_TO_WIN, KIND, MARK, VALUES, is_heca
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from solver.program import Term, Var


def fort_question(
    table: Table,
    readings: Readings,
    clan: int,
    takes: bool,
    line: Line = (),
    within: int | None = None,
    shown: Revealed | None = None,
) -> Turn:
    """Does this clan take the marked fort (or miss it)? Each solution is one way in which it does.

    ``within``: only within this number of rounds. ``shown``: only with these cards revealed.
    """
    place = next(at for at, fort in enumerate(table.wall) if fort & MARK)
    rounds = len(table.wall) if _may_move_on(table, place) else place + 1
    shorter = within is not None and within < rounds
    stated_rounds = within if within is not None and shorter else rounds
    lined = bool(line) and not takes
    turn = Turn(table, readings, stated_rounds, _may_end(table, readings), lined, shown=shown)
    g = turn.g
    g.program.says("romans.attack.capture", "the claim: the clan takes the fort, or misses it")
    taken = g.any_of(
        g.all_of(turn.captures[clan, at], turn.taken[place, at], g.is_not(turn.over[at]))
        for at in turn.rounds
    )
    g.equal(taken, g.yes if takes else g.no)
    if not takes:
        bind_line(turn, clan, line)
        if shorter:
            gone = [turn.leaves_wall(place, at) for at in turn.rounds]
            g.equal(g.any_of([*gone, turn.over[len(turn.rounds)]]), g.yes)
    return turn


def _may_move_on(table: Table, place: int) -> bool:
    """Might the fort be moved to a later place? If not, the rounds after its own do not matter."""
    if place + 1 == len(table.wall):
        return True
    if table.setup.tie_stays or table.setup.druhid_shifts:
        return True
    for cards in table.cards:
        fixed = laid_from_here(cards)
        gone = (*cards.shown, *cards.spent, *cards.aside)
        if DRUHID not in gone and (fixed[place] in (DRUHID, UNKNOWN) or SVORD not in gone):
            return True
    return False


def _may_end(table: Table, readings: Readings) -> bool:
    """Might somebody still get three FortHece in this turn?"""
    left = sum(is_heca(fort) for fort in table.wall)
    total = readings["fortheca-count"] == "total"
    most = max(
        sum(map(is_heca, cards.forts)) + (sum(map(is_heca, cards.dropped)) if total else 0)
        for cards in table.cards
    )
    return most + left >= HECAS_TO_WIN


def game_question(
    table: Table,
    readings: Readings,
    clan: int,
    wins: bool,
    sole: bool,
    line: Line = (),
    open_wall: bool = False,
    shown: Revealed | None = None,
) -> Turn:
    """Does this clan win in the last turn (or fail to)? Each solution is one way in which it does."""
    turn = Turn(table, readings, len(table.wall), True, bool(line) and not wins, open_wall, shown)
    g, end = turn.g, len(table.wall)
    g.program.says("romans.end.points", "the claim: the clan wins, or does not")
    own = _standing(turn, clan)
    ahead = []
    for seat in turn.seats:
        if seat == clan:
            continue
        outscored = turn.clans[seat].neutral
        alone = table.setup.players == 1 and readings["solo-result"] == "must-outscore"
        if outscored and not alone:
            continue
        more, _, same = g.compared(own, _standing(turn, seat))
        ahead.append(more if sole or outscored else g.any_of((more, same)))
    by_forts = g.all_of(g.is_not(turn.over[end]), *ahead)
    won = g.any_of((turn.champion.get(clan, g.no), by_forts))
    g.equal(won, g.yes if wins else g.no)
    if not wins:
        bind_line(turn, clan, line)
    return turn


def _standing(turn: Turn, seat: int) -> list[Term]:
    """Points, then the number of forts, then the strongest ones, as one weighted sum."""
    g, end = turn.g, len(turn.rounds)
    held = [turn.holds[seat, fort, end] for fort in range(len(turn.kinds))]
    counted, values = held, [VALUES[kind] for kind in turn.kinds]
    if turn.readings["forts-counted"] == "captured":
        counted, values = _captured(turn, seat)
    levels = sorted(set(values))
    minor: list[Term] = []
    if turn.readings["final-tie"] == "shared":
        for level in levels:
            reached = [var for var, value in zip(counted, values, strict=True) if value >= level]
            minor.append((1, g.any_of(reached)))
        total = len(levels)
    else:
        weight = 1
        weights = {}
        for level in levels:
            weights[level] = weight
            weight *= values.count(level) + 1
        minor = [(weights[value], var) for var, value in zip(counted, values, strict=True)]
        total = weight
    count_weight = total + 1
    point_weight = count_weight * (len(counted) + 1)
    number = [(count_weight, var) for var in counted]
    points = [(point_weight * VALUES[kind], var) for var, kind in zip(held, turn.kinds, strict=True)]
    return [(weight, var) for weight, var in (*points, *number, *minor) if var != g.no]


def _captured(turn: Turn, seat: int) -> tuple[list[Var], list[int]]:
    """Every fort that the clan has captured by the end, those given up too, and the values of all forts."""
    g = turn.g
    captured = [turn.has_captured(seat, fort) for fort in range(len(turn.kinds))]
    values = [VALUES[kind] for kind in turn.kinds]
    for owner, cards in enumerate(turn.table.cards):
        captured += [g.yes if owner == seat else g.no for _ in cards.dropped]
        values += [VALUES[fort & KIND] for fort in cards.dropped]
    return captured, values
