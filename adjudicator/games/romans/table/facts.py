"""The table as the ``position`` of a case, in JSON. Default values are left out."""

from collections.abc import Iterable
from typing import Any

from adjudicator.games.romans.table.cards import EMPTY, NONE, STRENGTHS, UNKNOWN, WARRIORS, card_text
from adjudicator.games.romans.table.forts import DECK, FORTS, fort_name
from adjudicator.games.romans.table.table import STEPS, ClanCards, Step, Table


def facts(table: Table) -> dict[str, Any]:
    """The JSON from which ``intake.check`` builds the same table again."""
    setup = table.setup
    found: dict[str, Any] = {
        "clans": [_clan(table, seat, cards) for seat, cards in enumerate(table.cards)],
        "wall": _forts(table.wall),
    }
    if table.turn > 1:
        found["turn"] = table.turn
    found["round"] = table.round
    if table.step != Step.REVEAL:
        found["step"] = STEPS[table.step]
    if Step.SVORD_AT_ONCE <= table.step <= Step.SVORD:
        found["who"] = setup.clans[table.who]
    if table.waiting:
        found["waiting"] = [setup.clans[seat] for seat in table.waiting]
    for name, seat in (("winner", table.winner), ("seduced", table.seduced)):
        if seat != NONE:
            found[name] = setup.clans[seat]
    if table.discarded:
        found["discarded"] = _forts(table.discarded)
    variants = {"tie-stays": setup.tie_stays, "druhid-shift": setup.druhid_shifts}
    if any(variants.values()):
        found["variants"] = [name for name, played in variants.items() if played]
    if setup.deck != DECK:
        found["deck"] = dict(zip(FORTS, setup.deck, strict=True))
    if setup.strengths != STRENGTHS:
        changed = zip(WARRIORS, setup.strengths, STRENGTHS, strict=True)
        found["strengths"] = {name: new for name, new, old in changed if new != old}
    return found


def _clan(table: Table, seat: int, clan_cards: ClanCards) -> dict[str, Any]:
    found: dict[str, Any] = {"clan": table.setup.clans[seat]}
    if table.setup.neutral[seat]:
        found["neutral"] = True
    if clan_cards.shown:
        found["shown"] = _cards(clan_cards.shown)
    if clan_cards.now != NONE:
        found["now"] = WARRIORS[clan_cards.now]
        if not clan_cards.here:
            found["left"] = True
    if table.step in (Step.LOSE, Step.LAY):
        if clan_cards.down:
            laid = [place for place, card in enumerate(clan_cards.down, 1) if card != EMPTY]
            found["down"] = _cards(clan_cards.down[: max(laid, default=0)])
    elif any(card != UNKNOWN for card in clan_cards.down):
        found["down"] = _cards(clan_cards.down)
    for name, cards in (("spent", clan_cards.spent), ("aside", clan_cards.aside)):
        if cards:
            found[name] = _cards(cards)
    for name, forts in (("forts", clan_cards.forts), ("dropped", clan_cards.dropped)):
        if forts:
            found[name] = _forts(forts)
    return found


def _cards(cards: Iterable[int]) -> list[str]:
    return [card_text(card) for card in cards]


def _forts(forts: Iterable[int]) -> list[str]:
    return [fort_name(fort) for fort in forts]
