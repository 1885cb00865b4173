"""The questions for the solvers: a turn, what is to happen in it, and the line that binds the clan."""

from adjudicator.games.romans.models.line import bind_line
from adjudicator.games.romans.models.turn import Turn
from adjudicator.games.romans.models.variables import Revealed, laid_from_here
from adjudicator.games.romans.table.cards import DRUHID, SVORD, UNKNOWN
from adjudicator.games.romans.table.forts import FORTUNA, HECAS_TO_WIN, KIND, MARK, VALUES, is_heca
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from solver.gates import Gates
from solver.program import Term, Var, count


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


def bounds_question(table: Table, readings: Readings, clan: int, wins: bool) -> Gates:
    """Before the last turn: can the forts to come be divided so that the clan wins (or fails to)?

    Every fort may go to any clan or to nobody. A clan that gets a FortUna, or has not paid for the one it has
    just taken, may give up any fort or none.
    That is more than the rules allow. So without a solution the clan cannot win (or fail to) by the rules.
    """
    g = Gates()
    coming = [kind for kind, left in enumerate(_left_in_deck(table)) for _ in range(left)]
    coming += [fort & KIND for fort in table.wall]
    seats = range(len(table.cards))
    gets = {(seat, fort): g.var(f"{seat} gets {fort}") for seat in seats for fort in range(len(coming))}
    for fort in range(len(coming)):
        g.program.at_most(count(gets[seat, fort] for seat in seats), 1)
    points: list[list[Term]] = []
    three: list[Var] = []
    total = readings["fortheca-count"] == "total"
    for seat, cards in enumerate(table.cards):
        own = [(VALUES[coming[fort]], gets[seat, fort]) for fort in range(len(coming))]
        kinds = [fort & KIND for fort in cards.forts]
        own += [(VALUES[kind], g.yes) for kind in kinds]
        unas = [gets[seat, fort] for fort, kind in enumerate(coming) if kind == FORTUNA]
        given = []
        for number, kind in enumerate([*kinds, *coming]):
            held = g.yes if number < len(kinds) else gets[seat, number - len(kinds)]
            gives = g.var(f"{seat} gives up {number}")
            g.follows(held, gives)
            given.append(gives)
            own.append((-VALUES[kind], gives))
        owed = seat == table.winner and table.taken & KIND == FORTUNA
        g.program.at_most([*count(given), *((-1, una) for una in unas)], int(owed))
        points.append(own)
        hecas = [gets[seat, fort] for fort, kind in enumerate(coming) if is_heca(kind)]
        before = sum(map(is_heca, cards.forts)) + (sum(map(is_heca, cards.dropped)) if total else 0)
        counts = not table.setup.neutral[seat] or table.setup.players == 1
        three.append(g.at_least(hecas, HECAS_TO_WIN - before) if counts else g.no)
    alone = table.setup.players == 1 and readings["solo-result"] == "must-outscore"
    rivals = [seat for seat in seats if seat != clan and (alone or not table.setup.neutral[seat])]
    level = {seat: g.compared(points[clan], points[seat]) for seat in rivals}
    if wins:
        ahead = [g.any_of((more, same)) for more, _, same in level.values()]
        g.equal(g.any_of((three[clan], g.all_of(*ahead))), g.yes)
    else:
        behind = [g.any_of((less, same)) for _, less, same in level.values()]
        others = [three[seat] for seat in seats if seat != clan]
        g.equal(g.any_of((*behind, *others)), g.yes)
    return g


def _left_in_deck(table: Table) -> list[int]:
    """How many forts of each kind have not been turned up."""
    left = list(table.setup.deck)
    for fort in (*table.wall, *table.discarded):
        left[fort & KIND] -= 1
    for cards in table.cards:
        for fort in (*cards.forts, *cards.dropped):
            left[fort & KIND] -= 1
    return [max(0, copies) for copies in left]
