"""Rulings to be stored: real ones on small disputes, each of them made once."""

from functools import cache
from typing import Final

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.rulings.rule import rule
from api.store.content import Content, content_of

UPHELD: Final = "river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3"
WITH_HANDS: Final = "river; dam 3: R8 R9 R10 vs Y11; hand defender Y9; discard P10; claim control 3"
ROMANS: Final = (
    "romans; wall niefort-5 komfort fortheca-2 niefort-3 fortuna niefort-1; "
    "clan green; clan red; clan gold; claim wall"
)
_COLOURS: Final = "GBP"


@cache
def content(notation: str) -> Content:
    case = read_case(read_text(notation))
    game = load_game(case.game)
    return content_of(game, rule(game, case))


def numbered(index: int) -> Content:
    """One of 99 rulings, each on another case, that take a few milliseconds."""
    colour, first = divmod(index, 33)
    card, other = divmod(first, 11)
    cards = f"{_COLOURS[colour]}{card} Y{other}"
    return content(f"river; dam 3: R8 R9 R10 vs -; discard {cards}; claim control 3")


def trick_notation(index: int) -> str:
    """One of ten cases that are ruled on in a fraction of a millisecond."""
    return (
        "boru; player daria; player kasia; player jerzy; player piotr; marker daria; active CON-R1; "
        f"trick daria 11, kasia 2, jerzy {13 + index}, piotr 24; claim trick"
    )


def trick(index: int) -> Content:
    return content(trick_notation(index))
