"""A picture of the table: the wall, then each clan's cards with its total. Cards of a witness are dashed."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from adjudicator.games.romans.rules.capture import colliding, totals
from adjudicator.games.romans.table.cards import EMPTY, NONE, UNKNOWN, WARRIOR, WARRIORS
from adjudicator.games.romans.table.forts import KIND, VALUES, WALL, fort_name
from adjudicator.games.romans.table.table import ClanCards, Step, Table, wall_index
from adjudicator.games.romans.words.names import card_name, clan_name, fort_title
from adjudicator.games.romans.words.readable import localise
from adjudicator.lang import Lang
from adjudicator.readings import Readings
from adjudicator.ruling import Ruling
from adjudicator.words.picture import Drawn, Frame, Section, box, text, wrapped
from adjudicator.words.say import say

CARD_WIDTH: Final = 80
CARD_HEIGHT: Final = 46
GAP: Final = 6
LEFT: Final = 16
FILL: Final = {"green": "#cfe8cf", "red": "#f6c9c4", "gold": "#f8ebb0", "blue": "#cadff5"}
INK: Final = {"green": "#1c5e20", "red": "#8c1d18", "gold": "#6d5200", "blue": "#0d4a8a"}
STONE: Final = "#d9c7a8"
DARK: Final = "#e7e2da"
WIDTH: Final = 2 * LEFT + WALL * (CARD_WIDTH + GAP)
LETTERS: Final = 70
"""Letters that fit on one line of text."""
FRAME: Final = Frame(localise, WIDTH, LETTERS)

Shown = Mapping[str, Sequence[str]]
"""For each clan the face-down cards that a witness gives it."""


def picture(ruling: Ruling, lang: Lang) -> str:
    """The picture as SVG. If the facts contradict each other, it has only the summary."""
    return FRAME.picture(ruling, lang, _sections(ruling, lang))


def _sections(ruling: Ruling, lang: Lang) -> Iterator[Section]:
    if ruling.case.position is not None:
        table = _collided(ruling.case.position.table, ruling.case.readings)
        yield partial(_wall, table, getattr(ruling.case.claim, "place", None), lang)
        shown = (ruling.finding.witness or {}).get("down", {})
        for seat in range(len(table.cards)):
            yield partial(_clan, table, seat, shown, lang)


def _collided(table: Table, readings: Readings) -> Table:
    """The table without colliding Ch'ariotts, if all clans have revealed."""
    if table.step != Step.REVEAL or any(cards.now == NONE for cards in table.cards):
        return table
    gone = colliding(table, readings)
    all_cards = [
        cards._replace(here=cards.here and seat not in gone) for seat, cards in enumerate(table.cards)
    ]
    return table._replace(cards=tuple(all_cards))


def _wall(table: Table, claimed: int | None, lang: Lang, y: int) -> Drawn:
    """The forts at their places. The contested one has a strong edge, the claimed one has a star below."""
    body = text(LEFT, y + 10, say(lang, "romans-picture-wall"), anchor="start")
    y += 18
    first = WALL - len(table.wall)
    for number, fort in enumerate(table.wall):
        x = LEFT + (first + number) * (CARD_WIDTH + GAP)
        contested = number == 0 and table.step >= Step.REVEAL
        body += box(x, y, CARD_WIDTH, CARD_HEIGHT, STONE, "#7a1f1f" if contested else "#444")
        body += text(x + CARD_WIDTH / 2, y + 19, fort_title(lang, fort_name(fort)), 11)
        body += text(x + CARD_WIDTH / 2, y + 38, str(VALUES[fort & KIND]).replace("-", "−"), 15)
        place = first + number + 1
        mark = " ★" if claimed is not None and wall_index(table, claimed) == number else ""
        body += text(x + CARD_WIDTH / 2, y + CARD_HEIGHT + 13, f"{place}{mark}", 11, "#666")
    return body, y + CARD_HEIGHT + 26


def _clan(table: Table, seat: int, shown: Shown, lang: Lang, y: int) -> Drawn:
    """The clan's total and forts as text, then its face-up and face-down cards."""
    clan, cards = table.setup.clans[seat], table.cards[seat]
    label = clan_name(lang, clan)
    if table.setup.neutral[seat]:
        label += f" ({say(lang, 'romans-picture-neutral')})"
    label = label[0].upper() + label[1:]
    total = totals(table)[seat]
    forts = ", ".join(fort_title(lang, fort_name(fort)) for fort in cards.forts) or "–"
    heading = say(lang, "romans-picture-clan", {"label": label, "total": total, "forts": forts})
    body = ""
    for words in wrapped(heading, LETTERS):
        body += text(LEFT, y + 10, words, 13, anchor="start", fill=INK[clan])
        y += 18
    for column, kind, style in _entries(table, seat, cards, shown):
        x = LEFT + column * (CARD_WIDTH + GAP)
        body += _card(table, clan, kind, style, x, y, lang)
    return body, y + CARD_HEIGHT + 14


def _entries(table: Table, seat: int, cards: ClanCards, shown: Shown) -> list[tuple[int, int, str]]:
    """Column, card and style of each card: up, now, left, down (known), witness or hidden.

    A warrior laid at a fort is drawn below it.
    """
    entries = [(column, kind, "up") for column, kind in enumerate(cards.shown)]
    first = WALL - len(cards.down) if table.step >= Step.REVEAL else 0
    if cards.now != NONE:
        entries.append((first - 1, cards.now, "now" if cards.here else "left"))
    named = shown.get(table.setup.clans[seat], ())
    named = named[len(named) - len(cards.down) :] if len(named) >= len(cards.down) else ()
    for place, kind in enumerate(cards.down):
        if kind == EMPTY:
            continue
        if kind != UNKNOWN:
            entries.append((first + place, kind, "down"))
        elif named:
            entries.append((first + place, WARRIOR.get(named[place], UNKNOWN), "witness"))
        else:
            entries.append((first + place, UNKNOWN, "hidden"))
    return entries


def _card(table: Table, clan: str, kind: int, style: str, x: float, y: float, lang: Lang) -> str:
    if kind == UNKNOWN:
        return box(x, y, CARD_WIDTH, CARD_HEIGHT, DARK, "#999") + text(x + CARD_WIDTH / 2, y + 29, "?", 18)
    fill = FILL[clan] if style in ("up", "now") else DARK
    edge = "#7a1f1f" if style == "now" else INK[clan]
    body = box(x, y, CARD_WIDTH, CARD_HEIGHT, fill, edge, dashed=style in ("down", "witness", "left"))
    body += text(x + CARD_WIDTH / 2, y + 19, card_name(lang, WARRIORS[kind]), 12, INK[clan])
    strength = str(table.setup.strengths[kind])
    return body + text(x + CARD_WIDTH / 2, y + 38, strength, 15, INK[clan])
