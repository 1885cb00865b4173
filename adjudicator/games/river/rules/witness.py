"""A witness is replayed by the rules before anyone sees it, and then shown card by card."""

from typing import Any

from adjudicator.games.river.rules.formations import FORMATIONS, Shape, best_strength, fits, strength
from adjudicator.games.river.rules.strongest import Build, Contest
from adjudicator.games.river.table.cards import COLOURS, DECK, ELITE_VALUES, names
from adjudicator.games.river.table.dams import Requirement
from adjudicator.games.river.table.position import Stand

FORMATION_NAMES = {
    Shape.LEGION: "legion",
    Shape.KOMPANIA: "kompania",
    Shape.BRACTWO: "bractwo",
    Shape.BANDA: "banda",
    Shape.ANY: "zgraja",
}


class FalseWitness(Exception):  # noqa: N818 - said of the witness, not of the input
    """The search built a side that the rules do not confirm: a fault of ours, never shown as a ruling."""


def replay(at: Contest, build: Build) -> None:
    """Lay the cards, read the elites as said, and compare with the attacker at their best."""
    own = at.defender
    brought = tuple(elite for elite, _ in build.elites[len(own.elites) :])
    sound = (
        build.added & ~at.unseen & DECK == 0
        and own.size + build.added.bit_count() + len(brought) == at.slots
        and tuple(elite for elite, _ in build.elites[: len(own.elites)]) == own.elites
        and len(brought) <= at.spare_limit
        and all(brought.count(elite) <= at.spare.count(elite) for elite in brought)
        and all(int(card[1:]) in ELITE_VALUES[elite] and card[0] in COLOURS for elite, card in build.elites)
    )
    values, one_colour = _as_read(own.real, build)
    theirs = strength(at.requirement, at.rungs, values, one_colour)
    attackers = best_strength(at.requirement, at.rungs, at.attacker.real, at.attacker.elites)
    beats = theirs >= attackers if at.ties_defend else theirs > attackers
    if not (sound and beats and theirs == build.strength):
        raise FalseWitness(f"{build} at {at}")


def _as_read(real: int, build: Build) -> tuple[tuple[int, ...], bool]:
    cards = (*names(real | build.added), *(card for _, card in build.elites))
    return tuple(int(card[1:]) for card in cards), len({card[0] for card in cards}) == 1


def side_of(at: Contest, own: Stand, laid: tuple[str, ...], build: Build) -> dict[str, Any]:
    """A full side for everybody to see: what lies there, what is added, what elites are read as."""
    values, one_colour = _as_read(own.real, build)
    readings = iter(build.elites)
    cards = [
        {"card": card, "as": next(readings)[1]} if card in ELITE_VALUES else {"card": card} for card in laid
    ]
    adds = [{"card": card} for card in names(build.added)]
    adds += [{"card": elite, "as": card} for elite, card in readings]
    return {
        "formation": _formation(at.requirement, values, one_colour),
        "grade": build.strength.rung,
        "sum": sum(values),
        "cards": [*cards, *adds],
        "adds": [entry["card"] for entry in adds],
    }


def _formation(requirement: Requirement, values: tuple[int, ...], one_colour: bool) -> str:
    """What people at the table would call it: at a dam that asks for one, that formation if it is one."""
    if requirement in (Requirement.HIGHEST_SUM, Requirement.LOWEST_SUM):
        return "sum"
    asked = {Requirement.BRACTWO: Shape.BRACTWO, Requirement.BANDA: Shape.BANDA}.get(requirement)
    names_here = (Shape.LEGION, asked, *FORMATIONS) if asked else FORMATIONS
    return FORMATION_NAMES[next(shape for shape in names_here if fits(shape, values, one_colour))]
