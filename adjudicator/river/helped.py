"""Everything that can still happen if everybody helps the attacker: an exhaustive search for a win.

Draws stay face down, so one line stands for every way they may fall: a card that was drawn is named when it is
played. Only what cannot matter is left out:

- a table at which every way to win takes more cards than can still come (``reach``);
- where a card is laid, among the dams that no way to win within reach includes. Such a dam never comes within
  reach again, so all that counts is that the card is seen and that its slot is taken.

Without tactics cards only.
"""

from collections.abc import Iterator
from typing import Final

from adjudicator.readings import Readings
from adjudicator.river.actions import HIDDEN_BATTLE, Action, Claim, Draw, End, Log, Place, Retreat, Skip
from adjudicator.river.cards import CARD, bits
from adjudicator.river.claiming import claim_refusal
from adjudicator.river.hands import without
from adjudicator.river.placing import counterpart
from adjudicator.river.play import PLAY
from adjudicator.river.position import Dam, Side
from adjudicator.river.reach import plays_left, ways_to_win
from adjudicator.river.table import Table, has_room, place_of, unknown
from adjudicator.river.outlook import missing

BUDGET: Final = 6_000
"""Tables looked at: the same work on every machine."""


class OutOfReach(Exception):  # noqa: N818 - a search that is too long is not a fault
    """The budget ran out before the search was done."""


class Helped:
    """One search. ``win`` is exact: a line, or None if there is none."""

    def __init__(self, readings: Readings, budget: int = BUDGET) -> None:
        self.readings = readings
        self.left = budget
        self.looked_at = 0
        self.lost: set[Table] = set()

    def win(self, table: Table) -> tuple[Action, ...] | None:
        if table.winner is not None:
            return () if table.winner == "attacker" else None
        key = table._replace(number=0, discard=tuple(sorted(table.discard)))
        if key in self.lost:
            return None
        if self.left <= 0:
            raise OutOfReach
        self.left -= 1
        self.looked_at += 1
        for action in self._actions(table):
            rest = self.win(PLAY.after(table, action, self.readings))
            if rest is not None:
                return (action, *rest)
        self.lost.add(key)
        return None

    def _actions(self, table: Table) -> Iterator[Action]:
        side = table.turn
        if side == "attacker" and table.phase != "draw":
            yield from self._claims(table)
        if table.phase == "end":
            yield End(side)
        elif table.phase == "draw":
            yield Draw(side, HIDDEN_BATTLE) if table.deck else Skip(side)
        else:
            plays = plays_left(table, self.readings)
            near = [way for way in ways_to_win(table, plays, self.readings) if way.cards <= plays.attacker]
            alive = {name for way in near for name in way.dams}
            if alive:
                yield from self._placings(table, side, alive)
                if table.phase == "prepare":
                    yield from self._preparations(table, side, alive)

    def _claims(self, table: Table) -> Iterator[Action]:
        """Just before the draw or just after it makes no difference: no card is seen by it."""
        for dam in table.dams:
            if missing(dam) == 0:
                claim = Claim("attacker", _tile(dam))
                if claim_refusal(table, claim, self.readings) is None:
                    yield claim

    def _preparations(self, table: Table, side: Side, alive: set[int | str]) -> Iterator[Action]:
        """At a dam out of reach only the room that is made may matter: there one stands for all."""
        if side == "defender" and not table.logs:
            return
        able = [dam for dam in table.dams if (dam.attacker if side == "defender" else dam.attacker_stand.real)]
        dead = [dam for dam in able if dam.name not in alive]
        room = any(has_room(dam, "attacker") for dam in table.dams if dam.name not in alive)
        for dam in [dam for dam in able if dam.name in alive] + ([] if room else dead[:1]):
            yield Log(side, _tile(dam)) if side == "defender" else Retreat(side, _tile(dam))

    def _placings(self, table: Table, side: Side, alive: set[int | str]) -> Iterator[Action]:
        room = [dam for dam in table.dams if has_room(dam, side)]
        near = [dam for dam in room if dam.name in alive]
        far = [dam for dam in room if dam.name not in alive]
        some = False
        for card in self._cards(table, side):
            some = True
            yield from (Place(side, card, _tile(dam)) for dam in near)
            for cancels in (False, True):
                fitting = [dam for dam in far if bool(counterpart(dam, side, card)) is cancels]
                if fitting:
                    yield Place(side, card, _tile(fitting[0]))
        if not (room and some):
            yield Skip(side)

    def _cards(self, table: Table, side: Side) -> Iterator[str]:
        at = place_of(side)
        yield from table.hands[at]
        if table.hidden[at].battle:
            for bit in bits(unknown(table)):
                if without(table, side, CARD[bit]) is not None:
                    yield CARD[bit]


def _tile(dam: Dam) -> int:
    assert isinstance(dam.name, int), "only printed tiles are played on"
    return dam.name


