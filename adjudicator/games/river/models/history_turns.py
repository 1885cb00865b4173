"""The laws of turns for ``consistent``: turns, phases, draws and the end of the pile, as numbers.

Every law follows from the rules of turns (river.turn.*, river.draw.*, river.end.*). The laws hold for games
with and without tactics cards.
"""

from dataclasses import dataclass
from typing import Final

from adjudicator.games.river.table.position import SIDES
from adjudicator.readings import Readings
from solver.numbers import Number, NumberProgram, total, yes
from solver.program import Var

DEALT: Final = 6
PILE: Final = 48
"""Battle cards left after the deal."""
TACTICS_PILE: Final = 9
"""Tactics cards left after the deal."""
SUPPORT: Final = 2
"""Battle cards that Wsparcie shuffles back."""
MOST_TURNS: Final = 31
"""More turns than one side can have: the piles and both readings of deck-end-trigger allow fewer."""
MOST_MISSED: Final = 3
"""Draws that one side can miss before the last turn is over."""
PHASES: Final = ("prepare", "play", "draw", "end")


@dataclass(frozen=True, slots=True)
class Clock:
    """Turns and phases up to now. Pairs are (attacker, defender)."""

    turns: tuple[Number, Number]
    """Turns begun, including the present one."""
    attacking: Var
    """It is the attacker's turn."""
    defending: Var
    phases: dict[str, Var]
    play_steps: tuple[Number, Number]
    """Turns in which the phase for playing a card is over."""
    draw_steps: tuple[Number, Number]
    """Turns in which the phase for drawing is over."""
    preparing: tuple[Var, Var]
    """It is this side's turn, in phase prepare."""
    laid_now: tuple[Var, Var]
    """It is this side's turn, and its phase for playing a card is over."""

    @property
    def number(self) -> Number:
        """The number of the present turn, counting both sides."""
        return total(self.turns)


def build_clock(books: NumberProgram) -> Clock:
    """Rules river.turn.order, river.turn.phases: the attacker begins, turns alternate, phases follow."""
    defender = books.number("defender turns", MOST_TURNS)
    attacking = books.flag("attacker's turn")
    defending = books.opposite("defender's turn", attacking)
    attacker = defender + yes(attacking)
    books.at_least(attacker, 1)
    phases = {phase: books.flag(f"phase {phase}") for phase in PHASES}
    books.equal(total(map(yes, phases.values())), 1)
    books.at_most(yes(phases["end"]), yes(attacking))  # the defender has nothing left to do after the draw
    waiting = books.flag("a card is still to be played")
    books.equal(yes(phases["prepare"]) + yes(phases["play"]), yes(waiting))
    past = books.opposite("the card of this turn is played", waiting)
    attacker_waits = books.both("attacker to play", attacking, waiting)
    defender_waits = books.both("defender to play", defending, waiting)
    return Clock(
        turns=(attacker, defender),
        attacking=attacking,
        defending=defending,
        phases=phases,
        play_steps=(attacker - yes(attacker_waits), defender - yes(defender_waits)),
        draw_steps=(attacker - yes(attacking) + yes(phases["end"]), defender - yes(defending)),
        preparing=(
            books.both("attacker to prepare", attacking, phases["prepare"]),
            books.both("defender to prepare", defending, phases["prepare"]),
        ),
        laid_now=(
            books.both("attacker has just played", attacking, past),
            books.both("defender has just played", defending, past),
        ),
    )


@dataclass(frozen=True, slots=True)
class Draws:
    """What was drawn, and how near the end of the game is. Pairs are (attacker, defender)."""

    battle: tuple[Number, Number]
    tactics: tuple[Number, Number]
    missed: tuple[Number, Number]
    deck: Number
    endings: dict[str, Var]
    """For each value of the position's ``ending``: it is the true one."""


def build_draws(books: NumberProgram, clock: Clock, support: Number, readings: Readings) -> Draws:
    """Rules river.draw.one, river.draw.empty, river.tactics.draw: one card a turn while there is a pile."""
    tactics = number_per_side(books, "tactics cards drawn", TACTICS_PILE)
    missed = number_per_side(books, "draws missed", MOST_MISSED)
    battle = (clock.draw_steps[0] - tactics[0] - missed[0], clock.draw_steps[1] - tactics[1] - missed[1])
    for drawn in battle:
        books.at_least(drawn, 0)
    books.at_most(total(tactics), TACTICS_PILE)
    deck = support * SUPPORT + PILE - total(battle)
    books.at_least(deck, 0)
    endings = _build_endings(books, clock, battle, tactics, missed, deck, support, readings)
    return Draws(battle, tactics, missed, deck, endings)


def number_per_side(books: NumberProgram, name: str, most: int) -> tuple[Number, Number]:
    attacker, defender = (books.number(f"{side} {name}", most) for side in SIDES)
    return attacker, defender


def _build_endings(
    books: NumberProgram,
    clock: Clock,
    battle: tuple[Number, Number],
    tactics: tuple[Number, Number],
    missed: tuple[Number, Number],
    deck: Number,
    support: Number,
    readings: Readings,
) -> dict[str, Var]:
    """Rule river.end.last-turn: once the pile has run out, the attacker's next turn is the last.

    Reading deck-end-trigger decides what starts this: the draw that empties the pile, or the first turn in
    which there is nothing left to draw. Every turn up to then had its draw, so the number of that turn is
    known.
    """
    failed_draw = readings["deck-end-trigger"] == "failed-draw"
    out = books.flag("the pile has run out")
    still = books.opposite("the pile has not run out", out)
    odd = books.flag("an odd number of tactics cards drawn by then")
    by_then = books.number("pairs of tactics cards drawn by then", TACTICS_PILE // 2) * 2 + yes(odd)
    back = books.flag("cards were shuffled back by then")
    books.at_most(yes(back), support)
    drawn = yes(back) * SUPPORT + PILE
    draws_by_then = drawn + by_then
    # The turn that starts the end is the last one with a draw, or the one after.
    if failed_draw:
        last = draws_by_then + 2 + (yes(odd) * -1 + 1)
        books.at_least(total(clock.play_steps), draws_by_then + 1, (out,))
        books.at_least(deck, 1, (still, clock.phases["draw"]))
    else:
        last = draws_by_then + 1 + yes(odd)
        books.at_least(total(clock.draw_steps), draws_by_then, (out,))
        books.at_least(deck, 1, (still,))
    books.at_most(by_then, total(tactics), (out,))
    books.at_least(total(battle), drawn, (out,))
    books.at_most(clock.number, last, (out,))
    books.equal(total(missed), 0, (still,))
    if readings["draw-when-deck-empty"] == "no-draw":
        later = support * SUPPORT - yes(back) * SUPPORT
        books.at_most(total(tactics), by_then + later, (out,))
    coming, on, over = (books.flag(f"the last turn {state}") for state in ("is to come", "is on", "is over"))
    books.equal(yes(coming) + yes(on) + yes(over), yes(out))
    books.at_most(clock.number, last - 1, (coming,))
    for late in (on, over):
        books.at_least(clock.number, last, (late,))
    books.at_most(yes(over), yes(clock.phases["end"]))
    return {"no": still, "coming": coming, "last": on, "over": over}
