"""The table in the middle of a game: everything the referee knows, and how much of it is hidden.

One shape serves both a referee who has seen every card and somebody who sees one hand only: a hand is the
cards known to be in it and the number of those that are not.
"""

from typing import Final, Literal, NamedTuple, TypeVar

from adjudicator.games.river.table.cards import BATTLE_CARDS, BIT, DECK, ELITE_COPIES, RUSES, mask
from adjudicator.games.river.table.position import SIDES, Dam, Position, Side, Stand, stand

T = TypeVar("T")

Phase = Literal["prepare", "play", "draw", "end"]
Ending = Literal["no", "coming", "last", "over"]
"""Of the game by an empty pile: not in sight; the last turn is still to come; it is on; it has passed."""

PHASES: Final[tuple[Phase, ...]] = ("prepare", "play", "draw", "end")
ELITE_CARDS: Final = tuple(elite for elite, copies in ELITE_COPIES.items() for _ in range(copies))
TACTICS: Final = (*ELITE_CARDS, *RUSES)
"""The eleven tactics cards."""
TACTICS_NAMES: Final = (*ELITE_COPIES, *RUSES)
HAND_ORDER: Final = {card: place for place, card in enumerate((*BATTLE_CARDS, *TACTICS_NAMES))}
"""Battle cards in canonical order, then elites, then ruses."""
LOGS: Final = 3


class Hidden(NamedTuple):
    """The cards of a hand that are not known.

    ``fresh`` battle cards were drawn since cards were last shuffled back into the pile, so they may be one of
    those; the ``old`` ones were in hand before and may not.
    """

    old: int = 0
    fresh: int = 0
    tactics: int = 0

    @property
    def battle(self) -> int:
        return self.old + self.fresh

    @property
    def size(self) -> int:
        return self.old + self.fresh + self.tactics


NOTHING_HIDDEN: Final = Hidden()


class Table(NamedTuple):
    """Pairs are (attacker, defender). ``number`` counts the turns of both sides, the first being 1."""

    dams: tuple[Dam, ...]
    """In the order of the river."""
    discard: tuple[str, ...]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    """The known cards, in the order of HAND_ORDER."""
    hidden: tuple[Hidden, Hidden]
    deck: int
    logs: int
    turn: Side = "attacker"
    phase: Phase = "prepare"
    number: int = 0
    """Of the turn; 0 where nobody counted. The attacker's turns are odd."""
    ending: Ending = "no"
    winner: Side | None = None
    destroyed: int | str | None = None
    """The dam whose destruction won the game."""
    tactics_deck: int | None = None
    """None: played without tactics cards."""
    ruses: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """Played and lying face up beside the tactics pile."""
    tactics_played: tuple[int, int] = (0, 0)
    wazki_played: tuple[int, int] = (0, 0)
    reshuffled: int = 0
    """Battle cards shuffled back by Wsparcie and not seen since; 0 where no old hidden card is left."""

    @property
    def uses_tactics(self) -> bool:
        return self.tactics_deck is not None

    @property
    def damaged(self) -> int:
        return sum(dam.damaged for dam in self.dams)


# Sides


def place_of(side: Side) -> int:
    """Of a side in a pair."""
    return 0 if side == "attacker" else 1


def opponent(side: Side) -> Side:
    return SIDES[1] if side == "attacker" else SIDES[0]


def put(pair: tuple[T, T], side: Side, new: T) -> tuple[T, T]:
    """The pair with something new for this side."""
    return (new, pair[1]) if side == "attacker" else (pair[0], new)


# Dams


def dam_at(table: Table, name: int | str) -> Dam:
    return next(dam for dam in table.dams if dam.name == name)


def with_dam(table: Table, new: Dam) -> Table:
    return table._replace(dams=tuple(new if dam.name == new.name else dam for dam in table.dams))


def side_at(dam: Dam, side: Side) -> tuple[str, ...]:
    return dam.attacker if side == "attacker" else dam.defender


def stand_at(dam: Dam, side: Side) -> Stand:
    return dam.attacker_stand if side == "attacker" else dam.defender_stand


def has_room(dam: Dam, side: Side) -> bool:
    """Is a slot free on this side (rule river.dam.slots)?"""
    return stand_at(dam, side).size < dam.face.slots


def laid(dam: Dam, side: Side, card: str) -> Dam:
    """The card lies last on this side. Who fills the second side was not first (rule river.tie.first)."""
    real, elites, size = stand_at(dam, side)
    bit = BIT.get(card, 0)
    new = Stand(real | bit, elites if bit else (*elites, card), size + 1)
    other = opponent(side)
    both_full = new.size == stand_at(dam, other).size == dam.face.slots
    first = other if both_full else None
    if side == "attacker":
        return dam._replace(attacker=(*dam.attacker, card), attacker_stand=new, first=first)
    return dam._replace(defender=(*dam.defender, card), defender_stand=new, first=first)


def with_side(dam: Dam, side: Side, cards: tuple[str, ...]) -> Dam:
    """Only these cards are left on this side: it is not full, so nobody was first (rule river.tie.first)."""
    if side == "attacker":
        return dam._replace(attacker=cards, attacker_stand=stand(cards), first=None)
    return dam._replace(defender=cards, defender_stand=stand(cards), first=None)


def lifted(dam: Dam, side: Side, card: str) -> Dam:
    """The card leaves this side; of two alike the one laid first."""
    cards = side_at(dam, side)
    at = cards.index(card)
    return with_side(dam, side, cards[:at] + cards[at + 1 :])


def whereabouts(table: Table, card: str) -> tuple[Dam, Side] | None:
    """The dam and side where this battle card lies."""
    bit = BIT.get(card, 0)
    for dam in table.dams:
        if dam.attacker_stand.real & bit:
            return dam, "attacker"
        if dam.defender_stand.real & bit:
            return dam, "defender"
    return None


# What is in sight


def unseen(table: Table) -> int:
    """Battle cards neither at a dam nor discarded: both hands and the pile (reading claim-pool)."""
    seen = mask(table.discard)
    for dam in table.dams:
        seen |= dam.attacker_stand.real | dam.defender_stand.real
    return DECK & ~seen


def unknown(table: Table) -> int:
    """Battle cards that are in the pile or in the hidden part of a hand."""
    return unseen(table) & ~mask(table.hands[0]) & ~mask(table.hands[1])


def unknown_tactics(table: Table) -> tuple[str, ...]:
    """Tactics cards that are in their pile or in the hidden part of a hand."""
    if table.tactics_deck is None:
        return ()
    seen = [*table.discard, *table.hands[0], *table.hands[1], *table.ruses[0], *table.ruses[1]]
    for dam in table.dams:
        seen += dam.attacker_stand.elites + dam.defender_stand.elites
    left: list[str] = []
    for card in TACTICS_NAMES:
        left += [card] * (ELITE_COPIES.get(card, 1) - seen.count(card))
    return tuple(left)


def hand_size(table: Table, side: Side) -> int:
    at = place_of(side)
    return len(table.hands[at]) + table.hidden[at].size


def everything_known(table: Table) -> bool:
    """Has the referee seen both hands?"""
    return table.hidden == (NOTHING_HIDDEN, NOTHING_HIDDEN)


def public(table: Table) -> Position:
    """The table as a claim of control sees it."""
    return Position(
        dams=table.dams,
        discard=table.discard,
        turn=table.turn,
        tactics_played=table.tactics_played if table.uses_tactics else None,
        wazki_played=table.wazki_played,
        unseen=unseen(table),
    )
