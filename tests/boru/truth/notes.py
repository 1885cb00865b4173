"""What a table shows without any action: who has which token and why, what counts, and the final scoring."""

from collections.abc import Sequence
from typing import Final

from tests.boru import oracle
from tests.boru.oracle import COUNT_POINTS, REGIONS, TOWNS, VIKINGS
from tests.boru.truth.scene import Scene


def most_of(numbers: Sequence[int]) -> list[int]:
    return [seat for seat, number in enumerate(numbers) if number == max(numbers)]


def note_tokens(scene: Scene) -> None:
    """Why every face-up token lies where it lies."""
    world = scene.world
    _note_allies(scene, world.vikings)
    for region, at in world.tokens.items():
        if at == "down":
            continue
        found = oracle.counts(world, region)
        most = max(found.values())
        leaders = [side for side, count in found.items() if count == most]
        players = [scene.names[side] for side in leaders if side != VIKINGS]
        named = [("" if side == VIKINGS else scene.names[side], count) for side, count in found.items()]
        said = {"region": region, "count": most, "counts": [one for one in named if one[1]]}
        holder = "" if at == "board" else scene.names[at]
        held = {"holder": holder, "held": "yes" if holder else "no"}
        if not most:
            scene.note("token-nobody", region=region, **held)
        elif leaders == [VIKINGS] and at == "board":
            scene.note("token-vikings", **said)
        elif len(leaders) == 1 and at == leaders[0]:
            scene.note("token-taken", player=players[0], **said)
        elif len(leaders) > 1:
            vikings = "yes" if VIKINGS in leaders else "no"
            scene.note("token-tied", players=players, vikings=vikings, **held, **said)


def _note_allies(scene: Scene, towns: set[str]) -> None:
    """Whose towns the Vikings' are."""
    ally = oracle.wed(scene.world)
    if ally is not None and scene.world.princess == "military" and towns:
        scene.note("vikings-are-allies", player=scene.names[ally], towns=sorted(towns))


def note_what_counts(scene: Scene, region: str) -> None:
    """Which towns of a region count twice, and which count for an ally."""
    towns = {town for town in TOWNS if TOWNS[town]["region"] == region}
    if scene.world.monasteries & towns:
        scene.note("monasteries-double", towns=sorted(scene.world.monasteries & towns))
    _note_allies(scene, scene.world.vikings & towns)


def note_scores(scene: Scene) -> None:
    """Every line of the final scoring, the totals and the winners."""
    world, names = scene.world, scene.names
    rich = [names[seat] for seat in most_of(world.coins)]
    if len(rich) == 1:
        scene.note("score-coins", player=rich[0], coins=max(world.coins))
    else:
        scene.note("score-coins-tied", players=rich, coins=max(world.coins))
    down = [one for one, at in world.tokens.items() if at == "down"]
    scene.note("score-face-down", regions=down, count=len(down))
    board = [region for region, at in world.tokens.items() if at == "board"]
    double = "yes" if scene.readings["half-points-monasteries"] == "double" else "no"
    towns = [town for town in world.monasteries if TOWNS[town]["region"] in board]
    scene.note("half-monasteries", towns=towns, double=double)
    _note_allies(scene, {town for town in world.vikings if TOWNS[town]["region"] in board})
    for region in board:
        _note_half(scene, region)
    lines = oracle.score(world, scene.readings)
    for seat, line in enumerate(lines):
        who = names[seat]
        own = [region for region, at in world.tokens.items() if at == seat]
        scene.note("score-tokens", player=who, regions=own, points=line["tokens"])
        scene.note("score-regions", player=who, count=_regions_of(scene, seat), points=line["regions"])
        scene.note("score-renown", player=who, points=world.renown[seat])
        scene.note("score-total", player=who, points=sum(line.values()))
        _note_parts(scene, seat, line)
    few = [(names[seat], _regions_of(scene, seat)) for seat, line in enumerate(lines) if not line["regions"]]
    if few:
        scene.note("score-few-regions", counts=few)
    if world.marker >= 0:
        scene.note("score-marker", player=names[world.marker])
    wed = oracle.wed(world)
    if wed is not None and world.princess == "trade" and world.vikings:
        scene.note("score-trade", player=names[wed], towns=sorted(world.vikings))
    _note_winner(scene, [sum(line.values()) for line in lines])


PARTS: Final = {"track": "points", "halves": "half"}
"""The parts of a total whose names differ from the oracle's."""


def _note_parts(scene: Scene, seat: int, line: dict[str, int]) -> None:
    """The parts of one player's total."""
    own = [region for region, at in scene.world.tokens.items() if at == seat]
    halves = [
        str(what["region"])
        for message, what in scene.notes
        if message.endswith("score-half") and scene.names[seat] in what["players"]
    ]
    for part, points in line.items():
        said = {"part": PARTS.get(part, part), "points": points, "regions": own, "held": len(own)}
        said |= {"halves": halves, "ties": len(halves), "coins": scene.world.coins[seat]}
        said |= {"before": 0, "gained": 0}  # what the table shows was earned before
        scene.note("score-part", player=scene.names[seat], count=_regions_of(scene, seat), **said)


def _note_half(scene: Scene, region: str) -> None:
    """A face-up token on the board: who is in front, who ties and gets half."""
    readings, points = scene.readings, REGIONS[region]["points"] // 2
    found = oracle.counts(scene.world, region, 2 if readings["half-points-monasteries"] == "double" else 1)
    if readings["half-points"] == "vikings-ignored":
        found.pop(VIKINGS, None)
    most = max(found.values())
    front = [side for side, count in found.items() if count == most and most]
    in_front = [scene.names[side] for side in front if side != VIKINGS]
    shares = len(in_front) > 1 or (len(front) > 1 and readings["half-points"] != "vikings-block")
    takers = in_front if shares else []
    scene.note(
        "score-half",
        region=region,
        players=takers,
        count=len(takers),
        points=points,
        vikings="yes" if VIKINGS in front else "no",
        in_front=in_front,
        leading=len(in_front),
        counts=[
            ("" if side == VIKINGS else scene.names[side], count) for side, count in found.items() if count
        ],
        some="yes" if any(found.values()) else "no",
    )


def _side(scene: Scene, side: int) -> str:
    return "" if side == VIKINGS else scene.names[side]


def _regions_of(scene: Scene, seat: int) -> int:
    """In how many regions the player has a town that counts."""
    world = scene.world
    sides = {seat} | ({VIKINGS} if world.princess == "trade" and oracle.wed(world) == seat else set())
    found = {TOWNS[town]["region"] for town in TOWNS if world.holds(town) in sides}
    assert COUNT_POINTS[str(len(found))] == oracle.score(world, scene.readings)[seat]["regions"]
    return len(found)


def _note_winner(scene: Scene, totals: list[int]) -> None:
    level = most_of(totals)
    held = list(scene.world.tokens.values())
    tokens = [held.count(seat) for seat in level]
    if len(level) > 1:
        counts = [(scene.names[seat], held.count(seat)) for seat in level]
        scene.note("score-tie-tokens", counts=counts)
        level_still = [seat for seat in level if held.count(seat) == max(tokens)]
        brides = [(scene.names[seat], len(scene.world.marriages[seat])) for seat in level_still]
        scene.note("score-tie-brides", counts=brides)
    won = [scene.names[seat] for seat in oracle.winners(scene.world, scene.readings)]
    ground = "points"
    if len(level) > 1:
        ground = "shared" if len(won) > 1 else "tokens" if len(most_of(tokens)) == 1 else "brides"
    scene.note("winner", players=won, points=max(totals), ground=ground)
