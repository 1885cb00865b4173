"""What the solvers' statement of a turn is made of: the cards as given, and the variables of every round."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from adjudicator.games.romans.table.cards import CHARIOTT, DRUHID, HORSIE, NONE, QWEEN, SVORD, UNKNOWN
from adjudicator.games.romans.table.table import Line, Setup, Table
from adjudicator.readings import Readings
from solver.gates import Gates
from solver.program import Var, count

KINDS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 7)
"""The warrior on each of a clan's nine cards."""
CARDS: Final = range(9)
CHARIOTTS: Final = (7, 8)


class Unstated(Exception):  # noqa: N818 - the model's limits are not a fault
    """The model does not state what this table would need."""


class Clan(NamedTuple):
    """What is given of a clan: cards as places in ``KINDS``."""

    seat: int
    neutral: bool
    up: frozenset[int]
    gone: frozenset[int]
    """Cards that cannot be revealed any more, face up or spent or known to be aside."""
    fixed: tuple[int, ...]
    """From the contested fort on; UNKNOWN where the card is not known."""


def _clan(setup: Setup, seat: int, line: Line) -> Clan:
    """Of two Ch'ariotts the first card is the one that left first."""
    fixed = line.down if line.now == NONE else (line.now, *line.down)
    up: set[int] = set()
    gone: set[int] = set()
    for kind in (*line.spent, *line.aside):
        gone.add(_card(kind, gone))
    for kind in line.shown:
        card = _card(kind, gone | up)
        up.add(card)
    return Clan(seat, setup.neutral[seat], frozenset(up), frozenset(gone | up), fixed)


def _card(kind: int, taken: set[int]) -> int:
    return CHARIOTTS[1] if kind == CHARIOTT and CHARIOTTS[0] in taken else kind


def known_cards(clan: Clan) -> dict[int, int]:
    """The cards known to lie face down, each with its place; of two Ch'ariotts the second is named first."""
    known: dict[int, int] = {}
    for place, kind in enumerate(clan.fixed):
        if kind == CHARIOTT:
            left = [card for card in CHARIOTTS if card not in clan.gone and card not in known]
            known[left[-1]] = place
        elif kind != UNKNOWN:
            known[kind] = place
    return known


Revealed = Mapping[tuple[int, int], int]
"""Seat and round: the warrior that is shown there, where only such ways are asked about."""


class Variables:
    """Every hidden card, every choice and what follows from them, by seat and round."""

    def __init__(self, table: Table, readings: Readings, rounds: int, shown: Revealed | None = None) -> None:
        self.g = Gates()
        self.shown = shown or {}
        self.table, self.readings = table, readings
        self.setup = table.setup
        self.rounds = range(rounds)
        self.clans = [_clan(table.setup, seat, line) for seat, line in enumerate(table.lines)]
        self.seats = range(len(self.clans))
        self.walls = table.wall
        self.worth = [table.setup.strengths[kind] for kind in KINDS]
        self._refuse_equal_strengths()
        g, no = self.g, self.g.no
        self.up: dict[tuple[int, int, int], Var] = {}
        """Seat, round, card: face up before the round."""
        for clan in self.clans:
            for card in CARDS:
                self.up[clan.seat, 0, card] = g.yes if card in clan.up else no
        self.rev: dict[tuple[int, int, int], Var] = {}
        self.show: dict[tuple[int, int, int], Var] = {}
        """Seat, round, warrior."""
        self.win: dict[tuple[int, int], Var] = {}
        self.nobody: dict[int, Var] = {}
        self.place: dict[tuple[int, int], Var] = {}
        """Round, place in the wall that is taken."""
        self.take: dict[tuple[int, int], Var] = {}
        """Fort by its first place in the wall, round."""
        self.at: dict[tuple[int, int, int], Var] = {}
        """Fort, round, place."""
        self.seduce: dict[tuple[int, int, int], Var] = {}
        """Queen's seat, victim's seat, round."""
        self.pay: dict[tuple[int, int, int], Var] = {}
        self.cost: dict[tuple[int, int, int], Var] = {}
        self.kept: dict[tuple[int, int, int], Var] = {}
        """Seat, round, card: kept by a capturer."""
        self.there: dict[tuple[int, int, int], Var] = {}
        """Seat, round, card: face up once colliding Ch'ariotts have left."""
        self.acts: dict[tuple[int, int], Var] = {}
        """Seat, round: this clan's Qween has a choice or a duty."""
        self.seducible: dict[tuple[int, int], Var] = {}
        self.may_lose: dict[tuple[int, int, int], Var] = {}
        """Seat, round, card: what Horsie may cost."""
        self.may_stay: dict[tuple[int, int], Var] = {}
        """Seat, round: the capturer's Axx may stay."""
        self.spares_axx: dict[tuple[int, int], Var] = {}
        """Seat, round: the capturer pays for Fort Fokus with another card than Axx."""
        self.drops: dict[tuple[int, int, int], Var] = {}
        """Seat, round, fort: given up for FortUna."""
        for fort in range(len(self.walls)):
            for place in range(len(self.walls)):
                self.at[fort, 0, place] = g.yes if fort == place else no
        self.over: dict[int, Var] = dict.fromkeys(range(rounds + 1), no)
        """The game has ended before this round."""
        self.champion: dict[int, Var] = {}
        self.hold: dict[tuple[int, int, int], Var] = {}
        """Seat, fort, round: held before it; forts held from the beginning are numbered on."""
        self.kinds: list[int] = []
        """The forts by number, where they matter."""
        self.left: dict[tuple[int, int], Var] = {}
        """Seat, card: collided in the round that is being stated."""

    def _refuse_equal_strengths(self) -> None:
        """Which of two equally weak warriors lies further left is more than the model knows."""
        passive = any(self.setup.neutral) and self.readings["neutral-choices"] == "weakest"
        if passive and len(set(self.setup.strengths)) < len(self.setup.strengths):
            raise Unstated

    # Readings

    def able(self, seat: int, kind: int) -> bool:
        """Does this warrior's ability work for this clan?"""
        if not self.clans[seat].neutral or kind == HORSIE:
            return True
        wide = self.readings["neutral-powers"] == "all-but-three"
        return wide and kind not in (QWEEN, DRUHID, SVORD)

    def passive(self, seat: int) -> bool:
        """Does a rule choose for this clan?"""
        return self.clans[seat].neutral and self.readings["neutral-choices"] == "weakest"

    def uses(self, seat: int, at: int, kind: int) -> Var:
        return self.show[seat, at, kind] if self.able(seat, kind) else self.g.no

    def exactly_one(self, parts: list[Var], must: Var) -> None:
        g = self.g
        parts = [part for part in parts if part != g.no]
        if must != g.no and parts:
            g.program.at_least(count(parts), 1, when=[must])
            g.program.at_most(count(parts), 1)
