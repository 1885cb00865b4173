"""A round from the reveal to its end.

The order is: reveal, colliding Ch'ariotts leave, Qween, totals, winner or tie, Dru'hid and the capture, Fort
Fokus, the winner's discard, Horsie, FortUna, the count of FortHece, Svord. FortUna may come right after the
capture (reading fortuna-moment). ``resolve`` runs until a clan has a choice. ``options`` lists what it may
choose, and ``choose`` goes on. A single option is taken at once.

With a ``trace``, every step adds a reason to it. A search passes None and saves the time.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.games.romans.rules import round_steps
from adjudicator.games.romans.rules.after_capture import (
    axx_before_fokus,
    chosen,
    fokus_costs,
    give_up,
    horsie_costs,
    keep,
    keep_options,
    nobody_captured,
    pay_fokus,
    pay_fokus_by_choice,
    pay_fortuna,
    pay_horsie_by_choice,
    rearranged_after_round,
    winner_discards,
)
from adjudicator.games.romans.rules.capture import Contest, colliding, contest, seducer, seducible
from adjudicator.games.romans.rules.round_steps import Trace
from adjudicator.games.romans.rules.svord import arrangements, clans_to_rearrange, rearranged
from adjudicator.games.romans.table.cards import CHARIOTT, DRUHID, NONE
from adjudicator.games.romans.table.forts import FOKUS, FORTUNA, KIND
from adjudicator.games.romans.table.table import ClanCards, Step, Table, with_cards
from adjudicator.readings import Readings

Option = int | tuple[int, ...]
"""QWEEN: the rival's seat, or NONE. DRUHID: a place in ``wall``. FOKUS, HORSIE: a warrior. KEEP: the warriors
kept, sorted. FORTUNA: the kind of fort given up. SVORD: the face-down cards in their new order."""

_CHOICE_NAMES: Final = {
    Step.QWEEN: "qween",
    Step.DRUHID: "druhid",
    Step.FOKUS: "fokus",
    Step.KEEP: "keep",
    Step.HORSIE: "horsie",
    Step.FORTUNA: "fortuna",
    Step.SVORD: "svord",
    Step.SVORD_AT_ONCE: "svord",
}


def reveal(table: Table, clan: int, warrior: int) -> Table:
    """One clan turns up its warrior at the contested fort (romans.attack.reveal)."""
    cards = table.cards[clan]
    all_cards = with_cards(table, clan, cards._replace(now=warrior, here=True, down=cards.down[1:]))
    return table._replace(cards=all_cards, who=next_to_reveal(all_cards))


def next_to_reveal(all_cards: tuple[ClanCards, ...]) -> int:
    """The first clan that has not revealed its warrior in this round."""
    return next((clan for clan, cards in enumerate(all_cards) if cards.now == NONE), NONE)


def hide_again(table: Table) -> Table:
    """Warriors already revealed in this round go back face down, so that ``reveal_all`` can reveal all."""
    all_cards = [
        cards if cards.now == NONE else cards._replace(now=NONE, here=False, down=(cards.now, *cards.down))
        for cards in table.cards
    ]
    return table._replace(cards=tuple(all_cards))


def reveal_all(
    table: Table, warriors: Sequence[int], readings: Readings, trace: Trace | None = None
) -> Table:
    """Every clan turns up its warrior and the round runs to the first choice, or to its end."""
    all_cards = tuple(
        [
            ClanCards(old.shown, warrior, True, old.down[1:], old.spent, old.aside, old.forts, old.dropped)
            for old, warrior in zip(table.cards, warriors, strict=True)
        ]
    )
    return resolve(table._replace(cards=all_cards, who=NONE), readings, trace)


def resolve(table: Table, readings: Readings, trace: Trace | None = None) -> Table:
    """All warriors of the round are face up: the round runs to the first choice, or to its end."""
    if trace is not None:
        round_steps.revealed(trace, table)
    if readings["svord-timing"] == "at-once":
        clans = clans_to_rearrange(table, trace)
        if clans:
            return table._replace(step=Step.SVORD_AT_ONCE, who=clans[0], waiting=tuple(clans))
    return _collide(table, readings, trace)


def options(table: Table, readings: Readings) -> tuple[Option, ...]:
    """What ``who`` may choose at a choice inside a round, in canonical order."""
    if not is_choice(table):
        return ()
    cards = table.cards[table.who]
    match table.step:
        case Step.QWEEN:
            return _seductions(table, table.who, readings)
        case Step.DRUHID:
            return tuple(range(len(table.wall)))
        case Step.FOKUS:
            return fokus_costs(table, table.who, readings)
        case Step.KEEP:
            return keep_options(table, readings)
        case Step.HORSIE:
            return tuple(sorted(set(horsie_costs(cards, readings))))
        case Step.FORTUNA:
            return tuple(sorted({fort & KIND for fort in cards.forts[:-1]}))
    return arrangements(cards.down)


def choose(table: Table, option: Option, readings: Readings, trace: Trace | None = None) -> Table:
    """``who`` takes this option, and the round runs to the next choice, or to its end."""
    who, cards = table.who, table.cards[table.who]
    match table.step, option:
        case Step.QWEEN, int(victim):
            return _seduce(table, who, victim, readings, trace)
        case Step.DRUHID, int(place):
            return _take(table, place, readings, trace)
        case Step.FOKUS, int(warrior):
            return pay_fokus_by_choice(table, warrior, readings, trace)
        case Step.KEEP, tuple(kept):
            return keep(table, kept, readings, trace)
        case Step.HORSIE, int(warrior):
            return pay_horsie_by_choice(table, warrior, readings, trace)
        case Step.FORTUNA, int(kind):
            return give_up(table, kind, readings, trace)
        case ((Step.SVORD | Step.SVORD_AT_ONCE), tuple(down)):
            if trace is not None:
                round_steps.rearranged(trace, table, who, down)
            moved = table._replace(cards=with_cards(table, who, rearranged(cards, down)))
            if table.step == Step.SVORD:
                return rearranged_after_round(moved)
            moved = chosen(moved)
            return moved if moved.waiting else _collide(moved, readings, trace)
    raise ValueError(f"{option} at {Step(table.step).name}")


def is_choice(table: Table) -> bool:
    """Has ``who`` a choice inside a round?"""
    return Step.SVORD_AT_ONCE <= table.step <= Step.SVORD


def choice_name(table: Table) -> str:
    """The name of the choice at this table, as in ``table.line.CHOICE_OF_VERB``."""
    return _CHOICE_NAMES[Step(table.step)]


# Before the fort is taken


def _collide(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """Colliding Ch'ariotts leave before anything is counted (romans.chariott.collide)."""
    clans = colliding(table, readings)
    if clans:
        if trace is not None:
            round_steps.collided(trace, table, clans)
        all_cards = list(table.cards)
        for clan in clans:
            cards = all_cards[clan]
            all_cards[clan] = cards._replace(here=False, spent=tuple(sorted((*cards.spent, CHARIOTT))))
        table = table._replace(cards=tuple(all_cards))
    return _qween(table, readings, trace)


def _qween(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """Qween takes the strength of a rival revealed with her (romans.qween.seduce)."""
    clan = seducer(table)
    if clan == NONE:
        if trace is not None:
            round_steps.qweens_without_power(trace, table)
        return _contest(table, readings, trace)
    found = _seductions(table, clan, readings)
    if len(found) > 1:
        return table._replace(step=Step.QWEEN, who=clan)
    return _seduce(table, clan, found[0], readings, trace)


def _seductions(table: Table, clan: int, readings: Readings) -> tuple[int, ...]:
    victims = seducible(table, clan)
    if readings["qween-mandatory"] == "optional" or not victims:
        return (NONE, *victims)
    return victims


def _seduce(table: Table, clan: int, victim: int, readings: Readings, trace: Trace | None) -> Table:
    if trace is not None:
        round_steps.seduced(trace, table, clan, victim)
    return _contest(table._replace(seduced=victim), readings, trace)


def _contest(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """Compare the totals: a winner, or nobody (romans.attack.capture, romans.attack.tie)."""
    found = contest(table, readings)
    if trace is not None:
        round_steps.totals_compared(trace, table, found, readings)
    if found.winner == NONE:
        return _nobody_captures(table, found, readings, trace)
    table = table._replace(winner=found.winner, who=found.winner)
    chooses = table.cards[found.winner].now == DRUHID and not table.setup.neutral[found.winner]
    if chooses and len(table.wall) > 1:
        return table._replace(step=Step.DRUHID)
    return _take(table, 0, readings, trace)


def _nobody_captures(table: Table, found: Contest, readings: Readings, trace: Trace | None) -> Table:
    """The fort is discarded. In variant 1 it stays and the last fort of the wall is discarded instead
    (romans.attack.tie, romans.variant.tie-stays).

    If everyone shows Filchy, is that a tie in variant 1 too? (reading variant-1-end)
    """
    tied = found.taking_part or readings["variant-1-end"] == "discarded"
    stays = bool(table.setup.tie_stays and tied)
    gone = -1 if stays else 0
    if trace is not None:
        round_steps.nobody_captures(trace, table, table.wall[gone], stays=stays)
    wall = table.wall[:-1] if stays else table.wall[1:]
    table = table._replace(wall=wall, discarded=(*table.discarded, table.wall[gone]))
    return nobody_captured(table, found.archers_cancel, readings, trace)


# The fort is taken


def _take(table: Table, place: int, readings: Readings, trace: Trace | None) -> Table:
    """The winner captures the contested fort, or with Dru'hid another one. Then the contested fort takes the
    empty place, or in variant 2 the forts left of it move on (romans.druhid.swap,
    romans.variant.druhid-shift)."""
    if trace is not None:
        round_steps.taken(trace, table, place)
    wall, winner = table.wall, table.winner
    fort = wall[place]
    if place and not table.setup.druhid_shifts:
        rest = (*wall[1:place], wall[0], *wall[place + 1 :])
    else:
        rest = wall[:place] + wall[place + 1 :]
    cards = table.cards[winner]
    all_cards = with_cards(table, winner, cards._replace(forts=(*cards.forts, fort)))
    table = table._replace(wall=rest, cards=all_cards, taken=fort)
    if fort & KIND == FOKUS and not axx_before_fokus(table, readings):
        return pay_fokus(table, readings, trace)
    if fort & KIND == FORTUNA and readings["fortuna-moment"] == "at-once":
        return pay_fortuna(table, readings, trace)
    return winner_discards(table, readings, trace)
