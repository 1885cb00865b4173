"""The tests' own play: an action is carried out on a scene, and everything that happens is noted.

Written from the rulebook. It does not ask whether an action is legal: see ``options.py``.
"""

from collections.abc import Callable, Sequence
from typing import Final

from tests.boru import oracle
from tests.boru.oracle import BRIDES, COUNT_POINTS, PRINCESS, REGIONS, TOP, TOWNS, TRACK, VIKINGS
from tests.boru.truth.scene import COLOUR_LETTER, DEALT, STEPS, Scene, leading_cards

LETTER: Final = {
    "city": "T",
    "coin": "C",
    "pay": "P",
    "marriage": "M",
    "viking": "V",
    "church": "K",
    "expand": "E",
    "remove_viking": "X",
}


def play(scene: Scene, text: str) -> None:
    """Carry out an action, up to the next decision."""
    words = text.split()
    if words[0] in ("reveal", "deal", "resolve"):
        _chance_or_step(scene, words)
        return
    _PLAYS[words[1]](scene, scene.seat(words[0]), words[2:])


def _chance_or_step(scene: Scene, words: Sequence[str]) -> None:
    match words:
        case ["reveal", "viking", strength]:
            _vikings_come(scene, int(strength))
        case ["reveal", "marriage", bride]:
            _bride_comes(scene, bride)
        case ["deal", "unseen"]:
            scene.note("dealt-unseen", count=DEALT[scene.n])
            _aside(scene)
            scene.unseen = [DEALT[scene.n]] * scene.n
            scene.phase = "lead"
        case ["deal", player, card]:
            scene.note("dealt", player=player, card=int(card))
            scene.packs[scene.seat(player)] |= {int(card)}
            if all(len(pack) == DEALT[scene.n] for pack in scene.packs):
                _aside(scene)
                scene.phase = "draft"
        case ["resolve", step]:
            {"marriage": _marriage, "battle": _battle, "church": _church, "regions": _regions}[step](scene)


# Set-up, preparation and draft


def _settle(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    if len(scene.queue) == scene.n:
        scene.note("start", coins=3, renown=1, points=10)
        scene.note("starter", player=scene.names[seat])
    scene.note("settled", player=scene.names[seat], town=rest[0])
    scene.world.discs[rest[0]] = seat
    scene.queue.pop(0)
    if not scene.queue:
        scene.note("tokens-down", count=8)
        scene.note("brides-ready", count=2 if scene.n == 3 else 3)
        scene.note("vikings-ready")
        scene.phase = "vikings"


def _vikings_come(scene: Scene, strength: int) -> None:
    scene.note("vikings-come", count=strength)
    scene.world.battle += strength
    if scene.viking_deck is not None:
        scene.viking_deck.remove(strength)
    scene.phase = "courted"


def _bride_comes(scene: Scene, bride: str) -> None:
    if scene.world.bride:
        scene.gone.append(scene.world.bride)
    scene.world.bride = bride
    scene.world.deck -= 1
    scene.note("bride-revealed", bride=bride, left=scene.world.deck)
    if not scene.world.deck:
        scene.note("last-round")
    scene.phase = "deal"


def _aside(scene: Scene) -> None:
    if scene.n < 5:
        scene.note("aside")


def _keep(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    cards = {int(rest[0]), int(rest[1])}
    scene.note("kept", player=scene.names[seat], cards=sorted(cards))
    scene.packs[seat] -= cards
    scene.kept[seat] |= cards
    if len({len(pack) for pack in scene.packs}) > 1:
        return
    scene.packs = [scene.packs[other - 1] for other in range(scene.n)]
    if len(scene.packs[0]) > 2:
        return
    for other in range(scene.n):
        scene.note("kept-rest", player=scene.names[other], cards=sorted(scene.packs[other]))
        scene.hands[other] = scene.kept[other] | scene.packs[other]
    scene.packs = [frozenset()] * scene.n
    scene.kept = [frozenset()] * scene.n
    scene.phase = "lead"


# Tricks


def _lead(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    card, town = int(rest[0]), rest[2]
    scene.note("led", player=scene.names[seat], card=card, town=town)
    scene.world.active = town
    scene.world.marker = seat
    scene.trick, scene.acted, scene.passes, scene.phase = [], 0, 0, "follow"
    _lay(scene, seat, card)


def _lay(scene: Scene, seat: int, card: int) -> None:
    if card in scene.hands[seat]:
        scene.hands[seat] -= {card}
    else:
        scene.unseen[seat] -= 1
    scene.trick.append((seat, card))


def _cannot(scene: Scene, seat: int, _: Sequence[str]) -> None:
    scene.note("cannot-lead", player=scene.names[seat])
    if scene.unseen[seat]:
        scene.lacks[seat] |= leading_cards(scene)
    scene.world.marker = (seat + 1) % scene.n
    scene.passes += 1
    if scene.passes == scene.n:
        _tricks_end(scene)


def _follow(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    scene.note("played", player=scene.names[seat], card=int(rest[0]))
    _lay(scene, seat, int(rest[0]))
    if len(scene.trick) == scene.n:
        note_trick(scene)
        scene.phase, scene.acted = "row", 0


def note_trick(scene: Scene) -> None:
    """Who wins the trick on the table, with which card, and who acts when."""
    town = scene.world.active
    winner, order = oracle.trick(TOWNS[town]["colour"], dict(scene.trick))
    won = {"player": scene.names[winner], "card": dict(scene.trick)[winner], "town": town}
    scene.note("trick-won", colour=COLOUR_LETTER[TOWNS[town]["colour"]], **won)
    scene.note("trick-order", players=tuple(scene.names[seat] for seat in order))


def _take(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    row = "-".join(rest)
    scene.note("takes-row", player=scene.names[seat], card=scene.card(), row=row)
    scene.row, scene.place = row, 0
    scene.note("symbols", symbols=tuple(LETTER[one] for one in scene.symbols()))
    _resolve(scene)


def _resolve(scene: Scene) -> None:
    """The symbols from the present place on, as far as nothing has to be decided."""
    seat = scene.acting()
    symbols = scene.symbols()
    while scene.place < len(symbols):
        waits = _symbol(scene, seat, symbols[scene.place])
        if waits:
            scene.phase = waits
            return
        _symbol_done(scene, seat, symbols[scene.place])
    _step_down(scene, seat)
    scene.phase, scene.row, scene.place = "row", "", 0
    scene.acted += 1
    if scene.acted == scene.n:
        _trick_ends(scene)


def _symbol_done(scene: Scene, seat: int, symbol: str) -> None:
    scene.place += 1
    if symbol == "marriage" and scene.readings["track-collision"] == "after-symbol":
        _step_down(scene, seat)


def _step_down(scene: Scene, seat: int) -> None:
    track = scene.world.track
    taken = [track[other] for other in range(scene.n) if other != seat]
    before = track[seat]
    while track[seat] and track[seat] in taken:
        track[seat] -= 1
    if track[seat] != before:
        scene.note("stepped-back", player=scene.names[seat], space=before + 1, free=track[seat] + 1)


def most_extras(scene: Scene, seat: int) -> int:
    """How many extras may be bought at the present symbol."""
    symbol, most = scene.symbols()[scene.place], scene.world.coins[seat] // 2
    if symbol == "viking":
        return min(most, scene.world.battle)
    if symbol == "marriage":
        return min(most, TOP - scene.world.track[seat])
    return most


def roads(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """The roads by which this player may expand."""
    world = scene.world
    mine, free = set(world.own(seat)), set(world.free()) - {world.active}
    both = [(one, other) for road in oracle.ROADS for one, other in (road, road[::-1])]
    return [(near, far) for near, far in both if near in mine and far in free]


def _symbol(scene: Scene, seat: int, symbol: str) -> str:
    """Carry out a symbol. Returns the phase in which it waits for a decision, if it does."""
    world, who = scene.world, scene.names[seat]
    match symbol:
        case "city":
            scene.note("took-town", player=who, town=world.active)
            world.discs[world.active] = seat
            world.marker, world.active = seat, ""
        case "coin":
            world.coins[seat] += 1
            scene.note("got-coin", player=who, coins=world.coins[seat])
        case "pay" if world.coins[seat]:
            world.coins[seat] -= 1
            scene.note("paid-coin", player=who, coins=world.coins[seat])
        case "pay":
            lost = min(2, world.points[seat])
            world.points[seat] -= lost
            scene.note("paid-points", player=who, lost=lost, points=world.points[seat])
        case "church":
            world.church[seat] += 1
            scene.note("church-disc", player=who, count=world.church[seat])
            return "buy" if most_extras(scene, seat) else ""
        case "viking" if world.battle:
            world.raiders[seat] += 1
            world.battle -= 1
            scene.note("took-raider", player=who, count=world.raiders[seat])
            return "buy" if most_extras(scene, seat) else ""
        case "viking":
            scene.note("no-raiders", player=who)
        case "marriage" if world.track[seat] == TOP:
            scene.note("at-the-top", player=who)
        case "marriage":
            world.track[seat] += 1
            scene.note("courted", player=who, space=world.track[seat] + 1)
            return "buy" if most_extras(scene, seat) else ""
        case "expand" if world.coins[seat] < 5:
            scene.note("expand-no-coins", player=who, coins=world.coins[seat])
        case "expand" if not roads(scene, seat):
            scene.note("expand-nowhere", player=who)
        case "expand":
            return "expand"
        case "remove_viking" if world.vikings:
            return "remove"
        case "remove_viking":
            scene.note("no-vikings", player=who)
    return ""


def _buy(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    extras, world, symbol = int(rest[0]), scene.world, scene.symbols()[scene.place]
    world.coins[seat] -= 2 * extras
    what = {"church": "disc", "viking": "raider", "marriage": "step"}[symbol]
    if extras:
        coins = world.coins[seat]
        scene.note("bought", player=scene.names[seat], count=extras, what=what, coins=coins)
    if symbol == "church":
        world.church[seat] += extras
    elif symbol == "viking":
        world.raiders[seat] += extras
        world.battle -= extras
    else:
        world.track[seat] += extras
    _symbol_done(scene, seat, symbol)
    _resolve(scene)


def _expand(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    """``from A to B``, or ``not expand``."""
    if rest[0] != "not":
        origin, town = rest[1], rest[3]
        scene.world.coins[seat] -= 5
        scene.world.discs[town] = seat
        coins = scene.world.coins[seat]
        scene.note("expanded", player=scene.names[seat], origin=origin, town=town, coins=coins)
    scene.place += 1
    _resolve(scene)


def _remove(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    town = rest[2]
    scene.world.vikings.discard(town)
    owner = scene.names[scene.world.discs[town]]
    scene.note("removed", player=scene.names[seat], town=town, owner=owner)
    scene.place += 1
    _resolve(scene)


def _trick_ends(scene: Scene) -> None:
    cards = [card for _, card in scene.trick]
    scene.note("trick-discarded", cards=cards)
    scene.discard = scene.discard.union(cards)
    scene.trick, scene.acted, scene.world.active = [], 0, ""
    if scene.tricks is None:
        scene.note("next-unknown")
        scene.phase = ""
        return
    scene.tricks += 1
    left = 0 if scene.n == 5 and scene.readings["five-player-tricks"] == "played" else 1
    if DEALT[scene.n] - scene.tricks > left:
        scene.note("next-trick", player=scene.names[scene.world.marker])
        scene.phase = "lead"
    else:
        _tricks_end(scene)


def _tricks_end(scene: Scene) -> None:
    scene.note("tricks-end", count=scene.tricks)
    scene.hands = [frozenset()] * scene.n
    scene.lacks = [frozenset()] * scene.n
    scene.unseen = [0] * scene.n
    scene.discard, scene.tricks, scene.passes = frozenset(), 0, 0
    scene.memories = []
    scene.phase = "marriage"


# Upkeep: marriage


def _marriage(scene: Scene) -> None:
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


def _place(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    bride = scene.phase == "bride-town"
    scene.note("bride-town" if bride else "track-town", player=scene.names[seat], town=rest[0])
    scene.world.discs[rest[0]] = seat
    if bride:
        _track_bonuses(scene, seat)
    else:
        scene.queue, scene.phase = [], "battle"


def _choose(scene: Scene, seat: int, rest: Sequence[str]) -> None:
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


# Upkeep: battle


def _battle(scene: Scene) -> None:
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


def _lose(scene: Scene, seat: int, rest: Sequence[str]) -> None:
    loser = scene.queue.pop(0)
    scene.note("lost-town", player=scene.names[loser], chooser=scene.names[seat], town=rest[0])
    scene.world.vikings.add(rest[0])
    _next_loser(scene)


def _most(numbers: Sequence[int]) -> list[int]:
    return [seat for seat, number in enumerate(numbers) if number == max(numbers)]


def _spoils(scene: Scene) -> None:
    world = scene.world
    leaders = _most(world.raiders)
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
    for seat in _most(world.raiders) if most else ():
        world.points[seat] += 1
        world.raiders[seat] -= 1
        scene.note("spoils-second", player=scene.names[seat], count=most, points=world.points[seat])
    for seat in range(scene.n):
        if world.raiders[seat]:
            scene.note("raiders-kept", player=scene.names[seat], count=world.raiders[seat])
    scene.phase = "church"


# Upkeep: church


def sites(scene: Scene, seat: int) -> list[str]:
    """Where this player may build a monastery."""
    return [town for town in scene.world.own(seat) if town not in scene.world.monasteries]


def _church(scene: Scene) -> None:
    world = scene.world
    leaders, most = _most(world.church), max(world.church)
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


def _build(scene: Scene, seat: int, rest: Sequence[str]) -> None:
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
    for seat in _most(world.church) if most else ():
        world.points[seat] += 1
        world.church[seat] -= 1
        scene.note("church-second", player=scene.names[seat], count=most, points=world.points[seat])
    four = [seat for seat in scene.clockwise(world.marker) if world.church[seat] >= 4]
    for seat in four:
        if not sites(scene, seat):
            scene.note("four-cannot-build", player=scene.names[seat])
    scene.queue = [seat for seat in four if sites(scene, seat)]
    scene.phase = "four-discs" if scene.queue else "regions"


# Upkeep: regions, and the end


def _regions(scene: Scene) -> None:
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
    rich = [names[seat] for seat in _most(world.coins)]
    if len(rich) == 1:
        scene.note("score-coins", player=rich[0], coins=max(world.coins))
    else:
        scene.note("score-coins-tied", players=rich, coins=max(world.coins))
    scene.note("score-face-down", regions=[one for one, at in world.tokens.items() if at == "down"])
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
    for part, points in line.items():
        said = {"part": PARTS.get(part, part), "points": points, "regions": own}
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
    )


def _regions_of(scene: Scene, seat: int) -> int:
    """In how many regions the player has a town that counts."""
    world = scene.world
    sides = {seat} | ({VIKINGS} if world.princess == "trade" and oracle.wed(world) == seat else set())
    found = {TOWNS[town]["region"] for town in TOWNS if world.holds(town) in sides}
    assert COUNT_POINTS[str(len(found))] == oracle.score(world, scene.readings)[seat]["regions"]
    return len(found)


def _note_winner(scene: Scene, totals: list[int]) -> None:
    level = _most(totals)
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
        ground = "shared" if len(won) > 1 else "tokens" if len(_most(tokens)) == 1 else "brides"
    scene.note("winner", players=won, points=max(totals), ground=ground)


_PLAYS: Final[dict[str, Callable[[Scene, int, Sequence[str]], None]]] = {
    "settles": _settle,
    "keeps": _keep,
    "leads": _lead,
    "cannot": _cannot,
    "plays": _follow,
    "takes": _take,
    "buys": _buy,
    "expands": _expand,
    "does": _expand,
    "removes": _remove,
    "places": _place,
    "chooses": _choose,
    "sacrifices": _lose,
    "builds": _build,
}


def finish_steps(scene: Scene) -> None:
    """Carry out the steps of the upkeep that need no choice."""
    while scene.phase in STEPS:
        play(scene, f"resolve {scene.phase}")
