"""Re-rulings are sealed: what they found, and that they were accepted, is signed with the key of the log.

A re-ruling is in no leaf of the log, because nothing is given by it. The seal also names another re-ruling,
the last one that was sealed, so that it can't be taken away unnoticed.
"""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, select, update

from adjudicator.values import canonical
from api.store.content import unpacked_body
from api.store.log import tree
from api.store.log.audit import Flaw, Kind
from api.store.log.notes import BadNote, Signer, Verifier
from api.store.tables import reruled, rerulings, rulings, wordings


def seal(connection: Connection, signer: Signer, key: int) -> None:
    """Signs what the re-ruling with this key has come to."""
    row = connection.execute(select(rerulings).where(rerulings.c.key == key)).one()
    earlier = connection.scalar(
        select(rerulings.c.number)
        .where(rerulings.c.key != key, rerulings.c.seal.is_not(None))
        .order_by(rerulings.c.key.desc())
        .limit(1)
    )
    note = signer.sign_text(_text(connection, signer.name, row, earlier))
    connection.execute(update(rerulings).where(rerulings.c.key == key).values(seal=note))


def _text(connection: Connection, name: str, row: Any, earlier: str | None) -> str:
    found = hashlib.sha256()
    for entry in _entries(connection, row.key):
        after = None if entry.digest_now is None else tree.hash_in(entry.digest_now).hex()
        line = [tree.hash_in(entry.digest).hex(), after, entry.change, entry.detail]
        found.update(f"{canonical(line)}\n".encode())
    told = {
        "number": row.number,
        "release": row.release,
        "began_at": row.began_at,
        "ended_at": row.ended_at,
        "accepted_at": row.accepted_at,
        "earlier": earlier,
        "found": f"sha256:{found.hexdigest()}",
    }
    return f"{name} re-ruling\n{canonical(told)}\n"


def _entries(connection: Connection, key: int) -> Iterator[Any]:
    """What was found in each case, with both rulings."""
    before, after = wordings.alias(), wordings.alias()
    ruled, ruled_now = rulings.alias(), rulings.alias()
    query = (
        select(
            reruled.c.change,
            reruled.c.detail,
            reruled.c.after,
            before.c.digest,
            ruled.c.case_digest,
            ruled.c.verdict,
            ruled.c.body,
            after.c.digest.label("digest_now"),
            ruled_now.c.case_digest.label("case_digest_now"),
            ruled_now.c.verdict.label("verdict_now"),
            ruled_now.c.body.label("body_now"),
        )
        .join(before, before.c.key == reruled.c.before)
        .join(ruled, ruled.c.key == before.c.ruling)
        .join(after, after.c.key == reruled.c.after, isouter=True)
        .join(ruled_now, ruled_now.c.key == after.c.ruling, isouter=True)
        .where(reruled.c.reruling == key)
        .order_by(before.c.digest)
        .execution_options(yield_per=500)
    )
    yield from connection.execute(query)


def seal_flaws(connection: Connection, key: Verifier) -> Iterator[Flaw]:
    """Re-rulings that are not what was sealed, are gone, or list what their two rulings contradict."""
    rows = connection.execute(select(rerulings).order_by(rerulings.c.key)).all()
    numbers = {row.number for row in rows}
    for row in rows:
        named = f"the re-ruling {row.number}"
        if not all(_is_sound(entry) for entry in _entries(connection, row.key)):
            yield Flaw(Kind.ALTERED, f"{named} lists what its rulings do not say")
        elif (row.ended_at, row.accepted_at, row.seal) == (None, None, None):
            continue  # it is under way
        elif row.seal is None:
            yield Flaw(Kind.UNSIGNED, f"{named} is not sealed")
        else:
            try:
                sealed = key.open_text(row.seal)
            except BadNote as bad:
                yield Flaw(Kind.UNSIGNED, f"the seal of {named}: {bad}")
                continue
            earlier = json.loads(sealed.splitlines()[1])["earlier"]
            if sealed != _text(connection, key.name, row, earlier):
                yield Flaw(Kind.ALTERED, f"{named} is not what was sealed")
            if earlier not in (None, *numbers):
                yield Flaw(Kind.REMOVED, f"the re-ruling {earlier} is missing")


def _is_sound(entry: Any) -> bool:
    """Is the change that is listed the one between the two rulings?"""
    if entry.after is None:
        return entry.change in ("refused", "failed")
    if entry.digest_now is None or entry.case_digest != entry.case_digest_now:
        return False
    try:
        if (entry.verdict, _answer(entry.body)) != (entry.verdict_now, _answer(entry.body_now)):
            return bool(entry.change == "flips")
    except (ValueError, KeyError, TypeError):
        return True  # a ruling that can't be read is named by itself
    return bool(entry.change == ("same" if entry.digest == entry.digest_now else "reworded"))


def _answer(body: bytes) -> str:
    return json.dumps(unpacked_body(body)["proof"]["answer"], sort_keys=True)
