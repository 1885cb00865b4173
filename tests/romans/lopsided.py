"""Tables of games in which everybody helps one clan: claims to the game are often close to the bounds."""

import random

from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.search.aimed_game import Aim, AimedGame
from adjudicator.games.romans.search.game import game_goal, is_last_turn
from adjudicator.games.romans.search.game_goal import has_won
from adjudicator.games.romans.search.record import replay_trial_game
from adjudicator.games.romans.table.table import Table
from adjudicator.play import replay
from tests.romans.bench import setup
from tests.romans.readings import DEFAULTS
from tests.romans.sampling import new_game


def lopsided_game(rng: random.Random, clans: int | None = None) -> tuple[Table, ...]:
    """The tables of one game, all cards known."""
    first = new_game(setup(rng, clans))
    clan = rng.choice([seat for seat, neutral in enumerate(first.setup.neutral) if not neutral])
    goal = game_goal(first, DEFAULTS, clan, True, False, ())
    plan, end = AimedGame(goal, Aim(clan, rng.random() < 0.15), (), rng, rng.choice((2, 4, 8, 16))).play(
        first
    )
    record = replay_trial_game(first, plan, DEFAULTS, goal._replace(wins=has_won(goal, end)))
    return replay(PLAY, record.start, record.actions, DEFAULTS).tables


def lopsided_tables(rng: random.Random, count: int) -> list[Table]:
    """Tables between the second turn and the beginning of the last one."""
    found: list[Table] = []
    while len(found) < count:
        able = [
            table
            for table in lopsided_game(rng)
            if table.turn > 1 and PLAY.actions(table, DEFAULTS) and not is_last_turn(table, DEFAULTS)
        ]
        found += rng.sample(able, min(2, len(able)))
    return found
