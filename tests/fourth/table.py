"""The table, the actions with their text, and the table as JSON."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from adjudicator.values import Json

PLAYERS: Final = ("ala", "olek")
COINS: Final = (1, 2, 5)
OF_EACH: Final = 2
"""How many coins of each value there are."""


def other(who: str) -> str:
    return PLAYERS[1 - PLAYERS.index(who)]


@dataclass(frozen=True, slots=True)
class Fist:
    coin: int | None = None
    """None: hidden."""
    shown: bool = False
    swapped: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """What is known of the table. It is the position of a case too."""

    fists: tuple[Fist, Fist]
    """In the order of the players."""
    middle: tuple[int, ...]
    """In ascending order."""
    turn: str | None = None
    """None: unknown, or the game is over."""

    def fist(self, who: str) -> Fist:
        return self.fists[PLAYERS.index(who)]

    @property
    def shown(self) -> tuple[str, ...]:
        """Who has shown their coin."""
        return tuple(who for who in PLAYERS if self.fist(who).shown)

    @property
    def in_sight(self) -> Counter[int]:
        return Counter([*self.middle, *(fist.coin for fist in self.fists if fist.coin is not None)])


@dataclass(frozen=True, slots=True)
class Show:
    who: str
    coin: int


@dataclass(frozen=True, slots=True)
class Swap:
    who: str
    coin: int
    """It goes to the middle."""
    taken: int


Action = Show | Swap

_COIN: Final = {str(coin): coin for coin in COINS}


def read(text: str) -> Action | None:
    match text.split():
        case [who, "shows", coin] if who in PLAYERS and coin in _COIN:
            return Show(who, _COIN[coin])
        case [who, "swaps", coin, "for", taken] if who in PLAYERS and coin in _COIN and taken in _COIN:
            return Swap(who, _COIN[coin], _COIN[taken])
    return None


def write(action: Action) -> str:
    if isinstance(action, Show):
        return f"{action.who} shows {action.coin}"
    return f"{action.who} swaps {action.coin} for {action.taken}"


def facts(table: Table) -> dict[str, Json]:
    """The table as the position of a case."""
    fists: list[Json] = []
    for who in PLAYERS:
        fist = table.fist(who)
        known = {"coin": fist.coin, "shown": fist.shown, "swapped": fist.swapped}
        fists.append({"of": who, **{name: value for name, value in known.items() if value}})
    turn = {"turn": table.turn} if table.turn else {}
    return {"middle": list(table.middle), "fists": fists, **turn}


@dataclass(frozen=True, slots=True)
class Held:
    """Testimony: someone says that a player had this coin in the fist at some time."""

    by: str
    who: str
    coin: int
