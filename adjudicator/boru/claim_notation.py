"""The claim in the notation: ``claim KIND`` with a few words, and actions as parts ``do ...``.

    claim trick                              claim card daria 11 possible at CON-R1
    claim region daria CON; do daria builds at CON-R1       claim game daria possible sole
    claim forced daria CON                   claim record at 2; do daria leads 11 at CON-R1; do kasia plays 2

What no words are made for follows as JSON: ``claim disputed {...}``.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

CLAIM_PARTS: Final = ("claim", "do")
_ACTIONS: Final = {
    "action": "actions",
    "upkeep": "actions",
    "record": "actions",
    "remedy": "actions",
    "region": "line",
    "game": "line",
}
"""Kind of claim to the field that holds its actions."""
_NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "card": ("player", "card"),
    "region": ("player", "region"),
    "game": ("player",),
    "forced": ("player",),
}
_ALWAYS: Final = ("record", "remedy")
"""Kinds whose list of actions is there even when it is empty."""


def claim_parts(claim: Mapping[str, Any]) -> list[str]:
    """The claim in words if words say it exactly, and in JSON otherwise."""
    head = f"claim {claim['kind']}"
    parts = _in_words(head, claim)
    if parts is not None and read_claim(parts) == (dict(claim), []):
        return parts
    rest = {name: value for name, value in claim.items() if name != "kind"}
    written = json.dumps(rest, ensure_ascii=False, separators=(",", ":")).replace(";", "\\u003b")
    return [f"{head} {written}"]


def _in_words(head: str, claim: Mapping[str, Any]) -> list[str] | None:
    kind = claim["kind"]
    if kind not in (*_ACTIONS, "trick", "score", "card", "forced", "legal", "consistent"):
        return None
    words = [head]
    for field in ("player", "card", "region", "how"):
        if claim.get(field) is not None:
            words.append(str(claim[field]))
    if claim.get("town"):
        words.append(f"at {claim['town']}")
    if claim.get("at") is not None:
        words.append(f"at {claim['at']}")
    if claim.get("seen_by"):
        words.append(f"seen by {claim['seen_by']}")
    if claim.get("sole"):
        words.append("sole")
    actions = claim.get(_ACTIONS.get(kind, ""), [])
    if claim.get("action"):
        actions = [claim["action"]]
    return [" ".join(words), *(f"do {action}" for action in actions)]


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
    kind = claim["kind"]
    actions = [" ".join(part.split()[1:]) for part in done]
    field = _ACTIONS.get(kind)
    if kind == "legal" and len(actions) == 1:
        claim["action"] = actions[0]
    elif field and field not in claim:
        if actions or kind in _ALWAYS:
            claim[field] = actions
    elif actions:
        return claim, done
    return claim, []


def _read_head(part: str) -> dict[str, Any] | None:
    kind, _, rest = part.removeprefix("claim ").strip().partition(" ")
    if rest.lstrip().startswith("{"):
        return _read_json(kind, rest)
    claim: dict[str, Any] = {"kind": kind}
    words = rest.split()
    needed = _NEEDED.get(kind, ())
    if len(words) < len(needed):
        return None
    for field, word in zip(needed, words, strict=False):
        claim[field] = _number(word) if field == "card" else word
    return claim if _read_rest(kind, claim, words[len(needed) :]) else None


def _read_rest(kind: str, claim: dict[str, Any], words: Sequence[str]) -> bool:
    """The optional words of a claim; False if some cannot be understood."""
    match kind, list(words):
        case _, []:
            return True
        case (("card" | "region" | "game"), [("certain" | "possible") as how, *rest]) if "how" not in claim:
            claim["how"] = how
        case "card", ["at", town, *rest] if "town" not in claim:
            claim["town"] = town
        case "card", ["seen", "by", name, *rest] if "seen_by" not in claim:
            claim["seen_by"] = name
        case "record", ["at", number, *rest] if isinstance(_number(number), int) and "at" not in claim:
            claim["at"] = int(number)
        case (("game" | "forced"), ["sole", *rest]) if "sole" not in claim:
            claim["sole"] = True
        case "forced", [region, *rest] if "region" not in claim:
            claim["region"] = region
        case _:
            return False
    return _read_rest(kind, claim, rest)


def _read_json(kind: str, text: str) -> dict[str, Any] | None:
    try:
        rest = json.loads(text)
    except ValueError:
        return None
    return {"kind": kind, **rest} if isinstance(rest, dict) and "kind" not in rest else None


def _number(word: str) -> int | str:
    return int(word) if word.isascii() and word.isdecimal() else word
