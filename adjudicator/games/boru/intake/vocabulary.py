"""The things of Brian Boru and everything that people call them: cards, towns, regions, marriage cards."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.boru.table.board import REGIONS, town_names
from adjudicator.games.boru.table.cards import BRIDES, CARDS, PRINCESS
from adjudicator.spellings import Vocabulary, adjective

_COLOURS: Final = {
    "R": ("red", *adjective("czerwon")),
    "B": ("blue", *adjective("niebiesk")),
    "Y": ("yellow", *adjective("żółt")),
    "W": ("white", *adjective("biał")),
}
_POLISH_LETTERS: Final = {"R": "C", "B": "N", "Y": "Ż"}


def _town_spellings(region: str, name: str, colour: str, number: str) -> Iterator[str]:
    """``CON-C1``, ``Connaught R1``, ``Connaught red 1``."""
    yield f"{region}-{_POLISH_LETTERS[colour]}{number}"
    for place in (region, name):
        yield f"{place} {colour}{number}"
        yield f"{place} {_POLISH_LETTERS[colour]}{number}"
        for word in _COLOURS[colour]:
            yield f"{place} {word} {number}"


def _card_spellings(colour: str, value: int) -> Iterator[str]:
    """``red 11``, ``czerwona 11``, ``R11``, ``C11``."""
    yield from (f"{word} {value}" for word in _COLOURS[colour])
    yield from dict.fromkeys((f"{colour}{value}", f"{_POLISH_LETTERS.get(colour, colour)}{value}"))


ACTION_CARDS: Final = Vocabulary(
    {str(value): tuple(_card_spellings(card.colour, value)) for value, card in CARDS.items()}
)
"""A colour that the card does not have names no card."""
TOWNS: Final = Vocabulary(
    {
        town: _town_spellings(region.id, region.name, town[-2], town[-1])
        for region in REGIONS
        for town in town_names(region.towns)
    }
)
REGION_NAMES: Final = Vocabulary(
    {region.id: (region.name,) for region in REGIONS} | {"DUB": ("Dubhlinn", "Dublin")}
)
MARRIAGE_CARDS: Final = Vocabulary(
    {slug: (bride.name,) for slug, bride in BRIDES.items()}
    | {
        PRINCESS: (
            "Princess of Denmark",
            "the Princess of Denmark",
            "Księżniczka",
            "Księżniczka Danii",
        )
    }
)
ROWS: Final = Vocabulary(
    {
        "main": ("main action", "główna", "główną", "akcja główna", "akcję główną"),
        "side-1": ("side 1", "górna", "górną", "górna dodatkowa", "górną akcję dodatkową"),
        "side-2": ("side 2", "dolna", "dolną", "dolna dodatkowa", "dolną akcję dodatkową"),
    }
)
STEPS: Final = Vocabulary(
    {
        "marriage": ("zaślubiny",),
        "battle": ("bitwa",),
        "church": ("kościół",),
        "regions": ("regiony", "zdobywanie władzy w regionach"),
    }
)
PACTS: Final = Vocabulary(
    {
        "military": ("military support", "wojsko", "wojskowe", "wsparcie wojskowe"),
        "trade": ("handel", "ustanowienie handlu"),
    }
)
PHASES: Final = STEPS | Vocabulary(
    {
        "setup": ("set-up", "przygotowanie", "pierwszy dysk"),
        "vikings": ("wikingowie", "karta wikingów"),
        "courted": ("karta zaślubin",),
        "deal": ("rozdanie", "rozdanie kart"),
        "draft": ("wybór kart",),
        "lead": ("rozpoczęcie próby",),
        "follow": ("dołożenie karty",),
        "row": ("wybór akcji",),
        "buy": ("dokupienie", "dokupowanie"),
        "expand": ("poszerzenie zasięgów",),
        "remove": ("usunięcie wikingów",),
        "bride-town": ("bride town", "miasto z karty zaślubin"),
        "princess": ("księżniczka", "księżniczka danii"),
        "track-town": ("track town", "miasto z toru"),
        "invasion": ("najazd",),
        "monastery": ("klasztor",),
        "four-discs": ("four discs", "cztery dyski"),
        "over": ("koniec", "koniec gry"),
    }
)
