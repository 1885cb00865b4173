"""Seeded random games of Brian Boru: every action legal, every phase reached."""

from random import Random
from typing import Final

from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rules.hands import fitting_towns, leads, may_hold
from adjudicator.games.boru.rules.options import actions
from adjudicator.games.boru.rules.play import after
from adjudicator.games.boru.table.actions import Action, Do
from adjudicator.games.boru.table.board import COLOUR, TOWNS, town_names
from adjudicator.games.boru.table.cards import values
from adjudicator.games.boru.table.table import DEALT, Phase, Table, initial
from adjudicator.readings import Readings, choose

NAMES: Final = ("daria", "kasia", "jerzy", "piotr", "ola")
DEFAULTS: Final = choose(READINGS, {})[0]
LONGEST: Final = 2000


def random_readings(rng: Random) -> Readings:
    """Any option of every reading; half of the time the defaults."""
    if rng.random() < 0.5:
        return DEFAULTS
    return {reading.id: rng.choice(reading.options) for reading in READINGS}


def first_table(rng: Random, size: int | None = None) -> Table:
    size = size or rng.randint(3, 5)
    return initial(NAMES[:size], rng.randrange(size))


def random_game(
    rng: Random, size: int | None = None, readings: Readings = DEFAULTS, unseen: float = 0.5
) -> tuple[Table, list[Action]]:
    """The first table of a game and all its actions; in some rounds nobody writes down the draft."""
    first, tables, done = play_out(rng, size, readings, unseen)
    assert tables[-1].phase == Phase.OVER
    return first, done


def play_out(
    rng: Random, size: int | None = None, readings: Readings = DEFAULTS, unseen: float = 0.5
) -> tuple[Table, list[Table], list[Action]]:
    """A game with the table before each action, and the last one."""
    first = table = first_table(rng, size)
    tables: list[Table] = [table]
    done: list[Action] = []
    dealt: list[Action] = []
    while table.phase != Phase.OVER and len(done) < LONGEST:
        if table.phase == Phase.DEAL and not dealt:
            dealt = [Action(Do.DEAL_UNSEEN)] if rng.random() < unseen else random_deal(rng, table)
        action = dealt.pop() if dealt else likely(rng, table)
        table = after(table, action, readings)
        tables.append(table)
        done.append(action)
    return first, tables, done


def random_deal(rng: Random, table: Table) -> list[Action]:
    cards = list(values(table.pool))
    rng.shuffle(cards)
    dealt = DEALT[table.size]
    return [Action(Do.DEAL, player.name, cards.pop()) for player in table.players for _ in range(dealt)]


def likely(rng: Random, table: Table) -> Action:
    """Any legal action; money is rather spent than saved, so that the board fills up."""
    if table.phase == Phase.LEAD:
        fitting = list(values(may_hold(table, table.marker) & leads(table)))
        if fitting:
            card = rng.choice(fitting)
            town = rng.choice(list(town_names(table.free & fitting_towns(card))))
            return Action(Do.LEAD, table.name(table.marker), card, town=town)
    options = actions(table)
    if table.phase in (Phase.EXPAND, Phase.BUY) and len(options) > 1 and rng.random() < 0.7:
        return rng.choice(options[1:])
    return rng.choice(options)


def crowded(rng: Random, readings: Readings = DEFAULTS) -> list[tuple[Table, Action]]:
    """A round of tricks on a board that is nearly full, so that some cannot lead: tables and actions."""
    _, tables, _ = play_out(rng, readings=readings)
    table = rng.choice([one for one in tables if one.phase == Phase.LEAD])
    full = rng.sample("RBY", 2)
    taken = sum(1 << town for town in range(len(TOWNS)) if COLOUR[town] in full)
    spared = rng.sample(range(len(TOWNS)), rng.choice((0, 0, 1, 3)))
    taken &= table.free & ~sum(1 << town for town in spared)
    table = table.set(0, discs=table.players[0].discs | taken)
    done = []
    while table.phase not in (Phase.MARRIAGE, Phase.OVER):
        options = actions(table)
        cannot = [action for action in options if action.kind is Do.CANNOT_LEAD]
        action = rng.choice(cannot if cannot and rng.random() < 0.5 else options)
        done.append((table, action))
        table = after(table, action, readings)
    return done
