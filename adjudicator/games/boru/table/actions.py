"""Actions at the table, and their text: one line each, readable aloud."""

import re
from enum import StrEnum
from typing import Final, NamedTuple

from adjudicator.games.boru.table.board import BIT
from adjudicator.games.boru.table.cards import BRIDES, CARDS

HINT: Final = "daria leads 11 at CON-R1"


class Do(StrEnum):
    """Kinds of action. The first few are nobody's: how chance fell, or that a step is carried out."""

    REVEAL_VIKINGS = "reveal-vikings"
    REVEAL_BRIDE = "reveal-bride"
    DEAL = "deal"
    DEAL_UNSEEN = "deal-unseen"
    RESOLVE = "resolve"
    SETTLE = "settle"
    KEEP = "keep"
    LEAD = "lead"
    CANNOT_LEAD = "cannot-lead"
    PLAY = "play"
    TAKE = "take"
    BUY = "buy"
    EXPAND = "expand"
    STAY = "stay"
    REMOVE = "remove"
    PLACE = "place"
    CHOOSE = "choose"
    YIELD = "yield"
    BUILD = "build"


class Action(NamedTuple):
    kind: Do
    player: str = ""
    number: int = 0
    """A card, a Viking card's strength, or how many extras are bought."""
    cards: tuple[int, ...] = ()
    """The cards kept in the draft, lowest first."""
    town: str = ""
    origin: str = ""
    """The town that an expansion starts from."""
    word: str = ""
    """A marriage card, a row of a card, a step of the upkeep, or what is chosen of the Princess."""


STEPS: Final = ("marriage", "battle", "church", "regions")
CHOICES: Final = ("military", "trade", "spurn")
RESERVED: Final = frozenset(("reveal", "deal", "resolve"))
"""Words that begin an action of nobody's: no player is called so."""

NAME: Final = r"[^\W\d_][\w-]{0,31}"
_NUMBER: Final = r"(0|[1-9][0-9]{0,2})"
_TOWN: Final = r"([A-Z]{3}-[A-Z][0-9])"
_PLAYER: Final = rf"({NAME})"
_FORMS: Final = tuple(
    (kind, re.compile(form.replace("PLAYER", _PLAYER).replace("TOWN", _TOWN).replace("N", _NUMBER)))
    for kind, form in {
        Do.REVEAL_VIKINGS: "reveal viking N",
        Do.REVEAL_BRIDE: "reveal marriage ([a-z]+)",
        Do.DEAL_UNSEEN: "deal unseen",
        Do.DEAL: "deal PLAYER N",
        Do.RESOLVE: f"resolve ({'|'.join(STEPS)})",
        Do.SETTLE: "PLAYER settles TOWN",
        Do.KEEP: "PLAYER keeps N N",
        Do.LEAD: "PLAYER leads N at TOWN",
        Do.CANNOT_LEAD: "PLAYER cannot lead",
        Do.PLAY: "PLAYER plays N",
        Do.TAKE: "PLAYER takes (main|side 1|side 2)",
        Do.BUY: "PLAYER buys N",
        Do.EXPAND: "PLAYER expands from TOWN to TOWN",
        Do.STAY: "PLAYER does not expand",
        Do.REMOVE: "PLAYER removes vikings from TOWN",
        Do.PLACE: "PLAYER places TOWN",
        Do.CHOOSE: f"PLAYER chooses ({'|'.join(CHOICES)})",
        Do.YIELD: "PLAYER sacrifices TOWN",
        Do.BUILD: "PLAYER builds at TOWN",
    }.items()
)


def read(text: str) -> Action | None:
    """One action from its text; None if it cannot be understood."""
    line = " ".join(text.split())
    for kind, form in _FORMS:
        found = form.fullmatch(line)
        if found:
            action = _understood(kind, found.groups())
            known = action.player not in RESERVED and _known(action)
            return action if known else None
    return None


def _understood(kind: Do, parts: tuple[str, ...]) -> Action:
    match kind, parts:
        case Do.REVEAL_VIKINGS, (number,):
            return Action(kind, number=int(number))
        case ((Do.REVEAL_BRIDE | Do.RESOLVE), (word,)):
            return Action(kind, word=word)
        case ((Do.DEAL | Do.PLAY | Do.BUY), (player, number)):
            return Action(kind, player, int(number))
        case Do.KEEP, (player, one, other):
            return Action(kind, player, cards=(min(int(one), int(other)), max(int(one), int(other))))
        case Do.LEAD, (player, number, town):
            return Action(kind, player, int(number), town=town)
        case Do.TAKE, (player, row):
            return Action(kind, player, word=row.replace(" ", "-"))
        case Do.EXPAND, (player, origin, town):
            return Action(kind, player, town=town, origin=origin)
        case Do.CHOOSE, (player, word):
            return Action(kind, player, word=word)
        case ((Do.SETTLE | Do.REMOVE | Do.PLACE | Do.YIELD | Do.BUILD), (player, town)):
            return Action(kind, player, town=town)
        case _, (player,):
            return Action(kind, player)
    return Action(kind)


def _known(action: Action) -> bool:
    """Are its cards and towns in the box at all?"""
    towns = (town for town in (action.town, action.origin) if town)
    cards = action.cards if action.kind is Do.KEEP else ()
    if action.kind in (Do.DEAL, Do.PLAY, Do.LEAD):
        cards = (action.number,)
    bride = action.kind is not Do.REVEAL_BRIDE or action.word in BRIDES
    return bride and all(town in BIT for town in towns) and all(card in CARDS for card in cards)


def write(action: Action) -> str:
    """The text of an action; ``read`` gives it back exactly."""
    who, number, town = action.player, action.number, action.town
    match action.kind:
        case Do.REVEAL_VIKINGS:
            return f"reveal viking {number}"
        case Do.REVEAL_BRIDE:
            return f"reveal marriage {action.word}"
        case Do.DEAL_UNSEEN:
            return "deal unseen"
        case Do.DEAL:
            return f"deal {who} {number}"
        case Do.RESOLVE:
            return f"resolve {action.word}"
        case Do.SETTLE:
            return f"{who} settles {town}"
        case Do.KEEP:
            return f"{who} keeps {action.cards[0]} {action.cards[1]}"
        case Do.LEAD:
            return f"{who} leads {number} at {town}"
        case Do.CANNOT_LEAD:
            return f"{who} cannot lead"
        case Do.PLAY:
            return f"{who} plays {number}"
        case Do.TAKE:
            return f"{who} takes {action.word.replace('-', ' ')}"
        case Do.BUY:
            return f"{who} buys {number}"
        case Do.EXPAND:
            return f"{who} expands from {action.origin} to {town}"
        case Do.STAY:
            return f"{who} does not expand"
        case Do.REMOVE:
            return f"{who} removes vikings from {town}"
        case Do.PLACE:
            return f"{who} places {town}"
        case Do.CHOOSE:
            return f"{who} chooses {action.word}"
        case Do.YIELD:
            return f"{who} sacrifices {town}"
        case Do.BUILD:
            return f"{who} builds at {town}"
