"""The quick test of the listed cards says the same as the detailed checks, which it usually saves."""

import random

import pytest

from adjudicator.games.river.intake import check
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.table.cards import BIT, ELITE_COPIES, RUSES
from adjudicator.games.river.table.facts import facts
from adjudicator.games.river.table.position import laid_cards
from tests.river.random_games import random_game, tables_of

ANY_CARD = (*BIT, *ELITE_COPIES, *RUSES, "Z99")


def _lists(form: PositionForm) -> list[list[str]]:
    found = [form.discard, *(side for dam in form.dams for side in (dam.attacker, dam.defender))]
    for both in (form.hands, form.ruses):
        if both:
            found += [both.attacker, both.defender]
    return found


def _is_tidy(form: PositionForm) -> bool:
    table = [*form.discard, *(card for dam in form.dams for card in (*dam.attacker, *dam.defender))]
    return check._is_tidy(form, *laid_cards(tuple(table)))


@pytest.mark.parametrize("seed", range(6))
def test_quick_test_is_the_detailed_one(seed: int) -> None:
    rng = random.Random(seed)
    tables = list(tables_of(*random_game(rng, True)))
    said = set()
    for table in rng.sample(tables, min(len(tables), 12)):
        for more in range(6):
            form = PositionForm.model_validate(facts(table))
            for _ in range(min(more, 2)):
                rng.choice(_lists(form)).append(rng.choice(ANY_CARD))
            detailed = not check._misplaced_cards(form) and not check._duplicates(form)
            assert _is_tidy(form) == detailed
            said.add(detailed)
    assert said == {True, False}
