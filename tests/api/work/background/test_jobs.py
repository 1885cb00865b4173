"""Background jobs by HTTP: ordered once, watched, cancelled; rows of the database are JSON."""

import base64
import json
import os
import pickle
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from api.work.background.base import JOBS_FILE
from tests.api.service import GLUTTON, process_of, serving, until
from tests.api.store.faults import children
from tests.api.table import NOTATION, REJECTED, upheld
from tests.fourth.glutton import eating

ASYNC = {"Prefer": "respond-async"}
TEXT = {"Content-Type": "text/plain"}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("jobs")


@pytest.fixture(scope="module")
def log(data: Path) -> Path:
    return data / "log"


@pytest.fixture(scope="module")
def service(data: Path, log: Path) -> Iterator[httpx.Client]:
    with (
        log.open("wb") as written,
        serving(
            first=GLUTTON, log=written, SEDZIA_DATA=str(data), SEDZIA_SYNC_SECONDS="2", SEDZIA_YIELD="no"
        ) as (address, _),
        httpx.Client(base_url=address, timeout=60, headers={"Accept-Language": "en"}) as client,
    ):
        yield client


def job(service: httpx.Client, place: str) -> dict[str, Any]:
    found: dict[str, Any] = service.get(place).raise_for_status().json()
    return found


def ended(service: httpx.Client, place: str) -> dict[str, Any]:
    until(lambda: job(service, place)["state"] not in ("queued", "running"))
    return job(service, place)


def givings(service: httpx.Client) -> int:
    return len(service.get("/v1/rulings", params={"limit": "100"}).json()["rulings"])


def test_the_same_case_is_one_job_and_is_given_once(service: httpx.Client) -> None:
    before = givings(service)
    replies = [service.post("/v1/rulings", json=upheld(), headers=ASYNC) for _ in range(3)]
    replies.append(service.post("/v1/rulings", content=NOTATION, headers={**ASYNC, **TEXT}))
    assert {reply.status_code for reply in replies} == {202}
    assert len({reply.headers["location"] for reply in replies}) == 1
    done = ended(service, replies[0].headers["location"])
    assert (done["state"], done["progress"]) == ("done", {"done": 1, "total": 1})
    assert service.get(done["result"]).json()["verdict"] == "upheld"
    again = service.post("/v1/rulings", json=upheld(), headers=ASYNC)
    assert job(service, again.headers["location"])["number"] == done["number"]
    assert givings(service) == before + 1


def test_a_bad_case_is_refused_at_once(service: httpx.Client) -> None:
    reply = service.post("/v1/rulings", json={"game": "river"}, headers=ASYNC)
    assert reply.status_code == 422
    assert {problem["pointer"] for problem in reply.json()["problems"]} == {"/position", "/claim"}


def test_a_case_beyond_the_synchronous_budget_becomes_a_job(service: httpx.Client) -> None:
    reply = service.post("/v1/rulings", json=eating("sleep", 3.0))
    assert reply.status_code == 202
    done = ended(service, reply.headers["location"])
    assert done["state"] == "done"
    assert "secret=" in done["result"], "it has hidden hands, and whoever ordered it may see it"
    assert service.get(done["result"]).json()["verdict"] == "answered"


def test_cancelling_stops_the_solve_and_gives_nothing(service: httpx.Client) -> None:
    before = givings(service)
    place = service.post("/v1/rulings", json=eating("spin", 50), headers=ASYNC).headers["location"]
    until(lambda: job(service, place)["state"] == "running")
    busy = busiest(service)
    assert service.delete(place).json()["state"] == "cancelled"
    until(lambda: not Path(f"/proc/{busy}").exists(), 60)
    assert job(service, place)["state"] == "cancelled"
    assert givings(service) == before
    assert service.delete(place).json()["state"] == "cancelled"


def busiest(service: httpx.Client) -> int:
    """The process of the service that spins."""

    def used() -> dict[int, int]:
        """Processor time of each process below the service."""
        found = {}
        for pid in _below(process_of(str(service.base_url))):
            with suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                found[pid] = int(fields[11]) + int(fields[12])
        return found

    first = used()
    time.sleep(1.0)
    later = used()
    return max(later, key=lambda pid: later[pid] - first.get(pid, later[pid]))


def _below(pid: int) -> list[int]:
    return [one for child in children(pid) for one in (child, *_below(child))]


def test_events_tell_how_it_goes_and_end_with_the_job(service: httpx.Client) -> None:
    place = service.post("/v1/rulings", json=eating("sleep", 1.5), headers=ASYNC).headers["location"]
    with service.stream("GET", f"{place}/events") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        told = [line.removeprefix("event: ") for line in stream.iter_lines() if line.startswith("event:")]
    assert told[-1] == "done"
    assert told == sorted(told, key=["queued", "running", "done"].index)


def test_a_batch_keeps_its_order_and_tells_a_bad_line_in_its_place(service: httpx.Client) -> None:
    lines = [json.dumps(upheld()), "rubbish", json.dumps(REJECTED), '{"game":"river"}', json.dumps(NOTATION)]
    head = {"Content-Type": "application/x-ndjson"}
    reply = service.post("/v1/batches", content="\n".join(lines), headers=head)
    assert reply.status_code == 202
    done = ended(service, reply.headers["location"])
    assert done["progress"] == {"done": 5, "total": 5}
    told = [json.loads(line) for line in service.get(done["result"]).text.splitlines()]
    assert [one["line"] for one in told] == [1, 2, 3, 4, 5]
    assert [bool(one["problems"]) for one in told] == [False, True, False, True, False]
    verdicts = [service.get(one["result"]).json()["verdict"] for one in told if one["result"]]
    assert verdicts == ["upheld", "rejected", "upheld"]
    assert service.post("/v1/batches", content="\n", headers=head).status_code == 422
    assert service.post("/v1/batches", content="[]\n" * 5001, headers=head).status_code == 413
    assert service.post("/v1/batches", content="[]", headers=TEXT).status_code == 415


def test_stored_cases_are_ruled_again_in_the_background(service: httpx.Client) -> None:
    service.post("/v1/rulings", json=upheld()).raise_for_status()
    reply = service.post("/v1/rerulings")
    assert reply.status_code == 202
    done = ended(service, reply.headers["location"])
    assert (done["kind"], done["state"]) == ("reruling", "done")
    counts = service.get(done["result"]).json()["counts"]
    assert counts["same"] > 0
    assert counts["refused"] == counts["failed"] == 0


def test_an_unknown_job_is_not_found(service: httpx.Client) -> None:
    for place in ("/v1/jobs/r0", "/v1/jobs/r0/events", "/v1/batches/b0/results"):
        assert service.get(place).status_code == 404
    assert service.delete("/v1/jobs/r0").status_code == 404


def test_ids_of_jobs_stay_out_of_the_log(service: httpx.Client, log: Path) -> None:
    place = service.post("/v1/rulings", json=eating("sleep", 0.0), headers=ASYNC).headers["location"]
    ended(service, place)
    written = log.read_text()
    assert f"{place[:16]}" in written
    assert place not in written


class Trap:
    """Pickled, this runs code when it is read."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return os.system, (f"touch {self._file}",)


def test_rows_are_json_and_a_pickled_one_is_not_read(service: httpx.Client, data: Path) -> None:
    place = service.post("/v1/rulings", content=REJECTED, headers={**ASYNC, **TEXT}).headers["location"]
    done = ended(service, place)
    name = place.rpartition("/")[2]
    trap = base64.b64encode(pickle.dumps(Trap(data / "sprung"))).decode()
    with sqlite3.connect(data / JOBS_FILE) as database:
        assert database.execute("SELECT DISTINCT serialization FROM workflow_status").fetchall() == [
            ("sedzia_json",)
        ]
        for query in (
            "SELECT inputs FROM workflow_input",
            "SELECT output FROM workflow_output WHERE output IS NOT NULL",
            "SELECT output FROM operation_outputs WHERE output IS NOT NULL",
        ):
            kept = database.execute(query).fetchall()
            assert kept
            for (row,) in kept:
                json.loads(row)
        database.execute(
            "UPDATE workflow_status SET serialization = 'py_pickle' WHERE workflow_uuid = ?", [name]
        )
        database.execute("UPDATE workflow_input SET inputs = ? WHERE workflow_uuid = ?", [trap, name])
        database.execute("UPDATE workflow_output SET output = ? WHERE workflow_uuid = ?", [trap, name])
    database.close()
    assert service.get(place).status_code in (200, 500)
    assert not (data / "sprung").exists()
    assert service.get(done["result"]).status_code == 200


def test_the_first_orders_of_all_may_come_together(tmp_path: Path) -> None:
    """Whoever orders makes the tables, if they are not there yet, and so does whoever does the jobs."""
    body, head = json.dumps(upheld()), {"Content-Type": "application/x-ndjson"}
    with serving(SEDZIA_DATA=str(tmp_path)) as (address, _), ThreadPoolExecutor(4) as crowd:
        asked = [
            crowd.submit(httpx.post, f"{address}/v1/batches", content=body, headers=head, timeout=60)
            for _ in range(4)
        ]
        assert [one.result().status_code for one in asked] == [202] * 4
