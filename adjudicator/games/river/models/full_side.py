"""How strong a full side is, written from the rulebook alone: the best that its cards can count as.

Nothing is open at a full side but what its elite cards count as. So no solver is needed to compare them, and
the programs of module ``dam`` are about the other side only.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, product
from typing import Final

from adjudicator.games.river.table.dams import Face, Requirement

FORMATION_WEIGHT: Final = 1000
"""Added to the strength for each step up in the order of formations: more than any possible sum of values."""
ELITE_VALUES: Final = {"perkoz": range(1, 4), "wazka": range(12), "labedz": range(7, 8)}


@lru_cache(maxsize=256)
def strength_of_full_side(face: Face, cards: tuple[str, ...], legion_reading: str) -> int | None:
    """The formation first, then the sum. None if the side is not full.

    A ruling asks for it several times: for the verdict, for its reason, for several sets of dams.
    """
    if len(cards) != face.slots:
        return None
    choices = [ELITE_VALUES.get(card) or (int(card[1:]),) for card in cards]
    colours = {card[0] for card in cards if card not in ELITE_VALUES}
    elites = sum(card in ELITE_VALUES for card in cards)
    one_colour = len(colours) <= 1
    many_colours = len(colours) > 1 or (elites > 0 and len(cards) > 1)
    sign = -1 if face.requirement is Requirement.LOWEST_SUM else 1
    return max(
        FORMATION_WEIGHT * _grade(face.requirement, legion_reading, values, one_colour, many_colours)
        + sign * sum(values)
        for values in product(*choices)
    )


def _grade(
    requirement: Requirement, reading: str, values: Sequence[int], one_colour: bool, many_colours: bool
) -> int:
    """The place of the best formation in the order that counts at this dam; 0 if the side has none.

    An elite card may count as any colour: so cards may have one colour as well as many.
    """
    run = all(low + 1 == high for low, high in pairwise(sorted(values)))
    formations: tuple[bool, ...] = ()
    match requirement:
        case Requirement.NONE:
            formations = (run, one_colour, len(set(values)) == 1, one_colour and run)
        case Requirement.KOMPANIA:
            formations = (len(set(values)) == 1,)
        case Requirement.BRACTWO:
            formations = _with_legions(reading, one_colour, run, one_colour and not run)
        case Requirement.BANDA:
            formations = _with_legions(reading, run, one_colour, run and many_colours)
    return max((place for place, there in enumerate(formations, 1) if there), default=0)


def _with_legions(reading: str, wanted: bool, legion_too: bool, plain: bool) -> tuple[bool, ...]:
    """The formation that a dam asks for. A Legion is one, or more than one, or another formation."""
    if reading == "excluded":
        return (plain,)
    if reading == "outranks":
        return (wanted, wanted and legion_too)
    return (wanted,)
