"""Actions at the table, and their text: one line for each action, readable aloud."""

import re
from enum import StrEnum
from typing import Final, NamedTuple

from adjudicator.games.boru.table.board import BIT
from adjudicator.games.boru.table.cards import BRIDES, CARDS

HINT: Final = "daria leads 11 at CON-R1"


class ActionKind(StrEnum):
    """The kinds of action. The first five are not chosen by a player: chance, or a step of the upkeep."""

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
    kind: ActionKind
    player: str = ""
    number: int = 0
    """A card, a Viking card's strength, or how many extras are bought."""
    cards: tuple[int, ...] = ()
    """The cards kept in the draft, lowest first."""
    town: str = ""
    origin: str = ""
    """The town that an expansion starts from."""
    word: str = ""
    """A marriage card, a row of a card, a step of the upkeep, or a choice for the Princess."""


STEPS: Final = ("marriage", "battle", "church", "regions")
PRINCESS_CHOICES: Final = ("military", "trade", "spurn")
"""What the player who marries the Princess of Denmark chooses from."""
RESERVED: Final = frozenset(("reveal", "deal", "resolve"))
"""Words that begin an action without a player. No player may have such a name."""

NAME: Final = r"[^\W\d_][\w-]{0,31}"
_NUMBER: Final = r"(0|[1-9][0-9]{0,2})"
_TOWN: Final = r"([A-Z]{3}-[A-Z][0-9])"
_PLAYER: Final = rf"({NAME})"
_FORMS: Final = tuple(
    (kind, re.compile(form.replace("PLAYER", _PLAYER).replace("TOWN", _TOWN).replace("N", _NUMBER)))
    for kind, form in {
        ActionKind.REVEAL_VIKINGS: "reveal viking N",
        ActionKind.REVEAL_BRIDE: "reveal marriage ([a-z]+)",
        ActionKind.DEAL_UNSEEN: "deal unseen",
        ActionKind.DEAL: "deal PLAYER N",
        ActionKind.RESOLVE: f"resolve ({'|'.join(STEPS)})",
        ActionKind.SETTLE: "PLAYER settles TOWN",
        ActionKind.KEEP: "PLAYER keeps N N",
        ActionKind.LEAD: "PLAYER leads N at TOWN",
        ActionKind.CANNOT_LEAD: "PLAYER cannot lead",
        ActionKind.PLAY: "PLAYER plays N",
        ActionKind.TAKE: "PLAYER takes (main|side 1|side 2)",
        ActionKind.BUY: "PLAYER buys N",
        ActionKind.EXPAND: "PLAYER expands from TOWN to TOWN",
        ActionKind.STAY: "PLAYER does not expand",
        ActionKind.REMOVE: "PLAYER removes vikings from TOWN",
        ActionKind.PLACE: "PLAYER places TOWN",
        ActionKind.CHOOSE: f"PLAYER chooses ({'|'.join(PRINCESS_CHOICES)})",
        ActionKind.YIELD: "PLAYER sacrifices TOWN",
        ActionKind.BUILD: "PLAYER builds at TOWN",
    }.items()
)


def read(text: str) -> Action | None:
    """One action from its text; None if it cannot be understood."""
    line = " ".join(text.split())
    for kind, form in _FORMS:
        found = form.fullmatch(line)
        if found:
            action = _from_parts(kind, found.groups())
            sound = action.player not in RESERVED and _is_in_box(action)
            return action if sound else None
    return None


def _from_parts(kind: ActionKind, parts: tuple[str, ...]) -> Action:
    match kind, parts:
        case ActionKind.REVEAL_VIKINGS, (number,):
            return Action(kind, number=int(number))
        case ((ActionKind.REVEAL_BRIDE | ActionKind.RESOLVE), (word,)):
            return Action(kind, word=word)
        case ((ActionKind.DEAL | ActionKind.PLAY | ActionKind.BUY), (player, number)):
            return Action(kind, player, int(number))
        case ActionKind.KEEP, (player, one, other):
            return Action(kind, player, cards=(min(int(one), int(other)), max(int(one), int(other))))
        case ActionKind.LEAD, (player, number, town):
            return Action(kind, player, int(number), town=town)
        case ActionKind.TAKE, (player, row):
            return Action(kind, player, word=row.replace(" ", "-"))
        case ActionKind.EXPAND, (player, origin, town):
            return Action(kind, player, town=town, origin=origin)
        case ActionKind.CHOOSE, (player, word):
            return Action(kind, player, word=word)
        case (
            (ActionKind.SETTLE | ActionKind.REMOVE | ActionKind.PLACE | ActionKind.YIELD | ActionKind.BUILD),
            (player, town),
        ):
            return Action(kind, player, town=town)
        case _, (player,):
            return Action(kind, player)
    return Action(kind)


def _is_in_box(action: Action) -> bool:
    """Are all cards and towns of the action in the box?"""
    towns = (town for town in (action.town, action.origin) if town)
    cards = action.cards if action.kind is ActionKind.KEEP else ()
    if action.kind in (ActionKind.DEAL, ActionKind.PLAY, ActionKind.LEAD):
        cards = (action.number,)
    bride = action.kind is not ActionKind.REVEAL_BRIDE or action.word in BRIDES
    return bride and all(town in BIT for town in towns) and all(card in CARDS for card in cards)


def write(action: Action) -> str:
    """The text of an action; ``read`` gives it back exactly."""
    who, number, town = action.player, action.number, action.town
    match action.kind:
        case ActionKind.REVEAL_VIKINGS:
            return f"reveal viking {number}"
        case ActionKind.REVEAL_BRIDE:
            return f"reveal marriage {action.word}"
        case ActionKind.DEAL_UNSEEN:
            return "deal unseen"
        case ActionKind.DEAL:
            return f"deal {who} {number}"
        case ActionKind.RESOLVE:
            return f"resolve {action.word}"
        case ActionKind.SETTLE:
            return f"{who} settles {town}"
        case ActionKind.KEEP:
            return f"{who} keeps {action.cards[0]} {action.cards[1]}"
        case ActionKind.LEAD:
            return f"{who} leads {number} at {town}"
        case ActionKind.CANNOT_LEAD:
            return f"{who} cannot lead"
        case ActionKind.PLAY:
            return f"{who} plays {number}"
        case ActionKind.TAKE:
            return f"{who} takes {action.word.replace('-', ' ')}"
        case ActionKind.BUY:
            return f"{who} buys {number}"
        case ActionKind.EXPAND:
            return f"{who} expands from {action.origin} to {town}"
        case ActionKind.STAY:
            return f"{who} does not expand"
        case ActionKind.REMOVE:
            return f"{who} removes vikings from {town}"
        case ActionKind.PLACE:
            return f"{who} places {town}"
        case ActionKind.CHOOSE:
            return f"{who} chooses {action.word}"
        case ActionKind.YIELD:
            return f"{who} sacrifices {town}"
        case ActionKind.BUILD:
            return f"{who} builds at {town}"
