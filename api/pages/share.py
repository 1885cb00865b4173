"""A table that is passed on: its case is read, written in the notation, and drawn as a code to scan."""

from typing import Any, Final, NamedTuple

import segno
from markupsafe import Markup

from adjudicator.game import load_game
from adjudicator.intake.notation import notate
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_form import read_form
from adjudicator.intake.read_text import read_json, read_notation
from api.work.jobs import Handed

MOST: Final = 2000
"""Signs of a link that is still drawn. A longer one makes a code that phones do not read."""


class Given(NamedTuple):
    case: dict[str, Any]
    notation: str


def read_given(handed: Handed) -> Given:
    """The case as it was handed in, if it has the right form. Its facts may be unsound."""
    body = handed.body.decode(errors="replace")
    given: Any = read_notation(body) if handed.text else read_json(body)
    if not handed.text and read_form(handed.body) is None:
        read_case(given)  # names what is wrong with it
    return Given(dict(given), notate(load_game(given["game"]), given))


def drawn_code(link: str) -> Markup | None:
    if len(link) > MOST:
        return None
    return Markup(segno.make_qr(link, error="l").svg_inline(omitsize=True, border=2))
