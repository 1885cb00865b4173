"""The API description, written once for the files that it is made of, and kept in the user's cache.

Writing it takes about a second, most of it for reading words and precedents. It is kept under a digest of
every file of the program, the precedents and the libraries' releases, so that it is never an old one.
"""

import hashlib
import logging
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

from adjudicator.precedents.casefile import folder
from adjudicator.registry import GAMES

_HOME: Final = Path(__file__).resolve().parent.parent.parent
_PARTS: Final = ("adjudicator", "api", "solver")
_ENDINGS: Final = {".py", ".ftl", ".json", ".yaml"}
_LIBRARIES: Final = (
    "fastapi",
    "fluent.runtime",
    "pydantic",
    "pydantic_core",
    "pyyaml",
    "sedzia",
    "starlette",
)
_DIGEST: Final = hashlib.sha256().digest_size
MOST_KEPT: Final = 4
"""Descriptions of other states of the program that stay, for those who go back and forth."""
log = logging.getLogger(__name__)


def kept_or_written(write: Callable[[], bytes]) -> bytes:
    """The description that was kept for this very program, or else a new one, which is kept."""
    made_of = state_of_program()
    if made_of is None:
        return write()
    place = _cache() / f"openapi-{made_of}.json"
    found = _read(place)
    if found is None:
        found = write()
        try:
            _keep(place, found)
        except OSError as error:
            log.info("the API description is not kept: %s", error.strerror)
    return found


def _cache() -> Path:
    """Where systemd says, or where programs keep what they can make again."""
    given = os.environ.get("CACHE_DIRECTORY", "").partition(":")[0]
    if given:
        return Path(given)
    with suppress(RuntimeError):
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sedzia"
    return Path(os.devnull)


def state_of_program() -> str | None:
    """A digest of all that the description is made of.

    None if that is not known for sure: a file was changed after this process had begun, and so perhaps after
    it was read; or there are games that came from elsewhere.
    """
    if any(not module.startswith("adjudicator.") for module in GAMES.values()):
        return None
    return _digest(folder())


@cache
def _digest(precedents: Path) -> str | None:
    began = _began()
    whole = hashlib.sha256(sys.version.encode())
    for name in _LIBRARIES:
        whole.update(f"{name} {version(name)}\n".encode())
    for file, name in _files(precedents):
        if file.stat().st_ctime >= began:
            return None
        content = file.read_bytes()
        whole.update(f"{name}\0{len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()


def _files(precedents: Path) -> Iterator[tuple[Path, str]]:
    for root in (*(_HOME / part for part in _PARTS), precedents):
        for place, _, names in sorted(os.walk(root)):
            for name in sorted(names):
                file = Path(place, name)
                if file.suffix in _ENDINGS:
                    yield file, f"{root.name}/{file.relative_to(root)}"


def _began() -> float:
    """When this process began, in seconds since 1970, not later than it did. 0 if that can't be known."""
    try:
        ticks = int(Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19])
    except OSError:
        return 0.0
    age = time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    return time.time() - age - 1


def _read(place: Path) -> bytes | None:
    """What is kept, if it is whole and nobody else can have written it."""
    try:
        if place.stat().st_uid != os.getuid() or place.stat().st_mode & 0o022:
            return None
        kept = place.read_bytes()
    except OSError:
        return None
    digest, body = kept[:_DIGEST], kept[_DIGEST:]
    return body if hashlib.sha256(body).digest() == digest else None


def _keep(place: Path, body: bytes) -> None:
    """It is there as a whole, or not at all."""
    place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=place.parent, prefix=".openapi-", delete=False) as file:
        file.write(hashlib.sha256(body).digest() + body)
    os.replace(file.name, place)
    kept = sorted(place.parent.glob("openapi-*.json"), key=lambda one: one.stat().st_mtime)
    for old in kept[:-MOST_KEPT]:
        old.unlink(missing_ok=True)
