"""Rulings are content, givings are events; both are found again, newest first."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Table, func, select

from adjudicator.lang import LANGS
from api.store import search
from api.store.audit import audit
from api.store.database import Database
from api.store.record import Given, Record
from api.store.search import Wanted, words_in
from api.store.settings import RELEASE, Settings
from api.store.tables import givings, rulings, wordings
from tests.api.store.contents import ROMANS, UPHELD, WITH_HANDS, content, numbered


def count(record: Record) -> tuple[int, int, int]:
    """How many rulings, wordings and givings there are."""
    with record.database.reading() as connection:

        def rows(table: Table) -> int:
            return connection.scalar(select(func.count()).select_from(table)) or 0

        return rows(rulings), rows(wordings), rows(givings)


def numbers(found: list[Given] | None) -> list[str]:
    assert found is not None
    return [one.giving.number for one in found]


def test_a_ruling_is_found_by_its_id_and_a_giving_by_its_number(record: Record) -> None:
    ruled = content(UPHELD)
    giving = record.give(ruled, "en", table="7", author="referee")
    stored = record.ruling(ruled.id)
    assert stored is not None
    assert {lang: stored.wording[lang].json for lang in LANGS} == ruled.said
    assert (stored.id, stored.game, stored.kind, stored.verdict) == (ruled.id, "river", "control", "upheld")
    found = record.giving(giving.number)
    assert found is not None
    assert found.giving == giving
    assert found.stored.wording == stored.wording
    assert (giving.id, giving.lang, giving.release) == (ruled.id, "en", RELEASE)
    assert (giving.table, giving.author) == ("7", "referee")
    assert abs(giving.given_at / 1e6 - time.time()) < 60


def test_it_is_there_after_a_restart(record: Record) -> None:
    giving = record.give(content(UPHELD), "pl")
    record.database.close()
    again = Record(Database(record.database.settings))
    found = again.giving(giving.number)
    assert found is not None
    assert found.giving == giving
    again.database.close()


def test_the_same_case_is_one_ruling_given_twice(record: Record) -> None:
    first, second = (record.give(content(UPHELD), "pl") for _ in range(2))
    assert first.number != second.number
    assert first.salt != second.salt
    assert (first.place, second.place) == (0, 1)
    assert count(record) == (1, 1, 2)


@pytest.mark.parametrize("name", ["", "0" * 20, "9373919AFA7224CD2FDD", "9373919afa7224cd2fd", "é" * 20])
def test_what_is_not_there_is_not_found(record: Record, name: str) -> None:
    record.give(content(UPHELD), "pl")
    assert record.ruling(name) is None
    assert record.giving(name) is None
    assert record.list(before=name) is None


def test_newest_first_page_by_page(record: Record) -> None:
    given_ones = [record.give(numbered(index % 4), "pl").number for index in range(9)]
    assert numbers(record.list(most=50)) == given_ones[::-1]
    seen: list[str] = []
    page = record.list(most=4)
    while page:
        seen += numbers(page)
        record.give(numbered(0), "pl")  # what comes in between moves nothing
        page = record.list(before=seen[-1], most=4)
    assert seen == given_ones[::-1]


@pytest.mark.parametrize("recent", [search.RECENT, 1])
def test_search(record: Record, recent: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """``recent``: so many are looked through one by one on PostgreSQL, before the index is asked."""
    monkeypatch.setattr(search, "RECENT", recent)
    river = record.give(content(UPHELD), "pl").number
    romans = record.give(content(ROMANS), "pl").number
    rejected = record.give(numbered(0), "pl").number

    def found(wanted: Wanted) -> list[str]:
        return numbers(record.list(wanted))

    assert found(Wanted(game="river")) == [rejected, river]
    assert found(Wanted(game="romans", kind="wall")) == [romans]
    assert found(Wanted(game="river", kind="wall")) == []
    assert found(Wanted(rule="romans.wall.order")) == [romans]
    assert found(Wanted(rule="romans.wall")) == []
    assert found(Wanted(words="Deklaracja uznana: TAMĘ")) == [river]
    assert found(Wanted(words="dekl odrzucona")) == [rejected]
    assert found(Wanted(words="claim upheld")) == [river]
    assert found(Wanted(words="y9 p10")) == [river]
    assert found(Wanted(words="komfort niefort")) == [romans]
    assert found(Wanted(words="legi")) == [rejected, river]
    assert found(Wanted(words="le")) == []
    assert found(Wanted(game="river", words="komfort")) == []
    assert numbers(record.list(Wanted(game="river"), before=rejected)) == [river]


def test_nobody_finds_a_hidden_hand(record: Record) -> None:
    """A withheld giving is listed by its number alone: no search says anything about it."""
    withheld = record.give(content(WITH_HANDS), "pl").number
    assert numbers(record.list()) == [withheld]
    for wanted in (Wanted(game="river"), Wanted(kind="control"), Wanted(words="tam"), Wanted(words="y9")):
        assert numbers(record.list(wanted)) == []


def test_what_counts_as_hidden_may_change(record: Record) -> None:
    """A ruling that was open, and is given again when it counts as hidden: it is hidden from then on."""
    shown = record.give(content(UPHELD), "pl").number
    withheld = record.give(replace(content(UPHELD), withheld=True, terms=()), "pl").number
    assert audit(record.database) == (2, [])
    found = record.list()
    assert found
    assert [(one.giving.number, one.giving.withheld) for one in found] == [(withheld, True), (shown, False)]
    stored = record.ruling(content(UPHELD).id)
    assert stored is not None
    assert stored.withheld
    assert len(stored.salts) == 2


def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    """Hidden hands are in them."""
    folder = tmp_path / "new" / "record"
    database = Database(Settings.of_folder(folder))
    Record(database).give(content(WITH_HANDS), "pl")
    files = list(folder.iterdir())
    assert {"sedzia.sqlite", "sedzia.sqlite-wal", "log.key"} <= {file.name for file in files}
    for made in (folder, *files):
        assert made.stat().st_mode & 0o077 == 0, made.name
    database.close()


def test_only_a_secret_shows_a_stranger_a_withheld_ruling(record: Record) -> None:
    hidden = [record.give(content(WITH_HANDS), "pl") for _ in range(2)]
    shown = record.give(content(UPHELD), "pl")
    for secret in ("", "x", "0" * 32, shown.secret, hidden[0].secret.upper(), hidden[0].secret[:-1]):
        assert record.ruling(hidden[0].id, secret) is None
        assert record.ruling(shown.id, secret) == record.ruling(shown.id)
    for one in hidden:
        assert record.ruling(one.id, one.secret) == record.ruling(one.id)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(words=st.text(max_size=30), game=st.text(max_size=10))
def test_any_text_can_be_searched_for(record: Record, words: str, game: str) -> None:
    if record.list() == []:
        record.give(content(UPHELD), "pl")
    found = numbers(record.list(Wanted(words=words)))
    if not words:
        assert len(found) == 1
    if not words_in(words) and words:
        assert found == []
    assert len(numbers(record.list(Wanted(game=game)))) == (game in ("", "river"))


def test_two_servers_append_without_a_fork(record: Record) -> None:
    other = Record(Database(record.database.settings))

    def giving(index: int) -> tuple[int, str]:
        given_one = (record, other)[index % 2].give(numbered(index % 5), "pl")
        return given_one.place, given_one.number

    with ThreadPoolExecutor(8) as crowd:
        places = dict(crowd.map(giving, range(60)))
    assert sorted(places) == list(range(60))
    assert count(record) == (5, 5, 60)
    assert audit(other.database) == (60, [])
    other.database.close()


def test_the_clock_may_go_backwards(record: Record) -> None:
    """The time is what the clock said. The order is that of the log."""
    times = iter([5_000_000_000, 3_000_000_000, 4_000_000_000])
    late = Record(record.database, lambda: next(times))
    order = [late.give(numbered(0), "pl") for _ in range(3)]
    assert [(one.place, one.given_at) for one in order] == [(0, 5_000_000), (1, 3_000_000), (2, 4_000_000)]
    assert numbers(record.list()) == [one.number for one in reversed(order)]
    assert audit(record.database) == (3, [])
