"""The notation of cases: parts separated by ``;`` or line breaks, readings, and the claim.

A claim is ``claim KIND`` with a few words. Its actions are parts ``do ...``. Claims that have no words of
their own are written as JSON: ``claim disputed {...}``.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from adjudicator.claim_kind import ClaimWords
from adjudicator.game import Game
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.values import Json, JsonObject

_CLAIM: Final = ("claim", "do")


def is_number(*words: str) -> bool:
    return all(word.isascii() and word.isdecimal() for word in words)


# From text to JSON


def parse(game: Game, text: str) -> dict[str, Any]:
    """From the notation to JSON. Raises BadCase with every part that is not understood."""
    notation = game.notation
    position: dict[str, Any] = {notation.things: []}
    given: dict[str, Json] = {"game": game.id, "position": position}
    readings: dict[str, str] = {}
    problems: list[Problem] = []
    said: set[str] = set()
    claim: list[str] = []
    for part in _parts(game.id, text):
        word = part.partition(" ")[0]
        key = _key(game, part, word)
        if key in said and word != "do" and word not in notation.many:
            problems.append(Problem(Kind.CONTRADICTORY, "said-twice", "", {"field": word}))
        said.add(key)
        if word in _CLAIM:
            claim.append(part)
        elif not (_read_reading(part, readings) if word == "reading" else notation.read(part, position)):
            problems.append(_unreadable(game, part))
    read, unread = read_claim(game, claim)
    problems += [_unreadable(game, part) for part in unread]
    if readings:
        given["readings"] = readings
    if read is not None:
        given["claim"] = read
    if problems:
        raise BadCase(problems)
    return given


def _parts(game: str, text: str) -> Iterator[str]:
    """The parts with white space tidied. Within JSON every character counts."""
    for number, raw in enumerate(re.split(r"[;\n]", text)):
        tidy = " ".join(raw.split())
        if tidy and not (number == 0 and tidy == game):
            yield raw.strip() if tidy.startswith("claim ") and "{" in tidy else tidy


def _key(game: Game, part: str, word: str) -> str:
    """The key of a part. No two parts may have the same."""
    if word == "reading":
        return part.partition("=")[0]
    return " ".join(part.split()[:2]) if word in game.notation.named else word


def _unreadable(game: Game, part: str) -> Problem:
    return Problem(Kind.MALFORMED, "notation", "", {"text": part, "hint": game.notation.hint})


def _read_reading(part: str, readings: dict[str, str]) -> bool:
    name, equals, option = part.removeprefix("reading ").partition("=")
    if not equals or " " in name or " " in option:
        return False
    readings[name] = option
    return True


def read_claim(game: Game, parts: Sequence[str]) -> tuple[dict[str, Json] | None, list[str]]:
    """The claim from its parts, and the parts that are not understood."""
    said = [part for part in parts if part.startswith("claim")]
    done = [part for part in parts if not part.startswith("claim")]
    unread = [part for part in parts if part in _CLAIM]
    if unread or not said:
        return None, unread or done
    kind, _, rest = said[0].removeprefix("claim ").strip().partition(" ")
    words = _words_of(game, kind)
    fields = _read_fields(words, rest)
    if fields is None:
        return None, [said[0]]
    claim: dict[str, Json] = {"kind": kind, **fields}
    actions = [" ".join(part.split()[1:]) for part in done]
    if words.actions in claim or not words.actions or (words.single and len(actions) > 1):
        return claim, done
    if words.single and actions:
        claim[words.actions] = words.read_entry(actions[0])
    elif not words.single and (actions or words.always):
        claim[words.actions] = [words.read_entry(action) for action in actions]
    return claim, []


def _words_of(game: Game, kind: str) -> ClaimWords:
    known = game.kind_by_name.get(kind)
    return ClaimWords() if known is None else known.words


def _read_fields(words: ClaimWords, rest: str) -> dict[str, Json] | None:
    if rest.lstrip().startswith("{"):
        return _read_json(rest)
    said = rest.split()
    return words.read(said) if said else {}


def _read_json(text: str) -> dict[str, Json] | None:
    try:
        rest = json.loads(text)
    except ValueError:
        return None
    return rest if isinstance(rest, dict) and "kind" not in rest else None


# From JSON to text


def notate(game: Game, given: JsonObject) -> str:
    """From JSON to the notation: the position, the claim, the readings."""
    position, claim, readings = given["position"], given["claim"], given.get("readings", {})
    assert isinstance(position, Mapping)
    assert isinstance(claim, Mapping)
    assert isinstance(readings, Mapping)
    chosen = [f"reading {name}={option}" for name, option in readings.items()]
    return "; ".join([game.id, *game.notation.write(position), *claim_parts(game, claim), *chosen])


def claim_parts(game: Game, claim: JsonObject) -> list[str]:
    """The claim in words if they express it exactly, otherwise as JSON."""
    kind = str(claim["kind"])
    parts = _in_words(_words_of(game, kind), kind, claim)
    if parts is not None and all(map(_is_plain, parts)) and read_claim(game, parts) == (dict(claim), []):
        return parts
    rest = {name: value for name, value in claim.items() if name != "kind"}
    written = json.dumps(rest, ensure_ascii=False, separators=(",", ":")).replace(";", "\\u003b")
    return [f"claim {kind} {written}"]


def _is_plain(part: str) -> bool:
    """Would reading it back give exactly this part?"""
    return ";" not in part and "\n" not in part and part == " ".join(part.split())


def _in_words(words: ClaimWords, kind: str, claim: JsonObject) -> list[str] | None:
    if len(claim) == 1:
        return [f"claim {kind}"]
    said = words.say(claim)
    done = [words.write_entry(entry) for entry in _entries(words, claim)]
    if said is None or None in done:
        return None
    return [f"claim {kind} {said}".strip(), *(f"do {entry}" for entry in done)]


def _entries(words: ClaimWords, claim: JsonObject) -> Sequence[Json]:
    held = claim.get(words.actions)
    if words.single:
        return () if held is None else (held,)
    return held if isinstance(held, list) else ()


# The words of the claims that every game knows

LEGAL: Final = ClaimWords(say=lambda _: "", actions="action", single=True)


def _say_record(claim: JsonObject) -> str:
    return f"at {claim['at']}" if "at" in claim else ""


def _read_record(words: list[str]) -> dict[str, Json] | None:
    match words:
        case ["at", number] if is_number(number):
            return {"at": int(number)}
    return None


RECORD: Final = ClaimWords(say=_say_record, read=_read_record, actions="actions", always=True)
REMEDY: Final = ClaimWords(say=lambda _: "", actions="actions", always=True)
