"""A picture of the table: both fists, and the coins in the middle. What is hidden is dashed."""

from typing import Final

from adjudicator.lang import Lang
from adjudicator.ruling import Ruling
from adjudicator.words.picture import Drawn, Frame, box, text
from adjudicator.words.say import say
from tests.fourth.table import PLAYERS, Table
from tests.fourth.words.readable import localise

SIZE: Final = 60
FRAME: Final = Frame(localise, 20 + 4 * (SIZE + 20), letters=45)


def picture(ruling: Ruling, lang: Lang) -> str:
    return FRAME.picture(ruling, lang, [lambda y: _fists(ruling.case.position, y, lang)])


def _fists(table: Table, y: int, lang: Lang) -> Drawn:
    named = [(who.capitalize(), table.fist(who).coin) for who in PLAYERS]
    body = ""
    for place, (name, coin) in enumerate(
        [*named, *((say(lang, "coins-middle"), coin) for coin in table.middle)]
    ):
        x = 20 + place * (SIZE + 20)
        body += text(x + SIZE / 2, y + 8, name)
        body += box(x, y + 18, SIZE, SIZE, "#f8ebb0" if coin else "#e7e2da", dashed=coin is None)
        body += text(x + SIZE / 2, y + 56, str(coin or "?"), size=24)
    return body, y + SIZE + 28
