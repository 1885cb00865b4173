"""The smallest reason of an upheld ``joint-control``: the fewest visible cards that rule out a holding.

If more cards were unseen, there would be holdings: sets of visible cards with which all the dams could be
held. The reason must contain a card of every holding. So holdings are collected, and the fewest cards that
spoil all of them are found. Then the search looks for a holding without these cards. If there is none, they
are the smallest reason. Cards at the dams themselves are given and never counted.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from adjudicator.games.river.models.joint_control import ask_solver
from adjudicator.games.river.rules.contest import (
    Pool,
    contest,
    elites_to_come,
    elites_unseen,
    most_wazki,
    usable_elites,
)
from adjudicator.games.river.rulings.control_flips import (
    agree_on_reason,
    elites_elsewhere,
    seen_only,
    smallest_reason,
    without,
)
from adjudicator.games.river.search.joint_allocation import Allocation, Budget, allocate
from adjudicator.games.river.search.joint_dams import JointDams, joint_dams
from adjudicator.games.river.search.joint_sides import elite_mask, elite_names
from adjudicator.games.river.table.cards import BIT, DECK, ELITE_COPIES, names
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver import cpsat
from solver.answer import Answer, Outcome, OutOfBudget
from solver.program import Program, Var, count
from solver.smallest import Purse, smallest

MOST_SEARCHES: Final = 600
"""After this many searches the fewest cards are not found; any set without a needless card is taken."""
STEPS: Final = 6_000
"""Steps of all these searches together."""
SECONDS: Final = 4.0
"""Deterministic seconds of all questions for the fewest cards together."""


class JointReason(NamedTuple):
    """Visible cards that rule out holding all the dams."""

    cards: tuple[str, ...]
    fewest: bool
    """If not, the set may not be the smallest, but no card of it can be left out."""


class _Holding(NamedTuple):
    """The visible cards that are used in one way of holding the dams."""

    cards: int
    elites: tuple[str, ...]


@dataclass(slots=True)
class _ReasonSearch:
    table: JointDams
    """The dams, with every visible card elsewhere taken as unseen."""
    unseen: int
    unseen_elites: tuple[str, ...]
    wazki: int
    """The most Ważki that the defender might bring (reading dragonfly-limit)."""
    visible: int
    """The visible battle cards that are not at one of the dams."""
    visible_elites: tuple[str, ...]
    budget: Budget = field(default_factory=lambda: Budget(STEPS))
    left: int = MOST_SEARCHES
    purse: Purse = field(default_factory=lambda: Purse(SECONDS))
    holdings: list[_Holding] = field(default_factory=list)

    def find_holding(self, cards: int, elites: tuple[str, ...]) -> _Holding | None:
        """A holding if these of the visible cards were unseen; None if the dams can't be held even then."""
        self.left -= 1
        if self.left < 0:
            raise OutOfBudget
        to_come = usable_elites(self.unseen_elites + elites, self.wazki)
        pool = self.unseen | cards | elite_mask(to_come)
        allocation = allocate(list(self.table.open_dams.values()), pool, self.table.limit, self.budget)
        return None if allocation is None else self._holding_of(allocation)

    def _holding_of(self, allocation: Allocation) -> _Holding:
        cards = 0
        brought: tuple[str, ...] = ()
        for one in allocation.values():
            cards |= one & self.visible
            brought += elite_names(one)
        extra = {elite: brought.count(elite) - self.unseen_elites.count(elite) for elite in ELITE_COPIES}
        return _Holding(cards, tuple(elite for elite, copies in extra.items() for _ in range(copies)))

    def reduced(self, holding: _Holding) -> _Holding:
        """A holding without any card that can be left out. The fewer cards it has, the more it rules out."""
        for card in reversed(names(holding.cards)):
            if holding.cards & BIT[card]:
                holding = self.find_holding(holding.cards & ~BIT[card], holding.elites) or holding
        for elite in holding.elites:
            if elite in holding.elites:
                place = holding.elites.index(elite)
                fewer = holding.elites[:place] + holding.elites[place + 1 :]
                holding = self.find_holding(holding.cards, fewer) or holding
        return holding


def smallest_joint_reason(position: Position, dams: Sequence[Dam], readings: Readings) -> JointReason | None:
    """For dams that can't all be held: the visible cards elsewhere that rule it out.

    That they do is put to the model, too. None if it does not confirm it.
    """
    search = _reason_search(position, dams, readings)
    if search.table.lost:
        return JointReason((), True)
    if len(dams) == 1:
        alone = smallest_reason(position, dams[0], readings, contest(position, dams[0], readings))
        return None if alone is None else JointReason(alone, True)
    reason = _found_reason(search)
    only = seen_only(position, dams, reason.cards)
    answers = Answer("search", Outcome.NONE), ask_solver(cpsat.NAME, cpsat.solve, only, dams, readings)
    return reason if agree_on_reason(answers) else None


def _found_reason(search: _ReasonSearch) -> JointReason:
    try:
        return JointReason(_fewest_cards(search), True)
    except OutOfBudget:
        search.left, search.budget = MOST_SEARCHES, Budget(STEPS)
    return JointReason(_irreducible_cards(search), False)


def _reason_search(position: Position, dams: Sequence[Dam], readings: Readings) -> _ReasonSearch:
    here = 0
    for dam in dams:
        here |= dam.attacker_laid.real | dam.defender_laid.real
    visible = DECK & ~position.unseen & ~here
    _, limit = elites_to_come(position, readings)
    elites, unseen_elites = elites_elsewhere(position, dams, limit), elites_unseen(position)
    wazki = most_wazki(position, readings)
    to_come = usable_elites(unseen_elites + elites, wazki) if limit else ()
    table = joint_dams(position, dams, readings, Pool(position.unseen | visible, to_come, limit))
    return _ReasonSearch(table, position.unseen, unseen_elites, wazki, visible, elites)


def _fewest_cards(search: _ReasonSearch) -> tuple[str, ...]:
    while True:
        chosen, elites = _fewest_spoiling(search)
        found = search.find_holding(search.visible & ~chosen, without(search.visible_elites, elites))
        if found is None:
            return (*names(chosen), *elites)
        while found is not None:
            reduced = search.reduced(found)
            search.holdings.append(reduced)
            # Look for a holding without these cards, too, before the fewest cards are found again.
            chosen |= reduced.cards
            elites = _with_more(search.visible_elites, elites, reduced.elites)
            found = search.find_holding(search.visible & ~chosen, without(search.visible_elites, elites))


def _irreducible_cards(search: _ReasonSearch) -> tuple[str, ...]:
    """A set without a needless card: cards are dropped one by one as long as the dams can't be held."""
    chosen, elites = search.visible, search.visible_elites
    for card in reversed(names(search.visible)):
        fewer = chosen & ~BIT[card]
        if search.find_holding(search.visible & ~fewer, without(search.visible_elites, elites)) is None:
            chosen = fewer
    for elite in search.visible_elites:
        rest = without(elites, (elite,))
        if search.find_holding(search.visible & ~chosen, without(search.visible_elites, rest)) is None:
            elites = rest
    return (*names(chosen), *elites)


def _with_more(visible: tuple[str, ...], elites: tuple[str, ...], taken: Sequence[str]) -> tuple[str, ...]:
    """These elites, and all visible copies of the elites in ``taken``."""
    counts = {
        elite: min(
            visible.count(elite), elites.count(elite) + (visible.count(elite) if elite in taken else 0)
        )
        for elite in ELITE_COPIES
    }
    return tuple(elite for elite, copies in counts.items() for _ in range(copies))


def _fewest_spoiling(search: _ReasonSearch) -> tuple[int, tuple[str, ...]]:
    """The fewest visible cards that spoil every known holding; the first such set in canonical order."""
    program = Program()
    cards = {card: program.var(card) for card in names(search.visible)}
    copies: dict[str, list[Var]] = {elite: [] for elite in ELITE_COPIES}
    for elite in search.visible_elites:
        copies[elite].append(program.var(f"{elite} {len(copies[elite])}"))
    for holding in search.holdings:
        spoilers = [cards[card] for card in names(holding.cards)]
        for elite in dict.fromkeys(holding.elites):
            # A holding is also spoilt if too few copies of one of its elites are unseen.
            too_few = program.var(f"{elite} too few")
            wanted = len(copies[elite]) - holding.elites.count(elite) + 1
            program.at_least(count(copies[elite]), wanted, when=[too_few])
            spoilers.append(too_few)
        program.at_least(count(spoilers), 1)
    elites = [var for one in copies.values() for var in one]
    chosen = smallest(program, [*cards.values(), *elites], purse=search.purse)
    assert chosen is not None, "all visible cards together spoil every holding"
    picked = set(chosen)
    return (
        sum(BIT[card] for card, var in cards.items() if var in picked),
        tuple(elite for elite, one in copies.items() for var in one if var in picked),
    )
