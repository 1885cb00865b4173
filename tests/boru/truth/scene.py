"""The table of a case, for the tests' own referee: read from the JSON of a position, without our code.

What lies open is the oracle's ``World``. Beside it: whose turn it is, the trick, and what is known of hands.
A number that nobody gave is ``UNKNOWN``. No true sentence can be made of it.
"""

from copy import copy
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from tests.boru import oracle
from tests.boru.oracle import REGIONS, TOWNS, World

UNKNOWN: Final = 1_000_000
DEALT: Final = {3: 8, 4: 6, 5: 5}
DECK: Final = frozenset(range(1, 26))
COLOUR_LETTER: Final = {"red": "R", "blue": "B", "yellow": "Y", "white": "W"}
PLAYING: Final = ("lead", "follow", "row", "buy", "expand", "remove")
UPKEEP: Final = (
    "marriage",
    "bride-town",
    "princess",
    "track-town",
    "battle",
    "invasion",
    "church",
    "monastery",
    "four-discs",
    "regions",
)
STEPS: Final = ("marriage", "battle", "church", "regions")

NO_BATTLE: Final = ("setup", "vikings", "church", "monastery", "four-discs", "regions", "over")
"""Phases in which no raiders can be in the battle area."""

Note = tuple[str, dict[str, Any]]
"""Something that happened: its name, and who, where and how many."""


@dataclass
class Scene:
    """A moment of the game, and what happened on the way to it."""

    names: list[str]
    world: World
    phase: str
    readings: oracle.Readings
    round: int = 0
    """0 if nobody said."""
    tricks: int | None = 0
    trick: list[tuple[int, int]] = field(default_factory=list)
    acted: int = 0
    row: str = ""
    place: int = 0
    discard: frozenset[int] = frozenset()
    passes: int = 0
    queue: list[int] = field(default_factory=list)
    hands: list[frozenset[int]] = field(default_factory=list)
    unseen: list[int] = field(default_factory=list)
    lacks: list[frozenset[int]] = field(default_factory=list)
    packs: list[frozenset[int]] = field(default_factory=list)
    kept: list[frozenset[int]] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    viking_deck: list[int] | None = None
    memories: list[Any] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)

    @property
    def n(self) -> int:
        return self.world.n

    def note(self, name: str, **what: Any) -> None:
        self.notes.append((name, what))

    def copy(self) -> "Scene":
        world = copy(self.world)
        for name in ("coins", "renown", "points", "raiders", "church", "track"):
            setattr(world, name, list(getattr(world, name)))
        world.discs, world.tokens = dict(world.discs), dict(world.tokens)
        world.vikings, world.monasteries = set(world.vikings), set(world.monasteries)
        world.marriages = [list(one) for one in world.marriages]
        return replace(
            self,
            world=world,
            trick=list(self.trick),
            queue=list(self.queue),
            hands=list(self.hands),
            unseen=list(self.unseen),
            lacks=list(self.lacks),
            packs=list(self.packs),
            kept=list(self.kept),
            gone=list(self.gone),
            viking_deck=None if self.viking_deck is None else list(self.viking_deck),
            notes=list(self.notes),
        )

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def clockwise(self, first: int) -> list[int]:
        return [(max(first, 0) + step) % self.n for step in range(self.n)]

    def order(self) -> list[tuple[int, int]]:
        return sorted(self.trick, key=lambda one: one[1])

    def pool(self) -> frozenset[int]:
        """Cards that nobody has seen in this round."""
        seen = self.discard.union(*self.hands, *self.packs, *self.kept, (card for _, card in self.trick))
        return DECK - seen

    def winner(self) -> int:
        """Who has won the trick on the table. The winner has the marker once it has been taken."""
        if not self.world.active:
            return self.world.marker
        return oracle.trick(TOWNS[self.world.active]["colour"], dict(self.trick))[0]

    def acting(self) -> int:
        return self.order()[self.acted][0]

    def card(self) -> int:
        return self.order()[self.acted][1]

    def symbols(self, row: str = "") -> list[str]:
        """The symbols of a row of the card that is being resolved; empty if there is no such row."""
        row = row or self.row
        rows = oracle.rows(self.card(), row == "main")
        place = 1 if row == "side-2" else 0
        return list(rows[place]) if place < len(rows) else []

    def loss_chooser(self, loser: int) -> int:
        most = max(self.world.raiders)
        leaders = [seat for seat in range(self.n) if self.world.raiders[seat] == most]
        return leaders[0] if len(leaders) == 1 else loser

    def decider(self) -> int | None:
        """Whose decision it is; None if nobody's, or everybody's at once."""
        if self.phase == "invasion":
            return self.loss_chooser(self.queue[0])
        if self.phase in ("setup", "bride-town", "princess", "track-town", "monastery", "four-discs"):
            return self.queue[0]
        if self.phase == "lead":
            return self.world.marker
        if self.phase == "follow":
            return (self.trick[0][0] + len(self.trick)) % self.n
        if self.phase in ("row", "buy", "expand", "remove"):
            return self.acting()
        return None


def scene_of(position: Any, readings: oracle.Readings) -> Scene:
    """The moment that a position describes."""
    players = position["players"]
    names = [player["id"] for player in players]
    trick = [(names.index(one["player"]), one["card"]) for one in position.get("trick", ())]
    phase = position.get("phase") or ("" if not trick else "follow" if len(trick) < len(names) else "row")
    acting = position.get("acting") or {}
    tricks = _tricks(position, phase)
    scene = Scene(
        names=names,
        world=_world(position, names, trick, phase),
        phase=phase,
        readings=readings,
        round=position.get("round") or (1 if phase == "setup" else 0),
        tricks=tricks,
        trick=trick,
        acted=position.get("acted", 0),
        row=acting.get("row", ""),
        place=acting.get("symbol", 1) - 1,
        discard=frozenset(position.get("discard", ())),
        passes=position.get("passes", 0),
        queue=[names.index(name) for name in position.get("queue", ())],
        gone=list(position.get("gone", ())),
        viking_deck=position.get("viking_deck"),
        memories=[{**one, "seat": names.index(one["player"])} for one in position.get("draft", ())],
    )
    laid = {seat for seat, _ in trick}
    for seat, player in enumerate(players):
        hand = frozenset(player.get("hand", ()))
        unseen = player.get("unseen")
        if unseen is None:
            least = -(-len(scene.discard) // len(names))
            played = (least if tricks is None else tricks) + (seat in laid)
            left = DEALT[len(names)] - played - len(player.get("hand", ()))
            unseen = max(0, left) if phase in PLAYING else 0
        scene.hands.append(hand)
        scene.unseen.append(unseen)
        scene.lacks.append(frozenset(player.get("lacks", ())))
        scene.packs.append(frozenset(player.get("pack", ())))
        scene.kept.append(frozenset(player.get("kept", ())))
    return scene


def _world(position: Any, names: list[str], trick: list[tuple[int, int]], phase: str) -> World:
    players = position["players"]

    def given(fact: str) -> list[int]:
        return [UNKNOWN if player.get(fact) is None else player[fact] for player in players]

    marker = -1
    if position.get("marker"):
        marker = names.index(position["marker"])
    elif trick and position.get("active"):
        marker = trick[0][0]
    battle = position.get("battle")
    tokens: dict[str, Any] = dict.fromkeys(REGIONS, "down")
    tokens |= dict.fromkeys(position.get("face_up", ()), "board")
    tokens |= {region: seat for seat, one in enumerate(players) for region in one.get("tokens", ())}
    deck = position.get("marriage_deck")
    return World(
        n=len(names),
        coins=given("coins"),
        renown=given("renown"),
        points=given("points"),
        raiders=given("raiders"),
        church=given("church"),
        track=[(player.get("track") or 1) - 1 for player in players],
        marker=marker,
        battle=(0 if phase in NO_BATTLE else UNKNOWN) if battle is None else battle,
        discs={town: seat for seat, player in enumerate(players) for town in player.get("towns", ())},
        vikings=set(position.get("vikings", ())),
        monasteries=set(position.get("monasteries", ())),
        tokens=tokens,
        marriages=[list(player.get("brides", ())) for player in players],
        princess=position.get("pact") or "",
        bride=position.get("bride") or "",
        deck=UNKNOWN if deck is None else deck,
        active=position.get("active") or "",
    )


def _tricks(position: Any, phase: str) -> int | None:
    """Tricks finished in this round, as given, or from the size of a hand; None if nobody can tell."""
    if position.get("tricks") is not None or phase not in PLAYING:
        return position.get("tricks") or 0
    players = position["players"]
    laid = {played["player"] for played in position.get("trick", ())}
    for player in players:
        if player.get("unseen") is not None:
            held = len(player.get("hand", ())) + player["unseen"] + (player["id"] in laid)
            return max(0, DEALT[len(players)] - int(held))
    return None


# Hidden hands


def can_be_dealt(slots: list[frozenset[int]]) -> bool:
    """Is there a different card for each slot, among those that it may hold?"""
    taken: dict[int, int] = {}

    def place(slot: int, tried: set[int]) -> bool:
        for card in slots[slot]:
            if card not in tried:
                tried.add(card)
                if card not in taken or place(taken[card], tried):
                    taken[card] = slot
                    return True
        return False

    return all(place(slot, set()) for slot in sorted(range(len(slots)), key=lambda one: len(slots[one])))


def may_hold(scene: Scene, seat: int) -> frozenset[int]:
    """The cards that this player may have in hand."""
    if not scene.unseen[seat]:
        return scene.hands[seat]
    lacks, pool = lacking(scene), scene.pool()
    hidden = pool - lacks[seat]
    if any(lacks) and scene.tricks is not None:
        hidden = frozenset(card for card in hidden if can_be_dealt(_slots(scene, lacks, seat, card)))
    return scene.hands[seat] | hidden


def may_lack(scene: Scene, seat: int, cards: frozenset[int]) -> bool:
    """May this player have none of these cards in hand?"""
    lacks = lacking(scene)
    lacks[seat] |= cards
    if scene.tricks is None and scene.unseen[seat]:
        enough = bool(scene.hands[seat] or scene.pool() - lacks[seat])
    else:
        enough = can_be_dealt(_slots(scene, lacks))
    return not scene.hands[seat] & cards and enough


def lacking(scene: Scene) -> list[frozenset[int]]:
    """What each player cannot have in hand: what could not be led, and what others kept in the draft."""
    lacks = list(scene.lacks)
    for memory in scene.memories:
        kept = frozenset(card for cards in memory["kept"] for card in cards)
        for seat in range(scene.n):
            if seat != memory["seat"]:
                lacks[seat] |= kept
    return lacks


def _slots(
    scene: Scene, lacks: list[frozenset[int]], holder: int | None = None, card: int = 0
) -> list[frozenset[int]]:
    """One slot for each unseen card in a hand; the first slot of ``holder`` has ``card``."""
    pool = scene.pool()
    slots = []
    for seat in range(scene.n):
        own = [pool - lacks[seat]] * scene.unseen[seat]
        if seat == holder:
            own[0] = frozenset((card,))
        slots += own
    return slots


@cache
def _leading(colours: frozenset[str]) -> frozenset[int]:
    return frozenset(card for card in DECK if any(oracle.suits(card, colour) for colour in colours))


def leading_cards(scene: Scene) -> frozenset[int]:
    """The cards that match some free town."""
    return _leading(frozenset(TOWNS[town]["colour"] for town in scene.world.free()))
