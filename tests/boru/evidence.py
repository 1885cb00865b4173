"""What is held against what in Brian Boru, beyond what every test run does."""

import random
from functools import partial

from adjudicator.games.boru.claims.line import stated
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rulings import engines
from adjudicator.games.boru.rulings.engines import Question
from adjudicator.games.boru.search import deals
from adjudicator.games.boru.search.bounds import never, surely
from adjudicator.games.boru.search.upkeep import Search
from adjudicator.games.boru.search.witness import is_met as ends_met
from adjudicator.games.boru.search.witness import with_choices
from adjudicator.games.boru.table.board import REGIONS
from adjudicator.games.boru.table.cards import values
from adjudicator.games.boru.table.goal import Goal
from adjudicator.games.boru.table.line import Rule
from adjudicator.games.boru.table.position import IN_TRICKS
from adjudicator.games.boru.table.table import NOBODY, Phase
from adjudicator.play import replay
from solver.answer import Outcome
from tests.boru import oracle, sampling
from tests.boru.followed import differences
from tests.boru.rules.test_against_oracle import small
from tests.boru.rulings.test_engines import (
    BEGINNINGS,
    _action,
    ends,
    follows,
    is_met,
    plain_force,
    random_goal,
)
from tests.boru.search.test_deals import COLOURS, DEALT, Round
from tests.boru.upkeeps import random_readings
from tests.evidence import Check, Checked, each


def a_game(rng: random.Random) -> Checked:
    """A whole game replays clean, and the oracle comes to the same table after every action and upkeep."""
    readings = random_readings(rng)
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
    """The search finds what the oracle finds of an upkeep, certain, possible and forced."""
    table, _ = small(rng)
    readings = random_readings(rng)
    worlds = ends(table, readings)
    goal = random_goal(rng, table, readings)
    wrong = []
    found = {}
    for wanted in (True, False):
        way = Search(readings, goal).find(table, wanted)
        found[wanted] = way is not None
        if found[wanted] is not any(is_met(goal, world) is wanted for _, world in worlds):
            wrong.append(f"{goal} {wanted}")
        if way is not None and ends_met(goal, with_choices(table, readings, way)[1]) is not wanted:
            wrong.append(f"{goal} {wanted}: false witness")
    if Search(readings, goal).can_force(table) is not plain_force(table, readings, goal):
        wrong.append(f"{goal} forced")
    return _stratum(goal, found[True], found[False]), wrong


def _stratum(goal: Goal, can: bool, can_fail: bool) -> str:
    outcome = "open" if can and can_fail else "certain" if can else "impossible"
    return f"{'game' if goal.region == NOBODY else 'region'} {outcome}"


def all_engines(rng: random.Random) -> Checked:
    """Search, CP-SAT and Z3 say what the oracle says, half of the time with a line."""
    table, _ = small(rng)
    readings = random_readings(rng)
    worlds = ends(table, readings)
    goal = random_goal(rng, table, readings)
    line: tuple[Rule, ...] = ()
    own = [(made, step) for made, _ in worlds for step in made]
    if own and rng.random() < 0.5:
        goal = goal._replace(seat=rng.choice(own)[1][0])
        mine = [(made, step) for made, step in own if step[0] == goal.seat]
        entries = []
        for _ in range(rng.randint(1, 4)):
            made, step = rng.choice(mine)
            before = made[: made.index(step)]
            when = [rng.choice(before)] if before and rng.random() < 0.5 else []
            entries.append(Rule(_action(*step), tuple(_action(*one) for one in when)))
        line = tuple(entries)
    BEGINNINGS.clear()
    for made, _ in worlds:
        BEGINNINGS.update(tuple(made[: place + 1]) for place in range(len(made)))
    wrong = []
    exists = {}
    for wanted in (True, False):
        exists[wanted] = any(
            is_met(goal, world) is wanted and (not line or follows(table, goal, line, made))
            for made, world in worlds
        )
        question = Question(table, readings, goal, wanted, line, stated(table, goal.seat, line))
        answers, outcome, _ = engines.ask(question)
        if outcome is not (Outcome.FOUND if exists[wanted] else Outcome.NONE):
            wrong.append(f"{goal} {wanted} {line}: {answers}")
    return f"{_stratum(goal, exists[True], exists[False])}{', line' if line else ''}", wrong


def a_card(rng: random.Random) -> Checked:
    """A card claim late in a round, against every deal of the unseen cards."""
    size = rng.choice((3, 4, 5))
    played = Round(rng, size, tricks={3: 5, 4: 4, 5: 3}[size])
    trick = played.claim(rng, remembers=False)
    sizes = {seat: len(hand) for seat, hand in enumerate(played.hands) if seat != trick.seat}
    hands = list(oracle.deals(values(trick.known.pool), sizes, 25 - size * DEALT[size], []))
    laid = [card for seat, card in played.trick if seat != trick.seat]
    told = (trick.card, COLOURS[trick.colour], laid, list(trick.waiting), None, hands)
    certain, possible = oracle.card_always_wins(*told), oracle.card_can_win(*told)
    wrong = []
    if (trick.stands and deals.beaten(trick) is None) is not certain:
        wrong.append(f"certain: {trick}")
    if (trick.stands and deals.unbeaten(trick) is not None) is not possible:
        wrong.append(f"possible: {trick}")
    return "certain" if certain else "possible" if possible else "impossible", wrong


def a_drafted_card(rng: random.Random) -> Checked:
    """A card claim with what was seen in the draft: search, CP-SAT and Z3 agree."""
    trick = Round(rng).claim(rng, remembers=True)
    wrong = []
    found = []
    for wanted in (True, False):
        answers, outcome = engines.ask_cards(trick, wanted)
        found.append(outcome is Outcome.FOUND)
        if outcome is None:
            wrong.append(f"{wanted}: {answers} {trick}")
    return "open" if all(found) else "settled", wrong


def bounds_of_a_game(rng: random.Random) -> Checked:
    """What was sure, or out of reach, of a region before an upkeep is still so when the upkeep begins."""
    readings = random_readings(rng)
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
            for proof, against in ((surely, False), (never, True)):
                if proof(table, goal, readings):
                    proved += 1
                    if Search(readings, goal).find(later, against) is not None:
                        wrong.append(f"{proof.__name__} {goal}")
    return "something proved" if proved else "nothing proved", wrong


CHECKS = (
    Check("whole games by the oracle", 12_000, partial(each, a_game), 50),
    Check("upkeeps: search by the oracle", 6_000, partial(each, a_goal), 50),
    Check("upkeeps: all engines by the oracle", 1_000, partial(each, all_engines), 25),
    Check("regions before the upkeep: bounds by what came of them", 600, partial(each, bounds_of_a_game), 10),
    Check("cards: search by the oracle", 4_000, partial(each, a_card), 100),
    Check("cards with a draft: all engines", 1_000, partial(each, a_drafted_card), 50),
)
