"""A lane: a few solver processes and those who wait for one. What happens in one lane holds up no other."""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Coroutine
from typing import Any, Final, NamedTuple

from adjudicator.problems import BadCase
from api.work.jobs import Door, Handed, Job
from api.work.limits import LaneLimits
from api.work.nursery import Nursery
from api.work.outcomes import Answer, Done, Fault, ManyProblems, NoAnswer, Why
from api.work.solver import Died, Solver
from api.work.solver_process import Setup

WATCH: Final = 0.05
"""Seconds between two looks at the memory of those at work."""
AGAIN: Final = 1.0
"""Seconds until another process is started, if one did not come up."""
MOST_DEATHS: Final = 2
"""A job under which a process dies is done again, once: the process may have been killed from outside."""
MOST_TRIES: Final = 6
"""So often a process is looked for that lives long enough to begin."""

log = logging.getLogger(__name__)


class Answered(NamedTuple):
    answer: Answer
    waited: float
    """Seconds until a process was free."""
    took: float
    """Seconds of work."""


class Lane:
    """Solver processes for one door. Whoever comes first is served first."""

    def __init__(self, nursery: Nursery, door: Door, limits: LaneLimits) -> None:
        self._nursery = nursery
        self._door = door
        self._limits = limits
        self._starting = 0
        self._solvers: set[Solver] = set()
        """The processes of the lane, at work or idle."""
        self._aside: set[Solver] = set()
        """Those that have worked for long. They finish their job beside the lane, and end."""
        self._idle: deque[Solver] = deque()
        self._working: set[Solver] = set()
        self._waiting: deque[asyncio.Future[Solver]] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_open = False
        self.killed: Counter[str] = Counter()
        """How many processes were killed, by reason."""

    def open(self) -> None:
        """Starts the processes. Nobody waits for it."""
        self._is_open = True
        self._fill()
        self._in_background(self._watch())

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def working(self) -> int:
        return len(self._working)

    def _kill(self, solver: Solver, why: Why) -> None:
        if solver.killed_for is None:
            self.killed[why.value] += 1
        solver.kill(why)

    @property
    def pids(self) -> list[int]:
        """The processes that are ready or at work."""
        return sorted(solver.pid for solver in (*self._solvers, *self._aside))

    async def run(self, handed: Handed, door: Door | None = None) -> Answered:
        """Raises BadCase, NoAnswer or Fault. ``door``: if something else is wanted than in most cases."""
        job = Job(door or self._door, handed)
        arrived = time.monotonic()
        deaths = 0
        for attempt in range(MOST_TRIES):
            solver = await self._free_solver(in_front=attempt > 0)
            began = time.monotonic()
            try:
                done = await self._done(solver, job)
            except Died:
                if solver.killed_for:
                    raise NoAnswer(solver.killed_for) from None
                log.error("solver process %d died under %s", solver.pid, job)
                deaths += solver.has_begun
                if deaths == MOST_DEATHS:
                    break
                continue
            return Answered(_answer_in(done, job), began - arrived, time.monotonic() - began)
        raise NoAnswer(Why.LOST)

    async def stop(self, until: float) -> None:
        """Those who wait are sent away now, those whose job is not done by then (monotonic) later."""
        self._is_open = False
        for waiter in self._waiting:
            if not waiter.done():
                waiter.set_exception(NoAnswer(Why.STOPPING))
        while self._working and time.monotonic() < until:
            await asyncio.sleep(WATCH / 5)
        for solver in self._working:
            solver.kill(Why.STOPPING)

    async def close(self) -> None:
        """Ends every process, whatever it does."""
        await self.stop(until=0)
        ending = [*self._solvers, *self._aside]
        for task in self._tasks:
            task.cancel()
        for solver in ending:
            solver.kill(Why.STOPPING)
        await asyncio.gather(
            *self._tasks, *(solver.ended.wait() for solver in ending), return_exceptions=True
        )

    # One job

    async def _free_solver(self, in_front: bool) -> Solver:
        if not self._is_open:
            raise NoAnswer(Why.STOPPING)
        while self._idle:
            solver = self._idle.popleft()
            if not solver.ended.is_set():
                return solver
        if len(self._waiting) >= self._limits.waiting and not in_front:
            raise NoAnswer(Why.BUSY)
        waiter: asyncio.Future[Solver] = asyncio.get_running_loop().create_future()
        (self._waiting.appendleft if in_front else self._waiting.append)(waiter)
        try:
            async with asyncio.timeout(self._limits.wall_seconds):
                return await waiter
        except (TimeoutError, asyncio.CancelledError) as left:
            if waiter.done() and not waiter.cancelled() and not waiter.exception():
                self._offer(waiter.result())
            if isinstance(left, TimeoutError):
                raise NoAnswer(Why.BUSY) from None
            raise
        finally:
            if waiter in self._waiting:
                self._waiting.remove(waiter)

    async def _done(self, solver: Solver, job: Job) -> Done:
        self._working.add(solver)
        try:
            async with asyncio.timeout(self._limits.wall_seconds):
                done = await solver.do(job)
        except TimeoutError:
            log.warning("killed solver process %d: the machine is too busy for %s", solver.pid, job)
            self._kill(solver, Why.BUSY)
            raise NoAnswer(Why.BUSY) from None
        except asyncio.CancelledError:
            self._kill(solver, Why.STOPPING)
            raise
        finally:
            self._working.discard(solver)
        if done.retires or solver in self._aside:
            solver.kill()
        else:
            self._offer(solver)
        return done

    def _offer(self, solver: Solver) -> None:
        """To the first who waits."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(solver)
                return
        self._idle.append(solver)

    # Starting, watching, replacing

    def _fill(self) -> None:
        """Starts what is missing."""
        while self._is_open and len(self._solvers) + self._starting < self._limits.size:
            self._starting += 1
            self._in_background(self._start())

    async def _start(self) -> None:
        try:
            while True:
                setup = Setup(self._door, self._limits.memory, self._limits.niceness)
                try:
                    solver = await Solver.start(self._nursery, setup, self._on_end)
                    break
                except (Died, OSError, TimeoutError):
                    log.exception("a solver process did not start")
                    await asyncio.sleep(AGAIN)
        finally:
            self._starting -= 1
        self._solvers.add(solver)
        self._offer(solver)

    def _on_end(self, solver: Solver) -> None:
        self._solvers.discard(solver)
        self._aside.discard(solver)
        if solver in self._idle:
            self._idle.remove(solver)
        self._fill()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(WATCH)
            now = time.monotonic()
            for solver in list(self._working):
                if solver.memory > self._limits.memory:
                    log.warning("killed solver process %d: it takes too much memory", solver.pid)
                    self._kill(solver, Why.MEMORY)
                elif solver.job_seconds > self._limits.seconds:
                    log.warning("killed solver process %d: its job takes too long", solver.pid)
                    self._kill(solver, Why.TIME)
                elif self._waiting and now - solver.busy_since > self._limits.patience:
                    self._let_others_pass(solver)

    def _let_others_pass(self, solver: Solver) -> None:
        """A long job goes on beside the lane, and a new process takes its place in it."""
        if solver in self._solvers and len(self._aside) < self._limits.size:
            self._solvers.discard(solver)
            self._aside.add(solver)
            self._fill()

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _answer_in(done: Done, job: Job) -> Answer:
    if done.out_of_memory:
        log.warning("out of memory under %s", job)
        raise NoAnswer(Why.MEMORY)
    if done.told is not None:
        raise ManyProblems(done.problems, done.told)
    if done.problems:
        raise BadCase(done.problems)
    if done.answer is None:
        raise Fault(done.fault)
    return done.answer
