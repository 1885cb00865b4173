"""The table in the middle of a game: what is known and how many cards are hidden.

It serves a referee who has seen every card as well as somebody who sees only one hand: a hand consists of the
cards known to be in it and the number of unknown ones.
"""

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeVar

from adjudicator.games.river.table.cards import BATTLE_CARDS, BIT, DECK, ELITE_COPIES, RUSES, mask
from adjudicator.games.river.table.position import SIDES, Dam, LaidCards, Position, Side, laid_cards

T = TypeVar("T")

Phase = Literal["prepare", "play", "draw", "end"]
Ending = Literal["no", "coming", "last", "over"]
"""How far the end by an empty pile has come: not yet in sight, last turn to come, last turn now, passed."""

TACTICS_NAMES: Final = (*ELITE_COPIES, *RUSES)
HAND_ORDER: Final = {card: place for place, card in enumerate((*BATTLE_CARDS, *TACTICS_NAMES))}
"""Battle cards in canonical order, then elites, then ruses."""
LOGS: Final = 3


class Hidden(NamedTuple):
    """How many cards of a hand are not known.

    ``fresh`` battle cards were drawn after Wsparcie shuffled cards back into the pile, so they may be among
    those cards. ``old`` ones were in the hand before, so they cannot be.
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
    """Everything known in the middle of a game. Pairs are (attacker, defender)."""

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
    """Counts the turns of both sides from 1, so the attacker's are odd. 0 if nobody counted."""
    ending: Ending | None = "no"
    """None if the game is over and nobody said how far the end by an empty pile had come."""
    winner: Side | None = None
    destroyed: int | str | None = None
    """The dam whose destruction won the game."""
    tactics_deck: int | None = None
    """None if the game is played without tactics cards."""
    ruses: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """The ruses each side has played, face up beside the tactics pile."""
    tactics_played: tuple[int, int] = (0, 0)
    wazki_played: tuple[int, int] = (0, 0)
    reshuffled: int = 0
    """The battle cards that Wsparcie shuffled back and nobody has seen since.

    Empty if no hidden card is old.
    """

    @property
    def uses_tactics(self) -> bool:
        return self.tactics_deck is not None

    @property
    def damaged(self) -> int:
        return sum(dam.damaged for dam in self.dams)


# Sides


def index_of(side: Side) -> int:
    """The place of a side in a pair."""
    return 0 if side == "attacker" else 1


def opponent(side: Side) -> Side:
    return SIDES[1] if side == "attacker" else SIDES[0]


def replace_for(pair: tuple[T, T], side: Side, new: T) -> tuple[T, T]:
    """The pair with a new value for this side."""
    return (new, pair[1]) if side == "attacker" else (pair[0], new)


# Dams


def dam_at(table: Table, name: int | str) -> Dam:
    return next(dam for dam in table.dams if dam.name == name)


def with_dam(table: Table, new: Dam) -> Table:
    return table._replace(dams=tuple(new if dam.name == new.name else dam for dam in table.dams))


def cards_at(dam: Dam, side: Side) -> tuple[str, ...]:
    return dam.attacker if side == "attacker" else dam.defender


def laid_at(dam: Dam, side: Side) -> LaidCards:
    return dam.attacker_laid if side == "attacker" else dam.defender_laid


def tile_of(dam: Dam) -> int:
    """The number of the tile. Only printed tiles are played on."""
    assert isinstance(dam.name, int), "a house dam is not played on"
    return dam.name


def has_room(dam: Dam, side: Side) -> bool:
    """Is a slot free on this side (rule river.dam.slots)?"""
    return laid_at(dam, side).size < dam.face.slots


def with_card_laid(dam: Dam, side: Side, card: str) -> Dam:
    """The dam with this card laid last on this side.

    Whoever fills the second side was not first (river.tie.first).
    """
    real, elites, size = laid_at(dam, side)
    bit = BIT.get(card, 0)
    new = LaidCards(real | bit, elites if bit else (*elites, card), size + 1)
    other = opponent(side)
    both_full = new.size == laid_at(dam, other).size == dam.face.slots
    first = other if both_full else None
    if side == "attacker":
        return dam._replace(attacker=(*dam.attacker, card), attacker_laid=new, first=first)
    return dam._replace(defender=(*dam.defender, card), defender_laid=new, first=first)


def with_side(dam: Dam, side: Side, cards: tuple[str, ...]) -> Dam:
    """The dam with only these cards on this side.

    It is not full, so nobody was first (rule river.tie.first).
    """
    if side == "attacker":
        return dam._replace(attacker=cards, attacker_laid=laid_cards(cards), first=None)
    return dam._replace(defender=cards, defender_laid=laid_cards(cards), first=None)


def with_card_lifted(dam: Dam, side: Side, card: str) -> Dam:
    """The dam without this card on this side. Of two equal cards the one laid first is taken."""
    cards = cards_at(dam, side)
    at = cards.index(card)
    return with_side(dam, side, cards[:at] + cards[at + 1 :])


def whereabouts(table: Table, card: str) -> tuple[Dam, Side] | None:
    """The dam and side where this battle card lies."""
    bit = BIT.get(card, 0)
    for dam in table.dams:
        if dam.attacker_laid.real & bit:
            return dam, "attacker"
        if dam.defender_laid.real & bit:
            return dam, "defender"
    return None


# Seen and unseen cards


_cached_mask: Final = lru_cache(maxsize=4096)(mask)
"""A search asks for the same discard again and again."""


def unseen_cards(table: Table) -> int:
    """Battle cards neither at a dam nor discarded, so in a hand or in the pile (reading claim-pool)."""
    seen = _cached_mask(table.discard)
    for dam in table.dams:
        seen |= dam.attacker_laid.real | dam.defender_laid.real
    return DECK & ~seen


def unknown_cards(table: Table) -> int:
    """Battle cards that are in the pile or in the hidden part of a hand."""
    return unseen_cards(table) & ~mask(table.hands[0]) & ~mask(table.hands[1])


def unknown_tactics(table: Table) -> tuple[str, ...]:
    """Tactics cards that are in their pile or in the hidden part of a hand."""
    if table.tactics_deck is None:
        return ()
    seen = [*table.discard, *table.hands[0], *table.hands[1], *table.ruses[0], *table.ruses[1]]
    for dam in table.dams:
        seen += dam.attacker_laid.elites + dam.defender_laid.elites
    left: list[str] = []
    for card in TACTICS_NAMES:
        left += [card] * (ELITE_COPIES.get(card, 1) - seen.count(card))
    return tuple(left)


def everything_known(table: Table) -> bool:
    """Are both hands known?"""
    return table.hidden == (NOTHING_HIDDEN, NOTHING_HIDDEN)


def public_position(table: Table) -> Position:
    """The facts that a claim of control depends on."""
    return Position(
        dams=table.dams,
        discard=table.discard,
        turn=table.turn,
        tactics_played=table.tactics_played if table.uses_tactics else None,
        wazki_played=table.wazki_played,
        unseen=unseen_cards(table),
    )
