"""Can the game have come to this step? What a position must hold for its step to make sense."""

from adjudicator.games.romans.rules.capture import contest, seducer
from adjudicator.games.romans.rules.round import options
from adjudicator.games.romans.table.cards import DRUHID, HORSIE, NONE, SVORD
from adjudicator.games.romans.table.forts import FOKUS, FORTUNA, KIND, WALL
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings


def wall_length(step: Step, round_: int) -> int:
    """How many forts stand at this step of a round; one less once the fort is gone."""
    if step < Step.REVEAL:
        return WALL
    return WALL - round_ + (1 if step <= Step.DRUHID else 0)


def is_possible(table: Table, readings: Readings) -> bool:
    """A choice belongs to a clan that has one now; outside rounds the table says it all."""
    step, who = Step(table.step), table.who
    if step == Step.LOSE:
        return who != NONE and not table.setup.neutral[who] and not table.lines[who].down
    if step == Step.LAY:
        return who != NONE and len(table.lines[who].down) < WALL
    if not Step.SVORD_AT_ONCE <= step <= Step.SVORD:
        return True
    return _belongs(table, step, readings) and len(options(table, readings)) > 1


def _wins(table: Table, readings: Readings) -> bool:
    """Do the cards bear out who captures? Once Fort Fokus has been paid they no longer tell."""
    return table.taken & KIND == FOKUS or contest(table, readings).winner == table.winner


def _belongs(table: Table, step: Step, readings: Readings) -> bool:
    line, winner = table.lines[table.who], table.winner
    if table.seduced != NONE and seducer(table) in (NONE, table.seduced):
        return False
    player = not table.setup.neutral[table.who]
    at_once = readings["svord-timing"] == "at-once"
    match step:
        case Step.SVORD_AT_ONCE:
            return at_once and winner == NONE and line.now == SVORD and player
        case Step.QWEEN:
            return winner == NONE and seducer(table) == table.who and table.seduced == NONE
        case Step.DRUHID:
            return winner == table.who and line.now == DRUHID and player and _wins(table, readings)
        case Step.FOKUS:
            return winner != NONE and table.taken & KIND == FOKUS
        case Step.KEEP:
            return winner == table.who and table.taken != NONE and _wins(table, readings)
        case Step.HORSIE:
            return winner != table.who and line.now == HORSIE and (winner == NONE or table.taken != NONE)
        case Step.FORTUNA:
            return winner == table.who and table.taken != NONE and table.taken & KIND == FORTUNA
    return not at_once and line.now == SVORD and player
