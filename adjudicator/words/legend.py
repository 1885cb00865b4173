"""What the codes in a ruling mean, where it uses any."""

import re
from collections.abc import Iterable
from typing import Final

from adjudicator.game import Game
from adjudicator.lang import Lang
from adjudicator.words.say import has, say

_WORD: Final = re.compile(r"[A-Z]{3}(?=-[A-Z][0-9])")
"""The part of a town's code that stands for its region."""


def legend(game: Game, texts: Iterable[str], lang: Lang) -> str | None:
    """How the codes of towns in these texts are read, with the regions they name; None if there are none."""
    message = f"{game.id}-codes-meaning"
    if not has(message):
        return None
    regions = game.codes(lang)["regions"]
    used = {word for text in texts for word in _WORD.findall(text)}
    named = [f"{code} – {name}" for code, name in regions.items() if code in used]
    return say(lang, message, {"regions": ", ".join(named)}) if named else None
