"""Checks a winning strategy against every legal action of the other side.

It confirms the adversarial search: every reply that the rules allow is answered as the search would, and the
rules play both. Without tactics cards in play, tables that differ only where it can't matter are walked once:

- for a win of the defender, what lies at dams that are out of the attacker's reach by a bound that the search
  does not use, if there is room enough for what is still to be laid;
- for a win of the attacker, a reply at dams that the win does not need, if the strategy also wins after the
  defender has played nothing. Such a reply takes a card from the defender's hand and shows it, which can
  only help the attacker.

The second is what the search does, too: the tests compare both with brute force.
"""

from collections.abc import Iterable
from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.turns import enter_draw_phase
from adjudicator.games.river.search.adversarial import AdversarialSearch
from adjudicator.games.river.search.last_play import is_last_play
from adjudicator.games.river.search.last_turn_check import LastTurns
from adjudicator.games.river.search.out_of_reach import Bound, is_idle, one_far_action_of_each_sort
from adjudicator.games.river.search.plays_left import tactics_in_play
from adjudicator.games.river.search.solved import ALL_DAMS, touched
from adjudicator.games.river.table.actions import Action, Claim, Log, Wymiana
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import Table, unseen_cards
from solver.answer import Outcome, OutOfBudget

BUDGET: Final = 20_000
"""The number of tables visited, so that the work is the same on every machine."""
MORE_TABLES: Final = 8_000
"""What the search may add to answer replies that it left out."""
TACTICS_SHARE: Final = 25
"""With ruses in play a table has many more actions, and so many times fewer are visited."""
LAST_SHARE: Final = 5
"""The same once the last turn is to come: a table costs less then."""
Needs = frozenset[int]


class _Refuted(Exception):  # noqa: N818 - an answer, not an error
    """Some action of the other side stops the winner."""


def find_refutation(search: AdversarialSearch, table: Table, winner: Side, bound: Bound) -> Outcome:
    """Can the other side stop the winner? ``FOUND`` if some action does, ``NONE`` if nothing does.

    The search answers replies that it left out, so it may go on.
    """
    share = 1
    if tactics_in_play(table):
        share = TACTICS_SHARE if table.ending == "no" else LAST_SHARE
    search.budget = search.tables_searched + MORE_TABLES // share
    try:
        walk = _Walk(search, winner, bound)
        walk.budget = BUDGET // share
        walk.walk(search.view(table))
    except _Refuted:
        return Outcome.FOUND
    return Outcome.NONE


class _Walk:
    def __init__(self, search: AdversarialSearch, winner: Side, bound: Bound) -> None:
        self.search = search
        self.winner = winner
        self.bound = bound
        self.readings = search.readings
        self.last_turns = LastTurns(search.readings)
        self.seen: dict[tuple[object, ...], Needs] = {}
        self.visited = 0
        self.budget = BUDGET

    def walk(self, table: Table) -> Needs:
        """The dams that a win of the attacker needs from here. Raises if the winner can be stopped."""
        if table.winner is not None:
            if table.winner != self.winner:
                raise _Refuted
            return frozenset()
        if tactics_in_play(table):
            return self._walk_once(table, (table._replace(number=0, discard=tuple(sorted(table.discard))),))
        near = self._near(table)
        return self._walk_near(table, near, self._key(table, near)) if near else ALL_DAMS

    def _walk_once(self, table: Table, key: tuple[object, ...]) -> Needs:
        """With ruses in play tables are the same or not, and what is within reach is asked once for each."""
        found = self.seen.get(key)
        if found is None:
            near = self._near(table)
            found = self.seen[key] = self._walk_near(table, near, key) if near else ALL_DAMS
        return found

    def _near(self, table: Table) -> Needs:
        """The dams on a way to a win of the attacker; all, if that is what the strategy is for."""
        return self.bound.dams_within_reach(table) if self.winner == "defender" else ALL_DAMS

    def _walk_near(self, table: Table, near: Needs, key: tuple[object, ...]) -> Needs:
        last_claims = table.ending == "last" and table.turn == "attacker" and table.phase in ("draw", "end")
        if self.winner == "defender" and last_claims:
            if self.last_turns.is_won_by_claims(table):
                raise _Refuted
            return ALL_DAMS
        found = self.seen.get(key)
        if found is None:
            self.visited += 1
            if self.visited > self.budget:
                raise OutOfBudget
            found = self.seen[key] = self._onward(table, near)
        return found

    def _key(self, table: Table, near: Needs) -> tuple[object, ...]:
        """A log hits the card laid first. But for that the order at a dam does not matter."""
        everywhere = len(near) == len(table.dams) or not is_idle(table, near, self.readings)
        dams = tuple(
            (dam.name, dam.attacker[: table.logs], dam.attacker_laid, dam.defender_laid, dam.face, dam.first)
            for dam in table.dams
            if everywhere or dam.name in near
        )
        rest = (table.hands, table.deck, table.logs, table.turn, table.phase, table.ending)
        return (dams, table.damaged, unseen_cards(table), *rest)

    def _onward(self, table: Table, near: Needs) -> Needs:
        if table.phase == "draw":
            return self._all(table, self._draws(table))
        if table.turn == self.winner:
            answers = self.search.answers(table)
            if not answers:
                raise _Refuted
            return touched(answers) | self._all(table, answers)
        legal = [action for action in PLAY.actions(table, self.readings) if action.side == table.turn]
        if tactics_in_play(table):
            self._all(table, self._answered(table, legal))
            return ALL_DAMS
        if self.winner == "attacker":
            return self._defended(table, legal)
        if is_last_play(table):
            if self.last_turns.is_won(table):
                raise _Refuted
            return ALL_DAMS
        if is_idle(table, near, self.readings):
            legal = list(one_far_action_of_each_sort(table, legal, near, self.readings))
        self._all(table, legal)
        return ALL_DAMS

    def _defended(self, table: Table, legal: list[Action]) -> Needs:
        """Every reply of the defender fails."""
        if not self.search.may_pass:
            self._all(table, legal)
            return ALL_DAMS
        try:
            needs = self.walk(enter_draw_phase(table, self.readings))
        except _Refuted:
            self._all(table, legal)
            return ALL_DAMS
        places = [action for action in legal if not isinstance(action, Log)]
        needs |= self._all(table, [action for action in places if touched((action,)) & needs])
        return needs | self._all(table, [one for one in legal if isinstance(one, Log) and one.dam in needs])

    def _all(self, table: Table, actions: Iterable[Action]) -> Needs:
        needs: Needs = frozenset()
        for action in actions:
            needs |= self.walk(self.search.after(table, action))
        return needs

    # Chance and exchanges

    def _draws(self, table: Table) -> Iterable[Action]:
        """The draws that the winner has to reckon with."""
        chooses_card = self.search.draws_favour == self.winner
        if table.turn == self.winner:
            answers = self.search.answers(table)
            if not answers:
                raise _Refuted
            if chooses_card or isinstance(answers[0], Claim):
                return answers
            return next(pile for pile in self.search.piles(table) if answers[0] in pile)
        if not chooses_card:
            return [draw for pile in self.search.piles(table) for draw in pile]
        return [self._best_of(table, pile) for pile in self.search.piles(table)]

    def _best_of(self, table: Table, options: Iterable[Action]) -> Action:
        """The option with which the winner still wins, of those that the winner may choose from."""
        for action in options:
            if self.search.solve(self.search.after(table, action)).winner == self.winner:
                return action
        raise _Refuted

    def _answered(self, table: Table, legal: list[Action]) -> Iterable[Action]:
        """Every action of the loser. In a Wymiana the winner chooses, too: before the loser if they claim."""
        exchanges = [action for action in legal if isinstance(action, Wymiana)]
        yield from (action for action in legal if not isinstance(action, Wymiana))
        by_choice: dict[tuple[str, ...], list[Wymiana]] = {}
        for action in exchanges:
            by_choice.setdefault(self.search.claimers_cards(action), []).append(action)
        if self.search.claimer != self.winner:
            yield from (self._best_of(table, same) for same in by_choice.values())
        elif exchanges:
            yield from self._commitment(table, by_choice.values())

    def _commitment(self, table: Table, choices: Iterable[list[Wymiana]]) -> list[Wymiana]:
        """The winner's choice that wins whatever the loser gives."""
        for same in choices:
            after = (self.search.solve(self.search.after(table, action)).winner for action in same)
            if all(winner == self.winner for winner in after):
                return same
        raise _Refuted
