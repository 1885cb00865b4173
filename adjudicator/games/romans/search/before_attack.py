"""Tables before the attack: looked at as if all cards lay face down, and played up to there again."""

from collections.abc import Iterator
from itertools import permutations

from adjudicator.games.romans.rules.wall import arranged, left_in_deck
from adjudicator.games.romans.table.actions import Action
from adjudicator.games.romans.table.cards import UNKNOWN
from adjudicator.games.romans.table.forts import KIND, VALUES, WALL
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings


def is_before_attack(table: Table) -> bool:
    return table.step < Step.REVEAL


def walls(table: Table, readings: Readings) -> Iterator[tuple[int, ...]]:
    """Every wall that may stand when the attack begins; none if too little is known to say."""
    if table.step in (Step.LOSE, Step.LAY):
        yield table.wall
    elif table.step == Step.ARRANGE:
        yield arranged(table.wall, readings)
    else:
        coming = hidden_forts(table)
        if not table.wall and coming is not None:
            positive = [VALUES[fort] for fort in coming if VALUES[fort] > 0]
            for wall in sorted(set(permutations(coming))):
                if VALUES[wall[0]] == min(positive) and VALUES[wall[-1]] == max(positive):
                    yield wall


def hidden_forts(table: Table) -> tuple[int, ...] | None:
    """The forts of the last wall, known by elimination; None if more than six have not been seen."""
    left = left_in_deck(table)
    forts = tuple(kind for kind, copies in enumerate(left) for _ in range(max(0, copies)))
    return forts if len(forts) == WALL - len(table.wall) and min(left) >= 0 else None


def attacked(table: Table, wall: tuple[int, ...]) -> Table:
    """The table when the attack begins, with what nobody has laid yet unknown."""
    lines = tuple(
        line._replace(down=(*line.down, *[UNKNOWN] * (WALL - len(line.down)))) for line in table.lines
    )
    return table._replace(wall=wall, lines=lines, step=Step.REVEAL, who=0, round=1)


def orders(table: Table, attack: Table) -> tuple[Table, tuple[Action, ...]]:
    """From the table as it was, hidden cards named, the actions that lead to this attack."""
    setup = table.setup
    named = tuple(
        line._replace(down=attack.lines[seat].down[: len(line.down)]) for seat, line in enumerate(table.lines)
    )
    actions = []
    kinds = tuple(fort & KIND for fort in attack.wall)
    if table.step == Step.UNCOVER:
        actions += [Action("uncover", "", (fort,)) for fort in kinds[len(table.wall) :]]
    if table.step <= Step.ARRANGE:
        actions.append(Action("arrange", "", kinds))
    seats = list(range(len(attack.lines)))
    if table.step >= Step.LOSE:  # whoever has begun goes on, then the others that have not laid theirs
        seats.sort(key=lambda seat: seat != table.who)
    for seat in seats:
        line, laid = attack.lines[seat], len(table.lines[seat].down)
        if laid == WALL:
            continue
        midway = seat == table.who and table.step == Step.LAY
        if not setup.neutral[seat] and not midway:
            actions.append(Action("loses", setup.clans[seat], (UNKNOWN, UNKNOWN)))
        for place in range(laid, WALL):
            actions.append(Action("lays", setup.clans[seat], (line.down[place], place + 1)))
    return table._replace(lines=named), tuple(actions)
