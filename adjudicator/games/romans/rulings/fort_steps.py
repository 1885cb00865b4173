"""Why a clan is sure to take a fort, or sure not to: every way in which the fort is decided."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.romans.rules.capture import has_power
from adjudicator.games.romans.rules.round import hide_again
from adjudicator.games.romans.search.captures import Parts
from adjudicator.games.romans.search.fort import fort_goal, took_marked_fort
from adjudicator.games.romans.search.fort_bounds import sure_totals
from adjudicator.games.romans.search.fort_search import marked_place
from adjudicator.games.romans.search.fort_ways import Way, replies_decided, ways_decided
from adjudicator.games.romans.search.witness import round_endings, state_of
from adjudicator.games.romans.table.cards import FILCHY, NONE, UNKNOWN, WARRIORS, card_id
from adjudicator.games.romans.table.line import Line
from adjudicator.games.romans.table.table import Step, Table, unseen_warriors
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Params, Phrase, Reason

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


MOST_REPLIES: Final = 8
"""So many different results of the cards that may be revealed are told."""
MOST_CARDS: Final = 16
"""As many sets of cards."""


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


def reply_steps(table: Table, readings: Readings, clan: int, line: Line) -> Iterator[Reason]:
    """What becomes of every card that may be revealed, if the clan keeps to its line.

    Cards that come to the same are told together; nothing is told if there are too many.
    """
    if table.step != Step.REVEAL:
        return
    goal = fort_goal(table, readings, clan, takes=False, line=line)
    ways, several = replies_decided(goal, state_of(hide_again(table)))
    open_seats = [seat for seat in range(len(table.cards)) if len({way.shown[seat] for way in ways}) > 1]
    groups: dict[tuple[str, int, int], list[Way]] = {}
    for way in ways:
        groups.setdefault((way.name, way.own, way.other), []).append(way)
    if not open_seats or len(groups) > MOST_REPLIES or len(ways) > MOST_CARDS:
        return
    cases = [_reply(table, clan, open_seats, group) for group in groups.values()]
    clans = table.setup.clans
    params: Params = {
        "clan": clans[clan],
        "clans": [clans[seat] for seat in open_seats],
        "several": "yes" if several else "no",
        "cases": cases,
    }
    yield Reason("romans.attack.capture", "romans-forced-replies", params)


def _reply(table: Table, clan: int, open_seats: list[int], group: list[Way]) -> Phrase:
    """Cards that come to the same, and what they come to."""
    clans = table.setup.clans
    if len(open_seats) == 1:
        cards: Param = [WARRIORS[way.shown[open_seats[0]]] for way in group]
    else:
        cards = [[card_id(clans[seat], way.shown[seat]) for seat in open_seats] for way in group]
    params: Params = {
        "clan": clans[clan],
        "cards": cards,
        "way": group[0].name,
        "own": group[0].own,
        "best": group[0].other,
    }
    return Phrase("romans-forced-reply", params)


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
        "count": len(cards),
    }
    return Reason(_RULES[way.name], f"romans-way-{way.name}", params, cards)
