"""The notation of Brian Boru's own claims. Actions and lines are parts ``do ...``.

claim trick                              claim card daria 11 possible at CON-R1
claim region daria CON; do daria builds at CON-R1       claim game daria possible sole
claim forced daria CON
"""

from functools import partial
from typing import Final

from adjudicator.claim_kind import ClaimWords
from adjudicator.intake.notation import is_number
from adjudicator.values import Json, JsonObject


def _say(claim: JsonObject) -> str:
    words = [str(claim[name]) for name in ("player", "card", "region", "how") if claim.get(name) is not None]
    if claim.get("town"):
        words.append(f"at {claim['town']}")
    if claim.get("seen_by"):
        words.append(f"seen by {claim['seen_by']}")
    if claim.get("sole"):
        words.append("sole")
    return " ".join(words)


def _read(needed: tuple[str, ...], optional: tuple[str, ...], words: list[str]) -> dict[str, Json] | None:
    """The fields that the claim needs, in this order, and then any of the optional ones."""
    if len(words) < len(needed):
        return None
    claim: dict[str, Json] = {}
    for name, word in zip(needed, words, strict=False):
        claim[name] = int(word) if name == "card" and is_number(word) else word
    return claim if _read_rest(optional, claim, words[len(needed) :]) else None


def _read_rest(optional: tuple[str, ...], claim: dict[str, Json], words: list[str]) -> bool:
    """The optional words of a claim; False if some cannot be understood."""
    left = [name for name in optional if name not in claim]
    match words:
        case []:
            return True
        case [("certain" | "possible") as how, *rest] if "how" in left:
            claim["how"] = how
        case ["at", town, *rest] if "town" in left:
            claim["town"] = town
        case ["seen", "by", name, *rest] if "seen_by" in left:
            claim["seen_by"] = name
        case ["sole", *rest] if "sole" in left:
            claim["sole"] = True
        case [region, *rest] if "region" in left:
            claim["region"] = region
        case _:
            return False
    return _read_rest(optional, claim, rest)


CARD_WORDS: Final = ClaimWords(_say, partial(_read, ("player", "card"), ("how", "town", "seen_by")))
ACTION_WORDS: Final = ClaimWords(_say, actions="actions")
UPKEEP_WORDS: Final = ClaimWords(_say, actions="actions")
REGION_WORDS: Final = ClaimWords(_say, partial(_read, ("player", "region"), ("how",)), actions="line")
GAME_WORDS: Final = ClaimWords(_say, partial(_read, ("player",), ("how", "sole")), actions="line")
FORCED_WORDS: Final = ClaimWords(_say, partial(_read, ("player",), ("region", "sole")))
