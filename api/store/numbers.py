"""Numbers of givings: random, short enough for a slip of paper, and safe to read aloud.

Twelve signs in three groups, ``7K2M-Q9XD-4RTB``: digits and capital letters without I, L, O and U. They hold
60 random bits, so nobody finds a giving by trying.
"""

import re
import secrets
from typing import Final

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 12
PATTERN: Final = "^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$"
_ALIKE: Final = str.maketrans("OIL", "011")
"""Letters that people take for digits."""


def new_number() -> str:
    return grouped("".join(secrets.choice(SIGNS) for _ in range(LENGTH)))


def read_number(text: str) -> str | None:
    """The number that somebody wrote: in small letters, without dashes, O for 0. None if it is not one."""
    signs = text.upper().translate(_ALIKE).replace("-", "").replace(" ", "")
    return grouped(signs) if re.fullmatch(f"[{SIGNS}]{{{LENGTH}}}", signs) else None


def grouped(signs: str) -> str:
    return "-".join(signs[start : start + 4] for start in range(0, LENGTH, 4))
