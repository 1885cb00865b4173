"""Can the attacker still win if everybody helps? An exhaustive search for a winning course.

Draws stay face down, so one course covers every order of the pile: a drawn card is named only when it is
played. The attacker's last turn is solved outright (``last_play``).
"""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.search.last_play import is_last_play, last_play_key, winning_last_turn
from adjudicator.games.river.search.plays_left import cards_stay_at_dams, tactics_in_play
from adjudicator.games.river.search.proofs import Proofs
from adjudicator.games.river.search.relevant_actions import outlook, relevant_actions
from adjudicator.games.river.table.actions import (
    HIDDEN_BATTLE,
    HIDDEN_TACTICS,
    Action,
    Claim,
    Draw,
    Place,
    Skip,
    Wsparcie,
    Wymiana,
)
from adjudicator.games.river.table.table import Table, everything_known
from adjudicator.readings import Readings
from solver.answer import OutOfBudget

BUDGET: Final = 4_000
"""The number of tables searched, so that the work is the same on every machine."""
TACTICS_BUDGET: Final = 1_500
"""With tactics cards in play many more actions are legal at each table."""


class CooperativeSearch:
    """One search for a win of the attacker."""

    def __init__(self, readings: Readings, budget: int = BUDGET) -> None:
        self.readings = readings
        self.budget = budget
        self.tables_searched = 0
        self.lost: set[object] = set()
        self.proofs = Proofs(readings)

    def winning_course(self, table: Table) -> tuple[Action, ...] | None:
        """Actions with which the attacker wins. None if there are none; raises OutOfBudget."""
        if table.winner is not None:
            return () if table.winner == "attacker" else None
        last = is_last_play(table)
        key = last_play_key(table, self.readings) if last else _key(table)
        if key is None or key in self.lost:
            return None
        if self.tables_searched >= self.budget:
            raise OutOfBudget
        self.tables_searched += 1
        course = winning_last_turn(table, self.readings, self.proofs) if last else self._onward(table)
        if course is None:
            self.lost.add(key)
        return course

    def _onward(self, table: Table) -> tuple[Action, ...] | None:
        for action in self._actions(table):
            rest = self.winning_course(PLAY.after(table, action, self.readings))
            if rest is not None:
                return (action, *rest)
        return None

    def _actions(self, table: Table) -> Iterator[Action]:
        if tactics_in_play(table):
            yield from self._with_tactics(table)
        elif table.phase == "draw":
            yield Draw(table.turn, HIDDEN_BATTLE) if table.deck else Skip(table.turn)
        else:
            yield from relevant_actions(table, self.readings, proofs=self.proofs)

    def _with_tactics(self, table: Table) -> Iterator[Action]:
        """The legal actions, draws face down, without those that another does as well.

        Of the placings at dams out of reach one for each card is enough if there is room and no ruse can
        bring the card elsewhere: it only matters that the card is seen. With the last turn to come, Wsparcie
        only adds unseen cards. If the attacker plays one more card, exchanges that bring each card once do.
        """
        ahead = outlook(table, self.readings)
        if not ahead.near:
            return
        stays = ahead.roomy and cards_stay_at_dams(table, self.readings)
        ends = table.ending in ("coming", "last")
        shown: set[str] = set()
        brought: set[str] = set()
        supported = False
        for action in PLAY.actions(table, self.readings):
            match action:
                case Draw(_, card) if card not in (HIDDEN_BATTLE, HIDDEN_TACTICS):
                    continue
                case Claim() if table.phase == "draw":
                    continue
                case Place(_, card, dam) if stays and dam not in ahead.near:
                    if card in shown:
                        continue
                    shown.add(card)
                case Wsparcie() if ends:
                    if supported:
                        continue
                    supported = True
                case Wymiana() if ahead.plays.attacker == 1 and everything_known(table):
                    if table.turn != "defender" or brought.issuperset(action.given):
                        continue
                    brought.update(action.given)
            if action.side == table.turn:
                yield action


def _key(table: Table) -> tuple[object, ...]:
    """A log hits the card laid first. But for that the order at a dam does not matter."""
    dams = tuple(
        (dam.name, dam.attacker[: table.logs], dam.attacker_laid, dam.defender_laid, dam.face, dam.first)
        for dam in table.dams
    )
    return dams, table._replace(number=0, dams=(), discard=tuple(sorted(table.discard)))
