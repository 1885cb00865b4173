"""Checks that every giving is found by its own words, and that nothing else is found.

The index is made from what is stored. It is in no leaf of the log, so it is worked out again and compared.
"""

import hashlib
import json
import secrets
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from typing import Final

from sqlalchemy import Connection, select, text

from api.store.content import unpacked_wording
from api.store.log import tree
from api.store.log.audit import Flaw, Kind
from api.store.search import terms_of
from api.store.tables import givings, wordings

AT_ONCE: Final = 1000


class Marks:
    """A number for any set of words, another one for each run: nobody can prepare two sets with the same."""

    def __init__(self) -> None:
        key = secrets.token_bytes(16)

        @lru_cache(100_000)
        def of_word(word: str) -> int:
            return int.from_bytes(hashlib.blake2b(word.encode(), digest_size=8, key=key).digest())

        self.of_word = of_word

    def of(self, words: Iterable[str]) -> int:
        found = 0
        for word in set(words):
            found ^= self.of_word(word)
        return found


def search_flaws(connection: Connection, known: Collection[int], unsound: Collection[int]) -> Iterator[Flaw]:
    """``known``: places of which the log has named a flaw already; ``unsound``: keys of altered wordings."""
    marks = Marks()
    indexed: dict[int, int] = {}
    for word, place in _index(connection):
        indexed[place] = indexed.get(place, 0) ^ marks.of_word(word)
    by_wording: dict[int, int] = {}
    query = (
        select(givings.c.place, givings.c.number, givings.c.withheld, wordings.c.key, wordings.c.body)
        .join(wordings, wordings.c.key == givings.c.wording)
        .order_by(givings.c.place)
        .limit(AT_ONCE)
    )
    last: int | None = None
    while rows := connection.execute(query if last is None else query.where(givings.c.place > last)).all():
        last = rows[-1].place
        for row in rows:
            found = indexed.pop(row.place, None)
            if row.place in known or row.key in unsound:
                continue
            if row.key not in by_wording:
                told = [json.loads(said.json) for said in unpacked_wording(row.body).values()]
                by_wording[row.key] = marks.of(terms_of(told))
            if found != (None if row.withheld else by_wording[row.key]):
                words = f"giving {row.number} at place {row.place} is not found by its own words"
                yield Flaw(Kind.ALTERED, words, row.place, row.number)
    size = tree.head(connection).size
    for place in sorted(indexed):
        if not 0 <= place < size:
            yield Flaw(Kind.ADDED, f"words lead to place {place}, where no giving is", place)


def _index(connection: Connection) -> Iterator[tuple[str, int]]:
    """Every word of the index, with every place that it leads to."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("DROP TABLE IF EXISTS temp.search_words"))
        connection.execute(
            text("CREATE VIRTUAL TABLE temp.search_words USING fts5vocab('main', 'search', 'instance')")
        )
        query = "SELECT term, doc FROM temp.search_words"
    else:
        query = "SELECT unnest(tsvector_to_array(terms)), place FROM search"
    rows = connection.execution_options(yield_per=AT_ONCE).execute(text(query))
    for word, place in rows:
        yield str(word), int(place)
