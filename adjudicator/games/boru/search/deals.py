"""An exact search for the hands that players may have, given what is known.

A pack that was passed on in the draft goes to the left, and everybody keeps two of its cards until none is
left. So it is known how many of its cards each player got, but not which. Such a set of cards is a bundle.
Cards that are in the same bundles and can be in the same places form one class. The search deals out numbers
of cards of each class; at the end any cards of the class will do.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from adjudicator.games.boru.rules.rounds import KEPT_FROM_A_PACK
from adjudicator.games.boru.table.cards import DECK, MATCHING, values
from adjudicator.games.boru.table.hand_knowledge import HandKnowledge


class Bundle(NamedTuple):
    """A set of cards, and how many of them each player got."""

    cards: int
    shares: tuple[int, ...]


class CardClass(NamedTuple):
    """Cards that are interchangeable as far as anybody knows."""

    cards: int
    bundles: tuple[int, ...]
    laid: bool
    """Were they played in an earlier trick?"""
    lacking: tuple[int, ...]
    """Who cannot hold them."""


Deal = tuple[int, ...]
"""Everybody's hand."""


def bundles(known: HandKnowledge) -> tuple[Bundle, ...]:
    """The bundles that follow from what players remember of the draft (rules boru.draft.keep, rest)."""
    found: list[Bundle] = []
    for seat, packs, kept in known.memories:
        for place, pack in enumerate(packs):
            start, rest = seat, pack
            if place < len(kept):
                found.append(Bundle(kept[place], _shares(seat, kept[place].bit_count(), known.size)))
                start, rest = seat + 1, pack & ~kept[place]
            found.append(Bundle(rest, _shares(start, rest.bit_count(), known.size)))
    return tuple(bundle for bundle in found if bundle.cards)


def _shares(start: int, number: int, size: int) -> tuple[int, ...]:
    """Two cards for each player, clockwise, until none is left."""
    shares = [0] * size
    while number:
        shares[start % size] += min(KEPT_FROM_A_PACK, number)
        number -= min(KEPT_FROM_A_PACK, number)
        start += 1
    return tuple(shares)


def card_classes(known: HandKnowledge, known_bundles: tuple[Bundle, ...]) -> tuple[CardClass, ...]:
    """The classes of all cards not known to be in a hand or the trick, the most restricted ones first."""
    found: dict[tuple[tuple[int, ...], bool, tuple[int, ...]], int] = {}
    for laid, cards in ((True, known.discard), (False, known.pool)):
        for card in values(cards):
            inside = tuple(place for place, bundle in enumerate(known_bundles) if bundle.cards >> card & 1)
            lacking = tuple(seat for seat in range(known.size) if known.lacks[seat] >> card & 1)
            key = inside, laid, () if laid else lacking
            found[key] = found.get(key, 0) | 1 << card
    classes = [CardClass(cards, *key) for key, cards in found.items()]
    return tuple(sorted(classes, key=lambda one: (-len(one.bundles), not one.laid, -len(one.lacking))))


def some_deal(known: HandKnowledge) -> Deal | None:
    """Hands that fit everything known; None if no hands do."""
    known_bundles = bundles(known)
    left = [list(bundle.shares) for bundle in known_bundles]
    for seat in range(known.size):
        own = known.hands[seat]
        for who, card in known.trick:
            own |= 1 << card if who == seat else 0
        for bundle, share in zip(known_bundles, left, strict=True):
            share[seat] -= (bundle.cards & own).bit_count()
            if share[seat] < 0:
                return None
    to_play = [known.cards_played(seat) for seat in range(known.size)]
    if min(to_play) < 0 or min(known.unseen) < 0:
        return None
    aside = DECK.bit_count() - known.size * known.dealt
    if (known.pool | known.discard).bit_count() != sum(known.unseen) + sum(to_play) + aside:
        return None
    found = _distribute(card_classes(known, known_bundles), 0, list(known.unseen), to_play, aside, left)
    if found is None:
        return None
    return tuple(own | new for own, new in zip(known.hands, found, strict=True))


def _distribute(
    classes: tuple[CardClass, ...],
    place: int,
    unseen: list[int],
    to_play: list[int],
    aside: int,
    left: list[list[int]],
) -> list[int] | None:
    """The unseen cards of everybody's hand, from this class on; None if there is no way to deal them.

    ``to_play`` has the number of cards that each player still needs in earlier tricks.
    """
    if place == len(classes):
        return [0] * len(unseen) if not any(unseen) and not any(map(any, left)) else None
    card_class = classes[place]
    number = card_class.cards.bit_count()
    size = len(unseen)
    limits = [
        min((left[bundle][seat] for bundle in card_class.bundles), default=number) for seat in range(size)
    ]
    for to_hands, to_tricks, to_aside in _splits(card_class, number, limits, unseen, to_play, aside):
        for seat in range(size):
            unseen[seat] -= to_hands[seat]
            to_play[seat] -= to_tricks[seat]
            for bundle in card_class.bundles:
                left[bundle][seat] -= to_hands[seat] + to_tricks[seat]
        rest = _distribute(classes, place + 1, unseen, to_play, aside - to_aside, left)
        for seat in range(size):
            unseen[seat] += to_hands[seat]
            to_play[seat] += to_tricks[seat]
            for bundle in card_class.bundles:
                left[bundle][seat] += to_hands[seat] + to_tricks[seat]
        if rest is not None:
            cards = list(values(card_class.cards))
            for seat in range(size):
                for card in cards[: to_hands[seat]]:
                    rest[seat] |= 1 << card
                cards = cards[to_hands[seat] :]
            return rest
    return None


def _splits(
    card_class: CardClass, number: int, limits: list[int], unseen: list[int], to_play: list[int], aside: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Every way to divide this number of cards of a class: to hands, to earlier tricks, and set aside.

    Cards of a bundle were never set aside. Cards of earlier tricks are in no hand.
    """
    size = len(unseen)

    def seats(seat: int, rest: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
        if seat == size:
            if rest == 0 or (rest <= aside and not card_class.bundles and not card_class.laid):
                yield (), (), rest
            return
        most = min(limits[seat], rest)
        in_hand = 0 if card_class.laid or seat in card_class.lacking else min(most, unseen[seat])
        for held in range(in_hand, -1, -1):
            for played in range(min(most - held, to_play[seat]) + 1):
                for hands, tricks, over in seats(seat + 1, rest - held - played):
                    yield (held, *hands), (played, *tricks), over

    yield from seats(0, number)


class CardInTrick(NamedTuple):
    """A card in a trick, with what is known about the hands, the town's colour, and who has yet to play."""

    known: HandKnowledge
    seat: int
    card: int
    colour: str
    waiting: tuple[int, ...]

    @property
    def beating_cards(self) -> int:
        """The cards that beat this one."""
        return MATCHING[self.colour] >> (self.card + 1) << (self.card + 1)


class TrickExample(NamedTuple):
    """Possible hands, and the cards that the remaining players then play."""

    hands: Deal
    plays: tuple[tuple[int, int], ...]


def example_beaten(trick: CardInTrick) -> TrickExample | None:
    """Hands with which one of the remaining players can beat the card; None if none exist."""
    for seat in trick.waiting:
        for card, held in _possible_cards(trick.known, seat, trick.beating_cards):
            deal = some_deal(held)
            if deal is not None:
                others = tuple((other, _lowest(deal[other])) for other in trick.waiting if other != seat)
                return TrickExample(deal, tuple(sorted((*others, (seat, card)), key=_in_turn(trick))))
    return None


def example_unbeaten(trick: CardInTrick) -> TrickExample | None:
    """Hands with which all remaining players can play a card that does not beat it; None if none exist."""

    def further(known: HandKnowledge, waiting: tuple[int, ...]) -> TrickExample | None:
        if not waiting:
            deal = some_deal(known)
            return None if deal is None else TrickExample(deal, ())
        for card, held in _possible_cards(known, waiting[0], DECK & ~trick.beating_cards):
            found = further(held, waiting[1:])
            if found is not None:
                return TrickExample(found.hands, ((waiting[0], card), *found.plays))
        return None

    return further(trick.known, trick.waiting)


def _possible_cards(known: HandKnowledge, seat: int, wanted: int) -> Iterator[tuple[int, HandKnowledge]]:
    """The wanted cards that this hand has or may have, with the knowledge that it has them.

    Of each class only the lowest card is tried.
    """
    for card in values(known.hands[seat] & wanted):
        yield card, known
    if known.unseen[seat]:
        for card_class in card_classes(known, bundles(known)):
            if not card_class.laid and card_class.cards & wanted and seat not in card_class.lacking:
                card = _lowest(card_class.cards & wanted)
                yield card, known.with_card(seat, card)


def _lowest(cards: int) -> int:
    return (cards & -cards).bit_length() - 1


def _in_turn(trick: CardInTrick) -> Callable[[tuple[int, int]], int]:
    return lambda play: trick.waiting.index(play[0])
