"""Why a clan is sure to take a fort, or sure not to: every way in which the fort is decided."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.romans.rules.capture import has_power
from adjudicator.games.romans.search.fort import fort_goal, took_marked_fort
from adjudicator.games.romans.search.fort_bounds import sure_totals
from adjudicator.games.romans.search.fort_search import marked_place
from adjudicator.games.romans.search.fort_ways import Way, ways_decided
from adjudicator.games.romans.search.rounds import Parts
from adjudicator.games.romans.search.witness import round_endings, state_of
from adjudicator.games.romans.table.cards import FILCHY, NONE, UNKNOWN, WARRIORS, card_id
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table, unseen_warriors
from adjudicator.readings import Readings
from adjudicator.ruling import Params, Phrase, Reason

_RULES: Final = {
    "highest": "romans.attack.capture",
    "alone": "romans.filchy.alone",
    "tie-broken": "romans.archr.tie",
    "more": "romans.attack.capture",
    "tie": "romans.attack.tie",
    "tie-lost": "romans.archr.tie",
    "out": "romans.filchy.out",
    "taken": "romans.druhid.swap",
    "pushed-out": "romans.variant.tie-stays",
    "ended": "romans.fortheca.three",
}


def way_steps(table: Table, readings: Readings, clan: int, takes: bool, line: Line) -> Iterator[Reason]:
    """Each way in which the marked fort is decided, in its closest case; or the bounds of the totals."""
    goal = fort_goal(table, readings, clan, takes, line)
    endings = [end for _, end in round_endings(table, readings, clan, None if takes else line)]
    states = [state_of(end) for end in endings if took_marked_fort(end, clan) is None]
    ways = ways_decided(goal, states)
    if ways is not None:
        yield from (way_reason(table, clan, way) for way in ways)
        if _fights_with_filchy(table, readings, clan):
            params: Params = {"clan": table.setup.clans[clan]}
            yield Reason("romans.neutral.powers", "romans-way-neutral-filchy", params)
        return
    for state in states[:1]:
        bounds = sure_totals(goal.rules, state, clan, marked_place(state.wall))
        if bounds is not None and not takes and table.step == Step.REVEAL:
            params = {"clan": table.setup.clans[clan], "own": bounds[0], "best": bounds[1]}
            yield Reason("romans.attack.capture", "romans-way-bounds", params)


def _fights_with_filchy(table: Table, readings: Readings, clan: int) -> bool:
    """May a neutral clan reveal a Filchy that has no ability?"""
    cards = table.cards[clan]
    hidden = UNKNOWN in cards.down and unseen_warriors(cards)[FILCHY]
    has_none = table.setup.neutral[clan] and not has_power(table.setup, clan, FILCHY, readings)
    return has_none and bool(hidden or FILCHY in cards.down)


def _summands(table: Table, parts: Parts) -> list[str | Phrase]:
    """What a total is the sum of, as the steps of a round tell it."""
    strengths = table.setup.strengths
    told: list[str | Phrase] = [f"{WARRIORS[kind]} {strengths[kind]}" for kind in parts.own]
    if parts.lost != NONE:
        told.append(Phrase("romans-part-lost", {"card": WARRIORS[parts.lost]}))
    if parts.won != NONE:
        won: Params = {"card": WARRIORS[parts.won], "strength": strengths[parts.won]}
        told.append(Phrase("romans-part-won", won))
    return told or [Phrase("romans-part-none", {})]


def way_reason(table: Table, clan: int, way: Way) -> Reason:
    clans = table.setup.clans
    cards = tuple(card_id(name, kind) for name, kind in zip(clans, way.shown, strict=True))
    params: Params = {
        "clan": clans[clan],
        "other": clans[way.rival] if way.rival != NONE else "",
        "own": way.own,
        "best": way.other,
        "parts": _summands(table, way.parts[0]),
        "best_parts": [] if way.parts[1] is None else _summands(table, way.parts[1]),
        "round": way.round,
        "cards": list(cards),
    }
    return Reason(_RULES[way.name], f"romans-way-{way.name}", params, cards)
