"""A picture of the table: the wall, then each clan's cards with its total, and a legend.

It is as wide as a telephone, so that nothing has to be made smaller there.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from adjudicator.games.romans.rules.capture import colliding, totals
from adjudicator.games.romans.table.cards import EMPTY, NONE, UNKNOWN, WARRIOR, WARRIORS, card_id
from adjudicator.games.romans.table.forts import KIND, VALUES, WALL, fort_name
from adjudicator.games.romans.table.table import ClanCards, Step, Table, wall_index
from adjudicator.games.romans.words.names import card_name, clan_name, fort_title
from adjudicator.games.romans.words.readable import localise
from adjudicator.lang import Lang
from adjudicator.readings import Readings
from adjudicator.ruling import Ruling
from adjudicator.values import JsonObject
from adjudicator.words.picture import Drawn, Frame, Section, box, deciding, text, wrapped
from adjudicator.words.render import say_reason
from adjudicator.words.say import say

WIDTH: Final = 360
LEFT: Final = 8
GAP: Final = 4
CARD_WIDTH: Final = (WIDTH - 2 * LEFT - (WALL - 1) * GAP) / WALL
CARD_HEIGHT: Final = 46
FILL: Final = {"green": "#cfe8cf", "red": "#f6c9c4", "gold": "#f8ebb0", "blue": "#cadff5"}
INK: Final = {"green": "#1c5e20", "red": "#8c1d18", "gold": "#6d5200", "blue": "#0d4a8a"}
STONE: Final = "#d9c7a8"
DARK: Final = "#e7e2da"
SHOWN: Final = "#fffbe0"
"""Cards that lie there in an example."""
CONTESTED: Final = "#7a1f1f"
LIT: Final = "#e08a00"
LETTERS: Final = 46
"""Letters that fit on one line of text."""
NAME_LETTERS: Final = 9
"""Letters of a name that fit on one line of a card."""
FRAME: Final = Frame(localise, WIDTH, LETTERS, size=13, margin=LEFT)
_COMMON: Final = ("romans-total", "romans-revealed", "romans-hidden", "romans-laid-so")
"""Steps about all cards alike: they light none."""

_COMPARISONS: Final = frozenset(
    f"romans-{name}"
    for name in (
        *(f"way-{way}" for way in ("highest", "more", "tie-broken", "tie-lost", "tie", "alone", "ended")),
        *("forced-replies", "points-bounds", "ending-turn", "end-winner"),
        *("highest", "archr-wins", "archr-several", "tie", "tie-below", "sole", "all-filchy"),
    )
)
"""The steps that compare what decides: totals, points, who is left in the fight."""

Shown = Mapping[str, Sequence[str]]
"""For each clan the face-down cards that a witness gives it."""


class Scene(NamedTuple):
    """What is drawn."""

    table: Table
    lang: Lang
    shown: Shown
    lit: frozenset[str]
    """The cards that decide."""
    taker: str | None
    """The clan that takes the fort, if that is what was asked."""
    claimed: int | None
    """The place of the fort that the claim is about."""


def picture(ruling: Ruling, lang: Lang) -> str:
    """The picture as SVG. If the facts contradict each other, it has only the summary."""
    return FRAME.picture(ruling, lang, _sections(ruling, lang))


def _sections(ruling: Ruling, lang: Lang) -> Iterator[Section]:
    if ruling.case.position is None:
        return
    answer = ruling.finding.answer
    scene = Scene(
        _collided(ruling.case.position.table, ruling.case.readings),
        lang,
        (ruling.finding.witness or {}).get("down", {}),
        _lit(ruling),
        answer.get("takes") if isinstance(answer, Mapping) else None,
        getattr(ruling.case.claim, "place", None),
    )
    if scene.table.wall:
        yield partial(_wall, scene)
    for seat in range(len(scene.table.cards)):
        yield partial(_clan, scene, seat)
    yield partial(_legend, scene)
    totals_told = [one for one in ruling.reasons if one.bears and one.message == "romans-end-chain"]
    told = [*totals_told, *deciding(ruling, _COMPARISONS)]
    yield partial(FRAME.lines, [say_reason(localise, one, lang) for one in told], FRAME.size)


def _lit(ruling: Ruling) -> frozenset[str]:
    """The cards of the steps that decide, and those of the smallest reason."""
    deciding = [step for step in ruling.reasons if step.bears and step.message not in _COMMON]
    return frozenset([card for step in deciding for card in step.cards] + [*(ruling.smallest_reason or ())])


def _collided(table: Table, readings: Readings) -> Table:
    """The table without colliding Ch'ariotts, if all clans have revealed."""
    if table.step != Step.REVEAL or any(cards.now == NONE for cards in table.cards):
        return table
    gone = colliding(table, readings)
    all_cards = [
        cards._replace(here=cards.here and seat not in gone) for seat, cards in enumerate(table.cards)
    ]
    return table._replace(cards=tuple(all_cards))


def _column(number: int) -> float:
    return LEFT + number * (CARD_WIDTH + GAP)


def _wall(scene: Scene, y: int) -> Drawn:
    """The forts at their places. The contested one has a strong edge, the claimed one has a star below."""
    table, lang = scene.table, scene.lang
    body = text(LEFT, y + 10, say(lang, "romans-picture-wall"), 13, anchor="start")
    y += 18
    first = WALL - len(table.wall)
    for number, fort in enumerate(table.wall):
        x = _column(first + number)
        body += box(
            x, y, CARD_WIDTH, CARD_HEIGHT, STONE, CONTESTED if _is_contested(table, number) else "#444"
        )
        value = str(VALUES[fort & KIND]).replace("-", "−")
        name = fort_title(lang, fort_name(fort)).removesuffix(value).strip()
        body += _named(x, y, name, value, "#222")
        place = first + number + 1
        mark = " ★" if scene.claimed is not None and wall_index(table, scene.claimed) == number else ""
        body += text(x + CARD_WIDTH / 2, y + CARD_HEIGHT + 13, f"{place}{mark}", 11, "#444")
    return body, y + CARD_HEIGHT + 26


def _is_contested(table: Table, number: int) -> bool:
    return number == 0 and table.step >= Step.REVEAL


def _named(x: float, y: float, name: str, value: str, ink: str) -> str:
    """A name, on two lines if it is long, and a number below it."""
    lines = wrapped(name, NAME_LETTERS)
    body = "".join(
        text(x + CARD_WIDTH / 2, y + 16 + 10 * at - 4 * (len(lines) - 1), line, 11, ink)
        for at, line in enumerate(lines)
    )
    return body + text(x + CARD_WIDTH / 2, y + 38, value, 15, ink)


def _clan(scene: Scene, seat: int, y: int) -> Drawn:
    """The clan's name with its total, its forts, then its face-up and face-down cards."""
    table, lang = scene.table, scene.lang
    clan, cards = table.setup.clans[seat], table.cards[seat]
    label = clan_name(lang, clan)
    if table.setup.neutral[seat]:
        label += f" ({say(lang, 'romans-picture-neutral')})"
    label = label[0].upper() + label[1:]
    takes = "yes" if clan == scene.taker else "no"
    waits = table.step == Step.REVEAL and any(cards.now == NONE for cards in table.cards)
    params: JsonObject = {"total": totals(table)[seat], "takes": takes, "waits": "yes" if waits else "no"}
    total = say(lang, "romans-picture-total", params)
    body = text(LEFT, y + 10, label, 14, anchor="start", fill=INK[clan])
    if Step.REVEAL <= table.step <= Step.SVORD:
        body += text(WIDTH - LEFT, y + 10, total, 14, anchor="end", fill=INK[clan])
    y += 18
    if cards.forts:
        points = sum(VALUES[fort & KIND] for fort in cards.forts)
        forts = ", ".join(fort_title(lang, fort_name(fort)) for fort in cards.forts)
        held = {"forts": forts, "points": str(points).replace("-", "−")}
        for words in wrapped(say(lang, "romans-picture-forts", held), LETTERS + 4):
            body += text(LEFT, y + 9, words, 12, anchor="start", fill="#444")
            y += 16
    entries = _entries(scene, seat, cards)
    for column, kind, style in entries:
        body += _card(scene, clan, kind, style, _column(column), y)
    return body, y + (CARD_HEIGHT + 12 if entries else 4)


def _entries(scene: Scene, seat: int, cards: ClanCards) -> list[tuple[int, int, str]]:
    """Column, card and style of each card: up, now, left, down (known), witness or hidden.

    A warrior laid at a fort is drawn below it.
    """
    table = scene.table
    entries = [(column, kind, "up") for column, kind in enumerate(cards.shown)]
    first = WALL - len(cards.down) if table.step >= Step.REVEAL else 0
    if cards.now != NONE:
        entries.append((first - 1, cards.now, "now" if cards.here else "left"))
    named = scene.shown.get(table.setup.clans[seat], ())
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


def _card(scene: Scene, clan: str, kind: int, style: str, x: float, y: float) -> str:
    if kind == UNKNOWN:
        return _card_box("hidden", clan, x, y) + text(x + CARD_WIDTH / 2, y + 29, "?", 18)
    body = _card_box(style, clan, x, y)
    strength = str(scene.table.setup.strengths[kind])
    body += _named(x, y, card_name(scene.lang, WARRIORS[kind]), strength, INK[clan])
    if card_id(clan, kind) in scene.lit and style != "hidden":
        body += _light(x, y, CARD_WIDTH)
    return body


def _card_box(
    style: str, clan: str, x: float, y: float, width: float = CARD_WIDTH, height: float = 46
) -> str:
    fill = {"up": FILL[clan], "now": FILL[clan], "witness": SHOWN}.get(style, DARK)
    edge = {"now": CONTESTED, "hidden": "#777"}.get(style, INK[clan])
    return box(x, y, width, height, fill, edge, dashed=style in ("down", "witness", "left"))


def _light(x: float, y: float, width: float) -> str:
    """A bar along the top of a card that decides."""
    return f'<rect x="{x + 5:g}" y="{y + 3:g}" width="{width - 10:g}" height="3" rx="1.5" fill="{LIT}"/>'


def _legend(scene: Scene, y: int) -> Drawn:
    """What the edges and marks mean, as far as they occur."""
    table, body = scene.table, ""
    entries = [
        (clan, kind, style)
        for seat, clan in enumerate(table.setup.clans)
        for _, kind, style in _entries(scene, seat, table.cards[seat])
    ]
    for style in ("now", "left", "down", "witness", "hidden"):
        found = next((clan for clan, _, one in entries if one == style), None)
        if found is not None:
            swatch = _card_box(style, found, LEFT, y, 22, 14)
            body, y = body + swatch + _meaning(scene, style, y), y + 18
    if any(card_id(clan, kind) in scene.lit for clan, kind, style in entries if style != "hidden"):
        body, y = body + _light(LEFT - 3, y + 3, 28) + _meaning(scene, "lit", y), y + 18
    if any(_is_contested(table, number) for number in range(len(table.wall))):
        body, y = body + box(LEFT, y, 22, 14, STONE, CONTESTED) + _meaning(scene, "contested", y), y + 18
    if scene.claimed is not None:
        body, y = body + text(LEFT + 11, y + 12, "★", 12) + _meaning(scene, "claimed", y), y + 18
    return body, y


def _meaning(scene: Scene, style: str, y: int) -> str:
    words = say(scene.lang, "romans-picture-meaning", {"style": style})
    return text(LEFT + 30, y + 11, words, 12, "#444", anchor="start")
