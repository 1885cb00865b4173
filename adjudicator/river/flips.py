"""The smallest reason of a verdict, and the fewest cards that would turn it."""

from typing import Any, Final

from adjudicator.readings import Readings
from adjudicator.river import model
from adjudicator.river.blocking import bringing, fewest_gone
from adjudicator.river.cards import DECK, names
from adjudicator.river.contest import cancelled
from adjudicator.river.position import Dam, Position, Stand
from adjudicator.river.rules import Strength
from adjudicator.river.search import Contest, beating, own_best, strongest
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


def smallest_reason(position: Position, dam: Dam, readings: Readings, at: Contest) -> tuple[str, ...]:
    """The fewest visible cards that alone make the claim good."""
    free = at.slots - at.defender.size
    if not free:
        return ()
    reason = fewest_gone(at, least_to_hold(at), visible_elsewhere(position, dam, readings), at.unseen)
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
    program = model.defender_program(position, dam, readings, value, facts)
    program.goal = ()
    numbers = {name: place for place, name in enumerate(program.names, 1)}
    chosen = smallest(program, [numbers[card] for card in returned])
    return None if chosen is None else tuple(program.names[var - 1] for var in chosen)


def if_seen(at: Contest) -> dict[str, Any]:
    """The fewest unseen cards whose going makes the claim good, if a handful is enough."""
    if beating(at._replace(unseen=0)) is not None:
        return {"if_seen": None}
    gone = fewest_gone(at, least_to_hold(at), at.unseen, 0, HANDFUL)
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
    for extra in bringing(at, free):
        lay(Stand(own.real, own.elites + extra, own.size + len(extra)), free - len(extra), at.unseen)
    return found
