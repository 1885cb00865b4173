"""Random tables at the start of an upkeep, and the same table in the form of the oracle."""

import random
from collections.abc import Iterator

from adjudicator.games.boru.readings import READINGS
from adjudicator.games.boru.rules.play import PLAY
from adjudicator.games.boru.table.actions import Action
from adjudicator.games.boru.table.board import REGION_OF, REGIONS, TOWNS, places, town_names
from adjudicator.games.boru.table.table import FACE_DOWN, ON_BOARD, Phase, Player, Table
from adjudicator.readings import Readings
from tests.boru import oracle

NAMES = ("daria", "kasia", "jerzy", "piotr", "zosia")
NOBLES = ("aodhan", "aoife", "brigid", "conall", "cormac", "niall", "orlaith")


def uniform_readings(rng: random.Random) -> Readings:
    return {reading.id: rng.choice(reading.options) for reading in READINGS}


def random_upkeep(rng: random.Random, most_towns: int = 30, last: bool | None = None) -> Table:
    """A table before an upkeep. Ties and full regions are more frequent than in play."""
    size = rng.choice((3, 4, 5))
    last = rng.random() < 0.6 if last is None else last
    towns = list(range(len(TOWNS)))
    if rng.random() < 0.6:  # all discs in a few regions
        few = rng.sample(range(len(REGIONS)), rng.randint(2, 4))
        towns = [town for town in towns if REGION_OF[town] in few]
    rng.shuffle(towns)
    taken = towns[: rng.randint(0, min(most_towns, len(towns)))]
    discs = [0] * size
    for town in taken:
        discs[rng.randrange(size)] |= 1 << town
    covered = sum(1 << town for town in taken if rng.random() < 0.15)
    monasteries = sum(1 << town for town in taken if rng.random() < 0.3)
    spaces = rng.sample(range(1, 10), size)
    track = [0 if rng.random() < 0.3 else space for space in spaces]
    if rng.random() < 0.08:
        track = [0] * size
    raiders = [rng.choice((0, 0, 1, 2, 3, 5)) for _ in range(size)]
    church = [rng.choice((0, 0, 1, 3, 4, 5, 6)) for _ in range(size)]
    if rng.random() < 0.1:
        raiders = [rng.choice((0, 2))] * size
    brides = rng.sample(NOBLES, 4)
    held: list[tuple[str, ...]] = [()] * size
    for bride in brides[: rng.randint(0, 3)]:
        seat = rng.randrange(size)
        held[seat] = (*held[seat], bride)
    players = tuple(
        Player(
            NAMES[seat],
            coins=rng.randint(0, 3),
            points=rng.randint(9, 14),
            renown=rng.randint(0, 3),
            raiders=raiders[seat],
            church=church[seat],
            track=track[seat],
            brides=held[seat],
            discs=discs[seat],
        )
        for seat in range(size)
    )
    tokens = []
    for region in REGIONS:
        here = sum(bool(region.towns >> town & 1) for town in taken)
        up = here >= region.threshold and rng.random() < 0.7
        tokens.append(rng.choice((ON_BOARD, *range(size))) if up else FACE_DOWN)
    return Table(
        players,
        marker=rng.randrange(size),
        phase=Phase.MARRIAGE,
        round=4 if last else 2,
        covered=covered,
        monasteries=monasteries,
        tokens=tuple(tokens),
        battle=rng.choice((0, 1, 4)),
        bride="princess" if last else brides[3],
        deck=0 if last else 2,
    )


def world_of(table: Table) -> oracle.World:
    tokens = {
        region.id: {FACE_DOWN: "down", ON_BOARD: "board"}.get(table.tokens[place], table.tokens[place])
        for place, region in enumerate(REGIONS)
    }
    return oracle.World(
        n=table.size,
        coins=[player.coins for player in table.players],
        renown=[player.renown for player in table.players],
        points=[player.points for player in table.players],
        raiders=[player.raiders for player in table.players],
        church=[player.church for player in table.players],
        track=[player.track for player in table.players],
        marker=table.marker,
        battle=table.battle,
        discs={
            TOWNS[town]: seat for seat, player in enumerate(table.players) for town in places(player.discs)
        },
        vikings=set(town_names(table.covered)),
        monasteries=set(town_names(table.monasteries)),
        tokens=tokens,
        marriages=[list(player.brides) for player in table.players],
        princess=table.pact,
        bride=table.bride,
        deck=table.deck,
        active=TOWNS[table.active] if table.active >= 0 else "",
    )


def world_summary(world: oracle.World) -> str:
    """Everything that matters in a world, for comparison."""
    return repr(
        (
            world.coins,
            world.renown,
            world.points,
            world.raiders,
            world.church,
            world.track,
            world.marker,
            world.battle,
            sorted(world.discs.items()),
            sorted(world.vikings),
            sorted(world.monasteries),
            sorted((name, str(at)) for name, at in world.tokens.items()),
            world.marriages,
            world.princess,
            world.bride,
            world.deck,
        )
    )


def every_course(
    table: Table, readings: Readings, until: tuple[str, ...]
) -> Iterator[tuple[tuple[Action, ...], Table]]:
    """Every course of play up to one of these phases."""
    if table.phase in until:
        yield (), table
        return
    for action in PLAY.actions(table, readings):
        for further, last in every_course(PLAY.after(table, action, readings), readings, until):
            yield (action, *further), last
