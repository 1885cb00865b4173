"""The one-line notation of a river case, readable aloud, and exactly as rich as the JSON.

    river; dam 3: R8 R9 R10 vs Y11; discard Y9 P10; claim control 3; reading legion-on-icon-dams=outranks

A dam is ``dam N``, ``dam N damaged`` or ``house NAME SLOTS REQUIREMENT``; an empty side is ``-``; after the
sides may come ``, attacker first`` or ``, defender first``.
"""

import re
from collections.abc import Mapping
from typing import Any

from adjudicator.problems import BadCase, Kind, Problem

_DAM = re.compile(
    r"(?:dam (?P<tile>-?[0-9]+)|house (?P<id>\S+) (?P<slots>-?[0-9]+) (?P<requirement>\S+))"
    r"(?P<damaged> damaged)?: "
    r"(?P<attacker>[^,]*?) vs (?P<defender>[^,]*?)(?:, (?P<first>attacker|defender) first)?"
)
_SIDES = ("attacker", "defender")


def notate(given: Mapping[str, Any]) -> str:
    position, claim = given["position"], given["claim"]
    parts = ["river"]
    parts += [_dam_text(dam) for dam in position.get("dams", [])]
    if position.get("discard"):
        parts.append("discard " + " ".join(position["discard"]))
    for side in _SIDES:
        if "hands" in position and position["hands"].get(side):
            parts.append(f"hand {side} " + " ".join(position["hands"][side]))
    if "hands" in position and not any(position["hands"].get(side) for side in _SIDES):
        parts.append("hands empty")
    for name in ("turn", "phase", "logs", "deck"):
        if name in position:
            parts.append(f"{name} {position[name]}")
    if "tactics_played" in position:
        played = position["tactics_played"]
        parts.append(f"tactics {played.get('attacker', 0)}-{played.get('defender', 0)}")
    if position.get("complete"):
        parts.append("complete")
    parts.append(f"claim {claim['kind']}" + (f" {claim['dam']}" if "dam" in claim else ""))
    parts += [f"reading {name}={option}" for name, option in given.get("readings", {}).items()]
    return "; ".join(parts)


def _dam_text(dam: Mapping[str, Any]) -> str:
    if dam.get("tile") is not None:
        name = f"dam {dam['tile']}"
    else:
        name = f"house {dam['id']} {dam['slots']} {dam['requirement']}"
    damaged = " damaged" if dam.get("damaged") else ""
    sides = " vs ".join(" ".join(dam.get(side, [])) or "-" for side in _SIDES)
    first = f", {dam['first']} first" if dam.get("first") else ""
    return f"{name}{damaged}: {sides}{first}"


def parse(text: str) -> dict[str, Any]:
    """From the notation to JSON; what cannot be read is named, all of it at once."""
    position: dict[str, Any] = {"dams": []}
    given: dict[str, Any] = {"game": "river", "position": position}
    problems: list[Problem] = []
    said: set[str] = set()
    parts = [" ".join(part.split()) for part in text.split(";")]
    for part in parts[1:] if parts[0] == "river" else parts:
        word = part.partition(" ")[0]
        key = " ".join(part.split()[:2]) if word in ("hand", "reading") else word
        if key in said and word not in ("dam", "house", "discard"):
            problems.append(Problem(Kind.CONTRADICTORY, "said-twice", "", {"field": word}))
        said.add(key)
        if part and not _read(part, given, position):
            hint = "river; dam 3: R8 R9 R10 vs Y11; discard Y9; claim control 3"
            problems.append(Problem(Kind.MALFORMED, "notation", "", {"text": part, "hint": hint}))
    if problems:
        raise BadCase(problems)
    return given


def _read(part: str, given: dict[str, Any], position: dict[str, Any]) -> bool:
    """Take one part in; False if it cannot be understood."""
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
        case (("turn" | "phase"), [name]):
            position[word] = name
        case (("logs" | "deck"), [number]) if number.isascii() and number.isdecimal():
            position[word] = int(number)
        case "tactics", [score] if re.fullmatch(r"[0-9]+-[0-9]+", score):
            attacker, defender = score.split("-")
            position["tactics_played"] = {"attacker": int(attacker), "defender": int(defender)}
        case "complete", []:
            position["complete"] = True
        case "claim", [kind]:
            given["claim"] = {"kind": kind}
        case "claim", [kind, dam]:
            given["claim"] = {"kind": kind, "dam": int(dam) if dam.isascii() and dam.isdecimal() else dam}
        case "reading", [choice] if "=" in choice:
            name, _, option = choice.partition("=")
            given.setdefault("readings", {})[name] = option
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
