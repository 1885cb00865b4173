"""Certificates changed in one place and sealed again with a right digest."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from tests.any_case import Path, places
from tests.certificates.support import sealed

Json = dict[str, Any]
SWAPS = {
    "attacker": "defender", "defender": "attacker", "upheld": "rejected", "rejected": "upheld",
    "answered": "upheld", "enumeration": "open", "open": "enumeration", "witness": "enumeration",
    "proof": "enumeration", "strategy": "witness", "counts": "excluded", "ignored": "allowed",
    "certain": "possible", "possible": "certain", "highest": "any", "mandatory": "optional",
}  # fmt: skip
WARRIORS = ("qween", "druhid", "svord", "axx", "archr", "filchy", "horsie", "chariott", "?")
FORTS = ("fortheca-1", "fortheca-2", "niefort-1", "niefort-6", "komfort", "fokus", "fortuna")
CLANS = ("green", "red", "gold", "blue")


def changed(certificate: Json, rng: Random) -> tuple[Path, Json]:
    """The certificate with one thing changed, left out, put in or moved, and where."""
    other = deepcopy(certificate)
    paths = [path for path in places(other) if path and path[0] != "digest"]
    deep = [path for path in paths if path[0] in ("case", "evidence") and path[:2] != ("case", "readings")]
    path = rng.choice(deep if rng.random() < 0.8 else paths)
    holder: Any = other
    for step in path[:-1]:
        holder = holder[step]
    step = path[-1]
    holder[step] = _another(holder[step], rng)
    if rng.random() < 0.15:
        _disturb(holder, step, rng)
    return path, other


def _another(value: Any, rng: Random) -> Any:
    if type(value) is bool:
        return not value
    if type(value) is int:
        return value + rng.choice((-2, -1, 1, 2, 7)) if rng.random() < 0.8 else -value
    if isinstance(value, str):
        if value in SWAPS:
            return SWAPS[value]
        if len(value) in (2, 3) and value[0] in "RGBYP":
            return f"{rng.choice('RGBYP')}{rng.randint(0, 11)}"
        for alike in (WARRIORS, FORTS, CLANS):
            if value in alike:
                return rng.choice(alike)
        words = value.split()
        if len(words) > 1 and words[-1] in WARRIORS:
            return " ".join((*words[:-1], rng.choice(WARRIORS)))
        return value + rng.choice(("", " ", "x"))
    if isinstance(value, list):
        inner = list(value)
        if inner and rng.random() < 0.5:
            inner.pop(rng.randrange(len(inner)))
        elif inner:
            inner.insert(rng.randrange(len(inner)), deepcopy(rng.choice(inner)))
        return inner
    return value


def _disturb(holder: Any, step: Any, rng: Random) -> None:
    """Left out, or of another type."""
    if isinstance(holder, dict) and rng.random() < 0.5:
        del holder[step]
    else:
        holder[step] = rng.choice((None, True, 0, "", [], {}, -1))


def changes(certificates: list[Json], number: int, seed: int) -> Iterator[tuple[Json, Path, Json, bytes]]:
    """What it was, where it was changed, what it is now, and that sealed."""
    rng = Random(seed)
    made = 0
    while made < number:
        before = rng.choice(certificates)
        path, after = changed(before, rng)
        if after == before:
            continue
        made += 1
        yield before, path, after, sealed(after)
