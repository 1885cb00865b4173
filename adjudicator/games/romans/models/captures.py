"""The part of the program about the cards revealed, the capture and the wall."""

from adjudicator.games.romans.models.variables import CARDS, CHARIOTTS, KINDS, Clan, Variables, known_cards
from adjudicator.games.romans.table.cards import ARCHR, CHARIOTT, DRUHID, FILCHY, QWEEN, SVORD
from adjudicator.games.romans.table.forts import KIND, VALUES
from solver.program import Term, Var, count


class Captures(Variables):
    """Which cards are revealed, who captures, and how the wall changes."""

    # The cards revealed

    def _reveals(self) -> None:
        g = self.g
        for clan in self.clans:
            seat = clan.seat
            for at in self.rounds:
                shown = self.shown.get((seat, at))
                able = [card for card in CARDS if card not in clan.gone and shown in (None, KINDS[card])]
                for card in CARDS:
                    sure = shown is not None and able == [card]
                    name = f"{seat} shows {card} in {at}"
                    self.reveals_card[seat, at, card] = (
                        g.no if card not in able else g.yes if sure else g.var(name)
                    )
                self.one_of(self.reveals_card[seat, at, card] for card in CARDS)
                for kind in range(8):
                    cards = [self.reveals_card[seat, at, card] for card in CARDS if KINDS[card] == kind]
                    self.shows[seat, at, kind] = g.yes if shown == kind else g.any_of(cards)
            for card in CARDS:
                self.at_most((self.reveals_card[seat, at, card] for at in self.rounds), 1)
            self._known_cards(clan)

    def _known_cards(self, clan: Clan) -> None:
        """A known card is revealed at its place, or, if Svord has moved it, at another later place."""
        g, seat = self.g, clan.seat
        known = known_cards(clan)
        for at in self.rounds:
            earlier = [self.shows[seat, before, SVORD] for before in range(at)]
            moved = g.any_of(earlier) if self.has_power(seat, SVORD) else g.no
            for card, place in known.items():
                if place == at:
                    g.follows(self.reveals_card[seat, at, card], g.is_not(moved))
                else:
                    g.follows(moved, self.reveals_card[seat, at, card])
        if len(self.rounds) == len(clan.fixed):
            for card in known:
                reveals = self.possible(self.reveals_card[seat, at, card] for at in self.rounds)
                if g.yes not in reveals:
                    g.program.at_least(count(reveals), 1)
            return
        # The program covers only the first rounds: the known cards need enough places after them.
        others = [
            self.reveals_card[seat, at, card] for at in self.rounds for card in CARDS if card not in known
        ]
        self.at_most(others, len(clan.fixed) - len(known))

    # Who captures

    def _capture(self, at: int) -> None:
        g, seats = self.g, self.seats
        collision = self._collision(at)
        self.collided = {
            (seat, card): g.all_of(self.reveals_card[seat, at, card], collision)
            if card in CHARIOTTS
            else g.no
            for seat in seats
            for card in CARDS
        }
        self._qween(at, collision)
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
        archer = [g.all_of(top[seat], self.shows[seat, at, ARCHR]) for seat in seats]
        for seat in seats:
            able = archer[seat] if self.has_power(seat, ARCHR) else g.no
            rivals = [
                g.any_of(
                    (
                        g.is_not(top[other]),
                        g.all_of(
                            able,
                            g.is_not(archer[other]) if cancels or self.has_power(other, ARCHR) else g.yes,
                        ),
                    )
                )
                for other in seats
                if other != seat
            ]
            self.captures[seat, at] = g.all_of(top[seat], g.is_not(void), *rivals)
        if self.readings["archer-pair-keeps"] == "all-keep":
            counted = [archer[seat] for seat in seats if cancels or self.has_power(seat, ARCHR)]
            self.archers_cancel[at] = g.at_least(counted, 2)
        self.nobody[at] = g.is_not(g.any_of(self.captures[seat, at] for seat in seats))
        # Redundant, but it helps the solvers: at most one clan captures.
        self.at_most((self.captures[seat, at] for seat in seats), 1)

    def _collision(self, at: int) -> Var:
        """Two Ch'ariotts meet, one of them a player's if only those collide (reading chariott-scope)."""
        g = self.g
        meet = g.at_least((self.shows[seat, at, CHARIOTT] for seat in self.seats), 2)
        if self.readings["chariott-scope"] == "this-round":
            return meet
        players = [seat for seat in self.seats if not self.clans[seat].neutral]
        return g.all_of(meet, g.any_of(self.shows[seat, at, CHARIOTT] for seat in players))

    def _qween(self, at: int, collision: Var) -> None:
        """A single Qween, if a player's, seduces a rival revealed with her."""
        g, seats = self.g, self.seats
        several = g.at_least((self.shows[seat, at, QWEEN] for seat in seats), 2)
        for queen in seats:
            acts = g.all_of(self.uses(queen, at, QWEEN), g.is_not(several))
            self.qween_acts[queen, at] = acts
            self.seducible[queen, at] = g.is_not(g.all_of(self.shows[queen, at, CHARIOTT], collision))
            picks = []
            rivals = []
            for victim in seats:
                if victim == queen or acts == g.no:
                    self.seduce[queen, victim, at] = g.no
                    continue
                there = g.is_not(g.all_of(self.shows[victim, at, CHARIOTT], collision))
                pick = g.var(f"{queen} seduces {victim} in {at}")
                g.follows(acts, pick)
                g.follows(there, pick)
                self.seduce[queen, victim, at] = pick
                picks.append(pick)
                rivals.append(there)
            if picks:
                self.at_most(picks, 1)
                if self.readings["qween-mandatory"] == "mandatory":
                    g.follows(g.any_of(picks), acts, g.any_of(rivals))

    def _total(self, at: int, seat: int) -> list[Term]:
        g = self.g
        terms: list[Term] = []
        for card in CARDS:
            weight = self.strengths[card]
            terms += [(weight, self.up[seat, at, card]), (weight, self.reveals_card[seat, at, card])]
            terms.append((-weight, self.collided[seat, card]))
            for other in self.seats:
                if other != seat:
                    won = g.all_of(self.seduce[seat, other, at], self.reveals_card[other, at, card])
                    lost = g.all_of(self.seduce[other, seat, at], self.reveals_card[seat, at, card])
                    terms += [(weight, won), (-weight, lost)]
        return [(weight, var) for weight, var in terms if weight and var != g.no]

    # The wall

    def _taken(self, at: int) -> None:
        """The capturer takes the contested fort, or with Dru'hid any other."""
        g = self.g
        places = range(len(self.wall) - at)
        free = self._is_free(at)
        for place in places:
            if free == g.no:
                self.place_taken[at, place] = g.no if place else g.is_not(self.nobody[at])
                continue
            self.place_taken[at, place] = g.var(f"place {place} in {at}")
            if place:
                g.follows(free, self.place_taken[at, place])
        self.one_of([*(self.place_taken[at, place] for place in places), self.nobody[at]])
        for fort in range(len(self.wall)):
            self.taken[fort, at] = g.any_of(
                g.all_of(self.place_taken[at, place], self.fort_at[fort, at, place]) for place in places
            )

    def _is_free(self, at: int) -> Var:
        """The capturer has Dru'hid and chooses the fort."""
        g = self.g
        return g.any_of(g.all_of(self.captures[seat, at], self.uses(seat, at, DRUHID)) for seat in self.seats)

    def leaves_wall(self, fort: int, at: int) -> Var:
        """The fort is captured in this round, or nobody captures and it is discarded."""
        g, last = self.g, len(self.wall) - at - 1
        discarded = [
            g.all_of(how, self.fort_at[fort, at, place])
            for how, stays in self._without_capture(at)
            for place in range(last + 1)
            if self._after_nobody(place, last, stays) is None
        ]
        return g.any_of([self.taken[fort, at], *discarded])

    def _without_capture(self, at: int) -> list[tuple[Var, bool]]:
        """The ways in which nobody captures, each with whether the contested fort stays (variant 1).

        If nobody takes part at all, is that a tie? (reading variant-1-end)
        """
        g, nobody = self.g, self.nobody[at]
        if not self.setup.tie_stays or self.readings["variant-1-end"] == "discarded":
            return [(nobody, self.setup.tie_stays)]
        no_part = g.all_of(*(self.uses(seat, at, FILCHY) for seat in self.seats))
        return [(g.all_of(nobody, g.is_not(no_part)), True), (no_part, False)]

    def _wall_after(self, at: int) -> None:
        """One fort leaves the wall in each round. The other forts keep their order or fill the gap."""
        g = self.g
        places = range(len(self.wall) - at)
        forts = range(len(self.wall))
        ways = self._without_capture(at)
        if self._is_free(at) == g.no and all(how in (g.yes, g.no) for how in (self.nobody[at], *dict(ways))):
            self._wall_known(at)
            return
        for place in places[:-1]:
            for fort in forts:
                self.fort_at[fort, at + 1, place] = g.var(f"fort {fort} at {place} before {at + 1}")
            g.one_of(self.fort_at[fort, at + 1, place] for fort in forts)
        for fort in forts:
            self.at_most((self.fort_at[fort, at + 1, place] for place in places[:-1]), 1)
            for place in places:
                here = self.fort_at[fort, at, place]
                for how, stays in ways:
                    self._moves(fort, at, how, here, self._after_nobody(place, places[-1], stays))
                for taken in places:
                    moved = self._after_taking(place, taken)
                    self._moves(fort, at, self.place_taken[at, taken], here, moved)

    def _wall_known(self, at: int) -> None:
        """The wall after a round in which nobody chooses and it is known whether somebody captures."""
        places = range(len(self.wall) - at)
        ways = [stays for how, stays in self._without_capture(at) if how == self.g.yes]
        for place in places:
            to = self._after_nobody(place, places[-1], ways[0]) if ways else self._after_taking(place, 0)
            if to is not None:
                for fort in range(len(self.wall)):
                    self.fort_at[fort, at + 1, to] = self.fort_at[fort, at, place]

    def _moves(self, fort: int, at: int, how: Var, here: Var, to: int | None) -> None:
        if to is not None:
            self.g.follows(self.fort_at[fort, at + 1, to], how, here)
            return
        for place in range(len(self.wall) - at - 1):
            self.g.follows(self.g.is_not(self.fort_at[fort, at + 1, place]), how, here)

    def _after_nobody(self, place: int, last: int, stays: bool) -> int | None:
        """The new place of the fort at this place if nobody captures; None if it leaves the wall."""
        if stays:
            return None if place == last else place
        return place - 1 if place else None

    def _after_taking(self, place: int, taken: int) -> int | None:
        """The new place of the fort at this place if the one at ``taken`` is captured; None for that one."""
        if place == taken:
            return None
        if place > taken:
            return place - 1
        if self.setup.druhid_shifts:
            return place
        return place - 1 if place else taken - 1

    def takes_kind(self, at: int, kind: int) -> Var:
        """A fort of this kind is captured in this round."""
        forts = [fort for fort, one in enumerate(self.wall) if one & KIND == kind]
        return self.g.any_of(self.taken[fort, at] for fort in forts)

    def _open_wall(self) -> None:
        """The order of the forts is open, but a lowest positive one is first and a highest one last."""
        g, places = self.g, range(len(self.wall))
        values = [VALUES[fort & KIND] for fort in self.wall]
        positive = [value for value in values if value > 0]
        for fort in places:
            for place in places:
                ends = (place == 0 and values[fort] != min(positive)) or (
                    place == places[-1] and values[fort] != max(positive)
                )
                self.fort_at[fort, 0, place] = g.no if ends else g.var(f"fort {fort} at {place} before 0")
        for one in places:
            self.one_of(self.fort_at[one, 0, place] for place in places)
            self.one_of(self.fort_at[fort, 0, one] for fort in places)
