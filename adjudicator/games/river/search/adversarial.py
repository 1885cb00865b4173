"""Who wins if both sides play their best and every card in the hands is known? An exact search.

Each table is searched once. If the order of the pile is not known, one given side chooses every draw. The
other side can force a win only if it wins against that too. Only for games without tactics cards.
"""

from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.plays_left import Plays
from adjudicator.games.river.search.relevant_actions import relevant_actions
from adjudicator.games.river.table.actions import Action, Draw, End, Place, Skip
from adjudicator.games.river.table.cards import CARD, bits, mask
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import Table, unknown_cards
from adjudicator.readings import Readings
from solver.answer import OutOfBudget

BUDGET: Final = 8_000
"""The number of tables searched, so that the work is the same on every machine."""
MOST_PLAYS: Final = 5
"""If the attacker has more plays left, only a short search is worth while."""
SHORT_BUDGET: Final = 400


def budget_for(plays: Plays) -> int:
    return BUDGET if plays.attacker <= MOST_PLAYS else SHORT_BUDGET


Key = tuple[object, ...]


class AdversarialSearch:
    """One search.

    ``pile`` is the order of the pile, top card first. If it is None, ``draws_favour`` chooses draws.
    """

    def __init__(
        self, readings: Readings, pile: tuple[str, ...] | None, draws_favour: Side, budget: int = BUDGET
    ) -> None:
        self.readings = readings
        self.pile = pile
        self.draws_favour = draws_favour
        self.budget = budget
        self.tables_searched = 0
        self.winners: dict[Key, Side] = {}
        self.last_winning: dict[tuple[Side, int], Action] = {}
        """The action that won last time, by side and pile size. It is tried first."""

    def winner(self, table: Table) -> Side:
        if table.winner is not None:
            return table.winner
        key = _key(table)
        found = self.winners.get(key)
        if found is None:
            if self.tables_searched >= self.budget:
                raise OutOfBudget
            self.tables_searched += 1
            found = self._search(table)
            self.winners[key] = found
        return found

    def _search(self, table: Table) -> Side:
        chooser = self.chooser(table)
        other: Side = "defender" if chooser == "attacker" else "attacker"
        actions = self.actions(table)
        if not actions:
            return "defender"
        first = self.last_winning.get((chooser, table.deck))
        if first in actions:
            actions = (first, *(action for action in actions if action != first))
        for action in actions:
            if self.winner(PLAY.after(table, action, self.readings)) == chooser:
                self.last_winning[chooser, table.deck] = action
                return chooser
        return other

    def chooser(self, table: Table) -> Side:
        """The side that decides the next action: the one whose turn it is, or the one that chooses draws."""
        return self.draws_favour if table.phase == "draw" and self.pile is None else table.turn

    def actions(self, table: Table) -> tuple[Action, ...]:
        """The actions that the search tries. None are left once the attacker cannot win any more."""
        if table.phase == "draw":
            return self.draws(table)
        return tuple(relevant_actions(table, self.readings))

    def draws(self, table: Table) -> tuple[Action, ...]:
        if not table.deck:
            return (Skip(table.turn),)
        if self.pile is not None:
            return (Draw(table.turn, self.pile[len(self.pile) - table.deck]),)
        return tuple(Draw(table.turn, CARD[bit]) for bit in bits(unknown_cards(table)))

    # The winning course

    def course(self, table: Table) -> tuple[Action, ...]:
        """The game if the winner keeps the win and the other side plays its first action."""
        winner = self.winner(table)
        actions: list[Action] = []
        while table.winner is None:
            action = self.winning_action(table, winner)
            assert action is not None, "the winner can keep the win, and every action of the loser loses"
            actions.append(action)
            table = PLAY.after(table, action, self.readings)
        return tuple(actions)

    def winning_action(self, table: Table, winner: Side) -> Action | None:
        """An action after which this side still wins, or None if no relevant action is one."""
        options = self.actions(table)
        if not options:  # the attacker cannot win any more
            return self._any_action(table) if winner == "defender" else None
        for action in options:
            if self.winner(PLAY.after(table, action, self.readings)) == winner:
                return action
        return None

    def _any_action(self, table: Table) -> Action:
        """The end of the turn, or the first placing, or the first legal action."""
        legal = PLAY.actions(table, self.readings)
        ends = [action for action in legal if isinstance(action, End)]
        placings = [action for action in legal if isinstance(action, Place)]
        return (ends or placings or legal)[0]


def _key(table: Table) -> Key:
    """Everything that affects who wins. The order of the discard does not."""
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
