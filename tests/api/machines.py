"""Several machines in all but hardware: network namespaces of this one, each with an address, on one switch.

What runs on one of them reaches what runs on another by TCP and in no other way, and its cable can be pulled.
The kernel, the disk and the cores are shared. It needs root and ``ip`` (iproute2).
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx

from api.store import keys
from api.store.database import Database
from api.store.keys import Role
from api.store.settings import Settings
from tests.api.service import GLUTTON
from tests.api.store.postgres import Postgres

NETWORK: Final = "10.77.0"
SWITCH: Final = "switch"
CLIENTS: Final = "clients"
"""The machine on which this program runs."""
OTHERS: Final = ("one", "two", "three")
ROOT: Final = Path(__file__).resolve().parents[2]


class NoMachines(Exception):  # noqa: N818 - said of this machine
    """No namespaces can be made here."""


@dataclass(frozen=True)
class Machine:
    namespace: str
    address: str

    @property
    def inside(self) -> list[str]:
        """The command that runs another one there."""
        return ["ip", "netns", "exec", self.namespace]

    def cut_off(self, is_cut: bool = True) -> None:
        """Pulls its cable, or puts it in again."""
        _ip("-n", self.namespace, "link", "set", "eth0", "down" if is_cut else "up")


def _ip(*words: str) -> None:
    try:
        done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    except OSError as error:
        raise NoMachines(str(error)) from None
    if done.returncode:
        raise NoMachines(f"ip {' '.join(words)}: {done.stderr.strip()}")


def machine(mark: str, name: str) -> Machine:
    return Machine(f"{mark}-{name}", f"{NETWORK}.{1 + (CLIENTS, *OTHERS).index(name)}")


@contextmanager
def connected(mark: str) -> Iterator[None]:
    """A switch and its machines, which are gone afterwards. Raises NoMachines."""
    switch = f"{mark}-{SWITCH}"
    made: list[str] = []
    try:
        _ip("netns", "add", switch)
        made.append(switch)
        _ip("-n", switch, "link", "add", "br0", "type", "bridge")
        _ip("-n", switch, "link", "set", "br0", "up")
        for name in (CLIENTS, *OTHERS):
            one = machine(mark, name)
            _ip("netns", "add", one.namespace)
            made.append(one.namespace)
            port = f"to-{name}"
            _ip("-n", switch, "link", "add", port, "type", "veth", "peer", "eth0", "netns", one.namespace)
            _ip("-n", switch, "link", "set", port, "master", "br0", "up")
            _ip("-n", one.namespace, "addr", "add", f"{one.address}/24", "dev", "eth0")
            for device in ("lo", "eth0"):
                _ip("-n", one.namespace, "link", "set", device, "up")
        yield
    finally:
        for namespace in made:
            _ip("netns", "del", namespace)


@contextmanager
def postgres_on(one: Machine) -> Iterator[tuple[Postgres, str]]:
    """A PostgreSQL that is reached by TCP, and the URL of its database."""
    with Postgres.started() as server:
        server.stop()
        server.let_in(f"{NETWORK}.0/24")
        server.start(one.address, one.inside)
        yield server, f"postgresql://postgres@{one.address}:5432/record"


def new_record(folder: Path, url: str = "") -> Settings:
    """An empty record with a key, so that a service may be at a network address."""
    settings = Settings.of_folder(folder, url)
    database = Database(settings)
    keys.add(database, "the operator", Role.ADMIN, None)
    database.close()
    return settings


class Running:
    """``sedzia serve`` or ``sedzia worker`` on a machine, with a folder and a copy of the log's key."""

    def __init__(self, one: Machine, settings: Settings, *words: str, **environment: str) -> None:
        is_sqlite = settings.url.get_backend_name() == "sqlite"
        data = settings.data
        if not is_sqlite:
            data = settings.data / f"{one.namespace}-{time.monotonic_ns()}"
            data.mkdir(mode=0o700)
            shutil.copy2(settings.key_file, data)
        code = f"{GLUTTON}\nfrom api.cli.main import app\napp({list(words)!r})"
        url = "" if is_sqlite else settings.url.render_as_string(hide_password=False)
        known = {
            **os.environ,
            "SEDZIA_DATA": str(data),
            "SEDZIA_DATABASE_URL": url,
            "SEDZIA_PUBLIC": "rulings",
            "SEDZIA_RATE": "1000000",
            "SEDZIA_SYNC_SECONDS": "900",
            "SEDZIA_YIELD": "no",
            **environment,
        }
        with (data / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*one.inside, sys.executable, "-c", code], cwd=ROOT, env=known, stdout=log, stderr=log
            )

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


@contextmanager
def service_on(
    one: Machine, settings: Settings, port: int = 8000, **environment: str
) -> Iterator[tuple[str, int]]:
    """Its address and port, once it is ready."""
    running = Running(one, settings, "serve", "--host", one.address, "--port", str(port), **environment)
    try:
        until = time.monotonic() + 120
        while True:
            try:
                httpx.get(f"http://{one.address}:{port}/readyz", timeout=10).raise_for_status()
                break
            except httpx.HTTPError:
                assert running.process.poll() is None, "the service ended before it was ready"
                assert time.monotonic() < until, "the service does not get ready"
                time.sleep(0.2)
        yield one.address, port
    finally:
        running.kill()


@contextmanager
def worker_on(one: Machine, settings: Settings, solvers: int) -> Iterator[Running]:
    running = Running(one, settings, "worker", "--grace", "1", SEDZIA_SOLVERS=str(solvers))
    try:
        yield running
    finally:
        running.kill()
