"""Vocabularies: canonical words, and everything else that people write for them.

Upper and lower case do not count, nor do apostrophes, nor a missing accent (``zolta`` for ``żółta``). A code
with a digit keeps its accents: ``Z8`` is green and ``Ż8`` is yellow.
"""

import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

_LONGEST: Final = 80
"""Longer texts have no nearest word."""
_DROPPED: Final = str.maketrans({"'": None, "’": None, "‘": None, "`": None, "´": None, "−": "-", "–": "-"})
_HARD: Final = ("y", "a", "e", "ego", "emu", "ej", "ą", "ym", "ych", "ymi")
_SOFT: Final = ("i", "a", "ie", "iego", "iemu", "iej", "ą", "im", "ich", "imi")


def adjective(stem: str) -> tuple[str, ...]:
    """All forms of a Polish adjective, from its stem: ``czerwon``, ``niebiesk``."""
    return tuple(stem + ending for ending in (_SOFT if stem.endswith(("k", "g")) else _HARD))


def fold(text: str) -> str:
    """The text without regard to case, apostrophes and the ways to encode a letter."""
    folded = text.casefold()
    return (folded if folded.isascii() else unicodedata.normalize("NFC", folded)).translate(_DROPPED)


def separate(text: str) -> list[str]:
    """The words of a text. Commas and colons separate them too."""
    return text.replace(",", " ").replace(":", " ").split()


def _plain(folded: str) -> str:
    """The text without accents. A word with a digit keeps them."""
    return folded if folded.isascii() else " ".join(map(_plain_word, folded.split(" ")))


def _plain_word(word: str) -> str:
    if any(letter.isdigit() for letter in word):
        return word
    letters = unicodedata.normalize("NFD", word.replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


class Vocabulary:
    """Canonical words and their other spellings. A spelling may have several words; it has one meaning.

    A word that says nothing has the canonical form ``""`` and is left out. Two meanings of one spelling are
    our mistake: ValueError.
    """

    def __init__(self, words: Mapping[str, Iterable[str]] | None = None) -> None:
        self.words: Final = {word: tuple(others) for word, others in (words or {}).items()}
        self._meaning: dict[str, str] = {}
        for word, spelling in self.spellings():
            folded = fold(spelling)
            if self._meaning.setdefault(folded, word) != word:
                raise ValueError(f"{spelling!r} means {word!r} and {self._meaning[folded]!r}")
        plain: dict[str, set[str]] = {}
        for folded, word in self._meaning.items():
            plain.setdefault(_plain(folded), set()).add(word)
        self._plain: Final = {spelling: min(found) for spelling, found in plain.items() if len(found) == 1}
        self._longest: Final[dict[str, int]] = {}
        """The first word of each spelling, and how many words the longest one has that begins with it."""
        for spelling in plain:
            begins, count = spelling.partition(" ")[0], spelling.count(" ") + 1
            self._longest[begins] = max(count, self._longest.get(begins, 0))
        self._most: Final = max(self._longest.values(), default=0)

    def spellings(self) -> Iterator[tuple[str, str]]:
        """Each canonical word with each of its spellings, itself first."""
        for word, others in self.words.items():
            if word:
                yield word, word
            for other in others:
                yield word, other

    def __or__(self, other: "Vocabulary") -> "Vocabulary":
        """Both vocabularies as one."""
        joined = dict(self.words)
        for word, others in other.words.items():
            joined[word] = (*joined.get(word, ()), *others)
        return Vocabulary(joined)

    def find(self, text: str) -> str | None:
        """The canonical word that is meant; None if there is none."""
        folded = fold(text)
        found = self._meaning.get(folded)
        return self._plain.get(_plain(folded)) if found is None else found

    def read(self, text: str) -> str:
        """The canonical word that is meant; the text itself if there is none."""
        found = self.find(text)
        return text if found is None else found

    def first(self, words: Sequence[str]) -> tuple[str | None, int]:
        """The canonical word that the longest beginning means, and how many words that is."""
        longest = self._longest.get(_plain(fold(words[0])), 0) if words else 0
        for count in range(min(longest, len(words)), 0, -1):
            found = self.find(" ".join(words[:count]))
            if found is not None:
                return found, count
        return None, 0

    def spell(self, words: Sequence[str], names: Collection[str] = ()) -> list[str]:
        """The words in canonical spelling. Names and unknown words stay as they are."""
        spelt: list[str] = []
        here = 0
        while here < len(words):
            ahead = words[here : here + max(1, self._most)]
            free = (
                next((place for place, word in enumerate(ahead) if word in names), len(ahead))
                if names
                else None
            )
            found, count = self.first(ahead[:free])
            if found != "":
                spelt.append(words[here] if found is None else found)
            here += max(1, count)
        return spelt

    def nearest(self, text: str) -> str:
        """The canonical word whose spelling is nearest to the text; empty if none is near."""
        if len(text) > _LONGEST:
            return ""
        near = get_close_matches(fold(text), self._meaning, 1)
        return self._meaning[near[0]] if near else ""
