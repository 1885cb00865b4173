"""Random games of Brian Boru with a seed: every action is legal, and every phase is reached."""

from collections.abc import Sequence
from random import Random
from typing import Final

from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rules.hands import leading_cards, matching_towns, may_hold
from adjudicator.games.boru.rules.legal_actions import legal_actions
from adjudicator.games.boru.rules.play import after
from adjudicator.games.boru.table.actions import Action, ActionKind
from adjudicator.games.boru.table.board import COLOUR, TOWNS, town_names
from adjudicator.games.boru.table.cards import VIKING_CARDS, values
from adjudicator.games.boru.table.table import (
    DEALT,
    ROUNDS,
    SETUP_COINS,
    SETUP_POINTS,
    SETUP_RENOWN,
    Phase,
    Player,
    Table,
)
from adjudicator.readings import Readings, choices_of, choose

NAMES: Final = ("daria", "kasia", "jerzy", "piotr", "ola")
DEFAULTS: Final = choose(choices_of(READINGS), {})[0]
MOST_ACTIONS: Final = 2000


def random_readings(rng: Random) -> Readings:
    """Any option of every reading; half of the time the defaults."""
    if rng.random() < 0.5:
        return DEFAULTS
    return {reading.id: rng.choice(reading.options) for reading in READINGS}


def new_game(names: Sequence[str], starter: int = 0) -> Table:
    """The table after the set-up, before the first discs (rules boru.setup.*)."""
    size = len(names)
    players = tuple(
        Player(name, coins=SETUP_COINS, points=SETUP_POINTS, renown=SETUP_RENOWN) for name in names
    )
    return Table(
        players,
        starter,
        Phase.SETUP,
        deck=ROUNDS[size],
        vikings=VIKING_CARDS,
        queue=tuple((starter + step) % size for step in range(size)),
    )


def first_table(rng: Random, size: int | None = None) -> Table:
    size = size or rng.randint(3, 5)
    return new_game(NAMES[:size], rng.randrange(size))


def random_game(
    rng: Random, size: int | None = None, readings: Readings = DEFAULTS, unseen: float = 0.5
) -> tuple[Table, list[Action]]:
    """The first table of a game and all its actions. In some rounds the draft is not recorded."""
    first, tables, done = play_out(rng, size, readings, unseen)
    assert tables[-1].phase == Phase.OVER
    return first, done


def play_out(
    rng: Random, size: int | None = None, readings: Readings = DEFAULTS, unseen: float = 0.5
) -> tuple[Table, list[Table], list[Action]]:
    """A random game: the first table, every table up to the last, and the actions."""
    first = table = first_table(rng, size)
    tables: list[Table] = [table]
    done: list[Action] = []
    dealt: list[Action] = []
    while table.phase != Phase.OVER and len(done) < MOST_ACTIONS:
        if table.phase == Phase.DEAL and not dealt:
            dealt = [Action(ActionKind.DEAL_UNSEEN)] if rng.random() < unseen else random_deal(rng, table)
        action = dealt.pop() if dealt else likely_action(rng, table)
        table = after(table, action, readings)
        tables.append(table)
        done.append(action)
    return first, tables, done


def random_deal(rng: Random, table: Table) -> list[Action]:
    cards = list(values(table.pool))
    rng.shuffle(cards)
    dealt = DEALT[table.size]
    return [
        Action(ActionKind.DEAL, player.name, cards.pop()) for player in table.players for _ in range(dealt)
    ]


def likely_action(rng: Random, table: Table) -> Action:
    """A random legal action. Coins are spent more often than saved, so that the board fills up."""
    if table.phase == Phase.LEAD:
        fitting = list(values(may_hold(table, table.marker) & leading_cards(table)))
        if fitting:
            card = rng.choice(fitting)
            town = rng.choice(list(town_names(table.free & matching_towns(card))))
            return Action(ActionKind.LEAD, table.name(table.marker), card, town=town)
    options = legal_actions(table)
    if table.phase in (Phase.EXPAND, Phase.BUY) and len(options) > 1 and rng.random() < 0.7:
        return rng.choice(options[1:])
    return rng.choice(options)


def crowded_round(rng: Random, readings: Readings = DEFAULTS) -> list[tuple[Table, Action]]:
    """Tables and actions of a round on a nearly full board, where some players cannot lead."""
    _, tables, _ = play_out(rng, readings=readings)
    table = rng.choice([one for one in tables if one.phase == Phase.LEAD])
    full = rng.sample("RBY", 2)
    taken = sum(1 << town for town in range(len(TOWNS)) if COLOUR[town] in full)
    spared = rng.sample(range(len(TOWNS)), rng.choice((0, 0, 1, 3)))
    taken &= table.free & ~sum(1 << town for town in spared)
    table = table.set(0, discs=table.players[0].discs | taken)
    done = []
    while table.phase not in (Phase.MARRIAGE, Phase.OVER):
        options = legal_actions(table)
        cannot = [action for action in options if action.kind is ActionKind.CANNOT_LEAD]
        action = rng.choice(cannot if cannot and rng.random() < 0.5 else options)
        done.append((table, action))
        table = after(table, action, readings)
    return done
