"""Checks the whole record: its log, what was ruled and said, the index of words, and the re-rulings."""

import hashlib
import json
import zlib
from collections.abc import Callable, Iterator
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Table, select

from adjudicator.values import canonical
from api.store.content import digest_of_body, digest_of_wording, id_of, unpacked_body, unpacked_wording
from api.store.database import Database
from api.store.log import audit as log_audit
from api.store.log import tree
from api.store.log.audit import Flaw, Kind
from api.store.log.notes import Checkpoint, Verifier
from api.store.seals import seal_flaws
from api.store.search_audit import search_flaws
from api.store.tables import givings, rulings, wordings

AT_ONCE: Final = 500
_UNREADABLE: Final = (zlib.error, AttributeError, ValueError, KeyError, TypeError)


def audit(database: Database, earlier: tuple[Checkpoint, ...] = ()) -> tuple[int, list[Flaw]]:
    """How many givings there are, and all flaws of the record.

    ``earlier``: checkpoints of this record that somebody has kept.
    """
    key = database.open().verifier
    with database.snapshot() as connection:
        return tree.head(connection).size, flaws_in(connection, key, earlier)


def flaws_in(connection: Connection, key: Verifier, earlier: tuple[Checkpoint, ...] = ()) -> list[Flaw]:
    in_log = log_audit.audit(connection, key, earlier)
    unsound: set[int] = set()
    return [
        *in_log,
        *_altered(connection, rulings, _is_sound_ruling, "ruling", set()),
        *_altered(connection, wordings, _is_sound_wording, "wording", unsound),
        *search_flaws(connection, {flaw.place for flaw in in_log if flaw.place is not None}, unsound),
        *seal_flaws(connection, key),
    ]


def _altered(
    connection: Connection,
    table: Table,
    is_sound: Callable[[Connection, RowMapping], bool],
    name: str,
    unsound: set[int],
) -> Iterator[Flaw]:
    """The rows that are not what their digest says, and the givings that this concerns.

    Their keys are added to ``unsound``."""
    last: int | None = None
    query = select(table).order_by(table.c.key).limit(AT_ONCE)
    while (
        rows := connection.execute(query if last is None else query.where(table.c.key > last))
        .mappings()
        .all()
    ):
        for row in rows:
            if not is_sound(connection, row):
                unsound.add(row["key"])
                column = givings.c.ruling if table is rulings else givings.c.wording
                numbers = list(connection.scalars(select(givings.c.number).where(column == row["key"])))
                known = id_of(tree.hash_in(row["digest"]))
                words = f"the {name} {known} (given as {', '.join(numbers) or 'nothing yet'})"
                yield Flaw(
                    Kind.ALTERED, f"{words} is not what was stored", number=numbers[0] if numbers else None
                )
        last = rows[-1]["key"]


def _is_sound_ruling(_: Connection, row: RowMapping) -> bool:
    try:
        told = unpacked_body(row["body"])
        digest = digest_of_body(row["body"])
        given, proof = told["given"], told["proof"]
        columns = (given["game"], given["claim"]["kind"], proof["revision"], proof["verdict"])
        kept = (row["game"], row["kind"], row["revision"], row["verdict"])
        case_digest = hashlib.sha256(canonical(given).encode()).digest()
        return (
            digest == row["digest"]
            and columns == kept
            and case_digest == row["case_digest"]
            and _without_readings(given) == _without_readings(proof["case"])
            and (given.get("readings") or {}).items() <= proof["case"]["readings"].items()
        )
    except _UNREADABLE:
        return False


def _without_readings(case: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in case.items() if name != "readings"}


def _is_sound_wording(connection: Connection, row: RowMapping) -> bool:
    try:
        digest = digest_of_wording(row["body"])
        told = [json.loads(said.json)["digest"] for said in unpacked_wording(row["body"]).values()]
    except _UNREADABLE:
        return False
    ruling = connection.scalar(select(rulings.c.digest).where(rulings.c.key == row["ruling"]))
    return (
        digest == row["digest"]
        and ruling is not None
        and set(told) == {f"sha256:{tree.hash_in(ruling).hex()}"}
    )
