"""The notation of cases: parts separated by ``;`` or line breaks, readings, and the claim.

A claim is ``claim KIND`` with a few words. Its actions are parts ``do ...``. Claims that have no words of
their own are written as JSON: ``claim disputed {...}``.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from adjudicator.claim_kind import ClaimWords
from adjudicator.game import Game
from adjudicator.intake.nearest import unreadable
from adjudicator.intake.spelt import Part, part_of, parts_of, spelt_claim
from adjudicator.problems import BadCase, Kind, Problem
from adjudicator.values import Json, JsonObject

_CLAIM: Final = ("claim", "do")


def is_number(*words: str) -> bool:
    return all(word.isascii() and word.isdecimal() for word in words)


# From text to JSON


class Parsed(NamedTuple):
    given: dict[str, Any]
    """The case as JSON, as far as it was understood."""
    problems: list[Problem]
    """A problem for each part that is not understood or contradicts another."""
    facts_unread: bool
    """Are there facts among these parts?"""


def parse(game: Game, text: str) -> dict[str, Any]:
    """From the notation to JSON. Raises BadCase with every part that is not understood."""
    given, problems, _ = read_parts(game, text)
    if problems:
        raise BadCase(problems)
    return given


def read_parts(game: Game, text: str) -> Parsed:
    """From the notation to JSON, part by part."""
    notation = game.notation
    position: dict[str, Any] = {notation.things: []}
    given: dict[str, Json] = {"game": game.id, "position": position}
    readings: dict[str, str] = {}
    problems: list[Problem] = []
    said: set[str] = set()
    claim: list[Part] = []
    facts_unread = False
    for part in parts_of(game, text):
        key, named = _key(game, part), len(problems)
        if key in said and part.word != "do" and part.word not in notation.many:
            problems.append(Problem(Kind.CONTRADICTORY, "said-twice", "", {"field": part.word}))
        said.add(key)
        if part.word in _CLAIM:
            claim.append(part)
        elif not _read_part(game, part, position, readings):
            problems.append(unreadable(game, part, len(problems)))
        facts_unread |= len(problems) > named and part.word not in (*_CLAIM, "reading")
    read, unread = _read_claim(game, claim, notation.spellings.names(position))
    for part in unread:
        problems.append(unreadable(game, part, len(problems)))
    if readings:
        given["readings"] = readings
    if read is not None:
        given["claim"] = read
    return Parsed(given, problems, facts_unread)


def _key(game: Game, part: Part) -> str:
    """The key of a part. No two parts may have the same."""
    if part.word == "reading":
        return part.text.partition("=")[0]
    return " ".join(part.text.split()[:2]) if part.word in game.notation.named else part.word


def _read_part(game: Game, part: Part, position: dict[str, Any], readings: dict[str, str]) -> bool:
    if part.word != "reading":
        return game.notation.read(part.text, position)
    name, equals, option = part.rest.partition("=")
    if not equals or " " in name or " " in option:
        return False
    readings[name] = option
    return True


def _read_claim(
    game: Game, parts: Sequence[Part], names: Collection[str]
) -> tuple[dict[str, Json] | None, list[Part]]:
    """The claim from its parts, and the parts that are not understood."""
    said = [part for part in parts if part.word == "claim"]
    done = [part for part in parts if part.word == "do"]
    unread = [part for part in parts if not part.rest]
    if unread or not said:
        return None, unread or done
    kind, rest = spelt_claim(game, said[0].rest, names)
    words = _words_of(game, kind)
    fields = _read_fields(words, rest)
    if fields is None:
        return None, [said[0]]
    claim: dict[str, Json] = {"kind": kind, **fields}
    actions = [part.rest for part in done]
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
    if rest.startswith("{"):
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
    names = game.notation.spellings.names(position)
    return "; ".join([game.id, *game.notation.write(position), *_claim_parts(game, claim, names), *chosen])


def _claim_parts(game: Game, claim: JsonObject, names: Collection[str]) -> list[str]:
    """The claim in words if they express it exactly, otherwise as JSON."""
    kind = str(claim["kind"])
    parts = _in_words(_words_of(game, kind), kind, claim)
    if parts is not None and all(map(_is_plain, parts)):
        read = _read_claim(game, [part_of(game, part) for part in parts], names)
        if read == (dict(claim), []):
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
