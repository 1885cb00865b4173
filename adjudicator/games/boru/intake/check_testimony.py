"""From the form of testimonies to the testimonies, with every problem found in them."""

from collections.abc import Sequence
from typing import Any, Final

from adjudicator.games.boru.table.cards import CARDS
from adjudicator.games.boru.table.table import NOBODY, Table
from adjudicator.games.boru.table.testimony import Testimony, TestimonyKind
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem

TESTIMONY_KINDS: Final[tuple[TestimonyKind, ...]] = ("holds", "lacks", "played")


def read_testimony(
    table: Table, given: Sequence[dict[str, Any]]
) -> tuple[tuple[Testimony, ...], list[Problem]]:
    """``{"who": "kasia", "player": "jerzy", "holds": [8]}``, or ``lacks``, or ``played``."""
    found, problems = [], []
    for place, one in enumerate(given):
        at = pointer("claim", "testimony", place)
        kinds = [name for name in TESTIMONY_KINDS if name in one]
        cards = one.get(kinds[0]) if len(kinds) == 1 else None
        sound = isinstance(cards, list) and bool(cards) and all(type(card) is int for card in cards)
        if set(one) - {"who", "player", *TESTIMONY_KINDS} or not sound or not isinstance(one.get("who"), str):
            problems.append(
                Problem(Kind.MALFORMED, "boru-testimony", at, {"options": ", ".join(TESTIMONY_KINDS)})
            )
            continue
        assert isinstance(cards, list)
        name = one.get("player", one["who"])
        seat = table.seat(name) if isinstance(name, str) else NOBODY
        if seat == NOBODY:
            problems.append(
                Problem(Kind.MALFORMED, "boru-unknown-player", f"{at}/player", {"player": str(name)})
            )
        wrong = [card for card in cards if card not in CARDS]
        problems += [
            Problem(Kind.MALFORMED, "boru-no-such-card", f"{at}/{kinds[0]}", {"card": str(card)})
            for card in wrong
        ]
        found.append(Testimony(one["who"], seat, kinds[0], tuple(cards)))
    return tuple(found), problems
