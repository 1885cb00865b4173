"""A side that the search built: checked by the rules before it is shown, and written out card by card."""

from typing import Any

from adjudicator.games.river.rules.formations import FORMATIONS, Shape, best_strength, fits, strength
from adjudicator.games.river.rules.strongest import Build, Contest
from adjudicator.games.river.table.cards import COLOURS, DECK, ELITE_VALUES, names
from adjudicator.games.river.table.dams import Requirement
from adjudicator.games.river.table.position import LaidCards
from solver.answer import FalseWitness

FORMATION_NAMES = {
    Shape.LEGION: "legion",
    Shape.KOMPANIA: "kompania",
    Shape.BRACTWO: "bractwo",
    Shape.BANDA: "banda",
    Shape.ANY: "zgraja",
}


def replay_build(at: Contest, build: Build) -> None:
    """Check that this side can be built and keeps the dam against the attacker's best reading."""
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


def side_json(at: Contest, own: LaidCards, laid: tuple[str, ...], build: Build) -> dict[str, Any]:
    """A full side in JSON: the cards that lie there, the cards added, and what elites are read as."""
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
    """The formation's usual name. A Bractwo or Banda dam uses its own formation's name if the side has it."""
    if requirement in (Requirement.HIGHEST_SUM, Requirement.LOWEST_SUM):
        return "sum"
    required = {Requirement.BRACTWO: Shape.BRACTWO, Requirement.BANDA: Shape.BANDA}.get(requirement)
    candidates = (Shape.LEGION, required, *FORMATIONS) if required else FORMATIONS
    return FORMATION_NAMES[next(shape for shape in candidates if fits(shape, values, one_colour))]
