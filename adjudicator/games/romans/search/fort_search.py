"""Can it come to this? A search through the rounds that are left, over hidden cards and choices.

It follows one fort, marked in the wall, and asks whether a clan can still take it, or can still miss it.
First a few descents that head for the goal; then everything, with tables met before and tables without hope
left out. A budget counts the rounds looked at: the same work on every machine.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from random import Random
from typing import Final, NamedTuple

from adjudicator.games.romans.search.fort_bounds import never, surely
from adjudicator.games.romans.search.rounds import Moment, Own, Result, follow, seductions
from adjudicator.games.romans.search.state import Down, State, Ways, may_show, turned_up
from adjudicator.games.romans.table.cards import DRUHID, FILCHY, NONE
from adjudicator.games.romans.table.forts import HECAS, KIND, MARK, TO_WIN
from solver.answer import Outcome

BUDGET: Final = 120_000
"""Rounds looked at before the search gives up; about two seconds."""
FIRST_DESCENTS: Final = 6
DESCENTS: Final = 54
FIRST_LOOK: Final = 6_000
"""A small rest of a turn is looked through at once; a large one is first tried again at random."""
CANDIDATES: Final = 40
"""In a descent, so many ways a round may go are compared at each step."""


class Question(NamedTuple):
    ways: Ways
    clan: int
    takes: bool
    """Is the clan to take the marked fort, or to miss it?"""
    own: Own | None = None
    """What the clan's own line leaves it to choose."""


class Found(NamedTuple):
    outcome: Outcome
    path: tuple[Result, ...] = ()
    """The rounds that lead there."""
    looked_at: int = 0


class OutOfBudget(Exception):  # noqa: N818 - an answer that did not come is not a fault
    pass


def find(question: Question, state: State, budget: int = BUDGET) -> Found:
    """A way to the goal, or the certainty that there is none."""
    search = _Search(question, budget)
    path = search.descend(state, FIRST_DESCENTS)
    if path is not None:
        return Found(Outcome.FOUND, tuple(path), search.looked_at)
    for most, descents in ((FIRST_LOOK, DESCENTS), (budget, 0)):
        search.limit = min(budget, search.looked_at + most)
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


def marked(wall: tuple[int, ...]) -> int:
    """The place of the fort that is followed, NONE if it has left the wall."""
    return next((place for place, fort in enumerate(wall) if fort & MARK), NONE)


@dataclass
class _Search:
    question: Question
    limit: int
    looked_at: int = 0
    dead: set[object] = field(default_factory=set)
    """Tables from which the goal is out of reach."""

    def count(self, rounds: int = 1) -> None:
        self.looked_at += rounds
        if self.looked_at > self.limit:
            raise OutOfBudget

    # Is it settled?

    def reached(self, one: Result) -> bool | None:
        """Has this round brought the goal, or put it out of reach? None if play goes on."""
        q = self.question
        if one.taken != NONE and one.taken & MARK:
            return (one.winner == q.clan) is q.takes
        if one.after.champion != NONE or marked(one.after.wall) == NONE:
            return not q.takes
        return None

    def hopeless(self, state: State) -> bool:
        q = self.question
        place = marked(state.wall)
        return never(q.ways, state, q.clan, place) if q.takes else surely(q.ways, state, q.clan, place)

    def glance(self, moment: Moment, winner: int) -> bool | None:
        """The same before any choice is made: settled if the contested fort is the one that is followed."""
        q = self.question
        if not moment.state.wall[0] & MARK:
            return None
        if winner == NONE:
            return None if q.ways.tie_stays and len(moment.state.wall) > 1 else not q.takes
        if moment.uses(winner, DRUHID) and len(moment.state.wall) > 1:
            return None
        return (winner == q.clan) is q.takes

    # A few tries

    def descend(self, state: State, descents: int) -> list[Result] | None:
        """Rounds drawn at random, each time the most promising of a handful."""
        if not descents or self.hopeless(state):
            return None
        rng = Random(descents)
        try:
            at_once = self.at_once(state, rng)
            if at_once is not None:
                return [at_once]
            for _ in range(descents if len(state.wall) > 1 else 0):
                path = self.one_descent(state, rng)
                if path is not None:
                    return path
        except OutOfBudget:
            pass
        return None

    def one_descent(self, state: State, rng: Random) -> list[Result] | None:
        here, path = state, list[Result]()
        while (step := self.promising(here, rng)) is not None and not self.hopeless(step.after):
            path.append(step)
            here = step.after
            at_once = self.at_once(here, rng)
            if at_once is not None:
                return [*path, at_once]
        return None

    def promising(self, state: State, rng: Random) -> Result | None:
        best: tuple[int, Result] | None = None
        bases = self.bases(state)
        for _ in range(CANDIDATES):
            reveal = [rng.choice(turned_up(down)) for down in state.downs]
            moment = self.moment(state, reveal)
            found = [one for one in seductions(moment, bases) if self.glance(moment, one[2]) is None]
            if not found:
                self.count()
                continue
            for one in islice(follow(moment, tuple(down for _, down in reveal), *rng.choice(found)), 12):
                self.count()
                if self.reached(one) is None:
                    score = self.score(one.after) + rng.randrange(4)
                    if best is None or score > best[0]:
                        best = score, one
        return best[1] if best else None

    def score(self, state: State) -> int:
        """How well the clan stands against the strongest rival."""
        q = self.question
        totals = self.bases(state)
        lead = totals[q.clan] - max(total for seat, total in enumerate(totals) if seat != q.clan)
        if not q.takes:
            return -lead
        out = sum(may_show(down, 0) >> FILCHY & 1 for seat, down in enumerate(state.downs) if seat != q.clan)
        return lead + 4 * out

    def moment(self, state: State, reveal: Sequence[tuple[int, Down]]) -> Moment:
        q = self.question
        return Moment(q.ways, state, tuple(kind for kind, _ in reveal), q.own, q.clan)

    def bases(self, state: State) -> tuple[int, ...]:
        strengths = self.question.ways.strengths
        return tuple(sum(strengths[kind] for kind in line) for line in state.lines)

    def at_once(self, state: State, rng: Random) -> Result | None:
        """A way to reach the goal in this very round."""
        bases = self.bases(state)
        reveals = list(product(*(turned_up(down) for down in state.downs)))
        rng.shuffle(reveals)
        for reveal in reveals:
            self.count()
            moment = self.moment(state, reveal)
            for queen, victim, winner in seductions(moment, bases):
                settled = self.glance(moment, winner)
                if settled is False or (settled is None and not self.may_settle(moment, winner)):
                    continue
                for one in follow(moment, tuple(down for _, down in reveal), queen, victim, winner):
                    if self.reached(one):
                        return one
        return None

    def may_settle(self, moment: Moment, winner: int) -> bool:
        """Might this capture decide about the fort that is followed, though it is not the contested one?"""
        q = self.question
        if winner == NONE:
            return q.ways.tie_stays and not q.takes
        if moment.uses(winner, DRUHID):
            return (winner == q.clan) is q.takes or winner == q.clan
        return not q.takes and any(fort & KIND < HECAS for fort in moment.state.wall[:1])

    # Everything

    def everything(self, state: State) -> list[Result] | None:
        """All that may happen, round by round."""
        key = self.key(state)
        if key in self.dead:
            return None
        if not self.hopeless(state):
            onward: dict[object, Result] = {}
            for one in self.ways_on(state):
                settled = self.reached(one)
                if settled:
                    return [one]
                if settled is None:
                    onward.setdefault(self.key(one.after), one)
            for one in onward.values():
                path = self.everything(one.after)
                if path is not None:
                    return [one, *path]
        self.dead.add(key)
        return None

    def ways_on(self, state: State) -> Iterator[Result]:
        """Every way this round may go, but for those that are seen at a glance to miss the goal."""
        bases = self.bases(state)
        for reveal in product(*(turned_up(down) for down in state.downs)):
            self.count()
            moment = self.moment(state, reveal)
            for queen, victim, winner in seductions(moment, bases):
                if self.glance(moment, winner) is not False:
                    for one in follow(moment, tuple(down for _, down in reveal), queen, victim, winner):
                        self.count()
                        yield one

    def key(self, state: State) -> object:
        """Tables that cannot differ in what is still to come have the same key."""
        w = self.question.ways
        lines = tuple(
            line if neutral and not w.referee else tuple(sorted(line))
            for line, neutral in zip(state.lines, w.neutral, strict=True)
        )
        return state.wall, lines, state.downs, _held(w, state)


def _held(w: Ways, state: State) -> object:
    """Forts held matter only as long as somebody could still collect three FortHece."""
    left = sum(fort & KIND < HECAS for fort in state.wall)
    counts = [
        sum(fort & KIND < HECAS for fort in forts) + (gone if w.in_total else 0)
        for forts, gone in zip(state.forts, state.dropped, strict=True)
    ]
    if max(counts) + left < TO_WIN:
        return None
    return tuple(tuple(sorted(fort & KIND for fort in forts)) for forts in state.forts), state.dropped
