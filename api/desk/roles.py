"""Who may do what at an event. Secret links, not accounts: a link has one role at one event."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Role(StrEnum):
    PUBLIC = "public"
    """No link."""
    PLAYER = "player"
    REFEREE = "referee"
    HEAD_REFEREE = "head-referee"
    ORGANISER = "organiser"


HEAD: Final = frozenset({Role.HEAD_REFEREE})
REFEREES: Final = frozenset({Role.REFEREE, Role.HEAD_REFEREE})
STAFF: Final = REFEREES | {Role.ORGANISER}
GIVEN: Final = (Role.PLAYER, Role.REFEREE, Role.HEAD_REFEREE, Role.ORGANISER)
"""The roles that a link can have."""


@dataclass(frozen=True, slots=True)
class Author:
    """Who did it. ``player``: whose link it was, if it was a player's."""

    role: Role
    name: str
    player: int | None = None


PUBLIC: Final = Author(Role.PUBLIC, "")
