"""The steps of a round as reasons: each with its rule, its message and the cards that it is about."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from adjudicator.games.romans.rules.capture import Contest, has_power, seducer
from adjudicator.games.romans.table.cards import (
    ARCHR,
    AXX,
    CHARIOTT,
    DRUHID,
    FILCHY,
    HORSIE,
    NONE,
    QWEEN,
    UNKNOWN,
    WARRIORS,
    card_id,
)
from adjudicator.games.romans.table.forts import FOKUS, KIND, KOMFORT, count_hecas, fort_name, is_heca
from adjudicator.games.romans.table.table import Table
from adjudicator.readings import Readings
from adjudicator.ruling import Phrase, Reason

Trace = list[Reason]

_BESIDE: Final = (
    "qween-power-stays",
    "niefort-taken",
    "neutral-takes",
    "neutral-choice",
    "druhid-earlier",
    "fokus-nothing",
    "fokus-winner",
    "horsie-tie",
    "horsie-after-fokus",
    "horsie-nothing",
    "fortuna-moment",
)
"""Steps from which nothing follows that another step does not say: they only complete the story."""


def _add(trace: Trace, rule: str, message: str, look: Sequence[str] = (), /, **params: Any) -> None:
    bears = message not in _BESIDE
    trace.append(Reason(f"romans.{rule}", f"romans-{message}", params, tuple(look), bears))


def _clan(table: Table, clan: int) -> str:
    return table.setup.clans[clan]


def _neutral_or_player(table: Table, clan: int) -> str:
    return "neutral" if table.setup.neutral[clan] else "player"


def _card(table: Table, clan: int, warrior: int) -> str:
    return card_id(table.setup.clans[clan], warrior)


def _warrior_of(card: str) -> str:
    """The warrior without its clan, for messages that name the clan already."""
    return card.partition(":")[2]


def _now(table: Table, clans: Sequence[int]) -> list[str]:
    return [_card(table, clan, table.cards[clan].now) for clan in clans]


def _up(table: Table, clan: int) -> list[str]:
    return [_card(table, clan, warrior) for warrior in table.cards[clan].up]


def revealed(trace: Trace, table: Table) -> None:
    cards = _now(table, range(len(table.cards)))
    params = {"round": table.round, "fort": fort_name(table.wall[0]), "cards": cards}
    _add(trace, "attack.reveal", "revealed", cards, **params)


def collided(trace: Trace, table: Table, clans: Sequence[int]) -> None:
    cards = _now(table, clans)
    _add(trace, "chariott.collide", "collided", cards, cards=cards, count=len(cards))
    if any(clan_cards.now == QWEEN for clan_cards in table.cards):
        _add(trace, "qween.chariott", "qween-chariott", cards)


def qweens_without_power(trace: Trace, table: Table) -> None:
    """Several Qweens, or a neutral one: nobody is seduced."""
    clans = [clan for clan, clan_cards in enumerate(table.cards) if clan_cards.now == QWEEN]
    cards = _now(table, clans)
    if len(clans) > 1:
        _add(trace, "qween.several", "qween-several", cards, cards=cards, count=len(cards))
    elif clans:
        _add(trace, "neutral.powers", "qween-neutral", cards, clan=_clan(table, clans[0]))


def seduced(trace: Trace, table: Table, clan: int, victim_leaves: int) -> None:
    own = _card(table, clan, QWEEN)
    if victim_leaves == NONE:
        _add(trace, "qween.seduce", "qween-nobody", [own], clan=_clan(table, clan))
        return
    card = _card(table, victim_leaves, table.cards[victim_leaves].now)
    strength = table.setup.strengths[table.cards[victim_leaves].now]
    params = {
        "clan": _clan(table, clan),
        "card": _warrior_of(card),
        "strength": strength,
        "other": _clan(table, victim_leaves),
    }
    _add(trace, "qween.seduce", "qween-takes", [own, card], **params)
    if table.cards[victim_leaves].now != CHARIOTT:
        _add(
            trace,
            "qween.scope",
            "qween-power-stays",
            [card],
            card=_warrior_of(card),
            other=_clan(table, victim_leaves),
        )


def totals_compared(trace: Trace, table: Table, found: Contest, readings: Readings) -> None:
    """The totals, who does not take part, and who captures."""
    for clan, total in enumerate(found.totals):
        cards = [_warrior_of(card) for card in _up(table, clan)]
        parts = _parts_of_total(table, clan)
        params = {"clan": _clan(table, clan), "total": total, "cards": cards, "count": len(cards)}
        params |= {"parts": parts}
        if clan in found.taking_part:
            _add(trace, "attack.total", "total", _up(table, clan), **params)
        else:
            card = _card(table, clan, FILCHY)
            _add(trace, "filchy.out", "filchy-out", [card], **params)
        if clan in found.taking_part and table.cards[clan].now == FILCHY:
            card = _card(table, clan, FILCHY)
            _add(
                trace,
                "neutral.powers",
                "power-neutral",
                [card],
                clan=_clan(table, clan),
                card=_warrior_of(card),
            )
    totals, winner = found.totals, found.winner
    tied = [_clan(table, clan) for clan in found.tied]
    archers = _now(table, found.archers)
    for clan in found.tied:
        counted = clan in found.archers and (clan == winner or len(archers) > 1)
        _archer_without_power(trace, table, clan, counted or has_power(table.setup, clan, ARCHR, readings))
    if not found.taking_part:
        _add(trace, "filchy.all", "all-filchy")
    elif len(found.taking_part) == 1:
        params = {"clan": _clan(table, winner), "total": totals[winner], "fort": fort_name(table.wall[0])}
        _add(trace, "filchy.alone", "sole", **params)
    elif winner != NONE and not found.tied:
        second = max(totals[clan] for clan in found.taking_part if clan != winner)
        params = {"clan": _clan(table, winner), "total": totals[winner], "second": second}
        params |= {"fort": fort_name(table.wall[0])}
        _add(trace, "attack.capture", "highest", **params)
    elif winner != NONE:
        params = {"clan": _clan(table, winner), "total": totals[winner], "clans": tied}
        params |= {"fort": fort_name(table.wall[0])}
        _add(trace, "archr.tie", "archr-wins", archers, **params)
    elif len(archers) > 1:
        params = {"total": totals[found.tied[0]], "clans": tied, "cards": archers}
        _add(trace, "archr.several", "archr-several", archers, **params)
    elif len({totals[clan] for clan in found.tied}) > 1 or totals[found.tied[0]] < _best(found):
        _add(trace, "attack.tie", "tie-below", clans=tied, ties=list(_ties(table, found)))
    elif totals[found.tied[0]] == 0:
        _add(trace, "attack.tie-at-zero", "tie", total=0, clans=tied)
    else:
        _add(trace, "attack.tie", "tie", total=totals[found.tied[0]], clans=tied)


def _parts_of_total(table: Table, clan: int) -> list[str | Phrase]:
    """What a total is the sum of: every face-up warrior with its strength, and what Qween has seduced."""
    strengths, cards = table.setup.strengths, table.cards[clan]
    parts: list[str | Phrase] = [f"{WARRIORS[warrior]} {strengths[warrior]}" for warrior in cards.up]
    if table.seduced == NONE:
        return parts
    seduced = table.cards[table.seduced].now
    if clan == table.seduced:
        parts[-1] = Phrase("romans-part-lost", {"card": WARRIORS[seduced]})
    elif clan == seducer(table):
        parts.append(Phrase("romans-part-won", {"card": WARRIORS[seduced], "strength": strengths[seduced]}))
    return parts


def _ties(table: Table, found: Contest) -> Iterator[Phrase]:
    """Each total that several clans share, with these clans."""
    for total in sorted({found.totals[clan] for clan in found.tied}, reverse=True):
        clans = [_clan(table, clan) for clan in found.tied if found.totals[clan] == total]
        yield Phrase("romans-tied-at", {"total": total, "clans": clans})


def _archer_without_power(trace: Trace, table: Table, clan: int, counted: bool) -> None:
    """A tied clan's Arch'r that does not break the tie: revealed earlier, or neutral."""
    cards, card = table.cards[clan], _card(table, clan, ARCHR)
    if ARCHR in cards.shown:
        _add(trace, "attack.powers", "archr-earlier", [card], clan=_clan(table, clan))
    elif cards.now == ARCHR and not counted and table.setup.neutral[clan]:
        _add(
            trace, "neutral.powers", "power-neutral", [card], clan=_clan(table, clan), card=_warrior_of(card)
        )


def _best(found: Contest) -> int:
    return max(found.totals[clan] for clan in found.taking_part)


def neutral_without_power(trace: Trace, table: Table, clan: int) -> None:
    """The warrior that a neutral clan revealed has no power."""
    card = _card(table, clan, table.cards[clan].now)
    _add(trace, "neutral.powers", "power-neutral", [card], clan=_clan(table, clan), card=_warrior_of(card))


def nobody_captures(trace: Trace, table: Table, gone: int, *, stays: bool) -> None:
    fort = fort_name(table.wall[0])
    if table.setup.tie_stays and not stays:
        _add(trace, "variant.tie-stays", "filchy-discards", fort=fort)
    elif stays and len(table.wall) > 1:
        _add(trace, "variant.tie-stays", "fort-stays", fort=fort, last=fort_name(gone))
    else:
        _add(trace, "attack.tie", "fort-discarded", fort=fort)


def taken(trace: Trace, table: Table, place: int) -> None:
    params = {"clan": _clan(table, table.winner), "fort": fort_name(table.wall[place])}
    if place:
        rule = "variant.druhid-shift" if table.setup.druhid_shifts else "druhid.swap"
        params |= {"contested": fort_name(table.wall[0]), "shift": _yes(table.setup.druhid_shifts)}
        cards = _now(table, [table.winner])
        where = {"place": table.round + place, "gone": table.round - 1, "between": place - 1}
        _add(trace, rule, "druhid-takes", cards, **where, **params)
    else:
        _add(trace, "attack.capture", "takes", **params)
        if DRUHID in table.cards[table.winner].shown and len(table.wall) > 1:
            card = _card(table, table.winner, DRUHID)
            _add(trace, "druhid.moment", "druhid-earlier", [card], clan=params["clan"])
    if table.setup.neutral[table.winner]:
        _add(trace, "neutral.part", "neutral-takes", clan=params["clan"])
        if table.cards[table.winner].now == DRUHID and len(table.wall) > 1:
            neutral_without_power(trace, table, table.winner)
    _fort_value(trace, table, table.wall[place])


def _fort_value(trace: Trace, table: Table, fort: int) -> None:
    """The step about the value of a FortHeca or a NieFort. Other forts have steps of their own."""
    clan, name = _clan(table, table.winner), fort_name(fort)
    if is_heca(fort):
        held = count_hecas(table.cards[table.winner].forts) + 1
        _add(trace, "fortheca.value", "fortheca-held", clan=clan, fort=name, count=held)
    elif name.startswith("niefort"):
        _add(trace, "niefort.plain", "niefort-taken", fort=name)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def pays_fokus(trace: Trace, table: Table, clan: int, warrior: int, *, by_choice: bool = False) -> None:
    if warrior == NONE:
        _add(trace, "fokus.discard", "fokus-nothing", clan=_clan(table, clan))
        return
    rule = "fokus.axx" if table.cards[clan].now == AXX and clan == table.winner else "fokus.discard"
    card = _card(table, clan, warrior)
    others = (
        sorted({WARRIORS[one] for one in table.cards[clan].up} - {_warrior_of(card)}) if by_choice else []
    )
    params = {"card": _warrior_of(card), "others": others, "more": len(others)}
    _add(trace, rule, "fokus-pays", [card], clan=_clan(table, clan), **params)


def winner_pays_fokus(trace: Trace, table: Table, clan: int) -> None:
    _add(trace, "fokus.discard", "fokus-winner", _up(table, clan), clan=_clan(table, clan))


def discarded(trace: Trace, table: Table, kept: Sequence[int], *, axx_stays: bool) -> None:
    """What the winner keeps, and by which rule, then what is discarded.

    A neutral Axx without power may still be the weakest, whom KomFort keeps.
    """
    winner = table.winner
    clan, clan_cards = _clan(table, winner), table.cards[winner]
    for warrior in kept:
        by_axx = warrior == AXX and axx_stays
        rule, message = ("axx.keep", "keeps-axx") if by_axx else ("komfort.keep", "keeps-komfort")
        card = _card(table, winner, warrior)
        _add(trace, rule, message, [card], clan=clan, card=_warrior_of(card))
    if not kept and table.taken & KIND == KOMFORT and clan_cards.up:
        _add(trace, "komfort.keep", "keeps-nothing", clan=clan, kind=_neutral_or_player(table, winner))
    left = list(clan_cards.up)
    for warrior in kept:
        left.remove(warrior)
    if left:
        cards = [_card(table, winner, warrior) for warrior in left]
        _add(
            trace, "attack.discard", "discards", cards, clan=clan, cards=[_warrior_of(card) for card in cards]
        )


def victim_leaves(trace: Trace, table: Table) -> None:
    card = _card(table, table.seduced, table.cards[table.seduced].now)
    params = {
        "clan": _clan(table, table.winner),
        "other": _clan(table, table.seduced),
        "card": _warrior_of(card),
    }
    _add(trace, "qween.victim", "victim-leaves", [card], **params)


def rule_chooses(trace: Trace, table: Table, clan: int) -> None:
    """A rule chooses for a neutral clan."""
    _add(trace, "neutral.choices", "neutral-choice", clan=_clan(table, clan))


def neutral_axx(trace: Trace, table: Table, stays: bool) -> None:
    clan, card = _clan(table, table.winner), _card(table, table.winner, AXX)
    _add(trace, "neutral.axx", "neutral-axx", [card], clan=clan, stays=_yes(stays))


def pays_horsie(trace: Trace, table: Table, clan: int, warrior: int) -> None:
    own = _card(table, clan, table.cards[clan].now)
    if table.winner == NONE:
        _add(trace, "horsie.trigger", "horsie-tie", [own], clan=_clan(table, clan))
    elif table.taken & KIND == FOKUS:
        _add(trace, "fokus.horsie", "horsie-after-fokus", [own], clan=_clan(table, clan))
    if warrior == NONE:
        _add(trace, "horsie.cost", "horsie-nothing", [own], clan=_clan(table, clan))
        return
    card = _card(table, clan, warrior)
    himself = _yes(warrior == table.cards[clan].now)
    _add(
        trace,
        "horsie.cost",
        "horsie-costs",
        [own, card],
        clan=_clan(table, clan),
        card=_warrior_of(card),
        himself=himself,
    )


def archers_cancelled(trace: Trace, table: Table, *, all_keep: bool) -> None:
    """Arch'rs that cancel each other: does a Horsie of this round still cost a card?"""
    cards = _now(table, _horsies(table))
    if cards:
        _add(trace, "archr.keep", "archr-keep", cards, cards=cards, all=_yes(all_keep))


def horsies_spared(trace: Trace, table: Table) -> None:
    for clan in _horsies(table):
        _add(trace, "horsie.trigger", "horsie-spared", _now(table, [clan]), clan=_clan(table, clan))


def _horsies(table: Table) -> list[int]:
    """The clans that revealed Horsie and did not capture."""
    return [clan for clan, cards in enumerate(table.cards) if cards.now == HORSIE and clan != table.winner]


def neutral_fortuna(trace: Trace, table: Table, *, free: bool) -> None:
    _add(trace, "neutral.fortuna", "neutral-fortuna", clan=_clan(table, table.winner), free=_yes(free))


def fortuna_moment(trace: Trace, table: Table, moment: str) -> None:
    """FortUna is paid for before or after the Horsies of this round."""
    cards = _now(table, _horsies(table))
    if cards:
        _add(trace, "fortuna.moment", "fortuna-moment", cards, clan=_clan(table, table.winner), when=moment)


def pays_fortuna(trace: Trace, table: Table, kind: int, *, alone: bool) -> None:
    params = {"clan": _clan(table, table.winner), "fort": fort_name(kind), "alone": _yes(alone)}
    _add(trace, "fortuna.cost", "fortuna-costs", **params)


def three_hecas(trace: Trace, table: Table, *, ends: bool) -> None:
    clan = _clan(table, table.winner)
    if not table.setup.neutral[table.winner]:
        held = count_hecas(table.cards[table.winner].forts)
        _add(trace, "fortheca.three", "three-fortheca", clan=clan, held=held)
    else:
        _add(trace, "neutral.fortheca", "neutral-three", clan=clan, ends=_yes(ends))


def rearranged(trace: Trace, table: Table, clan: int, order: tuple[int, ...]) -> None:
    """Svord moved face-down cards or left them as they are. We may not know which."""
    down = table.cards[clan].down
    _svord(trace, table, clan, "may" if UNKNOWN in (*down, *order) else _yes(order != down))


def nothing_to_rearrange(trace: Trace, table: Table, clan: int) -> None:
    _svord(trace, table, clan, "nothing")


def _svord(trace: Trace, table: Table, clan: int, how: str) -> None:
    hidden = len(table.cards[clan].down)
    own = _card(table, clan, table.cards[clan].now)
    _add(trace, "svord.move", "svord-moves", [own], clan=_clan(table, clan), moved=how, hidden=hidden)
    trace[-1] = replace(trace[-1], bears=how != "nothing")
