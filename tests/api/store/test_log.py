"""The log: proofs from the database, and whatever is changed behind its back is found and named."""

import hashlib
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, delete, insert, select, text, update
from sqlalchemy.sql.dml import UpdateBase

from adjudicator.values import canonical
from api.store import migrate
from api.store.audit import audit
from api.store.content import unpacked_body
from api.store.database import Database, RecordUnavailable
from api.store.engine import open_engine
from api.store.log import merkle, tree
from api.store.log.audit import Flaw, Kind
from api.store.log.merkle import Node
from api.store.log.notes import Checkpoint, Signer, Verifier
from api.store.record import Giving, Record
from api.store.reindex import reindex
from api.store.settings import Settings
from api.store.tables import givings, log_head, log_nodes, rulings, wordings
from tests.api.store.contents import UPHELD, content, numbered
from tests.api.store.test_merkle import mth, path, proof

SIZE = 11


@pytest.fixture
def given_ones(record: Record) -> list[Giving]:
    return [record.give(numbered(index % 3), "pl") for index in range(SIZE)]


def signed_now(record: Record) -> Checkpoint:
    with record.database.reading() as connection:
        return record.database.open().verifier.open(str(tree.head(connection).checkpoint))


def test_every_giving_is_proved_to_be_in_every_later_tree(record: Record, given_ones: list[Giving]) -> None:
    entries = [one.entry.text.encode() for one in given_ones]
    with record.database.reading() as connection:
        head = tree.head(connection)
        assert head.signer
        assert head.checkpoint
        signed = Verifier.read(head.signer).open(head.checkpoint)
        assert signed == Checkpoint(record.database.open().name, SIZE, mth(entries))
        for size in range(1, SIZE + 1):
            assert tree.root(connection, size) == mth(entries[:size])
            for place in range(size):
                assert tree.inclusion(connection, place, size) == path(place, entries[:size])
            for earlier in range(1, size + 1):
                assert tree.consistency(connection, earlier, size) == proof(earlier, entries[:size])


def test_a_leaf_names_nobody_and_can_not_be_guessed(record: Record) -> None:
    one = record.give(content(UPHELD), "pl", table="Ania and Piotr", author="Ela")
    for name in ("Ania", "Piotr", "Ela"):
        assert name not in one.entry.text
    again = record.give(content(UPHELD), "pl")
    assert one.entry.ruling == again.entry.ruling
    assert len(one.salt) == len(again.salt) == 16
    assert one.salt != again.salt


def test_names_can_be_erased(record: Record) -> None:
    number = record.give(content(UPHELD), "pl", table="Ania and Piotr", author="Ela").number
    assert record.erase_names(number)
    assert not record.erase_names("0000-0000-0000")
    found = record.giving(number)
    assert found is not None
    assert (found.giving.table, found.giving.author) == (None, None)
    assert audit(record.database) == (1, [])


@pytest.mark.usefixtures("given_ones")
def test_a_sound_record_has_no_flaw(record: Record) -> None:
    assert audit(record.database) == (SIZE, [])


def test_an_empty_record_has_no_flaw(record: Record) -> None:
    assert audit(record.database) == (0, [])


def test_a_proof_reads_no_more_than_its_hashes(tmp_path: Path) -> None:
    """Going through the whole log for each giving took half a second at a million of them."""
    engine = open_engine(Settings.of_folder(tmp_path).url)
    migrate.upgrade(engine)
    query = select(log_nodes).where(tree.any_of([Node(0, 4), Node(1, 3), Node(5, 7)]))
    words = str(query.compile(engine, compile_kwargs={"literal_binds": True}))
    with engine.begin() as connection:
        plan = str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {words}").all())
    engine.dispose()
    assert "SEARCH log_nodes" in plan
    assert "SCAN" not in plan


# What somebody may try who has the database, but not the key

Change = UpdateBase | Callable[[Connection], None]


def tamper(record: Record, *changes: Change) -> list[Flaw]:
    """Changes the database behind the back of the service. Returns the flaws that are found."""
    engine = create_engine(record.database.settings.url)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET session_replication_role = replica"))
        for change in changes:
            if isinstance(change, UpdateBase):
                connection.execute(change)
            else:
                change(connection)
    engine.dispose()
    return audit(record.database)[1]


def _named(flaws: list[Flaw]) -> set[tuple[Kind, int | None, str | None]]:
    return {(flaw.kind, flaw.place, flaw.number) for flaw in flaws}


@pytest.mark.parametrize(
    "changed",
    [
        {"given_at": 1},
        {"lang": "en"},
        {"release": "0.0.1"},
        {"number": "0000-0000-0000"},
        {"salt": bytes(16)},
        {"withheld": True},
        {"ruling": 2, "wording": 2},
        {"wording": 2},
    ],
    ids=lambda changed: "-".join(changed),
)
def test_an_altered_giving(record: Record, given_ones: list[Giving], changed: dict[str, object]) -> None:
    flaws = tamper(record, update(givings).where(givings.c.place == 6).values(changed))
    number = str(changed.get("number", given_ones[6].number))
    assert _named(flaws) == {(Kind.ALTERED, 6, number)}
    assert number in str(flaws[0])


@pytest.mark.usefixtures("given_ones")
def test_a_removed_giving(record: Record) -> None:
    flaws = tamper(record, delete(givings).where(givings.c.place == 4))
    assert _named(flaws) == {(Kind.REMOVED, 4, None)}


def test_reordered_givings(record: Record, given_ones: list[Giving]) -> None:
    moves = [(3, 99), (8, 3), (99, 8)]
    flaws = tamper(
        record, *(update(givings).where(givings.c.place == old).values(place=new) for old, new in moves)
    )
    swapped = [(Kind.REORDERED, 3, given_ones[8].number), (Kind.REORDERED, 8, given_ones[3].number)]
    assert _named(flaws) == set(swapped)
    assert "was at place" in str(flaws[0])


@pytest.mark.usefixtures("given_ones")
def test_the_end_is_cut_off(record: Record) -> None:
    flaws = tamper(record, delete(givings).where(givings.c.place >= 9))
    assert _named(flaws) == {(Kind.CUT_OFF, 9, None)}


def _as_if_never_given(size: int) -> list[Change]:
    """Removes the last givings from the rows, the log and the head."""
    leaves = [
        delete(log_nodes).where(log_nodes.c.level == level, log_nodes.c.place >= size >> level)
        for level in range(6)
    ]
    return [delete(givings).where(givings.c.place >= size), *leaves, update(log_head).values(size=size)]


@pytest.mark.usefixtures("given_ones")
def test_cut_off_with_its_leaves(record: Record) -> None:
    flaws = tamper(record, *_as_if_never_given(9))
    assert (Kind.CUT_OFF, 9, None) in _named(flaws)
    assert Kind.UNSIGNED in {flaw.kind for flaw in flaws}


@pytest.mark.usefixtures("given_ones")
def test_an_older_state_put_back_is_found_by_a_checkpoint_kept_elsewhere(record: Record) -> None:
    """All of it fits together and is signed. Only those who have kept a later checkpoint can tell."""
    with record.database.reading() as connection:
        older = tree.head(connection)
    record.give(numbered(0), "pl")
    kept = signed_now(record)
    head = update(log_head).values(checkpoint=older.checkpoint)
    assert tamper(record, *_as_if_never_given(SIZE), head, empty_search, reindex) == []
    _, flaws = audit(record.database, earlier=(kept,))
    assert (Kind.CUT_OFF, SIZE, None) in _named(flaws)


def empty_search(connection: Connection) -> None:
    sqlite = connection.dialect.name == "sqlite"
    connection.execute(
        text("INSERT INTO search(search) VALUES ('delete-all')" if sqlite else "DELETE FROM search")
    )


@pytest.mark.usefixtures("given_ones")
def test_a_record_written_anew_is_found_by_a_checkpoint_kept_elsewhere(record: Record) -> None:
    """Even the owner of the key can't change the past for those who have kept a checkpoint."""
    kept = signed_now(record)
    head = update(log_head).values(size=0, checkpoint=None)
    tamper(record, delete(givings), delete(log_nodes), head, empty_search)
    for _ in range(SIZE + 2):
        record.give(numbered(1), "pl")
    assert audit(record.database) == (SIZE + 2, [])
    _, flaws = audit(record.database, earlier=(kept,))
    assert [flaw.kind for flaw in flaws] == [Kind.ALTERED]
    assert f"the first {SIZE} entries" in str(flaws[0])


@pytest.mark.usefixtures("given_ones")
@pytest.mark.parametrize("place", [SIZE, SIZE + 5, -1])
def test_a_giving_put_in(record: Record, place: int) -> None:
    def put_in(connection: Connection) -> None:
        row = connection.execute(select(givings).where(givings.c.place == 2)).mappings().one()
        connection.execute(insert(givings).values({**row, "place": place, "number": "0000-0000-0000"}))

    assert _named(tamper(record, put_in)) == {(Kind.ADDED, place, "0000-0000-0000")}


def test_a_giving_altered_with_its_leaf(record: Record, given_ones: list[Giving]) -> None:
    """The hashes above the leaf tell where."""
    leaf = replace(given_ones[5], lang="en").entry.leaf
    flaws = tamper(
        record,
        update(givings).where(givings.c.place == 5).values(lang="en"),
        update(log_nodes).where(log_nodes.c.level == 0, log_nodes.c.place == 5).values(hash=leaf),
    )
    assert [(flaw.kind, flaw.place) for flaw in flaws] == [(Kind.ALTERED, 4)]
    assert "places 4 to 5" in str(flaws[0])


def test_a_giving_altered_with_everything_above_it(record: Record, given_ones: list[Giving]) -> None:
    """Then the root is no longer the one that was signed."""
    given_ones[5] = replace(given_ones[5], salt=bytes(16))
    known: dict[Node, bytes] = {}
    for place, one in enumerate(given_ones):
        known.update(merkle.grown(place, one.entry.leaf, lambda _: known))
    rows = [{"level": node.level, "place": node.index, "hash": found} for node, found in known.items()]
    flaws = tamper(
        record,
        update(givings).where(givings.c.place == 5).values(salt=bytes(16)),
        delete(log_nodes),
        insert(log_nodes).values(rows),
    )
    assert [flaw.kind for flaw in flaws] == [Kind.ALTERED]
    assert "signed checkpoint" in str(flaws[0])


@pytest.mark.usefixtures("given_ones")
def test_an_altered_hash(record: Record) -> None:
    node = (log_nodes.c.level == 2) & (log_nodes.c.place == 1)
    flaws = tamper(record, update(log_nodes).where(node).values(hash=bytes(32)))
    assert {flaw.place for flaw in flaws} == {4, 0}
    assert [flaw.place for flaw in tamper(record, delete(log_nodes).where(node))] == [4]


@pytest.mark.usefixtures("given_ones")
@pytest.mark.parametrize(
    "values", [{"checkpoint": "forged"}, {"size": 7}, {"size": 10**15}, {"signer": None}], ids=str
)
def test_an_altered_head(record: Record, values: dict[str, object]) -> None:
    if "checkpoint" in values:
        note = Signer.new().sign(Checkpoint(record.database.open().name, SIZE, bytes(32)))
        values = {"checkpoint": note}
    assert {flaw.kind for flaw in tamper(record, update(log_head).values(values))} == {Kind.UNSIGNED}


@pytest.mark.parametrize(
    "changed",
    [
        {"body": b"\x00"},
        {"body": content(UPHELD).body},
        {"verdict": "upheld"},
        {"game": "boru"},
        {"kind": "claimable"},
        {"revision": "0"},
        {"case_digest": bytes(32)},
    ],
    ids=lambda changed: "-".join(changed),
)
def test_an_altered_ruling(record: Record, given_ones: list[Giving], changed: dict[str, object]) -> None:
    flaws = tamper(record, update(rulings).where(rulings.c.digest == given_ones[1].ruling).values(changed))
    assert [flaw.kind for flaw in flaws] == [Kind.ALTERED]
    for place in (1, 4, 7, 10):
        assert given_ones[place].number in str(flaws[0])


def test_an_altered_wording(record: Record, given_ones: list[Giving]) -> None:
    row = wordings.c.digest == given_ones[2].words
    flaws = tamper(record, update(wordings).where(row).values(body=content(UPHELD).wording))
    assert [flaw.kind for flaw in flaws] == [Kind.ALTERED]
    assert given_ones[2].number in str(flaws[0])


def test_what_is_altered_is_found_under_any_key(record: Record, given_ones: list[Giving]) -> None:
    """Keys are counted from 1 on. Somebody may move a row away from there before he alters it."""
    ruling, wording = rulings.c.digest == given_ones[1].ruling, wordings.c.digest == given_ones[1].words

    def move_away(connection: Connection) -> None:
        if connection.dialect.name == "sqlite":
            connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        old = connection.scalar(select(rulings.c.key).where(ruling))
        said = connection.scalar(select(wordings.c.key).where(wording))
        connection.execute(update(rulings).where(ruling).values(key=-5, body=b""))
        connection.execute(update(wordings).where(wording).values(key=-5, ruling=-5, body=b""))
        connection.execute(update(givings).where(givings.c.ruling == old).values(ruling=-5))
        connection.execute(update(givings).where(givings.c.wording == said).values(wording=-5))

    flaws = tamper(record, move_away)
    assert [(flaw.kind, flaw.number) for flaw in flaws] == [(Kind.ALTERED, given_ones[1].number)] * 2


def test_altered_readings_of_a_case(record: Record, given_ones: list[Giving]) -> None:
    """They are not in the proof as they were handed in, but a re-ruling would follow them."""
    row = rulings.c.digest == given_ones[1].ruling

    def alter(connection: Connection) -> None:
        told = unpacked_body(connection.scalars(select(rulings.c.body).where(row)).one())
        told["given"]["readings"] = {"wild-range": "another"}
        forged = zlib.compress(canonical(told).encode())
        case_digest = hashlib.sha256(canonical(told["given"]).encode()).digest()
        connection.execute(update(rulings).where(row).values(body=forged, case_digest=case_digest))

    assert [flaw.kind for flaw in tamper(record, alter)] == [Kind.ALTERED]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ("UPDATE givings SET given_at = 9000000000000000000 WHERE place = 3", 3),
        ("UPDATE givings SET given_at = 'never' WHERE place = 3", 3),
        ("UPDATE givings SET salt = 'salt' WHERE place = 3", 3),
        ("UPDATE givings SET number = x'ff00' WHERE place = 3", 3),
        ("UPDATE rulings SET digest = 'digest' WHERE key = 1", 0),
        ("UPDATE wordings SET digest = 'digest' WHERE key = 1", 0),
        ("UPDATE log_nodes SET hash = 'hash' WHERE level = 0 AND place = 3", 3),
    ],
)
def test_values_that_make_no_sense(tmp_path: Path, change: str, place: int) -> None:
    """SQLite takes a value of any type in any column."""
    record = Record(Database(Settings.of_folder(tmp_path)))
    for index in range(SIZE):
        record.give(numbered(index % 3), "pl")
    flaws = tamper(record, lambda connection: connection.exec_driver_sql(change).close())
    record.database.close()
    assert (Kind.ALTERED, place) in {(flaw.kind, flaw.place) for flaw in flaws}


@pytest.mark.parametrize("change", [delete(log_head), insert(log_head).values(only=2, size=0)], ids=str)
def test_a_log_without_its_one_head(record: Record, change: UpdateBase) -> None:
    record.give(numbered(0), "pl")
    with pytest.raises(RecordUnavailable, match="one head"):
        tamper(record, change)


def test_a_removed_ruling(record: Record, given_ones: list[Giving]) -> None:
    flaws = tamper(record, delete(rulings).where(rulings.c.digest == given_ones[0].ruling))
    assert {flaw.place for flaw in flaws if flaw.kind is Kind.REMOVED} == {0, 3, 6, 9}


@pytest.mark.usefixtures("given_ones")
def test_a_server_with_another_key_does_not_append(record: Record) -> None:
    record.database.settings.key_file.write_text(Signer.new().line, encoding="utf-8")
    stranger = Record(Database(record.database.settings))
    with pytest.raises(RecordUnavailable, match="signed with the key"):
        stranger.give(numbered(0), "pl")
    stranger.database.close()


def test_a_server_that_made_another_key_before_the_first_giving_is_not_ready(record: Record) -> None:
    settings = record.database.settings
    record.database.open()
    stranger = Database(replace(settings, data=settings.data / "elsewhere"))
    stranger.check()
    record.give(numbered(0), "pl")
    with pytest.raises(RecordUnavailable, match=r"copy its log\.key"):
        stranger.check()
    record.database.check()
    stranger.close()
