"""Can a clan force the fort of this round? Every card the rivals may show, every choice of theirs.

The clan's own card is the one it has laid; where nobody has named it, the clan may say which one it is. Its
choices may depend on the cards shown. Two engines answer: the rules themselves, played as a game tree, and
the search's own rounds.
"""

from itertools import product
from typing import NamedTuple

from adjudicator.games.romans.rules.orders import revealable
from adjudicator.games.romans.rules.play import as_action
from adjudicator.games.romans.rules.round import choose, is_choice, options, reveal_all
from adjudicator.games.romans.search.rounds import settle
from adjudicator.games.romans.search.state import turned_up, ways
from adjudicator.games.romans.search.witness import state_of
from adjudicator.games.romans.table.actions import Action, write
from adjudicator.games.romans.table.cards import DRUHID, NONE, WARRIORS
from adjudicator.games.romans.table.forts import MARK
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings


class Forcing(NamedTuple):
    """A line that forces the fort, or cards against which none does."""

    card: int
    """What the clan must have laid; NONE if nothing forces it."""
    line: tuple[dict[str, object], ...] = ()
    against: tuple[int, ...] = ()
    """Without a line: cards of all clans against which every choice fails."""


def force(table: Table, readings: Readings, clan: int) -> Forcing:
    """By the rules themselves; the contested fort is marked."""
    if is_choice(table):
        won = _holds(table, readings, clan)
        return Forcing(_now(table, clan), _choices(table, readings, clan)) if won else Forcing(NONE)
    worst: tuple[int, ...] = ()
    for card in _own(table, clan):
        against = _against(table, readings, clan, card)
        if against is None:
            return Forcing(card, _line(table, readings, clan, card))
        worst = worst or against
    return Forcing(NONE, (), worst)


def _now(table: Table, clan: int) -> int:
    return table.lines[clan].now


def _own(table: Table, clan: int) -> list[int]:
    line = table.lines[clan]
    return [line.now] if line.now != NONE else revealable(line)


def _shown(table: Table, clan: int, card: int) -> list[tuple[int, ...]]:
    """Everything that may be shown together with the clan's own card."""
    each = [[card] if seat == clan else _own(table, seat) for seat in range(len(table.lines))]
    return list(product(*each))


def _revealed(table: Table, shown: tuple[int, ...], readings: Readings) -> Table:
    lines = [
        line if line.now == NONE else line._replace(now=NONE, here=False, down=(line.now, *line.down))
        for line in table.lines
    ]
    after = reveal_all(table._replace(lines=tuple(lines)), shown, readings)
    while after.step == Step.SVORD_AT_ONCE:  # where cards lie face down changes nothing in this round
        after = choose(after, after.lines[after.who].down, readings)
    return after


def _against(table: Table, readings: Readings, clan: int, card: int) -> tuple[int, ...] | None:
    """Cards against which no choice of the clan helps; None if there are none."""
    for shown in _shown(table, clan, card):
        if not _holds(_revealed(table, shown, readings), readings, clan):
            return shown
    return None


def _holds(table: Table, readings: Readings, clan: int) -> bool:
    """Some choice of the clan, every choice of the others: does it take the marked fort in this round?"""
    line = table.lines[clan]
    if any(fort & MARK for fort in (*line.forts, *line.dropped)):
        return True
    if not is_choice(table) or not any(fort & MARK for fort in table.wall[:1]) or table.step > Step.DRUHID:
        return False
    if table.step == Step.SVORD_AT_ONCE:
        return _holds(choose(table, table.lines[table.who].down, readings), readings, clan)
    quantifier = any if table.who == clan else all
    return quantifier(
        _holds(choose(table, option, readings), readings, clan) for option in options(table, readings)
    )


def _choices(table: Table, readings: Readings, clan: int) -> tuple[dict[str, object], ...]:
    """What the clan chooses at a table inside the round."""
    if table.who != clan or not is_choice(table):
        return ()
    for option in options(table, readings):
        after = choose(table, option, readings)
        if _holds(after, readings, clan):
            return ({"do": write(as_action(table, option))}, *_choices(after, readings, clan))
    return ()


def _line(table: Table, readings: Readings, clan: int, card: int) -> tuple[dict[str, object], ...]:
    """The choices that force it: one if it serves always, else told card by card, the commonest last."""
    name = table.setup.clans[clan]
    entries: list[dict[str, object]] = [{"do": f"{name} reveals {WARRIORS[card]}"}]
    asked: list[tuple[tuple[int, ...], list[str]]] = []
    for shown in _shown(table, clan, card):
        after = _revealed(table, shown, readings)
        if is_choice(after) and after.who == clan and after.step == Step.QWEEN:
            good = [
                write(as_action(after, option))
                for option in options(after, readings)
                if _holds(choose(after, option, readings), readings, clan)
            ]
            asked.append((shown, good))
    if card == DRUHID and len(table.wall) > 1:
        entries.append({"do": write(Action("takes", name, (table.round,)))})
    if not asked:
        return tuple(entries)
    texts = sorted({text for _, good in asked for text in good})
    common = max(texts, key=lambda text: sum(text in good for _, good in asked))
    for shown, good in asked:
        if common in good:
            continue
        when = {
            other: WARRIORS[one]
            for seat, (other, one) in enumerate(zip(table.setup.clans, shown, strict=True))
            if seat != clan
        }
        entries.append({"do": good[0], "when": when})
    return (*entries, {"do": common})


def forced_by_rounds(table: Table, readings: Readings, clan: int) -> bool:
    """The same by the search's rounds, from a table at which cards are still to be revealed."""
    w, state = ways(table.setup, readings), state_of(table)
    bases = tuple(sum(w.strengths[kind] for kind in line) for line in state.lines)
    cards = [[kind for kind, _ in turned_up(down)] for down in state.downs]
    for card in cards[clan]:
        each = [[card] if seat == clan else able for seat, able in enumerate(cards)]
        if all(_settled_for(settle(w, bases, shown), clan) for shown in product(*each)):
            return True
    return False


def _settled_for(entries: tuple[tuple[int, int, int], ...], clan: int) -> bool:
    wins = [winner == clan for _, _, winner in entries]
    return any(wins) if entries[0][0] == clan else all(wins)
