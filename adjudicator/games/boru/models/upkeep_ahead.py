"""What the rest of an upkeep asks of whom, and what everybody gains in it whatever is chosen.

Written for the constraint model, from the rulebook on its own: it never reads the evaluator or the search.
"""

from typing import Final, NamedTuple

from adjudicator.games.boru.table.board import REGION, REGIONS, TRACK
from adjudicator.games.boru.table.cards import BRIDES, PRINCESS
from adjudicator.games.boru.table.choices import Done
from adjudicator.games.boru.table.table import NOBODY, Phase, Table

_ORDER: Final = (
    Phase.MARRIAGE,
    Phase.BRIDE_TOWN,
    Phase.PRINCESS,
    Phase.TRACK_TOWN,
    Phase.BATTLE,
    Phase.INVASION,
    Phase.CHURCH,
    Phase.MONASTERY,
    Phase.FOUR_DISCS,
    Phase.REGIONS,
)
_STEPS: Final = ("princess", "settle", "lose", "build")
SIDES: Final = ("military", "trade", "spurn")
SPURNED: Final = 4
ENOUGH_DISCS: Final = 4


class Outlook(NamedTuple):
    settles: tuple[tuple[int, int], ...]
    """Who puts a disc on one of which free towns, in order."""
    losers: tuple[int, ...]
    builders: tuple[int, ...]
    """Both in the order of their choices."""
    leader: int
    """Who picks the towns that are lost; NOBODY if everybody picks their own."""
    points: tuple[int, ...]
    """Everybody's final points, but for claim tokens and for the number of regions."""
    cards: tuple[int, ...]
    """Marriage cards that everybody will have."""


def princess_open(table: Table) -> int:
    """Who has yet to choose a side of the Princess of Denmark in this upkeep; NOBODY if nobody."""
    if table.phase == Phase.PRINCESS:
        return table.queue[0]
    tracks = [player.track for player in table.players]
    if table.phase == Phase.MARRIAGE and table.bride == PRINCESS and max(tracks) > 0:
        return tracks.index(max(tracks))
    return NOBODY


def outlook(table: Table, side: str = "") -> Outlook:
    """The rest of the upkeep, with this side of the Princess where one is still to be chosen."""
    stage = _ORDER.index(table.phase)
    seats = range(table.size)
    points = [player.points for player in table.players]
    renown = [player.renown for player in table.players]
    coins = [player.coins for player in table.players]
    raiders = [player.raiders for player in table.players]
    discs = [player.church for player in table.players]
    cards = [len(player.brides) for player in table.players]
    track = [player.track for player in table.players]
    marker = table.marker
    taken = 0
    for player in table.players:
        taken |= player.discs
    settles: list[tuple[int, int]] = []

    married = NOBODY
    if table.phase == Phase.MARRIAGE and max(track) > 0:
        married = track.index(max(track))
        cards[married] += 1
        bride = BRIDES[table.bride]
        points[married] += bride.points
        renown[married] += bride.renown
        if bride.region:
            settles.append((married, REGIONS[REGION[bride.region]].towns & ~taken))
    elif table.phase == Phase.BRIDE_TOWN:
        married = table.queue[0]
        region = BRIDES[table.players[married].brides[-1]].region
        settles.append((married, REGIONS[REGION[region]].towns & ~taken))
    elif table.phase == Phase.PRINCESS:
        married = table.queue[0]
    elif table.phase == Phase.TRACK_TOWN:
        settles.append((table.queue[0], _free(taken)))
    if side == "spurn":
        cards[married] -= 1
        points[married] += SPURNED
    if married != NOBODY:
        for seat in seats:
            space = TRACK[track[seat]]
            if seat != married:
                coins[seat] += space.coins
                renown[seat] += space.renown
                if space.town:
                    settles.append((seat, _free(taken)))

    leader = NOBODY
    losers: tuple[int, ...] = ()
    if stage <= _ORDER.index(Phase.INVASION):
        ahead = [seat for seat in seats if raiders[seat] == max(raiders)]
        leader = ahead[0] if len(ahead) == 1 else NOBODY
        if table.phase == Phase.INVASION:
            losers = table.queue
        elif table.battle:
            losers = tuple(seat for seat in _round(table.size, marker) if raiders[seat] == min(raiders))
        if leader != NOBODY:
            renown[leader] += 1
            points[leader] += renown[leader]
            raiders[leader] = 0
        for seat in seats:
            points[seat] += 1 if raiders[seat] == max(raiders) > 0 else 0

    builders: list[int] = []
    if stage <= _ORDER.index(Phase.MONASTERY):
        pious = [seat for seat in seats if discs[seat] == max(discs)]
        if len(pious) == 1:
            builders.append(pious[0])
            marker = pious[0]
            discs[pious[0]] = 0
        most = max(discs)
        for seat in seats:
            if discs[seat] == most > 0:
                points[seat] += 1
                discs[seat] -= 1
        builders += [seat for seat in _round(table.size, marker) if discs[seat] >= ENOUGH_DISCS]
    elif table.phase == Phase.FOUR_DISCS:
        builders += table.queue

    for seat in seats:
        points[seat] += renown[seat]
        points[seat] += 1 if marker == seat else 0
        points[seat] += 1 if coins[seat] == max(coins) and coins.count(max(coins)) == 1 else 0
    return Outlook(tuple(settles), losers, tuple(builders), leader, tuple(points), tuple(cards))


def turn(ahead: Outlook, done: Done) -> tuple[int, int]:
    """When a choice is made: by step of the upkeep, and within a step by whose turn it is."""
    settlers = tuple(seat for seat, _ in ahead.settles)
    seats = {"settle": settlers, "lose": ahead.losers, "build": ahead.builders}.get(done.what, ())
    return _STEPS.index(done.what), seats.index(done.seat) if done.seat in seats else 0


def _round(size: int, marker: int) -> list[int]:
    """Clockwise from whoever has the marker."""
    return [(max(marker, 0) + step) % size for step in range(size)]


def _free(taken: int) -> int:
    everything = 0
    for region in REGIONS:
        everything |= region.towns
    return everything & ~taken
