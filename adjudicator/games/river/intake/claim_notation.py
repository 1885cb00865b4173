"""The notation of river's own claims. Those shared by every game are read elsewhere.

claim control 3                 claim joint-control 1 3 5       claim can-win attacker
"""

from collections.abc import Mapping
from typing import Any

from adjudicator.intake.notation import is_number


def say_claim(claim: Mapping[str, Any]) -> str | None:
    match claim:
        case {"kind": "control", "dam": dam}:
            return str(dam)
        case {"kind": "joint-control", "dams": [*dams]}:
            return " ".join(str(dam) for dam in dams)
        case {"kind": "can-win", "side": side}:
            return str(side)
    return None


def read_claim(kind: str, words: list[str]) -> dict[str, Any] | None:
    match kind, words:
        case "control", [dam]:
            return {"dam": _name(dam)}
        case "joint-control", dams:
            return {"dams": [_name(dam) for dam in dams]}
        case "can-win", [side]:
            return {"side": side}
    return None


def _name(word: str) -> int | str:
    return int(word) if is_number(word) else word
