"""Every action that is legal at a scene, by the tests' own reading of the rulebook."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from tests.boru import oracle
from tests.boru.oracle import BRIDES, FACTS, PRINCESS, TOWNS
from tests.boru.truth.playing import most_extras, play, roads
from tests.boru.truth.playing_upkeep import sites
from tests.boru.truth.scene import DEALT, Scene, leading_cards, may_hold, may_lack

DUE_WORDS: Final = {
    "setup": ("settles",),
    "vikings": ("viking",),
    "courted": ("marriage",),
    "deal": ("deal",),
    "draft": ("keeps",),
    "lead": ("leads", "cannot"),
    "follow": ("plays",),
    "row": ("takes",),
    "buy": ("buys",),
    "expand": ("expands", "does"),
    "remove": ("removes",),
    "marriage": ("resolve",),
    "bride-town": ("places",),
    "princess": ("chooses",),
    "track-town": ("places",),
    "battle": ("resolve",),
    "invasion": ("sacrifices",),
    "church": ("resolve",),
    "monastery": ("builds",),
    "four-discs": ("builds",),
    "regions": ("resolve",),
}
"""What is due in a phase: the word by which its actions are known."""


def word_of(text: str) -> str:
    words = text.split()
    return words[0] if words[0] in ("deal", "resolve") else words[1]


def is_due(scene: Scene, text: str) -> bool:
    """Is an action of this sort due now?"""
    return word_of(text) in DUE_WORDS.get(scene.phase, ())


def options(scene: Scene) -> list[str]:
    """The legal actions."""
    return list(_options(scene))


def is_legal(scene: Scene, text: str) -> bool:
    return is_due(scene, text) and text in options(scene)


def without_unused_rights(scene: Scene, text: str) -> Scene:
    """The scene at which this action is due, if the rights before it were not used."""
    here = scene
    while not is_due(here, text):
        if here.phase not in ("expand", "buy"):
            return scene
        here = here.copy()
        who = here.names[here.acting()]
        play(here, f"{who} does not expand" if here.phase == "expand" else f"{who} buys 0")
    return here


def _options(scene: Scene) -> Iterator[str]:
    world = scene.world
    seat = scene.decider()
    who = scene.names[seat] if seat is not None and seat >= 0 else ""
    match scene.phase:
        case "setup":
            taken = {TOWNS[town]["region"] for town in world.discs}
            yield from (f"{who} settles {town}" for town in TOWNS if TOWNS[town]["region"] not in taken)
        case "vikings":
            deck = FACTS["viking_cards"] if scene.viking_deck is None else scene.viking_deck
            yield from (f"reveal viking {strength}" for strength in sorted(set(deck)))
        case "courted":
            yield from (f"reveal marriage {bride}" for bride in next_brides(scene))
        case "deal":
            if not any(scene.packs):
                yield "deal unseen"
            for other in range(scene.n):
                if len(scene.packs[other]) < DEALT[scene.n]:
                    yield from (f"deal {scene.names[other]} {card}" for card in sorted(scene.pool()))
        case "draft":
            for other in yet_to_choose(scene):
                for one, two in combinations(sorted(scene.packs[other]), 2):
                    yield f"{scene.names[other]} keeps {one} {two}"
        case "lead" if seat is not None:
            for card in sorted(may_hold(scene, seat)):
                for town in world.free():
                    if oracle.suits(card, TOWNS[town]["colour"]):
                        yield f"{who} leads {card} at {town}"
            if may_lack(scene, seat, leading_cards(scene)):
                yield f"{who} cannot lead"
        case "follow" if seat is not None:
            yield from (f"{who} plays {card}" for card in sorted(may_hold(scene, seat)))
        case "row" if seat == scene.winner():
            yield f"{who} takes main"
        case "row":
            yield f"{who} takes side 1"
            if scene.symbols("side-2"):
                yield f"{who} takes side 2"
        case "buy" if seat is not None:
            yield from (f"{who} buys {extras}" for extras in range(most_extras(scene, seat) + 1))
        case "expand" if seat is not None:
            yield f"{who} does not expand"
            yield from (f"{who} expands from {near} to {far}" for near, far in roads(scene, seat))
        case "remove":
            yield from (f"{who} removes vikings from {town}" for town in sorted(world.vikings))
        case "marriage" | "battle" | "church" | "regions":
            if scene.phase != "marriage" or world.bride:
                yield f"resolve {scene.phase}"
        case "bride-town" | "track-town" if seat is not None:
            wanted = BRIDES[world.marriages[seat][-1]][2] if scene.phase == "bride-town" else None
            free = [town for town in world.free() if wanted in (None, TOWNS[town]["region"])]
            yield from (f"{who} places {town}" for town in free)
        case "princess":
            yield from (f"{who} chooses {side}" for side in ("military", "trade", "spurn"))
        case "invasion":
            yield from (f"{who} sacrifices {town}" for town in world.own(scene.queue[0]))
        case "monastery" | "four-discs" if seat is not None:
            yield from (f"{who} builds at {town}" for town in sites(scene, seat))


def next_brides(scene: Scene) -> list[str]:
    """The marriage cards that may come next."""
    if scene.world.deck <= 1:
        return [PRINCESS] * scene.world.deck
    seen = {scene.world.bride, *scene.gone, *(one for own in scene.world.marriages for one in own)}
    return [bride for bride in BRIDES if bride not in seen]


def yet_to_choose(scene: Scene) -> list[int]:
    """Draft: those who have not chosen from their pack."""
    most = max(len(pack) for pack in scene.packs)
    return [seat for seat in range(scene.n) if len(scene.packs[seat]) == most]
