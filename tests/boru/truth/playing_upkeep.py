"""The tests' own play of the upkeep: marriage, battle, church and regions, with everything that happens."""

from collections.abc import Sequence

from tests.boru import oracle
from tests.boru.oracle import BRIDES, PRINCESS, REGIONS, TOWNS, TRACK
from tests.boru.truth.notes import most_of, note_scores, note_tokens
from tests.boru.truth.scene import Scene

# Marriage


def marriage(scene: Scene) -> None:
    world = scene.world
    highest = max(world.track)
    if not highest:
        _nobody_courted(scene)
        return
    seat, bride = world.track.index(highest), world.bride
    who = scene.names[seat]
    scene.note("married", player=who, bride=bride, space=highest + 1)
    world.marriages[seat].append(bride)
    world.bride = ""
    scene.queue = [seat]
    if bride == PRINCESS:
        scene.note("princess-chooses", player=who)
        scene.phase = "princess"
        return
    points, renown, region = BRIDES[bride]
    world.points[seat] += points
    world.renown[seat] += renown
    scene.note("bride-points", player=who, gain=points, points=world.points[seat])
    if renown:
        scene.note("bride-renown", player=who, renown=world.renown[seat])
    if region and any(TOWNS[town]["region"] == region for town in world.free()):
        scene.phase = "bride-town"
        return
    if region:
        scene.note("bride-town-void", player=who, region=region)
    _track_bonuses(scene, seat)


def _nobody_courted(scene: Scene) -> None:
    world = scene.world
    if scene.readings["nobody-courted"] == "card-leaves":
        scene.note("nobody-courted", bride=world.bride)
        scene.gone.append(world.bride)
        world.bride = ""
    elif world.deck:
        world.deck -= 1
        scene.note("nobody-courted-deck", left=world.deck)
        if not world.deck:
            scene.gone.append(PRINCESS)
    else:
        scene.note("nobody-courted-empty")
    scene.phase = "battle"


def place(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    bride = scene.phase == "bride-town"
    scene.note("bride-town" if bride else "track-town", player=scene.names[seat], town=rest[0])
    scene.world.discs[rest[0]] = seat
    if bride:
        _track_bonuses(scene, seat)
    else:
        scene.queue, scene.phase = [], "battle"


def choose_side(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    who = scene.names[seat]
    if rest[0] == "spurn":
        scene.world.points[seat] += 4
        scene.world.marriages[seat].pop()
        scene.gone.append(PRINCESS)
        scene.note("spurned", player=who, gain=4, points=scene.world.points[seat])
    else:
        scene.world.princess = rest[0]
        scene.note(f"pact-{rest[0]}", player=who)
    _track_bonuses(scene, seat)


def _track_bonuses(scene: Scene, married: int) -> None:
    world = scene.world
    scene.note("back-to-first", player=scene.names[married])
    world.track[married] = 0
    scene.queue = []
    for seat in range(scene.n):
        bonus, who = TRACK[world.track[seat]], scene.names[seat]
        if bonus == "any town":
            scene.queue = [seat]
        elif bonus == "1 renown":
            world.renown[seat] += 1
            scene.note("track-renown", player=who, renown=world.renown[seat])
        elif bonus is not None:
            gain = int(bonus.split()[0])
            world.coins[seat] += gain
            scene.note("track-coins", player=who, gain=gain, coins=world.coins[seat])
    scene.phase = "track-town" if scene.queue else "battle"
    if scene.queue and not world.free():
        scene.note("track-town-void", player=scene.names[scene.queue[0]])
        scene.queue, scene.phase = [], "battle"


# Battle


def battle(scene: Scene) -> None:
    world = scene.world
    if not world.battle:
        scene.note("repelled")
        _spoils(scene)
        return
    fewest = min(world.raiders)
    losers = [seat for seat in scene.clockwise(world.marker) if world.raiders[seat] == fewest]
    names = [scene.names[seat] for seat in losers]
    losing = [scene.names[seat] for seat in losers if world.own(seat)]
    lost = {"losing": losing, "lost": len(losing)}
    scene.note("invasion", players=names, count=len(names), raiders=fewest, left=world.battle, **lost)
    for seat in losers:
        if not world.own(seat):
            scene.note("no-town-to-lose", player=scene.names[seat])
    scene.queue = [seat for seat in losers if world.own(seat)]
    _next_loser(scene)


def _next_loser(scene: Scene) -> None:
    if scene.queue:
        scene.phase = "invasion"
        return
    scene.note("raiders-leave", count=scene.world.battle)
    scene.world.battle = 0
    _spoils(scene)


def lose_town(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    loser = scene.queue.pop(0)
    raiders = scene.world.raiders
    leaders = [scene.names[other] for other in most_of(raiders)]
    level = {"players": leaders, "leaders": len(leaders), "count": max(raiders)}
    scene.note("lost-town", player=scene.names[loser], chooser=scene.names[seat], town=rest[0], **level)
    scene.world.vikings.add(rest[0])
    _next_loser(scene)


def _spoils(scene: Scene) -> None:
    world = scene.world
    leaders = most_of(world.raiders)
    if not max(world.raiders):
        scene.note("no-spoils")
    elif len(leaders) > 1:
        names = [scene.names[seat] for seat in leaders]
        scene.note("spoils-tied", players=names, count=max(world.raiders))
    else:
        hero, most = leaders[0], max(world.raiders)
        world.renown[hero] += 1
        world.points[hero] += world.renown[hero]
        world.raiders[hero] = 0
        got = {"renown": world.renown[hero], "points": world.points[hero]}
        scene.note("spoils-first", player=scene.names[hero], count=most, **got)
    most = max(world.raiders)
    second = most_of(world.raiders) if most else []
    for seat in second:
        world.points[seat] += 1
        world.raiders[seat] -= 1
    _note_second(scene, "spoils-second", second, most)
    for seat in range(scene.n):
        if world.raiders[seat]:
            scene.note("raiders-kept", player=scene.names[seat], count=world.raiders[seat])
    scene.phase = "church"


def _note_second(scene: Scene, name: str, seats: list[int], most: int) -> None:
    """A second reward: of one player, or of several at once."""
    got = [(scene.names[seat], scene.world.points[seat]) for seat in seats]
    if len(got) == 1:
        scene.note(name, player=got[0][0], count=most, points=got[0][1])
    elif got:
        scene.note(f"{name}-tied", players=[who for who, _ in got], count=most, points=got)


# Church


def sites(scene: Scene, seat: int) -> list[str]:
    """Where this player may build a monastery."""
    return [town for town in scene.world.own(seat) if town not in scene.world.monasteries]


def church(scene: Scene) -> None:
    world = scene.world
    leaders, most = most_of(world.church), max(world.church)
    names = [scene.names[seat] for seat in leaders]
    if len(leaders) > 1:
        scene.note("church-tied", players=names, count=most)
        _second_reward(scene)
        return
    scene.note("church-first", player=names[0], count=most)
    if sites(scene, leaders[0]):
        scene.queue, scene.phase = leaders, "monastery"
        return
    scene.note("cannot-build", player=names[0])
    _first_reward(scene, leaders[0])


def build(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    who, town = scene.names[seat], rest[1]
    scene.world.monasteries.add(town)
    if scene.phase == "monastery":
        scene.note("built", player=who, town=town)
        _first_reward(scene, seat)
        return
    scene.note("built-four", player=who, town=town, count=scene.world.church[seat])
    scene.world.church[seat] = 0
    scene.queue.pop(0)
    if not scene.queue:
        scene.phase = "regions"


def _first_reward(scene: Scene, seat: int) -> None:
    scene.note("church-marker", player=scene.names[seat])
    scene.world.marker = seat
    scene.world.church[seat] = 0
    _second_reward(scene)


def _second_reward(scene: Scene) -> None:
    world = scene.world
    most = max(world.church)
    if not most:
        scene.note("church-second-nobody")
    second = most_of(world.church) if most else []
    for seat in second:
        world.points[seat] += 1
        world.church[seat] -= 1
    _note_second(scene, "church-second", second, most)
    four = [seat for seat in scene.clockwise(world.marker) if world.church[seat] >= 4]
    for seat in four:
        if not sites(scene, seat):
            scene.note("four-cannot-build", player=scene.names[seat])
    scene.queue = [seat for seat in four if sites(scene, seat)]
    scene.phase = "four-discs" if scene.queue else "regions"


# Regions, and the end


def regions(scene: Scene) -> None:
    world = scene.world
    before = dict(world.tokens)
    if world.monasteries:
        scene.note("monasteries-double", towns=sorted(world.monasteries))
    for region, printed in REGIONS.items():
        if before[region] == "down":
            total = sum(oracle.counts(world, region).values())
            turned = total >= printed["threshold"]
            said = {"region": region, "count": total, "threshold": printed["threshold"]}
            scene.note("token-turned" if turned else "token-stays-down", **said)
    oracle.regions(world, scene.readings)
    note_tokens(scene)
    held = [(region, scene.names[at]) for region, at in world.tokens.items() if isinstance(at, int)]
    points = list(zip(scene.names, world.points, strict=True))
    scene.note("upkeep-end", points=points, tokens=held, count=len(held))
    if not world.deck:
        scene.note("game-over", round=scene.round)
        scene.phase = "over"
        note_scores(scene)
        return
    scene.round += bool(scene.round)
    scene.note("next-round", round=scene.round)
    scene.phase = "vikings"
