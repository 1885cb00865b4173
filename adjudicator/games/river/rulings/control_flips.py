"""The smallest reason of a verdict, and the fewest cards that would turn it.

Where a proof reckons with unplayed elites (reading unplayed-elites), they are cards like any other: one that
is visible outside the dam may be a reason, one that is not may have to be seen. How many the defender may
bring stays what the position says: by the tactics cards played and, with one Ważka each, by the Ważki on the
defender's sides of all dams, even where those dams' cards are taken as unseen.
"""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.games.river.models import dam as model
from adjudicator.games.river.rules.contest import cancelled
from adjudicator.games.river.rules.formations import Strength
from adjudicator.games.river.rules.strongest import Contest, own_best, strongest
from adjudicator.games.river.rulings.blocking import Spares, bringing, fewest_gone
from adjudicator.games.river.table.cards import DECK, ELITE_COPIES, mask, names
from adjudicator.games.river.table.position import Dam, Position, Stand
from adjudicator.readings import Readings
from solver.smallest import smallest

HANDFUL: Final = 5
MANY: Final = 1000


def least_to_hold(at: Contest) -> Strength:
    """The weakest strength with which the defender keeps the dam."""
    own = own_best(at, at.attacker).strength
    return own if at.ties_defend else Strength(own.rung, own.points + 1)


def visible_elsewhere(position: Position, dam: Dam, readings: Readings) -> int:
    """The visible battle cards outside the dam that could serve the defender, had they not been seen."""
    at_dam = dam.attacker_stand.real | dam.defender_stand.real
    shut = cancelled(dam) if readings["duck-beaver-in-proof"] == "excluded" else 0
    return DECK & ~position.unseen & ~at_dam & ~shut


def elites_elsewhere(position: Position, dam: Dam, at: Contest) -> tuple[str, ...]:
    """The visible elite cards outside the dam that could serve the defender, had they not been seen."""
    if not at.spare_limit:
        return ()
    shown = [card for one in position.dams if one is not dam for card in (*one.attacker, *one.defender)]
    shown += position.discard
    return tuple(elite for elite in ELITE_COPIES for _ in range(shown.count(elite)))


def elites_unseen(position: Position) -> tuple[str, ...]:
    """The elite cards that are visible nowhere."""
    shown = [card for dam in position.dams for card in (*dam.attacker, *dam.defender)]
    shown += position.discard
    return tuple(elite for elite, copies in ELITE_COPIES.items() for _ in range(copies - shown.count(elite)))


def most_wazki(position: Position, readings: Readings) -> int:
    """How many Ważki the defender might bring, had nobody seen them (reading dragonfly-limit)."""
    if readings["dragonfly-limit"] == "both":
        return ELITE_COPIES["wazka"]
    return max(0, 1 - position.defenders_wazki)


def if_only(position: Position, dam: Dam, readings: Readings, at: Contest, seen: Iterable[str]) -> Contest:
    """The contest if, of all cards outside the dam, only these were seen."""
    seen = list(seen)
    elites = [*elites_unseen(position), *elites_elsewhere(position, dam, at)]
    left = {elite: elites.count(elite) - seen.count(elite) for elite in ELITE_COPIES}
    left["wazka"] = min(left["wazka"], most_wazki(position, readings))
    unseen = at.unseen | visible_elsewhere(position, dam, readings) & ~mask(seen)
    spare = tuple(elite for elite, copies in left.items() for _ in range(copies))
    return at._replace(unseen=unseen, spare=spare if at.spare_limit else ())


def smallest_reason(position: Position, dam: Dam, readings: Readings, at: Contest) -> tuple[str, ...]:
    """The fewest visible cards that alone make the claim good."""
    free = at.slots - at.defender.size
    if not free:
        return ()
    seen = visible_elsewhere(position, dam, readings)
    elites = elites_elsewhere(position, dam, at), elites_unseen(position)
    spares = Spares(*elites, most_wazki(position, readings))
    reason = fewest_gone(at, least_to_hold(at), seen, at.unseen, spares)
    assert reason is not None, "all visible cards together are a reason"
    return reason


def if_unseen(position: Position, dam: Dam, readings: Readings, at: Contest) -> tuple[str, ...] | None:
    """The fewest visible cards whose return lets some side beat the claim; None if nothing could."""
    if at.defender.size == at.slots:
        return None
    least = least_to_hold(at)
    value = model.STEP * (len(at.rungs) - 1 + least.rung) + least.points
    returned = names(visible_elsewhere(position, dam, readings))
    facts = frozenset(names(position.unseen ^ DECK)).difference(returned)
    elites = elites_elsewhere(position, dam, at)
    program = model.defender_program(position, dam, readings, value, facts, elites)
    program.goal = ()
    numbers = {name: place for place, name in enumerate(program.names, 1)}
    candidates = [*returned, *(name for name in model.RETURNED if name in numbers)]
    chosen = smallest(program, [numbers[name] for name in candidates])
    if chosen is None:
        return None
    laid = [program.names[var - 1] for var in chosen]
    return tuple(model.RETURNED.get(name, name) for name in laid)


def if_seen(at: Contest, unseen_elites: tuple[str, ...]) -> dict[str, Any]:
    """The fewest unseen cards whose going makes the claim good, if a handful is enough.

    Of the unseen elites the contest knows only those that may be brought: with one Ważka each, both may be
    unseen, and then both have to go. So the caller says which are unseen.
    """
    if at.defender.size == at.slots:
        return {"if_seen": None}
    spares = Spares(may_go=unseen_elites, wazki=at.spare.count("wazka"))
    gone = fewest_gone(at, least_to_hold(at), at.unseen, 0, spares, HANDFUL)
    if gone is not None:
        return {"if_seen": list(gone)}
    number = count_beating(at, MANY)
    return {"if_seen": None, "more_than": HANDFUL, "beating": number if number <= MANY else f">{MANY}"}


def count_beating(at: Contest, cap: int) -> int:
    """How many different sets of cards would beat the claim, counted up to just past the cap.

    Cards are laid in one fixed order; a beginning that no side can be built on is dropped at once.
    """
    least = least_to_hold(at)
    own = at.defender
    found = 0

    def lay(side: Stand, free: int, left: int) -> None:
        nonlocal found
        if strongest(at, side, free, left, least) is None:
            return
        if not free:
            found += 1
            return
        while left and found <= cap:
            card = left & -left
            left ^= card
            lay(Stand(side.real | card, side.elites, side.size + 1), free - 1, left)

    free = at.slots - own.size
    for extra in bringing(at.spare, min(free, at.spare_limit)):
        lay(Stand(own.real, own.elites + extra, own.size + len(extra)), free - len(extra), at.unseen)
    return found
