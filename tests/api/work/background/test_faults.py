"""Jobs survive whoever does them: on SQLite and on PostgreSQL, with real processes killed."""

import json
import time
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import event, text

from api.cli.worker import need_the_key
from api.store.audit import audit
from api.store.database import RecordUnavailable
from api.store.record import Record
from api.store.settings import Settings
from api.work.background.base import client_of, open_jobs
from api.work.background.hosts import Hosts
from api.work.background.jobs import State
from api.work.background.messages import SETTLED, told_of
from api.work.jobs import Handed, ruling_of
from tests.api.service import until
from tests.api.table import NOTATION, REJECTED
from tests.api.work.background.hosts import HASTY, jobs_of, state_of, workers
from tests.fourth.glutton import eating

TAKEN_OVER: Final = 20.0
"""Seconds within which the living go on with the jobs of the dead."""


def napping(seconds: float) -> Handed:
    return Handed(json.dumps(eating("sleep", seconds)).encode())


def test_the_jobs_of_a_killed_worker_are_done_by_another_and_given_once(settings: Settings) -> None:
    # How soon a silent worker is dead is the same code on both databases: it is waited for on one of them.
    first = HASTY if settings.url.get_backend_name() == "sqlite" else ""
    with jobs_of(settings) as (jobs, database), workers(settings, 2, first) as (one, other):
        cases = [napping(1.0 + place / 100) for place in range(4)]
        ordered = [jobs.order_ruling(case, f"digest {place}") for place, case in enumerate(cases)]
        until(lambda: sum(state_of(jobs, job).state is State.RUNNING for job in ordered) == 2)
        one.kill()
        took = until(lambda: all(state_of(jobs, job).state is State.DONE for job in ordered), 90)
        assert took < TAKEN_OVER + 60
        numbers = {state_of(jobs, job).result["number"] for job in ordered}
        assert len(numbers) == 4
        size, flaws = audit(database)
        assert (size, flaws) == (4, [])
        assert other.process.poll() is None


def test_a_worker_that_is_told_to_stop_hands_its_job_over_at_once(settings: Settings, tmp_path: Path) -> None:
    """Also: a job that ended long ago is removed, and its ruling stays."""
    sign = tmp_path / "sign"
    with jobs_of(settings) as (jobs, database), workers(settings, 1) as (first,):
        waiting = Handed(json.dumps(eating("wait", sign=str(sign))).encode())
        job = jobs.order_ruling(waiting, "digest")
        until(lambda: state_of(jobs, job).state is State.RUNNING)
        first.stop()
        assert state_of(jobs, job).state is State.QUEUED
        sign.touch()
        with workers(settings, 1):
            until(lambda: state_of(jobs, job).state is State.DONE)
        assert audit(database) == (1, [])
        hosts = Hosts(open_jobs(settings), client_of(open_jobs(settings)), "a test")
        assert hosts.forget_ended() == 0
        assert hosts.forget_ended(days=-1) == 1
        assert jobs.find(job) is None
        assert audit(database) == (1, [])


def test_a_step_that_is_done_twice_gives_one_ruling(record: Record) -> None:
    """A worker may die after the ruling is given, and before anybody notes that the step is done."""
    content = ruling_of(Handed(NOTATION.encode(), text=True))
    first = record.give(content, "pl", number="0000-0000-0001")
    assert record.give(content, "pl", number="0000-0000-0001") == first
    assert record.give(content, "pl").number != first.number
    assert audit(record.database) == (2, [])


def test_what_is_cancelled_while_it_is_taken_over_stays_cancelled(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last moment: the statement that takes jobs over is on its way to the database."""
    monkeypatch.setattr("api.work.background.hosts.SILENCE", -1.0)
    with jobs_of(settings) as (jobs, _):
        ordered = [jobs.order_ruling(napping(50 + place), f"digest {place}") for place in range(2)]
        engine = open_jobs(settings)
        Hosts(engine, client_of(engine), "the dead").enter()
        living = Hosts(engine, client_of(engine), "the living")
        living.enter()
        schema = "" if engine.dialect.name == "sqlite" else "dbos."
        with engine.begin() as connection:
            begun = f"UPDATE {schema}workflow_status SET status = 'PENDING', executor_id = 'the dead'"
            connection.execute(text(begun))

        def cancel_first(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            if statement.startswith("UPDATE") and "workflow_status" in statement:
                jobs.cancel(ordered[0])

        event.listen(engine, "before_cursor_execute", cancel_first)
        assert living.beat() == ordered[1:]
        assert [state_of(jobs, job).state for job in ordered] == [State.CANCELLED, State.QUEUED]
        engine.dispose()


def test_a_ruling_that_was_given_when_its_job_was_cancelled_is_told(settings: Settings) -> None:
    """A worker may have given it, and not yet noted that it has."""
    handed = Handed(NOTATION.encode(), text=True)
    with jobs_of(settings) as (jobs, database):
        job = jobs.order_ruling(handed, "digest")
        (stored,) = client_of(open_jobs(settings)).list_workflows(workflow_ids=[job])
        assert stored.input is not None
        number = stored.input["args"][0]["number"]
        jobs.cancel(job)
        assert state_of(jobs, job).state is State.CANCELLED
        Record(database).give(ruling_of(handed), "pl", number=number)
        told = state_of(jobs, job)
        assert (told.state, told.result["number"], told.done) == (State.DONE, number, 1)


def test_a_webhook_is_told_of_a_cancelled_ruling_when_none_can_be_given_any_more(settings: Settings) -> None:
    handed = Handed(NOTATION.encode(), text=True)
    with jobs_of(settings) as (jobs, database):
        job = jobs.order_ruling(handed, "digest")
        client = client_of(open_jobs(settings))
        (waiting,) = client.list_workflows(workflow_ids=[job])
        assert told_of(database, waiting, time.time()) is None
        jobs.cancel(job)
        (stored,) = client.list_workflows(workflow_ids=[job])
        assert stored.input is not None
        now, later = time.time(), time.time() + SETTLED + 1
        assert told_of(database, stored, now) is None
        cancelled = told_of(database, stored, later)
        Record(database).give(ruling_of(handed), "pl", number=stored.input["args"][0]["number"])
        done = [told_of(database, stored, moment) for moment in (now, later)]
    assert cancelled is not None
    assert cancelled["type"] == "job.cancelled"
    assert [one and one["type"] for one in done] == ["job.done", "job.done"]


def test_a_worker_without_the_key_of_the_log_takes_no_jobs(tmp_path: Path) -> None:
    there = Settings.of_folder(tmp_path, "postgresql://somebody@elsewhere/record")
    with pytest.raises(RecordUnavailable, match=r"copy the log\.key"):
        need_the_key(there)
    there.key_file.touch()
    need_the_key(there)
    need_the_key(Settings.of_folder(tmp_path / "alone"))


def test_a_batch_goes_on_where_it_was(settings: Settings) -> None:
    lines = [napping(0.2 + place / 100) for place in range(12)]
    lines[5] = Handed(b"rubbish", lang="en")
    lines[6] = Handed(REJECTED.encode(), text=True)
    with jobs_of(settings) as (jobs, database):
        batch = jobs.order_batch(lines)
        with workers(settings, 1, HASTY) as (one,):
            until(lambda: state_of(jobs, batch).done >= 3)
            one.kill()
        assert state_of(jobs, batch).state is not State.DONE
        with workers(settings, 1, HASTY):
            until(lambda: state_of(jobs, batch).state is State.DONE)
        found = dict(jobs.lines(batch))
        assert sorted(found) == list(range(12))
        assert [place for place, one in found.items() if "problems" in one.result] == [5]
        assert audit(database) == (11, [])
