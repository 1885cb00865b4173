"""Who can still win the game: exact in the last turn, by sound bounds and played-out games before it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Final, NamedTuple

from adjudicator.games.romans.rules.ending import standing
from adjudicator.games.romans.search.rounds import Moment, Own, Result, follow, seductions
from adjudicator.games.romans.search.state import Down, State, Ways, turned_up
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.forts import FORTUNA, HECAS, KIND, TO_WIN, VALUES
from adjudicator.readings import Readings
from solver.answer import Outcome

BUDGET: Final = 40_000
FIRST_DESCENTS: Final = 6
DESCENTS: Final = 34
FIRST_LOOK: Final = 4_000
"""A small rest of a turn is looked through at once; a large one is first tried again at random."""
CANDIDATES: Final = 16


class Stakes(NamedTuple):
    """What is asked about the end of the game."""

    ways: Ways
    readings: Readings
    clan: int
    wins: bool
    """Is the clan to win, or to fail to?"""
    sole: bool = False
    own: Own | None = None


def has_won(q: Stakes, state: State) -> bool:
    """Has the clan won at the end of the last turn, or by three FortHece?"""
    if q.ways.neutral[q.clan]:
        return False
    if state.champion != NONE:
        return state.champion == q.clan
    own = standing(state.forts[q.clan], q.readings)
    alone = q.ways.alone and q.readings["solo-result"] == "must-outscore"
    for seat, forts in enumerate(state.forts):
        if seat == q.clan or (q.ways.neutral[seat] and not alone):
            continue
        other = standing(forts, q.readings)
        if other > own or (other == own and (q.sole or q.ways.neutral[seat])):
            return False
    return True


# What can be seen without playing


def most(held: Sequence[int], coming: Sequence[int]) -> int:
    """No more points than these: every positive fort to come, and FortUna rids the clan of a FortHeca."""
    unas = sum(fort & KIND == FORTUNA for fort in coming)
    costs = [-VALUES[fort & KIND] for fort in (*held, *coming) if fort & KIND < HECAS]
    rid = sum(sorted(costs, reverse=True)[:unas])
    return (
        sum(VALUES[fort & KIND] for fort in held) + sum(max(0, VALUES[fort & KIND]) for fort in coming) + rid
    )


def least(held: Sequence[int], coming: Sequence[int]) -> int:
    """No fewer points than these: every FortHeca to come; FortUna is worth no less than any fort it costs."""
    return sum(VALUES[fort & KIND] for fort in held) + sum(min(0, VALUES[fort & KIND]) for fort in coming)


def foreseen(
    q: Stakes, forts: Sequence[Sequence[int]], dropped: Sequence[int], coming: Sequence[int]
) -> bool | None:
    """Will the clan win whatever comes (True), can it never win (False)? None if that is not so plain."""
    if q.ways.neutral[q.clan]:
        return False
    hecas = sum(fort & KIND < HECAS for fort in coming)

    def may_end(seat: int) -> bool:
        count = sum(fort & KIND < HECAS for fort in forts[seat]) + (dropped[seat] if q.ways.in_total else 0)
        return count + hecas >= TO_WIN and (q.ways.alone or not q.ways.neutral[seat])

    alone = q.ways.alone and q.readings["solo-result"] == "must-outscore"
    rivals = [seat for seat in range(len(forts)) if seat != q.clan and (alone or not q.ways.neutral[seat])]
    if not may_end(q.clan) and any(
        most(forts[q.clan], coming) < least(forts[seat], coming) for seat in rivals
    ):
        return False
    others_end = any(may_end(seat) for seat in range(len(forts)) if seat != q.clan)
    if not others_end and all(most(forts[seat], coming) < least(forts[q.clan], coming) for seat in rivals):
        return True
    return None


# The search through the last turn


class OutOfBudget(Exception):  # noqa: N818 - an answer that did not come is not a fault
    pass


class Found(NamedTuple):
    outcome: Outcome
    path: tuple[Result, ...] = ()
    looked_at: int = 0


def find(question: Stakes, state: State, budget: int = BUDGET) -> Found:
    """A way to the end that is asked for, or the certainty that there is none."""
    search = _Search(question, budget)
    path = search.descend(state, FIRST_DESCENTS)
    if path is not None:
        return Found(Outcome.FOUND, tuple(path), search.looked_at)
    for most_rounds, descents in ((FIRST_LOOK, DESCENTS), (budget, 0)):
        search.limit = min(budget, search.looked_at + most_rounds)
        try:
            path = search.everything(state)
            outcome = Outcome.NONE if path is None else Outcome.FOUND
            return Found(outcome, tuple(path or ()), search.looked_at)
        except OutOfBudget:
            search.limit = budget
            path = search.descend(state, descents)
        if path is not None:
            return Found(Outcome.FOUND, tuple(path), search.looked_at)
    return Found(Outcome.GAVE_UP, (), search.looked_at)


@dataclass
class _Search:
    q: Stakes
    limit: int
    looked_at: int = 0
    dead: set[object] = field(default_factory=set)

    def count(self) -> None:
        self.looked_at += 1
        if self.looked_at > self.limit:
            raise OutOfBudget

    def ended(self, state: State) -> bool | None:
        """Is it settled? True if as asked."""
        if state.champion != NONE or not state.wall:
            return has_won(self.q, state) is self.q.wins
        plain = foreseen(self.q, state.forts, state.dropped, state.wall)
        return None if plain is None else plain is self.q.wins

    def descend(self, state: State, descents: int) -> list[Result] | None:
        """Rounds drawn at random, each time the most promising of a handful."""
        rng = Random(descents)
        try:
            for _ in range(descents):
                path = self.one_descent(state, rng)
                if path is not None:
                    return path
        except OutOfBudget:
            pass
        return None

    def one_descent(self, state: State, rng: Random) -> list[Result] | None:
        here, path = state, list[Result]()
        while here.wall and here.champion == NONE:
            if self.ended(here) is False:
                return None
            step = self.promising(here, rng)
            if step is None:
                return None
            path.append(step)
            here = step.after
        return path if has_won(self.q, here) is self.q.wins else None

    def promising(self, state: State, rng: Random) -> Result | None:
        best: tuple[int, Result] | None = None
        for _ in range(CANDIDATES):
            reveal = [rng.choice(turned_up(down)) for down in state.downs]
            for number, one in enumerate(self.shown(state, reveal)):
                self.count()
                score = self.score(one.after) + rng.randrange(5)
                if best is None or score > best[0]:
                    best = score, one
                if number > 10:
                    break
        return best[1] if best else None

    def shown(self, state: State, reveal: Sequence[tuple[int, Down]]) -> Iterator[Result]:
        q = self.q
        bases = tuple(sum(q.ways.strengths[kind] for kind in line) for line in state.lines)
        moment = Moment(q.ways, state, tuple(kind for kind, _ in reveal), q.own, q.clan)
        downs = tuple(down for _, down in reveal)
        for queen, victim, winner in seductions(moment, bases):
            yield from follow(moment, downs, queen, victim, winner)

    def score(self, state: State) -> int:
        """How far the clan is ahead of the best rival, in points."""
        q = self.q
        if state.champion != NONE:
            return 1000 if (state.champion == q.clan) is q.wins else -1000
        points = [sum(VALUES[fort & KIND] for fort in forts) for forts in state.forts]
        rivals = [total for seat, total in enumerate(points) if seat != q.clan and not q.ways.neutral[seat]]
        lead = points[q.clan] - max(rivals, default=0)
        return 3 * lead if q.wins else -3 * lead

    def everything(self, state: State) -> list[Result] | None:
        settled = self.ended(state)
        if settled is False:
            return None
        if not state.wall or state.champion != NONE:
            return []
        key = self.key(state)
        if key in self.dead:
            return None
        onward: dict[object, Result] = {}
        for reveal in product(*(turned_up(down) for down in state.downs)):
            for one in self.shown(state, reveal):
                self.count()
                onward.setdefault(self.key(one.after), one)
        for one in onward.values():
            path = self.everything(one.after)
            if path is not None:
                return [one, *path]
        self.dead.add(key)
        return None

    def key(self, state: State) -> object:
        forts = tuple(tuple(sorted(held)) for held in state.forts)
        return state.wall, state.lines, state.downs, forts, state.dropped, state.champion
