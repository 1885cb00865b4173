"""What follows once a fort is captured or discarded: Fort Fokus, discards, Horsie, FortUna, FortHece, Svord.

Each step calls the next one and stops where a clan has a choice. ``round.choose`` goes on from there: the
clans before ``from_seat``, in the order of ``clockwise``, are then already done.
"""

from collections.abc import Sequence
from itertools import permutations

from adjudicator.games.romans.rules import round_steps
from adjudicator.games.romans.rules.capture import has_power, seducer
from adjudicator.games.romans.rules.round_steps import Trace
from adjudicator.games.romans.table.cards import AXX, CHARIOTT, EARLIER_CHARIOTT, HORSIE, NONE, SVORD
from adjudicator.games.romans.table.forts import (
    FOKUS,
    FORTUNA,
    HECAS_TO_WIN,
    KIND,
    KOMFORT,
    TURNS,
    VALUES,
    WALL,
    count_hecas,
    is_heca,
)
from adjudicator.games.romans.table.table import ClanCards, Step, Table, clockwise, with_cards
from adjudicator.readings import Readings


def discard_one(cards: ClanCards, warrior: int) -> ClanCards:
    """The cards after one face-up warrior is discarded.

    CHARIOTT is the one revealed in this round, if there are two. EARLIER_CHARIOTT is the other one.
    """
    if warrior == EARLIER_CHARIOTT:
        warrior = CHARIOTT
        cards, now = cards._replace(now=NONE), cards.now
        return discard_one(cards, warrior)._replace(now=now)
    spent = tuple(sorted((*cards.spent, warrior)))
    if cards.here and cards.now == warrior:
        return cards._replace(here=False, spent=spent)
    at = cards.shown.index(warrior)
    return cards._replace(shown=cards.shown[:at] + cards.shown[at + 1 :], spent=spent)


def axx_before_fokus(table: Table, readings: Readings) -> bool:
    """Does the winner's Axx act before Fort Fokus is paid? (reading axx-and-fokus)"""
    if readings["axx-and-fokus"] == "fokus-first" or table.cards[table.winner].now != AXX:
        return False
    return has_power(table.setup, table.winner, AXX, readings)


def _axx_may_stay(table: Table, readings: Readings) -> bool:
    """Did the winner reveal Axx in this round, and is he still there? (romans.axx.keep)"""
    cards = table.cards[table.winner]
    return cards.now == AXX and cards.here and has_power(table.setup, table.winner, AXX, readings)


def pay_fokus(table: Table, readings: Readings, trace: Trace | None, from_seat: int) -> Table:
    """Everyone discards one face-up warrior, the capturer first (romans.fokus.discard)."""
    axx_done = axx_before_fokus(table, readings)
    for clan in clockwise(table)[from_seat:]:
        cards = table.cards[clan]
        able = cards.up
        if not able:
            if trace is not None:
                round_steps.pays_fokus(trace, table, clan, NONE)
            continue
        if clan == table.winner and not axx_done and not _axx_may_stay(table, readings):
            if trace is not None:
                round_steps.winner_pays_fokus(trace, table, clan)
            continue  # the choice has no effect: the winner discards all other cards next
        if not _rule_chooses(table, clan, readings) and len(fokus_costs(table, clan, readings)) > 1:
            return table._replace(step=Step.FOKUS, who=clan)
        warrior = _weakest(table, able)
        if warrior == CHARIOTT and warrior in cards.shown:
            warrior = EARLIER_CHARIOTT
        if trace is not None and len(set(able)) > 1:
            round_steps.rule_chooses(trace, table, clan)
        if trace is not None:
            round_steps.pays_fokus(trace, table, clan, warrior)
        table = table._replace(cards=with_cards(table, clan, discard_one(cards, warrior)))
    return _discard_victim(table, readings, trace) if axx_done else winner_discards(table, readings, trace)


def fokus_costs(table: Table, clan: int, readings: Readings) -> tuple[int, ...]:
    """What the clan may discard for Fort Fokus (romans.fokus.discard).

    It matters which of two Ch'ariotts goes if one of them is seduced and leaves with Qween anyway.
    """
    cards = table.cards[clan]
    found = sorted(set(cards.up))
    both = cards.here and cards.now == CHARIOTT and CHARIOTT in cards.shown
    if both and clan == table.seduced and _victim_leaves(table, readings):
        found.append(EARLIER_CHARIOTT)
    return tuple(found)


def _rule_chooses(table: Table, clan: int, readings: Readings) -> bool:
    """Does a rule choose for this clan? (romans.neutral.choices)"""
    return table.setup.neutral[clan] and readings["neutral-choices"] == "weakest"


def _weakest(table: Table, warriors: Sequence[int]) -> int:
    """The weakest of these warriors, the leftmost if several are equally weak."""
    return min(warriors, key=table.setup.strengths.__getitem__)


def winner_discards(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """The winner discards all face-up warriors, except by Axx or KomFort (romans.attack.discard)."""
    found = keep_options(table, readings)
    if len(found) > 1:
        return table._replace(step=Step.KEEP, who=table.winner)
    if trace is not None and _rule_chooses(table, table.winner, readings) and _axx_may_stay(table, readings):
        round_steps.neutral_axx(trace, table, bool(found[0]))
    return keep(table, found[0], readings, trace)


def keep_options(table: Table, readings: Readings) -> tuple[tuple[int, ...], ...]:
    """What the winner may keep (romans.axx.keep, romans.komfort.keep)."""
    axx = _axx_may_stay(table, readings)
    if _rule_chooses(table, table.winner, readings):
        return ((AXX,),) if axx and readings["neutral-axx"] == "stays" else ((),)
    found: set[tuple[int, ...]] = {()}
    if axx:
        found.add((AXX,))
    up = table.cards[table.winner].up
    if table.taken & KIND == KOMFORT and up:
        strength = table.setup.strengths
        least = min([strength[warrior] for warrior in up])
        for weakest in up:
            if strength[weakest] == least:
                found.add((weakest,))
                if axx and weakest != AXX and readings["axx-and-komfort"] == "both":
                    found.add(tuple(sorted((AXX, weakest))))
    return tuple(sorted(found))


def keep(table: Table, kept: tuple[int, ...], readings: Readings, trace: Trace | None) -> Table:
    """The winner keeps these warriors and discards all other face-up ones."""
    if trace is not None:
        round_steps.discarded(trace, table, kept)
    cards = table.cards[table.winner]
    left, shown, spent = list(kept), [], list(cards.spent)
    for warrior in cards.shown:
        if warrior in left:
            left.remove(warrior)
            shown.append(warrior)
        else:
            spent.append(warrior)
    here = cards.here and cards.now in left
    if cards.here and not here:
        spent.append(cards.now)
    cards = cards._replace(shown=tuple(shown), here=here, spent=tuple(sorted(spent)))
    table = table._replace(cards=with_cards(table, table.winner, cards))
    if table.taken & KIND == FOKUS and axx_before_fokus(table, readings):
        return pay_fokus(table, readings, trace, 0)
    return _discard_victim(table, readings, trace)


def _victim_leaves(table: Table, readings: Readings) -> bool:
    """Did the winner's Qween seduce somebody who leaves with her? (reading qween-victim)"""
    if table.seduced == NONE or readings["qween-victim"] == "stays":
        return False
    return seducer(table) == table.winner


def _discard_victim(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """The warrior seduced by the winner's Qween leaves too (romans.qween.victim)."""
    if _victim_leaves(table, readings):
        cards = table.cards[table.seduced]
        if cards.here:
            if trace is not None:
                round_steps.victim_leaves(trace, table)
            table = table._replace(cards=with_cards(table, table.seduced, discard_one(cards, cards.now)))
    return pay_horsie(table, readings, trace, 0)


def pay_horsie(table: Table, readings: Readings, trace: Trace | None, from_seat: int) -> Table:
    """A clan that revealed Horsie and did not capture discards a warrior (romans.horsie.cost)."""
    for clan in clockwise(table)[from_seat:]:
        cards = table.cards[clan]
        if cards.now != HORSIE or clan == table.winner:
            continue
        able = horsie_costs(cards, readings)
        if not able:
            if trace is not None:
                round_steps.pays_horsie(trace, table, clan, NONE)
            continue
        if len(set(able)) > 1 and not _rule_chooses(table, clan, readings):
            return table._replace(step=Step.HORSIE, who=clan)
        warrior = _weakest(table, able)
        if trace is not None and len(set(able)) > 1:
            round_steps.rule_chooses(trace, table, clan)
        if trace is not None:
            round_steps.pays_horsie(trace, table, clan, warrior)
        table = table._replace(cards=with_cards(table, clan, discard_one(cards, warrior)))
    return _pay_fortuna(table, readings, trace)


def horsie_costs(cards: ClanCards, readings: Readings) -> tuple[int, ...]:
    """What Horsie may cost: a warrior revealed earlier, himself if there is none (reading horsie-victim)."""
    return cards.up if readings["horsie-victim"] == "any" else cards.shown or cards.up


def _pay_fortuna(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """FortUna costs a fort captured earlier, or itself (romans.fortuna.cost)."""
    if table.winner == NONE or table.taken & KIND != FORTUNA:
        return _count_hecas(table, readings, trace)
    earlier = table.cards[table.winner].forts[:-1]
    if not earlier:
        return give_up(table, FORTUNA, readings, trace)
    kinds = {fort & KIND for fort in earlier}
    if len(kinds) > 1 and not _rule_chooses(table, table.winner, readings):
        return table._replace(step=Step.FORTUNA, who=table.winner)
    if trace is not None and len(kinds) > 1:
        round_steps.rule_chooses(trace, table, table.winner)
    lowest = min(earlier, key=lambda fort: VALUES[fort & KIND]) & KIND
    return give_up(table, lowest, readings, trace)


def give_up(table: Table, kind: int, readings: Readings, trace: Trace | None) -> Table:
    """The winner gives up a fort of this kind, the first captured one."""
    cards = table.cards[table.winner]
    if trace is not None:
        round_steps.pays_fortuna(trace, table, kind, alone=len(cards.forts) == 1)
    at = next(place for place, fort in enumerate(cards.forts) if fort & KIND == kind)
    forts, dropped = cards.forts[:at] + cards.forts[at + 1 :], (*cards.dropped, cards.forts[at])
    all_cards = with_cards(table, table.winner, cards._replace(forts=forts, dropped=dropped))
    return _count_hecas(table._replace(cards=all_cards), readings, trace)


def has_three_hecas(cards: ClanCards, readings: Readings) -> bool:
    """Does the clan hold three FortHece, or has it captured three (reading fortheca-count)?
    (romans.fortheca.three)"""
    found = count_hecas(cards.forts)
    if readings["fortheca-count"] == "total":
        found += count_hecas(cards.dropped)
    return found >= HECAS_TO_WIN


def _count_hecas(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """A player's third FortHeca ends the game. A neutral clan's does so only if there is one player."""
    winner = table.winner
    if winner != NONE and is_heca(table.taken) and has_three_hecas(table.cards[winner], readings):
        ends = not table.setup.neutral[winner] or table.setup.players == 1
        if trace is not None:
            round_steps.three_hecas(trace, table, ends=ends)
        if ends:
            return _clear_round(table, Step.OVER)
    if readings["svord-timing"] == "after":
        return rearrange_after_round(table, trace, 0)
    return _end_round(table)


def rearrange_after_round(table: Table, trace: Trace | None, from_seat: int) -> Table:
    """Svord may rearrange the face-down warriors, then the round ends (romans.svord.move)."""
    clan = next_to_rearrange(table, trace, from_seat)
    if clan != NONE:
        return table._replace(step=Step.SVORD, who=clan, taken=NONE, seduced=NONE)
    return _end_round(table)


def next_to_rearrange(table: Table, trace: Trace | None, from_seat: int) -> int:
    """The next clan that revealed Svord and whose face-down cards are not all alike (romans.svord.move)."""
    for clan in clockwise(table)[from_seat:]:
        cards = table.cards[clan]
        if cards.now == SVORD and not table.setup.neutral[clan]:
            if len(set(cards.down)) > 1:
                return clan
            if trace is not None:
                round_steps.rearranged(trace, table, clan, None)
        elif cards.now == SVORD and len(cards.down) > 1 and trace is not None:
            round_steps.neutral_without_power(trace, table, clan)
    return NONE


def arrangements(down: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """These face-down cards in every order. Unknown cards are alike."""
    return tuple(sorted(set(permutations(down))))


def _end_round(table: Table) -> Table:
    """The next round begins, or the turn or the game ends (romans.attack.rounds, romans.turn.end)."""
    if table.round < WALL:
        return _clear_round(table._replace(round=table.round + 1), Step.REVEAL)
    return _clear_round(table, Step.OVER if table.turn == TURNS else Step.COLLECT)


def _clear_round(table: Table, step: Step) -> Table:
    """The table at the next step. The warriors of the round become earlier ones, its winner is forgotten."""
    all_cards = tuple(
        [
            ClanCards(old.up, NONE, False, old.down, old.spent, old.aside, old.forts, old.dropped)
            for old in table.cards
        ]
    )
    who = 0 if step == Step.REVEAL else NONE
    return table._replace(cards=all_cards, step=step, who=who, winner=NONE, taken=NONE, seduced=NONE)
