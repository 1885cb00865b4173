"""Stored cases ruled again: what flips or is said differently is listed before anything is accepted."""

import asyncio
import json
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
from adjudicator.intake.read_text import read_text
from adjudicator.ruling import Verdict
from adjudicator.rulings.rule import rule
from api.cli.main import app
from api.store import rerulings
from api.store.audit import audit
from api.store.content import Content, content_of, unpacked_body
from api.store.database import Database
from api.store.record import Record
from api.store.rerulings import Change, NotReady
from api.store.settings import Settings
from api.work.jobs import Handed, ruling_of
from api.work.outcomes import NoAnswer, Why
from api.work.rerule import rerule
from api.work.solvers import Ruled
from tests.api.store.contents import ROMANS, UPHELD, WITH_HANDS, content, numbered


async def in_place(handed: Handed) -> Ruled:
    """As a solver process rules, without one. The command below has real ones."""
    return Ruled(ruling_of(handed), 0, 0)


def as_ruled_before(notation: str, change: Change) -> Content:
    """A ruling as an earlier release gave it: wrong, or in other words."""
    case = read_case(read_text(notation))
    game = load_game(case.game)
    ruling = rule(game, case)
    if change is Change.FLIPS:
        finding = replace(ruling.finding, verdict=Verdict.REJECTED)
        return content_of(game, replace(ruling, finding=finding, revision="earlier"))
    assert change is Change.REWORDED
    return content_of(game, replace(ruling, revision="earlier"))


def rule_again(record: Record) -> rerulings.Reruling:
    number = asyncio.run(rerule(record.database, in_place, 2)).number
    found = rerulings.find(record.database, number)
    assert found is not None
    return found


def test_what_changes_is_listed_then_accepted_and_everything_stays(record: Record) -> None:
    flipped, reworded = as_ruled_before(UPHELD, Change.FLIPS), as_ruled_before(ROMANS, Change.REWORDED)
    given = [record.give(one, "pl") for one in (flipped, reworded, content(WITH_HANDS), flipped)]
    again = rule_again(record)
    assert again.counts == {
        Change.SAME: 1, Change.FLIPS: 1, Change.REWORDED: 1, Change.REFUSED: 0, Change.FAILED: 0
    }  # fmt: skip
    first, second = rerulings.changes(record.database, again)
    assert (first.change, first.before.id, first.before.verdict) == (Change.FLIPS, flipped.id, "rejected")
    assert first.after
    assert (first.after.id, first.after.verdict) == (content(UPHELD).id, "upheld")
    assert (second.change, second.before.id) == (Change.REWORDED, reworded.id)
    assert rerulings.changes(record.database, again, first.place) == [second]

    def superseded_by(name: str) -> str | None:
        stored = record.ruling(name)
        assert stored is not None
        return stored.superseded_by

    assert superseded_by(flipped.id) is None
    rerulings.accept(record.database, again.number)
    assert superseded_by(flipped.id) == content(UPHELD).id
    assert superseded_by(content(UPHELD).id) is None
    assert superseded_by(content(WITH_HANDS).id) is None
    found = record.giving(given[0].number)
    assert found is not None
    assert (found.stored.verdict, found.stored.superseded_by) == ("rejected", content(UPHELD).id)
    assert audit(record.database) == (4, [])
    assert rule_again(record).counts[Change.SAME] == 3


def test_a_case_that_is_refused_now(record: Record) -> None:
    sound = content(UPHELD)
    broken = unpacked_body(sound.body)
    broken["given"]["position"]["discard"].append("R8")
    record.give(replace(sound, body=zlib.compress(json.dumps(broken).encode())), "pl")
    again = rule_again(record)
    assert again.counts[Change.REFUSED] == 1
    [change] = rerulings.changes(record.database, again)
    assert change.after is None
    assert "card-twice" in str(change.detail)


def test_a_case_that_takes_too_long_is_listed_too(record: Record) -> None:
    async def never(_: Handed) -> Ruled:
        raise NoAnswer(Why.TIME)

    record.give(content(UPHELD), "pl")
    number = asyncio.run(rerule(record.database, never, 2)).number
    found = rerulings.find(record.database, number)
    assert found is not None
    assert found.counts[Change.FAILED] == 1
    assert rerulings.changes(record.database, found)[0].detail == "too-long"


def test_what_was_interrupted_goes_on(record: Record) -> None:
    for index in range(4):
        record.give(numbered(index), "pl")

    done: list[Change] = []

    def told(change: Change) -> None:
        done.append(change)
        if len(done) == 2:
            raise KeyError("interrupted")

    with pytest.raises(ExceptionGroup):
        asyncio.run(rerule(record.database, in_place, 1, told))
    [begun] = rerulings.listed(record.database)
    assert (begun.ended_at, begun.counts[Change.SAME]) == (None, 2)
    with pytest.raises(NotReady, match="not ended"):
        rerulings.accept(record.database, begun.number)
    again = rule_again(record)
    assert (again.number, again.counts[Change.SAME]) == (begun.number, 4)
    rerulings.accept(record.database, again.number)
    for number, why in ((again.number, "already"), ("0000-0000-0000", "no re-ruling")):
        with pytest.raises(NotReady, match=why):
            rerulings.accept(record.database, number)


def test_the_command(tmp_path: Path) -> None:
    record = Record(Database(Settings.of_folder(tmp_path)))
    old = as_ruled_before(UPHELD, Change.FLIPS)
    record.give(old, "pl")

    def sedzia(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, list(words), env={"SEDZIA_DATA": str(tmp_path), "SEDZIA_SOLVERS": "1"})
        return done.exit_code, done.output

    code, said = sedzia("rerule")
    assert code == 1
    assert f"flips: river control {old.id} -> {content(UPHELD).id}" in said
    number = rerulings.listed(record.database)[0].number
    assert sedzia("rerule", "--show", number) == (1, said)
    assert sedzia("rerule", "--show", "0000-0000-0000")[0] == 2
    assert sedzia("rerule", "--accept", number) == (0, "")
    assert sedzia("rerule", "--accept", number)[0] == 2
    record.database.close()
