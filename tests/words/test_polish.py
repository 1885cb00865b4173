"""People's names in the genitive."""

import pytest

from adjudicator.game import load_game
from adjudicator.values import JsonObject
from adjudicator.words.polish import genitive, in_case

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


def test_cards_in_a_sentence_have_their_case() -> None:
    cards: JsonObject = {"adds": ["R8", "wazka", "G9"], "card": "transfer"}
    spoken = load_game("river").localise("pl", cards)
    adds, card = spoken["adds"], spoken["card"]
    assert isinstance(adds, str)
    assert isinstance(card, str)
    assert adds == "czerwona 8, Ważka, zielona 9"
    assert in_case(adds, "accusative") == "czerwoną 8, Ważkę i zieloną 9"
    assert in_case(card, "genitive") == "Transferu"
    assert in_case(card, "instrumental") == card == "Transfer"
