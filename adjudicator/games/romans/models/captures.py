"""Statements about who shows what, who captures, and what becomes of the wall."""

from adjudicator.games.romans.models.variables import CARDS, CHARIOTTS, KINDS, Clan, Variables, known_cards
from adjudicator.games.romans.table.cards import ARCHR, CHARIOTT, DRUHID, FILCHY, QWEEN, SVORD
from adjudicator.games.romans.table.forts import KIND, VALUES
from solver.program import Term, Var, count


class Captures(Variables):
    """Who shows what, who captures, and how the wall then stands."""

    # What turns up

    def _reveals(self) -> None:
        g, program = self.g, self.g.program
        for clan in self.clans:
            seat = clan.seat
            for at in self.rounds:
                shown = self.shown.get((seat, at))
                able = [card for card in CARDS if card not in clan.gone and shown in (None, KINDS[card])]
                for card in CARDS:
                    sure = shown is not None and able == [card]
                    name = f"{seat} shows {card} in {at}"
                    self.rev[seat, at, card] = g.no if card not in able else g.yes if sure else g.var(name)
                g.one_of(self.rev[seat, at, card] for card in CARDS)
                for kind in range(8):
                    cards = [self.rev[seat, at, card] for card in CARDS if KINDS[card] == kind]
                    self.show[seat, at, kind] = g.yes if shown == kind else g.any_of(cards)
            for card in CARDS:
                program.at_most(count(self.rev[seat, at, card] for at in self.rounds), 1)
            self._laid(clan)

    def _laid(self, clan: Clan) -> None:
        """Known cards turn up where they lie, or, once Svord has moved them, at some later place."""
        g, program, seat = self.g, self.g.program, clan.seat
        known = known_cards(clan)
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
            if free == g.no:
                self.place[at, place] = g.no if place else g.is_not(self.nobody[at])
                continue
            self.place[at, place] = g.var(f"place {place} in {at}")
            if place:
                g.follows(free, self.place[at, place])
        g.one_of([*(self.place[at, place] for place in places), self.nobody[at]])
        for fort in forts:
            self.take[fort, at] = g.any_of(
                g.all_of(self.place[at, place], self.at[fort, at, place]) for place in places
            )
        if free == g.no and self.nobody[at] in (g.yes, g.no):
            self._wall_known(at)
            return
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

    def _wall_known(self, at: int) -> None:
        """Nobody chooses, and it is known whether somebody captures: every fort goes one way."""
        places = range(len(self.walls) - at)
        for place in places:
            nobody = self.nobody[at] == self.g.yes
            to = self._after_nobody(place, places[-1]) if nobody else self._after_taking(place, 0)
            if to is not None:
                for fort in range(len(self.walls)):
                    self.at[fort, at + 1, to] = self.at[fort, at, place]

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
