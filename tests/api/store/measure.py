"""Bytes and time per ruling, and at a million rulings: ``python -m tests.api.store.measure [--rulings N]``.

Rows are put in in bulk, as many as asked for. Each has the size of a real ruling: one of the precedents,
with another digest. Then the calls of the record are timed.
"""

import argparse
import random
import secrets
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, insert, text, update

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.precedents.casefile import load_all
from adjudicator.registry import GAMES
from adjudicator.rulings.rule import rule
from api.store import search
from api.store.content import Content, content_of
from api.store.database import Database
from api.store.log import audit, merkle, tree
from api.store.log.merkle import Node
from api.store.log.notes import Checkpoint
from api.store.numbers import new_number
from api.store.record import Giving, Record
from api.store.search import Wanted
from api.store.settings import RELEASE, Settings
from api.store.tables import givings, log_head, log_nodes, rulings, wordings
from tests.api.store.postgres import Postgres

BATCH: Final = 5_000
RARE: Final = "zrare"


def real_rulings(each: int = 12) -> list[Content]:
    """Rulings on precedents of each game."""
    found = []
    for name in GAMES:
        files = [file for file in load_all(name) if "verdict" in file.expect]
        for file in files[:: max(1, len(files) // each)]:
            found.append(content_of(load_game(name), rule(load_game(name), read_case(file.case))))
    return found


def another(one: Content, index: int) -> Content:
    """A ruling of the same size, which nothing else is equal to."""
    terms = (*one.terms, *((RARE,) if index % 100_000 == 7 else ())) if one.terms else ()
    return replace(
        one,
        digest=secrets.token_bytes(32),
        case_digest=secrets.token_bytes(32),
        wording_digest=secrets.token_bytes(32),
        terms=terms,
    )


class Bulk:
    """Puts rulings and givings into an empty record, without asking for each."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._peaks: dict[Node, bytes] = {}
        self._size = 0

    def add(self, contents: list[Content]) -> None:
        signer = self._record.database.open()
        rows: dict[Any, list[dict[str, Any]]] = {
            table: [] for table in (rulings, wordings, givings, log_nodes)
        }
        found: list[tuple[int, tuple[str, ...]]] = []
        for content in contents:
            place, key = self._size, self._size + 1
            giving = Giving(
                new_number(), place, time.time_ns() // 1000, "pl", RELEASE, None, None,
                content.digest, content.wording_digest, secrets.token_bytes(16), content.withheld,
            )  # fmt: skip
            columns = ("digest", "case_digest", "game", "kind", "revision", "verdict", "body")
            rows[rulings].append({"key": key, **{name: getattr(content, name) for name in columns}})
            rows[wordings].append(
                {"key": key, "digest": content.wording_digest, "ruling": key, "release": RELEASE,
                 "body": content.wording}
            )  # fmt: skip
            rows[givings].append(
                {"place": place, "number": giving.number, "ruling": key, "wording": key,
                 "given_at": giving.given_at, "lang": "pl", "release": RELEASE,
                 "withheld": giving.withheld, "salt": giving.salt, "table": None, "author": None}
            )  # fmt: skip
            for node, value in self._grow(giving.entry.leaf).items():
                rows[log_nodes].append({"level": node.level, "place": node.index, "hash": value})
            if content.terms:
                found.append((place, content.terms))
        note = signer.sign(Checkpoint(signer.name, self._size, merkle.root_of(self._size, self._fetch)))
        head = {"size": self._size, "signer": signer.verifier.line, "checkpoint": note}
        with self._record.database.writing() as connection:
            for table, values in rows.items():
                connection.execute(insert(table), values)
            search.add_all(connection, found)
            connection.execute(update(log_head).values(head))

    def _fetch(self, _: object) -> dict[Node, bytes]:
        return self._peaks

    def _grow(self, leaf: bytes) -> dict[Node, bytes]:
        new = merkle.grown(self._size, leaf, self._fetch)
        self._size += 1
        peaks = merkle.complete_within(merkle.Span(0, self._size))
        known = {**self._peaks, **new}
        self._peaks = {peak: known[peak] for peak in peaks}
        return new


def timed(name: str, calls: Iterator[Callable[[], object]]) -> None:
    taken = []
    for call in calls:
        began = time.perf_counter()
        call()
        taken.append((time.perf_counter() - began) * 1000)
    taken.sort()
    most = taken[min(len(taken) - 1, len(taken) * 99 // 100)]
    print(
        f"  {name:<42} median {statistics.median(taken):8.2f} ms   99 % {most:8.2f} ms   ({len(taken)} calls)"
    )


def size_in_bytes(record: Record) -> int:
    settings = record.database.settings
    if settings.url.get_backend_name() == "sqlite":
        with record.database.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        return Path(str(settings.url.database)).stat().st_size
    with record.database.reading() as connection:
        return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)


def settle(connection: Connection) -> None:
    """What PostgreSQL does by itself where rows come one by one."""
    if connection.dialect.name == "postgresql":
        for table in ("rulings", "wordings"):
            connection.execute(
                text(f"SELECT setval(pg_get_serial_sequence('{table}', 'key'), max(key)) FROM {table}")
            )
        connection.execute(text("ANALYZE"))


def measure(settings: Settings, real: list[Content], count: int) -> None:
    record = Record(Database(settings))
    empty = (record.database.open(), size_in_bytes(record))[1]
    print(f"{record.database.engine.dialect.name}:")
    timed("giving a new ruling, empty record", (lambda one=one: record.give(one, "pl") for one in real))  # type: ignore[misc]
    timed("giving a known ruling", (lambda one=one: record.give(one, "pl") for one in real * 5))  # type: ignore[misc]
    with record.database.writing() as connection:
        for table in (givings, wordings, rulings, log_nodes):
            connection.execute(table.delete())
        sqlite = connection.dialect.name == "sqlite"
        emptied = "INSERT INTO search(search) VALUES ('delete-all')" if sqlite else "DELETE FROM search"
        connection.execute(text(emptied))
        connection.execute(update(log_head).values(size=0, checkpoint=None))
    bulk, began = Bulk(record), time.perf_counter()
    for start in range(0, count, BATCH):
        chosen = random.Random(start).choices(real, k=min(BATCH, count - start))
        bulk.add([another(one, start + offset) for offset, one in enumerate(chosen)])
    print(f"  {count} rulings put in, in {time.perf_counter() - began:.0f} s")
    with record.database.writing() as connection:
        settle(connection)
    used = size_in_bytes(record) - empty
    print(f"  {used / count:.0f} bytes per ruling and giving, {used / 1e9:.2f} GB in all")
    fresh = (another(one, count + index) for index, one in enumerate((real * 10)[:300]))
    timed("giving a new ruling", (lambda one=one: record.give(one, "pl") for one in fresh))  # type: ignore[misc]
    some = record.list(most=100) or []
    timed("a ruling by its id", (lambda one=one: record.ruling(one.stored.id) for one in some))  # type: ignore[misc]
    timed("a giving by its number", (lambda one=one: record.giving(one.giving.number) for one in some))  # type: ignore[misc]
    timed("the newest 20", (record.list for _ in range(50)))
    for name, wanted in {
        "20 of a game": Wanted(game="romans"),
        "20 of a game and a kind": Wanted(game="river", kind="control"),
        "20 that cite a rule": Wanted(rule="river.control.proof"),
        "20 with two common words": Wanted(words="klan fort"),
        f"a word that is in {count // 100_000} of them": Wanted(words=RARE),
        "a word that is in none": Wanted(words="zzzz"),
    }.items():
        timed(name, (lambda wanted=wanted: record.list(wanted) for _ in range(20)))  # type: ignore[misc]

    def prove(place: int) -> None:
        with record.database.snapshot() as connection:
            tree.inclusion(connection, place, count)

    places = [random.Random(1).randrange(count) for _ in range(200)]
    timed("a proof of inclusion", (lambda place=place: prove(place) for place in places))  # type: ignore[misc]
    began = time.perf_counter()
    with record.database.snapshot() as connection:
        flaws = audit.audit(connection, record.database.open().verifier)
    taken = time.perf_counter() - began
    print(
        f"  the whole log checked in {taken:.0f} s, {taken / count * 1e6:.0f} µs an entry, {len(flaws)} flaws"
    )
    record.database.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rulings", type=int, default=1_000_000)
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    asked = parser.parse_args()
    real = real_rulings()
    bodies = [len(one.body) + len(one.wording) for one in real]
    print(
        f"{len(real)} real rulings: median {statistics.median(bodies):.0f} bytes packed, most {max(bodies)}"
    )
    if asked.only != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            measure(Settings.of_folder(Path(folder)), real, asked.rulings)
    if asked.only != "sqlite":
        with Postgres.started() as server, tempfile.TemporaryDirectory() as folder:
            measure(Settings.of_folder(Path(folder), server.empty_database()), real, asked.rulings)


if __name__ == "__main__":
    main()
