"""The picture of a ruling: the dams with both sides and their sums, added cards in dashes, what decides."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from adjudicator.games.river.claims.control import Claimable, Control
from adjudicator.games.river.claims.joint_control import JointControl
from adjudicator.games.river.intake.check import check_position
from adjudicator.games.river.intake.position_form import PositionForm
from adjudicator.games.river.rules.contest import contest
from adjudicator.games.river.rules.strongest import Build, Contest, own_best, strongest_of_defender
from adjudicator.games.river.rules.witness import ShownSide, shown_side, told_cards
from adjudicator.games.river.table.cards import ELITE_COPIES
from adjudicator.games.river.table.position import Dam, Position, Side
from adjudicator.games.river.table.table import cards_at, laid_at
from adjudicator.games.river.words.readable import localise
from adjudicator.lang import Lang
from adjudicator.ruling import Ruling, Verdict
from adjudicator.words.picture import Drawn, Frame, Section, box, text, wrapped
from adjudicator.words.say import say

FILL: Final = {"R": "#f6c9c4", "G": "#cfe8cf", "B": "#cadff5", "Y": "#f8ebb0", "P": "#e2d2f0"}
INK: Final = {"R": "#8c1d18", "G": "#1c5e20", "B": "#0d4a8a", "Y": "#6d5200", "P": "#51237a"}
CARD_WIDTH: Final = 62
CARD_HEIGHT: Final = 50
WIDTH: Final = 460
FRAME: Final = Frame(localise, WIDTH, letters=52)

GOLD: Final = "#d99a00"
"""Around the cards that decide."""
LABEL_LETTERS: Final = 52
"""Letters of the name of a dam that fit on one line."""

Card = Mapping[str, Any]
"""A ``card``, and if it is an elite what it is read ``as``; ``any`` is "yes" if in any colour."""


class Shown(NamedTuple):
    """A dam as it is drawn."""

    dam: Dam
    at: Contest
    witness: Mapping[str, Any] | None = None
    """The defender's side that refutes the claim."""
    taken: bool = False
    """Does the attacker take it, or one of several at once?"""

    @property
    def defender(self) -> Sequence[Card]:
        if not self.witness:
            return self.side("defender")
        return told_cards(self.at, ShownSide(**{name: self.witness[name] for name in ShownSide._fields}))

    def side(self, side: Side) -> Sequence[Card]:
        """The cards that lie there. Of a full side each elite unit shows what it is read as."""
        laid, cards = laid_at(self.dam, side), cards_at(self.dam, side)
        if laid.size < self.at.slots or not laid.elites:
            return _cards(cards)
        return told_cards(self.at, shown_side(self.at, laid, cards, own_best(self.at, laid)))


def picture(ruling: Ruling, lang: Lang) -> str:
    return FRAME.picture(ruling, lang, _sections(ruling, lang))


def _sections(ruling: Ruling, lang: Lang) -> Iterator[Section]:
    shown = _dams(ruling)
    for one in shown:
        yield partial(_dam, one, lang)
    if ruling.smallest_reason:
        yield partial(_deciding_cards, _cards(ruling.smallest_reason), lang)
    legend = []
    if any(one.taken or one.witness for one in shown) or ruling.smallest_reason:
        legend.append("lit")
    if any(len(one.defender) > len(one.dam.defender) for one in shown):
        legend.append("added")
    if legend:
        yield partial(_legend, legend, lang)


def _dams(ruling: Ruling) -> list[Shown]:
    """The dams that the ruling is about."""
    claim, position, finding = ruling.case.claim, ruling.case.position, ruling.finding
    readings = ruling.case.readings
    match claim:
        case Control(name):
            dam = position.dam(name)
            taken = ruling.verdict is Verdict.UPHELD
            return [Shown(dam, contest(position, dam, readings), finding.witness, taken)]
        case Claimable():
            return [
                Shown(dam, contest(position, dam, readings), found["witness"], found["verdict"] == "upheld")
                for dam, found in zip(position.dams, finding.answer["dams"], strict=True)
            ]
        case JointControl(names):
            held = {side["dam"]: side for side in (finding.witness or {}).get("dams", ())}
            dams = [position.dam(name) for name in names]
            taken = ruling.verdict is Verdict.UPHELD
            return [Shown(dam, contest(position, dam, readings), held.get(dam.name), taken) for dam in dams]
        case _:
            table = _table(ruling)
            return [Shown(dam, contest(table, dam, readings)) for dam in table.dams]


def _cards(cards: Sequence[str]) -> list[Card]:
    return [{"card": card} for card in cards]


def _table(ruling: Ruling) -> Position:
    """The table in the answer if there is one, else the one that was handed in."""
    answer, position = ruling.finding.answer, ruling.case.position
    if isinstance(answer, Mapping) and isinstance(answer.get("table"), Mapping):
        position, _ = check_position(PositionForm.model_validate(answer["table"]), ruling.case.readings)
    table: Position = position
    return table


def _total(shown: Shown, side: Side, lang: Lang) -> str:
    """What a full side makes, or the best that the defender can still have where the dam is taken."""
    at, dam = shown.at, shown.dam
    if side == "defender" and shown.witness:
        params = {"formation": shown.witness["formation"], "sum": shown.witness["sum"]}
        return say(lang, "river-total", {"made": say(lang, "river-made", params), "best": "no"})
    laid = laid_at(dam, side)
    best = "no"
    if laid.size == at.slots:
        build: Build | None = own_best(at, laid)
    elif side == "defender" and shown.taken:
        build, best = strongest_of_defender(at), "yes"
    else:
        build = None
    if build is None:
        return ""
    made = shown_side(at, laid, cards_at(dam, side), build)
    said = say(lang, "river-made", {"formation": made.formation, "sum": made.sum})
    return say(lang, "river-total", {"made": said, "best": best})


def _dam(shown: Shown, lang: Lang, y: int) -> Drawn:
    """The defender above, the dam in the middle, the attacker below, as they sit at the table."""
    dam, slots = shown.dam, shown.dam.face.slots
    body = _owner("river-defender", _total(shown, "defender", lang), lang, y + 14)
    body += _row(shown.defender, len(dam.defender), slots, lang, y + 22, lit=bool(shown.witness))
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
    lines = wrapped(label, LABEL_LETTERS)
    body += box(16, y, WIDTH - 32, 14 + 20 * len(lines), "#d9c7a8" if dam.damaged else "#bcd9ee")
    for line in lines:
        body += text(WIDTH / 2, y + 22, line)
        y += 20
    y += 22
    body += _row(shown.side("attacker"), len(dam.attacker), slots, lang, y, lit=shown.taken)
    y += CARD_HEIGHT + 19
    body += _owner("river-attacker", _total(shown, "attacker", lang), lang, y)
    return body, y + 18


def _owner(who: str, total: str, lang: Lang, y: int) -> str:
    """Whose side it is, and what it makes."""
    name = say(lang, who)
    return text(16, y, f"{name}: {total}" if total else name, anchor="start")


def _deciding_cards(cards: Sequence[Card], lang: Lang, y: int) -> Drawn:
    """As many rows of cards as needed."""
    body = text(16, y + 14, f"{say(lang, 'river-deciding-cards')}:", anchor="start")
    y += 24
    each = (WIDTH - 26) // (CARD_WIDTH + 6)
    for start in range(0, len(cards), each):
        body += _row(cards[start : start + each], each, 0, lang, y, lit=True)
        y += CARD_HEIGHT + 8
    return body, y + 4


def _legend(entries: Sequence[str], lang: Lang, y: int) -> Drawn:
    """What the frames mean."""
    body = ""
    for entry in entries:
        lit = entry == "lit"
        body += box(18, y + 4, 22, 16, "none", GOLD if lit else "#444", dashed=not lit)
        body += text(50, y + 17, say(lang, f"river-legend-{entry}"), anchor="start")
        y += 26
    return body, y


def _row(cards: Sequence[Card], laid: int, slots: int, lang: Lang, y: int, *, lit: bool = False) -> str:
    """Cards side by side, in dashes those after the first ``laid`` ones, then the slots that are empty."""
    body = ""
    for place in range(max(len(cards), slots)):
        x = 16 + place * (CARD_WIDTH + 6)
        if place < len(cards):
            if lit:
                body += box(x - 3, y - 3, CARD_WIDTH + 6, CARD_HEIGHT + 6, GOLD, GOLD)
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
    letter = say(lang, "river-colour-letter", {"colour": colour})
    fill, ink = FILL[colour], INK[colour]
    if entry.get("any") == "yes":
        letter, fill, ink = "", "#eee", "#222"
    body = box(x, y, CARD_WIDTH, CARD_HEIGHT, fill, ink, dashed)
    body += text(x + CARD_WIDTH / 2, y + 33, f"{letter}{card[1:]}", 22, ink)
    if "as" in entry:
        body += text(x + CARD_WIDTH / 2, y + 13, say(lang, f"river-{entry['card']}"), 11)
    return body
