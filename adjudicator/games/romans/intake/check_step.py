"""Checks the step of a position: can the game be at this step with these cards?"""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.romans.rules.after_capture import rule_chooses
from adjudicator.games.romans.rules.capture import contest, seducer
from adjudicator.games.romans.rules.ending import has_lost_alone, instant_winner
from adjudicator.games.romans.rules.round import options
from adjudicator.games.romans.rules.svord import may_rearrange
from adjudicator.games.romans.table.cards import DRUHID, HORSIE, NONE, SVORD
from adjudicator.games.romans.table.forts import FOKUS, FORTUNA, KIND, TURNS, WALL
from adjudicator.games.romans.table.table import STEPS, Step, Table, clockwise
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings

AT_ONCE: Final = (Step.SVORD_AT_ONCE, Step.FOKUS, Step.HORSIE, Step.SVORD)
"""The choices that several clans may have at once."""


def wall_length(step: Step, round_: int) -> int:
    """How many forts the wall has at this step of a round: one less after the capture or the tie."""
    if step < Step.REVEAL:
        return WALL
    return WALL - round_ + (1 if step <= Step.DRUHID else 0)


def step_problems(table: Table, readings: Readings) -> Iterator[Problem]:
    """The game can be at this step, and did not end before it."""
    step = Step(table.step)
    ended = instant_winner(table, readings) != NONE or has_lost_alone(table, readings)
    at = pointer("position", "step")
    all_turns_played = table.turn == TURNS and not table.wall
    if step == Step.OVER and not ended and not all_turns_played:
        yield Problem(Kind.CONTRADICTORY, "not-over-yet", at, {"turn": table.turn})
    elif step == Step.COLLECT and table.turn == TURNS:
        yield Problem(Kind.CONTRADICTORY, "no-turn-left", at, {"turns": TURNS})
    elif ended and step != Step.OVER and not _third_heca_not_counted_yet(table, readings):
        yield Problem(Kind.CONTRADICTORY, "already-over", at)
    elif table.taken == NONE and _has_captured(table):
        at = pointer("position", "clans", table.winner, "forts")
        params = {"step": STEPS[step], "clan": table.setup.clans[table.winner]}
        yield Problem(Kind.MISSING, "taken-missing", at, params)
    elif not _is_possible_step(table, readings):
        yield Problem(Kind.ILLEGAL, "step-impossible", at, {"step": STEPS[step]})


def _has_captured(table: Table) -> bool:
    """Is it said that the winner has captured a fort in this round?"""
    if table.winner == NONE or not Step.FOKUS <= table.step <= Step.FORTUNA:
        return False
    return table.step in AT_ONCE or table.who == table.winner


def _third_heca_not_counted_yet(table: Table, readings: Readings) -> bool:
    """Is the third FortHeca the one just captured, and not counted yet?"""
    if table.winner == NONE or not Step.FOKUS <= table.step <= Step.HORSIE:
        return False
    cards = table.cards[table.winner]
    before = cards._replace(forts=cards.forts[:-1])
    all_cards = tuple(before if seat == table.winner else one for seat, one in enumerate(table.cards))
    earlier = table._replace(cards=all_cards)
    return instant_winner(earlier, readings) == NONE and not has_lost_alone(earlier, readings)


def _is_possible_step(table: Table, readings: Readings) -> bool:
    """At a choice, or while orders are given: is somebody there who has to act, and all that are said to?"""
    if table.step in (Step.LOSE, Step.LAY):
        return table.who != NONE
    if not Step.SVORD_AT_ONCE <= table.step <= Step.SVORD:
        return True
    chooses = {clan: chooses_now(table._replace(who=clan), readings) for clan in (*table.waiting, table.who)}
    if table.step in (Step.SVORD, Step.SVORD_AT_ONCE):
        return all(chooses.values())
    have = [_has_this_choice(table._replace(who=clan), Step(table.step), readings) for clan in table.waiting]
    return chooses[table.who] and all(have)


def waiting_clans(table: Table, readings: Readings) -> tuple[int, ...]:
    """The clans that have not acted yet at a step where several do so at once, if only ``who`` is named.

    Clans before ``who``, clockwise from the capturer, have chosen, unless all their warriors of this turn are
    still face up. Whether Svord was used is secret, and using him again changes nothing.
    """
    seats = clockwise(table)
    first = seats.index(table.who)
    found = []
    for place, clan in enumerate(seats):
        cards = table.cards[clan]
        nothing_paid = len(cards.up) == table.round
        pending = place >= first or nothing_paid
        here = table._replace(who=clan)
        if table.step in (Step.SVORD, Step.SVORD_AT_ONCE):
            acts = chooses_now(here, readings)
        else:
            acts = pending and _has_this_choice(here, Step(table.step), readings)
        if clan == table.who or acts:
            found.append(clan)
    return tuple(found)


def chooses_now(table: Table, readings: Readings) -> bool:
    """Has ``who`` the choice of this step?"""
    step = Step(table.step)
    if not _has_this_choice(table, step, readings):
        return False
    if step in (Step.SVORD, Step.SVORD_AT_ONCE):
        return may_rearrange(table.cards[table.who])
    return len(options(table, readings)) > 1 and not rule_chooses(table, table.who, readings)


def _cards_confirm_winner(table: Table, readings: Readings) -> bool:
    """Does the stated winner have the winning cards? Not checked once cards have been paid for Fort Fokus."""
    return table.taken & KIND == FOKUS or contest(table, readings).winner == table.winner


def _has_taken(table: Table, readings: Readings) -> bool:
    """Has the winner taken a fort, which it still holds or has given up at once? (romans.fortuna.moment)"""
    given_up = not table.cards[table.winner].forts
    return table.taken != NONE and (not given_up or readings["fortuna-moment"] == "at-once")


def _spares_horsies(table: Table, readings: Readings) -> bool:
    """Nobody has captured: is it clear that no Horsie acts then? (romans.horsie.trigger, romans.archr.keep)

    If several clans show Horsie, one may have paid, and the totals are no longer those of the fight.
    """
    if readings["horsie-trigger"] == "not-in-ties":
        return True
    alone = sum(cards.now == HORSIE for cards in table.cards) == 1
    return readings["archer-pair-keeps"] == "all-keep" and alone and contest(table, readings).archers_cancel


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
            return (
                winner == table.who and _has_taken(table, readings) and _cards_confirm_winner(table, readings)
            )
        case Step.HORSIE:
            acts = _has_taken(table, readings) if winner != NONE else not _spares_horsies(table, readings)
            return winner != table.who and cards.now == HORSIE and acts
        case Step.FORTUNA:
            at_capture = readings["fortuna-moment"] == "at-once"
            return (
                winner == table.who
                and table.taken != NONE
                and table.taken & KIND == FORTUNA
                and (not at_capture or _cards_confirm_winner(table, readings))
            )
    return not at_once and cards.now == SVORD and player
