"""Why some dams can or can't all be held, step by step, the way a referee would say it at the table."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from adjudicator.games.river.claims.joint_control import Side, Weighed, sides_of
from adjudicator.games.river.rules.strongest import Contest, own_best, strongest
from adjudicator.games.river.rules.witness import side_of
from adjudicator.games.river.rulings.blocking import bringing
from adjudicator.games.river.rulings.joint_smallest import Reasons
from adjudicator.games.river.search.joint_choices import interest
from adjudicator.games.river.search.joint_dams import Combined, Joint, Places, least_to_hold
from adjudicator.games.river.table.cards import DECK, names
from adjudicator.games.river.table.position import Dam, Position, Stand
from adjudicator.readings import Readings
from adjudicator.ruling import Reason

FEW_WAYS: Final = 6
"""So many ways to hold a dam are told one by one."""
FEW_CARDS: Final = 10
"""So many contested cards are named."""


def not_full(dams: Sequence[Dam]) -> tuple[Reason, ...]:
    """The steps where an attacker side is not full: nothing is compared there yet."""
    return tuple(
        Reason(
            "river.dam.slots",
            "river-joint-slots",
            {"dam": str(dam.name), "slots": dam.face.slots, "count": len(dam.attacker)},
        )
        for dam in dams
        if len(dam.attacker) < dam.face.slots
    )


def explain_held(
    position: Position, dams: Sequence[Dam], readings: Readings, weighed: Weighed
) -> Iterator[Reason]:
    """The steps of a rejected claim: a side for every dam, out of one pool."""
    combined = weighed.combined
    assert combined is not None
    yield from _pool(position, combined.table, combined.all, readings)
    held = combined.hold(combined.all)
    assert held is not None
    yield from _held(combined.table, sides_of(combined.table, combined.all, held))
    yield Reason("river.joint.most", "river-joint-all", {"count": len(dams)})


def explain_upheld(
    position: Position,
    dams: Sequence[Dam],
    readings: Readings,
    weighed: Weighed,
    fewest: Places,
    reasons: Reasons | None,
) -> Iterator[Reason]:
    """The steps of an upheld claim: the dams that settle it, what they compete for, and what is left."""
    combined = weighed.combined
    assert combined is not None
    table = combined.table
    some = [str(dams[place].name) for place in fewest]
    if len(fewest) < len(dams):
        params = {"dams": some, "count": len(some)}
        yield Reason("river.joint.shared-pool", "river-joint-settled-by", params)
    yield from _pool(position, table, fewest, readings)
    for place in fewest:
        if place in table.fronts or place in table.lost:
            yield _dam(table, place)
    yield from _clash(combined, fewest)
    if reasons is not None and not reasons.fewest:
        yield Reason(
            "river.control.pool", "river-joint-enough", {"cards": list(reasons.cards)}, reasons.cards
        )
    yield from _most(combined, weighed)
    yield Reason("river.joint.no-title", "river-joint-no-title", {"dams": some, "count": len(some)})


def _pool(position: Position, table: Joint, places: Places, readings: Readings) -> Iterator[Reason]:
    wanting = [place for place in places if place in table.fronts]
    if not wanting:
        return
    free = sum(table.fronts[place].free for place in wanting)
    params: dict[str, Any] = {
        "dams": [str(table.dams[place].name) for place in wanting],
        "count": len(wanting),
        "free": free,
        "left": position.unseen.bit_count(),
        "complete": "yes" if position.complete else "no",
    }
    yield Reason("river.joint.shared-pool", "river-joint-pool", params)
    if readings["unplayed-elites"] == "allowed":
        at = table.contests[wanting[0]]
        shown = {"limit": min(at.spare_limit, len(at.spare)), "elites": list(dict.fromkeys(at.spare))}
        yield Reason("river.elite.unplayed", "river-elite-unplayed", shown)
    shut = 0
    for place in wanting:
        shut |= table.fronts[place].shut & position.unseen
    if shut:
        facing = names(shut)
        words = {"cards": list(facing), "excluded": "yes"}
        yield Reason("river.control.duck-beaver", "river-duck-beaver", words, facing)
    if position.logs or position.uses_tactics:
        yield Reason("river.control.logs", "river-logs")


def _made(at: Contest, dam: Dam) -> Side:
    return side_of(at, at.attacker, dam.attacker, own_best(at, at.attacker))


def _phrase(side: Side) -> dict[str, Any]:
    """A side within a sentence about another one."""
    return {"say": "river-made", "with": {"formation": side["formation"], "sum": side["sum"]}}


def _dam(table: Joint, place: int) -> Reason:
    """What the attacker has at this dam, and how the defender could hold it if it were the only one."""
    dam, at = table.dams[place], table.contests[place]
    made = _made(at, dam)
    params: dict[str, Any] = {"dam": str(dam.name), "formation": made["formation"], "sum": made["sum"]}
    rule = f"river.dam.{at.requirement.value}"
    if place in table.lost:
        other = side_of(at, at.defender, dam.defender, own_best(at, at.defender))
        params["theirs"] = _phrase(other)
        return Reason("river.control.compare", "river-joint-lost", params)
    params["free"] = table.fronts[place].free
    ways = ways_to_hold(at, FEW_WAYS)
    if ways is None:
        return Reason(rule, "river-joint-many-ways", params)
    if not ways:
        return Reason(rule, "river-joint-no-way", params)
    params |= {
        "count": len(ways),
        "ways": [{"say": "river-joint-way", "with": {"cards": list(way)}} for way in ways],
    }
    return Reason(rule, "river-joint-ways", params)


def ways_to_hold(at: Contest, most: int) -> tuple[tuple[str, ...], ...] | None:
    """The different sets of cards that hold a dam on its own, if there are no more than so many."""
    least = least_to_hold(at)
    own = at.defender
    free = at.slots - own.size
    found: list[tuple[str, ...]] = []

    def lay(side: Stand, extra: tuple[str, ...], free: int, left: int) -> None:
        if len(found) > most or strongest(at, side, free, left, least) is None:
            return
        if not free:
            found.append((*names(side.real & ~own.real), *extra))
            return
        while left and len(found) <= most:
            card = left & -left
            left ^= card
            lay(Stand(side.real | card, side.elites, side.size + 1), extra, free - 1, left)

    for extra in bringing(at.spare, min(free, at.spare_limit)):
        lay(Stand(own.real, own.elites + extra, own.size + len(extra)), extra, free - len(extra), at.unseen)
    return tuple(found) if len(found) <= most else None


def _clash(combined: Combined, places: Places) -> Iterator[Reason]:
    """Why they can't all be held: too few cards for all, or the same cards wanted more than once."""
    table = combined.table
    fronts = table.only(places)
    if len(places) == 1:
        return
    free = sum(one.free for one in fronts)
    at = table.contests[places[0]]
    most = (table.pool & DECK).bit_count() + min(table.limit, len(at.spare))
    if free > most:
        yield Reason("river.control.too-few", "river-joint-too-few", {"free": free, "left": most})
        return
    wants = [interest(one, table.pool, table.limit) for one in fronts]
    cards = 0
    for one, other in combinations(wants, 2):
        cards |= (one.laid | one.high | one.low) & (other.laid | other.high | other.low)
    contested = names(cards)
    params = {
        "dams": [str(table.dams[place].name) for place in places],
        "cards": list(contested) if len(contested) <= FEW_CARDS else [],
        "named": "yes" if 0 < len(contested) <= FEW_CARDS else "no",
        "without_one": "yes" if places in combined.cores else "no",
        "count": len(places),
    }
    look = contested if len(contested) <= FEW_CARDS else ()
    yield Reason("river.joint.shared-pool", "river-joint-clash", params, look)


def _held(table: Joint, sides: dict[int, Side]) -> Iterator[Reason]:
    for place, side in sides.items():
        dam, at = table.dams[place], table.contests[place]
        made = _made(at, dam)
        params = {
            "dam": str(dam.name),
            "adds": side["adds"],
            "count": len(side["adds"]),
            "cards": side["cards"],
            "formation": side["formation"],
            "sum": side["sum"],
            "against": _phrase(made),
        }
        rule = "river.control.proof" if place in table.fronts else "river.control.compare"
        yield Reason(rule, "river-joint-held", params, tuple(side["adds"]))


def _most(combined: Combined, weighed: Weighed) -> Iterator[Reason]:
    """The greatest number that can be held at once, why not more, and how."""
    if weighed.most is None:
        yield Reason("river.joint.most", "river-joint-most-unknown")
        return
    table, most = combined.table, weighed.most
    params = {
        "most": len(most),
        "of": len(table.dams),
        "dams": [str(table.dams[place].name) for place in most],
        "apart": [
            {"say": "river-joint-apart", "with": {"dams": [str(table.dams[place].name) for place in core]}}
            for core in sorted(combined.cores)
        ],
        "sets": len(combined.cores),
    }
    yield Reason("river.joint.most", "river-joint-most", params)
    held = combined.hold(most) if most else None
    if held:
        yield from _held(table, sides_of(table, most, held))
