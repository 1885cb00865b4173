"""People's names in the genitive."""

import pytest

from adjudicator.words.polish import genitive

NAMES = {
    "Kasia": "Kasi",
    "Daria": "Darii",
    "Ania": "Ani",
    "Bronia": "Broni",
    "Stefania": "Stefanii",
    "Maja": "Mai",
    "Alicja": "Alicji",
    "Ola": "Oli",
    "Agnieszka": "Agnieszki",
    "Ewa": "Ewy",
    "Kuba": "Kuby",
    "Bartek": "Bartka",
    "Krzysiek": "Krzyśka",
    "Maciek": "Maćka",
    "Heniek": "Heńka",
    "Paweł": "Pawła",
    "Jerzy": "Jerzego",
    "Antoni": "Antoniego",
    "Jan": "Jana",
    "Andrzej": "Andrzeja",
    "Michał": "Michała",
    "Jerzy (2)": "Jerzego (2)",
}


@pytest.mark.parametrize(("name", "whose"), NAMES.items())
def test_names_are_declined(name: str, whose: str) -> None:
    assert genitive(name) == whose


@pytest.mark.parametrize("name", ["Bruno", "A", "stolik 4", "Jan Kowalski", ""])
def test_what_is_no_polish_first_name_stays_as_it_is(name: str) -> None:
    assert genitive(name) == f"strony {name}"
