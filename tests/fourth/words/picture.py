"""A picture of the table: both fists, and the coins in the middle. What is hidden is dashed."""

from typing import Final

from adjudicator.lang import Lang
from adjudicator.ruling import Ruling
from adjudicator.words.picture import box, svg, text, wrapped
from adjudicator.words.render import summary
from adjudicator.words.say import say
from tests.fourth.table import PLAYERS, Table

SIZE: Final = 60
LETTERS: Final = 45


def picture(ruling: Ruling, lang: Lang) -> str:
    table: Table = ruling.case.position
    named = [(who.capitalize(), table.fist(who).coin) for who in PLAYERS]
    body = ""
    for place, (name, coin) in enumerate(
        [*named, *((say(lang, "coins-middle"), coin) for coin in table.middle)]
    ):
        x = 20 + place * (SIZE + 20)
        body += text(x + SIZE / 2, 24, name)
        body += box(x, 34, SIZE, SIZE, "#f8ebb0" if coin else "#e7e2da", dashed=coin is None)
        body += text(x + SIZE / 2, 72, str(coin or "?"), size=24)
    words = summary(ruling, lang)
    lines = wrapped(words, LETTERS)
    for place, line in enumerate(lines):
        body += text(20, 124 + place * 20, line, anchor="start")
    return svg(20 + 4 * (SIZE + 20), 124 + len(lines) * 20, words, body)
