"""The claim in the notation: ``claim KIND`` with a few words, and the actions as parts ``do ...``.

    claim fort gold 3               claim game gold possible sole   claim forced gold
    claim legal; do gold pays axx   claim record at 2; do uncover komfort; do uncover fortuna

The line of a fort or game claim follows as parts ``do ...`` too. What no words are made for follows as JSON:
``claim disputed {...}``.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

CLAIM_PARTS: Final = ("claim", "do")
_ACTIONS: Final = ("record", "remedy")
_WITH_LINE: Final = ("fort", "game")
_FLAGS: Final = ("possible", "sole")


def claim_parts(claim: Mapping[str, Any]) -> list[str]:
    """The claim in words if words say it exactly, and in JSON otherwise."""
    head = f"claim {claim['kind']}"
    rest = {name: value for name, value in claim.items() if name != "kind"}
    parts = _in_words(head, claim["kind"], rest)
    if parts is not None and read_claim(parts) == (dict(claim), []):
        return parts
    written = json.dumps(rest, ensure_ascii=False, separators=(",", ":")).replace(";", "\\u003b")
    return [f"{head} {written}"]


def _in_words(head: str, kind: str, rest: Mapping[str, Any]) -> list[str] | None:
    flags = " possible" * (rest.get("how") == "possible") + " sole" * bool(rest.get("sole"))
    match kind, rest:
        case _, {} if not rest:
            return [head]
        case "forced", {"clan": clan}:
            return [f"{head} {clan}"]
        case "fort", {"clan": clan, "fort": fort}:
            return [f"{head} {clan} {fort}{flags}", *_line(rest)]
        case "game", {"clan": clan}:
            return [f"{head} {clan}{flags}", *_line(rest)]
        case "legal", {"action": action}:
            return [head, f"do {action}"]
        case (("record" | "remedy"), {"actions": [*actions]}):
            at = f" at {rest['at']}" if "at" in rest else ""
            return [head + at, *(f"do {action}" for action in actions)]
    return None


def _line(rest: Mapping[str, Any]) -> list[str]:
    return [f"do {step.get('do')}" for step in rest.get("line", ()) if isinstance(step, Mapping)]


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
    elif claim["kind"] in _WITH_LINE and actions and "line" not in claim:
        claim["line"] = [{"do": action} for action in actions]
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
        case "forced", [clan]:
            return {"kind": kind, "clan": clan}
        case "fort", [clan, fort, *flags] if fort.isascii() and fort.isdecimal():
            return _flagged({"kind": kind, "clan": clan, "fort": int(fort)}, flags)
        case "game", [clan, *flags]:
            return _flagged({"kind": kind, "clan": clan}, flags)
        case "record", ["at", number] if number.isascii() and number.isdecimal():
            return {"kind": kind, "at": int(number)}
    return None


def _flagged(claim: dict[str, Any], flags: Sequence[str]) -> dict[str, Any] | None:
    if any(flag not in _FLAGS for flag in flags) or len(set(flags)) < len(flags):
        return None
    if "possible" in flags:
        claim["how"] = "possible"
    if "sole" in flags:
        claim["sole"] = True
    return claim


def _read_json(kind: str, text: str) -> dict[str, Any] | None:
    try:
        rest = json.loads(text)
    except ValueError:
        return None
    return {"kind": kind, **rest} if isinstance(rest, dict) and "kind" not in rest else None
