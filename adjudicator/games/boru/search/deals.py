"""How unseen cards may lie in hands: exact, by counting how many cards of each kind everybody has.

What a drafter passed on goes to the left, and everybody keeps two of it until nothing is left: so it is known
how many of its cards each player got, though not which. Cards that lie in the same such bundles and are
equally seen are of one kind: a deal is found by handing out numbers of each kind, and only then cards.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from adjudicator.games.boru.table.cards import DECK, MATCHING, values
from adjudicator.games.boru.table.known import Known

KEPT: Final = 2
"""So many cards everybody keeps of a pack (rule boru.draft.keep)."""


class Bundle(NamedTuple):
    """Cards of which it is known how many each player got."""

    cards: int
    shares: tuple[int, ...]


class Kind(NamedTuple):
    """Cards that nothing tells apart."""

    cards: int
    bundles: tuple[int, ...]
    laid: bool
    """Were they played in an earlier trick?"""
    lacking: tuple[int, ...]
    """Who cannot hold them."""


Deal = tuple[int, ...]
"""Everybody's hand."""


def bundles(known: Known) -> tuple[Bundle, ...]:
    """What drafters remember, as numbers of cards for everybody (rule boru.draft.pass)."""
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
    """Two for each, clockwise, until none is left."""
    shares = [0] * size
    while number:
        shares[start % size] += min(KEPT, number)
        number -= min(KEPT, number)
        start += 1
    return tuple(shares)


def kinds(known: Known, around: tuple[Bundle, ...]) -> tuple[Kind, ...]:
    """The cards in no known hand and not in the trick, sorted into kinds; the most told apart come first."""
    found: dict[tuple[tuple[int, ...], bool, tuple[int, ...]], int] = {}
    for laid, cards in ((True, known.discard), (False, known.pool)):
        for card in values(cards):
            inside = tuple(place for place, bundle in enumerate(around) if bundle.cards >> card & 1)
            lacking = tuple(seat for seat in range(known.size) if known.lacks[seat] >> card & 1)
            key = inside, laid, () if laid else lacking
            found[key] = found.get(key, 0) | 1 << card
    parts = [Kind(cards, *key) for key, cards in found.items()]
    return tuple(sorted(parts, key=lambda kind: (-len(kind.bundles), not kind.laid, -len(kind.lacking))))


def some_deal(known: Known) -> Deal | None:
    """Hands that fit everything known; None if there are none."""
    around = bundles(known)
    left = [list(bundle.shares) for bundle in around]
    for seat in range(known.size):
        own = known.hands[seat]
        for who, card in known.trick:
            own |= 1 << card if who == seat else 0
        for bundle, share in zip(around, left, strict=True):
            share[seat] -= (bundle.cards & own).bit_count()
            if share[seat] < 0:
                return None
    rooms = [known.played(seat) for seat in range(known.size)]
    if min(rooms) < 0 or min(known.unseen) < 0:
        return None
    aside = DECK.bit_count() - known.size * known.dealt
    if (known.pool | known.discard).bit_count() != sum(known.unseen) + sum(rooms) + aside:
        return None
    found = _hand_out(kinds(known, around), 0, list(known.unseen), rooms, aside, left)
    if found is None:
        return None
    return tuple(own | new for own, new in zip(known.hands, found, strict=True))


def _hand_out(
    parts: tuple[Kind, ...],
    place: int,
    unseen: list[int],
    rooms: list[int],
    aside: int,
    left: list[list[int]],
) -> list[int] | None:
    """The unseen cards of everybody's hand, from this kind on."""
    if place == len(parts):
        return [0] * len(unseen) if not any(unseen) and not any(map(any, left)) else None
    kind = parts[place]
    number = kind.cards.bit_count()
    size = len(unseen)
    limits = [min((left[bundle][seat] for bundle in kind.bundles), default=number) for seat in range(size)]
    for to_hands, to_tricks, to_aside in _splits(kind, number, limits, unseen, rooms, aside):
        for seat in range(size):
            unseen[seat] -= to_hands[seat]
            rooms[seat] -= to_tricks[seat]
            for bundle in kind.bundles:
                left[bundle][seat] -= to_hands[seat] + to_tricks[seat]
        rest = _hand_out(parts, place + 1, unseen, rooms, aside - to_aside, left)
        for seat in range(size):
            unseen[seat] += to_hands[seat]
            rooms[seat] += to_tricks[seat]
            for bundle in kind.bundles:
                left[bundle][seat] += to_hands[seat] + to_tricks[seat]
        if rest is not None:
            cards = list(values(kind.cards))
            for seat in range(size):
                for card in cards[: to_hands[seat]]:
                    rest[seat] |= 1 << card
                cards = cards[to_hands[seat] :]
            return rest
    return None


def _splits(
    kind: Kind, number: int, limits: list[int], unseen: list[int], rooms: list[int], aside: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Every way to hand out so many cards of a kind: to hands, to earlier tricks, and aside.

    Passed cards never lie aside; cards of earlier tricks are in no hand.
    """
    size = len(unseen)

    def seats(seat: int, rest: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int]]:
        if seat == size:
            if rest == 0 or (rest <= aside and not kind.bundles and not kind.laid):
                yield (), (), rest
            return
        most = min(limits[seat], rest)
        in_hand = 0 if kind.laid or seat in kind.lacking else min(most, unseen[seat])
        for held in range(in_hand, -1, -1):
            for played in range(min(most - held, rooms[seat]) + 1):
                for hands, tricks, over in seats(seat + 1, rest - held - played):
                    yield (held, *hands), (played, *tricks), over

    yield from seats(0, number)


class Trick(NamedTuple):
    """A trick in the middle: the card it is about, the town's colour, and who has yet to play."""

    known: Known
    seat: int
    card: int
    colour: str
    waiting: tuple[int, ...]

    @property
    def better(self) -> int:
        """The cards that would beat it."""
        return MATCHING[self.colour] >> (self.card + 1) << (self.card + 1)

    @property
    def stands(self) -> bool:
        """Does it win as things lie now?"""
        laid = sum(1 << card for seat, card in self.known.trick if seat != self.seat)
        return bool(MATCHING[self.colour] >> self.card & 1) and not laid & self.better


class Outcome(NamedTuple):
    """Hands that may be, and what those who have yet to play then play."""

    hands: Deal
    plays: tuple[tuple[int, int], ...]


def beaten(trick: Trick) -> Outcome | None:
    """Hands with which somebody who has yet to play beats the card; None if there are none."""
    for seat in trick.waiting:
        for card, held in _choices(trick.known, seat, trick.better):
            deal = some_deal(held)
            if deal is not None:
                others = tuple((other, _lowest(deal[other])) for other in trick.waiting if other != seat)
                return Outcome(deal, tuple(sorted((*others, (seat, card)), key=_in_turn(trick))))
    return None


def unbeaten(trick: Trick) -> Outcome | None:
    """Hands with which everybody may play something that does not beat the card; None if there are none."""

    def further(known: Known, waiting: tuple[int, ...]) -> Outcome | None:
        if not waiting:
            deal = some_deal(known)
            return None if deal is None else Outcome(deal, ())
        for card, held in _choices(known, waiting[0], DECK & ~trick.better):
            found = further(held, waiting[1:])
            if found is not None:
                return Outcome(found.hands, ((waiting[0], card), *found.plays))
        return None

    return further(trick.known, trick.waiting)


def _choices(known: Known, seat: int, wanted: int) -> Iterator[tuple[int, Known]]:
    """The cards among those wanted that this hand has or may have; of those alike only the lowest."""
    for card in values(known.hands[seat] & wanted):
        yield card, known
    if known.unseen[seat]:
        for kind in kinds(known, bundles(known)):
            if not kind.laid and kind.cards & wanted and seat not in kind.lacking:
                card = _lowest(kind.cards & wanted)
                yield card, known.holding(seat, card)


def _lowest(cards: int) -> int:
    return (cards & -cards).bit_length() - 1


def _in_turn(trick: Trick) -> Callable[[tuple[int, int]], int]:
    return lambda play: trick.waiting.index(play[0])
