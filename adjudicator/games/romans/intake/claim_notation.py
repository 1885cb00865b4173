"""The notation of the claims that only romans has.

    claim fort gold 3               claim game gold possible sole   claim forced gold

The line of a fort or game claim follows as parts ``do ...``. A line with conditions is written as JSON.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from adjudicator.claim_kind import ClaimWords
from adjudicator.intake.notation import is_number
from adjudicator.values import Json, JsonObject

_FLAGS: Final = ("possible", "sole")


def _say_fort(claim: JsonObject) -> str:
    return f"{claim.get('clan')} {claim.get('fort')}{_flags(claim)}"


def _read_fort(words: list[str]) -> dict[str, Json] | None:
    match words:
        case [clan, fort, *flags] if is_number(fort):
            return _flagged({"clan": clan, "fort": int(fort)}, flags)
    return None


def _say_game(claim: JsonObject) -> str:
    return f"{claim.get('clan')}{_flags(claim)}"


def _read_game(words: list[str]) -> dict[str, Json] | None:
    return _flagged({"clan": words[0]}, words[1:])


def _read_forced(words: list[str]) -> dict[str, Json] | None:
    return {"clan": words[0]} if len(words) == 1 else None


def _flags(claim: JsonObject) -> str:
    return " possible" * (claim.get("how") == "possible") + " sole" * bool(claim.get("sole"))


def _flagged(claim: dict[str, Json], flags: Sequence[str]) -> dict[str, Json] | None:
    if any(flag not in _FLAGS for flag in flags) or len(set(flags)) < len(flags):
        return None
    if "possible" in flags:
        claim["how"] = "possible"
    if "sole" in flags:
        claim["sole"] = True
    return claim


def _write_entry(entry: Json) -> str | None:
    """The text of an entry of a line. Conditions have none."""
    do = entry.get("do") if isinstance(entry, Mapping) else None
    return do if isinstance(do, str) else None


def _read_entry(text: str) -> dict[str, Json]:
    return {"do": text}


FORT_WORDS: Final = ClaimWords(_say_fort, _read_fort, "line", _write_entry, _read_entry)
GAME_WORDS: Final = ClaimWords(_say_game, _read_game, "line", _write_entry, _read_entry)
FORCED_WORDS: Final = ClaimWords(say=lambda claim: str(claim.get("clan")), read=_read_forced)
