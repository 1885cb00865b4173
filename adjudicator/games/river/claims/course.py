"""A course of play that shows a win: the rules replay it before it is shown."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from adjudicator.games.river.rules.play import PLAY
from adjudicator.games.river.rules.turns import winning_rule, won_by
from adjudicator.games.river.table.actions import Action
from adjudicator.games.river.table.position import Side
from adjudicator.games.river.table.table import Table
from adjudicator.play import replay
from adjudicator.readings import Readings
from adjudicator.values import Json
from solver.answer import FalseWitness


class Course(NamedTuple):
    """A course of play to the end of the game."""

    actions: Sequence[str]
    """As they are written in a record."""
    tables: Sequence[Table]
    """The table before the first action and after each."""
    result: Mapping[str, Json]

    @property
    def rule(self) -> str:
        """The rule by which the game is won."""
        return winning_rule(self.tables[-1])

    @property
    def by(self) -> str:
        """How it is won."""
        return won_by(self.tables[-1])

    @property
    def turns(self) -> int:
        """How many turns it takes, the present one included."""
        pairs = zip(self.tables, self.tables[1:], strict=False)
        return 1 + sum(one.turn != other.turn for one, other in pairs)


def replayed_course(table: Table, actions: Sequence[Action], winner: Side, readings: Readings) -> Course:
    """The course. If replaying it does not lead to the win, that is an error, not a ruling."""
    played = replay(PLAY, table, actions, readings)
    result = PLAY.result(played.last, readings)
    texts = [PLAY.write(action) for action in actions]
    if played.refused is not None or result is None or result["winner"] != winner:
        raise FalseWitness(f"{texts} at {table}")
    return Course(texts, played.tables, dict(result))
