"""A solver process: reads a job, does it, answers, and so on. The service starts, watches and ends it."""

import fcntl
import os
import resource
import select
import signal
import socket
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from adjudicator.problems import BadCase
from api.work import faults
from api.work.jobs import Door, Job, do
from api.work.messages import packed, read
from api.work.outcomes import Done, refusal
from api.work.warm_up import warm_up

BEGUN: Final = "begun"
"""Said before a job is done. A process that dies before it says so was not killed by the job."""
_KILLED_FIRST: Final = "500"
"""If the machine runs out of memory, a solver process goes before the service."""

_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Setup(NamedTuple):
    """The first message to a solver process."""

    door: Door
    """What will be asked of it."""
    memory: int
    """The most memory it may hold, in bytes."""
    niceness: int | None
    """None: it works when nobody else does."""


class Ready(NamedTuple):
    """Its first message."""

    pid: int


def work(file: int, lifeline: int) -> None:
    """Works until the other end of the socket is closed."""
    die_with_the_service(lifeline)
    with socket.socket(fileno=file) as talk, talk.makefile("rb") as heard, suppress(EOFError, OSError):
        setup: Setup = read(heard)
        _keep_to(setup)
        warm_up(setup.door)
        talk.sendall(packed(Ready(os.getpid())))
        while True:
            job: Job = read(heard)
            talk.sendall(packed(BEGUN))
            done = _done(job, setup.memory)
            talk.sendall(packed(done))
            if done.retires:
                return


def die_with_the_service(lifeline: int) -> None:
    """The kernel kills this process when the other end of the pipe is closed, whatever it is doing.

    The service closes it to kill, and the kernel does if the service itself is killed.
    """
    fcntl.fcntl(lifeline, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(lifeline, fcntl.F_SETSIG, signal.SIGKILL)
    fcntl.fcntl(lifeline, fcntl.F_SETFL, fcntl.fcntl(lifeline, fcntl.F_GETFL) | os.O_ASYNC)
    watch = select.poll()
    watch.register(lifeline, select.POLLHUP)
    if watch.poll(0):  # it was closed before
        os._exit(0)


def _keep_to(setup: Setup) -> None:
    """The service kills whatever is above the limit. At twice the limit allocating fails at once.

    However nice a process is, the service may have to wait for the end of its time slice. Only one that is
    scheduled as idle gives way at once.
    """
    if setup.niceness is None:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(setup.niceness)
    resource.setrlimit(resource.RLIMIT_DATA, (2 * setup.memory, 2 * setup.memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(_KILLED_FIRST, encoding="ascii")


def _done(job: Job, memory: int) -> Done:
    try:
        done = Done(do(job))
    except BadCase as bad:
        done = refusal(bad.problems, job.handed.lang)
    except MemoryError:
        done = Done(out_of_memory=True)
    except Exception as error:
        done = Done(fault=faults.told(error))
    if done.out_of_memory or most_memory_held() > memory:
        return Done(out_of_memory=True, retires=True)
    return done._replace(retires=memory_held("self") > memory // 2)


def memory_held(process: int | str) -> int:
    """The memory that a process holds now, in bytes; 0 if it is gone."""
    try:
        with open(f"/proc/{process}/statm", "rb") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        return 0


def seconds_used(process: int) -> float:
    """The processor time of all threads of a process; 0 if it is gone."""
    try:
        with open(f"/proc/{process}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICKS


def most_memory_held() -> int:
    """The most memory that this process has held, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
