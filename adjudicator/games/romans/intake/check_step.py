"""Checks the step of a position: can the game be at this step with these cards?"""

from adjudicator.games.romans.rules.capture import contest, seducer
from adjudicator.games.romans.rules.round import options
from adjudicator.games.romans.table.cards import DRUHID, HORSIE, NONE, SVORD
from adjudicator.games.romans.table.forts import FOKUS, FORTUNA, KIND, WALL
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings


def wall_length(step: Step, round_: int) -> int:
    """How many forts the wall has at this step of a round: one less after the capture or the tie."""
    if step < Step.REVEAL:
        return WALL
    return WALL - round_ + (1 if step <= Step.DRUHID else 0)


def is_possible_step(table: Table, readings: Readings) -> bool:
    """At a choice, or while warriors are laid: is it really the turn of ``who``?"""
    step, who = Step(table.step), table.who
    if step == Step.LOSE:
        return who != NONE and not table.setup.neutral[who] and not table.cards[who].down
    if step == Step.LAY:
        return who != NONE and len(table.cards[who].down) < WALL
    if not Step.SVORD_AT_ONCE <= step <= Step.SVORD:
        return True
    return _has_this_choice(table, step, readings) and len(options(table, readings)) > 1


def _cards_confirm_winner(table: Table, readings: Readings) -> bool:
    """Does the stated winner have the winning cards? Not checked once cards have been paid for Fort Fokus."""
    return table.taken & KIND == FOKUS or contest(table, readings).winner == table.winner


def _has_this_choice(table: Table, step: Step, readings: Readings) -> bool:
    """Do the cards give ``who`` the choice of this step?"""
    cards, winner = table.cards[table.who], table.winner
    if table.seduced != NONE and seducer(table) in (NONE, table.seduced):
        return False
    player = not table.setup.neutral[table.who]
    at_once = readings["svord-timing"] == "at-once"
    match step:
        case Step.SVORD_AT_ONCE:
            return at_once and winner == NONE and cards.now == SVORD and player
        case Step.QWEEN:
            return winner == NONE and seducer(table) == table.who and table.seduced == NONE
        case Step.DRUHID:
            return (
                winner == table.who
                and cards.now == DRUHID
                and player
                and _cards_confirm_winner(table, readings)
            )
        case Step.FOKUS:
            return winner != NONE and table.taken & KIND == FOKUS
        case Step.KEEP:
            return winner == table.who and table.taken != NONE and _cards_confirm_winner(table, readings)
        case Step.HORSIE:
            return winner != table.who and cards.now == HORSIE and (winner == NONE or table.taken != NONE)
        case Step.FORTUNA:
            return winner == table.who and table.taken != NONE and table.taken & KIND == FORTUNA
    return not at_once and cards.now == SVORD and player
