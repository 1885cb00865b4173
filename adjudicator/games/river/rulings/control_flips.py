"""The smallest reason of a verdict on ``control``, and the fewest cards that would turn the verdict.

If a proof allows for unplayed elites (reading unplayed-elites), they count like other cards: a visible one
outside the dam may be part of the reason, an unseen one may have to be seen. How many the defender may bring
always follows from the position: from the tactics cards played and, with one Ważka each, from the Ważki on
the defender's side of all dams. That holds even if those cards are taken as unseen.
"""

import logging
from collections.abc import Sequence
from itertools import islice
from typing import Final

from adjudicator.games.river.models.dam import RETURNED_ELITES, ask_solver, defender_program
from adjudicator.games.river.rules.contest import barred_at, contest, most_wazki, usable_elites
from adjudicator.games.river.rules.contest import elites_unseen as elites_unseen
from adjudicator.games.river.rules.strongest import Contest, beating_side
from adjudicator.games.river.rulings.blocking_cards import SpareElites, fewest_blocking_cards
from adjudicator.games.river.rulings.model_scale import on_model_scale
from adjudicator.games.river.search.holding_sets import holding_sets
from adjudicator.games.river.search.joint_dams import least_to_hold
from adjudicator.games.river.table.cards import DECK, ELITE_COPIES, mask, names
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.quorum import quorum, said_by
from adjudicator.readings import Readings
from adjudicator.values import Json
from solver import cpsat
from solver.answer import Answer, Outcome
from solver.smallest import smallest

log = logging.getLogger(__name__)

MOST_CARDS_NAMED: Final = 5
MOST_SIDES_COUNTED: Final = 1000


def visible_elsewhere(position: Position, dam: Dam, readings: Readings) -> int:
    """The visible battle cards outside the dam that the defender could use if they were unseen."""
    at_dam = dam.attacker_laid.real | dam.defender_laid.real
    return DECK & ~position.unseen & ~at_dam & ~barred_at(dam, readings)


def elites_elsewhere(position: Position, dams: Sequence[Dam], limit: int) -> tuple[str, ...]:
    """The visible elite cards outside these dams that the defender could use if they were unseen."""
    if not limit:
        return ()
    visible = [card for one in position.dams if one not in dams for card in (*one.attacker, *one.defender)]
    visible += position.discard
    return tuple(elite for elite in ELITE_COPIES for _ in range(visible.count(elite)))


def contests_without_one(
    position: Position, dam: Dam, readings: Readings, at: Contest, reason: Sequence[str]
) -> list[tuple[str, Contest]]:
    """Each card of the reason, with the contest if outside the dam only the others were seen."""
    visible = visible_elsewhere(position, dam, readings)
    elites = *elites_unseen(position), *elites_elsewhere(position, (dam,), at.spare_limit)
    wazki = most_wazki(position, readings)
    found = []
    for place, card in enumerate(reason):
        seen = [*reason[:place], *reason[place + 1 :]]
        spare = usable_elites(without(elites, [one for one in seen if one in ELITE_COPIES]), wazki)
        unseen = at.unseen | visible & ~mask(seen)
        found.append((card, at._replace(unseen=unseen, spare=spare if at.spare_limit else ())))
    return found


def without(elites: Sequence[str], taken: Sequence[str]) -> tuple[str, ...]:
    left = list(elites)
    for elite in taken:
        left.remove(elite)
    return tuple(left)


def smallest_reason(position: Position, dam: Dam, readings: Readings, at: Contest) -> tuple[str, ...] | None:
    """The fewest visible cards outside the dam that suffice to uphold the claim.

    That they suffice is put to the engines. None if they do not confirm it.
    """
    free = at.slots - at.defender.size
    if not free:
        return ()
    seen = visible_elsewhere(position, dam, readings)
    elites = elites_elsewhere(position, (dam,), at.spare_limit), elites_unseen(position)
    spares = SpareElites(*elites, most_wazki(position, readings))
    reason = fewest_blocking_cards(at, least_to_hold(at), seen, at.unseen, spares)
    assert reason is not None, "all visible cards together are a reason"
    return reason if _suffices(seen_only(position, (dam,), reason), dam, readings) else None


def _suffices(only: Position, dam: Dam, readings: Readings) -> bool:
    """Do the engines agree that the claim is upheld in a position where only its reason is seen?"""
    held = beating_side(contest(only, dam, readings)) is not None
    answers = (
        Answer("search", Outcome.FOUND if held else Outcome.NONE),
        ask_solver(cpsat.NAME, cpsat.solve, only, dam, readings, strongest=False),
    )
    return agree_on_reason(answers)


def agree_on_reason(answers: Sequence[Answer]) -> bool:
    """Do the engines agree that the reason suffices? If one finds that it does not, another was mistaken."""
    if any(answer.outcome is Outcome.FOUND for answer in answers):
        log.error("a reason that does not suffice: %s", said_by(answers))
    return quorum(answers) is Outcome.NONE


def seen_only(position: Position, dams: Sequence[Dam], reason: Sequence[str]) -> Position:
    """The position in which, outside these dams, only the cards of the reason are seen.

    The tactics cards and Ważki that were played stay counted.
    """
    seen = mask(reason)
    for dam in dams:
        seen |= dam.attacker_laid.real | dam.defender_laid.real
    wazki = 0, position.defenders_wazki
    return position._replace(dams=tuple(dams), discard=tuple(reason), wazki_played=wazki, unseen=DECK & ~seen)


def flip_if_unseen(position: Position, dam: Dam, readings: Readings, at: Contest) -> tuple[str, ...] | None:
    """The fewest visible cards that, if unseen, would let some side beat the claim; None if none would."""
    if at.defender.size == at.slots:
        return None
    value = on_model_scale(at.rungs, least_to_hold(at))
    returned = names(visible_elsewhere(position, dam, readings))
    facts = frozenset(names(position.unseen ^ DECK)).difference(returned)
    elites = elites_elsewhere(position, (dam,), at.spare_limit)
    program = defender_program(position, dam, readings, value, facts, elites)
    program.goal = ()
    numbers = {name: place for place, name in enumerate(program.names, 1)}
    candidates = [*returned, *(name for name in RETURNED_ELITES if name in numbers)]
    chosen = smallest(program, [numbers[name] for name in candidates])
    if chosen is None:
        return None
    laid = [program.names[var - 1] for var in chosen]
    return tuple(RETURNED_ELITES.get(name, name) for name in laid)


def flip_if_seen(at: Contest, unseen_elites: tuple[str, ...]) -> dict[str, Json]:
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
    number = sum(1 for _ in islice(holding_sets(at), MOST_SIDES_COUNTED + 1))
    return {
        "if_seen": None,
        "more_than": MOST_CARDS_NAMED,
        "beating": number if number <= MOST_SIDES_COUNTED else f">{MOST_SIDES_COUNTED}",
    }
