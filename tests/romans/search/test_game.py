"""Who can still win: the search, both solvers and the oracle agree about last turns."""

import random

import pytest

from adjudicator.games.romans.models.later_turns import bounds_question
from adjudicator.games.romans.models.questions import game_question
from adjudicator.games.romans.rules.orders import revealable
from adjudicator.games.romans.rules.round import hide_again, reveal_all
from adjudicator.games.romans.rulings.engines import ask_game
from adjudicator.games.romans.rulings.solution import solution_rounds
from adjudicator.games.romans.search.game import search_game
from adjudicator.games.romans.search.game_bounds import decided_by_bounds, least_points, most_points
from adjudicator.games.romans.search.game_goal import GameGoal, has_won_game
from adjudicator.games.romans.search.record import from_table_of_claim
from adjudicator.games.romans.search.state import round_rules
from adjudicator.games.romans.search.witness import PlayedRound, Witness, replay_path
from adjudicator.games.romans.table.cards import WARRIORS
from adjudicator.games.romans.table.table import ClanCards, Setup, Step, Table
from adjudicator.readings import Readings
from solver import cpsat, z3smt
from solver.answer import Outcome
from tests.romans.every_round import outcomes_by_rules
from tests.romans.lines import random_line
from tests.romans.oracle import Scene, completions, winners
from tests.romans.readings import DEFAULTS, oracle_rules, random_readings
from tests.romans.rules.test_against_oracle import table_of
from tests.romans.sampling import new_game
from tests.romans.search.test_fort_search import hidden_pools, random_ending
from tests.romans.search.test_witness import random_tables


@pytest.mark.parametrize("seed", [21, 22])
def test_last_rounds_agree_with_the_oracle(seed: int) -> None:
    """Over all hidden cards and choices: who may win, and who may fail to."""
    rng = random.Random(seed)
    counts = {True: 0, False: 0}
    for _ in range(20):
        setup, scene, _ = random_ending(rng, 1, 1)
        pools = hidden_pools(rng, scene, 40)
        readings = (
            DEFAULTS | (random_readings(rng) if rng.random() < 0.6 else {}) | {"solo-result": "player-wins"}
        )
        table = hidden_table(setup, scene, pools)
        flags = oracle_rules(readings, setup)
        ends = [winners(end, flags) for end in completions(scene, pools, flags)]
        for seat, clan in enumerate(scene.clans):
            if setup.neutral[seat]:
                assert search_game(table, readings, seat, True, False).outcome is Outcome.NONE
                continue
            for sole in (False, True):
                won = {(end == [clan] if sole else clan in end) for end in ends}
                for wins in (True, False):
                    found = search_game(table, readings, seat, wins, sole)
                    assert (found.outcome is Outcome.FOUND) is (wins in won), (
                        table,
                        readings,
                        clan,
                        wins,
                        sole,
                    )
                    assert found.outcome is not Outcome.GAVE_UP
                    counts[wins in won] += 1
    assert min(counts.values()) > 20


def hidden_table(setup: Setup, scene: Scene, pools: dict[str, list[str]]) -> Table:
    """The last round of the last turn. Warriors that are not in a clan's pool are aside."""
    table = table_of(setup, scene)._replace(turn=3)
    all_cards = []
    for clan, cards in zip(scene.clans, table.cards, strict=True):
        if clan not in pools:
            all_cards.append(cards)
            continue
        left = [*range(8), 7]
        for kind in cards.shown:
            left.remove(kind)
        for one in pools[clan]:
            left.remove(list(WARRIORS).index(one))
        all_cards.append(cards._replace(down=(-1,) * len(cards.down), aside=tuple(sorted(left))))
    return table._replace(cards=tuple(all_cards))


@pytest.mark.parametrize(("seed", "rounds", "count"), [(31, 2, 16), (32, 6, 5)])
def test_engines_agree(seed: int, rounds: int, count: int) -> None:
    rng = random.Random(seed)
    counts: dict[Outcome, int] = {}
    for table, readings in random_tables(rng, 60 * count):
        if table.turn < 3 or table.step != Step.REVEAL or len(table.wall) > rounds:
            continue
        if sum(counts.values()) >= count:
            break
        clan, sole, wins = rng.randrange(len(table.cards)), rng.random() < 0.3, rng.random() < 0.5
        if table.setup.neutral[clan]:
            continue
        line = random_line(rng, table, clan)
        by_search = search_game(table, readings, clan, wins, sole, line).outcome
        turn = game_question(table, readings, clan, wins, sole, line)
        solution = cpsat.solve(turn.g.program)
        assert {by_search, solution.outcome} - {Outcome.GAVE_UP} == {solution.outcome}, (table, line)
        assert z3smt.solve(turn.g.program).outcome in (solution.outcome, Outcome.GAVE_UP)
        if solution.outcome is Outcome.FOUND:
            goal = GameGoal(round_rules(table.setup, readings), readings, clan, wins, sole)
            replay_game(table, solution_rounds(turn, solution), readings, goal)
        counts[solution.outcome] = counts.get(solution.outcome, 0) + 1
    assert sum(counts.values()) >= count


def replay_game(table: Table, path: tuple[PlayedRound, ...], readings: Readings, goal: GameGoal) -> Witness:
    """The rules replay the path and confirm that it reaches the goal; FalseWitness if not."""
    return from_table_of_claim(table, replay_path(table, (), table, path, readings), readings, goal)


def test_bounds_hold_in_games_played_to_the_end() -> None:
    """No clan ends outside the bounds of an earlier table."""
    rng = random.Random(41)
    for table, readings in random_tables(rng, 40):
        coming = [*table.wall]
        first = table
        if table.step != Step.REVEAL:
            continue
        while table.step == Step.REVEAL and table.wall:
            cards = [
                rng.choice(sorted(set(down_options(clan_cards.down, clan_cards))))
                for clan_cards in table.cards
            ]
            shown = reveal_all(hide_again(table), cards, readings)
            table = rng.choice([end for _, end in list(outcomes_by_rules(shown, readings))[:20]])
        for before, after in zip(first.cards, table.cards, strict=True):
            points = least_points(after.forts, ())
            assert least_points(before.forts, coming) <= points <= most_points(before.forts, coming)


def down_options(down: tuple[int, ...], cards: ClanCards) -> list[int]:
    if cards.now >= 0:
        return [cards.now]
    return revealable(cards) if down else []


def test_far_behind_before_the_last_turn() -> None:
    """The bounds decide, and both solvers confirm them."""
    setup = Setup(("green", "red"), (False, False), deck=(1, 1, 2, 1, 2, 2, 2, 2, 2, 2, 1))
    table = new_game(setup)
    all_cards = (
        table.cards[0]._replace(forts=(10, 9, 9, 8, 8, 7, 7, 6, 6)),
        table.cards[1]._replace(forts=()),
    )
    table = table._replace(cards=all_cards, turn=3, discarded=(0, 1, 2))
    q = GameGoal(round_rules(setup, DEFAULTS), DEFAULTS, 1, True)
    coming = [2, 3, 4, 4, 5, 5]
    assert decided_by_bounds(q, [cards.forts for cards in all_cards], ((), ()), coming) is False
    program = bounds_question(table, DEFAULTS, 1, True).program
    assert cpsat.solve(program).outcome is z3smt.solve(program).outcome is Outcome.NONE
    by_search = search_game(table, DEFAULTS, 1, True, False)
    found = ask_game(table, DEFAULTS, 1, True, False, (), by_search)
    assert found.outcome is Outcome.NONE
    assert not has_won_game(table._replace(step=Step.OVER), DEFAULTS, 1, False)
