"""The laws of play for ``consistent``: where the cards of a game can be after a number of turns.

The laws are necessary: every game played by the rules keeps them under the chosen readings. Facts that break
them contradict each other. The laws only count cards and turns. They do not ask whether the attacker could
prove control of a dam with exactly these cards, or in which order the cards came.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from adjudicator.games.river.models.history_dams import (
    ATTACKER,
    DEFENDER,
    ELITES,
    MOST_LAID,
    OTHER_DAMS,
    DamCounts,
    build_dams,
    printed_tiles,
    state_victory,
)
from adjudicator.games.river.models.history_tactics import Tactics, build_tactics
from adjudicator.games.river.models.history_takings import build_takings, state_latest_cards
from adjudicator.games.river.models.history_turns import (
    DEALT,
    MOST_TURNS,
    SUPPORT,
    Clock,
    Draws,
    build_clock,
    build_draws,
    number_per_side,
)
from adjudicator.games.river.table.cards import BATTLE_CARDS, BEAVER, COLOURS, DUCK, ELITE_COPIES
from adjudicator.games.river.table.dams import MOST_SLOTS, TILES
from adjudicator.games.river.table.position import SIDES, TACTICS_COUNT
from adjudicator.games.river.table.table import LOGS
from adjudicator.readings import Readings
from solver.numbers import Number, NumberProgram, total, yes
from solver.program import Var


@dataclass(frozen=True, slots=True)
class History:
    """Everything that a fact or a testimony can be about. Pairs are (attacker, defender)."""

    books: NumberProgram
    clock: Clock
    draws: Draws
    tactics: Tactics
    dams: dict[int | str, DamCounts]
    logs_thrown: Number
    retreats: Number
    """Turns in which the attacker retreated."""
    cancelled: Number
    """Pairs of a duck and a beaver that cancelled each other."""
    skips: tuple[Number, Number]
    """Turns without a card."""
    discard: Number
    """Battle cards in the discard."""
    ordinary_discard: Number
    """Battle cards in the discard that are neither ducks nor beavers."""
    fallen: tuple[Number, Number]
    """Battle cards that were discarded from each side of the dams, those that cancelled each other apart."""
    plays: tuple[Number, Number]
    """Battle cards played from the hand."""
    battle_hands: tuple[Number, Number]
    """Battle cards in hand."""
    hand_sizes: tuple[Number, Number]
    """All cards in hand."""
    discarded: dict[str, Var]
    """For each duck and beaver: it lies in the discard."""

    @property
    def takings(self) -> Number:
        """How many times the attacker has taken a dam."""
        return total(dam.takings for dam in self.dams.values())


def build_history(described: Sequence[tuple[int | str, int]], complete: bool, readings: Readings) -> History:
    """The laws of all games with these dams: name and, for house dams, the slots on the side that is up."""
    books = NumberProgram()
    clock = build_clock(books)
    tactics = build_tactics(books, readings)
    draws = build_draws(books, clock, tactics.support, readings)
    dams = build_dams(books, clock, described, complete)
    if all(isinstance(name, int) for name in dams):
        won = state_victory(books, clock, dams)
        books.at_most(won + yes(draws.endings["over"]), 1)  # the last turn is over if nobody has won before
    skips = number_per_side(books, "turns without a card", MOST_TURNS)
    plays = (  # battle cards played from the hand
        clock.play_steps[ATTACKER] - tactics.played(ATTACKER) - skips[ATTACKER],
        clock.play_steps[DEFENDER] - tactics.played(DEFENDER) - skips[DEFENDER],
    )
    for played in plays:
        books.at_least(played, 0)
    battle_hands = _battle_hands(books, tactics, draws, plays)
    hand_sizes = _hand_sizes(books, clock, tactics, draws, skips, battle_hands)
    logs = books.number("logs thrown", LOGS)
    retreats = books.number("retreats", MOST_LAID)
    cancelled = books.number("pairs cancelled", 2 * len(COLOURS))
    laid = (
        _laid(ATTACKER, DEFENDER, plays, tactics),
        _laid(DEFENDER, ATTACKER, plays, tactics),
    )
    removed, fallen, discard = _card_flows(books, tactics, dams, plays, logs, cancelled, readings)
    discarded = _ducks_and_beavers_discarded(books, tactics, cancelled, discard)
    ordinary = discard - total(map(yes, discarded.values()))
    books.at_most(ordinary, total(fallen))
    _state_sixty_cards(books, dams, draws, battle_hands, discard)
    _state_preparations(books, clock, tactics, removed, retreats, logs, laid, skips, dams, readings)
    _state_skips(books, tactics, draws, skips, laid, dams)
    _state_takings(books, clock, tactics, dams, cancelled, skips, logs, retreats, readings)
    return History(
        books=books,
        clock=clock,
        draws=draws,
        tactics=tactics,
        dams=dams,
        logs_thrown=logs,
        retreats=retreats,
        cancelled=cancelled,
        skips=skips,
        discard=discard,
        ordinary_discard=ordinary,
        fallen=fallen,
        plays=plays,
        battle_hands=battle_hands,
        hand_sizes=hand_sizes,
        discarded=discarded,
    )


# Where the cards went


def _laid(side: int, other: int, plays: tuple[Number, Number], tactics: Tactics) -> Number:
    """All cards that came to this side of the dams."""
    by_own_play = plays[side] + tactics.elites(side) + tactics.recruited[side] + tactics.betrayed[side]
    return by_own_play + tactics.moved[other]


@dataclass(frozen=True, slots=True)
class _Removed:
    """Cards of the attacker that were hit by logs or withdrawn, as (battle cards, elite units)."""

    logs: tuple[Number, Number]
    retreat: tuple[Number, Number]


def _battle_hands(
    books: NumberProgram, tactics: Tactics, draws: Draws, plays: tuple[Number, Number]
) -> tuple[Number, Number]:
    """Rules river.setup.*: six battle cards dealt, and one tactics card if used; plus draws, minus plays."""
    swapped, swapped_tactics = tactics.exchanged
    hands = (
        draws.battle[ATTACKER] - plays[ATTACKER] + swapped + DEALT,
        draws.battle[DEFENDER] - plays[DEFENDER] - swapped + DEALT,
    )
    tactics_hands = (
        draws.tactics[ATTACKER] - tactics.played(ATTACKER) + swapped_tactics + yes(tactics.used),
        draws.tactics[DEFENDER] - tactics.played(DEFENDER) - swapped_tactics + yes(tactics.used),
    )
    for side in (ATTACKER, DEFENDER):
        books.at_least(hands[side], 0)
        books.equal(tactics.held(side), tactics_hands[side])
        most = yes(tactics.used) * MOST_LAID
        books.at_most(draws.tactics[side] + tactics.played(side), most)
    # This follows from the other laws and saves the solvers a search.
    books.equal(tactics.pile, total(draws.tactics) * -1 - yes(tactics.used) * 2 + TACTICS_COUNT)
    return hands


def _hand_sizes(
    books: NumberProgram,
    clock: Clock,
    tactics: Tactics,
    draws: Draws,
    skips: tuple[Number, Number],
    hands: tuple[Number, Number],
) -> tuple[Number, Number]:
    """All cards in hand: every turn one card leaves and one comes.

    This follows from the other laws and saves the solvers a search.
    """
    sizes = []
    for side, gain in ((ATTACKER, total(tactics.exchanged)), (DEFENDER, total(tactics.exchanged) * -1)):
        turns = clock.draw_steps[side] - clock.play_steps[side]
        size = turns + skips[side] - draws.missed[side] + gain + yes(tactics.used) + DEALT
        books.equal(hands[side] + tactics.held(side), size)
        sizes.append(size)
    return sizes[0], sizes[1]


def _card_flows(
    books: NumberProgram,
    tactics: Tactics,
    dams: dict[int | str, DamCounts],
    plays: tuple[Number, Number],
    logs: Number,
    cancelled: Number,
    readings: Readings,
) -> tuple[_Removed, tuple[Number, Number], Number]:
    """The cards that came to a side of the dams minus those that left it lie there.

    A battle card lies in the discard only for a reason: a log, a retreat, a dam that was taken, a duck that
    met a beaver, or a ruse. Returns the cards removed by logs and retreats, the battle cards that fell on
    each side for another reason than duck and beaver, and the number of battle cards in the discard.
    """
    hit = books.number("elite units hit", LOGS)
    back = books.number("elite units withdrawn", ELITES)
    units = [tactics.cards[name] for name in ELITE_COPIES]
    fallen = [total(unit.gone[side] for unit in units) for side in (ATTACKER, DEFENDER)]
    lost = [total(dam.lost[side] for dam in dams.values()) for side in (ATTACKER, DEFENDER)]
    claimed = number_per_side(books, "battle cards lost with a dam", MOST_LAID)
    books.equal(claimed[ATTACKER], lost[ATTACKER] - fallen[ATTACKER] + hit + back)
    books.equal(claimed[DEFENDER], lost[DEFENDER] - fallen[DEFENDER])
    blasted = number_per_side(books, "battle cards blasted", MOST_SLOTS)
    stay = []
    for side, other in ((ATTACKER, DEFENDER), (DEFENDER, ATTACKER)):
        books.at_most(blasted[side], tactics.blasts * MOST_SLOTS)
        came = plays[side] + tactics.recruited[side] + tactics.betrayed[side] + tactics.moved[other]
        left = tactics.betrayed[other] + tactics.moved[side] + tactics.dropped[side] + tactics.deserted[other]
        lying = total(dam.battle[side] for dam in dams.values())
        stay.append(came - left - blasted[side] - cancelled - claimed[side] - lying)
        elites = total(dam.elites[side] for dam in dams.values())
        books.equal(elites, total(unit.laid[side] for unit in units))
        books.at_least(lost[side], claimed[side])
    books.equal(stay[DEFENDER], 0)
    withdrawn = books.number("battle cards withdrawn", MOST_LAID)
    books.equal(withdrawn, stay[ATTACKER] - logs + hit)
    removed = _Removed((logs - hit, hit), (withdrawn, back))
    books.at_least(logs, hit)
    gone = total((*claimed, *blasted, *tactics.dropped, *tactics.deserted)) + removed.logs[0] + cancelled * 2
    returned = total(tactics.recruited) + tactics.support * SUPPORT
    discard = books.number("discarded", len(BATTLE_CARDS))
    books.equal(discard, gone + removed.retreat[0] - returned)
    if readings["ruse-without-target"] == "illegal":
        books.at_least(total(blasted), tactics.blasts)
    by_ruse = (
        blasted[ATTACKER] + tactics.dropped[ATTACKER] + tactics.deserted[DEFENDER],
        blasted[DEFENDER] + tactics.dropped[DEFENDER] + tactics.deserted[ATTACKER],
    )
    by_preparing = removed.logs[0] + removed.retreat[0]
    gone_from = (claimed[ATTACKER] + by_ruse[ATTACKER] + by_preparing, claimed[DEFENDER] + by_ruse[DEFENDER])
    books.at_least(discard, gone - returned)  # follows from the other laws and saves the solvers a search
    return removed, gone_from, discard


def _state_sixty_cards(
    books: NumberProgram,
    dams: dict[int | str, DamCounts],
    draws: Draws,
    hands: tuple[Number, Number],
    discard: Number,
) -> None:
    """There are sixty battle cards. This follows from the other laws and saves the solvers a search."""
    lying = total(dam.battle[side] for dam in dams.values() for side in (ATTACKER, DEFENDER))
    books.equal(lying + discard + draws.deck + total(hands), len(BATTLE_CARDS))


def _ducks_and_beavers_discarded(
    books: NumberProgram, tactics: Tactics, cancelled: Number, discard: Number
) -> dict[str, Var]:
    """Rule river.cancel: a duck and a beaver of one colour leave together.

    Both stay in the discard unless Rekrutacja or Wsparcie takes one of them back.
    """
    found: dict[str, Var] = {}
    pairs = []
    for colour in COLOURS:
        duck, beaver = f"{colour}{DUCK}", f"{colour}{BEAVER}"
        for card in (duck, beaver):
            found[card] = books.flag(f"{card} in the discard")
        pairs.append(books.both(f"{colour} pair in the discard", found[duck], found[beaver]))
    books.at_most(cancelled, total(map(yes, pairs)) + total(tactics.recruited) + tactics.support * SUPPORT)
    books.at_least(discard, total(map(yes, found.values())))
    return found


# When it happened


def _state_preparations(
    books: NumberProgram,
    clock: Clock,
    tactics: Tactics,
    removed: _Removed,
    retreats: Number,
    logs: Number,
    laid: tuple[Number, Number],
    skips: tuple[Number, Number],
    dams: dict[int | str, DamCounts],
    readings: Readings,
) -> None:
    """Rules river.retreat.*, river.log.*: once a turn, at its start, with cards that lie there already."""
    several = readings["retreat-scope"] == "several-dams"
    printed = all(isinstance(name, int) for name in dams)
    widest = MOST_LAID if several or OTHER_DAMS in dams else 4 if printed else MOST_SLOTS
    withdrawn = total(removed.retreat)
    if readings["retreat-scope"] != "elites-too":
        books.equal(removed.retreat[1], 0)
    books.at_least(withdrawn, retreats)
    books.at_most(withdrawn, retreats * widest)
    later = books.flag("the attacker had a turn before")
    first = books.opposite("the attacker's first turn", later)
    books.at_most(clock.turns[ATTACKER], 1, (first,))
    books.at_least(clock.turns[ATTACKER], 2, (later,))
    books.at_most(retreats, clock.turns[ATTACKER] - 1)
    if not several:
        books.at_most(retreats, clock.turns[ATTACKER] - 2, (later, clock.preparing[ATTACKER]))
    books.at_most(logs, clock.turns[DEFENDER] - yes(clock.preparing[DEFENDER]))
    # The attacker's latest card can't have been withdrawn. Nor can it have been hit before the defender
    # prepares.
    idle = skips[ATTACKER] + tactics.ruses(ATTACKER)
    earlier = laid[ATTACKER] - clock.play_steps[ATTACKER] + clock.turns[ATTACKER] - 1 + idle
    books.at_most(withdrawn, earlier)
    for too_early in (clock.laid_now[ATTACKER], clock.preparing[DEFENDER]):
        books.at_most(withdrawn + logs, laid[ATTACKER] - 1 + idle, (too_early,))
    # The card that the defender has just laid can't have been discarded with a dam.
    taken = total(dam.lost[DEFENDER] for dam in dams.values())
    books.at_most(
        taken, laid[DEFENDER] - 1 + skips[DEFENDER] + tactics.ruses(DEFENDER), (clock.laid_now[DEFENDER],)
    )


def _state_takings(
    books: NumberProgram,
    clock: Clock,
    tactics: Tactics,
    dams: dict[int | str, DamCounts],
    cancelled: Number,
    skips: tuple[Number, Number],
    logs: Number,
    retreats: Number,
    readings: Readings,
) -> None:
    """When dams were taken, and what became of the latest cards."""
    tiles = printed_tiles(dams)
    if not tiles:
        return
    takings = build_takings(books, clock, tiles, tactics.moved)
    hit = books.flag("the attacker's latest card was hit")
    withdrawn = books.flag("the attacker's latest card was withdrawn")
    books.at_most(yes(hit), logs)
    books.at_most(yes(withdrawn), retreats)
    for too_early in (clock.laid_now[ATTACKER], clock.preparing[DEFENDER]):
        books.at_most(yes(hit), 0, (too_early,))
    for too_early in (clock.laid_now[ATTACKER], clock.defending):
        books.at_most(yes(withdrawn), 0, (too_early,))
    if readings["retreat-scope"] != "several-dams":
        books.at_most(yes(withdrawn), 0, (clock.preparing[ATTACKER],))
    lying = [total(dam.size(side) for dam in dams.values()) for side in (ATTACKER, DEFENDER)]
    tricks = tactics.ruses(ATTACKER) + tactics.ruses(DEFENDER) + cancelled
    tricks += total(number for dam in dams.values() for number in dam.wrecked)
    otherwise = (tricks + skips[ATTACKER] + yes(hit) + yes(withdrawn), tricks + skips[DEFENDER])
    state_latest_cards(books, clock, takings, (lying[ATTACKER], lying[DEFENDER]), otherwise)


def _state_skips(
    books: NumberProgram,
    tactics: Tactics,
    draws: Draws,
    skips: tuple[Number, Number],
    laid: tuple[Number, Number],
    dams: dict[int | str, DamCounts],
) -> None:
    """Rule river.place.none: a turn without a card needs every slot full, or no battle card in hand."""
    if not all(isinstance(name, int) for name in dams):
        return  # the slots on the back of a house dam are unknown
    slots = sum(TILES[tile][False].slots for tile in TILES)
    fewer = [
        yes(dam.damaged) * max(0, TILES[name][False].slots - TILES[name][True].slots)
        for name, dam in dams.items()
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
        spent = draws.tactics[side] + draws.missed[side] + tactics.exchanges * 3
        books.at_least(spent, DEALT, (bare,))
