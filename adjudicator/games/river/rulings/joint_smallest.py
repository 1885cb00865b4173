"""The fewest visible cards that already keep some dams from all being held.

Every way to hold the dams with more cards unseen must be spoilt by one of them. So ways are collected, the
fewest cards that spoil them all are taken as seen, and the search looks for a way round them; when there is
none, these cards are the smallest reason. Cards at the dams themselves are given and never counted.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rulings.control_flips import elites_unseen, most_wazki, smallest_reason
from adjudicator.games.river.search.joint import Budget, GaveUp, Held, hold
from adjudicator.games.river.search.joint_dams import Joint, Pool, joint
from adjudicator.games.river.search.joint_sides import elite_mask, elite_names
from adjudicator.games.river.table.cards import BIT, DECK, ELITE_COPIES, names
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from solver.program import Program, Var, count
from solver.smallest import OutOfBudget, smallest

QUESTIONS: Final = 600
"""So often the search is asked; then it is left at cards none of which can be left out."""
STEPS: Final = 6_000


class Reasons(NamedTuple):
    """Visible cards that settle it: the fewest, or at least none too many."""

    cards: tuple[str, ...]
    fewest: bool


class _Way(NamedTuple):
    """What a way to hold the dams takes of the visible cards."""

    cards: int
    elites: tuple[str, ...]


@dataclass(slots=True)
class _Question:
    position: Position
    readings: Readings
    table: Joint
    """The dams with everything unseen that could be."""
    shown: int
    """The visible battle cards that could serve at one of the dams."""
    shown_elites: tuple[str, ...]
    budget: Budget
    left: int = QUESTIONS
    ways: list[_Way] = field(default_factory=list)

    def way(self, cards: int, elites: tuple[str, ...]) -> _Way | None:
        """A way to hold the dams, if of the visible cards these were unseen."""
        self.left -= 1
        if self.left < 0:
            raise GaveUp
        pool = self.position.unseen | cards | elite_mask(self._to_come(elites))
        held = hold(list(self.table.fronts.values()), pool, self.table.limit, self.budget)
        return None if held is None else self._of(held)

    def _to_come(self, elites: tuple[str, ...]) -> tuple[str, ...]:
        """The elites that the defender might bring, if these visible ones were unseen."""
        unseen = elites_unseen(self.position)
        left = {elite: unseen.count(elite) + elites.count(elite) for elite in ELITE_COPIES}
        left["wazka"] = min(left["wazka"], most_wazki(self.position, self.readings))
        return tuple(elite for elite, copies in left.items() for _ in range(copies))

    def _of(self, held: Held) -> _Way:
        cards = 0
        brought: tuple[str, ...] = ()
        for one in held.values():
            cards |= one & self.shown
            brought += elite_names(one)
        unseen = elites_unseen(self.position)
        extra = {elite: brought.count(elite) - unseen.count(elite) for elite in ELITE_COPIES}
        return _Way(cards, tuple(elite for elite, copies in extra.items() for _ in range(copies)))

    def lean(self, way: _Way) -> _Way:
        """The same with no visible card too many: the fewer it takes, the more it says."""
        for card in reversed(names(way.cards)):
            if way.cards & BIT[card]:
                way = self.way(way.cards & ~BIT[card], way.elites) or way
        for elite in way.elites:
            if elite in way.elites:
                place = way.elites.index(elite)
                way = self.way(way.cards, way.elites[:place] + way.elites[place + 1 :]) or way
        return way


def reason(position: Position, dams: Sequence[Dam], readings: Readings) -> Reasons:
    """For dams that can't all be held: the visible cards elsewhere that settle it."""
    question = _ask(position, dams, readings)
    if question.table.lost:
        return Reasons((), True)
    try:
        if len(dams) == 1:
            at = contest(position, dams[0], readings)
            return Reasons(smallest_reason(position, dams[0], readings, at), True)
        return Reasons(_fewest(question), True)
    except (GaveUp, OutOfBudget):
        question.left, question.budget = QUESTIONS, Budget(STEPS)
    return Reasons(_none_too_many(question), False)


def _ask(position: Position, dams: Sequence[Dam], readings: Readings) -> _Question:
    here = 0
    for dam in dams:
        here |= dam.attacker_stand.real | dam.defender_stand.real
    shown = DECK & ~position.unseen & ~here
    limit = contest(position, dams[0], readings).spare_limit
    elites: tuple[str, ...] = ()
    if limit:
        seen = [card for dam in position.dams if dam not in dams for card in (*dam.attacker, *dam.defender)]
        seen += position.discard
        elites = tuple(elite for elite in ELITE_COPIES for _ in range(seen.count(elite)))
    question = _Question(position, readings, joint(position, dams, readings), shown, elites, Budget(STEPS))
    to_come = question._to_come(elites) if limit else ()
    question.table = joint(position, dams, readings, Pool(position.unseen | shown, to_come, limit))
    return question


def _fewest(question: _Question) -> tuple[str, ...]:
    while True:
        chosen, elites = _spoiling(question)
        found = question.way(question.shown & ~chosen, _less(question.shown_elites, elites))
        if found is None:
            return (*names(chosen), *elites)
        while found is not None:
            lean = question.lean(found)
            question.ways.append(lean)
            # Look for more of them beside it, before all are weighed again.
            chosen |= lean.cards
            elites = _more(question.shown_elites, elites, lean.elites)
            found = question.way(question.shown & ~chosen, _less(question.shown_elites, elites))


def _none_too_many(question: _Question) -> tuple[str, ...]:
    """Cards none of which can be left out: visible cards are given back as long as the dams still fall."""
    chosen, elites = question.shown, question.shown_elites
    for card in reversed(names(question.shown)):
        fewer = chosen & ~BIT[card]
        if question.way(question.shown & ~fewer, _less(question.shown_elites, elites)) is None:
            chosen = fewer
    for elite in question.shown_elites:
        rest = _less(elites, (elite,))
        if question.way(question.shown & ~chosen, _less(question.shown_elites, rest)) is None:
            elites = rest
    return (*names(chosen), *elites)


def _less(elites: tuple[str, ...], taken: Sequence[str]) -> tuple[str, ...]:
    left = list(elites)
    for elite in taken:
        left.remove(elite)
    return tuple(left)


def _more(shown: tuple[str, ...], elites: tuple[str, ...], taken: Sequence[str]) -> tuple[str, ...]:
    """These elites and, of those taken, as many more as are visible."""
    counts = {
        elite: min(shown.count(elite), elites.count(elite) + (shown.count(elite) if elite in taken else 0))
        for elite in ELITE_COPIES
    }
    return tuple(elite for elite, copies in counts.items() for _ in range(copies))


def _spoiling(question: _Question) -> tuple[int, tuple[str, ...]]:
    """The fewest visible cards that spoil every way known so far, the first of them in canonical order."""
    program = Program()
    cards = {card: program.var(card) for card in names(question.shown)}
    copies: dict[str, list[Var]] = {elite: [] for elite in ELITE_COPIES}
    for elite in question.shown_elites:
        copies[elite].append(program.var(f"{elite} {len(copies[elite])}"))
    for way in question.ways:
        ends = [cards[card] for card in names(way.cards)]
        for elite in dict.fromkeys(way.elites):
            # With so many seen that fewer than the way takes are left, it is spoilt as well.
            end = program.var(f"{elite} too few")
            wanted = len(copies[elite]) - way.elites.count(elite) + 1
            program.at_least(count(copies[elite]), wanted, when=[end])
            ends.append(end)
        program.at_least(count(ends), 1)
    elites = [var for one in copies.values() for var in one]
    chosen = smallest(program, [*cards.values(), *elites])
    assert chosen is not None, "all visible cards together spoil every way"
    picked = set(chosen)
    return (
        sum(BIT[card] for card, var in cards.items() if var in picked),
        tuple(elite for elite, one in copies.items() for var in one if var in picked),
    )
