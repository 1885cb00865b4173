"""Fills the index of words anew from what is stored."""

import json
from typing import Final

from sqlalchemy import Connection, select

from api.store import search
from api.store.content import unpacked_wording
from api.store.tables import givings, wordings

AT_ONCE: Final = 1000


def reindex(connection: Connection) -> None:
    """Adds every giving that may be found. The index must be empty."""
    query = (
        select(givings.c.place, wordings.c.body)
        .join(wordings, wordings.c.key == givings.c.wording)
        .where(~givings.c.withheld)
        .order_by(givings.c.place)
        .limit(AT_ONCE)
    )
    last = -1
    while rows := connection.execute(query.where(givings.c.place > last)).all():
        search.add_all(connection, [(place, _terms(body)) for place, body in rows])
        last = rows[-1].place


def _terms(wording: bytes) -> tuple[str, ...]:
    return search.terms_of([json.loads(said.json) for said in unpacked_wording(wording).values()])
