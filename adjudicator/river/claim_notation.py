"""The claim in the notation: ``claim KIND`` with a few words, and the actions as parts ``do ...``.

    claim control 3                 claim joint-control 1 3 5       claim can-win attacker
    claim legal; do attacker skip   claim record at 2; do attacker play R8 at 3; do attacker draw ?

What no words are made for follows as JSON: ``claim disputed {...}``.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

CLAIM_PARTS: Final = ("claim", "do")
_ACTIONS: Final = ("record", "remedy")


def claim_parts(claim: Mapping[str, Any]) -> list[str]:
    """The claim in words if words say it exactly, and in JSON otherwise."""
    head = f"claim {claim['kind']}"
    rest = {name: value for name, value in claim.items() if name != "kind"}
    parts = _in_words(head, claim["kind"], rest)
    if parts is not None and all(map(_is_plain, parts)) and read_claim(parts) == (dict(claim), []):
        return parts
    written = json.dumps(rest, ensure_ascii=False, separators=(",", ":")).replace(";", "\\u003b")
    return [f"{head} {written}"]


def _is_plain(part: str) -> bool:
    """Would it be taken for just this part?"""
    return ";" not in part and "\n" not in part and part == " ".join(part.split())


def _in_words(head: str, kind: str, rest: Mapping[str, Any]) -> list[str] | None:
    match kind, rest:
        case _, {} if not rest:
            return [head]
        case "control", {"dam": dam}:
            return [f"{head} {dam}"]
        case "joint-control", {"dams": [*dams]}:
            return [f"{head} {' '.join(str(dam) for dam in dams)}"]
        case "can-win", {"side": side}:
            return [f"{head} {side}"]
        case "legal", {"action": action}:
            return [head, f"do {action}"]
        case (("record" | "remedy"), {"actions": [*actions]}):
            at = f" at {rest['at']}" if "at" in rest else ""
            return [head + at, *(f"do {action}" for action in actions)]
    return None


def read_claim(parts: Sequence[str]) -> tuple[dict[str, Any] | None, list[str]]:
    """The claim from its parts, and the parts that cannot be understood."""
    said = [part for part in parts if part.startswith("claim")]
    done = [part for part in parts if not part.startswith("claim")]
    unread = [part for part in parts if part in CLAIM_PARTS]
    if unread or not said:
        return None, unread or done
    claim = _read_head(said[0])
    if claim is None:
        return None, [said[0]]
    actions = [" ".join(part.split()[1:]) for part in done]
    if claim["kind"] == "legal" and len(actions) == 1:
        claim["action"] = actions[0]
    elif claim["kind"] in _ACTIONS and "actions" not in claim:
        claim["actions"] = actions
    elif actions:
        return claim, done
    return claim, []


def _read_head(part: str) -> dict[str, Any] | None:
    kind, _, rest = part.removeprefix("claim ").strip().partition(" ")
    if rest.lstrip().startswith("{"):
        return _read_json(kind, rest)
    match kind, rest.split():
        case _, []:
            return {"kind": kind}
        case "control", [dam]:
            return {"kind": kind, "dam": _name(dam)}
        case "joint-control", dams:
            return {"kind": kind, "dams": [_name(dam) for dam in dams]}
        case "can-win", [side]:
            return {"kind": kind, "side": side}
        case "record", ["at", number] if number.isascii() and number.isdecimal():
            return {"kind": kind, "at": int(number)}
        case _:
            return None


def _read_json(kind: str, text: str) -> dict[str, Any] | None:
    try:
        rest = json.loads(text)
    except ValueError:
        return None
    return {"kind": kind, **rest} if isinstance(rest, dict) and "kind" not in rest else None


def _name(word: str) -> int | str:
    return int(word) if word.isascii() and word.isdecimal() else word
