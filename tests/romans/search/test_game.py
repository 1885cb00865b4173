"""Who can still win: the search, both solvers and the oracle say the same of last turns."""

import random

import pytest

from adjudicator.games.romans.models.questions import bounds_question, game_question
from adjudicator.games.romans.models.turn import Unstated
from adjudicator.games.romans.readings import DEFAULTS
from adjudicator.games.romans.rules.orders import revealable
from adjudicator.games.romans.rules.round import outcomes, reveal_all
from adjudicator.games.romans.rulings.engines import ask_game
from adjudicator.games.romans.rulings.solution import path_of
from adjudicator.games.romans.search.game import prospect, shown_by, wins_at
from adjudicator.games.romans.search.game_search import Stakes, foreseen, least, most
from adjudicator.games.romans.search.state import ways
from adjudicator.games.romans.table.cards import WARRIORS
from adjudicator.games.romans.table.table import Line, Setup, Step, Table, new_game
from solver import cpsat, z3smt
from solver.answer import Outcome
from tests.romans.lines import random_line
from tests.romans.oracle import Scene, completions, winners
from tests.romans.readings import oracle_ways, random_readings
from tests.romans.rules.test_against_oracle import table_of
from tests.romans.search.test_fort_search import endings, hide
from tests.romans.search.test_fort_witness import tables


@pytest.mark.parametrize("seed", [21, 22])
def test_last_rounds_as_the_oracle_says(seed: int) -> None:
    """Everything hidden, everything chosen: who may win, who may fail to."""
    rng = random.Random(seed)
    said = {True: 0, False: 0}
    for _ in range(20):
        setup, scene, _ = endings(rng, 1, 1)
        pools = hide(rng, scene, 40)
        readings = (
            DEFAULTS | (random_readings(rng) if rng.random() < 0.6 else {}) | {"solo-result": "player-wins"}
        )
        table = hidden(setup, scene, pools)
        flags = oracle_ways(readings, setup)
        ends = [winners(end, flags) for end in completions(scene, pools, flags)]
        for seat, clan in enumerate(scene.clans):
            if setup.neutral[seat]:
                assert prospect(table, readings, seat, True, False).outcome is Outcome.NONE
                continue
            for sole in (False, True):
                won = {(end == [clan] if sole else clan in end) for end in ends}
                for wins in (True, False):
                    found = prospect(table, readings, seat, wins, sole)
                    assert (found.outcome is Outcome.FOUND) is (wins in won), (
                        table,
                        readings,
                        clan,
                        wins,
                        sole,
                    )
                    assert found.outcome is not Outcome.GAVE_UP
                    said[wins in won] += 1
    assert min(said.values()) > 20


def hidden(setup: Setup, scene: Scene, pools: dict[str, list[str]]) -> Table:
    """The last round of the last turn; what a pool leaves out is known to lie aside."""
    table = table_of(setup, scene)._replace(turn=3)
    lines = []
    for clan, line in zip(scene.clans, table.lines, strict=True):
        if clan not in pools:
            lines.append(line)
            continue
        left = [*range(8), 7]
        for kind in line.shown:
            left.remove(kind)
        for one in pools[clan]:
            left.remove(list(WARRIORS).index(one))
        lines.append(line._replace(down=(-1,) * len(line.down), aside=tuple(sorted(left))))
    return table._replace(lines=tuple(lines))


@pytest.mark.parametrize(("seed", "rounds", "count"), [(31, 2, 16), (32, 6, 5)])
def test_engines_answer_alike(seed: int, rounds: int, count: int) -> None:
    rng = random.Random(seed)
    said: dict[Outcome, int] = {}
    for table, readings in tables(rng, 60 * count):
        if table.turn < 3 or table.step != Step.REVEAL or len(table.wall) > rounds:
            continue
        if sum(said.values()) >= count:
            break
        clan, sole, wins = rng.randrange(len(table.lines)), rng.random() < 0.3, rng.random() < 0.5
        if table.setup.neutral[clan]:
            continue
        line = random_line(rng, table, clan)
        by_search = prospect(table, readings, clan, wins, sole, line).outcome
        try:
            turn = game_question(table, readings, clan, wins, sole, line)
        except Unstated:
            continue
        solution = cpsat.solve(turn.g.program, presolve=True)
        assert {by_search, solution.outcome} - {Outcome.GAVE_UP} == {solution.outcome}, (table, line)
        assert z3smt.solve(turn.g.program).outcome in (solution.outcome, Outcome.GAVE_UP)
        if solution.outcome is Outcome.FOUND:
            stakes = Stakes(ways(table.setup, readings), readings, clan, wins, sole)
            shown_by(table, table, path_of(turn, solution), readings, stakes)
        said[solution.outcome] = said.get(solution.outcome, 0) + 1
    assert sum(said.values()) >= count


def test_bounds_hold_in_games_played_to_the_end() -> None:
    """Nobody ever ends outside the bounds of any earlier table, and what was foreseen comes true."""
    rng = random.Random(41)
    for table, readings in tables(rng, 40):
        coming = [*table.wall]
        first = table
        if table.step != Step.REVEAL:
            continue
        while table.step == Step.REVEAL and table.wall:
            cards = [rng.choice(sorted(set(down_options(line.down, line)))) for line in table.lines]
            shown = reveal_all(hidden_again(table), cards, readings)
            table = rng.choice([end for _, end in list(outcomes(shown, readings))[:20]])
        for before, after in zip(first.lines, table.lines, strict=True):
            points = least(after.forts, ())
            assert least(before.forts, coming) <= points <= most(before.forts, coming)


def down_options(down: tuple[int, ...], line: Line) -> list[int]:
    if line.now >= 0:
        return [line.now]
    return revealable(line) if down else []


def hidden_again(table: Table) -> Table:
    lines = [
        line if line.now < 0 else line._replace(now=-1, here=False, down=(line.now, *line.down))
        for line in table.lines
    ]
    return table._replace(lines=tuple(lines))


def test_far_behind_before_the_last_turn() -> None:
    """Bounds decide, and both solvers confirm them."""
    setup = Setup(("green", "red"), (False, False), deck=(1, 1, 2, 1, 2, 2, 2, 2, 2, 2, 1))
    table = new_game(setup)
    lines = (
        table.lines[0]._replace(forts=(10, 9, 9, 8, 8, 7, 7, 6, 6)),
        table.lines[1]._replace(forts=()),
    )
    table = table._replace(lines=lines, turn=3, discarded=(0, 1, 2))
    q = Stakes(ways(setup, DEFAULTS), DEFAULTS, 1, True)
    coming = [2, 3, 4, 4, 5, 5]
    assert foreseen(q, [line.forts for line in lines], (0, 0), coming) is False
    program = bounds_question(table, DEFAULTS, 1, True).program
    assert cpsat.solve(program).outcome is z3smt.solve(program).outcome is Outcome.NONE
    found = ask_game(table, DEFAULTS, 1, True, False)
    assert found.outcome is Outcome.NONE
    assert not wins_at(table._replace(step=Step.OVER), DEFAULTS, 1, False)
