"""The claims of Brian Boru in the notation, except those that all games share.

claim trick                              claim card daria 11 possible at CON-R1
claim region daria CON; do daria builds at CON-R1       claim game daria possible sole
claim forced daria CON
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.intake.notation import is_number
from adjudicator.values import Json, JsonObject

ACTIONS: Final = {"action": "actions", "upkeep": "actions", "region": "line", "game": "line"}
"""Kind of claim to the field that holds its actions."""
_NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "card": ("player", "card"),
    "region": ("player", "region"),
    "game": ("player",),
    "forced": ("player",),
}


def say_claim(claim: JsonObject) -> str | None:
    if claim["kind"] not in (*ACTIONS, "card", "forced"):
        return None
    words = [str(claim[name]) for name in ("player", "card", "region", "how") if claim.get(name) is not None]
    if claim.get("town"):
        words.append(f"at {claim['town']}")
    if claim.get("seen_by"):
        words.append(f"seen by {claim['seen_by']}")
    if claim.get("sole"):
        words.append("sole")
    return " ".join(words)


def read_claim(kind: str, words: list[str]) -> dict[str, Json] | None:
    needed = _NEEDED.get(kind, ())
    if len(words) < len(needed):
        return None
    claim: dict[str, Json] = {}
    for name, word in zip(needed, words, strict=False):
        claim[name] = int(word) if name == "card" and is_number(word) else word
    return claim if _read_rest(kind, claim, words[len(needed) :]) else None


def _read_rest(kind: str, claim: dict[str, Json], words: Sequence[str]) -> bool:
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
        case (("game" | "forced"), ["sole", *rest]) if "sole" not in claim:
            claim["sole"] = True
        case "forced", [region, *rest] if "region" not in claim:
            claim["region"] = region
        case _:
            return False
    return _read_rest(kind, claim, rest)
