"""The smallest reason of a verdict on ``control``, and the fewest cards that would turn the verdict.

If a proof allows for unplayed elites (reading unplayed-elites), they count like other cards: a visible one
outside the dam may be part of the reason, an unseen one may have to be seen. How many the defender may bring
always follows from the position: from the tactics cards played and, with one Ważka each, from the Ważki on
the defender's side of all dams. That holds even if those cards are taken as unseen.
"""

from collections.abc import Iterable
from typing import Any, Final

from adjudicator.games.river.models.dam import FORMATION_WEIGHT, RETURNED_ELITES, defender_program
from adjudicator.games.river.rules.contest import cancelled_on_arrival
from adjudicator.games.river.rules.strongest import Contest, strongest
from adjudicator.games.river.rulings.blocking_cards import SpareElites, elite_choices, fewest_blocking_cards
from adjudicator.games.river.search.joint_dams import least_to_hold
from adjudicator.games.river.table.cards import DECK, ELITE_COPIES, mask, names
from adjudicator.games.river.table.position import Dam, LaidCards, Position
from adjudicator.readings import Readings
from solver.smallest import smallest

MOST_CARDS_NAMED: Final = 5
MOST_SIDES_COUNTED: Final = 1000


def visible_elsewhere(position: Position, dam: Dam, readings: Readings) -> int:
    """The visible battle cards outside the dam that the defender could use if they were unseen."""
    at_dam = dam.attacker_laid.real | dam.defender_laid.real
    excluded = cancelled_on_arrival(dam) if readings["duck-beaver-in-proof"] == "excluded" else 0
    return DECK & ~position.unseen & ~at_dam & ~excluded


def elites_elsewhere(position: Position, dam: Dam, at: Contest) -> tuple[str, ...]:
    """The visible elite cards outside the dam that the defender could use if they were unseen."""
    if not at.spare_limit:
        return ()
    visible = [card for one in position.dams if one is not dam for card in (*one.attacker, *one.defender)]
    visible += position.discard
    return tuple(elite for elite in ELITE_COPIES for _ in range(visible.count(elite)))


def elites_unseen(position: Position) -> tuple[str, ...]:
    """The elite cards that are visible nowhere."""
    visible = [card for dam in position.dams for card in (*dam.attacker, *dam.defender)]
    visible += position.discard
    return tuple(
        elite for elite, copies in ELITE_COPIES.items() for _ in range(copies - visible.count(elite))
    )


def most_wazki(position: Position, readings: Readings) -> int:
    """How many Ważki the defender might bring if all were unseen (reading dragonfly-limit)."""
    if readings["dragonfly-limit"] == "both":
        return ELITE_COPIES["wazka"]
    return max(0, 1 - position.defenders_wazki)


def contest_if_only_seen(
    position: Position, dam: Dam, readings: Readings, at: Contest, seen: Iterable[str]
) -> Contest:
    """The contest if only these cards outside the dam were seen."""
    seen = list(seen)
    elites = [*elites_unseen(position), *elites_elsewhere(position, dam, at)]
    left = {elite: elites.count(elite) - seen.count(elite) for elite in ELITE_COPIES}
    left["wazka"] = min(left["wazka"], most_wazki(position, readings))
    unseen = at.unseen | visible_elsewhere(position, dam, readings) & ~mask(seen)
    spare = tuple(elite for elite, copies in left.items() for _ in range(copies))
    return at._replace(unseen=unseen, spare=spare if at.spare_limit else ())


def smallest_reason(position: Position, dam: Dam, readings: Readings, at: Contest) -> tuple[str, ...]:
    """The fewest visible cards outside the dam that suffice to uphold the claim."""
    free = at.slots - at.defender.size
    if not free:
        return ()
    seen = visible_elsewhere(position, dam, readings)
    elites = elites_elsewhere(position, dam, at), elites_unseen(position)
    spares = SpareElites(*elites, most_wazki(position, readings))
    reason = fewest_blocking_cards(at, least_to_hold(at), seen, at.unseen, spares)
    assert reason is not None, "all visible cards together are a reason"
    return reason


def flip_if_unseen(position: Position, dam: Dam, readings: Readings, at: Contest) -> tuple[str, ...] | None:
    """The fewest visible cards that, if unseen, would let some side beat the claim; None if none would."""
    if at.defender.size == at.slots:
        return None
    least = least_to_hold(at)
    value = FORMATION_WEIGHT * (len(at.rungs) - 1 + least.rung) + least.points
    returned = names(visible_elsewhere(position, dam, readings))
    facts = frozenset(names(position.unseen ^ DECK)).difference(returned)
    elites = elites_elsewhere(position, dam, at)
    program = defender_program(position, dam, readings, value, facts, elites)
    program.goal = ()
    numbers = {name: place for place, name in enumerate(program.names, 1)}
    candidates = [*returned, *(name for name in RETURNED_ELITES if name in numbers)]
    chosen = smallest(program, [numbers[name] for name in candidates])
    if chosen is None:
        return None
    laid = [program.names[var - 1] for var in chosen]
    return tuple(RETURNED_ELITES.get(name, name) for name in laid)


def flip_if_seen(at: Contest, unseen_elites: tuple[str, ...]) -> dict[str, Any]:
    """The fewest unseen cards that, if seen, would uphold the claim, if ``MOST_CARDS_NAMED`` are enough.

    If not, how many sides beat the claim. The caller passes the unseen elites because the contest has only
    those that may be brought. With one Ważka each, both Ważki may be unseen, and then both must be seen.
    """
    if at.defender.size == at.slots:
        return {"if_seen": None}
    spares = SpareElites(may_go=unseen_elites, wazki=at.spare.count("wazka"))
    blocking = fewest_blocking_cards(at, least_to_hold(at), at.unseen, 0, spares, MOST_CARDS_NAMED)
    if blocking is not None:
        return {"if_seen": list(blocking)}
    number = _count_beating_sides(at, MOST_SIDES_COUNTED)
    return {
        "if_seen": None,
        "more_than": MOST_CARDS_NAMED,
        "beating": number if number <= MOST_SIDES_COUNTED else f">{MOST_SIDES_COUNTED}",
    }


def _count_beating_sides(at: Contest, cap: int) -> int:
    """How many different sets of cards beat the claim. Counting stops just above ``cap``.

    Cards are laid in one fixed order. A partial side that can't be completed is dropped at once.
    """
    least = least_to_hold(at)
    own = at.defender
    found = 0

    def lay(side: LaidCards, free: int, left: int) -> None:
        nonlocal found
        if strongest(at, side, free, left, least) is None:
            return
        if not free:
            found += 1
            return
        while left and found <= cap:
            card = left & -left
            left ^= card
            lay(LaidCards(side.real | card, side.elites, side.size + 1), free - 1, left)

    free = at.slots - own.size
    for extra in elite_choices(at.spare, min(free, at.spare_limit)):
        lay(LaidCards(own.real, own.elites + extra, own.size + len(extra)), free - len(extra), at.unseen)
    return found
