"""Checks on many random games: replayed from every seat, corrupted, and compared with a second referee.

Each function takes a seed and a number of games. It returns counts by kind and the differences found.
"""

import random
from collections import Counter

from adjudicator.games.river.rules.play import PLAY, after
from adjudicator.games.river.rules.turns import won_by
from adjudicator.games.river.table.actions import Action, read, write
from adjudicator.games.river.table.table import Table
from adjudicator.play import replay
from adjudicator.readings import Readings
from tests.river.random_games import DEFAULTS, random_game, random_readings, tables_of
from tests.river.rules.test_play_oracle import assert_same, assert_same_choices, oracle_of
from tests.river.rules.test_random_games import VIEWERS, corruptions
from tests.river.views import seen, seen_by

Found = tuple[Counter[str], list[str]]


def sampled_game(seed: int) -> tuple[Table, tuple[Action, ...], Readings]:
    """A random game. Half of them have tactics cards, half have readings chosen at random."""
    rng = random.Random(seed)
    readings = random_readings(rng) if seed % 4 > 1 else DEFAULTS
    first, played = random_game(rng, seed % 2 == 1, readings)
    return first, played, readings


def replayed(seed: int, number: int) -> Found:
    """Every game, written and read back, replays without a refusal from every seat."""
    counts: Counter[str] = Counter()
    wrong = []
    for one in range(seed, seed + number):
        first, played, readings = sampled_game(one)
        views = [(seen_by(first, viewer), [seen(action, viewer) for action in played]) for viewer in VIEWERS]
        for at, line in ((first, list(played)), *views):
            found = replay(PLAY, at, [read(write(action)) or action for action in line], readings)
            if found.refused is not None or found.last.winner is None:
                wrong.append(f"game {one}: {found.refused} after {len(found.tables) - 1} actions from {at}")
        counts[f"won by {won_by(tables_of(first, played, readings)[-1])}"] += 1
        counts.update(f"action {type(action).__name__.lower()}" for action in played)
    return counts, wrong


def corrupted(seed: int, number: int) -> Found:
    """An action that certainly breaks a rule is refused at its own place."""
    counts: Counter[str] = Counter()
    wrong = []
    for one in range(seed, seed + number):
        rng = random.Random(one)
        first, played, readings = sampled_game(one)
        place = rng.randrange(len(played))
        at = tables_of(first, played[:place], readings)[-1]
        bad = rng.choice(list(corruptions(at, rng)))
        found = replay(PLAY, first, [*played[:place], bad, *played[place:]], readings)
        if found.refused is None or len(found.tables) != place + 1:
            wrong.append(f"game {one}: {write(bad)} at {place} not caught there: {found.refused}")
        else:
            counts[f"caught by {found.refused.rule}"] += 1
    return counts, wrong


def two_referees(seed: int, number: int) -> Found:
    """Both referees have the same table after every action, and the same legal actions at a few tables."""
    counts: Counter[str] = Counter()
    wrong = []
    for one in range(seed, seed + number):
        first, played, readings = sampled_game(one)
        look = set(random.Random(one).sample(range(len(played)), min(5, len(played))))
        at, other = first, oracle_of(first, readings)
        try:
            for place, action in enumerate(played):
                if place in look:
                    assert_same_choices(at, other, readings)
                at = after(at, action, readings)
                other.do(write(action))
                assert_same(at, other)
        except AssertionError as difference:
            wrong.append(f"game {one}: {difference}")
        counts["games with tactics" if first.uses_tactics else "base games"] += 1
    return counts, wrong
