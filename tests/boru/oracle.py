"""The test oracle for Brian Boru: a slow evaluator that tries every choice and every hidden hand.

It is written from the rulebook and ``facts.json`` alone and shares no code with the product. Players are
numbers in clockwise order. Each choice is made by calling ``choose``; ``runs`` goes through all combinations
of choices.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

FACTS = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))
REGIONS: dict[str, dict[str, Any]] = FACTS["regions"]
TOWNS: dict[str, dict[str, str]] = FACTS["towns"]
ROADS: list[list[str]] = FACTS["roads"]
CARDS: dict[str, dict[str, Any]] = FACTS["action_cards"]
TRACK: list[str | None] = FACTS["marriage_track_bottom_to_top"]
COUNT_POINTS: dict[str, int] = FACTS["region_count_points"]
TOP = len(TRACK) - 1
PRINCESS = "princess"
BRIDES = {
    "aodhan": (2, 0, "LEI"),
    "aoife": (2, 1, None),
    "brigid": (4, 0, None),
    "conall": (2, 0, "SUN"),
    "cormac": (2, 0, "CON"),
    "niall": (2, 0, "NUN"),
    "orlaith": (2, 0, "MUN"),
}
VIKINGS = -1

Readings = Mapping[str, str]
Choose = Callable[[int, str, list[Any]], Any]


@dataclass
class World:
    """Everything open on the table."""

    n: int
    coins: list[int]
    renown: list[int]
    points: list[int]
    raiders: list[int]
    church: list[int]
    track: list[int]
    marker: int
    battle: int = 0
    discs: dict[str, int] = field(default_factory=dict)
    vikings: set[str] = field(default_factory=set)
    monasteries: set[str] = field(default_factory=set)
    tokens: dict[str, Any] = field(default_factory=dict)
    """Region to "down", "board" or the player who holds it."""
    marriages: list[list[str]] = field(default_factory=list)
    princess: str = ""
    """The side of the Princess that is up: "military", "trade", or empty if nobody has her."""
    bride: str = ""
    """The marriage card at the top of the track."""
    deck: int = 0
    """Marriage cards still face down."""
    active: str = ""

    def holds(self, town: str) -> int | None:
        """Who controls the town: a player, the Vikings, or nobody."""
        if town in self.vikings:
            return VIKINGS
        return self.discs.get(town)

    def own(self, player: int) -> list[str]:
        return [town for town in TOWNS if self.holds(town) == player]

    def free(self) -> list[str]:
        return [town for town in TOWNS if town not in self.discs]

    def clockwise(self) -> list[int]:
        return [(self.marker + step) % self.n for step in range(self.n)]


def runs(world: World, play: Callable[[World, Choose], Any]) -> Iterator[tuple[list[Any], World, Any]]:
    """For every combination of choices: the choices, the world afterwards, and what ``play`` returned."""
    waiting: list[list[Any]] = [[]]
    while waiting:
        given = waiting.pop()
        made: list[Any] = []
        others: list[list[Any]] = []

        def choose(
            who: int,
            what: str,
            options: list[Any],
            given: list[Any] = given,
            made: list[Any] = made,
            others: list[list[Any]] = others,
        ) -> Any:
            place = len(made)
            if place < len(given):
                pick = given[place][2]
            else:
                pick = options[0]
                others.extend([*made, (who, what, other)] for other in options[1:])
            made.append((who, what, pick))
            return pick

        after = deepcopy(world)
        result = play(after, choose)
        yield made, after, result
        waiting.extend(others)


# Tricks


def suits(card: int, colour: str) -> bool:
    return CARDS[str(card)]["colour"] in (colour, "white")


def trick(colour: str, played: dict[int, int]) -> tuple[int, list[int]]:
    """Who wins, and the order of actions."""
    matching = [card for card in played.values() if suits(card, colour)]
    winner = next(player for player, card in played.items() if card == max(matching))
    return winner, sorted(played, key=lambda player: played[player])


# Actions


def act(world: World, choose: Choose, player: int, symbols: Iterable[str], readings: Readings) -> None:
    """All symbols of one action, from left to right. A player who would share a space then steps down."""
    for symbol in symbols:
        _symbol(world, choose, player, symbol)
        if readings["track-collision"] == "after-symbol":
            _step_down(world, player)
    _step_down(world, player)


def _step_down(world: World, player: int) -> None:
    others = [world.track[other] for other in range(world.n) if other != player]
    while world.track[player] and world.track[player] in others:
        world.track[player] -= 1


def _symbol(world: World, choose: Choose, player: int, symbol: str) -> None:
    if symbol == "city":
        world.marker = player
        world.discs[world.active] = player
        world.active = ""
    elif symbol == "coin":
        world.coins[player] += 1
    elif symbol == "pay":
        if world.coins[player]:
            world.coins[player] -= 1
        else:
            world.points[player] = max(0, world.points[player] - 2)
    elif symbol == "church":
        world.church[player] += 1 + _bought(world, choose, player, "church", 99)
    elif symbol == "viking":
        if world.battle:
            extra = _bought(world, choose, player, "raiders", world.battle - 1)
            world.raiders[player] += 1 + extra
            world.battle -= 1 + extra
    elif symbol == "marriage":
        if world.track[player] < TOP:
            world.track[player] += 1
            world.track[player] += _bought(world, choose, player, "steps", TOP - world.track[player])
    elif symbol == "expand":
        mine = set(world.own(player))
        reach = {far for road in ROADS for near, far in (road, road[::-1]) if near in mine}
        goals = [town for town in TOWNS if town in reach and town in world.free() and town != world.active]
        if world.coins[player] >= 5 and goals:
            goal = choose(player, "expand", [None, *goals])
            if goal is not None:
                world.coins[player] -= 5
                world.discs[goal] = player
    elif symbol == "remove_viking":
        if world.vikings:
            world.vikings.discard(choose(player, "remove", sorted(world.vikings)))
    else:
        raise AssertionError(symbol)


def _bought(world: World, choose: Choose, player: int, what: str, most: int) -> int:
    """How many extras the player buys, at two coins each."""
    most = min(most, world.coins[player] // 2)
    extra: int = choose(player, what, list(range(most + 1))) if most > 0 else 0
    world.coins[player] -= 2 * extra
    return extra


def rows(card: int, won: bool) -> list[list[str]]:
    printed = CARDS[str(card)]
    return [printed["primary"]] if won else printed["secondary"]


# Upkeep


def upkeep(world: World, choose: Choose, readings: Readings) -> None:
    marriage(world, choose, readings)
    battle(world, choose)
    church(world, choose)
    regions(world, readings)


def marriage(world: World, choose: Choose, readings: Readings) -> None:
    highest = max(world.track)
    if highest == 0:
        if readings["nobody-courted"] == "card-leaves":
            world.bride = ""
        elif world.deck:
            world.deck -= 1
        return
    lucky = world.track.index(highest)
    if world.bride == PRINCESS:
        side = choose(lucky, "princess", ["military", "trade", "spurn"])
        if side == "spurn":
            world.points[lucky] += 4
        else:
            world.princess = side
            world.marriages[lucky].append(PRINCESS)
    elif world.bride:
        points, renown, region = BRIDES[world.bride]
        world.marriages[lucky].append(world.bride)
        world.points[lucky] += points
        world.renown[lucky] += renown
        if region:
            _settle(world, choose, lucky, [town for town in world.free() if TOWNS[town]["region"] == region])
    world.bride = ""
    world.track[lucky] = 0
    for player in range(world.n):
        bonus = TRACK[world.track[player]]
        if bonus == "any town":
            _settle(world, choose, player, world.free())
        elif bonus == "1 renown":
            world.renown[player] += 1
        elif bonus is not None:
            world.coins[player] += int(bonus.split()[0])


def _settle(world: World, choose: Choose, player: int, towns: list[str]) -> None:
    if towns:
        world.discs[choose(player, "settle", towns)] = player


def battle(world: World, choose: Choose) -> None:
    most, least = max(world.raiders), min(world.raiders)
    leaders = [player for player in range(world.n) if world.raiders[player] == most]
    if world.battle:
        for loser in world.clockwise():
            if world.raiders[loser] == least and world.own(loser):
                chooser = leaders[0] if len(leaders) == 1 else loser
                world.vikings.add(choose(chooser, f"lose {loser}", world.own(loser)))
    world.battle = 0
    if len(leaders) == 1:
        hero = leaders[0]
        world.renown[hero] += 1
        world.points[hero] += world.renown[hero]
        world.raiders[hero] = 0
    most = max(world.raiders)
    if most:
        for player in range(world.n):
            if world.raiders[player] == most:
                world.points[player] += 1
                world.raiders[player] -= 1


def church(world: World, choose: Choose) -> None:
    most = max(world.church)
    leaders = [player for player in range(world.n) if world.church[player] == most]
    if len(leaders) == 1:
        _build(world, choose, leaders[0])
        world.marker = leaders[0]
        world.church[leaders[0]] = 0
    most = max(world.church)
    if most:
        for player in range(world.n):
            if world.church[player] == most:
                world.points[player] += 1
                world.church[player] -= 1
    for player in world.clockwise():
        if world.church[player] >= 4 and _build(world, choose, player):
            world.church[player] = 0


def _build(world: World, choose: Choose, player: int) -> bool:
    places = [town for town in world.own(player) if town not in world.monasteries]
    if places:
        world.monasteries.add(choose(player, "build", places))
    return bool(places)


def counts(world: World, region: str, monastery: int = 2) -> dict[int, int]:
    """Everybody's towns in a region, also the Vikings'. With military support these count for their ally.

    A town with a monastery counts as ``monastery`` towns.
    """
    found = dict.fromkeys([*range(world.n), VIKINGS], 0)
    for town in REGIONS[region]["towns"]:
        side = world.holds(town)
        if side is not None:
            found[side] += monastery if town in world.monasteries else 1
    ally = wed(world)
    if ally is not None and world.princess == "military":
        found[ally] += found.pop(VIKINGS)
    return found


def wed(world: World) -> int | None:
    """Who keeps the Princess of Denmark."""
    return next((player for player in range(world.n) if PRINCESS in world.marriages[player]), None)


def regions(world: World, readings: Readings) -> None:
    for region, printed in REGIONS.items():
        found = counts(world, region)
        if world.tokens[region] == "down" and sum(found.values()) >= printed["threshold"]:
            world.tokens[region] = "board"
        holder = world.tokens[region]
        if holder == "down":
            continue
        best = max(found.values())
        leaders = [side for side, count in found.items() if count == best]
        level = best > 0 and VIKINGS in leaders and len(leaders) > 1
        if level and readings["token-vikings-tied"] == "returns":
            world.tokens[region] = "board"
            continue
        if level and readings["token-vikings-tied"] == "player-takes":
            leaders.remove(VIKINGS)
        if len(leaders) == 1:
            world.tokens[region] = "board" if leaders[0] == VIKINGS else leaders[0]
        elif readings["token-overtaken-tied"] == "returns" and holder != "board" and holder not in leaders:
            world.tokens[region] = "board"


# Final scoring


def score(world: World, readings: Readings) -> list[dict[str, int]]:
    """The lines of each player's final score."""
    lines = [{"track": world.points[player]} for player in range(world.n)]
    for player, line in enumerate(lines):
        rich = world.coins[player] == max(world.coins) and world.coins.count(max(world.coins)) == 1
        line["coins"] = 1 if rich else 0
        line["marker"] = 1 if world.marker == player else 0
        line["renown"] = world.renown[player]
        line["tokens"] = sum(REGIONS[one]["points"] for one, at in world.tokens.items() if at == player)
        line["halves"] = 0
        for region, at in world.tokens.items():
            if at == "board" and _gets_half(world, region, player, readings):
                line["halves"] += REGIONS[region]["points"] // 2
        trades = world.princess == "trade" and wed(world) == player
        towns = [
            town for town in TOWNS if world.holds(town) == player or (trades and world.holds(town) == VIKINGS)
        ]
        line["regions"] = COUNT_POINTS[str(len({TOWNS[town]["region"] for town in towns}))]
    return lines


def _gets_half(world: World, region: str, player: int, readings: Readings) -> bool:
    """Does this player tie for most towns, with a player or (not in every reading) the Vikings?"""
    found = counts(world, region, 2 if readings["half-points-monasteries"] == "double" else 1)
    if readings["half-points"] == "vikings-ignored":
        found.pop(VIKINGS, None)
    own = found.pop(player)
    if not own or any(count > own for count in found.values()):
        return False
    if readings["half-points"] == "vikings-block":
        found.pop(VIKINGS, None)
    return own in found.values()


def winners(world: World, readings: Readings) -> list[int]:
    ranks = [
        (
            sum(line.values()),
            sum(1 for at in world.tokens.values() if at == player),
            len(world.marriages[player]),
        )
        for player, line in enumerate(score(world, readings))
    ]
    return [player for player in range(world.n) if ranks[player] == max(ranks)]


# Hidden hands


def deals(
    unseen: Iterable[int],
    sizes: dict[int, int],
    aside: int,
    quotas: Iterable[tuple[set[int], dict[int, int]]],
) -> Iterator[dict[int, tuple[int, ...]]]:
    """Every deal of the unseen cards to hands of these sizes, with ``aside`` cards set aside.

    A quota is a set of cards that was passed on, and how many of them each player still has.
    """
    quotas = list(quotas)

    def rest(players: list[int], cards: frozenset[int]) -> Iterator[dict[int, tuple[int, ...]]]:
        if not players:
            if len(cards) == aside and all(not cards & bundle for bundle, _ in quotas):
                yield {}
            return
        player, *others = players
        for hand in combinations(sorted(cards), sizes[player]):
            if all(len(bundle.intersection(hand)) == share.get(player, 0) for bundle, share in quotas):
                for further in rest(others, cards - set(hand)):
                    yield {player: hand, **further}

    yield from rest(list(sizes), frozenset(unseen))


def card_always_wins(
    card: int, colour: str, laid: list[int], waiting: list[int], leader: int | None, hands: list[Any]
) -> bool:
    """In none of these deals can a player who has yet to play beat the card."""
    if not _stands(card, colour, laid):
        return False
    return not any(
        _beats(other, card, colour)
        for deal in hands
        for player in waiting
        for other in deal[player]
        if player != leader or suits(other, colour)
    )


def card_can_win(
    card: int, colour: str, laid: list[int], waiting: list[int], leader: int | None, hands: list[Any]
) -> bool:
    """In some deal everybody who has yet to play can play a card that does not beat it."""
    if not _stands(card, colour, laid):
        return False
    return any(
        all(
            any(
                not _beats(other, card, colour) and (player != leader or suits(other, colour))
                for other in deal[player]
            )
            for player in waiting
        )
        for deal in hands
    )


def _stands(card: int, colour: str, laid: list[int]) -> bool:
    return suits(card, colour) and not any(_beats(other, card, colour) for other in laid)


def _beats(other: int, card: int, colour: str) -> bool:
    return suits(other, colour) and other > card
