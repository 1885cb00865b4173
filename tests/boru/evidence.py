"""The large comparisons for Brian Boru, beyond what every test run does."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rulings.upkeep_solvers import UpkeepQuestion
from adjudicator.games.boru.search import deals
from adjudicator.games.boru.search.bounds import certainly_held, never_held
from adjudicator.games.boru.search.upkeep import UpkeepSearch
from adjudicator.games.boru.search.witness import is_goal_met, play_with_actions
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.cards import values
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Line
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import IN_TRICKS, NOBODY, Phase
from adjudicator.intake.read_case import read_case
from adjudicator.play import replay
from solver.answer import Outcome
from tests.boru import oracle, sampling
from tests.boru.certificate_sampling import card, forced, large_upkeep, last_trick, moment, upkeep
from tests.boru.compare_with_checker import rule_differences
from tests.boru.compare_with_oracle import differences
from tests.boru.engines import ask_cards, ask_trick, ask_upkeep, wins_so_far
from tests.boru.oracle_tricks import small_last_trick
from tests.boru.oracle_upkeeps import (
    any_goal,
    beginnings,
    can_force_by_oracle,
    every_end,
    follows_line,
    is_goal_met_in,
    random_goal,
    random_line,
    small_upkeep,
)
from tests.boru.random_rounds import COLOURS, DEALT, RandomRound
from tests.boru.random_upkeeps import uniform_readings
from tests.certificates.support import differences as certificate_differences
from tests.evidence import Check, Checked, each


def a_game(rng: random.Random) -> Checked:
    """A whole game can be replayed, and the oracle gets the same table after every action and upkeep."""
    readings = uniform_readings(rng)
    first, tables, done = sampling.play_out(rng, readings=readings)
    wrong = differences(tables, done, readings)
    again = replay(PLAY, first, done, readings)
    if again.refused is not None or again.last != tables[-1]:
        wrong.append("the record does not replay")
    texts = [PLAY.write(action) for action in done]
    if [PLAY.read(text) for text in texts] != done:
        wrong.append("an action is read back otherwise")
    return f"{first.size} players", wrong


def a_goal(rng: random.Random) -> Checked:
    """The search agrees with the oracle on an upkeep: what is certain, possible and forced."""
    table = small_upkeep(rng)
    readings = uniform_readings(rng)
    ends = every_end(table, readings)
    goal = random_goal(rng, table, readings)
    wrong = []
    found = {}
    for wanted in (True, False):
        choices = UpkeepSearch(readings, goal).find(table, wanted)
        found[wanted] = choices is not None
        if found[wanted] is not any(is_goal_met_in(goal, world, readings) is wanted for _, world in ends):
            wrong.append(f"{goal} {wanted}")
        if (
            choices is not None
            and is_goal_met(goal, play_with_actions(table, readings, choices)[1], readings) is not wanted
        ):
            wrong.append(f"{goal} {wanted}: false witness")
    if UpkeepSearch(readings, goal).can_force(table) is not can_force_by_oracle(table, readings, goal):
        wrong.append(f"{goal} forced")
    return _stratum(goal, found[True], found[False]), wrong


def _stratum(goal: Goal, can: bool, can_fail: bool) -> str:
    outcome = "open" if can and can_fail else "certain" if can else "impossible"
    return f"{'game' if goal.region == NOBODY else 'region'} {outcome}"


def all_engines(rng: random.Random) -> Checked:
    """Search, CP-SAT and Z3 agree with the oracle, half of the time with a line."""
    table = small_upkeep(rng)
    readings = uniform_readings(rng)
    ends = every_end(table, readings)
    goal = random_goal(rng, table, readings)
    line: Line = ()
    own = [(made, step) for made, _ in ends for step in made]
    if own and rng.random() < 0.5:
        goal = goal._replace(seat=rng.choice(own)[1][0])
        mine = [(made, step) for made, step in own if step[0] == goal.seat]
        line = random_line(rng, mine)
    possible = beginnings(ends)
    wrong = []
    exists = {}
    for wanted in (True, False):
        exists[wanted] = any(
            is_goal_met_in(goal, world, readings) is wanted
            and (not line or follows_line(table, goal, line, made, possible))
            for made, world in ends
        )
        answers, outcome = ask_upkeep(UpkeepQuestion(table, readings, goal, wanted, line))
        if outcome is not (Outcome.FOUND if exists[wanted] else Outcome.NONE):
            wrong.append(f"{goal} {wanted} {line}: {answers}")
    return f"{_stratum(goal, exists[True], exists[False])}{', line' if line else ''}", wrong


def a_last_trick(rng: random.Random) -> Checked:
    """Search and CP-SAT agree with the oracle on a last trick and its upkeep."""
    readings = uniform_readings(rng)
    table, ends = small_last_trick(rng, readings)
    goal = any_goal(rng, table)
    wrong = []
    exists = {}
    for wanted in (True, False):
        exists[wanted] = any(is_goal_met_in(goal, world, readings) is wanted for world in ends)
        answers, outcome = ask_trick(Position(table), goal, wanted, readings)
        if outcome is not (Outcome.FOUND if exists[wanted] else Outcome.NONE):
            wrong.append(f"{goal} {wanted}: {answers}")
    return f"{_stratum(goal, exists[True], exists[False])}, {table.phase}", wrong


def a_card(rng: random.Random) -> Checked:
    """A card claim late in a round, compared with every deal of the unseen cards."""
    size = rng.choice((3, 4, 5))
    played = RandomRound(rng, size, tricks={3: 5, 4: 4, 5: 3}[size])
    trick = played.claim(rng, remembers=False)
    sizes = {seat: len(hand) for seat, hand in enumerate(played.hands) if seat != trick.seat}
    hands = list(oracle.deals(values(trick.known.pool), sizes, 25 - size * DEALT[size], []))
    laid = [card for seat, card in played.trick if seat != trick.seat]
    facts = (trick.card, COLOURS[trick.colour], laid, list(trick.waiting), None, hands)
    certain, possible = oracle.card_always_wins(*facts), oracle.card_can_win(*facts)
    wrong = []
    if (wins_so_far(trick) and deals.example_beaten(trick) is None) is not certain:
        wrong.append(f"certain: {trick}")
    if (wins_so_far(trick) and deals.example_unbeaten(trick) is not None) is not possible:
        wrong.append(f"possible: {trick}")
    return "certain" if certain else "possible" if possible else "impossible", wrong


def a_drafted_card(rng: random.Random) -> Checked:
    """A card claim with memories of the draft: search, CP-SAT and Z3 agree."""
    trick = RandomRound(rng).claim(rng, remembers=True)
    wrong = []
    found = []
    for wanted in (True, False):
        answers, outcome = ask_cards(trick, wanted)
        found.append(outcome is Outcome.FOUND)
        if outcome is Outcome.GAVE_UP:
            wrong.append(f"{wanted}: {answers} {trick}")
    return "open" if all(found) else "settled", wrong


def bounds_of_a_game(rng: random.Random) -> Checked:
    """What the bounds prove about a region during the tricks is still true when the upkeep begins."""
    readings = uniform_readings(rng)
    _, tables, _ = sampling.play_out(rng, readings=readings)
    upkeep = None
    pairs = []
    for table in reversed(tables):
        if table.phase == Phase.MARRIAGE:
            upkeep = table
        elif table.phase in IN_TRICKS and upkeep is not None and upkeep.round == table.round:
            pairs.append((table, upkeep))
    wrong = []
    proved = 0
    for table, later in rng.sample(pairs, min(25, len(pairs))):
        for goal in (Goal(seat, region) for seat in range(table.size) for region in range(len(REGIONS))):
            for proof, against in ((certainly_held, False), (never_held, True)):
                if proof(table, goal, readings):
                    proved += 1
                    if UpkeepSearch(readings, goal).find(later, against) is not None:
                        wrong.append(f"{proof.__name__} {goal}")
    return "something proved" if proved else "nothing proved", wrong


def certificates(make: Callable[[random.Random], dict[str, Any]], rng: random.Random) -> Checked:
    """The checker accepts what we make of a random case, and refuses the other verdict."""
    return certificate_differences(read_case(make(rng)))


def checkers_game(rng: random.Random) -> Checked:
    """The checker plays a random game, or a round on a crowded board, by the same rules."""
    return "agreed", list(rule_differences(rng.getrandbits(32)))


CHECKS = (
    Check("certificates: the checker's rules", 4_000, partial(each, checkers_game), 25),
    *(
        Check(f"certificates: {make.__name__}", number, partial(each, partial(certificates, make)), 25)
        for make, number in (
            (card, 6_000),
            (upkeep, 3_000),
            (large_upkeep, 1_500),
            (forced, 3_000),
            (last_trick, 2_000),
            (moment, 1_500),
        )
    ),
    Check("whole games by the oracle", 12_000, partial(each, a_game), 50),
    Check("upkeeps: search by the oracle", 6_000, partial(each, a_goal), 50),
    Check("upkeeps: all engines by the oracle", 1_000, partial(each, all_engines), 25),
    Check("last tricks: all engines by the oracle", 1_000, partial(each, a_last_trick), 25),
    Check("regions before the upkeep: bounds by what came of them", 600, partial(each, bounds_of_a_game), 10),
    Check("cards: search by the oracle", 4_000, partial(each, a_card), 100),
    Check("cards with a draft: all engines", 1_000, partial(each, a_drafted_card), 50),
)
