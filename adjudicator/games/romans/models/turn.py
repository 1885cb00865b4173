"""The rest of a turn as a program for the solvers: cards, captures, discards, wall and forts, by round.

The program states the rules again and imports nothing from ``rules`` or ``search``. Each of a clan's nine
cards has its own variables. Every hidden card and every choice is a variable.
"""

from collections.abc import Iterable

from adjudicator.games.romans.models.discards import Discards
from adjudicator.games.romans.models.variables import Revealed
from adjudicator.games.romans.table.forts import FORTUNA, HECAS_TO_WIN, KIND, VALUES, is_heca
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from solver.program import Var


class Turn(Discards):
    """The program for all rounds that are left, or for the first of them.

    ``forts_matter``: the forts held are stated too, and the end of the game by three FortHece.
    ``last_discards``: the discards of the last round are stated too. Only a line needs them.
    """

    def __init__(
        self,
        table: Table,
        readings: Readings,
        rounds: int,
        forts_matter: bool,
        last_discards: bool,
        open_wall: bool = False,
        shown: Revealed | None = None,
    ) -> None:
        super().__init__(table, readings, rounds, shown)
        says = self.g.program.says
        if open_wall:
            says("romans.wall.uncover", "the forts of the last wall, in any order that the rules allow")
            self._open_wall()
        says("romans.orders.lay", "the warriors of each clan: shown, spent, aside, face down")
        self._reveals()
        for at in self.rounds:
            round_ = table.round + at
            says("romans.attack.capture", f"round {round_}: powers, totals, who captures")
            self._capture(at)
            says("romans.druhid.swap", f"round {round_}: which fort is taken")
            self._taken(at)
            if at + 1 in self.rounds:
                says("romans.attack.rounds", f"round {round_}: the wall after it")
                self._wall_after(at)
            if at + 1 in self.rounds or last_discards:
                says("romans.attack.discard", f"round {round_}: the warriors face up after it")
                self._face_up_after(at)
        if forts_matter:
            self._forts()

    def _forts(self) -> None:
        g = self.g
        wall = len(self.wall)
        before = [list(cards.forts) for cards in self.table.cards]
        self.kinds = [fort & KIND for fort in (*self.wall, *(one for held in before for one in held))]
        owner = {}
        number = wall
        for seat, held in enumerate(before):
            for _ in held:
                owner[number] = seat
                number += 1
        every = range(number)
        for seat in self.seats:
            for fort in every:
                self.holds[seat, fort, 0] = g.yes if owner.get(fort) == seat else g.no
        says = self.g.program.says
        for at in self.rounds:
            says("romans.fortuna.cost", f"round {self.table.round + at}: the forts held after it")
            for seat in self.seats:
                self._forts_after(at, seat, every)
            says("romans.fortheca.three", f"round {self.table.round + at}: has the game ended?")
            self._three_hecas(at)

    def _forts_after(self, at: int, seat: int, every: Iterable[int]) -> None:
        """The clan holds a fort that it captures. FortUna costs a fort held before, or itself."""
        g = self.g
        every = list(every)
        wall = len(self.wall)
        got = {
            fort: g.all_of(self.captures[seat, at], self.taken[fort, at]) if fort < wall else g.no
            for fort in every
        }
        free = self.clans[seat].neutral and self.readings["neutral-fortuna"] == "nothing"
        unas = g.no if free else g.any_of(got[fort] for fort in every if self.kinds[fort] == FORTUNA)
        earlier = [self.holds[seat, fort, at] for fort in every]
        had = g.any_of(earlier)
        must = g.all_of(unas, had)
        drops = self.choose_one(f"{seat} gives up in {at}", earlier, must)
        self.gives_up |= {(seat, at, fort): drops[fort] for fort in every}
        if self.rule_chooses(seat):
            for fort in every:
                for other in every:
                    lower = VALUES[self.kinds[other]] < VALUES[self.kinds[fort]]
                    if lower and g.no not in (drops[fort], earlier[other]):
                        g.never(drops[fort], earlier[other])
        for fort in every:
            itself = self.kinds[fort] == FORTUNA and not free
            stays = g.all_of(got[fort], had) if itself else got[fort]
            kept = g.all_of(earlier[fort], g.is_not(drops[fort]))
            self.holds[seat, fort, at + 1] = g.any_of((kept, stays))

    def has_captured(self, seat: int, fort: int) -> Var:
        """The clan holds the fort at the start or captures it in one of the rounds."""
        g = self.g
        if fort >= len(self.wall):
            return self.holds[seat, fort, 0]
        return g.any_of(g.all_of(self.captures[seat, at], self.taken[fort, at]) for at in self.rounds)

    def counted_hecas(self, seat: int, at: int) -> list[Var]:
        """The FortHece that count towards three before this round: those held, or all captured so far."""
        g = self.g
        hecas = [fort for fort, kind in enumerate(self.kinds) if is_heca(kind)]
        if self.readings["fortheca-count"] != "total":
            return [self.holds[seat, fort, at] for fort in hecas]
        taken = [
            g.all_of(self.captures[seat, before], self.taken[fort, before])
            for before in range(at)
            for fort in hecas
            if fort < len(self.wall)
        ]
        return [*(self.holds[seat, fort, 0] for fort in hecas), *taken]

    def _three_hecas(self, at: int) -> None:
        """A player's third FortHeca ends the game. A neutral clan's does so only if there is one player."""
        g = self.g
        total = self.readings["fortheca-count"] == "total"
        ends = []
        for seat in self.seats:
            alone = self.setup.neutral.count(False) == 1
            if self.clans[seat].neutral and not alone:
                continue
            given_up = sum(is_heca(fort) for fort in self.table.cards[seat].dropped) if total else 0
            three = g.at_least(self.counted_hecas(seat, at + 1), HECAS_TO_WIN - given_up)
            self.champion[seat] = g.any_of(
                (self.champion.get(seat, g.no), g.all_of(three, g.is_not(self.over[at])))
            )
            ends.append(three)
        self.over[at + 1] = g.any_of([self.over[at], *ends])
