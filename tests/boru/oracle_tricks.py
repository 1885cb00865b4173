"""Last tricks small enough for the oracle, and every way in which they and their upkeeps can end."""

import random
from typing import Any, Final

from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.rules.rounds import cards_left_over
from adjudicator.games.boru.table.board import COLOUR, TOWNS, places
from adjudicator.games.boru.table.cards import DECK, MATCHING, values
from adjudicator.games.boru.table.table import ACTING, NOBODY, Phase, Table
from adjudicator.readings import Readings
from tests.boru import oracle
from tests.boru.random_upkeeps import random_upkeep, world_of

MOST_COURSES: Final = 1500


def small_last_trick(rng: random.Random, readings: Readings) -> tuple[Table, list[oracle.World]]:
    """A random table in the last trick of a round, and all its ends by the oracle."""
    while True:
        table = random_last_trick(rng, rng.choice((4, 8, 14)), readings)
        ends = every_end(table, readings)
        if ends is not None:
            return table, ends


def random_last_trick(rng: random.Random, most_towns: int, readings: Readings) -> Table:
    """A table at the last cards of a trick, or at its last actions. The board is as before an upkeep."""
    table = random_upkeep(rng, most_towns)
    size = table.size
    players = tuple(player._replace(coins=rng.choice((0, 1, 2, 3, 5, 7))) for player in table.players)
    table = table._replace(players=players, battle=rng.choice((0, 1, 2, 5)))
    active = rng.choice(list(places(table.free)))
    leader = rng.randrange(size)
    matching = list(values(MATCHING[COLOUR[active]]))
    first = rng.choice(matching)
    others = rng.sample([card for card in values(DECK) if card != first], size - 1)
    trick = [((leader + step) % size, card) for step, card in enumerate((first, *others))]
    table = table._replace(marker=leader, active=active, tricks={3: 6, 4: 4, 5: 3}[size])
    if rng.random() < 0.25:
        return _before_the_last_card(rng, table, trick, readings)
    acted = rng.randint(max(0, size - 3), size - 1)
    table = table._replace(phase=Phase.ROW, trick=tuple(trick), acted=acted)
    winner, order = oracle.trick(oracle.TOWNS[TOWNS[active]]["colour"], dict(trick))
    if winner in order[:acted]:
        table = table.set(winner, discs=table.players[winner].discs | 1 << active)
        table = table._replace(marker=winner, active=NOBODY)
    return table


def _before_the_last_card(
    rng: random.Random, table: Table, trick: list[tuple[int, int]], readings: Readings
) -> Table:
    """One card is still to be played, from a hand that is known or that is one of two or three cards."""
    kept = cards_left_over(table.size, readings)
    last, card = trick[-1]
    rest = [one for one in values(DECK) if one not in dict(trick).values()]
    hidden = rng.sample(rest, 2)
    for seat, _ in trick[:-1]:
        table = table.set(seat, unseen=kept)
    if rng.random() < 0.5:  # nobody has seen the hand
        may_be = {card, *hidden, *(one for _, one in trick)}
        table = table._replace(discard=sum(1 << one for one in values(DECK) if one not in may_be))
        table = table.set(last, unseen=1 + kept)
    else:
        table = table.set(last, hand=sum(1 << one for one in (card, *hidden[:kept])))
    return table._replace(phase=Phase.FOLLOW, trick=tuple(trick[:-1]))


def every_end(table: Table, readings: Readings) -> list[oracle.World] | None:
    """Every end of the trick and its upkeep, by the oracle; None if there are too many."""
    found = []
    for _, world, _ in oracle.runs(
        world_of(table), lambda world, choose: _play(world, choose, table, readings)
    ):
        found.append(world)
        if len(found) > MOST_COURSES:
            return None
    return found


def _play(world: oracle.World, choose: oracle.Choose, table: Table, readings: Readings) -> None:
    played = dict(table.trick)
    if table.phase == Phase.FOLLOW:
        last = (table.trick[-1][0] + 1) % table.size
        player = table.players[last]
        cards = list(values(player.hand if not player.unseen else table.pool))
        played[last] = choose(last, "card", cards)
    if world.active:
        winner, order = oracle.trick(oracle.TOWNS[world.active]["colour"], played)
    else:
        winner, order = world.marker, sorted(played, key=lambda who: played[who])
    for seat in order[table.acted :]:
        rows: list[Any] = [row for row in oracle.rows(played[seat], seat == winner) if row]
        row = choose(seat, "row", list(range(len(rows))))
        oracle.act(world, choose, seat, rows[row], readings)
    oracle.upkeep(world, choose, readings)


def in_the_middle(rng: random.Random, table: Table, readings: Readings) -> Table:
    """The same table, or a later one of the same trick at which somebody decides."""
    while rng.random() < 0.5:
        options = PLAY.actions(table, readings)
        after = PLAY.after(table, rng.choice(options), readings)
        if after.phase not in ACTING:
            return table
        table = after
    return table
