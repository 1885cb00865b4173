"""What is in no leaf of the log: the index of words and the re-rulings. Changes there are named too."""

import pytest
from sqlalchemy import Connection, delete, select, update

from api.store import rerulings as again
from api.store import search
from api.store.audit import audit
from api.store.log.audit import Kind
from api.store.record import Record
from api.store.reindex import reindex
from api.store.rerulings import Change
from api.store.tables import reruled, rerulings
from tests.api.store.contents import ROMANS, UPHELD, WITH_HANDS, content
from tests.api.store.test_log import empty_search, tamper
from tests.api.store.test_rerulings import as_ruled_before, rule_again

# The index of words


@pytest.fixture
def numbers(record: Record) -> list[str]:
    """Three givings: the second one is withheld."""
    return [record.give(content(notation), "pl").number for notation in (UPHELD, WITH_HANDS, ROMANS)]


def test_an_index_made_anew_has_no_flaw(record: Record, numbers: list[str]) -> None:
    assert len(numbers) == 3
    assert tamper(record, empty_search, reindex) == []


@pytest.mark.parametrize("what", ["emptied", "a word less", "a word more", "another's words"])
def test_an_altered_index(record: Record, numbers: list[str], what: str) -> None:
    first, last = content(UPHELD).terms, content(ROMANS).terms
    places = {
        "emptied": [],
        "a word less": [(0, first[:-1]), (2, last)],
        "a word more": [(0, (*first, "zzz")), (2, last)],
        "another's words": [(0, last), (2, last)],
    }[what]

    def alter(connection: Connection) -> None:
        empty_search(connection)
        if places:
            search.add_all(connection, places)

    flaws = tamper(record, alter)
    wrong = [(Kind.ALTERED, 0, numbers[0])] + [(Kind.ALTERED, 2, numbers[2])] * (what == "emptied")
    assert [(flaw.kind, flaw.place, flaw.number) for flaw in flaws] == wrong


def test_words_of_a_withheld_giving(record: Record, numbers: list[str]) -> None:
    """Whoever puts them into the index makes a hidden hand findable."""
    flaws = tamper(record, lambda connection: search.add_all(connection, [(1, ("y9",))]))
    assert [(flaw.kind, flaw.number) for flaw in flaws] == [(Kind.ALTERED, numbers[1])]


def test_words_that_lead_nowhere(record: Record, numbers: list[str]) -> None:
    flaws = tamper(record, lambda connection: search.add_all(connection, [(len(numbers), ("y9",))]))
    assert [(flaw.kind, flaw.place) for flaw in flaws] == [(Kind.ADDED, 3)]


# Re-rulings


@pytest.fixture
def accepted(record: Record) -> str:
    """The number of the first of two re-rulings. It flips one case and says another one differently."""
    for one in (as_ruled_before(UPHELD, Change.FLIPS), as_ruled_before(ROMANS, Change.REWORDED)):
        record.give(one, "pl")
    number = rule_again(record).number
    again.accept(record.database, number)
    rule_again(record)
    assert audit(record.database) == (2, [])
    return number


_FIRST = rerulings.c.key == select(rerulings.c.key).order_by(rerulings.c.key).limit(1).scalar_subquery()


@pytest.mark.parametrize(
    "values",
    [{"accepted_at": None}, {"accepted_at": 1}, {"began_at": 1}, {"ended_at": 1}, {"release": "9.9"}],
    ids=str,
)
def test_an_altered_reruling(record: Record, accepted: str, values: dict[str, object]) -> None:
    [flaw] = tamper(record, update(rerulings).where(_FIRST).values(values))
    assert flaw.kind is Kind.ALTERED
    assert accepted in str(flaw)


def test_a_seal_taken_away_or_forged(record: Record, accepted: str) -> None:
    for seal in (None, "forged"):
        [flaw] = tamper(record, update(rerulings).where(_FIRST).values(seal=seal))
        assert flaw.kind is Kind.UNSIGNED
        assert accepted in str(flaw)


@pytest.mark.parametrize("change", ["same", "reworded", "refused"])
def test_another_change_listed(record: Record, accepted: str, change: str) -> None:
    flips = reruled.c.change == "flips"
    [flaw] = tamper(record, update(reruled).where(flips).values(change=change))
    assert flaw.kind is Kind.ALTERED
    assert accepted in str(flaw)


def test_a_case_that_is_no_longer_listed(record: Record, accepted: str) -> None:
    [flaw] = tamper(record, delete(reruled).where(reruled.c.change == "flips"))
    assert flaw.kind is Kind.ALTERED
    assert accepted in str(flaw)


def test_a_reruling_taken_away(record: Record, accepted: str) -> None:
    first = select(rerulings.c.key).where(rerulings.c.number == accepted).scalar_subquery()
    entries = delete(reruled).where(reruled.c.reruling == first)
    [flaw] = tamper(record, entries, delete(rerulings).where(rerulings.c.number == accepted))
    assert flaw.kind is Kind.REMOVED
    assert accepted in str(flaw)


def test_one_that_is_under_way_needs_no_seal(record: Record) -> None:
    record.give(content(UPHELD), "pl")
    again.begin(record.database)
    assert audit(record.database) == (1, [])


def test_sealed_whatever_ends_first(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """The re-ruling of an older release may end after that of a newer one."""
    record.give(content(UPHELD), "pl")
    monkeypatch.setattr(again, "RELEASE", "0.0.1")
    older = again.begin(record.database)
    monkeypatch.undo()
    newer = rule_again(record)
    again.end(record.database, older)
    again.accept(record.database, newer.number)
    again.accept(record.database, older.number)
    assert audit(record.database) == (1, [])
