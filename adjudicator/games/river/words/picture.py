"""The picture of a ruling: the dams with both sides, added cards in dashes, and the deciding cards."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from adjudicator.games.river.claims.control import Claimable, Control
from adjudicator.games.river.claims.joint_control import JointControl
from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.table.cards import ELITE_COPIES
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.games.river.words.readable import localise
from adjudicator.lang import Lang
from adjudicator.ruling import Ruling
from adjudicator.words.picture import Drawn, Frame, Section, box, text
from adjudicator.words.say import say

FILL: Final = {"R": "#f6c9c4", "G": "#cfe8cf", "B": "#cadff5", "Y": "#f8ebb0", "P": "#e2d2f0"}
INK: Final = {"R": "#8c1d18", "G": "#1c5e20", "B": "#0d4a8a", "Y": "#6d5200", "P": "#51237a"}
CARD_WIDTH: Final = 62
CARD_HEIGHT: Final = 50
WIDTH: Final = 460
FRAME: Final = Frame(localise, WIDTH, letters=60)

Card = Mapping[str, str]
"""A ``card``, and if it is an elite what it is read ``as``."""


def picture(ruling: Ruling, lang: Lang) -> str:
    return FRAME.picture(ruling, lang, _sections(ruling, lang))


def _sections(ruling: Ruling, lang: Lang) -> Iterator[Section]:
    for dam, defender in _dams(ruling):
        yield partial(_dam, dam, defender or _cards(dam.defender), lang)
    if ruling.smallest_reason:
        yield partial(_deciding_cards, _cards(ruling.smallest_reason), lang)


def _dams(ruling: Ruling) -> list[tuple[Dam, Sequence[Card]]]:
    """The dams that the ruling is about, each with the defender's cards that refute the claim, if any do."""
    claim, position, finding = ruling.case.claim, ruling.case.position, ruling.finding
    match claim:
        case Control(name):
            return [(position.dam(name), _shown_by(finding.witness))]
        case Claimable():
            return [
                (dam, _shown_by(found["witness"]))
                for dam, found in zip(position.dams, finding.answer["dams"], strict=True)
            ]
        case JointControl(names):
            held = {side["dam"]: side for side in (finding.witness or {}).get("dams", ())}
            return [(position.dam(name), _shown_by(held.get(name))) for name in names]
        case _:
            return [(dam, ()) for dam in _table(ruling).dams]


def _shown_by(witness: Mapping[str, Sequence[Card]] | None) -> Sequence[Card]:
    return witness["cards"] if witness else ()


def _cards(cards: Sequence[str]) -> list[Card]:
    return [{"card": card} for card in cards]


def _table(ruling: Ruling) -> Position:
    """The table in the answer if there is one, else the one that was handed in."""
    answer, position = ruling.finding.answer, ruling.case.position
    if isinstance(answer, Mapping) and isinstance(answer.get("table"), Mapping):
        position, _ = check_position(PositionForm.model_validate(answer["table"]), ruling.case.readings)
    table: Position = position
    return table


def _dam(dam: Dam, defender: Sequence[Card], lang: Lang, y: int) -> Drawn:
    """The defender above, the dam in the middle, the attacker below, as they sit at the table."""
    slots = dam.face.slots
    body = text(16, y + 14, say(lang, "river-defender"), anchor="start")
    body += _row(defender, len(dam.defender), slots, lang, y + 22)
    y += 22 + CARD_HEIGHT + 8
    label = say(
        lang,
        "river-dam-label",
        {
            "dam": str(dam.name),
            "slots": slots,
            "requirement": dam.face.requirement.value,
            "damaged": "yes" if dam.damaged else "no",
        },
    )
    body += box(16, y, WIDTH - 32, 34, "#d9c7a8" if dam.damaged else "#bcd9ee")
    body += text(WIDTH / 2, y + 22, label)
    y += 42
    body += _row(_cards(dam.attacker), len(dam.attacker), slots, lang, y)
    y += CARD_HEIGHT + 16
    body += text(16, y, say(lang, "river-attacker"), anchor="start")
    return body, y + 18


def _deciding_cards(cards: Sequence[Card], lang: Lang, y: int) -> Drawn:
    """As many rows of cards as needed."""
    body = text(16, y + 14, f"{say(lang, 'river-deciding-cards')}:", anchor="start")
    y += 24
    each = (WIDTH - 26) // (CARD_WIDTH + 6)
    for start in range(0, len(cards), each):
        body += _row(cards[start : start + each], each, 0, lang, y)
        y += CARD_HEIGHT + 6
    return body, y + 4


def _row(cards: Sequence[Card], laid: int, slots: int, lang: Lang, y: int) -> str:
    """Cards side by side, in dashes those after the first ``laid`` ones, then the slots that are empty."""
    body = ""
    for place in range(max(len(cards), slots)):
        x = 16 + place * (CARD_WIDTH + 6)
        if place < len(cards):
            body += _card(cards[place], place >= laid, lang, x, y)
        else:
            body += box(x, y, CARD_WIDTH, CARD_HEIGHT, "none", "#bbb", dashed=True)
    return body


def _card(entry: Card, dashed: bool, lang: Lang, x: float, y: float) -> str:
    card = entry.get("as", entry["card"])
    if card in ELITE_COPIES:
        return box(x, y, CARD_WIDTH, CARD_HEIGHT, "#eee", dashed=dashed) + text(
            x + CARD_WIDTH / 2, y + 31, say(lang, f"river-{card}")
        )
    colour = card[0]
    body = box(x, y, CARD_WIDTH, CARD_HEIGHT, FILL[colour], INK[colour], dashed)
    body += text(x + CARD_WIDTH / 2, y + 33, card, 22, INK[colour])
    if "as" in entry:
        body += text(x + CARD_WIDTH / 2, y + 13, say(lang, f"river-{entry['card']}"), 11)
    return body
