"""Why several dams can't be held at once, case by case: whatever one of them gets, too little is left."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from adjudicator.games.river.rules.strongest import Contest
from adjudicator.games.river.search.holding_sets import HoldingSet, holding_sets
from adjudicator.games.river.search.joint_dams import JointDams, Places
from adjudicator.games.river.table.cards import names
from adjudicator.ruling import Params, Phrase, Reason

MOST_WAYS_LISTED: Final = 6
"""If there are more ways to hold a dam, none of them is listed."""


def ways_to_hold(at: Contest, most: int) -> tuple[HoldingSet, ...] | None:
    """The different sets of cards that hold a dam on its own; None if there are more than ``most``."""
    found = tuple(islice(holding_sets(at), most + 1))
    return found if len(found) <= most else None


def explain_by_cases(table: JointDams, places: Places) -> Iterator[Reason]:
    """For the dam that can be held in the fewest ways: which dam each of them leaves without any.

    Nothing is told if every way is the only one, because then it is plain, or if there are too many.
    """
    contests = {place: table.contests[place] for place in places if place in table.open_dams}
    ways = {place: ways_to_hold(at, MOST_WAYS_LISTED) for place, at in contests.items()}
    plain = len(places) == 2 and all(found is not None and len(found) == 1 for found in ways.values())
    if not plain and len(places) > 1:
        yield from _cases(table, contests, ways)


def _cases(
    table: JointDams, contests: dict[int, Contest], ways: dict[int, tuple[HoldingSet, ...] | None]
) -> Iterator[Reason]:
    known = [(len(found), place) for place, found in ways.items() if found is not None]
    if not known:
        return
    _, first = min(known)
    sets = ways[first] or ()
    dead: dict[tuple[int, ...], list[HoldingSet]] = {}
    for way in sets:
        lost = [place for place in contests if place != first and not _can_hold(contests[place], way)]
        dead.setdefault(tuple(lost[:1]), []).append(way)
    for lost_places, leading in dead.items():
        rest = lost_places or tuple(place for place in contests if place != first)
        params: Params = {
            "first": str(table.dams[first].name),
            "ways": [
                Phrase("river-joint-set", {"cards": [*names(way.cards), *way.elites]}) for way in leading
            ],
            "only": "yes" if len(sets) == 1 else "no",
            "all": "yes" if len(dead) == 1 else "no",
            "dams": [str(table.dams[place].name) for place in rest],
            "count": len(rest),
        }
        yield Reason("river.joint.shared-pool", "river-joint-case", params)
    if len(sets) == 1 and () in dead:
        left = {place: _without(at, sets[0]) for place, at in contests.items() if place != first}
        yield from _cases(
            table, left, {place: ways_to_hold(at, MOST_WAYS_LISTED) for place, at in left.items()}
        )


def _without(at: Contest, way: HoldingSet) -> Contest:
    """The contest at another dam if these cards are laid elsewhere."""
    spare = list(at.spare)
    for elite in way.elites:
        spare.remove(elite)
    limit = at.spare_limit - len(way.elites)
    return at._replace(unseen=at.unseen & ~way.cards, spare=tuple(spare), spare_limit=limit)


def _can_hold(at: Contest, elsewhere: HoldingSet) -> bool:
    """Can this dam be held if these cards are laid at another one?"""
    return next(iter(holding_sets(_without(at, elsewhere))), None) is not None
