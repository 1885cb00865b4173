"""What follows once a fort is captured or discarded: Fort Fokus, discards, Horsie, FortUna, FortHece, Svord.

Each step calls the next one and stops where a clan has a choice. ``round.choose`` goes on from there. Where
several clans choose at once, ``waiting`` names those that still have to: they may choose in any order.
"""

from collections.abc import Sequence

from adjudicator.games.romans.rules import round_steps
from adjudicator.games.romans.rules.capture import has_power, seducer
from adjudicator.games.romans.rules.round_steps import Trace
from adjudicator.games.romans.rules.svord import clans_to_rearrange
from adjudicator.games.romans.table.cards import AXX, CHARIOTT, EARLIER_CHARIOTT, HORSIE, NONE
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
from adjudicator.games.romans.table.table import (
    ClanCards,
    Step,
    Table,
    clockwise,
    with_cards,
)
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


def axx_may_stay(table: Table, readings: Readings) -> bool:
    """Did the winner reveal Axx in this round, and is he still there? (romans.axx.keep)"""
    cards = table.cards[table.winner]
    return cards.now == AXX and cards.here and has_power(table.setup, table.winner, AXX, readings)


def pay_fokus(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """Everyone discards one face-up warrior (romans.fokus.discard)."""
    return settle_fokus(table._replace(waiting=clockwise(table)), readings, trace)


def settle_fokus(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """Of the clans that wait to pay for Fort Fokus, those without a choice pay at once."""
    axx_done = axx_before_fokus(table, readings)
    waiting = []
    for clan in table.waiting:
        cards = table.cards[clan]
        able = cards.up
        if not able:
            if trace is not None:
                round_steps.pays_fokus(trace, table, clan, NONE)
            continue
        if clan == table.winner and not axx_done and not axx_may_stay(table, readings):
            if trace is not None:
                round_steps.winner_pays_fokus(trace, table, clan)
            continue  # the choice has no effect: the winner discards all other cards next
        if not rule_chooses(table, clan, readings) and len(fokus_costs(table, clan, readings)) > 1:
            waiting.append(clan)
            continue
        warrior = _weakest(table, able)
        if warrior == CHARIOTT and warrior in cards.shown:
            warrior = EARLIER_CHARIOTT
        if trace is not None and len(set(able)) > 1:
            round_steps.rule_chooses(trace, table, clan)
        if trace is not None:
            round_steps.pays_fokus(trace, table, clan, warrior)
        table = table._replace(cards=with_cards(table, clan, discard_one(cards, warrior)))
    if waiting:
        return _wait_for(table, Step.FOKUS, waiting)
    table = table._replace(waiting=())
    return _discard_victim(table, readings, trace) if axx_done else winner_discards(table, readings, trace)


def pay_fokus_by_choice(table: Table, warrior: int, readings: Readings, trace: Trace | None) -> Table:
    """``who`` discards this warrior for Fort Fokus."""
    if trace is not None:
        round_steps.pays_fokus(trace, table, table.who, warrior, by_choice=True)
    cards = discard_one(table.cards[table.who], warrior)
    return settle_fokus(chosen(table._replace(cards=with_cards(table, table.who, cards))), readings, trace)


def _wait_for(table: Table, step: Step, clans: Sequence[int]) -> Table:
    """The table at which these clans choose at once."""
    return table._replace(step=step, who=clans[0], waiting=tuple(clans))


def chosen(table: Table) -> Table:
    """The table after the choice of ``who``. Any others that choose at the same time are still waiting."""
    waiting = tuple([clan for clan in table.waiting if clan != table.who])
    return table._replace(waiting=waiting, who=waiting[0] if waiting else table.who)


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


def rule_chooses(table: Table, clan: int, readings: Readings) -> bool:
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
    if trace is not None and rule_chooses(table, table.winner, readings) and axx_may_stay(table, readings):
        round_steps.neutral_axx(trace, table, bool(found[0]))
    return keep(table, found[0], readings, trace)


def keep_options(table: Table, readings: Readings) -> tuple[tuple[int, ...], ...]:
    """What the winner may keep (romans.axx.keep, romans.komfort.keep)."""
    axx = axx_may_stay(table, readings)
    if rule_chooses(table, table.winner, readings):
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
        round_steps.discarded(trace, table, kept, axx_stays=axx_may_stay(table, readings))
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
        return pay_fokus(table, readings, trace)
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
    return pay_horsie(table, readings, trace)


def nobody_captured(table: Table, archers_cancel: bool, readings: Readings, trace: Trace | None) -> Table:
    """What follows if nobody captures: Horsies act, unless a reading spares them in such a round
    (romans.horsie.trigger, romans.archr.keep)."""
    all_keep = archers_cancel and readings["archer-pair-keeps"] == "all-keep"
    spared = readings["horsie-trigger"] == "not-in-ties"
    if trace is not None and archers_cancel and (all_keep or not spared):
        round_steps.archers_cancelled(trace, table, all_keep=all_keep)
    if all_keep:
        return _count_hecas(table, readings, trace)
    if spared:
        if trace is not None:
            round_steps.horsies_spared(trace, table)
        return _count_hecas(table, readings, trace)
    return pay_horsie(table, readings, trace)


def pay_horsie(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """A clan that revealed Horsie and did not capture discards a warrior (romans.horsie.cost)."""
    return settle_horsie(table._replace(waiting=clockwise(table)), readings, trace)


def settle_horsie(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """Of the clans that wait to pay for Horsie, those without a choice pay at once."""
    waiting = []
    for clan in table.waiting:
        cards = table.cards[clan]
        if cards.now != HORSIE or clan == table.winner:
            continue
        able = horsie_costs(cards, readings)
        if not able:
            if trace is not None:
                round_steps.pays_horsie(trace, table, clan, NONE)
            continue
        if len(set(able)) > 1 and not rule_chooses(table, clan, readings):
            waiting.append(clan)
            continue
        warrior = _weakest(table, able)
        if trace is not None and len(set(able)) > 1:
            round_steps.rule_chooses(trace, table, clan)
        if trace is not None:
            round_steps.pays_horsie(trace, table, clan, warrior)
        table = table._replace(cards=with_cards(table, clan, discard_one(cards, warrior)))
    if waiting:
        return _wait_for(table, Step.HORSIE, waiting)
    table = table._replace(waiting=())
    if readings["fortuna-moment"] == "at-once":
        return _count_hecas(table, readings, trace)
    return pay_fortuna(table, readings, trace)


def pay_horsie_by_choice(table: Table, warrior: int, readings: Readings, trace: Trace | None) -> Table:
    """``who`` discards this warrior for Horsie."""
    if trace is not None:
        round_steps.pays_horsie(trace, table, table.who, warrior)
    cards = discard_one(table.cards[table.who], warrior)
    return settle_horsie(chosen(table._replace(cards=with_cards(table, table.who, cards))), readings, trace)


def horsie_costs(cards: ClanCards, readings: Readings) -> tuple[int, ...]:
    """What Horsie may cost: a warrior revealed earlier, himself if there is none (reading horsie-victim)."""
    return cards.up if readings["horsie-victim"] == "any" else cards.shown or cards.up


def pay_fortuna(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """FortUna costs a fort captured earlier, or itself (romans.fortuna.cost, romans.neutral.fortuna)."""
    if table.winner == NONE or table.taken & KIND != FORTUNA:
        return _count_hecas(table, readings, trace)
    neutral = table.setup.neutral[table.winner]
    free = neutral and readings["neutral-fortuna"] == "nothing"
    if trace is not None and neutral:
        round_steps.neutral_fortuna(trace, table, free=free)
    if free:
        return _fortuna_paid(table, readings, trace)
    if trace is not None:
        round_steps.fortuna_moment(trace, table, readings["fortuna-moment"])
    earlier = table.cards[table.winner].forts[:-1]
    if not earlier:
        return give_up(table, FORTUNA, readings, trace)
    kinds = {fort & KIND for fort in earlier}
    if len(kinds) > 1 and not rule_chooses(table, table.winner, readings):
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
    return _fortuna_paid(table._replace(cards=all_cards), readings, trace)


def _fortuna_paid(table: Table, readings: Readings, trace: Trace | None) -> Table:
    """What comes after FortUna (romans.fortuna.moment)."""
    if readings["fortuna-moment"] == "at-once":
        return winner_discards(table, readings, trace)
    return _count_hecas(table, readings, trace)


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
        clans = clans_to_rearrange(table, trace)
        if clans:
            return _wait_for(table._replace(taken=NONE, seduced=NONE), Step.SVORD, clans)
    return _end_round(table)


def rearranged_after_round(table: Table) -> Table:
    """``who`` has used Svord, or not. After the last one the round ends (romans.svord.move)."""
    table = chosen(table)
    return table if table.waiting else _end_round(table)


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
    return table._replace(
        cards=all_cards, step=step, who=who, winner=NONE, taken=NONE, seduced=NONE, waiting=()
    )
