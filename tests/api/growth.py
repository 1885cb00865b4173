"""Rulings a second of one process, of one machine and of several, and what a cable that is pulled costs.

    python -m tests.api.growth          # about five minutes on a quiet machine; as root

The machines are network namespaces of this one: see ``machines``. Clients, services, workers and the database
talk by TCP and share the cores, so more machines bring no more rulings here. After each run nothing is lost,
nothing is doubled, and the log verifies.
"""

import argparse
import asyncio
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import psycopg
from rich.console import Console
from rich.table import Table

from api.store.audit import audit
from api.store.database import Database, RecordUnavailable
from api.store.record import Record
from api.store.settings import Settings
from api.work.background.jobs import State
from api.work.jobs import Handed
from tests.api.load import Told, crowd, jobs_done, nothing_lost_nothing_doubled
from tests.api.machines import (
    CLIENTS,
    OTHERS,
    ROOT,
    Machine,
    NoMachines,
    connected,
    machine,
    new_record,
    postgres_on,
    service_on,
    worker_on,
)
from tests.api.service import until
from tests.api.store.contents import trick, trick_notation
from tests.api.store.postgres import Postgres
from tests.api.work.background.hosts import jobs_of, state_of
from tests.api.work.background.test_faults import TAKEN_OVER, napping

AT_ONCE: Final = 32
"""Clients."""
RULINGS: Final = 8
"""Of each client."""
LINES: Final = 200
"""Of a batch."""
PULLED: Final = 6
"""Jobs that are there when the cable is pulled."""

HOLDING: Final = """
import sys, time
from pathlib import Path
from sqlalchemy import text
from api.store.database import Database
from api.store.settings import Settings
with Database(Settings.of_environment()).writing() as connection:
    connection.execute(text("SELECT * FROM log_head FOR UPDATE"))
    print("holding", flush=True)
    time.sleep(3600)
"""


def rulings_a_second(places: list[tuple[str, int]], settings: Settings) -> tuple[float, Told]:
    """Asked for at all of these services together."""
    told = Told()

    async def ask(rulings: int, seed: int) -> None:
        each = AT_ONCE // len(places)
        together = (
            crowd(port, each, rulings, told, seed * 100 + place, host)
            for place, (host, port) in enumerate(places)
        )
        await asyncio.gather(*together)

    asyncio.run(ask(1, 1))  # everything is loaded
    before, told.seconds = len(told.numbers), []
    began = time.monotonic()
    asyncio.run(ask(RULINGS, 2))
    rate = (len(told.numbers) - before) / (time.monotonic() - began)
    host, port = places[0]
    asyncio.run(jobs_done(port, told, host))
    nothing_lost_nothing_doubled(settings, told)
    return rate, told


def services(machines: dict[str, Machine], server: Postgres, url: str, folder: Path) -> Table:
    one, two = machines["one"], machines["two"]
    table = Table("asked for at once", "rulings/s", "median ms", "99 % ms", "a day")
    for name, places, on_postgres in (
        ("one process, SQLite", [(one, 8000)], False),
        ("one process, PostgreSQL on the same machine", [(one, 8000)], True),
        ("one machine: two processes, PostgreSQL", [(one, 8000), (one, 8001)], True),
        ("two machines: a process and PostgreSQL, a process", [(one, 8000), (two, 8000)], True),
    ):
        place = Path(tempfile.mkdtemp(dir=folder))
        if on_postgres:
            server.empty_database()
        settings = new_record(place, url if on_postgres else "")
        share = {"SEDZIA_SOLVERS": str(max(1, (os.cpu_count() or 1) // len(places)))}
        with ExitStack() as running:
            at = [running.enter_context(service_on(where, settings, port, **share)) for where, port in places]
            rate, told = rulings_a_second(at, settings)
        times = sorted(told.seconds)
        row = (statistics.median(times), times[int(len(times) * 0.99)])
        table.add_row(name, f"{rate:.1f}", *(f"{value * 1e3:,.0f}" for value in row), f"{rate * 86400:,.0f}")
    return table


def batches(machines: dict[str, Machine], server: Postgres, url: str, folder: Path) -> Table:
    table = Table("in the background", "rulings/s", "a day")
    lines = [Handed(trick_notation(place % 10).encode(), text=True) for place in range(LINES)]
    for name, where in (("a worker on one machine", ("two",)), ("a worker on each of two", ("two", "three"))):
        server.empty_database()
        settings = new_record(Path(tempfile.mkdtemp(dir=folder)), url)
        with ExitStack() as running, jobs_of(settings) as (jobs, database):
            for one in where:
                running.enter_context(worker_on(machines[one], settings, 1))
            warm = [jobs.order_ruling(napping(0.5 + place), f"warm {place}") for place in range(len(where))]
            until(lambda: all(state_of(jobs, job).state is State.DONE for job in warm), 120)  # noqa: B023
            began = time.monotonic()
            batch = jobs.order_batch(lines)
            until(lambda: state_of(jobs, batch).state is State.DONE, 600)  # noqa: B023
            rate = LINES / (time.monotonic() - began)
            assert audit(database) == (LINES + len(warm), [])
        table.add_row(name, f"{rate:.1f}", f"{rate * 86400:,.0f}")
    return table


def pulled(machines: dict[str, Machine], server: Postgres, url: str, folder: Path) -> list[str]:
    """The cable of a worker is pulled while it has jobs, and put in again when others have done them."""
    two, three = machines["two"], machines["three"]
    server.empty_database()
    settings = new_record(Path(tempfile.mkdtemp(dir=folder)), url)
    with (
        jobs_of(settings) as (jobs, database),
        worker_on(two, settings, 2) as cut_off,
        worker_on(three, settings, 2) as other,
        psycopg.connect(url, autocommit=True) as connection,
    ):

        def begun_there() -> list[str]:
            """Jobs that the worker without a cable has not ended."""
            query = "SELECT workflow_uuid, executor_id FROM dbos.workflow_status WHERE status = 'PENDING'"
            mark = f"-{cut_off.process.pid}-"
            return [job for job, host in connection.execute(query) if mark in host]

        cases = [napping(4 + place / 10) for place in range(PULLED)]
        ordered = [jobs.order_ruling(case, f"digest {place}") for place, case in enumerate(cases)]
        until(lambda: sum(state_of(jobs, job).state is State.RUNNING for job in ordered) == 4)
        lost = begun_there()
        assert lost
        two.cut_off()
        taken = until(lambda: not begun_there(), 120)
        until(lambda: all(state_of(jobs, job).state is State.DONE for job in ordered), 120)
        two.cut_off(False)
        other.stop()
        later = [jobs.order_ruling(napping(0.1 + place), f"later {place}") for place in range(2)]
        healed = until(lambda: all(state_of(jobs, job).state is State.DONE for job in later), 120)
        numbers = {state_of(jobs, job).result["number"] for job in (*ordered, *later)}
        assert len(numbers) == PULLED + 2, "one ruling a job"
        assert audit(database) == (PULLED + 2, []), "nothing doubled"
        assert cut_off.process.poll() is None
    assert taken < TAKEN_OVER, taken
    return [
        f"a worker's cable is pulled: its {len(lost)} jobs are taken over after {taken:.1f} s, none doubled",
        f"the cable is put in again, and the other worker stopped: it has done new jobs after {healed:.1f} s",
    ]


def pulled_with_a_lock(machines: dict[str, Machine], server: Postgres, url: str, folder: Path) -> list[str]:
    """The worst moment: the machine holds the lock without which nobody gives a ruling."""
    two = machines["two"]
    server.empty_database()
    settings = new_record(Path(tempfile.mkdtemp(dir=folder)), url)
    record = Record(Database(settings))
    record.give(trick(0), "pl")
    known = {**os.environ, "SEDZIA_DATA": str(settings.data), "SEDZIA_DATABASE_URL": url}
    holder = subprocess.Popen(
        [*two.inside, sys.executable, "-c", HOLDING], cwd=ROOT, env=known, stdout=subprocess.PIPE
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"holding\n"
        two.cut_off()
        began = time.monotonic()
        refused = 0
        while True:
            try:
                record.give(trick(1), "pl")
                break
            except RecordUnavailable:
                refused += 1
        took = time.monotonic() - began
    finally:
        holder.kill()
        holder.wait()
        two.cut_off(False)
    record.database.close()
    assert took < TAKEN_OVER, took
    refusals = f"{refused} refused before"
    return [f"a machine is cut off while it gives a ruling: others give again after {took:.1f} s, {refusals}"]


PARTS: Final = {
    "services": services,
    "batches": batches,
    "pulled": pulled,
    "lock": pulled_with_a_lock,
}


def inside(mark: str, only: str) -> None:
    """On the machine of the clients."""
    machines = {name: machine(mark, name) for name in OTHERS}
    say = Console(width=110).print
    say(f"{os.cpu_count()} cores, load average before: {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder, postgres_on(machines["one"]) as (server, url):
        for name, part in PARTS.items():
            if not only or name == only:
                began = time.monotonic()
                told = part(machines, server, url, Path(folder))
                say(*told if isinstance(told, list) else [told], sep="\n")
                took = time.monotonic() - began
                say(f"({name}: {took:.0f} s; load average after: {os.getloadavg()[0]:.1f})")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--inside", metavar="MARK", help="for itself: it runs on the machine of the clients")
    options.add_argument("--only", default="", choices=tuple(PARTS), help="one part of it")
    given = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and what was started is ended
    if given.inside:
        inside(given.inside, given.only)
        return
    mark = f"sedzia-{os.getpid()}"
    try:
        with connected(mark):
            there = machine(mark, CLIENTS).inside
            again = [sys.executable, "-m", "tests.api.growth", *sys.argv[1:], "--inside", mark]
            code = subprocess.run([*there, *again], cwd=ROOT, check=False).returncode
    except NoMachines as none:
        raise SystemExit(f"No machines can be made here (root and iproute2 are needed): {none}") from None
    sys.exit(code)


if __name__ == "__main__":
    main()
