"""The jobs as DBOS keeps them: what they take and give is JSON, and every step may be done twice."""

import asyncio
from typing import Final, Protocol, TypedDict

from dbos import DBOS, SetEnqueueOptions, SetWorkflowID

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
TELLINGS: Final = "tellings"
WEBHOOKS: Final = "webhooks"
"""The queues. Batches only wait for their lines, so they must not take the places of rulings."""


TELLING: Final = "telling"
PUBLISHING: Final = "publishing"
DELIVERY: Final = "delivery"
JOBS: Final = (RULING, BATCH, RERULING)
"""What people order. The others serve these."""

FIRST_LOOK, LAST_LOOK, LONGER = 1.0, 15.0, 1.5
"""Seconds between two looks whether a job has ended: at first, at most, and how they grow."""
PAUSES: Final = (5.0, 60.0, 300.0, 1800.0, 7200.0, 21600.0)
"""Seconds after which a webhook that did not answer is tried again."""


class Order(TypedDict):
    """A case to be ruled on, and the number under which the ruling will be given."""

    body: str
    text: bool
    """Is it in the notation, and not in JSON?"""
    lang: Lang
    number: str


class Message(TypedDict):
    """What a webhook is told. Every try sends the same bytes."""

    hook: str
    id: str
    body: str


class Host(Protocol):
    """Who does the steps in this process."""

    async def rule(self, order: Order) -> dict[str, Json]: ...

    async def lines_done(self, batch: str) -> None: ...

    async def rerule(self) -> str: ...

    async def ended(self, job: str) -> dict[str, Json] | None: ...

    async def published(self, number: str) -> dict[str, Json]: ...

    async def messages(self, owner: str, told: dict[str, Json]) -> list["Message"]: ...

    async def deliver(self, message: "Message") -> bool: ...


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


@DBOS.step(name="ended")
async def _ended(job: str) -> dict[str, Json] | None:
    return await _hosts[-1].ended(job)


@DBOS.step(name="published")
async def _published(number: str) -> dict[str, Json]:
    return await _hosts[-1].published(number)


@DBOS.step(name="messages")
async def _messages(owner: str, told: dict[str, Json]) -> list[Message]:
    return await _hosts[-1].messages(owner, told)


@DBOS.step(name="deliver")
async def _deliver(message: Message) -> bool:
    return await _hosts[-1].deliver(message)


@DBOS.workflow(name=TELLING)
async def telling(job: str, owner: str) -> None:
    """Waits for the end of a job, and sends a message to each webhook of this owner.

    Another one follows if the job came to a ruling that everybody may read.
    """
    pause = FIRST_LOOK
    while (told := await _ended(job)) is None:
        await DBOS.sleep_async(pause)
        pause = min(pause * LONGER, LAST_LOOK)
    await _send(owner, told)
    data = told.get("data")
    number = data.get("number") if isinstance(data, dict) and data.get("kind") == RULING else None
    if isinstance(number, str):
        await _send(owner, await _published(number))


@DBOS.workflow(name=PUBLISHING)
async def publishing(number: str, owner: str) -> None:
    """Sends a message about a ruling that was given to each webhook of this owner."""
    await _send(owner, await _published(number))


async def _send(owner: str, told: dict[str, Json]) -> None:
    for message in await _messages(owner, told):
        await DBOS.enqueue_workflow_async(WEBHOOKS, delivery, message, 0)


@DBOS.workflow(name=DELIVERY)
async def delivery(message: Message, tries: int) -> None:
    """One try. The next one is a job of its own that waits in the queue, and not in a process."""
    if not await _deliver(message) and tries < len(PAUSES):
        with SetEnqueueOptions(delay_seconds=PAUSES[tries]):
            await DBOS.enqueue_workflow_async(WEBHOOKS, delivery, message, tries + 1)


async def never() -> None:
    """A step that can't be done because the process ends is left to another host, and not failed."""
    await asyncio.Event().wait()
