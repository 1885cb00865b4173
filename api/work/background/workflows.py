"""The jobs as DBOS keeps them: what they take and give is JSON, and every step may be done twice."""

import asyncio
from typing import Final, Protocol, TypedDict

from dbos import DBOS, SetWorkflowID

from adjudicator.lang import Lang
from adjudicator.values import Json

RULING: Final = "ruling"
BATCH: Final = "batch"
RERULING: Final = "reruling"
LINE: Final = "."
"""Stands between the id of a batch and the place of a line in it, in the id of the job of that line."""

RULINGS: Final = "rulings"
BATCHES: Final = "batches"
LINES: Final = "lines"
RERULINGS: Final = "rerulings"
"""The queues. Batches only wait for their lines, so they must not take the places of rulings."""


class Order(TypedDict):
    """A case to be ruled on, and the number under which the ruling will be given."""

    body: str
    text: bool
    """Is it in the notation, and not in JSON?"""
    lang: Lang
    number: str


class Host(Protocol):
    """Who does the steps in this process."""

    async def rule(self, order: Order) -> dict[str, Json]: ...

    async def lines_done(self, batch: str) -> None: ...

    async def rerule(self) -> str: ...


_hosts: Final[list[Host]] = []
"""DBOS knows functions, and one application in a process. This is where they find it."""


def enter(host: Host) -> None:
    _hosts.append(host)


def leave(host: Host) -> None:
    _hosts.remove(host)


@DBOS.step(name="rule", preemptible=True)
async def _rule(order: Order) -> dict[str, Json]:
    return await _hosts[-1].rule(order)


@DBOS.step(name="lines", preemptible=True)
async def _lines_done(batch: str) -> None:
    await _hosts[-1].lines_done(batch)


@DBOS.step(name="rerule", preemptible=True)
async def _rerule() -> str:
    return await _hosts[-1].rerule()


@DBOS.workflow(name=RULING)
async def ruling(order: Order) -> dict[str, Json]:
    """``number`` of the ruling given and what opens it, or its ``problems``, or why it ``failed``."""
    return await _rule(order)


@DBOS.workflow(name=BATCH)
async def batch(orders: list[Order]) -> dict[str, Json]:
    me = DBOS.workflow_id
    assert me is not None
    for place, order in enumerate(orders):
        with SetWorkflowID(f"{me}{LINE}{place}"):
            await DBOS.enqueue_workflow_async(LINES, ruling, order)
    await _lines_done(me)
    return {"lines": len(orders)}


@DBOS.workflow(name=RERULING)
async def reruling() -> dict[str, Json]:
    """``number`` of the re-ruling."""
    return {"number": await _rerule()}


async def never() -> None:
    """A step that can't be done because the process ends is left to another host, and not failed."""
    await asyncio.Event().wait()
