"""What the terms and codes in a ruling mean, where it uses any."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from adjudicator.game import Game
from adjudicator.lang import Lang
from adjudicator.words.say import has, say

_WORD: Final = re.compile(r"[A-Z]{3}(?=-[A-Z][0-9])")
"""The part of a town's code that stands for its region."""
_DASH: Final = " – "


def legend(game: Game, texts: Iterable[str], lang: Lang) -> str | None:
    """The terms that these texts use, and how codes of towns in them are read; None without any."""
    used = list(texts)
    found = [*_terms(game, used, lang), *_codes(game, used, lang)]
    return " ".join(found) if found else None


def _terms(game: Game, texts: Sequence[str], lang: Lang) -> Iterator[str]:
    """Each term with its meaning, in one sentence. A term may be declined: its last letter does not count."""
    meanings = [say(lang, message) for message in game.terms]
    stems = [re.escape(meaning.split(_DASH)[0][:-1]) for meaning in meanings]
    named = [
        meaning
        for meaning, stem in zip(meanings, stems, strict=True)
        if any(re.search(rf"\b{stem}", text) for text in texts)
    ]
    if named:
        yield f"{'; '.join(named)}."


def _codes(game: Game, texts: Sequence[str], lang: Lang) -> Iterator[str]:
    """How codes of towns are read, with the regions that are named."""
    message = f"{game.id}-codes-meaning"
    if not has(message):
        return
    regions = game.codes(lang)["regions"]
    used = {word for text in texts for word in _WORD.findall(text)}
    named = [f"{code} – {name}" for code, name in regions.items() if code in used]
    if named:
        yield say(lang, message, {"regions": ", ".join(named)})
