"""Can a clan force the capture of this round's fort, against every card and every choice of its rivals?

The clan has laid its own card already, so the card is no choice: if the case does not name it, the fort must
be forced with any that it may be. The clan's choices may depend on the cards shown. Two engines answer: a
game tree of the rules, and the rounds of the search.
"""

from itertools import product
from typing import NamedTuple, NotRequired, TypedDict

from adjudicator.games.romans.rules.orders import revealable
from adjudicator.games.romans.rules.play import as_action
from adjudicator.games.romans.rules.round import choose, hide_again, is_choice, options, reveal_all
from adjudicator.games.romans.search.captures import possible_captures
from adjudicator.games.romans.search.revealed import Capture
from adjudicator.games.romans.search.state import possible_reveals, round_rules
from adjudicator.games.romans.search.witness import state_of
from adjudicator.games.romans.table.actions import Action, write
from adjudicator.games.romans.table.cards import DRUHID, NONE, WARRIORS
from adjudicator.games.romans.table.forts import MARK
from adjudicator.games.romans.table.table import Step, Table
from adjudicator.readings import Readings


class ForcingEntry(TypedDict):
    """One entry of a line that forces the fort."""

    do: str
    when: NotRequired[dict[str, str]]
    """The warriors that the other clans show, if the entry is only for these."""


class Forcing(NamedTuple):
    """A line that forces the fort, or cards against which no line does."""

    forced: bool
    line: tuple[ForcingEntry, ...] = ()
    """As ``with_line`` adds it."""
    against: tuple[int, ...] = ()
    """If no line forces the fort: cards of all clans against which every choice fails."""


def find_forcing(table: Table, readings: Readings, clan: int) -> Forcing:
    """Can the clan force the marked fort, the contested one? By the game tree of the rules."""
    if is_choice(table):
        return Forcing(_can_force(table, readings, clan))
    for shown in _possible_reveals(table):
        if not _can_force(_after_reveal(table, shown, readings), readings, clan):
            return Forcing(False, against=shown)
    return Forcing(True)


def with_line(found: Forcing, table: Table, readings: Readings, clan: int) -> Forcing:
    """The same with the line, if there is one."""
    if not found.forced:
        return found
    if is_choice(table):
        return found._replace(line=_choices_now(table, readings, clan))
    return found._replace(line=_forcing_entries(table, readings, clan))


def _possible_cards(table: Table, clan: int) -> list[int]:
    cards = table.cards[clan]
    return [cards.now] if cards.now != NONE else revealable(cards)


def _possible_reveals(table: Table) -> list[tuple[int, ...]]:
    """Every combination of cards that may be shown in this round."""
    return list(product(*[_possible_cards(table, seat) for seat in range(len(table.cards))]))


def _after_reveal(table: Table, shown: tuple[int, ...], readings: Readings) -> Table:
    after = reveal_all(hide_again(table), shown, readings)
    while after.step == Step.SVORD_AT_ONCE:  # the order of face-down cards has no effect on this round
        after = choose(after, after.cards[after.who].down, readings)
    return after


def _can_force(table: Table, readings: Readings, clan: int) -> bool:
    """Can the clan choose so that it takes the marked fort in this round, whatever the others choose?"""
    cards = table.cards[clan]
    if any(fort & MARK for fort in (*cards.forts, *cards.dropped)):
        return True
    if not is_choice(table) or not any(fort & MARK for fort in table.wall[:1]) or table.step > Step.DRUHID:
        return False
    if table.step == Step.SVORD_AT_ONCE:
        return _can_force(choose(table, table.cards[table.who].down, readings), readings, clan)
    quantifier = any if table.who == clan else all
    return quantifier(
        _can_force(choose(table, option, readings), readings, clan) for option in options(table, readings)
    )


def _choices_now(table: Table, readings: Readings, clan: int) -> tuple[ForcingEntry, ...]:
    """The clan's choices that force the fort, from a choice inside the round."""
    if table.who != clan or not is_choice(table):
        return ()
    for option in options(table, readings):
        after = choose(table, option, readings)
        if _can_force(after, readings, clan):
            return ({"do": write(as_action(table, option))}, *_choices_now(after, readings, clan))
    return ()


def _forcing_entries(table: Table, readings: Readings, clan: int) -> tuple[ForcingEntry, ...]:
    """The line that forces the fort. Qween's most frequent choice comes last, the exceptions before it."""
    name = table.setup.clans[clan]
    cards = _possible_cards(table, clan)
    entries: list[ForcingEntry] = []
    if table.cards[clan].now == NONE and len(cards) == 1:
        entries.append({"do": f"{name} reveals {WARRIORS[cards[0]]}"})
    qween_choices: list[tuple[tuple[int, ...], list[str]]] = []
    for shown in _possible_reveals(table):
        after = _after_reveal(table, shown, readings)
        if is_choice(after) and after.who == clan and after.step == Step.QWEEN:
            good = [
                write(as_action(after, option))
                for option in options(after, readings)
                if _can_force(choose(after, option, readings), readings, clan)
            ]
            qween_choices.append((shown, good))
    if DRUHID in cards and len(table.wall) > 1:
        entries.append({"do": write(Action("takes", name, (table.round,)))})
    if not qween_choices:
        return tuple(entries)
    texts = sorted({text for _, good in qween_choices for text in good})
    common = max(texts, key=lambda text: sum(text in good for _, good in qween_choices))
    for shown, good in qween_choices:
        if common in good:
            continue
        when = {
            other: WARRIORS[one]
            for seat, (other, one) in enumerate(zip(table.setup.clans, shown, strict=True))
            if seat != clan
        }
        entries.append({"do": good[0], "when": when})
    return (*entries, {"do": common})


def can_force_by_rounds(table: Table, readings: Readings, clan: int) -> bool:
    """Can the clan force the contested fort? By the rounds of the search, before all cards are revealed."""
    rules, state = round_rules(table.setup, readings), state_of(table)
    bases = tuple(sum(rules.strengths[kind] for kind in up) for up in state.face_up)
    cards = [[kind for kind, _ in possible_reveals(down)] for down in state.face_down]
    return all(_clan_captures(possible_captures(rules, bases, shown), clan) for shown in product(*cards))


def _clan_captures(captures: tuple[Capture, ...], clan: int) -> bool:
    """Does the clan capture, by its own choice or by every choice of another clan's Qween?"""
    wins = [winner == clan for _, _, winner in captures]
    queen = captures[0][0]
    return any(wins) if queen == clan else all(wins)
