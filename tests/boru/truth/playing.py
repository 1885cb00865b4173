"""The tests' own play: an action is carried out on a scene, and everything that happens is noted.

Written from the rulebook. It does not ask whether an action is legal: see ``options.py``.
"""

from collections.abc import Callable, Sequence
from typing import Final

from tests.boru import oracle
from tests.boru.oracle import TOP, TOWNS
from tests.boru.truth.playing_upkeep import (
    battle,
    build,
    choose_side,
    church,
    lose_town,
    marriage,
    place,
    regions,
)
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
            {"marriage": marriage, "battle": battle, "church": church, "regions": regions}[step](scene)


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
        had = {"disc": world.church, "raider": world.raiders, "step": [space + 1 for space in world.track]}
        now = {"coins": world.coins[seat], "total": had[what][seat] + extras}
        scene.note("bought", player=scene.names[seat], count=extras, what=what, **now)
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
    "places": place,
    "chooses": choose_side,
    "sacrifices": lose_town,
    "builds": build,
}


def finish_steps(scene: Scene) -> None:
    """Carry out the steps of the upkeep that need no choice."""
    while scene.phase in STEPS:
        play(scene, f"resolve {scene.phase}")
