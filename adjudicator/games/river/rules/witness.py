"""A side that the search built: checked by the rules before it is shown, and written out card by card."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from adjudicator.games.river.rules.formations import (
    FORMATIONS,
    Shape,
    Strength,
    best_strength,
    fits,
    strength,
)
from adjudicator.games.river.rules.strongest import Build, Contest
from adjudicator.games.river.table.cards import COLOURS, DECK, ELITE_VALUES, names
from adjudicator.games.river.table.dams import Requirement
from adjudicator.games.river.table.position import LaidCards
from adjudicator.values import Json
from solver.answer import FalseWitness

FORMATION_NAMES = {
    Shape.LEGION: "legion",
    Shape.KOMPANIA: "kompania",
    Shape.BRACTWO: "bractwo",
    Shape.BANDA: "banda",
    Shape.ANY: "zgraja",
}


class ShownSide(NamedTuple):
    """A full side as it is shown."""

    formation: str
    grade: int
    """The rung of the dam's ladder: 0 at the top, then -1, -2 and so on."""
    sum: int
    cards: Sequence[Mapping[str, str]]
    """The cards that lie there, then those added: each a ``card``, and what an elite is read ``as``."""
    adds: Sequence[str]

    @property
    def json(self) -> dict[str, Json]:
        return {
            "formation": self.formation,
            "grade": self.grade,
            "sum": self.sum,
            "cards": self.cards,
            "adds": self.adds,
        }


def replayed_side(at: Contest, laid: tuple[str, ...], build: Build) -> ShownSide:
    """The defender's side, after a check that it can be built and keeps the dam against the attacker's best.

    ``laid`` are the cards that lie there.
    """
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
    return _shown(at, laid, build, values, one_colour)


def _as_read(real: int, build: Build) -> tuple[tuple[int, ...], bool]:
    cards = (*names(real | build.added), *(card for _, card in build.elites))
    return tuple(int(card[1:]) for card in cards), len({card[0] for card in cards}) == 1


def shown_side(at: Contest, own: LaidCards, laid: tuple[str, ...], build: Build) -> ShownSide:
    """A full side: the cards that lie there, the cards added, and what elites are read as."""
    return _shown(at, laid, build, *_as_read(own.real, build))


def _shown(
    at: Contest, laid: tuple[str, ...], build: Build, values: tuple[int, ...], one_colour: bool
) -> ShownSide:
    readings = iter(build.elites)
    cards = [
        {"card": card, "as": next(readings)[1]} if card in ELITE_VALUES else {"card": card} for card in laid
    ]
    adds = [{"card": card} for card in names(build.added)]
    adds += [{"card": elite, "as": card} for elite, card in readings]
    return ShownSide(
        _formation(at.requirement, values, one_colour),
        build.strength.rung,
        sum(values),
        [*cards, *adds],
        [entry["card"] for entry in adds],
    )


def told_cards(at: Contest, side: ShownSide) -> list[dict[str, Json]]:
    """The cards of a full side as they are told: ``any`` is "yes" where an elite may have any colour."""
    shown = [entry.get("as", entry["card"]) for entry in side.cards]
    whole = _strength_of(at, shown)
    told: list[dict[str, Json]] = []
    for place, entry in enumerate(side.cards):
        others = [[*shown[:place], colour + shown[place][1:], *shown[place + 1 :]] for colour in COLOURS]
        free = "as" in entry and all(_strength_of(at, other) == whole for other in others)
        told.append({**entry, "any": "yes"} if free else {**entry})
    return told


def _strength_of(at: Contest, cards: Sequence[str]) -> Strength:
    values = tuple(int(card[1:]) for card in cards)
    return strength(at.requirement, at.rungs, values, len({card[0] for card in cards}) == 1)


def _formation(requirement: Requirement, values: tuple[int, ...], one_colour: bool) -> str:
    """The formation's usual name. A Bractwo or Banda dam uses its own formation's name if the side has it."""
    if requirement in (Requirement.HIGHEST_SUM, Requirement.LOWEST_SUM):
        return "sum"
    required = {Requirement.BRACTWO: Shape.BRACTWO, Requirement.BANDA: Shape.BANDA}.get(requirement)
    candidates = (Shape.LEGION, required, *FORMATIONS) if required else FORMATIONS
    return FORMATION_NAMES[next(shape for shape in candidates if fits(shape, values, one_colour))]
