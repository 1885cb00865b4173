"""Real processes that do background jobs, to be killed."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from api.store.database import Database
from api.store.settings import Settings
from api.work.background.jobs import Jobs, JobState
from tests.api.service import GLUTTON
from tests.api.store.faults import environment_of

ROOT = Path(__file__).resolve().parents[4]


HASTY = "from api.work.background import host, hosts; host.BEAT, hosts.SILENCE = 0.5, 2.0"
"""Python for workers that take each other for dead sooner, where it does not matter how soon that is."""


class Worker:
    """``sedzia worker``, which also knows the game whose claims misbehave."""

    def __init__(self, settings: Settings, first: str = "") -> None:
        """``first``: Python that its process runs before."""
        code = f"{GLUTTON}\n{first}\nfrom api.cli.main import app\napp(['worker', '--grace', '1'])"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**environment_of(settings), "SEDZIA_YIELD": "no"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)


@contextmanager
def workers(settings: Settings, count: int, first: str = "") -> Iterator[list[Worker]]:
    started = [Worker(settings, first) for _ in range(count)]
    try:
        yield started
    finally:
        for one in started:
            one.kill()


@contextmanager
def jobs_of(settings: Settings) -> Iterator[tuple[Jobs, Database]]:
    database = Database(settings)
    database.open()  # workers wait for the key of the log
    try:
        yield Jobs(database), database
    finally:
        database.close()


def state_of(jobs: Jobs, job: str) -> JobState:
    found = jobs.find(job)
    assert found is not None
    return found
