"""Rules every stored case again, on all solver processes, beside whatever the service does."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from adjudicator.problems import BadCase
from api.store import rerulings
from api.store.content import Content
from api.store.database import Database
from api.store.rerulings import Change, Due, Reruling
from api.work.jobs import Handed
from api.work.limits import Limits
from api.work.outcomes import Fault, NoAnswer, Why
from api.work.solvers import Ruled, Solvers

Rule = Callable[[Handed], Awaitable[Ruled]]

MOST_DETAIL: Final = 1000
"""How many letters are kept of the problems of a case that is no longer sound."""


async def rerule_by_solvers(database: Database, limits: Limits) -> Reruling:
    """By solver processes of its own, as many as the service has."""
    solvers = Solvers(limits)
    solvers.open()
    try:
        return await rerule(database, solvers.rule, limits.solvers)
    finally:
        await solvers.close()


async def rerule(
    database: Database, rule: Rule, at_once: int, told: Callable[[Change], None] = lambda _: None
) -> Reruling:
    """Begins, or goes on where it was interrupted. ``told`` hears of each case that is done."""
    reruling = await asyncio.to_thread(rerulings.begin, database)
    cases = rerulings.due(database, reruling)
    turn = asyncio.Lock()

    async def worker() -> None:
        while True:
            async with turn:
                one = await asyncio.to_thread(next, cases, None)
            if one is None:
                return
            found, why = await _ruled(rule, one)
            told(await asyncio.to_thread(rerulings.note, database, reruling, one, found, why))

    async with asyncio.TaskGroup() as workers:
        for _ in range(at_once):
            workers.create_task(worker())
    await asyncio.to_thread(rerulings.end, database, reruling)
    return reruling


async def _ruled(rule: Rule, one: Due) -> tuple[Content | str, Change]:
    """The ruling, or why there is none."""
    try:
        ruled = await rule(Handed(one.given))
    except BadCase as bad:
        return str(bad)[:MOST_DETAIL], Change.REFUSED
    except NoAnswer as none:
        if none.why is Why.STOPPING:
            raise
        return none.why.value, Change.FAILED
    except Fault as fault:
        return str(fault).strip().rpartition("\n")[2], Change.FAILED
    return ruled.content, Change.SAME
