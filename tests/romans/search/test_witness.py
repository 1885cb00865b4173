"""Witnesses: the rules replay what the search finds at tables of random games."""

import random

from adjudicator.games.romans.rules.play import PLAY
from adjudicator.games.romans.search.fort import search_fort, with_marked_fort
from adjudicator.games.romans.search.searched import Searched
from adjudicator.games.romans.table.cards import UNKNOWN
from adjudicator.games.romans.table.forts import MARK, WALL
from adjudicator.games.romans.table.table import Setup, Step, Table
from adjudicator.play import replay
from solver.answer import Outcome
from tests.romans.readings import DEFAULTS, random_readings
from tests.romans.sampling import new_game

CLANS = ("green", "red", "gold", "blue")


def random_tables(rng: random.Random, count: int) -> list[tuple[Table, dict[str, str]]]:
    """Tables in the middle of random games, with some face-down cards made unknown."""
    found: list[tuple[Table, dict[str, str]]] = []
    while len(found) < count:
        clans = CLANS[: rng.randint(2, 4)]
        neutral = tuple(seat > 0 and rng.random() < 0.3 for seat in range(len(clans)))
        readings = DEFAULTS | (random_readings(rng) if rng.random() < 0.5 else {})
        table = new_game(Setup(clans, neutral, rng.random() < 0.2, rng.random() < 0.2))
        seen = []
        while table.step != Step.OVER:
            action = rng.choice(PLAY.actions(table, readings))
            table = PLAY.after(table, action, readings)
            if Step.REVEAL <= table.step <= Step.SVORD and table.wall:
                seen.append(table)
        for one in rng.sample(seen, 4):
            found.append((with_forgotten_cards(rng, one), readings))
    return found


def with_forgotten_cards(rng: random.Random, table: Table) -> Table:
    all_cards = []
    for cards in table.cards:
        chance = rng.choice((0.0, 0.3, 1.0))
        down = tuple(UNKNOWN if rng.random() < chance else card for card in cards.down)
        all_cards.append(cards._replace(down=down))
    return table._replace(cards=tuple(all_cards))


def test_every_witness_is_a_legal_record() -> None:
    rng = random.Random(5)
    outcomes: dict[Outcome, int] = {}
    for table, readings in random_tables(rng, 160):
        place = rng.randint(WALL + 1 - len(table.wall), WALL)
        clan = rng.randrange(len(table.cards))
        for takes in (True, False):
            found = search_fort(with_marked_fort(table, place), readings, clan, takes, budget=20_000)
            outcomes[found.outcome] = outcomes.get(found.outcome, 0) + 1
            if found.outcome is Outcome.FOUND:
                assert_legal(found, table, readings, clan, takes)
    assert outcomes[Outcome.FOUND] > 100
    assert outcomes[Outcome.NONE] > 20


def assert_legal(found: Searched, table: Table, readings: dict[str, str], clan: int, takes: bool) -> None:
    """The record is legal from the table of the case on, and reaches the goal."""
    witness = found.witness()
    assert witness is not None
    for before, named in zip(table.cards, witness.start.cards, strict=True):
        for given, card in zip(before.down, named.down, strict=True):
            assert given in (UNKNOWN, card)
    start = witness.start
    played = replay(PLAY, start, witness.actions, readings)
    assert played.refused is None, (table, witness)
    holders = [
        seat
        for seat, cards in enumerate(played.last.cards)
        if any(fort & MARK for fort in (*cards.forts, *cards.dropped))
    ]
    assert (clan in holders) is takes
    if not takes:
        over = played.last.step != Step.REVEAL or not any(fort & MARK for fort in played.last.wall)
        assert over
