"""The notation of a case of Brian Boru. It can be read aloud and says everything that the JSON says.

    boru; player daria: coins 4, track 3, towns CON-R2 CON-Y1, hand 11 14; player kasia; player jerzy;
    player piotr; marker daria; active CON-R1; trick daria 11, kasia 2, jerzy 13, piotr 17; claim trick

Parts are separated by ``;`` or line breaks. Players are listed clockwise; after the name come their facts,
separated by commas. A remembered draft is ``draft daria: 1 2 3 4 5 6 kept 1 2 / 7 8 9 10 kept 7 8``. The
actions of a record are parts of their own: ``do daria leads 11 at CON-R1``.
"""

import re
from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any, Final

from adjudicator.game import Notation
from adjudicator.games.boru.intake.spellings import SPELLINGS
from adjudicator.values import Json

_COUNTS: Final = ("coins", "points", "renown", "raiders", "church", "track", "unseen")
_CARDS: Final = ("hand", "lacks", "pack", "kept")
_NAMES: Final = ("towns", "tokens", "brides")
_WORDS: Final = ("marker", "phase", "bride", "pact", "active")
_NUMBERS: Final = ("round", "battle", "marriage_deck", "acted", "tricks", "passes")
_LISTS: Final = ("vikings", "monasteries", "face_up", "gone", "queue")
_NONE: Final = "-"


# From JSON to text


def _write(position: Mapping[str, Any]) -> list[str]:
    parts = [_player_text(player) for player in position.get("players", [])]
    for name in (*_WORDS, *_NUMBERS):
        if position.get(name) is not None:
            parts.append(f"{_word(name)} {position[name]}")
    parts += [f"{_word(name)} {' '.join(position[name])}" for name in _LISTS if position.get(name)]
    if "viking_deck" in position:
        parts.append(f"viking-deck {_list_text(position['viking_deck'])}")
    if position.get("trick"):
        cards = ", ".join(f"{played['player']} {played['card']}" for played in position["trick"])
        parts.append(f"trick {cards}")
    if position.get("acting"):
        parts.append(f"acting {position['acting']['row']} {position['acting']['symbol']}")
    if position.get("discard"):
        parts.append(f"discard {_list_text(position['discard'])}")
    parts += [
        _draft_text(memory["player"], memory["packs"], memory["kept"]) for memory in position.get("draft", [])
    ]
    return parts


def _word(field: str) -> str:
    return field.replace("_", "-")


def _list_text(values: Iterable[str | int]) -> str:
    return " ".join(str(value) for value in values) or _NONE


def _player_text(player: Mapping[str, Any]) -> str:
    facts = [f"{name} {player[name]}" for name in _COUNTS if player.get(name) is not None]
    facts += [f"{name} {_list_text(player[name])}" for name in (*_NAMES, *_CARDS) if player.get(name)]
    return f"player {player['id']}" + (f": {', '.join(facts)}" if facts else "")


def _draft_text(player: str, packs: list[list[int]], kept: list[list[int]]) -> str:
    turns = []
    for pack, chosen in zip_longest(packs, kept):
        parts = [] if pack is None else [_list_text(pack)]
        parts += [] if chosen is None else [f"kept {_list_text(chosen)}"]
        turns.append(" ".join(parts))
    return f"draft {player}: {' / '.join(turns)}"


# From text to JSON


def _read(part: str, position: dict[str, Json]) -> bool:
    """Add one part to the position; False if it cannot be understood."""
    word, _, rest = part.partition(" ")
    field = word.replace("-", "_")
    values = rest.split()
    match word, values:
        case "player", _:
            return _append(position, "players", _read_player(rest))
        case "draft", _:
            return _append(position, "draft", _read_draft(rest))
        case "trick", _:
            played = [entry.split() for entry in rest.split(",")]
            if not all(len(entry) == 2 and _is_number(entry[1]) for entry in played):
                return False
            position["trick"] = [{"player": name, "card": int(card)} for name, card in played]
        case "acting", [row, symbol] if _is_number(symbol):
            position["acting"] = {"row": row, "symbol": int(symbol)}
        case (("discard" | "viking-deck"), _) if _numbers(values) is not None:
            position[field] = _numbers(values)
        case _, [value] if field in _WORDS:
            position[field] = value
        case _, [value] if field in _NUMBERS and _is_number(value):
            position[field] = int(value)
        case _, [_, *_] if field in _LISTS:
            position[field] = values
        case _:
            return False
    return True


def _append(position: dict[str, Json], field: str, entry: dict[str, Json] | None) -> bool:
    entries = position.setdefault(field, [])
    if entry is None or not isinstance(entries, list):
        return False
    entries.append(entry)
    return True


def _read_player(rest: str) -> dict[str, Json] | None:
    """``daria: coins 4, towns CON-R2 CON-Y1``"""
    name, colon, facts = rest.partition(":")
    if not name or " " in name or (colon and not facts.strip()):
        return None
    player: dict[str, Json] = {"id": name}
    for fact in facts.split(",") if facts else ():
        word, *values = fact.split() or [""]
        if word in player or not values:
            return None
        if word in _COUNTS and len(values) == 1 and _is_number(values[0]):
            player[word] = int(values[0])
        elif word in _CARDS and _numbers(values) is not None:
            player[word] = _numbers(values)
        elif word in _NAMES:
            player[word] = values
        else:
            return None
    return player


def _read_draft(rest: str) -> dict[str, Json] | None:
    """``daria: 1 2 3 4 5 6 kept 1 2 / 7 8 9 10``"""
    name, _, turns = rest.partition(":")
    packs, kept = [], []
    for turn in turns.split("/"):
        pack, has_kept, chosen = turn.partition("kept")
        if pack.strip():
            packs.append(_numbers(pack.split()))
        if has_kept:
            kept.append(_numbers(chosen.split()))
    if " " in name or not packs or None in packs or None in kept:
        return None
    return {"player": name, "packs": packs, "kept": kept}


def _numbers(values: list[str]) -> list[int] | None:
    if values == [_NONE]:
        return []
    return [int(value) for value in values] if values and all(map(_is_number, values)) else None


def _is_number(word: str) -> bool:
    return bool(re.fullmatch(r"-?[0-9]+", word))


NOTATION: Final = Notation(
    things="players",
    hint="boru; player daria: coins 4, towns CON-R2; player kasia; player jerzy; marker daria; claim score",
    read=_read,
    write=_write,
    many=("player", "draft"),
    names=("id", "player"),
    spellings=SPELLINGS,
)
