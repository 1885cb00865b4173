"""The steps of a ruling on ``joint-control``, as a referee would explain it at the table."""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Final

from adjudicator.games.river.claims.joint_control import JointFinding, Sides
from adjudicator.games.river.rules.strongest import Contest, own_best
from adjudicator.games.river.rules.witness import ShownSide, shown_side
from adjudicator.games.river.rulings.joint_smallest_reason import JointReason
from adjudicator.games.river.search.holding_sets import holding_sets
from adjudicator.games.river.search.joint_choices import wanted_cards
from adjudicator.games.river.search.joint_dams import JointDams, JointSearch, Places
from adjudicator.games.river.table.cards import DECK, names
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Params, Phrase, Reason

MOST_WAYS_LISTED: Final = 6
"""If there are more ways to hold a dam, none of them is listed."""
MOST_CARDS_NAMED: Final = 10
"""If the dams compete for more cards, none of them is named."""
MOST_SETS_LISTED: Final = 20
"""Of the sets of dams that can't be held whole, at most this many are listed."""


def explain_not_full(dams: Sequence[Dam]) -> tuple[Reason, ...]:
    """The steps if an attacker's side is not full: nothing is compared there yet."""
    return tuple(
        Reason(
            "river.dam.slots",
            "river-joint-slots",
            {"dam": str(dam.name), "slots": dam.face.slots, "count": len(dam.attacker)},
        )
        for dam in dams
        if len(dam.attacker) < dam.face.slots
    )


def explain_rejected(
    position: Position, dams: Sequence[Dam], readings: Readings, found: JointFinding
) -> Iterator[Reason]:
    """The steps of a rejected claim: a side for every dam, out of one pool."""
    search = found.search
    assert search is not None
    yield from _pool_steps(position, search.table, search.every_dam, readings)
    yield from _held_steps(search.table, found.sides)
    yield Reason("river.joint.most", "river-joint-all", {"count": len(dams)})


def explain_upheld(
    position: Position,
    dams: Sequence[Dam],
    readings: Readings,
    found: JointFinding,
    fewest: Places,
    reason: JointReason | None,
) -> Iterator[Reason]:
    """The steps of an upheld claim. ``fewest``: the fewest dams that can't be held together."""
    search = found.search
    assert search is not None
    table = search.table
    not_held = [str(dams[place].name) for place in fewest]
    if len(fewest) < len(dams):
        params: Params = {"dams": not_held, "count": len(not_held)}
        yield Reason("river.joint.shared-pool", "river-joint-settled-by", params)
    yield from _pool_steps(position, table, fewest, readings)
    for place in fewest:
        if place in table.open_dams or place in table.lost:
            yield _dam_step(table, place)
    yield from _clash_steps(search, fewest)
    if reason is not None and not reason.fewest:
        cards = {"cards": list(reason.cards)}
        yield Reason("river.control.pool", "river-joint-enough", cards, reason.cards)
    yield from _most_held_steps(search, found)
    yield Reason("river.joint.no-title", "river-joint-no-title", {"dams": not_held, "count": len(not_held)})


def _pool_steps(position: Position, table: JointDams, places: Places, readings: Readings) -> Iterator[Reason]:
    open_places = [place for place in places if place in table.open_dams]
    if not open_places:
        return
    free = sum(table.open_dams[place].free for place in open_places)
    params: dict[str, Param] = {
        "dams": [str(table.dams[place].name) for place in open_places],
        "count": len(open_places),
        "free": free,
        "left": position.unseen.bit_count(),
        "complete": "yes" if position.complete else "no",
    }
    yield Reason("river.joint.shared-pool", "river-joint-pool", params)
    if readings["unplayed-elites"] == "allowed":
        at = table.contests[open_places[0]]
        params = {"limit": min(at.spare_limit, len(at.spare)), "elites": list(dict.fromkeys(at.spare))}
        yield Reason("river.elite.unplayed", "river-elite-unplayed", params)
    barred = 0
    for place in open_places:
        barred |= table.open_dams[place].barred & position.unseen
    if barred:
        facing = names(barred)
        params = {"cards": list(facing), "excluded": "yes"}
        yield Reason("river.control.duck-beaver", "river-duck-beaver", params, facing)
    if position.logs or position.uses_tactics:
        yield Reason("river.control.logs", "river-logs")


def _attackers_side(at: Contest, dam: Dam) -> ShownSide:
    return shown_side(at, at.attacker, dam.attacker, own_best(at, at.attacker))


def _phrase(side: ShownSide) -> Phrase:
    """A side as part of a sentence about another one."""
    return Phrase("river-made", {"formation": side.formation, "sum": side.sum})


def _dam_step(table: JointDams, place: int) -> Reason:
    """The attacker's side at this dam, and how the defender could hold the dam if it were the only one."""
    dam, at = table.dams[place], table.contests[place]
    attacker = _attackers_side(at, dam)
    params: dict[str, Param] = {
        "dam": str(dam.name),
        "formation": attacker.formation,
        "sum": attacker.sum,
    }
    rule = f"river.dam.{at.requirement.value}"
    if place in table.lost:
        other = shown_side(at, at.defender, dam.defender, own_best(at, at.defender))
        params["theirs"] = _phrase(other)
        return Reason("river.control.compare", "river-joint-lost", params)
    params["free"] = table.open_dams[place].free
    ways = _ways_to_hold(at, MOST_WAYS_LISTED)
    if ways is None:
        return Reason(rule, "river-joint-many-ways", params)
    if not ways:
        return Reason(rule, "river-joint-no-way", params)
    params |= {
        "count": len(ways),
        "ways": [Phrase("river-joint-way", {"cards": list(way)}) for way in ways],
    }
    return Reason(rule, "river-joint-ways", params)


def _ways_to_hold(at: Contest, most: int) -> tuple[tuple[str, ...], ...] | None:
    """The different sets of cards that hold a dam on its own; None if there are more than ``most``."""
    found = tuple((*names(one.cards), *one.elites) for one in islice(holding_sets(at), most + 1))
    return found if len(found) <= most else None


def _clash_steps(search: JointSearch, places: Places) -> Iterator[Reason]:
    """Why the dams can't all be held: too few cards for all, or several dams need the same cards."""
    table = search.table
    open_dams = table.open_among(places)
    if len(places) == 1:
        return
    free = sum(one.free for one in open_dams)
    at = table.contests[places[0]]
    most = (table.pool & DECK).bit_count() + min(table.limit, len(at.spare))
    if free > most:
        yield Reason("river.control.too-few", "river-joint-too-few", {"free": free, "left": most})
        return
    wants = [wanted_cards(one, table.pool, table.limit) for one in open_dams]
    cards = 0
    for one, other in combinations(wants, 2):
        cards |= one.cards & other.cards
    contested = names(cards)
    params = {
        "dams": [str(table.dams[place].name) for place in places],
        "cards": list(contested) if len(contested) <= MOST_CARDS_NAMED else [],
        "named": "yes" if 0 < len(contested) <= MOST_CARDS_NAMED else "no",
        "without_one": "yes" if places in search.cores else "no",
        "count": len(places),
    }
    named = contested if len(contested) <= MOST_CARDS_NAMED else ()
    yield Reason("river.joint.shared-pool", "river-joint-clash", params, named)


def _held_steps(table: JointDams, sides: Sides) -> Iterator[Reason]:
    for place, side in sides.items():
        dam, at = table.dams[place], table.contests[place]
        attacker = _attackers_side(at, dam)
        params: Params = {
            "dam": str(dam.name),
            "adds": side.adds,
            "count": len(side.adds),
            "cards": side.cards,
            "formation": side.formation,
            "sum": side.sum,
            "against": _phrase(attacker),
        }
        rule = "river.control.proof" if place in table.open_dams else "river.control.compare"
        yield Reason(rule, "river-joint-held", params, tuple(side.adds))


def _not_held_sets(search: JointSearch) -> Iterator[Phrase]:
    """The first sets of dams that can't be held whole, and how many more there are."""
    sets = sorted(search.cores)
    for core in sets[:MOST_SETS_LISTED]:
        yield Phrase("river-joint-apart", {"dams": [str(search.table.dams[place].name) for place in core]})
    if len(sets) > MOST_SETS_LISTED:
        yield Phrase("river-joint-apart-more", {"count": len(sets) - MOST_SETS_LISTED})


def _most_held_steps(search: JointSearch, found: JointFinding) -> Iterator[Reason]:
    """How many dams can be held at once, why not more, and with which sides."""
    if found.most is None:
        yield Reason("river.joint.most", "river-joint-most-unknown")
        return
    table, most = search.table, found.most
    params: Params = {
        "most": len(most),
        "of": len(table.dams),
        "dams": [str(table.dams[place].name) for place in most],
        "apart": list(_not_held_sets(search)),
        "sets": len(search.cores),
    }
    yield Reason("river.joint.most", "river-joint-most", params)
    yield from _held_steps(table, found.sides)
