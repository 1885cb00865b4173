"""The rest of a turn as statements for the solvers: cards, captures, walls and lines, round by round.

It states the rules itself and never reads the evaluator or the search. The nine cards of a clan are told
apart; every hidden card and every choice is a variable.
"""

from collections.abc import Iterable

from adjudicator.games.romans.models.discards import Discards
from adjudicator.games.romans.models.variables import CARDS, CHARIOTTS, KINDS, Revealed, Unstated
from adjudicator.games.romans.table.forts import FORTUNA, KIND, TO_WIN, VALUES, is_heca
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings

__all__ = ["CARDS", "CHARIOTTS", "KINDS", "Revealed", "Turn", "Unstated"]


class Turn(Discards):
    """Variables and statements for the rounds that are left, or the first few of them."""

    def __init__(
        self,
        table: Table,
        readings: Readings,
        rounds: int,
        forts_matter: bool,
        free_wall: bool = False,
        shown: Revealed | None = None,
    ) -> None:
        super().__init__(table, readings, rounds, shown)
        if free_wall:
            self._any_wall()
        self._reveals()
        for at in self.rounds:
            self._captor(at)
            self._wall(at)
            self._lines(at)
        if forts_matter:
            self._forts()

    def _forts(self) -> None:
        g = self.g
        wall = len(self.walls)
        before = [list(line.forts) for line in self.table.lines]
        self.kinds = [fort & KIND for fort in (*self.walls, *(one for held in before for one in held))]
        owner = {}
        number = wall
        for seat, held in enumerate(before):
            for _ in held:
                owner[number] = seat
                number += 1
        every = range(number)
        for seat in self.seats:
            for fort in every:
                self.hold[seat, fort, 0] = g.yes if owner.get(fort) == seat else g.no
        for at in self.rounds:
            for seat in self.seats:
                self._captured(at, seat, every)
            self._three(at)

    def _captured(self, at: int, seat: int, every: Iterable[int]) -> None:
        """A captured fort is held; FortUna costs one that was held before, or itself."""
        g = self.g
        every = list(every)
        wall = len(self.walls)
        got = {
            fort: g.all_of(self.win[seat, at], self.take[fort, at]) if fort < wall else g.no for fort in every
        }
        unas = g.any_of(got[fort] for fort in every if self.kinds[fort] == FORTUNA)
        earlier = [self.hold[seat, fort, at] for fort in every]
        had = g.any_of(earlier)
        must = g.all_of(unas, had)
        drops = []
        for fort in every:
            if must == g.no or earlier[fort] == g.no:
                drops.append(g.no)
                continue
            drop = g.var(f"{seat} gives up {fort} in {at}")
            g.follows(earlier[fort], drop)
            g.follows(must, drop)
            drops.append(drop)
        self.exactly_one(drops, must)
        self.drops |= {(seat, at, fort): drops[fort] for fort in every}
        if self.passive(seat):
            for fort in every:
                for other in every:
                    lower = VALUES[self.kinds[other]] < VALUES[self.kinds[fort]]
                    if lower and g.no not in (drops[fort], earlier[other]):
                        g.never(drops[fort], earlier[other])
        for fort in every:
            itself = self.kinds[fort] == FORTUNA
            stays = g.all_of(got[fort], had) if itself else got[fort]
            kept = g.all_of(earlier[fort], g.is_not(drops[fort]))
            self.hold[seat, fort, at + 1] = g.any_of((kept, stays))

    def _three(self, at: int) -> None:
        """A player's third FortHeca ends the game; a neutral clan's only for somebody who plays alone."""
        g = self.g
        hecas = [fort for fort, kind in enumerate(self.kinds) if is_heca(kind)]
        ends = []
        for seat in self.seats:
            alone = self.setup.neutral.count(False) == 1
            if self.clans[seat].neutral and not alone:
                continue
            if self.readings["fortheca-count"] == "total":
                start = [self.hold[seat, fort, 0] for fort in hecas]
                given_up = sum(is_heca(fort) for fort in self.table.lines[seat].dropped)
                taken = [
                    g.all_of(self.win[seat, before], self.take[fort, before])
                    for before in range(at + 1)
                    for fort in hecas
                    if fort < len(self.walls)
                ]
                three = g.at_least([*start, *taken], TO_WIN - given_up)
            else:
                three = g.at_least([self.hold[seat, fort, at + 1] for fort in hecas], TO_WIN)
            self.champion[seat] = g.any_of(
                (self.champion.get(seat, g.no), g.all_of(three, g.is_not(self.over[at])))
            )
            ends.append(three)
        self.over[at + 1] = g.any_of([self.over[at], *ends])
