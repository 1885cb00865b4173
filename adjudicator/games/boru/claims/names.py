"""What the claims name: players, regions, towns and cards. What is unknown is a problem."""

from collections.abc import Iterator

from adjudicator.games.boru.intake.moment import no_such_player, seat_of
from adjudicator.games.boru.intake.position_form import PositionForm
from adjudicator.games.boru.table.board import REGION, TOWN
from adjudicator.games.boru.table.cards import CARDS
from adjudicator.games.boru.table.table import NOBODY
from adjudicator.pointers import pointer
from adjudicator.problems import Kind, Problem


def unknown_player(position: PositionForm, field: str, name: str | None) -> Iterator[Problem]:
    if name is not None and seat_of(position, name) == NOBODY:
        yield no_such_player(name, pointer("claim", field))


def unknown_region(name: str | None) -> Iterator[Problem]:
    if name is not None and name not in REGION:
        yield Problem(Kind.MALFORMED, "boru-unknown-region", pointer("claim", "region"), {"region": name})


def unknown_town(name: str | None) -> Iterator[Problem]:
    if name is not None and name not in TOWN:
        yield Problem(Kind.MALFORMED, "boru-unknown-town", pointer("claim", "town"), {"town": name})


def no_such_card(card: int) -> Iterator[Problem]:
    if card not in CARDS:
        yield Problem(Kind.MALFORMED, "boru-no-such-card", pointer("claim", "card"), {"card": str(card)})
