"""Both sides play to win, and everything is known: whom does the game belong to?

A search over who wins at each table, each table looked at once. Where the order of the pile is not known, the
draws fall as one of the sides would wish: that side is given, and the other one can force a win only if it
wins all the same. Without tactics cards only.
"""

from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.cooperative import OutOfReach
from adjudicator.games.river.search.plays_left import plays_left
from adjudicator.games.river.search.relevant_moves import telling
from adjudicator.games.river.table.actions import Action, Draw, End, Place, Skip
from adjudicator.games.river.table.cards import CARD, bits, mask
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import Table, unknown
from adjudicator.readings import Readings

BUDGET: Final = 8_000
"""Tables looked at: the same work on every machine."""
MOST_PLAYS: Final = 5
"""With more plays of the attacker left, only a short search is worth while."""
SHORT_BUDGET: Final = 400


def budget_for(table: Table, readings: Readings) -> int:
    return BUDGET if plays_left(table, readings).attacker <= MOST_PLAYS else SHORT_BUDGET


Key = tuple[object, ...]


class Contested:
    """One search. ``pile`` is the order of the pile, top card first; without it ``lucky`` has the luck."""

    def __init__(
        self, readings: Readings, pile: tuple[str, ...] | None, lucky: Side, budget: int = BUDGET
    ) -> None:
        self.readings = readings
        self.pile = pile
        self.lucky = lucky
        self.budget = budget
        self.looked_at = 0
        self.known: dict[Key, Side] = {}
        self.refuting: dict[tuple[Side, int], Action] = {}
        """What worked last time, tried first."""

    def winner(self, table: Table) -> Side:
        if table.winner is not None:
            return table.winner
        key = _key(table)
        found = self.known.get(key)
        if found is None:
            if self.looked_at >= self.budget:
                raise OutOfReach
            self.looked_at += 1
            found = self._look(table)
            self.known[key] = found
        return found

    def _look(self, table: Table) -> Side:
        chooser = self.chooser(table)
        other: Side = "defender" if chooser == "attacker" else "attacker"
        actions = self.actions(table)
        if not actions:
            return "defender"
        killer = self.refuting.get((chooser, table.deck))
        if killer in actions:
            actions = (killer, *(action for action in actions if action != killer))
        for action in actions:
            if self.winner(PLAY.after(table, action, self.readings)) == chooser:
                self.refuting[chooser, table.deck] = action
                return chooser
        return other

    def chooser(self, table: Table) -> Side:
        """Who decides what happens next: the side whose turn it is, or the luck of the draw."""
        return self.lucky if table.phase == "draw" and self.pile is None else table.turn

    def actions(self, table: Table) -> tuple[Action, ...]:
        """What the search tries; nothing where the attacker cannot win any more."""
        if table.phase == "draw":
            return self.draws(table)
        return tuple(telling(table, self.readings))

    def draws(self, table: Table) -> tuple[Action, ...]:
        if not table.deck:
            return (Skip(table.turn),)
        if self.pile is not None:
            return (Draw(table.turn, self.pile[len(self.pile) - table.deck]),)
        return tuple(Draw(table.turn, CARD[bit]) for bit in bits(unknown(table)))

    # The line

    def line(self, table: Table) -> tuple[Action, ...]:
        """How it goes when the winner plays what wins, and the other side the first thing that it may."""
        winner = self.winner(table)
        actions: list[Action] = []
        while table.winner is None:
            action = self.best(table, winner)
            assert action is not None, "the winner keeps the win, and whatever the loser does loses"
            actions.append(action)
            table = PLAY.after(table, action, self.readings)
        return tuple(actions)

    def best(self, table: Table, winner: Side) -> Action | None:
        """An action after which this side still wins; None if there is none among those that can tell."""
        options = self.actions(table)
        if not options:  # the attacker cannot win any more, whatever anybody does
            return self._any(table) if winner == "defender" else None
        for action in options:
            if self.winner(PLAY.after(table, action, self.readings)) == winner:
                return action
        return None

    def _any(self, table: Table) -> Action:
        """A card where it leaves the most room, or the end of the turn."""
        legal = PLAY.actions(table, self.readings)
        ends = [action for action in legal if isinstance(action, End)]
        placings = [action for action in legal if isinstance(action, Place)]
        return (ends or placings or legal)[0]


def _key(table: Table) -> Key:
    """All that bears on who wins; the order of the discard does not."""
    return (
        table.dams,
        mask(table.discard),
        table.hands,
        table.deck,
        table.logs,
        table.turn,
        table.phase,
        table.ending,
    )
