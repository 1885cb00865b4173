"""Many cases, one a line: cut into chunks as they arrive, and each chunk decided by solver processes."""

import asyncio
import math
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from adjudicator.lang import Lang
from adjudicator.problems import Kind, Problem
from api.work.jobs import Handed
from api.work.outcomes import Fault, NoAnswer, Part, Why
from api.work.refusals import fault_body, no_answer_body, refused_body

CHUNK: Final = 64 * 1024
"""Bytes that a solver process gets at a time: about a hundred lines, or one that is longer."""
AGAIN: Final = 0.2
"""Seconds until a chunk is handed in again, if too many others wait."""
LINES_A_VERDICT: Final = 20
"""A line costs so much less than a request of its own."""
SECONDS_A_VERDICT: Final = 0.01
"""Work that counts as one verdict, for lines that are not decided at once."""

Decide = Callable[[Handed], Awaitable[tuple[Part, float]]]
"""Decides the first of many lines, and says how long it took."""


class Cutter:
    """Puts the pieces of a body together, and cuts them into chunks of whole lines."""

    def __init__(self, limit: int) -> None:
        """``limit``: bytes of a line. Of a longer one nothing is kept, and an empty chunk stands for it."""
        self._limit = limit
        self._kept = bytearray()
        self._skips = False

    def add(self, piece: bytes) -> Iterator[bytes]:
        """The chunks that are whole now."""
        if self._skips:
            _, ended, piece = piece.partition(b"\n")
            self._skips = not ended
        self._kept += piece
        end = self._kept.rfind(b"\n") + 1
        if end:
            whole = bytes(self._kept[:end])
            del self._kept[:end]
            yield from self._cut(whole)
        if len(self._kept) > self._limit:
            self._kept.clear()
            self._skips = True
            yield b""

    def rest(self) -> Iterator[bytes]:
        """The last line, if nothing ended it."""
        yield from self._cut(bytes(self._kept) + b"\n" if self._kept else b"")

    def _cut(self, whole: bytes) -> Iterator[bytes]:
        begin = 0
        while begin < len(whole):
            near = whole.rfind(b"\n", begin, begin + CHUNK) + 1
            end = near or whole.index(b"\n", begin) + 1
            chunk = whole[begin:end]
            begin = end
            if len(chunk) > max(self._limit, CHUNK):
                yield b""
            elif not chunk.isspace():
                yield chunk


class ManyVerdicts:
    """Decides chunks of lines. Nothing that one line does costs another its verdict."""

    def __init__(self, decide: Decide, lang: Lang, limit: int) -> None:
        self._decide = decide
        self._lang = lang
        self._limit = limit
        self.is_wanted = True
        """False when nobody reads it any more."""

    async def on(self, chunk: bytes) -> tuple[bytes, int]:
        """A line for each line, in order; and how many verdicts that counts for."""
        if not chunk:
            too_long = Problem(Kind.MALFORMED, "too-large", "", {"limit": self._limit})
            return refused_body([too_long], self._lang) + b"\n", 1
        told: list[bytes] = []
        took = 0.0
        alone = False
        rest = chunk
        while rest and self.is_wanted:
            now = rest[: rest.index(b"\n") + 1] if alone else rest
            try:
                part, seconds = await self._decide(Handed(now, lang=self._lang))
            except NoAnswer as none:
                if none.why is Why.BUSY:
                    await asyncio.sleep(AGAIN)
                    continue
                if not alone and none.why is not Why.STOPPING:
                    alone = True  # one of them takes too much: which is found out one by one
                    continue
                part, seconds = self._untold(now, no_answer_body(none.why, self._lang)), 0.0
            except Fault:
                part, seconds = self._untold(now, fault_body(self._lang)), 0.0
            told.append(part.told)
            took += seconds
            rest = rest[part.taken :]
        lines = chunk.count(b"\n")
        return b"".join(told), math.ceil(max(lines / LINES_A_VERDICT, took / SECONDS_A_VERDICT))

    def _untold(self, lines: bytes, why: bytes) -> Part:
        """The same for each of them."""
        wanted = sum(1 for line in lines.split(b"\n") if line and not line.isspace())
        return Part((why + b"\n") * wanted, len(lines))
