"""The actions of a player and their text: one line per action, readable aloud.

    attacker retreat 3              defender log 3                  attacker play R8 at 3
    attacker draw R8                attacker draw ?                 attacker draw ?tactics
    attacker claim 3                attacker skip                   attacker end
    attacker ruse transfer R8 to 3  attacker ruse zdrada R8 to 3    attacker ruse rekrutacja R8 at 3
    attacker ruse dezercja R8       attacker ruse eksplozja 3       attacker ruse wsparcie R8 G9
    attacker ruse transfer R8 discard                               attacker ruse wymiana R8 R9 for G1 ?

A hidden battle card is ``?``, a hidden tactics card ``?tactics``, no card at all ``-``. A ruse without a
target is played without effect.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from adjudicator.games.river.table.cards import BIT, ELITE_COPIES, RUSES
from adjudicator.games.river.table.dams import TILES
from adjudicator.games.river.table.position import SIDES, Side
from adjudicator.games.river.table.table import HAND_ORDER, TACTICS_NAMES

HIDDEN_BATTLE: Final = "?"
HIDDEN_TACTICS: Final = "?tactics"
EXCHANGED: Final = 3
"""Cards that each player gives in a Wymiana, at most."""
_ORDER: Final = {**HAND_ORDER, HIDDEN_BATTLE: len(HAND_ORDER), HIDDEN_TACTICS: len(HAND_ORDER) + 1}


@dataclass(frozen=True, slots=True)
class Retreat:
    side: Side
    dam: int


@dataclass(frozen=True, slots=True)
class Log:
    side: Side
    dam: int


@dataclass(frozen=True, slots=True)
class Place:
    """A battle card or an elite unit from the hand."""

    side: Side
    card: str
    dam: int


@dataclass(frozen=True, slots=True)
class Skip:
    """Playing nothing, because no card can be played; or drawing nothing, where that is allowed."""

    side: Side


@dataclass(frozen=True, slots=True)
class Draw:
    side: Side
    card: str

    @property
    def from_tactics(self) -> bool:
        return self.card == HIDDEN_TACTICS or self.card in TACTICS_NAMES


@dataclass(frozen=True, slots=True)
class Claim:
    side: Side
    dam: int


@dataclass(frozen=True, slots=True)
class End:
    side: Side


@dataclass(frozen=True, slots=True)
class Transfer:
    side: Side
    card: str
    dam: int | None
    """The dam it moves to; None if it is discarded."""


@dataclass(frozen=True, slots=True)
class Rekrutacja:
    side: Side
    card: str
    dam: int


@dataclass(frozen=True, slots=True)
class Dezercja:
    side: Side
    card: str


@dataclass(frozen=True, slots=True)
class Zdrada:
    side: Side
    card: str
    dam: int


@dataclass(frozen=True, slots=True)
class Wsparcie:
    side: Side
    cards: tuple[str, ...]
    """In the order of ``in_order``."""


@dataclass(frozen=True, slots=True)
class Wymiana:
    side: Side
    given: tuple[str, ...]
    taken: tuple[str, ...]
    """Both in the order of ``in_order``."""


@dataclass(frozen=True, slots=True)
class Eksplozja:
    side: Side
    dam: int


@dataclass(frozen=True, slots=True)
class NoEffect:
    """A ruse played although it has no target (reading ruse-without-target)."""

    side: Side
    ruse: str


Ruse = Transfer | Rekrutacja | Dezercja | Zdrada | Wsparcie | Wymiana | Eksplozja | NoEffect
Action = Retreat | Log | Place | Skip | Draw | Claim | End | Ruse


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Battle cards, then elites, then ruses, then hidden cards."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def ruse_of(action: Ruse) -> str:
    return action.ruse if isinstance(action, NoEffect) else type(action).__name__.lower()


# To text


def write(action: Action) -> str:
    match action:
        case Retreat(side, dam):
            return f"{side} retreat {dam}"
        case Log(side, dam):
            return f"{side} log {dam}"
        case Place(side, card, dam):
            return f"{side} play {card} at {dam}"
        case Skip(side):
            return f"{side} skip"
        case Draw(side, card):
            return f"{side} draw {card}"
        case Claim(side, dam):
            return f"{side} claim {dam}"
        case End(side):
            return f"{side} end"
        case NoEffect(side, ruse):
            return f"{side} ruse {ruse}"
        case _:
            return f"{action.side} ruse {ruse_of(action)} {_ruse_details(action)}"


def _ruse_details(action: Ruse) -> str:
    match action:
        case Transfer(_, card, dam):
            return f"{card} discard" if dam is None else f"{card} to {dam}"
        case Zdrada(_, card, dam):
            return f"{card} to {dam}"
        case Rekrutacja(_, card, dam):
            return f"{card} at {dam}"
        case Dezercja(_, card):
            return card
        case Wsparcie(_, cards):
            return " ".join(cards)
        case Wymiana(_, given, taken):
            return f"{' '.join(given) or '-'} for {' '.join(taken) or '-'}"
        case Eksplozja(_, dam):
            return str(dam)
        case NoEffect():
            return ""


# From text


def read(text: str) -> Action | None:
    words = text.split()
    if len(words) < 2 or words[0] not in SIDES:
        return None
    side: Side = "attacker" if words[0] == "attacker" else "defender"
    match words[1:]:
        case ["retreat", dam] if _is_dam(dam):
            return Retreat(side, int(dam))
        case ["log", dam] if _is_dam(dam):
            return Log(side, int(dam))
        case ["play", card, "at", dam] if _can_lie_at_dam(card) and _is_dam(dam):
            return Place(side, card, int(dam))
        case ["skip"]:
            return Skip(side)
        case ["draw", card] if card in _ORDER:
            return Draw(side, card)
        case ["claim", dam] if _is_dam(dam):
            return Claim(side, int(dam))
        case ["end"]:
            return End(side)
        case ["ruse", ruse] if ruse in RUSES:
            return NoEffect(side, ruse)
        case ["ruse", *rest]:
            return _read_ruse(side, rest)
        case _:
            return None


def _read_ruse(side: Side, words: list[str]) -> Ruse | None:
    match words:
        case ["transfer", card, "discard"] if _can_lie_at_dam(card):
            return Transfer(side, card, None)
        case ["transfer", card, "to", dam] if _can_lie_at_dam(card) and _is_dam(dam):
            return Transfer(side, card, int(dam))
        case ["rekrutacja", card, "at", dam] if _can_lie_at_dam(card) and _is_dam(dam):
            return Rekrutacja(side, card, int(dam))
        case ["dezercja", card] if _can_lie_at_dam(card):
            return Dezercja(side, card)
        case ["zdrada", card, "to", dam] if _can_lie_at_dam(card) and _is_dam(dam):
            return Zdrada(side, card, int(dam))
        case ["wsparcie", one, other] if _can_lie_at_dam(one) and _can_lie_at_dam(other):
            return Wsparcie(side, in_order((one, other)))
        case ["eksplozja", dam] if _is_dam(dam):
            return Eksplozja(side, int(dam))
        case ["wymiana", *cards] if cards.count("for") == 1:
            at = cards.index("for")
            given, taken = _read_cards(cards[:at]), _read_cards(cards[at + 1 :])
            return None if given is None or taken is None else Wymiana(side, given, taken)
        case _:
            return None


def _read_cards(words: list[str]) -> tuple[str, ...] | None:
    """So many cards as can be swapped; ``-`` for none."""
    if words == ["-"]:
        return ()
    return in_order(words) if 1 <= len(words) <= EXCHANGED and all(word in _ORDER for word in words) else None


def _is_dam(word: str) -> bool:
    return word in _DAMS


def _can_lie_at_dam(word: str) -> bool:
    return word in BIT or word in ELITE_COPIES


_DAMS: Final = {str(tile) for tile in TILES}
