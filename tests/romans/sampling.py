"""Seeded random games: any set-up that the rulebook allows, all legal actions equally likely."""

from random import Random

from adjudicator.games.romans.readings import READINGS
from adjudicator.games.romans.rules.play import actions, after
from adjudicator.games.romans.table.actions import Action
from adjudicator.games.romans.table.cards import CLANS, STRENGTHS, UNKNOWN
from adjudicator.games.romans.table.forts import DECK, HECA_KINDS
from adjudicator.games.romans.table.table import ClanCards, Setup, Step, Table
from adjudicator.readings import Readings

COMBINATIONS = tuple(
    (players, neutral) for players in range(1, 5) for neutral in range(4) if 2 <= players + neutral <= 4
)
"""Players and neutral clans."""
HIDDEN_STEPS = (Step.LOSE, Step.LAY)


def new_game(setup: Setup) -> Table:
    return Table(setup, (ClanCards(),) * len(setup.clans))


def mostly_default_readings(rng: Random, share: float = 0.3) -> Readings:
    return {
        reading.id: rng.choice(reading.options) if rng.random() < share else reading.default
        for reading in READINGS
    }


def random_setup(rng: Random) -> Setup:
    """Any combination of clans and variants; sometimes another deck and other strengths."""
    players, neutral = rng.choice(COMBINATIONS)
    kinds = [False] * players + [True] * neutral
    rng.shuffle(kinds)
    clans = tuple(rng.sample(CLANS, len(kinds)))
    deck = random_deck(rng) if rng.random() < 0.3 else DECK
    strengths = random_strengths(rng) if rng.random() < 0.2 else STRENGTHS
    return Setup(clans, tuple(kinds), rng.random() < 0.3, rng.random() < 0.3, deck, strengths)


def random_deck(rng: Random) -> tuple[int, ...]:
    """Four FortHece and fourteen others, at least one of each kind."""
    copies = [1] * len(DECK)
    copies[rng.randrange(HECA_KINDS)] += 1
    while sum(copies) < 18:
        copies[rng.randrange(HECA_KINDS, len(DECK))] += 1
    return tuple(copies)


def random_strengths(rng: Random) -> tuple[int, ...]:
    """Another assignment of the likely strengths. Dru'hid stays below Arch'r."""
    while True:
        values = [1, 2, 3, 4, 6, 7]
        rng.shuffle(values)
        if values[1] <= 4:
            return (*values[:4], 5, *values[4:], 9)


def random_action(rng: Random, table: Table, readings: Readings, hidden: bool) -> Action:
    """A random action. A clan lays only known cards or only unknown ones, rarely a mixture."""
    found = actions(table, readings)
    if table.step in HIDDEN_STEPS:
        mixed = rng.random() < 0.05
        found = tuple(one for one in found if mixed or (UNKNOWN in one.what[:2]) is hidden) or found
        if table.step == Step.LAY:
            found = tuple(one for one in found if mixed or (one.what[0] == UNKNOWN) is hidden) or found
    return rng.choice(found)


def play_on(rng: Random, table: Table, readings: Readings, most: int = 10_000) -> list[Action]:
    done: list[Action] = []
    unknown = [rng.random() < 0.3 for _ in table.cards]
    while table.step != Step.OVER and len(done) < most:
        action = random_action(rng, table, readings, unknown[table.who])
        table = after(table, action, readings)
        done.append(action)
    return done


def random_game(
    rng: Random, readings: Readings, setup: Setup | None = None, most: int = 10_000
) -> tuple[Table, list[Action]]:
    """The empty table and the actions of one legal game, at most ``most`` of them."""
    first = new_game(setup or random_setup(rng))
    return first, play_on(rng, first, readings, most)
