"""From the form of testimonies to the testimonies, with every problem found in them."""

from collections.abc import Iterator
from typing import Final

from adjudicator.games.boru.intake.claim_forms import CardTestimonyForm, ConsistentForm, UnreadTestimony
from adjudicator.games.boru.intake.moment import no_such_player, seat_of
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.table.cards import CARDS
from adjudicator.games.boru.table.testimony import Testimony, TestimonyKind
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.statement import Consistent

TESTIMONY_KINDS: Final[tuple[TestimonyKind, ...]] = ("holds", "lacks", "played")


def read_consistent(
    form: ConsistentForm, position: PositionForm, _: Readings
) -> tuple[Consistent[Testimony], list[Problem]]:
    """``{"who": "kasia", "player": "jerzy", "holds": [8]}``, or ``lacks``, or ``played``."""
    found: list[Testimony] = []
    problems: list[Problem] = []
    for place, one in enumerate(form.testimony):
        problems += _problems(position, one, pointer("claim", "testimony", place))
        if isinstance(one, CardTestimonyForm):
            found += _testimonies(position, one)
    return Consistent(tuple(found)), problems


def _testimonies(position: PositionForm, one: CardTestimonyForm) -> Iterator[Testimony]:
    for kind, cards in zip(TESTIMONY_KINDS, (one.holds, one.lacks, one.played), strict=True):
        if cards:
            yield Testimony(one.who, seat_of(position, one.player or one.who), kind, tuple(cards))


def _problems(position: PositionForm, one: CardTestimonyForm | UnreadTestimony, at: str) -> Iterator[Problem]:
    given = one.model_dump(exclude_unset=True) if isinstance(one, CardTestimonyForm) else one
    kinds = [kind for kind in TESTIMONY_KINDS if kind in given]
    if len(kinds) != 1 or not isinstance(one, CardTestimonyForm):
        yield Problem(Kind.MALFORMED, "boru-testimony", at, {"options": ", ".join(TESTIMONY_KINDS)})
    name = given.get("player", given.get("who"))
    if ("player" in given or isinstance(name, str)) and name not in [one.id for one in position.players]:
        yield no_such_player(str(name), f"{at}/player")
    for kind in kinds:
        cards = given[kind]
        for card in cards if isinstance(cards, list) else ():
            if type(card) is int and card not in CARDS:
                yield Problem(Kind.MALFORMED, "boru-no-such-card", f"{at}/{kind}", {"card": str(card)})
