"""The table to be played at, and the facts on which its next step depends."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.boru.rules.legal_actions import legal_actions
from adjudicator.games.boru.table.cards import COURT, PAY, PRAY, RAID, REMOVE, TAKE
from adjudicator.games.boru.table.hand_knowledge import with_memories
from adjudicator.games.boru.table.position import RESULT_FACTS, TOWNS_FACT, Position, missing_facts
from adjudicator.games.boru.table.table import ACTING, UPKEEP, Phase, Table
from adjudicator.problems import BadCase, Problem
from adjudicator.readings import Readings

_STEP_FACTS: Final[dict[str, tuple[str, ...]]] = {
    Phase.COURTED: ("marriage_deck",),
    Phase.LEAD: ("marker",),
    Phase.MARRIAGE: ("coins", "points", "renown", "track", "bride"),
    Phase.BRIDE_TOWN: ("coins", "renown", "track"),
    Phase.PRINCESS: ("coins", "points", "renown", "track"),
    Phase.TRACK_TOWN: (),
    Phase.BATTLE: ("points", "renown", "raiders", "marker", "battle"),
    Phase.INVASION: ("points", "renown", "raiders", "battle"),
    Phase.CHURCH: ("points", "church", "marker"),
    Phase.MONASTERY: ("points", "church"),
    Phase.FOUR_DISCS: ("church",),
    Phase.REGIONS: ("marriage_deck",),
}
"""Phase to the facts that its next step reads or changes."""
_ORDER: Final = ("coins", "points", "renown", "raiders", "church", "track", "marker", "battle", "bride")
_SYMBOL_FACTS: Final[dict[str, tuple[str, ...]]] = {
    TAKE: (),
    REMOVE: (),
    PAY: ("coins", "points"),
    COURT: ("coins",),
    RAID: ("coins", "raiders", "battle"),
    PRAY: ("coins", "church"),
}
"""Symbol to the acting player's facts that it reads or changes; coins for the symbols that are left out."""


def missing_now(table: Table) -> list[Problem]:
    """The facts that were not given and on which the next step at this table depends."""
    if not table.unknown:
        return []
    if table.phase == Phase.UNKNOWN:
        return missing_facts(table, ("phase",)) or missing_facts(table, ("tricks",))
    if table.phase in ACTING:
        return list(_missing_for_action(table))
    wanted = _STEP_FACTS.get(table.phase, ())
    return missing_facts(table, (*wanted, *_result_facts(table)))


def missing_in_upkeep(table: Table) -> list[Problem]:
    """The facts that were not given and on which the rest of this upkeep depends."""
    left = UPKEEP[UPKEEP.index(table.phase) :]
    wanted = {TOWNS_FACT, *(fact for phase in left for fact in _STEP_FACTS[phase])} - {"bride"}
    if table.phase == Phase.MARRIAGE:
        wanted.add("bride")
    if not table.deck:
        wanted |= {*RESULT_FACTS}
    return missing_facts(table, sorted(wanted, key=_place))


def _place(fact: str) -> int:
    return _ORDER.index(fact) if fact in _ORDER else len(_ORDER)


def _result_facts(table: Table) -> tuple[str, ...]:
    """After the last upkeep the game is scored (rule boru.end.when)."""
    last = table.phase == Phase.REGIONS and not table.deck and not missing_facts(table, ("marriage_deck",))
    return RESULT_FACTS if last else ()


def _missing_for_action(table: Table) -> Iterator[Problem]:
    """The acting player's own facts, as far as the symbols left need them, and everybody's track."""
    rows = [table.row] if table.row else [action.word for action in legal_actions(table)]
    symbols = {symbol for row in rows for symbol in table.card.row(row)[table.place :]}
    wanted = {fact for symbol in symbols for fact in _SYMBOL_FACTS.get(symbol, ("coins",))}
    yield from missing_facts(table, sorted(wanted, key=_place), [table.acting])
    if COURT in symbols:
        yield from missing_facts(table, ("track",))


def table_of(position: Position, readings: Readings) -> Table:  # noqa: ARG001 - the same under every reading
    """The table to be played at; raises BadCase with the facts that are missing to rule on an action."""
    missing = missing_now(position.table)
    if missing:
        raise BadCase(missing)
    return with_memories(position.table, position.memories)
