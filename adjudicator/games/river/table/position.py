"""A sound position: the facts on the table after every check has passed."""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from adjudicator.games.river.table.cards import BIT, ELITE_COPIES, RUSES, mask
from adjudicator.games.river.table.dams import Face

Side = Literal["attacker", "defender"]
DAMAGED_TO_WIN: Final = 4
TACTICS_CARDS: Final = sum(ELITE_COPIES.values()) + len(RUSES)
SIDES: Final[tuple[Side, Side]] = ("attacker", "defender")


class Stand(NamedTuple):
    """What lies on one side of a dam: battle cards as a set, elite cards by name."""

    real: int
    elites: tuple[str, ...]
    size: int


def stand(cards: tuple[str, ...]) -> Stand:
    return Stand(mask(cards), tuple(card for card in cards if card not in BIT), len(cards))


class Dam(NamedTuple):
    name: int | str
    damaged: bool
    face: Face
    attacker: tuple[str, ...]
    defender: tuple[str, ...]
    first: Side | None
    attacker_stand: Stand
    defender_stand: Stand

    @property
    def is_house(self) -> bool:
        return isinstance(self.name, str)


@dataclass(frozen=True, slots=True)
class Position:
    dams: tuple[Dam, ...]
    discard: tuple[str, ...]
    complete: bool = False
    turn: Side | None = None
    phase: Literal["prepare", "play", "draw", "end"] | None = None
    hands: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    logs: int | None = None
    deck: int | None = None
    tactics_played: tuple[int, int] | None = None
    hidden: tuple[tuple[int, int], tuple[int, int]] | None = None
    """Battle and tactics cards in each hand that are not known."""
    tactics_deck: int | None = None
    ruses: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    wazki_played: tuple[int, int] | None = None
    turn_number: int | None = None
    """Of the turns of both sides; the attacker's are odd."""
    ending: Literal["no", "coming", "last", "over"] | None = None
    destroyed: int | None = None
    unseen: int = 0
    """Battle cards neither at a dam nor discarded: both hands and the deck (reading claim-pool)."""

    @property
    def uses_tactics(self) -> bool:
        """Is the tactics variant in play, for all the position tells?"""
        shown = [*self.discard, *(card for dam in self.dams for card in (*dam.attacker, *dam.defender))]
        return self.tactics_played is not None or any(card in ELITE_COPIES for card in shown)

    @property
    def defenders_wazki(self) -> int:
        """Ważki that the defender has played, for all the position tells; a discarded one counts too."""
        laid = sum(dam.defender.count("wazka") for dam in self.dams)
        return max(laid, self.wazki_played[1]) if self.wazki_played else laid

    @property
    def damaged_tiles(self) -> int:
        return sum(dam.damaged and not dam.is_house for dam in self.dams)

    def wins_with(self, dam: "Dam") -> str:
        """Does taking this dam win the game, for all the position tells: "destroys", "fourth" or "no"?"""
        if dam.damaged:
            return "destroys"
        return "fourth" if self.damaged_tiles == DAMAGED_TO_WIN - 1 and not dam.is_house else "no"

    def dam(self, name: int | str) -> Dam:
        return next(dam for dam in self.dams if dam.name == name)
