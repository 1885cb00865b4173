"""Can one side force the win if every card in the hands is known? An exact search.

The claimer must win against everything that nobody decides: the other side chooses each draw whose card is
not known, and in a Wymiana it chooses its cards after the claimer.

Each table is searched once. Without tactics cards in play two things save most of the work:

- What lies at dams out of reach does not matter, if there is room enough (``relevant_actions``).
- A win of the attacker comes with the dams that it ``needs``. If the attacker also wins after the defender
  plays nothing, every reply at other dams fails, too: it takes a card from the defender's hand, shows it, and
  changes only what the win does not need.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.turns import enter_draw_phase, may_draw_tactics
from adjudicator.games.river.search.cards_needed import Known
from adjudicator.games.river.search.forced_budget import BUDGET
from adjudicator.games.river.search.last_play import (
    is_last_play,
    last_play_key,
    winning_claims,
    winning_last_turn,
)
from adjudicator.games.river.search.last_turn_chances import Chances
from adjudicator.games.river.search.proofs import Proofs
from adjudicator.games.river.search.relevant_actions import Outlook, outlook, relevant_actions
from adjudicator.games.river.search.same_tables import Everything, Key, everything_of, key_of
from adjudicator.games.river.search.solved import ALL_DAMS, HOLDS, Solved, touched
from adjudicator.games.river.table.actions import (
    HIDDEN_BATTLE,
    Action,
    Draw,
    End,
    Log,
    Place,
    Skip,
    Wymiana,
)
from adjudicator.games.river.table.cards import CARD, bits, mask, names
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import (
    Table,
    index_of,
    opponent,
    unknown_cards,
    unknown_tactics,
    unseen_cards,
)
from adjudicator.readings import Readings
from solver.answer import OutOfBudget

MOST_REMEMBERED: Final = 4


class AdversarialSearch:
    """One search.

    ``pile`` is the order of the pile, top card first. If it is None, ``draws_favour`` chooses draws. ``root``
    is the table from which play goes on: once Wsparcie is played, the order is not known any more.
    ``worst_pile``: the claimer draws nothing, and the other side holds the whole pile from the start. Whoever
    wins like that wins with every pile.
    """

    def __init__(
        self,
        readings: Readings,
        pile: tuple[str, ...] | None,
        draws_favour: Side,
        budget: int = BUDGET,
        root: Table | None = None,
        worst_pile: bool = False,
    ) -> None:
        self.readings = readings
        self.pile = pile
        self.draws_favour = draws_favour
        self.claimer = opponent(draws_favour)
        self.budget = budget
        self.tables_searched = 0
        self.shuffled = root is not None and _was_shuffled(root)
        self.kept = mask(root.hands[index_of(self.claimer)]) if root is not None and worst_pile else None
        """With the worst pile: the cards that the claimer has to do with."""
        self.solved: dict[Key, Solved] = {}
        self.known: Known = {}
        self.proofs = Proofs(readings)
        self.chances = Chances(self.proofs)
        self.seen: dict[Everything, Solved] = {}
        """The same for whole tables, so that it need not be asked again what matters of them."""
        self.lately: dict[tuple[Side, int], list[Action]] = {}
        """The actions that won last, by side and pile size. They are tried first."""
        self.winning_turns: list[tuple[Action, ...]] = []
        """The last turns of the attacker that won last. They are tried first."""

    @property
    def may_pass(self) -> bool:
        """Is it no loss for the defender to keep a card? With one reading full sides win."""
        return self.readings["no-legal-placement"] != "defender-wins"

    def winner(self, table: Table) -> Side:
        return self.solve(self.view(table)).winner

    def claim_for(self, side: Side) -> None:
        """Where nothing is left to chance, one search answers for both sides."""
        self.claimer, self.draws_favour = side, opponent(side)

    def try_first(self, others: Sequence["AdversarialSearch"]) -> None:
        """What won in searches of the same game, under other readings perhaps, is tried first in this one."""
        for other in others:
            self.winning_turns += other.winning_turns
            for when, actions in other.lately.items():
                self.lately.setdefault(when, []).extend(actions)

    def view(self, table: Table) -> Table:
        """The table that is searched for this one."""
        if self.kept is None:
            return table
        at = index_of(self.claimer)
        own = mask(table.hands[at]) & self.kept
        mine, theirs = names(own), names(unseen_cards(table) & ~own)
        return table._replace(hands=(mine, theirs) if at == 0 else (theirs, mine))

    def solve(self, table: Table) -> Solved:
        if table.winner is not None:
            return HOLDS if table.winner == "defender" else Solved("attacker", frozenset())
        if table.ending == "last" and table.turn == "attacker":
            return self._solve_last_turn(table)
        if table.phase == "draw":
            draws = self._only_draw(table)
            if draws:
                return self._drawn(table, draws)
        here = everything_of(table)
        found = self.seen.get(here)
        if found is None:
            found = self.seen[here] = self._solve_what_matters(table, here)
        return found

    def _only_draw(self, table: Table) -> Sequence[Action]:
        """The draw, if nobody chooses anything. Empty if somebody does."""
        if may_draw_tactics(table, self.readings):
            return ()
        draws = self.piles(table)[0]
        return draws if len(draws) == 1 else ()

    def _solve_what_matters(self, table: Table, here: Everything) -> Solved:
        ahead = outlook(table, self.readings, self.known)
        if not ahead.near:
            return HOLDS
        key = key_of(table, ahead, here)
        found = self.solved.get(key)
        if found is None:
            self._count()
            found = self.solved[key] = self._search(table, ahead)
        return found

    def _count(self) -> None:
        if self.tables_searched >= self.budget:
            raise OutOfBudget
        self.tables_searched += 1

    def _solve_last_turn(self, table: Table) -> Solved:
        if not is_last_play(table):
            claims = winning_claims(table, self.proofs)
            return HOLDS if claims is None else Solved("attacker", touched(claims), claims[:1])
        key = last_play_key(table, self.readings)
        if key is None:
            return HOLDS
        found = self.solved.get(key)
        if found is None:
            self._count()
            course = self._proved_turn(table) or winning_last_turn(table, self.readings, self.chances)
            if course is not None and course not in self.winning_turns:
                self.winning_turns = [course, *self.winning_turns[: MOST_REMEMBERED - 1]]
            found = HOLDS if course is None else Solved("attacker", touched(course), course[:1])
            self.solved[key] = found
        return found

    def _proved_turn(self, table: Table) -> tuple[Action, ...] | None:
        """A turn that won elsewhere, if it is legal here and wins."""
        for course in self.winning_turns:
            now = table
            for action in course:
                if PLAY.refusal(now, action, self.readings) is not None:
                    break
                now = PLAY.after(now, action, self.readings)
            if now.winner == "attacker":
                return course
        return None

    def _search(self, table: Table, ahead: Outlook) -> Solved:
        if table.phase == "draw":
            return self._best_draw(table)
        actions = self._options(table, ahead)
        if not actions:
            return HOLDS
        exchanges = [action for action in actions if isinstance(action, Wymiana)]
        if exchanges:
            actions = tuple(action for action in actions if not isinstance(action, Wymiana))
        if table.turn == "attacker":
            found = self._attack(table, actions)
        else:
            found = self._defend(table, ahead, actions)
        if exchanges and found.winner != table.turn:
            exchanged = self._exchange(table, exchanges)
            return exchanged if exchanged.winner == table.turn else found
        return found

    # Draws

    def _best_draw(self, table: Table) -> Solved:
        """The side whose turn it is chooses the pile, the other side of the claimer an unknown card of it."""
        best: Solved | None = None
        for draws in self.piles(table):
            found = self._drawn(table, draws)
            if found.winner == table.turn:
                return found
            best = best or found
        assert best is not None, "somebody can always draw or waive it"
        return best

    def _drawn(self, table: Table, draws: Sequence[Action]) -> Solved:
        needs: frozenset[int] = frozenset()
        chooser = self.draws_favour if len(draws) > 1 else None
        for action in draws:
            found = self.solve(self.after(table, action))
            if found.winner == chooser:
                return found._replace(by=(action,))
            needs |= found.needs
        return found._replace(needs=needs, by=(draws[0],))

    def after(self, table: Table, action: Action) -> Table:
        """The table after an action. With the worst pile nobody gets a card by a draw."""
        after = PLAY.after(table, action, self.readings)
        if self.kept is not None and isinstance(action, Draw):
            return after._replace(hidden=table.hidden, hands=table.hands)
        return after

    def piles(self, table: Table) -> list[tuple[Action, ...]]:
        """The cards that may be drawn, by pile; or drawing nothing."""
        side = table.turn
        piles: list[tuple[Action, ...]] = []
        if table.deck:
            piles.append(self._from_battle_pile(table))
        if may_draw_tactics(table, self.readings):
            piles.append(tuple(Draw(side, card) for card in dict.fromkeys(unknown_tactics(table))))
        return piles if table.deck else [*piles, (Skip(side),)]

    def _from_battle_pile(self, table: Table) -> tuple[Action, ...]:
        if self.kept is not None:
            return (Draw(table.turn, HIDDEN_BATTLE),)
        if self.pile is not None and _was_shuffled(table) == self.shuffled:
            return (Draw(table.turn, self.pile[len(self.pile) - table.deck]),)
        return tuple(Draw(table.turn, CARD[bit]) for bit in bits(unknown_cards(table)))

    # Both sides

    def _attack(self, table: Table, actions: Sequence[Action]) -> Solved:
        for action in self._best_first(table, actions):
            found = self.solve(PLAY.after(table, action, self.readings))
            if found.winner == "attacker":
                self._remember(table, action)
                return Solved("attacker", found.needs | touched((action,)), (action,))
        return HOLDS

    def _defend(self, table: Table, ahead: Outlook, actions: Sequence[Action]) -> Solved:
        first = self._proved_lately(table, actions)
        found = self._reply(table, first)
        if found.winner == "defender":
            return found
        if not ahead.plays.exact or not self.may_pass:
            return self._reply(table, [one for one in actions if one not in first])._replace(needs=ALL_DAMS)
        passed = self.solve(enter_draw_phase(table, self.readings))
        if passed.winner == "defender":
            return self._reply(table, actions)._replace(needs=ALL_DAMS)
        placings = [one for one in actions if not isinstance(one, Log) and touched((one,)) & passed.needs]
        found = self._reply(table, placings)
        if found.winner == "defender":
            return found
        needs = passed.needs | found.needs
        found = self._reply(table, [one for one in actions if isinstance(one, Log) and one.dam in needs])
        return found if found.winner == "defender" else Solved("attacker", needs | found.needs)

    def _reply(self, table: Table, actions: Sequence[Action]) -> Solved:
        """The defender's answer among these, or what the attacker needs against them all."""
        needs: frozenset[int] = frozenset()
        for action in self._best_first(table, actions):
            found = self.solve(PLAY.after(table, action, self.readings))
            if found.winner == "defender":
                self._remember(table, action)
                return Solved("defender", by=(action,))
            needs |= found.needs
        return Solved("attacker", needs)

    def _exchange(self, table: Table, exchanges: Sequence[Wymiana]) -> Solved:
        """Who wins if the side whose turn it is plays Wymiana? The claimer chooses first."""
        by_choice: dict[tuple[str, ...], list[Wymiana]] = {}
        for action in exchanges:
            by_choice.setdefault(self.claimers_cards(action), []).append(action)
        answers: list[Action] = []
        for same in by_choice.values():
            for action in same:
                if self.solve(PLAY.after(table, action, self.readings)).winner != self.claimer:
                    answers.append(action)
                    break
            else:
                return Solved(self.claimer, ALL_DAMS, tuple(same))
        return Solved(self.draws_favour, ALL_DAMS, tuple(answers))

    def claimers_cards(self, action: Wymiana) -> tuple[str, ...]:
        return action.given if action.side == self.claimer else action.taken

    def _remember(self, table: Table, action: Action) -> None:
        lately = self.lately.setdefault((table.turn, table.deck), [])
        if action in lately:
            lately.remove(action)
        lately.insert(0, action)
        del lately[MOST_REMEMBERED:]

    def _best_first(self, table: Table, actions: Sequence[Action]) -> list[Action]:
        first = self._proved_lately(table, actions)
        return first + [action for action in actions if action not in first]

    def _proved_lately(self, table: Table, actions: Sequence[Action]) -> list[Action]:
        return [action for action in self.lately.get((table.turn, table.deck), ()) if action in actions]

    def chooser(self, table: Table) -> Side:
        """The side that decides the next action: the one whose turn it is, or the one that chooses draws."""
        return self.draws_favour if table.phase == "draw" and self.pile is None else table.turn

    def actions(self, table: Table) -> tuple[Action, ...]:
        """The actions that the search tries. None are left once the attacker cannot win any more."""
        if table.phase == "draw":
            return self.draws(table)
        return self._options(table, outlook(table, self.readings, self.known))

    def _options(self, table: Table, ahead: Outlook) -> tuple[Action, ...]:
        if ahead.plays.exact:
            return tuple(relevant_actions(table, self.readings, ahead, self.proofs))
        legal = PLAY.actions(table, self.readings)
        return tuple(action for action in legal if action.side == table.turn)

    def draws(self, table: Table) -> tuple[Action, ...]:
        """Every card that may be drawn next, or drawing nothing."""
        if self.kept is not None and table.deck:
            return tuple(Draw(table.turn, CARD[bit]) for bit in bits(unknown_cards(table)))
        return tuple(draw for draws in self.piles(table) for draw in draws)

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
        """An action after which this side still wins, or None if no relevant action is one.

        The other side's turn: its first action.
        """
        found = self.solve(self.view(table))
        if found.winner != winner:
            return None
        for action in self._found_first(table, found):
            hidden = isinstance(action, Draw) and action.card == HIDDEN_BATTLE
            if hidden or PLAY.refusal(table, action, self.readings) is not None:
                continue
            if self.winner(PLAY.after(table, action, self.readings)) == winner:
                return action
        return self._any_action(table) if winner == "defender" else None

    def _found_first(self, table: Table, found: Solved) -> Iterator[Action]:
        """What was found, and only then every action: to list them takes longer than to try one."""
        yield from found.by
        yield from self.actions(table)

    def answers(self, table: Table) -> tuple[Action, ...]:
        """What the winner does in their own turn, in a table that was searched: each action legal.

        Several exchanges: one for each choice of the other side, or for each of theirs.
        """
        found = self.solve(table)
        if found.by and all(PLAY.refusal(table, action, self.readings) is None for action in found.by):
            return found.by
        action = self.winning_action(table, found.winner)
        return () if action is None else (action,)

    def _any_action(self, table: Table) -> Action:
        """The end of the turn, or the first placing, or the first legal action."""
        legal = PLAY.actions(table, self.readings)
        ends = [action for action in legal if isinstance(action, End)]
        placings = [action for action in legal if isinstance(action, Place)]
        return (ends or placings or legal)[0]


def _was_shuffled(table: Table) -> bool:
    return "wsparcie" in table.ruses[0] or "wsparcie" in table.ruses[1]
