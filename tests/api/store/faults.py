"""What the tests of faults share: processes that can be killed, and what must be true after every fault."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from sqlalchemy import func, select

from api.store.audit import audit
from api.store.database import Database
from api.store.record import Record
from api.store.settings import Settings
from api.store.tables import givings, rulings
from tests.api.service import PATIENT, free_port

ROOT = Path(__file__).resolve().parents[3]


def environment_of(settings: Settings) -> dict[str, str]:
    url = settings.url.render_as_string(hide_password=False)
    return {
        **os.environ,
        **PATIENT,
        "SEDZIA_DATA": str(settings.data),
        "SEDZIA_DATABASE_URL": url,
        "SEDZIA_SOLVERS": "1",
    }


class Writer:
    """A process that gives rulings, as fast as it can, and what it has acknowledged."""

    def __init__(self, settings: Settings) -> None:
        self.acknowledged: list[str] = []
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.api.store.writer"],
            cwd=ROOT, env=environment_of(settings), stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            if line.endswith("\n"):
                self.acknowledged.append(line.strip())

    def wait_for(self, count: int, patience: float = 60) -> None:
        until = time.monotonic() + patience
        while len(self.acknowledged) < count:
            assert self._process.poll() is None, "the writer has ended"
            assert time.monotonic() < until, "the writer is too slow"
            time.sleep(0.01)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        self._reader.join()


class Server:
    """A whole service, as ``sedzia serve`` runs it."""

    def __init__(self, settings: Settings, first: str = "") -> None:
        """``first``: Python that its process runs before it serves."""
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        code = f"{first}\nfrom api.cli.main import app\napp(['serve', '--port', '{port}'])"
        self._process = subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=ROOT, env=environment_of(settings), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    @property
    def solvers(self) -> list[int]:
        """Its solver processes. They are children of the nursery, which is its child."""
        return [solver for nursery in children(self._process.pid) for solver in children(nursery)]

    def wait_until_it_rules(self, notation: str, patience: float = 60) -> str:
        """The number of a first ruling."""
        until = time.monotonic() + patience
        while True:
            try:
                return str(self.rule(notation).raise_for_status().json()["number"])
            except httpx.HTTPError:
                assert self._process.poll() is None, "the service has ended"
                assert time.monotonic() < until, "the service does not rule"
                time.sleep(0.05)

    def rule(self, notation: str) -> httpx.Response:
        text = {"Content-Type": "text/plain"}
        return httpx.post(f"{self.address}/v1/rulings", content=notation, headers=text, timeout=30)

    def rule_on(self, case: dict[str, object]) -> httpx.Response:
        return httpx.post(f"{self.address}/v1/rulings", json=case, timeout=60)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def ended(*processes: Writer | Server) -> Iterator[None]:
    """Whatever happens, none of them lives on."""
    try:
        yield
    finally:
        for process in processes:
            process.kill()


def check(settings: Settings, acknowledged: list[str], unanswered: int) -> None:
    """Nothing acknowledged is lost, nothing is there twice, and the log verifies.

    ``unanswered``: so many may be stored of which nobody was told, because the fault came before the answer.
    """
    database = Database(settings)
    size, flaws = audit(database)
    assert flaws == []
    assert len(acknowledged) == len(set(acknowledged))
    record = Record(database)
    places = []
    for number in acknowledged:
        found = record.giving(number)
        assert found is not None, f"{number} is lost"
        places.append(found.giving.place)
    assert len(set(places)) == len(places)
    assert len(places) <= size <= len(places) + unanswered
    with database.reading() as connection:
        assert connection.scalar(select(func.count()).select_from(givings)) == size
        distinct = connection.scalar(select(func.count(rulings.c.digest.distinct())))
        assert connection.scalar(select(func.count()).select_from(rulings)) == distinct
    database.close()
