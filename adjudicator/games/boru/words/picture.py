"""A picture of the table: a schematic map, the marriage track, the trick, and what everybody has."""

from collections.abc import Iterator
from functools import partial
from html import escape
from typing import Final

from adjudicator.games.boru.intake.claim_forms import ActionForm, CardForm, ForcedForm, RegionForm
from adjudicator.games.boru.table.board import BIT, COLOUR, REGION, REGIONS, ROADS, TOWNS, TRACK
from adjudicator.games.boru.table.cards import CARDS, MATCHING
from adjudicator.games.boru.table.position import Position
from adjudicator.games.boru.table.table import FACE_DOWN, NOBODY, Table
from adjudicator.games.boru.words.map_layout import (
    BOXES,
    DISC,
    MAP_HEIGHT,
    TOWN_AT,
    TOWN_FILL,
    TOWN_INK,
    WIDTH,
)
from adjudicator.games.boru.words.player_rows import draw_disc, draw_players, is_known
from adjudicator.games.boru.words.readable import localise
from adjudicator.intake.forms import LegalForm
from adjudicator.lang import Lang
from adjudicator.pointers import pointer
from adjudicator.ruling import Ruling, params_json
from adjudicator.values import canonical
from adjudicator.words.picture import Drawn, Frame, Section, box, deciding, text
from adjudicator.words.render import say_reason
from adjudicator.words.say import say

RADIUS: Final = 14
CARD_FILL: Final = {**TOWN_FILL, "W": "#ffffff"}
TOKEN: Final = 34
MARK: Final = "#d81b60"
"""Colour for what the claim is about."""
LEGEND: Final = 13
"""Size of the letters of the legend."""
FRAME: Final = Frame(localise, WIDTH, letters=54, size=15, margin=12, top=0)


def picture(ruling: Ruling, lang: Lang) -> str:
    position: Position = ruling.case.position
    claim = ruling.case.form.claim
    claimed = claim.region if isinstance(claim, RegionForm | ForcedForm) else None
    sections: list[Section] = [
        partial(_map, position.table, claimed, _towns_that_count(ruling, claimed)),
        partial(_track, position, lang),
        partial(_trick, position.table, _cards_that_count(ruling)),
        partial(draw_players, position, lang, _totals(ruling)),
        partial(FRAME.lines, [say(lang, "boru-picture-legend")], LEGEND),
        partial(
            FRAME.lines,
            [say_reason(localise, one, lang) for one in deciding(ruling, _COMPARISONS)],
            FRAME.size,
        ),
    ]
    return FRAME.picture(ruling, lang, sections)


_COMPARISONS: Final = (
    "boru-trick-compared",
    "boru-end-region",
    "boru-end-game",
    "boru-bounds-held",
    "boru-bounds-threshold",
    "boru-bounds-behind",
    "boru-bounds-overtaken",
    "boru-region-now",
)


def _cards_that_count(ruling: Ruling) -> frozenset[int]:
    """The card that wins, or the claimed card and the one that lies above it; or the one being resolved."""
    messages = ("boru-trick-compared", "boru-card-beaten-already")
    lit = {int(card) for one in ruling.reasons if one.message in messages for card in one.cards}
    claim, table = ruling.case.form.claim, ruling.case.position.table
    if isinstance(claim, CardForm):
        lit.add(claim.card)
    if isinstance(claim, ActionForm) and table.acting != NOBODY:
        lit.add(table.card.value)
    return frozenset(lit)


def _towns_that_count(ruling: Ruling, claimed: str | None) -> int:
    """The discs in the region that is claimed, and the towns that the deciding reason or the action names."""
    table: Table = ruling.case.position.table
    counted = REGIONS[REGION[claimed]].towns & table.discs if claimed else 0
    told = canonical([params_json(one.params) for one in deciding(ruling, _COMPARISONS)])
    if isinstance(ruling.case.form.claim, LegalForm):
        told += ruling.case.form.claim.action or ""
    for town in TOWNS:
        if town in told:
            counted |= BIT[town]
    return counted


def _totals(ruling: Ruling) -> dict[str, int]:
    """Everybody's points after the final scoring, if the ruling tells them."""
    told = [one.params for one in ruling.reasons if one.message == "boru-score-total"]
    return {str(one["player"]): int(str(one["points"])) for one in told}


# The map


def _map(table: Table, claimed: str | None, lit: int, y: int) -> Drawn:
    return "".join(_regions_and_towns(table, claimed, lit)), y + MAP_HEIGHT + 4


def _regions_and_towns(table: Table, claimed: str | None, lit: int) -> Iterator[str]:
    for region in REGIONS:
        left, top, width, height = BOXES[region.id]
        yield box(left, top, width, height, "#f1ecdf", MARK if claimed == region.id else "#b9ac8d")
    for road in sorted(sorted(road) for road in ROADS):
        (x, y), (to_x, to_y) = TOWN_AT[road[0]], TOWN_AT[road[1]]
        yield f'<path d="M{x} {y}L{to_x} {to_y}" stroke="#8a7a5c" stroke-width="4" stroke-linecap="round"/>'
    for place in range(len(REGIONS)):
        yield _heading(table, place)
    for town in range(len(TOWNS)):
        yield _town(table, town, lit=bool(lit >> town & 1))


def _heading(table: Table, place: int) -> str:
    """The region's name, and its claim token with threshold and points."""
    region, token = REGIONS[place], table.tokens[place]
    left, top, width, _ = BOXES[region.id]
    covered = (
        f'<rect x="{left + 4}" y="{top + 5}" width="{7 * len(region.name)}" height="18" fill="#f1ecdf"/>'
    )
    drawn = covered + text(left + 6, top + 18, region.name, 12, anchor="start")
    x, y = left + width - TOKEN - 3, top + 5
    fill, ink = "#c9c9c9", "#333"
    if token == NOBODY:
        fill = "#ffffff"
    elif token != FACE_DOWN:
        fill, ink = DISC[token], "#ffffff"
    drawn += box(x, y, TOKEN, 18, fill, "#555", dashed=token == FACE_DOWN)
    return drawn + text(x + TOKEN / 2, y + 14, f"{region.threshold} | {region.points}", 12, ink)


def _town(table: Table, town: int, lit: bool) -> str:
    """A town, filled by its disc. A square is a monastery, a ring what counts, a shield the Vikings."""
    x, y = TOWN_AT[TOWNS[town]]
    ink, label = TOWN_INK[COLOUR[town]], TOWNS[town].split("-")[1]
    owner = table.owner(town)
    drawn = ""
    if table.active == town or lit:
        drawn += _ring(x, y, RADIUS + 8, MARK, 3)
    if table.monasteries >> town & 1:
        side = RADIUS + 5
        drawn += (
            f'<rect x="{x - side}" y="{y - side}" width="{2 * side}" height="{2 * side}" rx="3" '
            f'fill="#e8d9b5" stroke="#6b4a1f" stroke-width="2"/>'
        )
    fill = TOWN_FILL[COLOUR[town]] if owner == NOBODY else DISC[owner]
    drawn += f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="{fill}" stroke="{ink}" stroke-width="4"/>'
    drawn += text(x, y + 5, label, 13, ink if owner == NOBODY else "#ffffff")
    if owner != NOBODY:
        drawn += _tag(x + RADIUS, y + RADIUS, table.name(owner)[:1].upper(), DISC[owner])
    if table.covered >> town & 1:
        drawn += _vikings(x, y)
    return drawn


def _ring(x: float, y: float, radius: float, ink: str, width: int) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="none" stroke="{ink}" stroke-width="{width}"/>'


def _tag(x: float, y: float, letter: str, ink: str) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="7" fill="#fff" stroke="{ink}" stroke-width="1.5"/>'
        f'<text x="{x:g}" y="{y + 4:g}" font-size="11" font-weight="bold" fill="{ink}" '
        f'text-anchor="middle">{escape(letter)}</text>'
    )


def _vikings(x: float, y: float) -> str:
    """A black shield over the disc."""
    return (
        f'<path d="M{x - 26} {y - 25}h18v10q0 8 -9 11q-9 -3 -9 -11z" fill="#111" stroke="#fff"/>'
        f'<path d="M{x - 21} {y - 21}l8 9m0 -9l-8 9" stroke="#fff" stroke-width="2"/>'
    )


# Beside the map


def _track(position: Position, lang: Lang, y: int) -> Drawn:
    """The marriage track, the first space on the left. Several players may be on the first space."""
    table = position.table
    battle = "?" if pointer("position", "battle") in position.unknown else str(table.battle)
    drawn = text(12, y + 14, say(lang, "boru-picture-track"), 14, anchor="start")
    drawn += text(WIDTH - 12, y + 14, say(lang, "boru-picture-battle", {"count": battle}), 14, anchor="end")
    y += 22
    width = (WIDTH - 24) / len(TRACK)
    for space, bonus in enumerate(TRACK):
        x = 12 + space * width
        drawn += box(x, y, width - 3, 54, "#fff8e6")
        symbol = "●" * bonus.coins or ("★" if bonus.renown else "⌂" if bonus.town else "")
        drawn += text(x + (width - 3) / 2, y + 15, symbol, 13, "#7a5c00")
        here = [
            seat
            for seat, player in enumerate(table.players)
            if player.track == space and is_known(position, seat, "track")
        ]
        for place, seat in enumerate(here):
            spread = 0 if len(here) == 1 else (place % 2) * 18 - 9
            drawn += draw_disc(
                table,
                seat,
                x + (width - 3) / 2 + spread,
                y + 12 + (place // 2) * 15 if len(here) > 1 else y + 30,
                7 if len(here) > 1 else 11,
            )
    return drawn, y + 64


def _trick(table: Table, lit: frozenset[int], y: int) -> Drawn:
    """The cards of the trick in the order played. What counts is lit, what does not match is faded."""
    if not table.trick:
        return "", y
    drawn = ""
    for place, (seat, card) in enumerate(table.trick):
        x = 12 + place * 86
        one = box(x, y, 78, 34, CARD_FILL[CARDS[card].colour], MARK if card in lit else "#444")
        one += draw_disc(table, seat, x + 16, y + 17, 11) + text(x + 50, y + 24, str(card), 20)
        fits = table.active == NOBODY or MATCHING[COLOUR[table.active]] >> card & 1
        drawn += one if fits else f'<g opacity="0.45">{one}</g>'
        if card in lit:
            drawn += text(x + 70, y + 13, "★", 13, MARK)
    return drawn, y + 44
