"""A round told step by step: each step a reason with its rule, its message and the cards to look at."""

from collections.abc import Sequence
from typing import Any

from adjudicator.games.romans.rules.capture import Contest
from adjudicator.games.romans.table.cards import ARCHR, AXX, CHARIOTT, DRUHID, FILCHY, NONE, QWEEN, card_id
from adjudicator.games.romans.table.forts import FOKUS, KIND, KOMFORT, fort_name, hecas, is_heca
from adjudicator.games.romans.table.table import Table
from adjudicator.ruling import Reason

Trace = list[Reason]


def _tell(trace: Trace, rule: str, message: str, look: Sequence[str] = (), /, **params: Any) -> None:
    trace.append(Reason(f"romans.{rule}", f"romans-{message}", params, tuple(look)))


def _clan(table: Table, clan: int) -> str:
    return table.setup.clans[clan]


def _kind(table: Table, clan: int) -> str:
    return "neutral" if table.setup.neutral[clan] else "player"


def _card(table: Table, clan: int, warrior: int) -> str:
    return card_id(table.setup.clans[clan], warrior)


def _plain(card: str) -> str:
    """The warrior alone, where the sentence names the clan."""
    return card.partition(":")[2]


def _now(table: Table, clans: Sequence[int]) -> list[str]:
    return [_card(table, clan, table.lines[clan].now) for clan in clans]


def _up(table: Table, clan: int) -> list[str]:
    return [_card(table, clan, warrior) for warrior in table.lines[clan].up]


def revealed(trace: Trace, table: Table) -> None:
    cards = _now(table, range(len(table.lines)))
    params = {"round": table.round, "fort": fort_name(table.wall[0]), "cards": cards}
    _tell(trace, "attack.reveal", "revealed", cards, **params)


def collided(trace: Trace, table: Table, clans: Sequence[int]) -> None:
    cards = _now(table, clans)
    _tell(trace, "chariott.collide", "collided", cards, cards=cards, count=len(cards))
    if any(line.now == QWEEN for line in table.lines):
        _tell(trace, "qween.chariott", "qween-chariott", cards)


def idle_qweens(trace: Trace, table: Table) -> None:
    """More than one Qween, or a neutral one."""
    clans = [clan for clan, line in enumerate(table.lines) if line.now == QWEEN]
    cards = _now(table, clans)
    if len(clans) > 1:
        _tell(trace, "qween.several", "qween-several", cards, cards=cards, count=len(cards))
    elif clans:
        _tell(trace, "neutral.powers", "qween-neutral", cards, clan=_clan(table, clans[0]))


def seduced(trace: Trace, table: Table, clan: int, victim: int) -> None:
    own = _card(table, clan, QWEEN)
    if victim == NONE:
        _tell(trace, "qween.seduce", "qween-nobody", [own], clan=_clan(table, clan))
        return
    card = _card(table, victim, table.lines[victim].now)
    strength = table.setup.strengths[table.lines[victim].now]
    params = {
        "clan": _clan(table, clan),
        "card": _plain(card),
        "strength": strength,
        "other": _clan(table, victim),
    }
    _tell(trace, "qween.seduce", "qween-takes", [own, card], **params)
    if table.lines[victim].now != CHARIOTT:
        _tell(
            trace, "qween.scope", "qween-power-stays", [card], card=_plain(card), other=_clan(table, victim)
        )


def compared(trace: Trace, table: Table, found: Contest) -> None:
    """The totals, who is out of it, and who has won."""
    for clan, total in enumerate(found.totals):
        cards = [_plain(card) for card in _up(table, clan)]
        params = {"clan": _clan(table, clan), "total": total, "cards": cards, "count": len(cards)}
        if clan in found.taking_part:
            _tell(trace, "attack.total", "total", _up(table, clan), **params)
        else:
            card = _card(table, clan, FILCHY)
            _tell(trace, "filchy.out", "filchy-out", [card], **params)
        if clan in found.taking_part and table.lines[clan].now == FILCHY:
            card = _card(table, clan, FILCHY)
            _tell(
                trace, "neutral.powers", "power-neutral", [card], clan=_clan(table, clan), card=_plain(card)
            )
    totals, winner = found.totals, found.winner
    tied = [_clan(table, clan) for clan in found.tied]
    archers = _now(table, found.archers)
    for clan in found.tied:
        _idle_archer(trace, table, clan, clan in found.archers and (clan == winner or len(archers) > 1))
    if not found.taking_part:
        _tell(trace, "filchy.all", "all-filchy")
    elif len(found.taking_part) == 1:
        _tell(trace, "filchy.alone", "sole", clan=_clan(table, winner), total=totals[winner])
    elif winner != NONE and not found.tied:
        _tell(trace, "attack.capture", "highest", clan=_clan(table, winner), total=totals[winner])
    elif winner != NONE:
        params = {"clan": _clan(table, winner), "total": totals[winner], "clans": tied}
        _tell(trace, "archr.tie", "archr-wins", archers, **params)
    elif len(archers) > 1:
        params = {"total": totals[found.tied[0]], "clans": tied, "cards": archers}
        _tell(trace, "archr.several", "archr-several", archers, **params)
    elif len({totals[clan] for clan in found.tied}) > 1 or totals[found.tied[0]] < _best(found):
        _tell(trace, "attack.tie", "tie-below", clans=tied)
    elif totals[found.tied[0]] == 0:
        _tell(trace, "attack.tie-at-zero", "tie", total=0, clans=tied)
    else:
        _tell(trace, "attack.tie", "tie", total=totals[found.tied[0]], clans=tied)


def _idle_archer(trace: Trace, table: Table, clan: int, counted: bool) -> None:
    """A tied clan's Arch'r that cannot help: revealed earlier, or neutral."""
    line, card = table.lines[clan], _card(table, clan, ARCHR)
    if ARCHR in line.shown:
        _tell(trace, "attack.powers", "archr-earlier", [card], clan=_clan(table, clan))
    elif line.now == ARCHR and not counted and table.setup.neutral[clan]:
        _tell(trace, "neutral.powers", "power-neutral", [card], clan=_clan(table, clan), card=_plain(card))


def _best(found: Contest) -> int:
    return max(found.totals[clan] for clan in found.taking_part)


def idle(trace: Trace, table: Table, clan: int) -> None:
    """The warrior that a neutral clan has revealed has no power."""
    card = _card(table, clan, table.lines[clan].now)
    _tell(trace, "neutral.powers", "power-neutral", [card], clan=_clan(table, clan), card=_plain(card))


def nobody(trace: Trace, table: Table, gone: int) -> None:
    fort = fort_name(table.wall[0])
    if table.setup.tie_stays and len(table.wall) > 1:
        _tell(trace, "variant.tie-stays", "fort-stays", fort=fort, last=fort_name(gone))
    else:
        _tell(trace, "attack.tie", "fort-discarded", fort=fort)


def taken(trace: Trace, table: Table, place: int) -> None:
    params = {"clan": _clan(table, table.winner), "fort": fort_name(table.wall[place])}
    if place:
        rule = "variant.druhid-shift" if table.setup.druhid_shifts else "druhid.swap"
        params |= {"contested": fort_name(table.wall[0]), "shift": _yes(table.setup.druhid_shifts)}
        cards = _now(table, [table.winner])
        _tell(trace, rule, "druhid-takes", cards, place=table.round + place, **params)
    else:
        _tell(trace, "attack.capture", "takes", **params)
        if DRUHID in table.lines[table.winner].shown and len(table.wall) > 1:
            card = _card(table, table.winner, DRUHID)
            _tell(trace, "druhid.moment", "druhid-earlier", [card], clan=params["clan"])
    if table.setup.neutral[table.winner]:
        _tell(trace, "neutral.part", "neutral-takes", clan=params["clan"])
        if table.lines[table.winner].now == DRUHID and len(table.wall) > 1:
            idle(trace, table, table.winner)
    _tell_kind(trace, table, table.wall[place])


def _tell_kind(trace: Trace, table: Table, fort: int) -> None:
    """What the fort is worth, where it has no effect of its own."""
    clan, name = _clan(table, table.winner), fort_name(fort)
    if is_heca(fort):
        held = hecas(table.lines[table.winner].forts) + 1
        _tell(trace, "fortheca.value", "fortheca-held", clan=clan, fort=name, count=held)
    elif name.startswith("niefort"):
        _tell(trace, "niefort.plain", "niefort-taken", fort=name)


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def fokus(trace: Trace, table: Table, clan: int, warrior: int) -> None:
    if warrior == NONE:
        _tell(trace, "fokus.discard", "fokus-nothing", clan=_clan(table, clan))
        return
    rule = "fokus.axx" if table.lines[clan].now == AXX and clan == table.winner else "fokus.discard"
    card = _card(table, clan, warrior)
    _tell(trace, rule, "fokus-pays", [card], clan=_clan(table, clan), card=_plain(card))


def fokus_whatever(trace: Trace, table: Table, clan: int) -> None:
    _tell(trace, "fokus.discard", "fokus-winner", _up(table, clan), clan=_clan(table, clan))


def discarded(trace: Trace, table: Table, kept: Sequence[int]) -> None:
    """What the winner keeps and what goes."""
    winner = table.winner
    clan, line = _clan(table, winner), table.lines[winner]
    for warrior in kept:
        by_axx = warrior == AXX and line.now == AXX
        rule, message = ("axx.keep", "keeps-axx") if by_axx else ("komfort.keep", "keeps-komfort")
        card = _card(table, winner, warrior)
        _tell(trace, rule, message, [card], clan=clan, card=_plain(card))
    if not kept and table.taken & KIND == KOMFORT and line.up:
        _tell(trace, "komfort.keep", "keeps-nothing", clan=clan, kind=_kind(table, winner))
    left = list(line.up)
    for warrior in kept:
        left.remove(warrior)
    if left:
        cards = [_card(table, winner, warrior) for warrior in left]
        _tell(trace, "attack.discard", "discards", cards, clan=clan, cards=[_plain(card) for card in cards])


def victim(trace: Trace, table: Table) -> None:
    card = _card(table, table.seduced, table.lines[table.seduced].now)
    params = {"clan": _clan(table, table.winner), "other": _clan(table, table.seduced), "card": _plain(card)}
    _tell(trace, "qween.victim", "victim-leaves", [card], **params)


def chosen_for(trace: Trace, table: Table, clan: int) -> None:
    """A rule chooses for a neutral clan."""
    _tell(trace, "neutral.choices", "neutral-choice", clan=_clan(table, clan))


def neutral_axx(trace: Trace, table: Table, stays: bool) -> None:
    clan, card = _clan(table, table.winner), _card(table, table.winner, AXX)
    _tell(trace, "neutral.axx", "neutral-axx", [card], clan=clan, stays=_yes(stays))


def horsie(trace: Trace, table: Table, clan: int, warrior: int) -> None:
    own = _card(table, clan, table.lines[clan].now)
    if table.winner == NONE:
        _tell(trace, "horsie.trigger", "horsie-tie", [own], clan=_clan(table, clan))
    elif table.taken & KIND == FOKUS:
        _tell(trace, "fokus.horsie", "horsie-after-fokus", [own], clan=_clan(table, clan))
    if warrior == NONE:
        _tell(trace, "horsie.cost", "horsie-nothing", [own], clan=_clan(table, clan))
        return
    card = _card(table, clan, warrior)
    himself = _yes(warrior == table.lines[clan].now)
    _tell(
        trace,
        "horsie.cost",
        "horsie-costs",
        [own, card],
        clan=_clan(table, clan),
        card=_plain(card),
        himself=himself,
    )


def fortuna(trace: Trace, table: Table, kind: int, *, alone: bool) -> None:
    params = {"clan": _clan(table, table.winner), "fort": fort_name(kind), "alone": _yes(alone)}
    _tell(trace, "fortuna.cost", "fortuna-costs", **params)


def three(trace: Trace, table: Table, *, ends: bool) -> None:
    clan = _clan(table, table.winner)
    if not table.setup.neutral[table.winner]:
        _tell(trace, "fortheca.three", "three-fortheca", clan=clan)
    else:
        _tell(trace, "neutral.fortheca", "neutral-three", clan=clan, ends=_yes(ends))


def svord(trace: Trace, table: Table, clan: int, moved: bool | None) -> None:
    """Moved, left as they are, or (None) nothing to be told apart."""
    said = "nothing" if moved is None else _yes(moved)
    hidden = len(table.lines[clan].down)
    own = _card(table, clan, table.lines[clan].now)
    _tell(trace, "svord.move", "svord-moves", [own], clan=_clan(table, clan), moved=said, hidden=hidden)
