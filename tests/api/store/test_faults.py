"""Faults, for real. After each: nothing acknowledged is lost, nothing is doubled, the log verifies."""

import os
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import psycopg
import pytest

from api.store.database import Database, RecordUnavailable
from api.store.record import Record
from api.store.settings import Settings
from api.work.solver_process import memory_held
from tests.api.service import GLUTTON, under_way, until
from tests.api.store.contents import trick, trick_notation
from tests.api.store.faults import Server, Writer, check, ended
from tests.api.store.postgres import Postgres
from tests.fourth.glutton import eating

# kill -9, and two servers on one database


def test_two_writers_killed_in_the_middle_of_their_writes(settings: Settings) -> None:
    acknowledged: list[str] = []
    for _ in range(2):
        one, other = Writer(settings), Writer(settings)
        with ended(one, other):
            one.wait_for(20)
            one.kill()
            other.wait_for(len(other.acknowledged) + 5)  # the other goes on
        acknowledged += one.acknowledged + other.acknowledged
    check(settings, acknowledged, unanswered=4)


def test_two_servers_one_of_them_killed(settings: Settings) -> None:
    """Clients ask both while one is killed. It starts again, and everything acknowledged is there."""
    servers = [Server(settings), Server(settings)]
    acknowledged: list[str] = []
    with ended(*servers):
        acknowledged += [server.wait_until_it_rules(trick_notation(0)) for server in servers]
        stop = threading.Event()
        told: list[list[str]] = [[], []]

        def ask(place: int) -> int:
            index = 0
            while not stop.is_set():
                index += 1
                try:
                    reply = servers[place].rule(trick_notation(index % 10)).raise_for_status()
                except httpx.HTTPError:
                    return 1
                told[place].append(reply.json()["number"])
            return 0

        with ThreadPoolExecutor(6) as crowd:
            asked = [crowd.submit(ask, index % 2) for index in range(6)]
            until(lambda: all(len(one) >= 5 for one in told))
            servers[0].kill()
            before = len(told[1])
            until(lambda: len(told[1]) >= before + 5)  # the other goes on
            stop.set()
        unanswered = sum(one.result() for one in asked)
        acknowledged += told[0] + told[1]
    assert unanswered >= 1
    again = Server(settings)
    with ended(again):
        acknowledged.append(again.wait_until_it_rules(trick_notation(1)))
        for number in acknowledged[:5]:
            assert httpx.get(f"{again.address}/v1/rulings/{number}").json()["number"] == number
    check(settings, acknowledged, unanswered)


def test_solvers_and_then_the_server_killed_in_the_middle_of_solves(
    settings: Settings, tmp_path: Path
) -> None:
    """A killed solver costs nobody an answer, a killed server only those under way. Nothing is doubled."""
    server = Server(settings, first=GLUTTON)
    with ended(server), ThreadPoolExecutor(3) as crowd:
        acknowledged = [server.wait_until_it_rules(trick_notation(0))]
        sign = tmp_path / "sign"
        asked = crowd.submit(server.rule_on, eating("wait", sign=str(sign)))
        until(lambda: under_way(server.address, "rulings") == 1)
        for pid in server.solvers:
            os.kill(pid, signal.SIGKILL)
        sign.touch()
        acknowledged.append(asked.result().raise_for_status().json()["number"])
        lost = [crowd.submit(server.rule_on, eating("sleep", 1000)) for _ in range(2)]
        until(lambda: under_way(server.address, "rulings") == 2)
        solvers = server.solvers
        assert solvers
        server.kill()
        for one in lost:
            with pytest.raises(httpx.HTTPError):
                one.result()
    until(lambda: not any(memory_held(pid) for pid in solvers))
    again = Server(settings)
    with ended(again):
        acknowledged.append(again.wait_until_it_rules(trick_notation(1)))
    check(settings, acknowledged, unanswered=0)


# Disk full


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, with 16 MB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def _give_until_full(record: Record) -> list[str]:
    acknowledged: list[str] = []

    def give_on() -> None:
        while len(acknowledged) < 100_000:
            acknowledged.append(record.give(trick(len(acknowledged) % 10), "pl").number)

    with pytest.raises(RecordUnavailable, match=r"full|No space left"):
        give_on()
    return acknowledged


def _fill(disk: Path, leave: int) -> Path:
    filler = disk / "filler"
    filler.write_bytes(b"\0" * (shutil.disk_usage(disk).free - leave))
    return filler


def test_the_disk_is_full(small_disk: Path) -> None:
    settings = Settings.of_folder(small_disk / "data")
    record = Record(Database(settings))
    acknowledged = [record.give(trick(0), "pl").number]
    filler = _fill(small_disk, leave=400_000)
    acknowledged += _give_until_full(record)
    assert record.giving(acknowledged[-1]) is not None
    with pytest.raises(RecordUnavailable):
        record.give(trick(1), "pl")
    filler.unlink()
    acknowledged += [record.give(trick(index), "pl").number for index in range(10)]
    record.database.close()
    check(settings, acknowledged, unanswered=0)


def test_the_disk_of_postgresql_is_full(small_disk: Path, tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database_on(small_disk)
    settings = Settings.of_folder(tmp_path / "data", url)
    record = Record(Database(settings))
    acknowledged = [record.give(trick(0), "pl").number]
    filler = _fill(small_disk, leave=200_000)
    acknowledged += _give_until_full(record)
    filler.unlink()
    acknowledged += [record.give(trick(index), "pl").number for index in range(10)]
    check(settings, acknowledged, unanswered=0)
    record.database.close()
    postgres.drop_small()


def test_a_full_database(tmp_path: Path) -> None:
    """Where no disk can be mounted: SQLite refuses to grow, in the same words."""
    settings = Settings.of_folder(tmp_path)
    record = Record(Database(settings))
    acknowledged = [record.give(trick(0), "pl").number]
    with record.database.reading() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    acknowledged += _give_until_full(record)
    with record.database.reading() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    acknowledged += [record.give(trick(index), "pl").number for index in range(10)]
    record.database.close()
    check(settings, acknowledged, unanswered=0)


# The database is gone and comes back


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be stopped without harm to other tests."""
    with Postgres.started() as server:
        yield server


def test_the_database_is_gone_and_comes_back(own_postgres: Postgres, tmp_path: Path) -> None:
    settings = Settings.of_folder(tmp_path, own_postgres.empty_database())
    server = Server(settings)
    with ended(server):
        acknowledged = [server.wait_until_it_rules(trick_notation(0))]
        record = Record(Database(settings))
        given: list[str] = []
        failures: list[RecordUnavailable] = []
        stop = threading.Event()

        def go_on() -> None:
            while not stop.is_set():
                try:
                    given.append(record.give(trick(len(given) % 10), "pl").number)
                except RecordUnavailable as failed:
                    failures.append(failed)
                    stop.wait(0.05)

        busy = [threading.Thread(target=go_on) for _ in range(3)]
        for thread in busy:
            thread.start()
        while len(given) < 20:
            stop.wait(0.01)
        own_postgres.stop()
        _while_it_is_gone(server)
        own_postgres.start()
        back = len(given)
        while len(given) < back + 20:
            stop.wait(0.01)
        stop.set()
        for thread in busy:
            thread.join()
        acknowledged += [*given, server.wait_until_it_rules(trick_notation(1))]
        assert failures
        until(lambda: httpx.get(f"{server.address}/readyz", timeout=30).status_code == 200)
        record.database.close()
    check(settings, acknowledged, unanswered=len(failures))


def _while_it_is_gone(server: Server) -> None:
    """Nothing is given, and what needs no record goes on."""
    refused = server.rule(trick_notation(1))
    assert (refused.status_code, refused.json()["type"]) == (503, "urn:sedzia:problem:no-record")
    assert refused.headers["retry-after"] == "5"
    for door in ("/v1/rulings", "/v1/log/checkpoint", "/readyz"):
        assert httpx.get(f"{server.address}{door}", timeout=30).status_code == 503
    text = {"Content-Type": "text/plain"}
    verdict = httpx.post(f"{server.address}/v1/verdicts", content=trick_notation(1), headers=text, timeout=30)
    assert verdict.status_code == 200
    assert httpx.get(f"{server.address}/livez").status_code == 200


def test_a_commit_whose_answer_is_lost_is_not_made_twice(postgres: Postgres, tmp_path: Path) -> None:
    """The connection breaks while the database commits. Whether it did is found out by the number."""
    settings = Settings.of_folder(tmp_path, postgres.empty_database())
    record = Record(Database(settings))
    acknowledged = [record.give(trick(0), "pl").number]
    stop = threading.Event()
    cuts: list[int] = []

    def cut() -> None:
        at_work = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'record'"
        with psycopg.connect(postgres.url, autocommit=True) as connection:
            while not stop.is_set():
                cuts.append(connection.execute(at_work).rowcount)
                stop.wait(0.02)

    cutter = threading.Thread(target=cut)
    cutter.start()
    failures = 0
    try:
        while len(acknowledged) < 60:
            try:
                acknowledged.append(record.give(trick(len(acknowledged) % 10), "pl").number)
            except RecordUnavailable:
                failures += 1
    finally:
        stop.set()
        cutter.join()
    record.database.close()
    assert sum(cuts) > 3
    check(settings, acknowledged, unanswered=failures)
