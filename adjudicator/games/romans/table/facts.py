"""The table as the position of a case, in JSON, what is usual left out."""

from collections.abc import Iterable
from typing import Any

from adjudicator.games.romans.table.cards import NONE, STRENGTHS, UNKNOWN, WARRIORS, written
from adjudicator.games.romans.table.forts import DECK, FORTS, fort_name
from adjudicator.games.romans.table.table import STEPS, Line, Step, Table, laying_next


def facts(table: Table) -> dict[str, Any]:
    """What ``position.check`` turns back into this very table."""
    setup = table.setup
    found: dict[str, Any] = {
        "clans": [_clan(table, seat, line) for seat, line in enumerate(table.lines)],
        "wall": _forts(table.wall),
    }
    if table.turn > 1:
        found["turn"] = table.turn
    found["round"] = table.round
    if table.step != Step.REVEAL:
        found["step"] = STEPS[table.step]
    laying = table.step == Step.LAY and table.who != laying_next(table.lines)
    if laying or Step.SVORD_AT_ONCE <= table.step <= Step.SVORD:
        found["who"] = setup.clans[table.who]
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


def _clan(table: Table, seat: int, line: Line) -> dict[str, Any]:
    found: dict[str, Any] = {"clan": table.setup.clans[seat]}
    if table.setup.neutral[seat]:
        found["neutral"] = True
    if line.shown:
        found["shown"] = _cards(line.shown)
    if line.now != NONE:
        found["now"] = WARRIORS[line.now]
        if not line.here:
            found["left"] = True
    laying = table.step in (Step.LOSE, Step.LAY) and line.down
    if laying or any(card != UNKNOWN for card in line.down):
        found["down"] = _cards(line.down)
    for name, cards in (("spent", line.spent), ("aside", line.aside)):
        if cards:
            found[name] = _cards(cards)
    for name, forts in (("forts", line.forts), ("dropped", line.dropped)):
        if forts:
            found[name] = _forts(forts)
    return found


def _cards(cards: Iterable[int]) -> list[str]:
    return [written(card) for card in cards]


def _forts(forts: Iterable[int]) -> list[str]:
    return [fort_name(fort) for fort in forts]
