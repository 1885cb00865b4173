"""The notation of river's own claims.

claim control 3                 claim joint-control 1 3 5       claim can-win attacker
"""

from typing import Final

from adjudicator.claim_kind import ClaimWords
from adjudicator.intake.notation import is_number
from adjudicator.values import Json, JsonObject


def _read_control(words: list[str]) -> dict[str, Json] | None:
    return {"dam": _name(words[0])} if len(words) == 1 else None


def _say_joint_control(claim: JsonObject) -> str | None:
    dams = claim.get("dams")
    return " ".join(str(dam) for dam in dams) if isinstance(dams, list) else None


def _read_joint_control(words: list[str]) -> dict[str, Json]:
    return {"dams": [_name(word) for word in words]}


def _read_can_win(words: list[str]) -> dict[str, Json] | None:
    return {"side": words[0]} if len(words) == 1 else None


def _name(word: str) -> int | str:
    return int(word) if is_number(word) else word


CONTROL_WORDS: Final = ClaimWords(say=lambda claim: str(claim.get("dam")), read=_read_control)
JOINT_CONTROL_WORDS: Final = ClaimWords(say=_say_joint_control, read=_read_joint_control)
CAN_WIN_WORDS: Final = ClaimWords(say=lambda claim: str(claim.get("side")), read=_read_can_win)
