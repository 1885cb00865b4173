"""The rest of an upkeep: the choices still to be made, by whom, and what everybody gains in any case.

Written for the model of the upkeep, from the rulebook, independently of the evaluator and the search.
"""

from typing import Final, NamedTuple

from adjudicator.games.boru.table.board import REGION, REGIONS, TRACK
from adjudicator.games.boru.table.cards import BRIDES, PRINCESS
from adjudicator.games.boru.table.table import NOBODY, Phase, Table
from adjudicator.games.boru.table.upkeep_choices import UpkeepChoice

_PHASES: Final = (
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
"""In the order of the upkeep."""
_CHOICE_ORDER: Final = ("princess", "settle", "lose", "build")
"""The kinds of choice in the order of the upkeep."""
PRINCESS_SIDES: Final = ("military", "trade", "spurn")
SPURN_POINTS: Final = 4
ENOUGH_DISCS: Final = 4


class RestOfUpkeep(NamedTuple):
    settles: tuple[tuple[int, int], ...]
    """Who puts a disc on a town, and the free towns to choose from, in order."""
    losers: tuple[int, ...]
    """Who loses a town, in order."""
    builders: tuple[int, ...]
    """Who builds a monastery, in order."""
    leader: int
    """Who chooses the towns that are lost; NOBODY if every loser chooses."""
    points: tuple[int, ...]
    """By seat: the final points, without those for claim tokens and for the number of regions."""
    cards: tuple[int, ...]
    """By seat: the number of marriage cards at the end."""


def princess_chooser(table: Table) -> int:
    """Who still chooses a side of the Princess of Denmark in this upkeep; NOBODY if nobody does."""
    if table.phase == Phase.PRINCESS:
        return table.queue[0]
    tracks = [player.track for player in table.players]
    if table.phase == Phase.MARRIAGE and table.bride == PRINCESS and max(tracks) > 0:
        return tracks.index(max(tracks))
    return NOBODY


def rest_of_upkeep(table: Table, side: str = "") -> RestOfUpkeep:
    """The rest of the upkeep, if this side of the Princess is chosen (empty if no such choice is left)."""
    stage = _PHASES.index(table.phase)
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
        settles.append((table.queue[0], _free_towns(taken)))
    if side == "spurn":
        cards[married] -= 1
        points[married] += SPURN_POINTS
    if married != NOBODY:
        for seat in seats:
            space = TRACK[track[seat]]
            if seat != married:
                coins[seat] += space.coins
                renown[seat] += space.renown
                if space.town:
                    settles.append((seat, _free_towns(taken)))

    leader = NOBODY
    losers: tuple[int, ...] = ()
    if stage <= _PHASES.index(Phase.INVASION):
        most_raiders = [seat for seat in seats if raiders[seat] == max(raiders)]
        leader = most_raiders[0] if len(most_raiders) == 1 else NOBODY
        if table.phase == Phase.INVASION:
            losers = table.queue
        elif table.battle:
            losers = tuple(seat for seat in _clockwise(table.size, marker) if raiders[seat] == min(raiders))
        if leader != NOBODY:
            renown[leader] += 1
            points[leader] += renown[leader]
            raiders[leader] = 0
        for seat in seats:
            points[seat] += 1 if raiders[seat] == max(raiders) > 0 else 0

    builders: list[int] = []
    if stage <= _PHASES.index(Phase.MONASTERY):
        most_discs = [seat for seat in seats if discs[seat] == max(discs)]
        if len(most_discs) == 1:
            builders.append(most_discs[0])
            marker = most_discs[0]
            discs[most_discs[0]] = 0
        most = max(discs)
        for seat in seats:
            if discs[seat] == most > 0:
                points[seat] += 1
                discs[seat] -= 1
        builders += [seat for seat in _clockwise(table.size, marker) if discs[seat] >= ENOUGH_DISCS]
    elif table.phase == Phase.FOUR_DISCS:
        builders += table.queue

    for seat in seats:
        points[seat] += renown[seat]
        points[seat] += 1 if marker == seat else 0
        points[seat] += 1 if coins[seat] == max(coins) and coins.count(max(coins)) == 1 else 0
    return RestOfUpkeep(tuple(settles), losers, tuple(builders), leader, tuple(points), tuple(cards))


def turn_of(rest: RestOfUpkeep, choice: UpkeepChoice) -> tuple[int, int]:
    """When a choice is made, for comparison: the step of the upkeep, then the place in that step."""
    settlers = tuple(seat for seat, _ in rest.settles)
    seats = {"settle": settlers, "lose": rest.losers, "build": rest.builders}.get(choice.kind, ())
    return _CHOICE_ORDER.index(choice.kind), seats.index(choice.seat) if choice.seat in seats else 0


def _clockwise(size: int, marker: int) -> list[int]:
    """All seats, clockwise from the player who has the marker."""
    return [(max(marker, 0) + step) % size for step in range(size)]


def _free_towns(taken: int) -> int:
    everything = 0
    for region in REGIONS:
        everything |= region.towns
    return everything & ~taken
