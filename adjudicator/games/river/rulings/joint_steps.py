"""The steps of a ruling on ``joint-control``, as a referee would explain it at the table."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from adjudicator.games.river.claims.joint_control import JointFinding, Sides
from adjudicator.games.river.rules.strongest import Contest, beating_side, own_best
from adjudicator.games.river.rules.witness import ShownSide, shown_side
from adjudicator.games.river.rulings.claimable_steps import compare_dam, made
from adjudicator.games.river.rulings.control_steps import brief, comparison_step
from adjudicator.games.river.rulings.joint_cases import MOST_WAYS_LISTED, explain_by_cases, ways_to_hold
from adjudicator.games.river.rulings.joint_smallest_reason import JointReason
from adjudicator.games.river.search.holding_sets import HoldingSet
from adjudicator.games.river.search.joint_choices import wanted_cards
from adjudicator.games.river.search.joint_dams import JointDams, JointSearch, Places
from adjudicator.games.river.table.cards import DECK, names
from adjudicator.games.river.table.position import Dam, Position, laid_cards
from adjudicator.readings import Readings
from adjudicator.ruling import Param, Params, Phrase, Reason, Verdict, aside

MOST_CARDS_NAMED: Final = 10
"""If the dams compete for more cards, none of them is named."""
MOST_LOST_SHOWN: Final = 2
"""Of the dams that change nothing, so many are proved beside the others."""
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
        others = [str(dam.name) for place, dam in enumerate(dams) if place not in fewest]
        params: Params = {"dams": not_held, "count": len(not_held), "others": others, "rest": len(others)}
        yield Reason("river.joint.shared-pool", "river-joint-settled-by", params)
        yield from _lost_too(table, [place for place in search.every_dam if place not in fewest])
    yield from _pool_steps(position, table, fewest, readings)
    each = [_dam_step(table, place) for place in fewest if place in table.open_dams or place in table.lost]
    short = list(_too_few_cards(table, fewest))
    if short:
        yield from (*short, *aside(each))
    else:
        if len(fewest) > 1 and table.open_among(fewest):
            yield Reason("river.tie.proof", "river-joint-level")
        yield from each
        cases = tuple(explain_by_cases(table, fewest))
        yield from cases
        clash = tuple(_clash_steps(search, fewest))
        yield from aside(clash) if cases else clash
    if reason is not None and not reason.fewest:
        cards = {"cards": list(reason.cards)}
        yield Reason("river.control.pool", "river-joint-enough", cards, reason.cards, bears=False)
    yield from aside(_most_held_steps(search, found))
    titles: Params = {"dams": not_held, "count": len(not_held)}
    yield Reason("river.joint.no-title", "river-joint-no-title", titles, bears=False)


def _lost_too(table: JointDams, places: Sequence[int]) -> Iterator[Reason]:
    """Of the dams that change nothing: why those can't be held that could not even be held alone."""
    lost = [place for place in places if place in table.lost or beating_side(table.contests[place]) is None]
    for number, place in enumerate(lost):
        yield replace(_dam_step(table, place), bears=number < MOST_LOST_SHOWN)


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
    }
    yield Reason("river.joint.shared-pool", "river-joint-pool", params)
    if not position.complete:
        yield Reason("river.control.pool", "river-unlisted", bears=False)
    if readings["unplayed-elites"] == "allowed":
        at = table.contests[open_places[0]]
        params = {"limit": min(at.spare_limit, len(at.spare)), "elites": list(dict.fromkeys(at.spare))}
        yield Reason("river.elite.unplayed", "river-elite-unplayed", params)
    barred = {place: names(table.open_dams[place].barred & position.unseen) for place in open_places}
    left_out = [
        Phrase("river-joint-barred-at", {"dam": str(table.dams[place].name), "cards": list(cards)})
        for place, cards in barred.items()
        if cards
    ]
    if left_out:
        facing = tuple(dict.fromkeys(card for cards in barred.values() for card in cards))
        yield Reason("river.control.duck-beaver", "river-joint-barred", {"sets": left_out}, facing)
    if position.logs or position.uses_tactics:
        yield Reason("river.control.logs", "river-logs", bears=False)


def _attackers_side(at: Contest, dam: Dam) -> ShownSide:
    return shown_side(at, at.attacker, dam.attacker, own_best(at, at.attacker))


def _dam_step(table: JointDams, place: int) -> Reason:
    """The attacker's side at this dam, and how the defender could hold the dam if it were the only one."""
    dam, at = table.dams[place], table.contests[place]
    attacker = _attackers_side(at, dam)
    params: dict[str, Param] = {
        "dam": str(dam.name),
        "requirement": at.requirement.value,
        "formation": attacker.formation,
        "sum": attacker.sum,
    }
    rule = f"river.dam.{at.requirement.value}"
    if place in table.lost:
        return compare_dam(dam, at)
    params["free"] = table.open_dams[place].free
    ways = ways_to_hold(at, MOST_WAYS_LISTED)
    if ways is None:
        build = beating_side(at)
        assert build is not None, "it can be held in many ways"
        best = shown_side(at, at.defender, dam.defender, build)
        return Reason(rule, "river-joint-many-ways", params | {"adds": best.adds, "best": made(best)})
    if not ways:
        return compare_dam(dam, at)
    params |= {
        "count": len(ways),
        "ways": [_way(at, dam, way) for way in ways],
    }
    return Reason(rule, "river-joint-ways", params)


def _way(at: Contest, dam: Dam, way: HoldingSet) -> Phrase:
    """A set of cards that holds the dam, and what it makes there."""
    whole = laid_cards((*dam.defender, *names(way.cards), *way.elites))
    side = shown_side(at, whole, (*dam.defender, *names(way.cards), *way.elites), own_best(at, whole))
    params: Params = {"cards": [*names(way.cards), *way.elites], "formation": side.formation, "sum": side.sum}
    return Phrase("river-joint-way", params)


def _too_few_cards(table: JointDams, places: Places) -> Iterator[Reason]:
    """Are fewer cards left than all of these dams take?"""
    free = sum(one.free for one in table.open_among(places))
    at = table.contests[places[0]]
    most = (table.pool & DECK).bit_count() + min(table.limit, len(at.spare))
    if len(places) > 1 and free > most:
        yield Reason("river.control.too-few", "river-joint-too-few", {"free": free, "left": most})


def _clash_steps(search: JointSearch, places: Places) -> Iterator[Reason]:
    """Why the dams can't all be held: several dams need the same cards."""
    table = search.table
    if len(places) == 1:
        return
    wants = [wanted_cards(one, table.pool, table.limit) for one in table.open_among(places)]
    cards = 0
    for one, other in combinations(wants, 2):
        cards |= one.cards & other.cards
    contested = names(cards)
    params: Params = {
        "dams": [str(table.dams[place].name) for place in places],
        "cards": list(contested) if len(contested) <= MOST_CARDS_NAMED else [],
        "shared": len(contested) if len(contested) <= MOST_CARDS_NAMED else 0,
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
            "requirement": at.requirement.value,
            "adds": side.adds,
            "count": len(side.adds),
            "cards": side.cards,
            "formation": side.formation,
            "sum": side.sum,
            "against": made(attacker),
            "compared": brief(comparison_step(at, attacker, side, Verdict.REJECTED)),
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
