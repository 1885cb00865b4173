"""The notation of a case: one line of text that says exactly what the JSON says.

    romans; round 2; wall komfort niefort-5 niefort-3 fokus fortuna; clan green: shown archr, now chariott
    clan red: shown druhid, now chariott; clan gold: now archr, spent axx, forts niefort-1; claim round

Parts are separated by ``;`` or line breaks. A clan is ``clan NAME`` or ``neutral NAME``, in clockwise order;
its cards follow after a colon, separated by commas: ``shown``, ``now`` (``now axx left`` if he has been
discarded since), ``down``, ``spent``, ``aside``, ``forts``, ``dropped``. A list without cards is ``-``.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from adjudicator.game import Notation
from adjudicator.games.romans.intake.spellings import SPELLINGS

_LISTS: Final = ("shown", "down", "spent", "aside", "forts", "dropped")
_NUMBERS: Final = ("turn", "round")
_NAMES: Final = ("step", "who", "winner", "seduced")
_ROWS: Final = ("waiting", "wall", "discarded", "variants")
_COUNTS: Final = ("deck", "strengths")
_EMPTY: Final = "-"


def _write(position: Mapping[str, Any]) -> list[str]:
    parts: list[str] = []
    parts += [f"{name} {position[name]}" for name in _NUMBERS if name in position]
    parts += [f"{name} {position[name]}" for name in _NAMES if name in position]
    parts += [f"{name} {_row(position[name])}" for name in _ROWS if position.get(name) is not None]
    parts += [_clan_text(clan) for clan in position.get("clans", [])]
    for name in _COUNTS:
        if position.get(name) is not None:
            parts.append(f"{name} {_row([f'{key}={value}' for key, value in position[name].items()])}")
    if position.get("complete"):
        parts.append("complete")
    return parts


def _row(names: list[str]) -> str:
    return " ".join(names) or _EMPTY


def _clan_text(clan: Mapping[str, Any]) -> str:
    head = f"{'neutral' if clan.get('neutral') else 'clan'} {clan['clan']}"
    cards = []
    for name in _LISTS:
        if name == "down" and clan.get("now") is not None:
            cards.append(f"now {clan['now']}" + " left" * bool(clan.get("left")))
        if clan.get(name) is not None and (clan[name] or name == "down"):
            cards.append(f"{name} {_row(clan[name])}")
    return f"{head}: {', '.join(cards)}" if cards else head


def _read_part(part: str, position: dict[str, Any]) -> bool:
    """Adds one part to the position; False if it cannot be understood."""
    word, _, rest = part.partition(" ")
    if word in ("clan", "neutral"):
        return _read_clan(word, rest, position)
    words = rest.split()
    if word in _NUMBERS and len(words) == 1 and _is_number(words[0]):
        position[word] = int(words[0])
    elif word in _NAMES and len(words) == 1:
        position[word] = words[0]
    elif word in _ROWS and words:
        position[word] = _names(words)
    elif word in _COUNTS and words:
        return _read_counts(word, _names(words), position)
    elif part == "complete":
        position["complete"] = True
    else:
        return False
    return True


def _names(words: list[str]) -> list[str]:
    return [] if words == [_EMPTY] else words


def _is_number(word: str) -> bool:
    return re.fullmatch(r"-?[0-9]{1,9}", word) is not None


def _read_counts(word: str, pairs: list[str], position: dict[str, Any]) -> bool:
    found: dict[str, int] = {}
    for pair in pairs:
        name, _, count = pair.partition("=")
        if not _is_number(count) or name in found:
            return False
        found[name] = int(count)
    position[word] = found
    return True


def _read_clan(word: str, rest: str, position: dict[str, Any]) -> bool:
    head, _, cards = rest.partition(":")
    if len(head.split()) != 1:
        return False
    clan: dict[str, Any] = {"clan": head.strip()}
    if word == "neutral":
        clan["neutral"] = True
    for group in cards.split(",") if cards.strip() else ():
        match group.split():
            case [name, first, *others] if name in _LISTS and name not in clan:
                clan[name] = _names([first, *others])
            case ["now", card] if "now" not in clan:
                clan["now"] = card
            case ["now", card, "left"] if "now" not in clan:
                clan |= {"now": card, "left": True}
            case _:
                return False
    position["clans"].append(clan)
    return True


NOTATION: Final = Notation(
    things="clans",
    hint="romans; wall komfort fokus; clan gold: shown axx, now archr; clan red: now qween; claim round",
    read=_read_part,
    write=_write,
    many=("clan", "neutral"),
    names=("clan",),
    spellings=SPELLINGS,
)
