"""Solver processes: what a case does to its process costs its sender an answer, and nobody else anything.

Real processes are killed here. The game ``glutton`` has claims that eat time or memory, or crash.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from api.work.jobs import Handed
from api.work.limits import MEGABYTE, Limits
from api.work.outcomes import Fault, NoAnswer, Why
from api.work.solver_process import memory_held
from api.work.solvers import Solvers
from tests.api.table import upheld
from tests.fourth.glutton import Way, eating

LIMITS: Final = Limits(
    solvers=2,
    ruling_seconds=1.0,
    verdict_seconds=1.0,
    wall=100,
    yields=False,
    memory=400 * MEGABYTE,
    ruling_patience=0.1,
    waiting=2,
)
LONG: Final = 1000.0


@pytest.fixture(scope="module", autouse=True)
def glutton() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "glutton", "tests.fourth.glutton")
        yield


@asynccontextmanager
async def opened(limits: Limits = LIMITS) -> AsyncIterator[Solvers]:
    """Warm solver processes."""
    solvers = Solvers(limits)
    solvers.open()
    try:
        await until(lambda: is_full(solvers))
        yield solvers
    finally:
        await solvers.close()


def is_full(solvers: Solvers) -> bool:
    return [len(pids) for pids in solvers.pids.values()] == [2, 2]


Run = Callable[[Callable[[Solvers], Coroutine[Any, Any, None]]], None]


@pytest.fixture(scope="module")
def run_with_solvers(glutton: None) -> Iterator[Run]:  # noqa: ARG001 - registered before they start
    """Runs a test with processes that all tests share. Each test leaves as many as it found."""
    with asyncio.Runner() as runner:
        lasting = opened()
        solvers = runner.run(lasting.__aenter__())

        async def tested(test: Callable[[Solvers], Coroutine[Any, Any, None]]) -> None:
            await test(solvers)
            await until(lambda: is_full(solvers))

        yield lambda test: runner.run(tested(test))
        runner.run(lasting.__aexit__(None, None, None))


async def until(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


def handed(case: Any) -> Handed:
    return Handed(json.dumps(case).encode())


async def fate(answer: Awaitable[object]) -> str:
    """What became of a request."""
    try:
        await answer
    except NoAnswer as none:
        return none.why.value
    except Fault as fault:
        return f"fault: {str(fault).splitlines()[-1]}"
    return "answered"


def eat(solvers: Solvers, way: Way, seconds: float = 0.0, megabytes: int = 0) -> Awaitable[object]:
    return solvers.rule(handed(eating(way, seconds, megabytes)))


FATES: Final[dict[Way, str]] = {
    "spin": "too-long",
    "one-long-call": "too-long",
    "hoard": "too-much-memory",
    "hoard-at-once": "too-much-memory",
    "crash": "lost",
    "die": "lost",
    "fail": "fault: builtins.RuntimeError",
}


@pytest.mark.parametrize("door", ["verdict", "rule"])
def test_a_malicious_case_gets_no_answer_and_everybody_else_does(run_with_solvers: Run, door: str) -> None:
    """Each mischief in turn, while an honest client asks without pause."""

    async def main(solvers: Solvers) -> None:
        ask = getattr(solvers, door)
        honest = handed(upheld())
        expected = _plain(await ask(honest))
        is_over = False

        async def client() -> int:
            answered = 0
            while not is_over:
                assert _plain(await ask(honest)) == expected
                answered += 1
                await asyncio.sleep(0.02)
            return answered

        beside = asyncio.create_task(client())
        for way, expected_fate in FATES.items():
            assert await fate(ask(handed(eating(way, LONG)))) == expected_fate, way
            is_over = way == [*FATES][-1]
        assert await beside > len(FATES)
        assert _plain(await ask(honest)) == expected

    run_with_solvers(main)


def _plain(answer: Any) -> Any:
    """What is the same whenever the same case is asked."""
    return answer if isinstance(answer, bytes) else answer.content


def test_a_peak_that_nobody_saw_is_no_ruling_either(run_with_solvers: Run) -> None:
    """The memory is looked at now and then. Whoever was above the limit in between gets no answer."""

    async def main(solvers: Solvers) -> None:
        assert await fate(eat(solvers, "peak", megabytes=20)) == "answered"
        assert await fate(eat(solvers, "peak", megabytes=300)) == "too-much-memory"

    run_with_solvers(main)


def test_a_problem_of_the_case_is_named(run_with_solvers: Run) -> None:
    async def main(solvers: Solvers) -> None:
        with pytest.raises(BadCase, match="unknown-game"):
            await solvers.rule(Handed(b"chess; e4", text=True))

    run_with_solvers(main)


def test_a_killed_process_costs_nothing(run_with_solvers: Run) -> None:
    """An idle one is replaced. The job of a busy one is done again by another."""

    async def main(solvers: Solvers) -> None:
        before = solvers.pids
        for pid in (*before["verdicts"], *before["rulings"]):
            os.kill(pid, signal.SIGKILL)
        assert await fate(solvers.rule(handed(upheld()))) == "answered"
        await until(lambda: is_full(solvers))
        assert not {*before["verdicts"], *before["rulings"]} & {*solvers.pids["rulings"]}
        work = asyncio.ensure_future(fate(eat(solvers, "sleep", 0.3)))
        await asyncio.sleep(0.1)
        for pid in solvers.pids["rulings"]:
            os.kill(pid, signal.SIGKILL)
        assert await work == "answered"

    run_with_solvers(main)


def test_long_rulings_step_aside_for_those_who_wait(run_with_solvers: Run) -> None:
    """Both processes are held up for long. A third ruling is made all the same, by a process beside them."""

    async def main(solvers: Solvers) -> None:
        long = [asyncio.ensure_future(fate(eat(solvers, "sleep", 5.0))) for _ in range(2)]
        await asyncio.sleep(0.1)
        held = solvers.pids["rulings"]
        assert await fate(solvers.rule(handed(upheld()))) == "answered"
        assert not any(one.done() for one in long)
        assert set(held) < set(solvers.pids["rulings"])
        assert await asyncio.gather(*long) == ["answered", "answered"]

    run_with_solvers(main)


def test_verdicts_do_not_wait_for_rulings(run_with_solvers: Run) -> None:
    async def main(solvers: Solvers) -> None:
        rulings = [asyncio.ensure_future(fate(eat(solvers, "sleep", 2.0))) for _ in range(4)]
        await asyncio.sleep(0.1)
        for _ in range(5):
            assert await fate(solvers.verdict(handed(upheld()))) == "answered"
        assert not any(one.done() for one in rulings)
        assert await asyncio.gather(*rulings) == ["answered"] * 4

    run_with_solvers(main)


def test_who_comes_when_too_many_wait_is_sent_away(run_with_solvers: Run) -> None:
    async def main(solvers: Solvers) -> None:
        asked = [asyncio.ensure_future(fate(eat(solvers, "sleep", 0.5))) for _ in range(6)]
        assert await asyncio.gather(*asked) == ["answered"] * 4 + ["busy"] * 2

    run_with_solvers(main)


def test_whoever_goes_away_leaves_the_line(run_with_solvers: Run) -> None:
    """A request that is cancelled holds no process, whether it waits or is at work."""

    async def main(solvers: Solvers) -> None:
        asked = [asyncio.ensure_future(eat(solvers, "sleep", LONG)) for _ in range(4)]
        await asyncio.sleep(0.05)
        for one in reversed(asked):
            one.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert await fate(solvers.rule(handed(upheld()))) == "answered"

    run_with_solvers(main)


def nursery_of(pid: int) -> int:
    """The parent of a solver process."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def test_nobody_waits_for_ever() -> None:
    """Where no process comes up any more, those who wait are sent away."""

    async def main() -> None:
        async with opened(Limits(solvers=2, ruling_seconds=0.5, slack=0, yields=False)) as solvers:
            pids = solvers.pids["rulings"]
            nursery = nursery_of(pids[0])
            os.kill(nursery, signal.SIGSTOP)
            for pid in pids:
                os.kill(pid, signal.SIGKILL)
            await until(lambda: not solvers.pids["rulings"])
            assert await fate(solvers.rule(handed(upheld()))) == "busy"
            os.kill(nursery, signal.SIGCONT)
            await until(lambda: is_full(solvers))
            assert await fate(solvers.rule(handed(upheld()))) == "answered"

    asyncio.run(main())


def test_the_nursery_may_die(run_with_solvers: Run) -> None:
    async def main(solvers: Solvers) -> None:
        pid = solvers.pids["rulings"][0]
        os.kill(nursery_of(pid), signal.SIGKILL)
        assert await fate(eat(solvers, "sleep", 0.1)) == "answered"  # by one that it had made
        os.kill(pid, signal.SIGKILL)
        await until(lambda: is_full(solvers) and pid not in solvers.pids["rulings"])
        assert await fate(asyncio.gather(*(eat(solvers, "sleep", 0.1) for _ in range(2)))) == "answered"

    run_with_solvers(main)


def test_solver_processes_give_way_to_the_service() -> None:
    async def main() -> None:
        async with opened(Limits(solvers=2)) as solvers:
            pids = [pid for lane in solvers.pids.values() for pid in lane]
            assert {os.sched_getscheduler(pid) for pid in pids} == {os.SCHED_IDLE}
            assert await fate(solvers.rule(handed(upheld()))) == "answered"

    asyncio.run(main())


def test_a_machine_too_busy_is_no_fault_of_the_case() -> None:
    """Processor time is what a case is measured by. If none is to be had, asking again may help."""

    async def main() -> None:
        async with opened(Limits(solvers=2, ruling_seconds=0.2, slack=0, yields=False)) as solvers:
            assert await fate(eat(solvers, "sleep", 0.4)) == "answered"
            assert await fate(eat(solvers, "sleep", LONG)) == "busy"

    asyncio.run(main())


def test_stopping_finishes_or_hands_back() -> None:
    async def main() -> None:
        async with opened(Limits(solvers=2, ruling_patience=60, yields=False)) as solvers:
            kinds = {"finished": 1.0, "handed back": LONG, "waiting": 0.0}
            asked = {name: asyncio.ensure_future(fate(eat(solvers, "sleep", kinds[name]))) for name in kinds}
            await asyncio.sleep(0.2)
            stopping = asyncio.ensure_future(solvers.stop(grace=2.5))
            await asyncio.wait(asked.values(), return_when=asyncio.FIRST_COMPLETED)
            assert [name for name in kinds if asked[name].done()] == ["waiting"]
            assert await asked["waiting"] == Why.STOPPING
            assert await fate(solvers.verdict(handed(upheld()))) == Why.STOPPING
            assert await asked["finished"] == "answered"
            await stopping
            assert await asked["handed back"] == Why.STOPPING

    asyncio.run(main())


ORPHANS: Final = """
import asyncio, sys
from tests.api.work.test_solvers import *
GAMES["glutton"] = "tests.fourth.glutton"
async def main():
    async with opened() as solvers:
        busy = [asyncio.ensure_future(eat(solvers, "one-long-call")) for _ in range(2)]
        print(*solvers.pids["verdicts"], *solvers.pids["rulings"], flush=True)
        await asyncio.sleep(1000)
asyncio.run(main())
"""


def _lines(process: "subprocess.Popen[str]") -> Iterator[str]:
    assert process.stdout is not None
    yield from process.stdout


def test_no_process_outlives_a_killed_service() -> None:
    """Not even one that is in the middle of a call that never ends."""
    with subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, text=True) as service:
        pids = [int(pid) for pid in next(_lines(service)).split()]
        assert all(memory_held(pid) for pid in pids)
        service.kill()
    deadline = time.monotonic() + 60
    while any(memory_held(pid) for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.05)
