"""The rest of a turn as statements for the solvers: cards, captures, walls and lines, round by round.

It states the rules itself and never reads the evaluator or the search. The nine cards of a clan are told
apart; every hidden card and every choice is a variable.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from adjudicator.readings import Readings
from adjudicator.romans.cards import ARCHR, AXX, CHARIOTT, DRUHID, FILCHY, HORSIE, NONE, QWEEN, SVORD, UNKNOWN
from adjudicator.romans.forts import FOKUS, FORTUNA, KIND, KOMFORT, TO_WIN, VALUES, is_heca
from adjudicator.romans.gates import Gates
from adjudicator.romans.table import Line, Setup, Table
from solver.program import Term, Var, count

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


def _known_cards(clan: Clan) -> dict[int, int]:
    """The cards known to lie face down, each with its place; of two Ch'ariotts the second is named first."""
    known: dict[int, int] = {}
    for place, kind in enumerate(clan.fixed):
        if kind == CHARIOTT:
            left = [card for card in CHARIOTTS if card not in clan.gone and card not in known]
            known[left[-1]] = place
        elif kind != UNKNOWN:
            known[kind] = place
    return known


class Turn:
    """Variables and statements for the rounds that are left, or the first few of them."""

    def __init__(
        self, table: Table, readings: Readings, rounds: int, forts_matter: bool, free_wall: bool = False
    ) -> None:
        self.g = Gates()
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
        if free_wall:
            self._any_wall()
        self._reveals()
        for at in self.rounds:
            self._captor(at)
            self._wall(at)
            self._lines(at)
        self.over: dict[int, Var] = dict.fromkeys(range(rounds + 1), no)
        """The game has ended before this round."""
        self.champion: dict[int, Var] = {}
        self.hold: dict[tuple[int, int, int], Var] = {}
        """Seat, fort, round: held before it; forts held from the beginning are numbered on."""
        if forts_matter:
            self._forts()

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

    def _any_wall(self) -> None:
        """The forts are known, their order is not: a lowest positive one comes first, a highest one last."""
        g, places = self.g, range(len(self.walls))
        values = [VALUES[fort & KIND] for fort in self.walls]
        positive = [value for value in values if value > 0]
        for fort in places:
            for place in places:
                ends = (place == 0 and values[fort] != min(positive)) or (
                    place == places[-1] and values[fort] != max(positive)
                )
                self.at[fort, 0, place] = g.no if ends else g.var(f"fort {fort} at {place} before 0")
        for one in places:
            g.one_of(self.at[one, 0, place] for place in places)
            g.one_of(self.at[fort, 0, one] for fort in places)

    # What turns up

    def _reveals(self) -> None:
        g, program = self.g, self.g.program
        for clan in self.clans:
            seat = clan.seat
            for at in self.rounds:
                for card in CARDS:
                    name = f"{seat} shows {card} in {at}"
                    self.rev[seat, at, card] = g.no if card in clan.gone else g.var(name)
                g.one_of(self.rev[seat, at, card] for card in CARDS)
                for kind in range(8):
                    cards = [self.rev[seat, at, card] for card in CARDS if KINDS[card] == kind]
                    self.show[seat, at, kind] = g.any_of(cards)
            for card in CARDS:
                program.at_most(count(self.rev[seat, at, card] for at in self.rounds), 1)
            self._laid(clan)

    def _laid(self, clan: Clan) -> None:
        """Known cards turn up where they lie, or, once Svord has moved them, at some later place."""
        g, program, seat = self.g, self.g.program, clan.seat
        known = _known_cards(clan)
        for at in self.rounds:
            earlier = [self.show[seat, before, SVORD] for before in range(at)]
            moved = g.any_of(earlier) if self.able(seat, SVORD) else g.no
            for card, place in known.items():
                if place == at:
                    g.follows(self.rev[seat, at, card], g.is_not(moved))
                else:
                    g.follows(moved, self.rev[seat, at, card])
        if len(self.rounds) == len(clan.fixed):
            for card in known:
                program.at_least(count(self.rev[seat, at, card] for at in self.rounds), 1)
            return
        # Only the first rounds are looked at: enough places must be left for the known cards.
        others = [self.rev[seat, at, card] for at in self.rounds for card in CARDS if card not in known]
        program.at_most(count(others), len(clan.fixed) - len(known))

    # Who captures

    def _captor(self, at: int) -> None:
        g, seats = self.g, self.seats
        crash = g.at_least((self.show[seat, at, CHARIOTT] for seat in seats), 2)
        self.left = {
            (seat, card): g.all_of(self.rev[seat, at, card], crash) if card in CHARIOTTS else g.no
            for seat in seats
            for card in CARDS
        }
        self._queens(at, crash)
        totals = [self._total(at, seat) for seat in seats]
        part = [g.is_not(self.uses(seat, at, FILCHY)) for seat in seats]
        more: dict[tuple[int, int], Var] = {}
        same: dict[tuple[int, int], Var] = {}
        for one in seats:
            for other in range(one + 1, len(seats)):
                above, below, level = g.compared(totals[one], totals[other])
                more[one, other], more[other, one], same[one, other] = above, below, level
        top = [
            g.all_of(
                part[seat],
                *(g.is_not(g.all_of(part[other], more[other, seat])) for other in seats if other != seat),
            )
            for seat in seats
        ]
        void = g.no
        if self.readings["tie-scope"] == "any":
            void = g.any_of(
                g.all_of(part[one], part[other], level, g.is_not(top[one]))
                for (one, other), level in same.items()
            )
        cancels = self.readings["archer-pair-neutral"] == "yes"
        archer = [g.all_of(top[seat], self.show[seat, at, ARCHR]) for seat in seats]
        for seat in seats:
            able = archer[seat] if self.able(seat, ARCHR) else g.no
            rivals = [
                g.any_of(
                    (
                        g.is_not(top[other]),
                        g.all_of(
                            able, g.is_not(archer[other]) if cancels or self.able(other, ARCHR) else g.yes
                        ),
                    )
                )
                for other in seats
                if other != seat
            ]
            self.win[seat, at] = g.all_of(top[seat], g.is_not(void), *rivals)
        self.nobody[at] = g.is_not(g.any_of(self.win[seat, at] for seat in seats))
        # At most one captures: it follows from the above, and said aloud it helps.
        g.program.at_most(count(self.win[seat, at] for seat in seats), 1)

    def _queens(self, at: int, crash: Var) -> None:
        """Exactly one Qween, and a player's: she picks a rival revealed with her."""
        g, seats = self.g, self.seats
        several = g.at_least((self.show[seat, at, QWEEN] for seat in seats), 2)
        for queen in seats:
            acts = g.all_of(self.uses(queen, at, QWEEN), g.is_not(several))
            self.acts[queen, at] = acts
            self.seducible[queen, at] = g.is_not(g.all_of(self.show[queen, at, CHARIOTT], crash))
            picks = []
            rivals = []
            for victim in seats:
                if victim == queen or acts == g.no:
                    self.seduce[queen, victim, at] = g.no
                    continue
                there = g.is_not(g.all_of(self.show[victim, at, CHARIOTT], crash))
                pick = g.var(f"{queen} seduces {victim} in {at}")
                g.follows(acts, pick)
                g.follows(there, pick)
                self.seduce[queen, victim, at] = pick
                picks.append(pick)
                rivals.append(there)
            if picks:
                g.program.at_most(count(picks), 1)
                if self.readings["qween-mandatory"] == "mandatory":
                    g.follows(g.any_of(picks), acts, g.any_of(rivals))

    def _total(self, at: int, seat: int) -> list[Term]:
        g = self.g
        terms: list[Term] = []
        for card in CARDS:
            weight = self.worth[card]
            terms += [(weight, self.up[seat, at, card]), (weight, self.rev[seat, at, card])]
            terms.append((-weight, self.left[seat, card]))
            for other in self.seats:
                if other != seat:
                    won = g.all_of(self.seduce[seat, other, at], self.rev[other, at, card])
                    lost = g.all_of(self.seduce[other, seat, at], self.rev[seat, at, card])
                    terms += [(weight, won), (-weight, lost)]
        return [(weight, var) for weight, var in terms if weight and var != g.no]

    # The wall

    def _wall(self, at: int) -> None:
        """One fort leaves the wall in each round, and the others keep their order or fill the gap."""
        g = self.g
        places = range(len(self.walls) - at)
        forts = range(len(self.walls))
        free = g.any_of(g.all_of(self.win[seat, at], self.uses(seat, at, DRUHID)) for seat in self.seats)
        for place in places:
            self.place[at, place] = g.var(f"place {place} in {at}")
            if place:
                g.follows(free, self.place[at, place])
        g.one_of([*(self.place[at, place] for place in places), self.nobody[at]])
        for fort in forts:
            self.take[fort, at] = g.any_of(
                g.all_of(self.place[at, place], self.at[fort, at, place]) for place in places
            )
        for place in places[:-1]:
            for fort in forts:
                self.at[fort, at + 1, place] = g.var(f"fort {fort} at {place} before {at + 1}")
            g.one_of(self.at[fort, at + 1, place] for fort in forts)
        for fort in forts:
            g.program.at_most(count(self.at[fort, at + 1, place] for place in places[:-1]), 1)
            for place in places:
                here = self.at[fort, at, place]
                self._moves(fort, at, self.nobody[at], here, self._after_nobody(place, places[-1]))
                for taken in places:
                    moved = self._after_taking(place, taken)
                    self._moves(fort, at, self.place[at, taken], here, moved)

    def _moves(self, fort: int, at: int, how: Var, here: Var, to: int | None) -> None:
        if to is not None:
            self.g.follows(self.at[fort, at + 1, to], how, here)
            return
        for place in range(len(self.walls) - at - 1):
            self.g.follows(self.g.is_not(self.at[fort, at + 1, place]), how, here)

    def _after_nobody(self, place: int, last: int) -> int | None:
        if self.setup.tie_stays:
            return None if place == last else place
        return place - 1 if place else None

    def _after_taking(self, place: int, taken: int) -> int | None:
        if place == taken:
            return None
        if place > taken:
            return place - 1
        if self.setup.druhid_shifts:
            return place
        return place - 1 if place else taken - 1

    def takes_kind(self, at: int, kind: int) -> Var:
        """A fort of this kind is captured in this round."""
        forts = [fort for fort, one in enumerate(self.walls) if one & KIND == kind]
        return self.g.any_of(self.take[fort, at] for fort in forts)

    # The lines

    def _lines(self, at: int) -> None:
        g = self.g
        fokus, komfort = self.takes_kind(at, FOKUS), self.takes_kind(at, KOMFORT)
        for seat in self.seats:
            win = self.win[seat, at]
            lose = g.is_not(win)
            there = [
                g.any_of(
                    (
                        self.up[seat, at, card],
                        g.all_of(self.rev[seat, at, card], g.is_not(self.left[seat, card])),
                    )
                )
                for card in CARDS
            ]
            for card in CARDS:
                self.there[seat, at, card] = there[card]
            self._pays(at, seat, fokus, there)
            self._keeps(at, seat, fokus, komfort, there)
            taken_along = g.no
            if self.readings["qween-victim"] == "discarded":
                taken_along = g.any_of(
                    g.all_of(self.seduce[queen, seat, at], self.win[queen, at]) for queen in self.seats
                )
            rest = [
                g.all_of(
                    there[card],
                    g.is_not(self.pay[seat, at, card]),
                    g.is_not(g.all_of(taken_along, self.rev[seat, at, card])),
                )
                for card in CARDS
            ]
            self._horsie(at, seat, rest)
            for card in CARDS:
                stays = g.all_of(lose, rest[card], g.is_not(self.cost[seat, at, card]))
                self.up[seat, at + 1, card] = g.any_of((stays, g.all_of(win, self.kept[seat, at, card])))

    def _pays(self, at: int, seat: int, fokus: Var, there: list[Var]) -> None:
        """Fort Fokus costs everyone but the capturer one card; the capturer's Axx is seen to elsewhere."""
        g = self.g
        must = g.all_of(fokus, g.is_not(self.win[seat, at]), g.any_of(there))
        for card in CARDS:
            pay = g.no if must == g.no or there[card] == g.no else g.var(f"{seat} pays {card} in {at}")
            self.pay[seat, at, card] = pay
            if pay != g.no:
                g.follows(there[card], pay)
                g.follows(must, pay)
        self._exactly_one([self.pay[seat, at, card] for card in CARDS], must)
        if self.passive(seat):
            self._weakest([self.pay[seat, at, card] for card in CARDS], there)
            both = g.all_of(*(there[card] for card in CHARIOTTS))
            for card in CHARIOTTS:  # of the two the earlier one
                fresh = self.rev[seat, at, card]
                if g.no not in (self.pay[seat, at, card], fresh):
                    g.never(self.pay[seat, at, card], both, fresh)

    def _exactly_one(self, parts: list[Var], must: Var) -> None:
        g = self.g
        parts = [part for part in parts if part != g.no]
        if must != g.no and parts:
            g.program.at_least(count(parts), 1, when=[must])
            g.program.at_most(count(parts), 1)

    def _weakest(self, chosen: list[Var], able: list[Var]) -> None:
        for card in CARDS:
            for other in CARDS:
                if self.worth[other] < self.worth[card] and self.g.no not in (chosen[card], able[other]):
                    self.g.never(chosen[card], able[other])

    def _keeps(self, at: int, seat: int, fokus: Var, komfort: Var, there: list[Var]) -> None:
        """What a capturer keeps: Axx by his power, the weakest by KomFort."""
        g = self.g
        by_axx = self._axx_stays(at, seat, fokus)
        by_fort: dict[int, Var] = dict.fromkeys(CARDS, g.no)
        if not self.passive(seat) and komfort != g.no:
            for card in CARDS:
                if there[card] != g.no:
                    keep = g.var(f"{seat} keeps {card} in {at}")
                    by_fort[card] = keep
                    g.follows(komfort, keep)
                    g.follows(self.win[seat, at], keep)
                    g.follows(there[card], keep)
            self._weakest([by_fort[card] for card in CARDS], there)
            kept = [var for var in by_fort.values() if var != g.no]
            if kept:
                g.program.at_most(count(kept), 1)
                if self.readings["axx-and-komfort"] == "one" and by_axx != g.no:
                    g.program.at_most(count([*kept, by_axx]), 1)
        for card in CARDS:
            self.kept[seat, at, card] = g.any_of((by_fort[card], by_axx)) if card == AXX else by_fort[card]

    def _axx_stays(self, at: int, seat: int, fokus: Var) -> Var:
        g = self.g
        shown = g.all_of(self.uses(seat, at, AXX), self.win[seat, at])
        if shown == g.no:
            return g.no
        if self.readings["axx-and-fokus"] == "warrior-first":
            pays_otherwise = g.no
        elif self.passive(seat):
            weaker = [self.up[seat, at, card] for card in CARDS if self.worth[card] < self.worth[AXX]]
            pays_otherwise = g.any_of(weaker)
        else:
            spared = g.var(f"{seat} spares Axx in {at}")
            self.spares_axx[seat, at] = spared
            pays_otherwise = g.all_of(spared, g.any_of(self.up[seat, at, card] for card in CARDS))
        may = g.all_of(shown, g.any_of((g.is_not(fokus), pays_otherwise)))
        self.may_stay[seat, at] = may
        if self.passive(seat):
            return may if self.readings["neutral-axx"] == "stays" else g.no
        stays = g.var(f"{seat} keeps Axx in {at}")
        g.follows(may, stays)
        return stays

    def _horsie(self, at: int, seat: int, rest: list[Var]) -> None:
        """A Horsie that has not captured costs an earlier card, himself if he is alone."""
        g = self.g
        angry = g.all_of(self.show[seat, at, HORSIE], g.is_not(self.win[seat, at]))
        fresh = [self.rev[seat, at, card] for card in CARDS]
        earlier = [g.all_of(rest[card], g.is_not(fresh[card])) for card in CARDS]
        able = rest
        if self.readings["horsie-victim"] == "earlier":
            others = g.any_of(earlier)
            able = [g.all_of(rest[card], g.any_of((earlier[card], g.is_not(others)))) for card in CARDS]
        must = g.all_of(angry, g.any_of(able))
        for card in CARDS:
            self.may_lose[seat, at, card] = g.all_of(angry, able[card])
            cost = g.no if g.no in (must, able[card]) else g.var(f"{seat} loses {card} in {at}")
            self.cost[seat, at, card] = cost
            if cost != g.no:
                g.follows(able[card], cost)
                g.follows(must, cost)
        self._exactly_one([self.cost[seat, at, card] for card in CARDS], must)
        if self.passive(seat):
            self._weakest([self.cost[seat, at, card] for card in CARDS], able)

    # Forts held

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
        self._exactly_one(drops, must)
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
