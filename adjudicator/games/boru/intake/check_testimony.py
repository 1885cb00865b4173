"""From the form of testimonies to the testimonies, with every problem found in them."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.boru.intake.claim_forms import CardTestimonyForm, UnreadTestimony
from adjudicator.games.boru.table.cards import CARDS
from adjudicator.games.boru.table.table import Table
from adjudicator.games.boru.table.testimony import Testimony, TestimonyKind
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem

TESTIMONY_KINDS: Final[tuple[TestimonyKind, ...]] = ("holds", "lacks", "played")


def read_testimony(
    table: Table, given: Sequence[CardTestimonyForm | UnreadTestimony]
) -> tuple[tuple[Testimony, ...], list[Problem]]:
    """``{"who": "kasia", "player": "jerzy", "holds": [8]}``, or ``lacks``, or ``played``."""
    found: list[Testimony] = []
    problems: list[Problem] = []
    for place, one in enumerate(given):
        problems += _problems(table, one, pointer("claim", "testimony", place))
        if isinstance(one, CardTestimonyForm):
            found += _testimonies(table, one)
    return tuple(found), problems


def _testimonies(table: Table, one: CardTestimonyForm) -> Iterator[Testimony]:
    for kind, cards in zip(TESTIMONY_KINDS, (one.holds, one.lacks, one.played), strict=True):
        if cards:
            yield Testimony(one.who, table.seat(one.player or one.who), kind, tuple(cards))


def _problems(table: Table, one: CardTestimonyForm | UnreadTestimony, at: str) -> Iterator[Problem]:
    given = one.model_dump(exclude_unset=True) if isinstance(one, CardTestimonyForm) else one
    kinds = [kind for kind in TESTIMONY_KINDS if kind in given]
    if len(kinds) != 1 or not isinstance(one, CardTestimonyForm):
        yield Problem(Kind.MALFORMED, "boru-testimony", at, {"options": ", ".join(TESTIMONY_KINDS)})
    name = given.get("player", given.get("who"))
    if ("player" in given or isinstance(name, str)) and name not in [one.name for one in table.players]:
        yield Problem(Kind.MALFORMED, "boru-unknown-player", f"{at}/player", {"player": str(name)})
    for kind in kinds:
        cards = given[kind]
        for card in cards if isinstance(cards, list) else ():
            if type(card) is int and card not in CARDS:
                yield Problem(Kind.MALFORMED, "boru-no-such-card", f"{at}/{kind}", {"card": str(card)})
