"""A position: the facts of a case after every check has passed."""

from typing import Final, Literal, NamedTuple

from adjudicator.games.river.table.cards import BIT, ELITE_COPIES, RUSES
from adjudicator.games.river.table.dams import Face

Side = Literal["attacker", "defender"]
DAMAGED_TO_WIN: Final = 4
TACTICS_COUNT: Final = sum(ELITE_COPIES.values()) + len(RUSES)
SIDES: Final[tuple[Side, Side]] = ("attacker", "defender")


class LaidCards(NamedTuple):
    """The cards on one side of a dam."""

    real: int
    """The battle cards, as a set."""
    elites: tuple[str, ...]
    size: int
    """How many cards there are, elites included."""


def laid_cards(cards: tuple[str, ...]) -> LaidCards:
    real = 0
    elites: tuple[str, ...] = ()
    for card in cards:
        bit = BIT.get(card)
        if bit is None:
            elites += (card,)
        else:
            real |= bit
    return LaidCards(real, elites, len(cards))


class Dam(NamedTuple):
    """A dam and the cards at it. ``attacker`` and ``defender`` list the cards in the order they were laid."""

    name: int | str
    """The number of a printed tile, or the id of a house dam."""
    damaged: bool
    face: Face
    attacker: tuple[str, ...]
    defender: tuple[str, ...]
    first: Side | None
    """Who completed their side first, if both sides are full."""
    attacker_laid: LaidCards
    defender_laid: LaidCards

    @property
    def is_house(self) -> bool:
        return isinstance(self.name, str)


class Position(NamedTuple):
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
    """For each hand, how many battle cards and how many tactics cards are not known."""
    tactics_deck: int | None = None
    ruses: tuple[tuple[str, ...], tuple[str, ...]] | None = None
    wazki_played: tuple[int, int] | None = None
    turn_number: int | None = None
    """Counts the turns of both sides. The attacker's turns are odd."""
    ending: Literal["no", "coming", "last", "over"] | None = None
    destroyed: int | None = None
    unseen: int = 0
    """The battle cards neither at a dam nor discarded, so in a hand or in the pile (reading claim-pool)."""

    @property
    def uses_tactics(self) -> bool:
        """Does the position show that the tactics variant is played?"""
        visible = [*self.discard, *(card for dam in self.dams for card in (*dam.attacker, *dam.defender))]
        return self.tactics_played is not None or any(card in ELITE_COPIES for card in visible)

    @property
    def defenders_wazki(self) -> int:
        """How many Ważki the defender has played, as far as the position shows.

        A discarded one counts too.
        """
        laid = sum(dam.defender.count("wazka") for dam in self.dams)
        return max(laid, self.wazki_played[1]) if self.wazki_played else laid

    @property
    def damaged(self) -> int:
        """How many dams are damaged, house dams included."""
        return sum(dam.damaged for dam in self.dams)

    def win_by_taking(self, dam: Dam) -> str:
        """How taking this dam would win the game: "destroys", "fourth" or "no"."""
        if dam.damaged:
            return "destroys"
        return "fourth" if self.damaged == DAMAGED_TO_WIN - 1 else "no"

    def dam(self, name: int | str) -> Dam:
        for dam in self.dams:
            if dam.name == name:
                return dam
        raise LookupError(name)
