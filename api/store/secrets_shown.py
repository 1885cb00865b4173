"""Secrets that are shown once and stored hashed: ``mark_PREFIX_SECRET``, found again by the prefix."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

from api.store.numbers import SIGNS

PREFIX: Final = 8
SECRET: Final = 32
"""Signs of five random bits each: nobody finds one by trying, so a plain hash is enough."""


@dataclass(frozen=True, slots=True)
class Shown:
    prefix: str
    secret: str

    def opens(self, stored: bytes) -> bool:
        return hmac.compare_digest(stored, self.hash)

    @property
    def hash(self) -> bytes:
        return hashlib.sha256(self.secret.encode()).digest()

    def text(self, mark: str) -> str:
        return f"{mark}_{self.prefix}_{self.secret}"


def new() -> Shown:
    return Shown(_random(PREFIX), _random(SECRET))


def read(mark: str, text: str) -> Shown | None:
    """What somebody shows, if it has the form of one."""
    found, _, rest = text.partition("_")
    prefix, _, secret = rest.partition("_")
    if found != mark or len(prefix) != PREFIX or len(secret) != SECRET:
        return None
    return Shown(prefix, secret)


def _random(length: int) -> str:
    return "".join(secrets.choice(SIGNS) for _ in range(length))
