"""Brings the tables to the state that this release needs, or back to an earlier one."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from api.store.engine import writing

HEAD: Final = "head"
NOTHING: Final = "base"
_STEPS: Final = Path(__file__).resolve().parent / "migrations"
_LOCK: Final = 0x5ED21A
"""The advisory lock of PostgreSQL under which tables are changed."""


class NewerRecord(Exception):  # noqa: N818 - said of the record
    """The tables were made by a release that this one does not know."""


def upgrade(engine: Engine, to: str = HEAD) -> None:
    """All steps in one transaction. Servers that start together wait for each other."""
    if to == HEAD and current(engine) == newest():
        return
    with writing(engine).begin() as connection:
        _lock(connection)
        if current_of(connection) not in (None, *known()):
            raise NewerRecord("the record was made by a newer release")
        command.upgrade(_config(connection), to)


def downgrade(engine: Engine, to: str = NOTHING) -> None:
    with writing(engine).begin() as connection:
        _lock(connection)
        command.downgrade(_config(connection), to)


def current(engine: Engine) -> str | None:
    """The last step taken; None if the database is empty."""
    with engine.begin() as connection:
        return current_of(connection)


def current_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    return ScriptDirectory(str(_STEPS)).get_current_head()


def known() -> tuple[str, ...]:
    return tuple(step.revision for step in ScriptDirectory(str(_STEPS)).walk_revisions())


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
