"""The languages that every message exists in."""

from typing import Final, Literal

Lang = Literal["pl", "en"]


LANGS: Final[tuple[Lang, Lang]] = ("pl", "en")
"""The first one is authoritative, and the default."""
