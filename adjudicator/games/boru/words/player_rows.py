"""What everybody has, in rows below the map: long names wrap, numbers that were not given are marked."""

from typing import Final

from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import Table
from adjudicator.games.boru.words.map_layout import DISC, WIDTH
from adjudicator.games.boru.words.names import player_name
from adjudicator.lang import Lang
from adjudicator.pointers import pointer
from adjudicator.words.picture import Drawn, text
from adjudicator.words.say import say

NUMBERS: Final = ("points", "coins", "renown", "raiders", "church")
LETTERS: Final = 11
"""Letters of a name that fit on one line."""
HEADING: Final = 11
NARROW: Final = 9
"""The size of the headings, and of those of many columns."""
ROW: Final = 26
LINE: Final = 15


def is_known(position: Position, seat: int, fact: str) -> bool:
    return pointer("position", "players", seat, fact) not in position.unknown


def draw_disc(table: Table, seat: int, x: float, y: float, radius: float) -> str:
    letter = table.name(seat)[:1].upper()
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{DISC[seat]}"/>' + text(
        x, y + 4, letter, 11, "#fff"
    )


def draw_players(position: Position, lang: Lang, totals: dict[str, int], y: int) -> Drawn:
    """Everybody's numbers, and the total of the final scoring. What nobody gave is left out."""
    table = position.table
    names = [one for one in NUMBERS if any(is_known(position, seat, one) for seat in range(table.size))]
    names += ["total"] if totals else []
    step = (WIDTH - 12 - 130) / max(1, len(names))
    columns = [130 + step * (place + 0.5) for place in range(len(names))]
    size = HEADING if len(names) <= len(NUMBERS) else NARROW
    drawn = ""
    for x, name in zip(columns, names, strict=True):
        drawn += text(x, y + 12, say(lang, f"boru-picture-{name}"), size)
    y += 18
    for seat, player in enumerate(table.players):
        drawn += draw_disc(table, seat, 22, y + 12, 11)
        lines = _broken(player_name(player.name) + (" ◆" if table.marker == seat else ""))
        for place, line in enumerate(lines):
            drawn += text(40, y + 17 + place * LINE, line, 14, anchor="start")
        for x, name in zip(columns, names, strict=True):
            drawn += text(x, y + 17, _number(position, seat, name, totals), 15)
        y += ROW + (len(lines) - 1) * LINE
    return drawn, y + 2


def _number(position: Position, seat: int, name: str, totals: dict[str, int]) -> str:
    player = position.table.players[seat]
    if name == "total":
        return str(totals[player.name])
    return str(getattr(player, name)) if is_known(position, seat, name) else "?"


def _broken(name: str) -> list[str]:
    """Lines of a name, broken after a hyphen where that is enough, else anywhere."""
    first, hyphen, rest = name.partition("-")
    if len(name) > LETTERS and hyphen and len(first) <= LETTERS:
        return [first + hyphen, *_broken(rest)]
    return [name[start : start + LETTERS] for start in range(0, len(name), LETTERS)]
