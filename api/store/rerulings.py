"""Stored cases ruled again: what was found, listed before anything is accepted. The old rulings stay."""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sqlalchemy import Connection, func, insert, select, update

from adjudicator.lang import Lang
from api.store.content import Content, id_of, unpacked_body, unpacked_wording
from api.store.database import Database
from api.store.hidden_hands import has_hidden_hands
from api.store.numbers import new_number
from api.store.record import keep
from api.store.seals import seal
from api.store.settings import RELEASE
from api.store.tables import givings, reruled, rerulings, rulings, wordings


class Change(StrEnum):
    """How the ruling on a case differs from the one before."""

    SAME = "same"
    FLIPS = "flips"
    """Another verdict, or another answer."""
    REWORDED = "reworded"
    """The same verdict and answer, said or explained differently."""
    REFUSED = "refused"
    """The case is no longer sound."""
    FAILED = "failed"
    """No ruling was reached."""


TELLING: Final = tuple(change for change in Change if change is not Change.SAME)
"""What is listed."""


class NotReady(Exception):  # noqa: N818 - said of the re-ruling
    """A re-ruling that can't be accepted."""


@dataclass(frozen=True, slots=True)
class Reruling:
    """Every stored case ruled again by one release."""

    key: int
    number: str
    release: str
    began_at: int
    ended_at: int | None
    accepted_at: int | None
    counts: dict[Change, int]


@dataclass(frozen=True, slots=True)
class Due:
    """A case that is still to be ruled again."""

    wording: int
    """The key of what was said of it last."""
    given: bytes
    """The case as it was handed in, as JSON."""
    before: "Outcome"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a ruling comes to, without its words."""

    words: bytes
    """The digest of the wording."""
    verdict: str
    answer: str
    """As JSON."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two rulings that are compared."""

    id: str
    verdict: str
    summary: dict[Lang, str]


@dataclass(frozen=True, slots=True)
class Changed:
    """A case whose ruling differs, or that could not be ruled on."""

    place: int
    """For the next page."""
    change: Change
    game: str
    kind: str
    withheld: bool
    before: Side
    after: Side | None
    detail: str | None


def begin(database: Database) -> Reruling:
    """A new re-ruling, or the one that this release has begun and not ended."""
    with database.writing() as connection:
        known = connection.scalar(
            select(rerulings.c.number).where(rerulings.c.release == RELEASE, rerulings.c.ended_at.is_(None))
        )
        number: str = known or new_number()
        if known is None:
            connection.execute(insert(rerulings).values(number=number, release=RELEASE, began_at=_now()))
    found = find(database, number)
    assert found is not None
    return found


def due(database: Database, reruling: Reruling) -> Iterator[Due]:
    """Every stored case that was not ruled again yet, each once, with what was said of it last."""
    with database.snapshot() as connection:
        last = connection.scalars(
            select(func.max(givings.c.place))
            .join(rulings, rulings.c.key == givings.c.ruling)
            .group_by(rulings.c.case_digest)
        )
        places = sorted(last)
    for place in places:
        with database.reading() as connection:
            wording = connection.scalars(select(givings.c.wording).where(givings.c.place == place)).one()
            current = _accepted_after(connection, wording)
            done = connection.scalar(
                select(reruled.c.before).where(
                    reruled.c.reruling == reruling.key, reruled.c.before == current
                )
            )
            if done is not None:
                continue
            row = connection.execute(
                select(rulings.c.body, rulings.c.verdict, wordings.c.digest)
                .join(wordings, wordings.c.ruling == rulings.c.key)
                .where(wordings.c.key == current)
            ).one()
        told = unpacked_body(row.body)
        outcome = Outcome(row.digest, row.verdict, _answer(told))
        yield Due(current, json.dumps(told["given"]).encode(), outcome)


def _accepted_after(connection: Connection, wording: int) -> int:
    """What is said now of a case of which this was said: a re-ruling may have been accepted since."""
    query = (
        select(reruled.c.after)
        .join(rerulings, rerulings.c.key == reruled.c.reruling)
        .where(rerulings.c.accepted_at.is_not(None), reruled.c.after.is_not(None))
        .order_by(rerulings.c.accepted_at.desc())
        .limit(1)
    )
    seen: set[int] = set()
    while wording not in seen:
        seen.add(wording)
        wording = connection.scalar(query.where(reruled.c.before == wording)) or wording
    return wording


def _answer(told: dict[str, object]) -> str:
    proof = told["proof"]
    assert isinstance(proof, dict)
    return json.dumps(proof["answer"], sort_keys=True)


def note(database: Database, reruling: Reruling, one: Due, found: Content | str, why: Change) -> Change:
    """Stores the ruling found beside the one before, and how they differ. ``found``: or what went wrong."""
    change = why if isinstance(found, str) else _difference(one.before, found)
    with database.writing() as connection:
        after = None if isinstance(found, str) else keep(connection, found)[1]
        connection.execute(
            insert(reruled).values(
                reruling=reruling.key,
                before=one.wording,
                after=after,
                change=change.value,
                detail=found if isinstance(found, str) else None,
            )
        )
    return change


def _difference(before: Outcome, found: Content) -> Change:
    if (found.verdict, _answer(unpacked_body(found.body))) != (before.verdict, before.answer):
        return Change.FLIPS
    return Change.SAME if found.wording_digest == before.words else Change.REWORDED


def end(database: Database, reruling: Reruling) -> None:
    _set(database, reruling, "ended_at")


def accept(database: Database, number: str) -> None:
    """From now on the rulings found are those that count. Nothing is removed."""
    reruling = find(database, number)
    if reruling is None:
        raise NotReady(f"there is no re-ruling {number}")
    if reruling.ended_at is None:
        raise NotReady(f"the re-ruling {number} has not ended")
    if reruling.accepted_at is not None:
        raise NotReady(f"the re-ruling {number} is accepted already")
    _set(database, reruling, "accepted_at")


def _set(database: Database, reruling: Reruling, column: str) -> None:
    """From now on this is so, and it is sealed."""
    signer = database.open()
    with database.writing() as connection:
        one = rerulings.c.key == reruling.key
        connection.execute(
            update(rerulings).where(one, rerulings.c[column].is_(None)).values({column: _now()})
        )
        seal(connection, signer, reruling.key)


def find(database: Database, number: str) -> Reruling | None:
    return next((one for one in listed(database) if one.number == number), None)


def listed(database: Database) -> list[Reruling]:
    """All re-rulings, the newest first."""
    with database.reading() as connection:
        counted: dict[int, dict[Change, int]] = {}
        for key, change, count in connection.execute(
            select(reruled.c.reruling, reruled.c.change, func.count()).group_by(
                reruled.c.reruling, reruled.c.change
            )
        ):
            counted.setdefault(key, {})[Change(change)] = count
        columns = [column for column in rerulings.c if column is not rerulings.c.seal]
        rows = connection.execute(select(*columns).order_by(rerulings.c.key.desc()))
        return [
            Reruling(
                **row._mapping, counts={change: counted.get(row.key, {}).get(change, 0) for change in Change}
            )
            for row in rows
        ]


def changes(database: Database, reruling: Reruling, after: int = 0, most: int = 100) -> list[Changed]:
    """What differs, or could not be ruled on, in the order in which it was said first."""
    before_words, after_words = wordings.alias(), wordings.alias()
    before, now = rulings.alias(), rulings.alias()
    query = (
        select(
            reruled.c.before,
            reruled.c.change,
            reruled.c.detail,
            before.c.game,
            before.c.kind,
            before.c.body.label("ruled"),
            before.c.digest,
            before.c.verdict,
            before_words.c.body,
            now.c.digest.label("digest_now"),
            now.c.verdict.label("verdict_now"),
            after_words.c.body.label("body_now"),
        )
        .join(before_words, before_words.c.key == reruled.c.before)
        .join(before, before.c.key == before_words.c.ruling)
        .join(after_words, after_words.c.key == reruled.c.after, isouter=True)
        .join(now, now.c.key == after_words.c.ruling, isouter=True)
        .where(
            reruled.c.reruling == reruling.key,
            reruled.c.change.in_([change.value for change in TELLING]),
            reruled.c.before > after,
        )
        .order_by(reruled.c.before)
        .limit(most)
    )
    with database.reading() as connection:
        return [
            Changed(
                place=row.before,
                change=Change(row.change),
                game=row.game,
                kind=row.kind,
                withheld=has_hidden_hands(unpacked_body(row.ruled)["given"]),
                before=_side(row.digest, row.verdict, row.body),
                after=None
                if row.digest_now is None
                else _side(row.digest_now, row.verdict_now, row.body_now),
                detail=row.detail,
            )
            for row in connection.execute(query)
        ]


def _side(digest: bytes, verdict: str, body: bytes) -> Side:
    said = unpacked_wording(body)
    return Side(id_of(digest), verdict, {lang: json.loads(one.json)["summary"] for lang, one in said.items()})


def _now() -> int:
    return time.time_ns() // 1000
