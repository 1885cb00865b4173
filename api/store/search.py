"""Finding givings by game, kind of claim, rule and words.

Words are compared without case and accents, in both languages. A word of three letters or more is found by
its beginning too, because Polish words change at their end.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, text

PREFIX: Final = 3
_PLAIN_LETTERS: Final = str.maketrans("łŁ", "lL")


class Wanted(NamedTuple):
    """What givings are looked for. What is empty does not matter."""

    game: str = ""
    kind: str = ""
    rule: str = ""
    words: str = ""


ANYTHING: Final = Wanted()


def terms_of(told: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """What a ruling is found by; ``told`` has it as JSON, once in each language."""
    ruling = told[0]
    marked = [_game(ruling["game"]), _kind(ruling["case"]["claim"]["kind"])]
    marked += [_rule(rule["id"]) for rule in ruling["rules"]]
    words = {word for one in told for said in _sentences(one) for word in words_in(said)}
    return (*marked, *sorted(words))


def _sentences(told: Mapping[str, Any]) -> Iterable[str]:
    yield told["notation"]
    yield told["summary"]
    for reason in told["reasons"]:
        yield reason["message"]


def words_in(said: str) -> list[str]:
    """The words of a sentence, in small letters without accents."""
    folded = unicodedata.normalize("NFKD", said.translate(_PLAIN_LETTERS).casefold())
    return re.findall("[0-9a-z]+", "".join(sign for sign in folded if not unicodedata.combining(sign)))


def _game(name: str) -> str:
    return f"game:{name}"


def _kind(name: str) -> str:
    return f"kind:{name}"


def _rule(name: str) -> str:
    return f"rule:{name}"


def add(connection: Connection, place: int, terms: Sequence[str]) -> None:
    """Makes a giving findable."""
    if terms:
        add_all(connection, [(place, terms)])


def add_all(connection: Connection, found: Sequence[tuple[int, Sequence[str]]]) -> None:
    if connection.dialect.name == "sqlite":
        statement = text("INSERT INTO search (rowid, terms) VALUES (:place, :terms)")
        connection.execute(statement, [{"place": place, "terms": " ".join(terms)} for place, terms in found])
    else:
        statement = text(
            "INSERT INTO search (place, terms) VALUES (:place, array_to_tsvector(CAST(:terms AS text[])))"
        )
        connection.execute(statement, [{"place": place, "terms": list(terms)} for place, terms in found])


def places(connection: Connection, wanted: Wanted, before: int, most: int) -> list[int] | None:
    """The places of the newest givings that are looked for, before this place; None if all are wanted."""
    exact = [
        mark(value)
        for mark, value in ((_game, wanted.game), (_kind, wanted.kind), (_rule, wanted.rule))
        if value
    ]
    words = words_in(wanted.words)
    if not exact and not words:
        return [] if wanted.words else None
    if not all(re.fullmatch("[0-9a-z.:-]+", term) for term in exact):
        return []
    if connection.dialect.name == "sqlite":
        query = " ".join(_all_of(exact, words, '"', " *"))
        return _found(connection, _SQLITE, query=query, before=before, most=most)
    query = " & ".join(_all_of(exact, words, "'", ":*"))
    after = before - RECENT
    found = _found(connection, _AMONG_RECENT, query=query, before=before, after=after, most=most)
    if len(found) == most or after <= 0:
        return found
    return found + _found(connection, _BY_INDEX, query=query, before=after, most=most - len(found))


def _found(connection: Connection, statement: str, **values: str | int) -> list[int]:
    return list(connection.execute(text(statement), values).scalars())


_SQLITE: Final = (
    "SELECT rowid FROM search WHERE search MATCH :query AND rowid < :before ORDER BY rowid DESC LIMIT :most"
)
RECENT: Final = 2000
"""PostgreSQL looks through so many of the newest givings one by one.

What is in many of them is found there. The rest is in few, and quickly found by the index of words. Left to
itself, PostgreSQL may look through all givings for a word that is in hardly any, or sort nearly all."""
_AMONG_RECENT: Final = (
    "SELECT place FROM search WHERE terms @@ CAST(:query AS tsquery) AND place < :before AND place >= :after"
    " ORDER BY place DESC LIMIT :most"
)
_BY_INDEX: Final = (
    "WITH found AS MATERIALIZED (SELECT place FROM search WHERE terms @@ CAST(:query AS tsquery))"
    " SELECT place FROM found WHERE place < :before ORDER BY place DESC LIMIT :most"
)


def _all_of(exact: list[str], words: list[str], quote: str, beginning: str) -> list[str]:
    return [f"{quote}{term}{quote}" for term in exact] + [
        f"{quote}{word}{quote}{beginning if len(word) >= PREFIX else ''}" for word in words
    ]
