"""The variables of the program of a turn, and the known cards that it starts from."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from adjudicator.games.romans.table.cards import CHARIOTT, DRUHID, HORSIE, NONE, QWEEN, SVORD, UNKNOWN
from adjudicator.games.romans.table.table import ClanCards, Setup, Table
from adjudicator.readings import Readings
from solver.gates import Gates
from solver.program import Var, count

KINDS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 7)
"""The warrior on each of a clan's nine cards."""
CARDS: Final = range(9)
CHARIOTTS: Final = (7, 8)


class Clan(NamedTuple):
    """The known cards of a clan. A card is an index in ``KINDS``."""

    seat: int
    neutral: bool
    up: frozenset[int]
    gone: frozenset[int]
    """Cards that cannot be revealed any more: face up, spent, or known to be aside."""
    fixed: tuple[int, ...]
    """Warriors from the contested fort on; UNKNOWN where the card is not known."""


def _given_clan(setup: Setup, seat: int, cards: ClanCards) -> Clan:
    """The clan's cards as given. The first Ch'ariott card stands for the one that left first."""
    up: set[int] = set()
    gone: set[int] = set()
    for kind in (*cards.spent, *cards.aside):
        gone.add(_card(kind, gone))
    for kind in cards.shown:
        card = _card(kind, gone | up)
        up.add(card)
    return Clan(seat, setup.neutral[seat], frozenset(up), frozenset(gone | up), laid_from_here(cards))


def laid_from_here(cards: ClanCards) -> tuple[int, ...]:
    """The cards laid at the forts still in the wall. The first one may have been revealed in this round."""
    return cards.down if cards.now == NONE else (cards.now, *cards.down)


def _card(kind: int, taken: set[int]) -> int:
    return CHARIOTTS[1] if kind == CHARIOTT and CHARIOTTS[0] in taken else kind


def known_cards(clan: Clan) -> dict[int, int]:
    """The cards known to lie face down, each with its place. The second Ch'ariott card is used first."""
    known: dict[int, int] = {}
    for place, kind in enumerate(clan.fixed):
        if kind == CHARIOTT:
            left = [card for card in CHARIOTTS if card not in clan.gone and card not in known]
            known[left[-1]] = place
        elif kind != UNKNOWN:
            known[kind] = place
    return known


Revealed = Mapping[tuple[int, int], int]
"""By seat and round: the warrior shown there, if the question is only about these cards."""


class Variables:
    """The variables for every hidden card, every choice and their effects.

    ``at`` is a round, 0 for the next one. A fort is its index in ``wall``. ``g`` builds the program.
    """

    def __init__(self, table: Table, readings: Readings, rounds: int, shown: Revealed | None = None) -> None:
        self.g = Gates()
        self.shown = shown or {}
        self.table, self.readings = table, readings
        self.setup = table.setup
        self.rounds = range(rounds)
        self.clans = [_given_clan(table.setup, seat, cards) for seat, cards in enumerate(table.cards)]
        self.seats = range(len(self.clans))
        self.wall = table.wall
        self.strengths = [table.setup.strengths[kind] for kind in KINDS]
        """By card. No two warriors are equally strong, so the weakest of several is always one warrior."""
        g, no = self.g, self.g.no
        self.up: dict[tuple[int, int, int], Var] = {}
        """Seat, round, card: face up before the round."""
        for clan in self.clans:
            for card in CARDS:
                self.up[clan.seat, 0, card] = g.yes if card in clan.up else no
        self.reveals_card: dict[tuple[int, int, int], Var] = {}
        self.shows: dict[tuple[int, int, int], Var] = {}
        """Seat, round, warrior: the clan reveals this warrior."""
        self.captures: dict[tuple[int, int], Var] = {}
        self.nobody: dict[int, Var] = {}
        self.archers_cancel: dict[int, Var] = {}
        """Round: several clans tied for the highest total reveal an Arch'r that counts. Only stated if that
        spares Horsies."""
        self.place_taken: dict[tuple[int, int], Var] = {}
        """Round, place in the wall: the fort at this place is captured."""
        self.taken: dict[tuple[int, int], Var] = {}
        """Fort, round: the fort is captured."""
        self.fort_at: dict[tuple[int, int, int], Var] = {}
        """Fort, round, place: the fort is at this place before the round."""
        self.seduce: dict[tuple[int, int, int], Var] = {}
        """Seat of Qween, seat of the victim, round."""
        self.pays: dict[tuple[int, int, int], Var] = {}
        self.horsie_costs: dict[tuple[int, int, int], Var] = {}
        self.keeps: dict[tuple[int, int, int], Var] = {}
        """Seat, round, card: kept by the capturer."""
        self.there: dict[tuple[int, int, int], Var] = {}
        """Seat, round, card: face up after colliding Ch'ariotts have left."""
        self.qween_acts: dict[tuple[int, int], Var] = {}
        """Seat, round: this clan's Qween may or must seduce."""
        self.seducible: dict[tuple[int, int], Var] = {}
        self.horsie_may_cost: dict[tuple[int, int, int], Var] = {}
        """Seat, round, card: Horsie may cost this card."""
        self.axx_may_stay: dict[tuple[int, int], Var] = {}
        """Seat, round: the capturer's Axx may stay."""
        self.spares_axx: dict[tuple[int, int], Var] = {}
        """Seat, round: the capturer pays for Fort Fokus with another card than Axx."""
        self.gives_up: dict[tuple[int, int, int], Var] = {}
        """Seat, round, fort: given up for FortUna."""
        for fort in range(len(self.wall)):
            for place in range(len(self.wall)):
                self.fort_at[fort, 0, place] = g.yes if fort == place else no
        self.over: dict[int, Var] = dict.fromkeys(range(rounds + 1), no)
        """The game has ended before this round."""
        self.champion: dict[int, Var] = {}
        self.holds: dict[tuple[int, int, int], Var] = {}
        """Seat, fort, round: held before the round. Forts held from the start are numbered after the wall."""
        self.kinds: list[int] = []
        """The kind of each fort by its number, if forts matter."""
        self.laid: dict[int, dict[int, Var]] = {}
        """Seat, card: it is one of those laid from the contested fort on. Only stated if a line needs it."""
        self.collided: dict[tuple[int, int], Var] = {}
        """Seat, card: a Ch'ariott that collides in the round that is being stated."""

    # Readings

    def has_power(self, seat: int, kind: int) -> bool:
        """Does this warrior's ability work for this clan?"""
        if not self.clans[seat].neutral or kind == HORSIE:
            return True
        wide = self.readings["neutral-powers"] == "all-but-three"
        return wide and kind not in (QWEEN, DRUHID, SVORD)

    def rule_chooses(self, seat: int) -> bool:
        """Does a rule choose for this clan?"""
        return self.clans[seat].neutral and self.readings["neutral-choices"] == "weakest"

    def uses(self, seat: int, at: int, kind: int) -> Var:
        return self.shows[seat, at, kind] if self.has_power(seat, kind) else self.g.no

    # Statements without the parts that are never true

    def possible(self, parts: Iterable[Var]) -> list[Var]:
        return [part for part in parts if part != self.g.no]

    def at_most(self, parts: Iterable[Var], bound: int) -> None:
        parts = self.possible(parts)
        if len(parts) > bound:
            self.g.program.at_most(count(parts), bound)

    def one_of(self, parts: Iterable[Var]) -> None:
        parts = self.possible(parts)
        if parts != [self.g.yes]:
            self.g.one_of(parts)

    def choose_one(self, what: str, able: Sequence[Var], must: Var) -> list[Var]:
        """For each of these whether it is the one chosen: one that is able, if one must be chosen."""
        g = self.g
        chosen = []
        for number, one in enumerate(able):
            if g.no in (must, one):
                chosen.append(g.no)
                continue
            choice = g.var(f"{what} {number}")
            g.follows(one, choice)
            g.follows(must, choice)
            chosen.append(choice)
        choices = self.possible(chosen)
        if choices:
            g.program.at_least(count(choices), 1, when=[must])
            self.at_most(choices, 1)
        return chosen
