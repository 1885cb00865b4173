"""Every door, and who may come through it without a key, or with which role.

What is not listed here needs the highest role. A test holds the list against the routes.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from adjudicator.registry import GAMES
from api.store.keys import Role


class Public(StrEnum):
    """What people without a key may do, beside reading rules and checking proofs."""

    NONE = "none"
    VERDICTS = "verdicts"
    RULINGS = "rulings"
    """Rulings, and verdicts too."""

    def lets(self, needed: "Public") -> bool:
        steps = list(Public)
        return steps.index(self) >= steps.index(needed)


class Cost(StrEnum):
    """What is counted together when requests are counted."""

    READING = "reading"
    VERDICT = "verdict"
    RULING = "ruling"
    FREE = "free"


@dataclass(frozen=True, slots=True)
class Door:
    methods: tuple[str, ...]
    path: re.Pattern[str]
    least: Role
    public: Public | None = None
    """From which setting on nobody needs a key; None: always a key, or never one (``least`` is public)."""
    cost: Cost = Cost.READING
    many: bool = False
    """Does one request ask for many things, so that it costs more the longer it goes on?"""

    def needs(self, public: Public) -> Role:
        return Role.PUBLIC if self.public is not None and public.lets(self.public) else self.least


_READ: Final = ("GET", "HEAD", "OPTIONS")


def _door(
    path: str,
    least: Role,
    *,
    methods: tuple[str, ...] = _READ,
    public: Public | None = None,
    cost: Cost = Cost.READING,
    many: bool = False,
) -> Door:
    return Door(methods, re.compile(path), least, public, cost, many)


DOORS: Final = (
    _door(r"/v1/verdicts", Role.PLAYER, methods=("POST",), public=Public.VERDICTS, cost=Cost.VERDICT),
    _door(
        r"/v1/verdicts:batch",
        Role.PLAYER,
        methods=("POST",),
        public=Public.VERDICTS,
        cost=Cost.VERDICT,
        many=True,
    ),
    _door(r"/v1/rulings", Role.PLAYER, methods=("POST",), public=Public.RULINGS, cost=Cost.RULING),
    _door(r"/v1/verify", Role.PUBLIC, methods=("POST",), cost=Cost.VERDICT),
    _door(r"/v1/rulings/[^/]+/certificate", Role.READER, public=Public.RULINGS, cost=Cost.RULING),
    _door(r"/v1/rulings/[^/]+", Role.READER, public=Public.RULINGS),
    _door(r"/r/[^/]+", Role.READER, public=Public.RULINGS),
    _door(r"/v1/rulings", Role.READER),
    _door(r"/v1/batches", Role.REFEREE, methods=("POST",), cost=Cost.RULING),
    _door(r"/v1/batches/[^/]+/results", Role.REFEREE),
    _door(r"/v1/jobs/[^/]+(/events)?", Role.PLAYER, public=Public.RULINGS),
    _door(r"/v1/jobs/[^/]+", Role.PLAYER, methods=("DELETE",), public=Public.RULINGS),
    _door(r"/v1/webhooks", Role.PLAYER, methods=(*_READ, "POST")),
    _door(r"/v1/webhooks/[^/]+", Role.PLAYER, methods=("DELETE",)),
    _door(r"/v1/rerulings(/[^/]+)?", Role.READER),
    _door(r"/v1/rerulings", Role.ADMIN, methods=("POST",), cost=Cost.RULING),
    _door(r"/v1/events", Role.ORGANISER, methods=("POST",)),
    _door(r"/v1/events/[^/]+(/journal|/changes|/links)?", Role.PUBLIC),
    _door(r"/v1/events/[^/]+/(acts|previews|links)", Role.PUBLIC, methods=("POST",)),
    _door(r"/v1/events/[^/]+/incidents/[^/]+/checks", Role.PUBLIC, methods=("POST",), cost=Cost.VERDICT),
    _door(r"/v1/events/[^/]+/incidents/[^/]+/rulings", Role.PUBLIC, methods=("POST",), cost=Cost.RULING),
    _door(r"/v1/events/[^/]+/rulings/[^/]+/case", Role.PUBLIC),
    _door(r"/v1/events/[^/]+/readings", Role.PUBLIC, methods=("POST",), cost=Cost.RULING),
    _door(r"/v1/events/[^/]+/readings/[^/]+", Role.PUBLIC, methods=(*_READ, "POST")),
    _door(r"/v1/events/[^/]+/links/[^/]+", Role.PUBLIC, methods=("DELETE",)),
    _door(r"/v1/log/.+", Role.PUBLIC),
    _door(r"/v1/games(/.+)?", Role.PUBLIC),
    _door(r"/v1/sedzia_verify\.py", Role.PUBLIC),
    _door(r"/mcp", Role.PUBLIC, methods=("POST", *_READ, "DELETE")),
    _door(r"/metrics", Role.READER, cost=Cost.FREE),
    _door(r"/(livez|readyz)", Role.PUBLIC, cost=Cost.FREE),
    _door(r"/(case|said)", Role.PUBLIC, methods=("POST",), cost=Cost.VERDICT),
    _door(rf"/({'|'.join(GAMES)}|text|docs|openapi\.json|static/.+)?", Role.PUBLIC),
)


def door_of(method: str, path: str) -> Door | None:
    """None if there is no such door."""
    return next((door for door in DOORS if method in door.methods and door.path.fullmatch(path)), None)
