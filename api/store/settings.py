"""Where the record is kept: the folder ``SEDZIA_DATA``, and ``SEDZIA_DATABASE_URL`` for PostgreSQL."""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

DEFAULT_FOLDER: Final = Path("data")
DATABASE_FILE: Final = "sedzia.sqlite"
KEY_FILE: Final = "log.key"

RELEASE: Final = version("sedzia")
"""The release of this program."""

NOT_A_DATABASE: Final = "SEDZIA_DATABASE_URL must be like postgresql://user:password@host/database"
"""Does not repeat what was set: a password may be in it."""


class BadSettings(ValueError):  # noqa: N818 - said of the settings
    """The environment names no database that we know."""


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    """The folder of the database, unless it is elsewhere, and of the key that signs the log."""
    url: URL

    @classmethod
    def of_folder(cls, data: Path, url: str = "") -> "Settings":
        """SQLite in this folder, unless a URL names another database."""
        if not url:
            return cls(data, URL.create("sqlite", database=str(data / DATABASE_FILE)))
        try:
            found = make_url(url)
        except (ArgumentError, ValueError):
            raise BadSettings(NOT_A_DATABASE) from None
        if found.get_backend_name() not in ("postgresql", "sqlite"):
            raise BadSettings(NOT_A_DATABASE)
        if found.get_backend_name() == "postgresql":
            found = found.set(drivername="postgresql+psycopg")
        return cls(data, found)

    @classmethod
    def of_environment(cls, environment: Mapping[str, str] | None = None) -> "Settings":
        known = os.environ if environment is None else environment
        folder = Path(known.get("SEDZIA_DATA") or DEFAULT_FOLDER)
        return cls.of_folder(folder, known.get("SEDZIA_DATABASE_URL", ""))

    def make_place(self) -> None:
        """Makes the folder and the file of the database, unless they are there.

        Only their owner may read them: hidden hands are in the database. SQLite makes the files beside it
        readable for the same people.
        """
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self.data / DATABASE_FILE
        if self.url.database == str(file):
            with suppress(FileExistsError):
                file.touch(mode=0o600, exist_ok=False)

    @property
    def key_file(self) -> Path:
        return self.data / KEY_FILE
