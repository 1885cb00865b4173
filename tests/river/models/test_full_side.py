"""How strong a full side is, as the models state it: the same by both solvers and by the rules."""

from random import Random

import pytest

from adjudicator.games.river.models.dam import SideProgram
from adjudicator.games.river.models.full_side import strength_of_full_side
from adjudicator.games.river.rules.strongest import SCALES, Contest, own_best
from adjudicator.games.river.rulings.model_scale import on_model_scale
from adjudicator.games.river.table.cards import DECK, ELITE_COPIES, names
from adjudicator.games.river.table.dams import MOST_SLOTS, Face, Requirement
from adjudicator.games.river.table.position import Dam, laid_cards
from solver.engines import SOLVERS
from tests.river.support import RIVER

LEGION_READINGS = next(one for one in RIVER.readings if one.id == "legion-on-icon-dams").options
ELITES = [elite for elite, copies in ELITE_COPIES.items() for _ in range(copies)]
CARDS = names(DECK)


def _full_side(rng: Random) -> tuple[Face, tuple[str, ...]]:
    """Any cards, or some of one colour, one value or neighbouring values, with up to four elite units."""
    slots = rng.randint(1, MOST_SLOTS)
    elites = rng.sample(ELITES, rng.choice((0, 0, 1, 2, min(4, slots))) if slots > 1 else rng.randint(0, 1))
    colour, low = rng.choice("RGBYP"), rng.randrange(12)
    near = {
        "any": CARDS,
        "colour": [card for card in CARDS if card[0] == colour],
        "value": [card for card in CARDS if int(card[1:]) == low],
        "run": [card for card in CARDS if low <= int(card[1:]) < low + slots],
        "legion": [card for card in CARDS if card[0] == colour and low <= int(card[1:]) < low + slots],
    }[rng.choice(("any", "colour", "value", "run", "legion"))]
    wanted = slots - len(elites)
    real = rng.sample(near, wanted) if len(near) >= wanted else rng.sample(CARDS, wanted)
    cards = [*real, *elites]
    rng.shuffle(cards)
    return Face(slots, rng.choice(list(Requirement))), tuple(cards)


@pytest.mark.parametrize("seed", range(4))
def test_a_full_side_is_as_strong_as_the_solvers_and_the_rules_find_it(seed: int) -> None:
    rng = Random(seed)
    for number in range(100):
        face, cards = _full_side(rng)
        reading = rng.choice(LEGION_READINGS)
        found = strength_of_full_side(face, cards, reading)
        laid = laid_cards(cards)
        at = Contest(face.slots, SCALES[face.requirement][reading], laid, laid, 0)
        assert found == on_model_scale(at.rungs, own_best(at, laid).strength), (face, cards, reading)
        if number % 4 == 0:
            dam = Dam(1, False, face, cards, (), None, laid, laid_cards(()))
            program = SideProgram(dam, {"legion-on-icon-dams": reading}, cards, (), (), 0).program
            for solve in SOLVERS.values():
                assert solve(program).value == found, (face, cards, reading)


def test_a_side_with_room_has_no_strength_yet() -> None:
    assert strength_of_full_side(Face(3, Requirement.NONE), ("R1", "R2"), "counts") is None
