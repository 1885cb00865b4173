"""The notation of the claims that only romans has.

    claim fort gold 3               claim game gold possible sole   claim forced gold

The line of a fort or game claim follows as parts ``do ...``.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from adjudicator.intake.notation import is_number

LINE_FIELDS: Final = {"fort": "line", "game": "line"}
"""The kinds of claim that have a line, and the field that holds it."""
_FLAGS: Final = ("possible", "sole")


def say_claim(claim: Mapping[str, Any]) -> str | None:
    flags = " possible" * (claim.get("how") == "possible") + " sole" * bool(claim.get("sole"))
    match claim:
        case {"kind": "forced", "clan": clan}:
            return str(clan)
        case {"kind": "fort", "clan": clan, "fort": fort}:
            return f"{clan} {fort}{flags}"
        case {"kind": "game", "clan": clan}:
            return f"{clan}{flags}"
    return None


def read_claim(kind: str, words: list[str]) -> dict[str, Any] | None:
    match kind, words:
        case "forced", [clan]:
            return {"clan": clan}
        case "fort", [clan, fort, *flags] if is_number(fort):
            return _flagged({"clan": clan, "fort": int(fort)}, flags)
        case "game", [clan, *flags]:
            return _flagged({"clan": clan}, flags)
    return None


def _flagged(claim: dict[str, Any], flags: Sequence[str]) -> dict[str, Any] | None:
    if any(flag not in _FLAGS for flag in flags) or len(set(flags)) < len(flags):
        return None
    if "possible" in flags:
        claim["how"] = "possible"
    if "sole" in flags:
        claim["sole"] = True
    return claim


def entry_text(entry: Any) -> str | None:
    """The text of an entry of a line. A claim whose line has conditions is written as JSON."""
    return entry.get("do") if isinstance(entry, Mapping) else None


def read_entry(text: str) -> dict[str, str]:
    return {"do": text}
