"""What the notations of all games share: parts separated by ``;`` or line breaks, readings, and the claim.

A claim is ``claim KIND`` with a few words. Its actions are parts ``do ...``. Claims that have no words of
their own are written as JSON: ``claim disputed {...}``.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from adjudicator.problems import BadCase, Kind, Problem

_CLAIM: Final = ("claim", "do")
_ALWAYS: Final = ("record", "remedy")
"""Kinds of claim that always have a list of actions, even an empty one."""


@dataclass(frozen=True, slots=True)
class Notation:
    """What a game brings: how its facts and its own claims are read and written."""

    game: str
    things: str
    """The name of the list that every position has."""
    hint: str
    """An example of a case, shown when a part is not understood."""
    read: Callable[[str, dict[str, Any]], bool]
    """Adds one fact to the position; False if it is not understood."""
    say_claim: Callable[[Mapping[str, Any]], str | None]
    """The words after the kind of one of the game's own claims; None if they cannot express it."""
    read_claim: Callable[[str, list[str]], dict[str, Any] | None]
    """The fields of a claim from its kind and words; None if they are not understood."""
    many: tuple[str, ...] = ()
    """Parts that may come more than once."""
    named: tuple[str, ...] = ()
    """Parts that may come once for each name that follows them."""
    actions: Mapping[str, str] = field(default_factory=dict)
    """The game's own kinds of claim that carry actions, with the field that holds them."""
    as_written: Callable[[Any], str | None] = lambda one: one if isinstance(one, str) else None
    """An entry of such a field as text; None if text cannot express it."""
    as_entry: Callable[[str], Any] = lambda text: text


def is_number(*words: str) -> bool:
    return all(word.isascii() and word.isdecimal() for word in words)


# From text to JSON


def parse(notation: Notation, text: str) -> dict[str, Any]:
    """From the notation to JSON. Raises BadCase with every part that is not understood."""
    position: dict[str, Any] = {notation.things: []}
    given: dict[str, Any] = {"game": notation.game, "position": position}
    problems: list[Problem] = []
    said: set[str] = set()
    claim: list[str] = []
    for part in _parts(notation.game, text):
        word = part.partition(" ")[0]
        key = _key(notation, part, word)
        if key in said and word != "do" and word not in notation.many:
            problems.append(Problem(Kind.CONTRADICTORY, "said-twice", "", {"field": word}))
        said.add(key)
        if word in _CLAIM:
            claim.append(part)
        elif not (_read_reading(part, given) if word == "reading" else notation.read(part, position)):
            problems.append(_unreadable(notation, part))
    read, unread = read_claim(notation, claim)
    problems += [_unreadable(notation, part) for part in unread]
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


def _key(notation: Notation, part: str, word: str) -> str:
    """The key of a part. No two parts may have the same."""
    if word == "reading":
        return part.partition("=")[0]
    return " ".join(part.split()[:2]) if word in notation.named else word


def _unreadable(notation: Notation, part: str) -> Problem:
    return Problem(Kind.MALFORMED, "notation", "", {"text": part, "hint": notation.hint})


def _read_reading(part: str, given: dict[str, Any]) -> bool:
    name, equals, option = part.removeprefix("reading ").partition("=")
    if not equals or " " in name or " " in option:
        return False
    given.setdefault("readings", {})[name] = option
    return True


def read_claim(notation: Notation, parts: Sequence[str]) -> tuple[dict[str, Any] | None, list[str]]:
    """The claim from its parts, and the parts that are not understood."""
    said = [part for part in parts if part.startswith("claim")]
    done = [part for part in parts if not part.startswith("claim")]
    unread = [part for part in parts if part in _CLAIM]
    if unread or not said:
        return None, unread or done
    claim = _read_head(notation, said[0])
    if claim is None:
        return None, [said[0]]
    kind, actions = claim["kind"], [" ".join(part.split()[1:]) for part in done]
    held = "actions" if kind in _ALWAYS else notation.actions.get(kind)
    if kind == "legal" and len(actions) == 1:
        claim["action"] = actions[0]
    elif held and held not in claim:
        if actions or kind in _ALWAYS:
            claim[held] = actions if kind in _ALWAYS else [notation.as_entry(one) for one in actions]
    elif actions:
        return claim, done
    return claim, []


def _read_head(notation: Notation, part: str) -> dict[str, Any] | None:
    kind, _, rest = part.removeprefix("claim ").strip().partition(" ")
    if rest.lstrip().startswith("{"):
        return _read_json(kind, rest)
    match kind, rest.split():
        case _, []:
            return {"kind": kind}
        case "record", ["at", number] if is_number(number):
            return {"kind": kind, "at": int(number)}
        case _, words:
            fields = notation.read_claim(kind, words)
            return None if fields is None else {"kind": kind, **fields}


def _read_json(kind: str, text: str) -> dict[str, Any] | None:
    try:
        rest = json.loads(text)
    except ValueError:
        return None
    return {"kind": kind, **rest} if isinstance(rest, dict) and "kind" not in rest else None


# From JSON to text


def closing_parts(notation: Notation, given: Mapping[str, Any]) -> list[str]:
    """The claim and the readings, which come last in every notation."""
    chosen = [f"reading {name}={option}" for name, option in given.get("readings", {}).items()]
    return [*claim_parts(notation, given["claim"]), *chosen]


def claim_parts(notation: Notation, claim: Mapping[str, Any]) -> list[str]:
    """The claim in words if they express it exactly, otherwise as JSON."""
    parts = _in_words(notation, claim)
    if parts is not None and all(map(_is_plain, parts)) and read_claim(notation, parts) == (dict(claim), []):
        return parts
    rest = {name: value for name, value in claim.items() if name != "kind"}
    written = json.dumps(rest, ensure_ascii=False, separators=(",", ":")).replace(";", "\\u003b")
    return [f"claim {claim['kind']} {written}"]


def _is_plain(part: str) -> bool:
    """Would reading it back give exactly this part?"""
    return ";" not in part and "\n" not in part and part == " ".join(part.split())


def _in_words(notation: Notation, claim: Mapping[str, Any]) -> list[str] | None:
    kind = claim["kind"]
    head = f"claim {kind}"
    if kind == "legal":
        return [head, *([f"do {claim['action']}"] if "action" in claim else [])]
    if kind in _ALWAYS:
        at = f" at {claim['at']}" if "at" in claim else ""
        return [head + at, *(f"do {action}" for action in claim.get("actions", ()))]
    if len(claim) == 1:
        return [head]
    said = notation.say_claim(claim)
    done = [notation.as_written(one) for one in claim.get(notation.actions.get(kind, ""), ())]
    if said is None or None in done:
        return None
    return [f"{head} {said}".strip(), *(f"do {one}" for one in done)]
