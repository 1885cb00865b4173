"""The picture of a ruling: the dams with both sides, added cards in dashes, and the deciding cards."""

from collections.abc import Mapping
from typing import Any, Final

from adjudicator.games.river.claims.joint_control import JointControl
from adjudicator.games.river.claims.kinds import Claimable, Control
from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.table.cards import ELITE_COPIES
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.lang import Lang
from adjudicator.ruling import Ruling
from adjudicator.words.picture import box, svg, text, wrapped
from adjudicator.words.render import summary
from adjudicator.words.say import say

FILL: Final = {"R": "#f6c9c4", "G": "#cfe8cf", "B": "#cadff5", "Y": "#f8ebb0", "P": "#e2d2f0"}
INK: Final = {"R": "#8c1d18", "G": "#1c5e20", "B": "#0d4a8a", "Y": "#6d5200", "P": "#51237a"}
CARD_WIDTH: Final = 62
CARD_HEIGHT: Final = 50
WIDTH: Final = 460


def picture(ruling: Ruling, lang: Lang) -> str:
    body, y = "", 16
    for dam, witness in _dams(ruling):
        drawn, y = _dam(dam, witness, lang, y)
        body += drawn
    if ruling.smallest_reason:
        body += text(16, y + 14, f"{say(lang, 'river-deciding-cards')}:", anchor="start")
        drawn, y = _rows([{"card": card} for card in ruling.smallest_reason], y + 24, lang)
        body += drawn
    sentence = summary(ruling, lang)
    for line in wrapped(sentence, 60):
        y += 20
        body += text(16, y, line, anchor="start")
    return svg(WIDTH, y + 20, sentence, body)


def _dams(ruling: Ruling) -> list[tuple[Dam, Mapping[str, Any] | None]]:
    """The dams that the ruling is about, each with the witness against the claim, if there is one."""
    claim, position, finding = ruling.case.claim, ruling.case.position, ruling.finding
    match claim:
        case Control(name):
            return [(position.dam(name), finding.witness)]
        case Claimable():
            return [
                (dam, found["witness"])
                for dam, found in zip(position.dams, finding.answer["dams"], strict=True)
            ]
        case JointControl(names):
            held = {side["dam"]: side for side in (finding.witness or {}).get("dams", ())}
            return [(position.dam(name), held.get(name)) for name in names]
        case _:
            return [(dam, None) for dam in _table(ruling).dams]


def _table(ruling: Ruling) -> Position:
    """The table in the answer if there is one, else the one that was handed in."""
    answer, position = ruling.finding.answer, ruling.case.position
    if isinstance(answer, Mapping) and isinstance(answer.get("table"), Mapping):
        position, _ = check_position(PositionForm.model_validate(answer["table"]), ruling.case.readings)
    table: Position = position
    return table


def _dam(dam: Dam, witness: Mapping[str, Any] | None, lang: Lang, y: int) -> tuple[str, int]:
    """The defender above, the dam in the middle, the attacker below, as they sit at the table."""
    adds = witness["cards"][len(dam.defender) :] if witness else []
    body = text(16, y + 14, say(lang, "river-defender"), anchor="start")
    body += _row([*_entries(dam.defender, witness)], adds, dam.face.slots, y + 22, lang)
    y += 22 + CARD_HEIGHT + 8
    label = say(
        lang,
        "river-dam-label",
        {
            "dam": str(dam.name),
            "slots": dam.face.slots,
            "requirement": dam.face.requirement.value,
            "damaged": "yes" if dam.damaged else "no",
        },
    )
    body += box(16, y, WIDTH - 32, 34, "#d9c7a8" if dam.damaged else "#bcd9ee")
    body += text(WIDTH / 2, y + 22, label)
    y += 42
    body += _row(_entries(dam.attacker, None), [], dam.face.slots, y, lang)
    y += CARD_HEIGHT + 16
    body += text(16, y, say(lang, "river-attacker"), anchor="start")
    return body, y + 18


def _entries(cards: tuple[str, ...], witness: Mapping[str, Any] | None) -> list[dict[str, Any]]:
    return list(witness["cards"][: len(cards)]) if witness else [{"card": card} for card in cards]


def _row(laid: list[dict[str, Any]], adds: list[dict[str, Any]], slots: int, y: int, lang: Lang) -> str:
    drawn = [_card(entry, 16 + place * (CARD_WIDTH + 6), y, lang, False) for place, entry in enumerate(laid)]
    for place, entry in enumerate(adds, len(laid)):
        drawn.append(_card(entry, 16 + place * (CARD_WIDTH + 6), y, lang, True))
    for place in range(len(laid) + len(adds), slots):
        drawn.append(
            box(16 + place * (CARD_WIDTH + 6), y, CARD_WIDTH, CARD_HEIGHT, "none", "#bbb", dashed=True)
        )
    return "".join(drawn)


def _rows(entries: list[dict[str, Any]], y: int, lang: Lang) -> tuple[str, int]:
    """As many rows of cards as needed, and the height below them."""
    each = (WIDTH - 26) // (CARD_WIDTH + 6)
    body = ""
    for start in range(0, len(entries), each):
        body += _row(entries[start : start + each], [], 0, y, lang)
        y += CARD_HEIGHT + 6
    return body, y + 4


def _card(entry: dict[str, Any], x: float, y: float, lang: Lang, dashed: bool) -> str:
    card = entry.get("as", entry["card"])
    if card in ELITE_COPIES:
        return box(x, y, CARD_WIDTH, CARD_HEIGHT, "#eee", dashed=dashed) + text(
            x + CARD_WIDTH / 2, y + 31, say(lang, f"river-{card}")
        )
    colour, value = card[0], card[1:]
    body = box(x, y, CARD_WIDTH, CARD_HEIGHT, FILL[colour], INK[colour], dashed)
    body += text(x + CARD_WIDTH / 2, y + 33, f"{colour}{value}", 22, INK[colour])
    if "as" in entry:
        body += text(x + CARD_WIDTH / 2, y + 13, say(lang, f"river-{entry['card']}"), 11)
    return body
