"""The part of the program about discarded warriors: Fort Fokus, the capturer, seduced warriors, Horsie."""

from adjudicator.games.romans.models.captures import Captures
from adjudicator.games.romans.models.variables import CARDS, CHARIOTTS
from adjudicator.games.romans.table.cards import AXX, HORSIE
from adjudicator.games.romans.table.forts import FOKUS, KOMFORT
from solver.program import Var


class Discards(Captures):
    """Which warriors are face up after a round."""

    def _face_up_after(self, at: int) -> None:
        g = self.g
        fokus, komfort = self.takes_kind(at, FOKUS), self.takes_kind(at, KOMFORT)
        for seat in self.seats:
            win = self.captures[seat, at]
            lose = g.is_not(win)
            there = [
                g.any_of(
                    (
                        self.up[seat, at, card],
                        g.all_of(self.reveals_card[seat, at, card], g.is_not(self.collided[seat, card])),
                    )
                )
                for card in CARDS
            ]
            for card in CARDS:
                self.there[seat, at, card] = there[card]
            self._pay_fokus(at, seat, fokus, there)
            self._keep(at, seat, fokus, komfort, there)
            taken_along = g.no
            if self.readings["qween-victim"] == "discarded":
                taken_along = g.any_of(
                    g.all_of(self.seduce[queen, seat, at], self.captures[queen, at]) for queen in self.seats
                )
            rest = [
                g.all_of(
                    there[card],
                    g.is_not(self.pays[seat, at, card]),
                    g.is_not(g.all_of(taken_along, self.reveals_card[seat, at, card])),
                )
                for card in CARDS
            ]
            self._pay_horsie(at, seat, rest)
            for card in CARDS:
                stays = g.all_of(lose, rest[card], g.is_not(self.horsie_costs[seat, at, card]))
                self.up[seat, at + 1, card] = g.any_of((stays, g.all_of(win, self.keeps[seat, at, card])))

    def _pay_fokus(self, at: int, seat: int, fokus: Var, there: list[Var]) -> None:
        """Every clan but the capturer pays one card for Fort Fokus. For the capturer see ``_axx_stays``."""
        g = self.g
        must = g.all_of(fokus, g.is_not(self.captures[seat, at]), g.any_of(there))
        pays = self.choose_one(f"{seat} pays in {at}", there, must)
        self.pays |= {(seat, at, card): pays[card] for card in CARDS}
        if self.rule_chooses(seat):
            self._weakest(pays, there)
            both = g.all_of(*(there[card] for card in CHARIOTTS))
            for card in CHARIOTTS:  # of two Ch'ariotts the earlier one goes
                fresh = self.reveals_card[seat, at, card]
                if g.no not in (pays[card], fresh):
                    g.never(pays[card], both, fresh)

    def _weakest(self, chosen: list[Var], able: list[Var]) -> None:
        """No card is chosen while a weaker one could be."""
        for card in CARDS:
            for other in CARDS:
                if self.strengths[other] < self.strengths[card] and self.g.no not in (
                    chosen[card],
                    able[other],
                ):
                    self.g.never(chosen[card], able[other])

    def _keep(self, at: int, seat: int, fokus: Var, komfort: Var, there: list[Var]) -> None:
        """What the capturer keeps: Axx by his power, the weakest by KomFort."""
        g = self.g
        by_axx = self._axx_stays(at, seat, fokus)
        by_fort: dict[int, Var] = dict.fromkeys(CARDS, g.no)
        if not self.rule_chooses(seat) and komfort != g.no:
            for card in CARDS:
                if there[card] != g.no:
                    keep = g.var(f"{seat} keeps {card} in {at}")
                    by_fort[card] = keep
                    g.follows(komfort, keep)
                    g.follows(self.captures[seat, at], keep)
                    g.follows(there[card], keep)
            self._weakest([by_fort[card] for card in CARDS], there)
            one_at_most = self.readings["axx-and-komfort"] == "one"
            self.at_most([*by_fort.values(), by_axx] if one_at_most else by_fort.values(), 1)
        for card in CARDS:
            self.keeps[seat, at, card] = g.any_of((by_fort[card], by_axx)) if card == AXX else by_fort[card]

    def _axx_stays(self, at: int, seat: int, fokus: Var) -> Var:
        """The capturer keeps Axx. At Fort Fokus another card must pay for it (reading axx-and-fokus)."""
        g = self.g
        shown = g.all_of(self.uses(seat, at, AXX), self.captures[seat, at])
        if shown == g.no:
            return g.no
        if self.readings["axx-and-fokus"] == "warrior-first":
            pays_otherwise = g.no
        elif self.rule_chooses(seat):
            weaker = [self.up[seat, at, card] for card in CARDS if self.strengths[card] < self.strengths[AXX]]
            pays_otherwise = g.any_of(weaker)
        else:
            spared = g.var(f"{seat} spares Axx in {at}")
            self.spares_axx[seat, at] = spared
            pays_otherwise = g.all_of(spared, g.any_of(self.up[seat, at, card] for card in CARDS))
        may = g.all_of(shown, g.any_of((g.is_not(fokus), pays_otherwise)))
        self.axx_may_stay[seat, at] = may
        if self.rule_chooses(seat):
            return may if self.readings["neutral-axx"] == "stays" else g.no
        stays = g.var(f"{seat} keeps Axx in {at}")
        g.follows(may, stays)
        return stays

    def _spares(self, at: int) -> Var:
        """No Horsie acts in this round (readings horsie-trigger, archer-pair-keeps)."""
        if self.readings["horsie-trigger"] == "not-in-ties":
            return self.nobody[at]
        return self.archers_cancel[at] if self.readings["archer-pair-keeps"] == "all-keep" else self.g.no

    def _pay_horsie(self, at: int, seat: int, rest: list[Var]) -> None:
        """A Horsie that did not capture costs an earlier card, or himself if there is none."""
        g = self.g
        horsie_failed = g.all_of(
            self.shows[seat, at, HORSIE], g.is_not(self.captures[seat, at]), g.is_not(self._spares(at))
        )
        fresh = [self.reveals_card[seat, at, card] for card in CARDS]
        earlier = [g.all_of(rest[card], g.is_not(fresh[card])) for card in CARDS]
        able = rest
        if self.readings["horsie-victim"] == "earlier":
            others = g.any_of(earlier)
            able = [g.all_of(rest[card], g.any_of((earlier[card], g.is_not(others)))) for card in CARDS]
        must = g.all_of(horsie_failed, g.any_of(able))
        costs = self.choose_one(f"{seat} loses in {at}", able, must)
        for card in CARDS:
            self.horsie_may_cost[seat, at, card] = g.all_of(horsie_failed, able[card])
            self.horsie_costs[seat, at, card] = costs[card]
        if self.rule_chooses(seat):
            self._weakest(costs, able)
