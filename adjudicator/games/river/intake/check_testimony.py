"""The checks of testimony: each one is complete and about a card that exists."""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.games.river.intake.claim_forms import ConsistentForm, TestimonyForm
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.table.cards import BIT, ELITE_COPIES, RUSES
from adjudicator.games.river.table.testimony import Testimony
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem
from adjudicator.readings import Readings
from adjudicator.statement import Consistent

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "turns": ("count",),
    "logs-thrown": ("count",),
    "retreats": ("count",),
    "dams-taken": ("count",),
    "cancelled": ("count",),
    "skips": ("side", "count"),
    "hand-size": ("side", "count"),
    "tactics-drawn": ("side", "count"),
    "tactics-played": ("side", "count"),
    "holds": ("side", "card"),
    "drew": ("side", "card"),
    "played": ("side", "card"),
    "discarded": ("card",),
}
"""The fields that testimony needs, by what it says."""
OPTIONAL: Final[dict[str, tuple[str, ...]]] = {"turns": ("side",)}


def read_consistent(
    form: ConsistentForm, _: PositionForm, _readings: Readings
) -> tuple[Consistent[Testimony], list[Problem]]:
    return Consistent(tuple(map(testimony_of, form.testimony))), testimony_problems(form.testimony)


def testimony_problems(testimony: Sequence[TestimonyForm]) -> list[Problem]:
    """Fields that are missing, fields that do not belong there, and cards that do not exist."""
    return [problem for place, form in enumerate(testimony) for problem in _problems(form, place)]


def testimony_of(form: TestimonyForm) -> Testimony:
    return Testimony(form.who, form.says, form.side, form.count, form.card)


def _problems(form: TestimonyForm, place: int) -> Iterator[Problem]:
    needed, allowed = NEEDS[form.says], (*NEEDS[form.says], *OPTIONAL.get(form.says, ()))
    for field in ("side", "count", "card"):
        at = pointer("claim", "testimony", place, field)
        given = getattr(form, field) is not None
        if field in needed and not given:
            yield Problem(Kind.MALFORMED, "testimony-needs", at, {"says": form.says, "field": field})
        if given and field not in allowed:
            yield Problem(Kind.MALFORMED, "testimony-extra", at, {"says": form.says, "field": field})
    if form.card is not None and "card" in allowed and not _is_card(form.card):
        at = pointer("claim", "testimony", place, "card")
        yield Problem(Kind.MALFORMED, "testimony-card", at, {"card": form.card})


def _is_card(card: str) -> bool:
    return card in BIT or card in ELITE_COPIES or card in RUSES
