"""Which facts a game within the rules can lead to, in numbers: where its cards can be after so many turns.

The laws are necessary ones: every game played by the rules keeps them, under the readings chosen. Facts that
break them contradict each other. They count cards and turns and leave out what no count tells: whether a dam
that was taken could be proved with just these cards, and in what order the cards came.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from adjudicator.games.river.models.history_dams import (
    ELITES,
    MOST_LAID,
    A,
    D,
    Site,
    pair,
    sites_of,
    taken_of,
)
from adjudicator.games.river.models.history_tactics import Tactics, tactics
from adjudicator.games.river.models.history_takings import latest_cards, takings
from adjudicator.games.river.models.history_turns import (
    DEALT,
    MOST_TURNS,
    SUPPORT,
    Clock,
    Draws,
    clock,
    draws,
)
from adjudicator.games.river.table.cards import BATTLE_CARDS, BEAVER, COLOURS, DUCK, ELITE_COPIES
from adjudicator.games.river.table.dams import MOST_SLOTS, TILES
from adjudicator.games.river.table.position import SIDES, TACTICS_CARDS
from adjudicator.games.river.table.table import LOGS
from adjudicator.readings import Readings
from solver.numbers import Books, Number, total, yes
from solver.program import Var


@dataclass(frozen=True, slots=True)
class History:
    """Everything that facts can be facts of. Pairs are (attacker, defender)."""

    books: Books
    clock: Clock
    draws: Draws
    tactics: Tactics
    sites: dict[int | str, Site]
    logs: Number
    """Thrown."""
    retreats: Number
    """Turns in which the attacker retreated."""
    cancelled: Number
    """Pairs of a duck and a beaver."""
    plays: tuple[Number, Number]
    """Battle cards played from the hand."""
    skips: tuple[Number, Number]
    discard: Number
    """Battle cards discarded."""
    hands: tuple[Number, Number]
    """Battle cards in hand."""
    sizes: tuple[Number, Number]
    """All cards in hand."""
    discarded: dict[str, Var]
    """For each duck and beaver: it lies in the discard."""

    @property
    def taken(self) -> Number:
        """Dams that the attacker has taken, in all."""
        destroyed = [yes(site.destroyed) for site in self.sites.values() if site.destroyed is not None]
        return total([yes(site.damaged) for site in self.sites.values()] + destroyed)


def history(dams: Sequence[tuple[int | str, int]], complete: bool, readings: Readings) -> History:
    """The laws of all games at these dams: printed tiles, or house dams with the slots they have now."""
    books = Books()
    at = clock(books)
    ruses = tactics(books, readings)
    drawn = draws(books, at, ruses.support, readings)
    sites = sites_of(books, at, dams, complete)
    skips = pair(books, "turns without a card", MOST_TURNS)
    plays = (
        at.play_steps[A] - ruses.played(A) - skips[A],
        at.play_steps[D] - ruses.played(D) - skips[D],
    )
    for played in plays:
        books.at_least(played, 0)
    hands = _hands(books, ruses, drawn, plays)
    sizes = _sizes(books, at, ruses, drawn, skips, hands)
    logs = books.number("logs thrown", LOGS)
    retreats = books.number("retreats", MOST_LAID)
    cancelled = books.number("pairs cancelled", 2 * len(COLOURS))
    laid = (
        plays[A] + ruses.elites(A) + ruses.recruited[A] + ruses.betrayed[A] + ruses.moved[D],
        plays[D] + ruses.elites(D) + ruses.recruited[D] + ruses.betrayed[D] + ruses.moved[A],
    )
    removed, discard = _flows(books, ruses, sites, plays, logs, cancelled)
    discarded = _pairs(books, ruses, cancelled, discard)
    _sixty(books, sites, drawn, hands, discard)
    _preparations(books, at, ruses, removed, retreats, logs, laid, skips, sites, readings)
    _skips(books, ruses, drawn, skips, laid, sites)
    _latest(books, at, ruses, sites, cancelled, skips, logs, retreats, readings)
    return History(
        books,
        at,
        drawn,
        ruses,
        sites,
        logs,
        retreats,
        cancelled,
        plays,
        skips,
        discard,
        hands,
        sizes,
        discarded,
    )


# Where the cards went


@dataclass(frozen=True, slots=True)
class _Removed:
    """Cards that left the dams without a ruse."""

    logs: tuple[Number, Number]
    """Battle cards and elite units hit by a log."""
    retreat: tuple[Number, Number]
    """Battle cards and elite units withdrawn."""
    claimed: tuple[Number, Number]
    """Battle cards of each side at dams that were taken."""


def _hands(books: Books, ruses: Tactics, drawn: Draws, plays: tuple[Number, Number]) -> tuple[Number, Number]:
    """Rules river.setup.*: six battle cards, with tactics cards one of those; then draws less plays."""
    swapped, swapped_tactics = ruses.exchanged
    hands = (
        drawn.battle[A] - plays[A] + swapped + DEALT,
        drawn.battle[D] - plays[D] - swapped + DEALT,
    )
    tactics_hands = (
        drawn.tactics[A] - ruses.played(A) + swapped_tactics + yes(ruses.used),
        drawn.tactics[D] - ruses.played(D) - swapped_tactics + yes(ruses.used),
    )
    for side in (A, D):
        books.at_least(hands[side], 0)
        books.equal(ruses.held(side), tactics_hands[side])
        most = yes(ruses.used) * MOST_LAID
        books.at_most(drawn.tactics[side] + ruses.played(side), most)
    # This follows, and spares a solver the search.
    books.equal(ruses.pile, total(drawn.tactics) * -1 - yes(ruses.used) * 2 + TACTICS_CARDS)
    return hands


def _sizes(
    books: Books,
    at: Clock,
    ruses: Tactics,
    drawn: Draws,
    skips: tuple[Number, Number],
    hands: tuple[Number, Number],
) -> tuple[Number, Number]:
    """A hand as a whole: every turn one card leaves it and one comes. It follows, and spares a search."""
    found = []
    for side, gain in ((A, total(ruses.exchanged)), (D, total(ruses.exchanged) * -1)):
        turns = at.draw_steps[side] - at.play_steps[side]
        size = turns + skips[side] - drawn.missed[side] + gain + yes(ruses.used) + DEALT
        books.equal(hands[side] + ruses.held(side), size)
        found.append(size)
    return found[0], found[1]


def _flows(
    books: Books,
    ruses: Tactics,
    sites: dict[int | str, Site],
    plays: tuple[Number, Number],
    logs: Number,
    cancelled: Number,
) -> tuple[_Removed, Number]:
    """What came to each side less what left it lies there; the rest is the discard."""
    hit = books.number("elite units hit", LOGS)
    back = books.number("elite units withdrawn", ELITES)
    units = [ruses.kinds[name] for name in ELITE_COPIES]
    fallen = [total(kind.gone[side] for kind in units) for side in (A, D)]
    lost = [total(site.lost[side] for site in sites.values()) for side in (A, D)]
    claimed = (lost[A] - fallen[A] + hit + back, lost[D] - fallen[D])
    blasted = pair(books, "battle cards blasted", MOST_SLOTS)
    stay = []
    for side, other in ((A, D), (D, A)):
        books.at_most(blasted[side], ruses.blasts * MOST_SLOTS)
        came = plays[side] + ruses.recruited[side] + ruses.betrayed[side] + ruses.moved[other]
        left = ruses.betrayed[other] + ruses.moved[side] + ruses.dropped[side] + ruses.deserted[other]
        lying = total(site.battle[side] for site in sites.values())
        stay.append(came - left - blasted[side] - cancelled - claimed[side] - lying)
        elites = total(site.elites[side] for site in sites.values())
        books.equal(elites, total(kind.laid[side] for kind in units))
        books.at_least(claimed[side], 0)
        books.at_least(lost[side], claimed[side])
    books.equal(stay[D], 0)
    removed = _Removed((logs - hit, hit), (stay[A] - logs + hit, back), claimed)
    for number in (*removed.logs, *removed.retreat):
        books.at_least(number, 0)
    gone = total((*claimed, *blasted, *ruses.dropped, *ruses.deserted)) + removed.logs[0] + cancelled * 2
    returned = total(ruses.recruited) + ruses.support * SUPPORT
    discard = books.number("discarded", len(BATTLE_CARDS))
    books.equal(discard, gone + removed.retreat[0] - returned)
    books.at_least(discard, gone - returned)  # follows, and spares a solver the search
    return removed, discard


def _sixty(
    books: Books,
    sites: dict[int | str, Site],
    drawn: Draws,
    hands: tuple[Number, Number],
    discard: Number,
) -> None:
    """Sixty battle cards, wherever they are: it follows from the rest, and spares a solver the search."""
    lying = total(site.battle[side] for site in sites.values() for side in (A, D))
    books.equal(lying + discard + drawn.deck + total(hands), len(BATTLE_CARDS))


def _pairs(books: Books, ruses: Tactics, cancelled: Number, discard: Number) -> dict[str, Var]:
    """Rule river.cancel: a duck and a beaver of one colour leave together.

    Both lie in the discard ever after, unless Rekrutacja or Wsparcie takes one of them back.
    """
    found: dict[str, Var] = {}
    pairs = []
    for colour in COLOURS:
        duck, beaver = f"{colour}{DUCK}", f"{colour}{BEAVER}"
        for card in (duck, beaver):
            found[card] = books.flag(f"{card} in the discard")
        pairs.append(books.both(f"{colour} pair in the discard", found[duck], found[beaver]))
    books.at_most(cancelled, total(map(yes, pairs)) + total(ruses.recruited) + ruses.support * SUPPORT)
    books.at_least(discard, total(map(yes, found.values())))
    return found


# When


def _preparations(
    books: Books,
    at: Clock,
    ruses: Tactics,
    removed: _Removed,
    retreats: Number,
    logs: Number,
    laid: tuple[Number, Number],
    skips: tuple[Number, Number],
    sites: dict[int | str, Site],
    readings: Readings,
) -> None:
    """Rules river.retreat.*, river.log.*: once a turn, at its start, and only what already lies there."""
    several = readings["retreat-scope"] == "several-dams"
    printed = all(isinstance(name, int) for name in sites)
    widest = MOST_LAID if several or "?" in sites else 4 if printed else MOST_SLOTS
    withdrawn = total(removed.retreat)
    if readings["retreat-scope"] != "elites-too":
        books.equal(removed.retreat[1], 0)
    books.at_least(withdrawn, retreats)
    books.at_most(withdrawn, retreats * widest)
    later = books.flag("the attacker had a turn before")
    first = books.opposite("the attacker's first turn", later)
    books.at_most(at.turns[A], 1, (first,))
    books.at_least(at.turns[A], 2, (later,))
    books.at_most(retreats, at.turns[A] - 1)
    if not several:
        books.at_most(retreats, at.turns[A] - 2, (later, at.preparing[A]))
    books.at_most(logs, at.turns[D] - yes(at.preparing[D]))
    # The card of the attacker's latest turn cannot have been withdrawn, nor hit before the defender prepares.
    idle = skips[A] + ruses.ruses(A)
    earlier = laid[A] - at.play_steps[A] + at.turns[A] - 1 + idle
    books.at_most(withdrawn, earlier)
    for unhurt in (at.laid_now[A], at.preparing[D]):
        books.at_most(withdrawn + logs, laid[A] - 1 + idle, (unhurt,))
    # Nor is the card that the defender lays now at a dam taken already.
    taken = total(site.lost[D] for site in sites.values())
    books.at_most(taken, laid[D] - 1 + skips[D] + ruses.ruses(D), (at.laid_now[D],))


def _latest(
    books: Books,
    at: Clock,
    ruses: Tactics,
    sites: dict[int | str, Site],
    cancelled: Number,
    skips: tuple[Number, Number],
    logs: Number,
    retreats: Number,
    readings: Readings,
) -> None:
    """When dams were taken, and what became of the latest cards."""
    dams = taken_of(sites)
    if not dams:
        return
    steps = takings(books, at, dams, ruses.moved)
    hit = books.flag("the attacker's latest card was hit")
    withdrawn = books.flag("the attacker's latest card was withdrawn")
    books.at_most(yes(hit), logs)
    books.at_most(yes(withdrawn), retreats)
    for unhurt in (at.laid_now[A], at.preparing[D]):
        books.at_most(yes(hit), 0, (unhurt,))
    for stayed in (at.laid_now[A], at.defending):
        books.at_most(yes(withdrawn), 0, (stayed,))
    if readings["retreat-scope"] != "several-dams":
        books.at_most(yes(withdrawn), 0, (at.preparing[A],))
    lying = [total(site.size(side) for site in sites.values()) for side in (A, D)]
    tricks = ruses.ruses(A) + ruses.ruses(D) + cancelled
    otherwise = (tricks + skips[A] + yes(hit) + yes(withdrawn), tricks + skips[D])
    latest_cards(books, at, steps, (lying[A], lying[D]), otherwise)


def _skips(
    books: Books,
    ruses: Tactics,
    drawn: Draws,
    skips: tuple[Number, Number],
    laid: tuple[Number, Number],
    sites: dict[int | str, Site],
) -> None:
    """Rule river.place.none: a turn without a card needs every slot full, or no battle card in hand."""
    if not all(isinstance(name, int) for name in sites):
        return  # how many slots there were on both sides of house dams, nobody knows
    slots = sum(TILES[tile][False].slots for tile in TILES)
    fewer = [
        yes(site.damaged) * max(0, TILES[name][False].slots - TILES[name][True].slots)
        for name, site in sites.items()
        if isinstance(name, int)
    ]
    needed = (total(()) + slots, total(fewer) * -1 + slots)
    for side, name in enumerate(SIDES):
        idle = books.flag(f"{name} had a turn without a card")
        full = books.flag(f"{name} had every slot full")
        bare = books.flag(f"{name} had no battle card in hand")
        books.at_most(skips[side], yes(idle) * MOST_LAID)
        books.either((full, bare), (idle,))
        books.at_least(laid[side], needed[side], (full,))
        spent = drawn.tactics[side] + drawn.missed[side] + ruses.exchanges * 3
        books.at_least(spent, DEALT, (bare,))
