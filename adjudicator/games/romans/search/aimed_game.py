"""One game played on to its end by the rounds of the search, everybody helping one clan to win.

Each round is the most promising of some random ones. In a turn that has not begun nothing is known, so the
forts come in any order and any warriors lie at them.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from adjudicator.games.romans.rules.round import Option, choose, is_choice, options
from adjudicator.games.romans.rules.wall import arranged
from adjudicator.games.romans.search.before_attack import at_attack, forts_to_come, is_before_attack
from adjudicator.games.romans.search.game_goal import GameGoal
from adjudicator.games.romans.search.line import options_left_by_line
from adjudicator.games.romans.search.revealed import RevealedRound, RoundResult
from adjudicator.games.romans.search.rounds import results_of_reveal
from adjudicator.games.romans.search.state import FaceDown, State, counted_hecas, possible_reveals
from adjudicator.games.romans.search.witness import state_after, state_of
from adjudicator.games.romans.table.cards import NONE
from adjudicator.games.romans.table.forts import KIND, TURNS, VALUES, WALL
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table

MOST_RESULTS: Final = 12
"""Results of one random reveal that are compared."""
_NOTHING_KNOWN: Final = FaceDown((NONE,) * WALL, 0b111111111, 0)


class Aim(NamedTuple):
    """What everybody plays for."""

    clan: int
    """This clan is to win."""
    by_hecas: bool
    """By three FortHece, or by points?"""


class PlannedTurn(NamedTuple):
    """How one turn goes: what is played from its table on."""

    row: tuple[int, ...]
    """The forts as they are turned up; empty if that is done."""
    prefix: tuple[tuple[Table, Option], ...]
    """The choices that finish a round that has begun, each with its table."""
    path: tuple[RoundResult, ...]


class AimedGame:
    def __init__(self, goal: GameGoal, aim: Aim, line: Line, rng: Random, tries: int) -> None:
        self.goal, self.aim, self.rng, self.tries = goal, aim, rng, tries
        self.rules, self.line = goal.rules, line
        self.rounds_compared = 0
        neutral = goal.rules.neutral
        self.rivals = [
            seat
            for seat in range(len(neutral))
            if seat != aim.clan and (goal.rules.one_player or not neutral[seat])
        ]

    def play(self, table: Table) -> tuple[tuple[PlannedTurn, ...], State]:
        """The turns of the game, and the state at its end."""
        coming, turn = list(forts_to_come(table)), table.turn
        plan: list[PlannedTurn] = []
        if table.step == Step.COLLECT:
            state = state_of(table)._replace(wall=())
        else:
            row, prefix, first = self._first_state(table, coming)
            state, path = self._play_turn(state_after(first, self.goal.readings))
            plan.append(PlannedTurn(row, prefix, path))
        while state.champion == NONE and turn < TURNS:
            turn += 1
            row = self._turned_up((), coming)
            state, path = self._play_turn(self._new_turn(state, row))
            plan.append(PlannedTurn(row, (), path))
        return tuple(plan), state

    # The turn of the table

    def _first_state(
        self, table: Table, coming: list[int]
    ) -> tuple[tuple[int, ...], tuple[tuple[Table, Option], ...], Table]:
        """The forts turned up, the choices that finish a round that has begun, and the table after them."""
        if is_before_attack(table):
            row: tuple[int, ...] = ()
            wall = table.wall
            if table.step == Step.UNCOVER:
                row = self._turned_up(table.wall, coming)
                wall = row
            if table.step <= Step.ARRANGE:
                wall = arranged(wall, self.goal.readings)
            return row, (), at_attack(table, wall)
        endings = [self._random_ending(table) for _ in range(self.tries if is_choice(table) else 1)]
        prefix, after = max(endings, key=lambda one: self._score(state_after(one[1], self.goal.readings)))
        return (), prefix, after

    def _random_ending(self, table: Table) -> tuple[tuple[tuple[Table, Option], ...], Table]:
        """The round that has begun is finished by random choices."""
        prefix: list[tuple[Table, Option]] = []
        while is_choice(table):
            able = options(table, self.goal.readings)
            if table.who == self.goal.clan and not self.goal.wins:
                able = options_left_by_line(table, self.line, able)
            prefix.append((table, self.rng.choice(able)))
            table = choose(*prefix[-1], self.goal.readings)
        return tuple(prefix), table

    # Turns

    def _turned_up(self, row: tuple[int, ...], coming: list[int]) -> tuple[int, ...]:
        """A full row: these forts, and others taken at random from those to come."""
        self.rng.shuffle(coming)
        drawn = [coming.pop() for _ in range(WALL - len(row))]
        return (*row, *drawn)

    def _new_turn(self, state: State, row: tuple[int, ...]) -> State:
        clans = len(state.forts)
        wall = arranged(row, self.goal.readings)
        return State(wall, ((),) * clans, (_NOTHING_KNOWN,) * clans, state.forts, state.dropped)

    def _play_turn(self, state: State) -> tuple[State, tuple[RoundResult, ...]]:
        path: list[RoundResult] = []
        while state.wall and state.champion == NONE:
            results = list(self._some_results(state))
            self.rounds_compared += len(results)
            path.append(max(results, key=lambda one: self._score(one.after)))
            state = path[-1].after
        return state, tuple(path)

    def _some_results(self, state: State) -> Iterator[RoundResult]:
        """Some ways in which the next round may go."""
        strengths = self.rules.strengths
        bases = tuple([sum([strengths[kind] for kind in up]) for up in state.face_up])
        able = [possible_reveals(down) for down in state.face_down]
        goal = self.goal
        for _ in range(self.tries):
            reveal = [self.rng.choice(cards) for cards in able]
            shown, downs = tuple([kind for kind, _ in reveal]), tuple([down for _, down in reveal])
            revealed = RevealedRound(self.rules, state, shown, downs, goal.line_filter, goal.clan)
            yield from islice(results_of_reveal(revealed, bases), MOST_RESULTS)

    # Towards the aim

    def _score(self, state: State) -> int:
        clan, rng = self.aim.clan, self.rng
        if state.champion != NONE:
            return 100_000 if state.champion == clan else -100_000
        hecas = counted_hecas(self.rules, state.forts[clan], state.dropped[clan])
        points = [sum([VALUES[fort & KIND] for fort in held]) for held in state.forts]
        lead = points[clan] - max([points[seat] for seat in self.rivals], default=0)
        strengths = self.rules.strengths
        up = [sum([strengths[kind] for kind in cards]) for cards in state.face_up]
        ahead = up[clan] - max([total for seat, total in enumerate(up) if seat != clan])
        return (1000 * hecas if self.aim.by_hecas else 20 * lead) + ahead + rng.randrange(8)
