"""The parts of a text in canonical spelling, whatever people write for them.

The parts are separated by ``;`` or line breaks. What a game adds to the words below are its ``Spellings``.
JSON within a claim is left alone, and so are the names that players chose.
"""

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import Final, NamedTuple

from adjudicator.game import Game
from adjudicator.spellings import Vocabulary, separate

_PARTS: Final = Vocabulary(
    {
        "claim": ("claims", "question", "deklaracja", "deklarację", "deklaruję", "pytanie", "pytam"),
        "do": ("action", "move", "akcja", "ruch"),
        "reading": ("wykładnia", "interpretacja"),
    }
)
_CLAIMS: Final = {
    "legal": (
        *("legalne", "legalna", "dozwolone", "dozwolona", "czy wolno", "wolno", "czy to dozwolone"),
        *("is it legal", "is this legal"),
    ),
    "record": ("zapis", "zapis partii", "przebieg"),
    "remedy": ("repair", "naprawa", "naprawić"),
    "disputed": ("dispute", "spór", "sporne"),
    "consistent": ("spójne", "zgodne", "niesprzeczne"),
}
_CLAIM_WORDS: Final = Vocabulary({"at": ("after", "po")})
_ENDS: Final = ":,.!"
"""What may stand after a word without being part of it."""
_FEW: Final = 8
"""No name of a game, a part or a kind of claim has more words."""


class Part(NamedTuple):
    """One part of a text."""

    written: str
    """As it was written, with white space tidied. Within JSON every character counts."""
    word: str
    """Its first word, canonical."""
    rest: str
    """What follows, canonical too. Only the words of a claim are not yet: they depend on the names given."""

    @property
    def text(self) -> str:
        return f"{self.word} {self.rest}".strip()


def parts_of(game: Game, text: str) -> Iterator[Part]:
    """The parts of a text, without the name of the game if it comes first."""
    raws = [raw for raw in re.split(r"[;\n]", without_name(game, text)) if raw.split()]
    parts = [part_of(game, raw) for raw in raws]
    if any(part.word == "claim" for part in parts):
        yield from parts
    else:
        yield from (_claim_or_part(game, raw, part) for raw, part in zip(raws, parts, strict=True))


def without_name(game: Game, text: str) -> str:
    """The text without the name of the game, if it begins with it."""
    line = re.split(r"[;\n]", text, maxsplit=1)[0]
    _, count = _names_of(game).first(_beginning(line))
    return " ".join(line.split(maxsplit=count)[count:]) + text[len(line) :] if count else text


def _beginning(text: str) -> list[str]:
    """The first few words, without the signs that separate them."""
    return [word.strip(_ENDS) for word in text.split(maxsplit=_FEW)[:_FEW]]


@cache
def _names_of(game: Game) -> Vocabulary:
    return Vocabulary({game.id: ()}) | game.notation.spellings.game


def _claim_or_part(game: Game, raw: str, part: Part) -> Part:
    """Where nothing is called a claim, what begins like one is one: ``control 3``."""
    known = first_words(game).first(_beginning(part.written))[0]
    if known is None and claim_kinds(game).first(_beginning(part.written.rstrip(" ?")))[0] is not None:
        return Part(raw.strip(), "claim", raw.strip() if "{" in raw else part.written)
    return part


def part_of(game: Game, raw: str) -> Part:
    written = " ".join(raw.split())
    word, count = first_words(game).first(_beginning(written))
    if word is None:
        word, count = _implied(game, written)
    rest = " ".join(written.split(" ")[count:])
    if word == "claim" and "{" in rest:
        return Part(raw.strip(), word, " ".join(raw.split(maxsplit=count)[count:]).strip())
    return Part(written, word, _canonical(game, word, rest))


def _implied(game: Game, written: str) -> tuple[str, int]:
    """The part that begins with a name alone, and no word of the text; else the first word as it is."""
    name = written.split(" ", 1)[0]
    for word, names in game.notation.spellings.implied.items():
        if ":" in written and names.find(name.strip(_ENDS)) is not None:
            return word, 0
    return name, 1


@cache
def first_words(game: Game) -> Vocabulary:
    """The first words of every part that the game knows."""
    return _PARTS | game.notation.spellings.parts


def _canonical(game: Game, word: str, rest: str) -> str:
    match word:
        case "claim":
            return rest
        case "do":
            return game.notation.spellings.action(rest)
        case "reading":
            return _reading(game, rest)
    return game.notation.spellings.rest(word, rest)


def _reading(game: Game, rest: str) -> str:
    """``NAME=OPTION``, both as they are spelt in the rulebook of readings."""
    name, equals, option = (text.strip() for text in rest.partition("="))
    known = {reading.id: Vocabulary(dict.fromkeys(reading.options, ())) for reading in game.readings}
    name = Vocabulary(dict.fromkeys(known, ())).read(name)
    return f"{name}{equals}{known[name].read(option) if name in known else option}"


@cache
def claim_kinds(game: Game) -> Vocabulary:
    shared = {kind: _CLAIMS.get(kind, ()) for kind in game.claims}
    return Vocabulary(shared) | game.notation.spellings.claims


@cache
def _claim_words(game: Game) -> Vocabulary:
    return _CLAIM_WORDS | game.notation.spellings.claim_words


def spelt_claim(game: Game, rest: str, names: Collection[str]) -> tuple[str, str]:
    """The kind of a claim and its words or its JSON. Names at the table win over any other spelling."""
    words, brace, inside = rest.partition("{")
    said = separate(words if brace else words.rstrip(" ?"))
    kind, count = claim_kinds(game).first(said[:_FEW])
    if kind is None:
        kind, count = said[0] if said else "", 1
    spelt = _claim_words(game).spell(said[count:], names)
    return kind, " ".join([*spelt, *([brace + inside] if brace else [])])
