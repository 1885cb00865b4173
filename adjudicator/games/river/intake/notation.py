"""The one-line notation of a river case: readable aloud, and it says everything that the JSON can say.

    river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3; reading legion-on-icon-dams=outranks

A dam is ``dam N``, ``dam N damaged`` or ``house NAME SLOTS REQUIREMENT``. An empty side is ``-``. After the
sides may come ``, attacker first`` or ``, defender first``. Parts are separated by ``;`` or line breaks. Each
action of a record is a part:

    river; ...; claim record; do attacker play R8 at 3; do attacker draw ?
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from adjudicator.game import Notation
from adjudicator.games.river.intake.spellings import SPELLINGS
from adjudicator.intake.notation import is_number

_DAM = re.compile(
    r"(?:dam (?P<tile>-?[0-9]+)|house (?P<id>\S+) (?P<slots>-?[0-9]+) (?P<requirement>\S+))"
    r"(?P<damaged> damaged)?: "
    r"(?P<attacker>[^,]*?) vs (?P<defender>[^,]*?)(?:, (?P<first>attacker|defender) first)?"
)
_SIDES = ("attacker", "defender")
_SCORES = {"tactics_played": "tactics", "wazki_played": "wazki"}
_FIELDS = {word: name for name, word in _SCORES.items()}


def _write(position: Mapping[str, Any]) -> list[str]:
    parts: list[str] = []
    parts += [_dam_text(dam) for dam in position.get("dams", [])]
    if position.get("discard"):
        parts.append("discard " + " ".join(position["discard"]))
    parts += _hands_text(position)
    for name in ("turn", "phase", "logs", "deck", "tactics_deck", "turn_number", "ending", "destroyed"):
        if name in position:
            parts.append(f"{name.replace('_', '-')} {position[name]}")
    for name, word in _SCORES.items():
        if name in position:
            score = position[name]
            parts.append(f"{word} {score.get('attacker', 0)}-{score.get('defender', 0)}")
    if position.get("complete"):
        parts.append("complete")
    return parts


def _hands_text(position: Mapping[str, Any]) -> Iterator[str]:
    hands, ruses = position.get("hands", {}), position.get("ruses", {})
    for side in _SIDES:
        if hands.get(side):
            yield f"hand {side} " + " ".join(hands[side])
    if "hands" in position and not any(hands.get(side) for side in _SIDES):
        yield "hands empty"
    hidden = position.get("hidden", {})
    for side in _SIDES:
        if side in hidden:
            yield f"hidden {side} {hidden[side].get('battle', 0)} {hidden[side].get('tactics', 0)}"
    if "hidden" in position and not hidden:
        yield "hidden none"
    for side in _SIDES:
        if ruses.get(side):
            yield f"ruses {side} " + " ".join(ruses[side])
    if "ruses" in position and not any(ruses.get(side) for side in _SIDES):
        yield "ruses none"


def _dam_text(dam: Mapping[str, Any]) -> str:
    if dam.get("tile") is not None:
        name = f"dam {dam['tile']}"
    else:
        name = f"house {dam['id']} {dam['slots']} {dam['requirement']}"
    damaged = " damaged" if dam.get("damaged") else ""
    sides = " vs ".join(" ".join(dam.get(side, [])) or "-" for side in _SIDES)
    first = f", {dam['first']} first" if dam.get("first") else ""
    return f"{name}{damaged}: {sides}{first}"


def _read(part: str, position: dict[str, Any]) -> bool:
    """Add one part to the position. False if it cannot be understood."""
    word, _, rest = part.partition(" ")
    if word in ("dam", "house"):
        return _read_dam(part, position)
    match word, rest.split():
        case "discard", cards:
            position["discard"] = [*position.get("discard", []), *cards]
        case "hand", [("attacker" | "defender") as side, *cards]:
            position.setdefault("hands", {})[side] = cards
        case "hands", ["empty"]:
            position["hands"] = {}
        case "hidden", ["none"]:
            position.setdefault("hidden", {})
        case "hidden", [("attacker" | "defender") as side, battle, tactics] if is_number(battle, tactics):
            counts = {"battle": int(battle), "tactics": int(tactics)}
            hidden = {name: count for name, count in counts.items() if count}
            position.setdefault("hidden", {})[side] = hidden
        case "ruses", ["none"]:
            position.setdefault("ruses", {})
        case "ruses", [("attacker" | "defender") as side, *cards]:
            position.setdefault("ruses", {})[side] = cards
        case (("turn" | "phase" | "ending"), [name]):
            position[word] = name
        case (("logs" | "deck" | "tactics-deck" | "turn-number" | "destroyed"), [number]) if is_number(
            number
        ):
            position[word.replace("-", "_")] = int(number)
        case (("tactics" | "wazki"), [score]) if re.fullmatch(r"[0-9]+-[0-9]+", score):
            attacker, defender = score.split("-")
            position[_FIELDS[word]] = {"attacker": int(attacker), "defender": int(defender)}
        case "complete", []:
            position["complete"] = True
        case _:
            return False
    return True


def _read_dam(part: str, position: dict[str, Any]) -> bool:
    found = _DAM.fullmatch(part)
    if not found:
        return False
    dam: dict[str, Any] = {}
    if found["tile"]:
        dam["tile"] = int(found["tile"])
    else:
        dam |= {"id": found["id"], "slots": int(found["slots"]), "requirement": found["requirement"]}
    if found["damaged"]:
        dam["damaged"] = True
    for side in _SIDES:
        if found[side] != "-":
            dam[side] = found[side].split()
    if found["first"]:
        dam["first"] = found["first"]
    position["dams"].append(dam)
    return True


NOTATION: Final = Notation(
    things="dams",
    hint="river; dam 3: R8 R9 R10 vs Y11; discard Y9; claim control 3",
    read=_read,
    write=_write,
    many=("dam", "house", "discard"),
    named=("hand", "hidden", "ruses"),
    names=("tile", "id"),
    spellings=SPELLINGS,
)
