"""Who may come in: keys, roles, and how many requests in a minute. Errors are problems like all others."""

import asyncio
import hashlib
import ipaddress
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import anyio.to_thread
from limits import RateLimitItem, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.http.allowance import Allowance
from api.http.doors import Cost, Door, Public, door_of
from api.http.problems import Refused, reply_to
from api.store import keys
from api.store.database import Database, RecordUnavailable
from api.store.keys import Key, Role
from api.store.webhooks import EVERYBODY
from api.work.limits import positive

REMEMBERED: Final = 5.0
"""Seconds for which a key that was found good stays so: after that a revoked one opens nothing."""
FIRST_LOOK: Final = 2.0
"""Seconds that the first requests wait to find out whether there are keys."""
MOST_REMEMBERED: Final = 10_000
PRIVATE: Final = "private, no-store"
"""What was shown to somebody with a key is kept by no proxy and no browser."""
WITH_A_KEY: Final = 20
"""Whoever has a key may ask this many times as often."""
LIGHT: Final = 20
"""Verdicts, and reading, cost this much less than rulings."""
WRONG_KEY: Final = "wrong key"
"""Counted apart: as many in a minute as rulings without a key."""
WEIGHT: Final = {Cost.RULING: 1, Cost.VERDICT: LIGHT, Cost.READING: LIGHT}


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@dataclass(frozen=True)
class Admission:
    """What the environment says about who may come in."""

    public: Public = Public.RULINGS
    is_set: bool = False
    """Was it said what people without a key may do? Then it holds on loopback too."""
    a_minute: int = 60
    """Rulings in a minute for one address without a key."""

    @classmethod
    def of_environment(cls, environment: Mapping[str, str]) -> "Admission":
        said = environment.get("SEDZIA_PUBLIC", "")
        if said and said not in list(Public):
            raise ValueError(f"SEDZIA_PUBLIC must be one of {', '.join(Public)}, not {said!r}")
        return cls(
            Public(said) if said else cls.public,
            bool(said),
            int(positive(environment, "SEDZIA_RATE", cls.a_minute)),
        )


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks."""

    role: Role
    name: str
    """Under which their requests are counted."""
    key: str | None = None
    """The prefix of their key."""


class Gate:
    """On loopback, without keys and with nothing said about the public, everybody may do everything."""

    def __init__(self, database: Database, admission: Admission, is_local: bool) -> None:
        self._database = database
        self._admission = admission
        self._is_local = is_local
        self._keys: dict[bytes, tuple[Key, float]] = {}
        self._has_keys: bool | None = None
        """None: it is not known yet. Then everybody counts as the public."""
        self._looked_at = -REMEMBERED
        self._looking: asyncio.Task[None] | None = None
        self._counted = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def is_open(self) -> bool:
        """Nobody waits for the database here, except for a moment at first."""
        if not self._is_local or self._admission.is_set:
            return False
        if time.monotonic() - self._looked_at >= REMEMBERED:
            self._looked_at = time.monotonic()
            self._looking = asyncio.create_task(self._look())
        if self._has_keys is None and self._looking is not None:
            await asyncio.wait([self._looking], timeout=FIRST_LOOK)
        return self._has_keys is False

    async def _look(self) -> None:
        with suppress(RecordUnavailable):  # then it is as it was
            self._has_keys = await anyio.to_thread.run_sync(keys.any_good, self._database)

    async def _visitor(self, scope: Scope) -> Visitor:
        shown = _shown(Headers(scope=scope), scope)
        if shown is None:
            return Visitor(Role.PUBLIC, _address(scope))
        key = await self._found(shown, _address(scope))
        if key is None:
            raise Refused("bad-key")
        return Visitor(key.role, f"key {key.prefix}", key.prefix)

    async def _found(self, shown: str, address: str) -> Key | None:
        """Whoever has shown too many wrong keys is told to wait; those that were good here before are not."""
        digest = hashlib.sha256(shown.encode()).digest()
        key, since = self._keys.get(digest, (None, 0.0))
        if key is not None and time.monotonic() - since < REMEMBERED:
            return key
        tries = RateLimitItemPerMinute(self._admission.a_minute)
        if key is None and not self._counted.test(tries, address, WRONG_KEY):
            raise self._too_often(tries, address, WRONG_KEY)
        found = await anyio.to_thread.run_sync(keys.find, self._database, shown)
        if len(self._keys) >= MOST_REMEMBERED:
            self._keys.clear()
        if found is None:
            self._counted.hit(tries, address, WRONG_KEY)
            self._keys.pop(digest, None)
        else:
            self._keys[digest] = (found, time.monotonic())
        return found

    async def admit(self, scope: Scope, door: Door | None) -> dict[str, str]:
        """The headers that tell how often one may still ask. Raises Refused, or RecordUnavailable."""
        visitor = await self._visitor(scope)
        let_pass(scope, Pass(self, visitor))
        told = self.enter(visitor, door)
        if door is not None and door.many:
            scope["state"]["allowance"] = self.allowance(visitor, door)
        return told

    def enter(self, visitor: Visitor, door: Door | None) -> dict[str, str]:
        least = Role.ADMIN if door is None else door.needs(self._admission.public)
        if not visitor.role.may(least):
            raise Refused("key-needed" if visitor.role is Role.PUBLIC else "role-too-low", role=least.value)
        if door is None or door.cost is Cost.FREE:
            return {}
        return self._count(visitor, door, self._most(visitor, door))

    def allowance(self, visitor: Visitor, door: Door) -> Allowance:
        """For a door behind which a request costs more the longer it goes on."""
        return Allowance(self._counted, self._most(visitor, door), visitor.name, door.cost.value)

    def _most(self, visitor: Visitor, door: Door) -> RateLimitItem:
        times = WEIGHT[door.cost] * (WITH_A_KEY if visitor.role is not Role.PUBLIC else 1)
        return RateLimitItemPerMinute(self._admission.a_minute * times)

    def _count(self, visitor: Visitor, door: Door, most: RateLimitItem) -> dict[str, str]:
        names = visitor.name, door.cost.value
        if not self._counted.hit(most, *names):
            raise self._too_often(most, *names)
        return self._left(most, *names)

    def _left(self, most: RateLimitItem, *names: str) -> dict[str, str]:
        window = self._counted.get_window_stats(most, *names)
        return {
            "RateLimit-Limit": str(most.amount),
            "RateLimit-Remaining": str(window.remaining),
            "RateLimit-Reset": str(max(1, round(window.reset_time - time.time()))),
        }

    def _too_often(self, most: RateLimitItem, *names: str) -> Refused:
        told = {**self._left(most, *names), "RateLimit-Remaining": "0"}
        wait = told["RateLimit-Reset"]
        return Refused("too-often", headers={**told, "Retry-After": wait}, seconds=int(wait))


class Pass:
    """Who came in, for a door behind which there are others."""

    def __init__(self, gate: Gate | None = None, visitor: Visitor | None = None) -> None:
        """Without a gate everything is open."""
        self._gate = gate
        self._visitor = visitor

    @property
    def is_open(self) -> bool:
        return self._gate is None

    @property
    def owner(self) -> str | None:
        """Whose jobs and webhooks theirs are; None without a key, unless everything is open."""
        return EVERYBODY if self._visitor is None else self._visitor.key

    @property
    def name(self) -> str:
        """Under which their requests are counted."""
        return EVERYBODY if self._visitor is None else self._visitor.name

    def enter(self, method: str, path: str) -> None:
        """Counts a request for that door too. Raises Refused."""
        if self._gate is not None and self._visitor is not None:
            self._gate.enter(self._visitor, door_of(method, path))


def let_pass(scope: Scope, ticket: Pass) -> None:
    scope.setdefault("state", {})["pass"] = ticket


def pass_of(scope: Scope) -> Pass:
    """Raises KeyError if nobody has looked who it is."""
    found: Pass = scope["state"]["pass"]
    return found


class Gated:
    """Every request passes the gate before anything else looks at it."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or await self._gate.is_open():
            let_pass(scope, Pass())
            await self._app(scope, receive, send)
            return
        door = door_of(scope["method"], scope["path"])
        if door is None and not scope["path"].startswith("/v1/"):
            await self._app(scope, receive, send)  # it finds nothing there, and says so
            return
        try:
            told = await self._gate.admit(scope, door)
        except (Refused, RecordUnavailable) as error:
            await reply_to(Request(scope), error)(scope, receive, send)
            return

        async def with_limits(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(told)
                if has_key:
                    headers["Cache-Control"] = PRIVATE
            await send(message)

        has_key = _shown(Headers(scope=scope), scope) is not None
        await self._app(scope, receive, with_limits if told or has_key else send)


def _shown(headers: Headers, scope: Scope) -> str | None:
    """The key that somebody shows: in the header, or in a secret link."""
    scheme, _, value = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return value.strip()
    query: dict[str, Any] = dict(Request(scope).query_params)
    return query.get("key")


def _address(scope: Scope) -> str:
    """One household of IPv6 counts as one."""
    client = scope.get("client")
    host = client[0] if client else "?"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)).network_address)
    return host
