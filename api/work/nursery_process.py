"""The nursery: a process that has loaded everything and computes nothing. Solver processes are its copies.

A copy is there in milliseconds and shares the memory of what was loaded. Loading anew takes a second.
"""

import logging
import os
import signal
import socket
import sys
from importlib import import_module
from typing import Final

from adjudicator.game import load_game
from adjudicator.lang import LANGS
from adjudicator.registry import GAMES
from adjudicator.words.say import say
from api.work.solver_process import die_with_the_service, work
from api.work.warm_up import first_cases

SOLVERS: Final = ("ortools.sat.python.cp_model", "z3")
"""Loaded, but not asked: an engine that has worked may have threads, which a copy would lack."""


def main(control: socket.socket, lifeline: int, games: dict[str, str]) -> None:
    """Makes a solver process whenever a pair of files arrives: its socket and its lifeline."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s [%(process)d]: %(message)s")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a copy ended
    die_with_the_service(lifeline)
    GAMES.update(games)
    _load()
    while True:
        _, files, _, _ = socket.recv_fds(control, 1, 2)
        if len(files) < 2:
            return
        talk, own_lifeline = files
        if os.fork() == 0:
            control.close()
            os.close(lifeline)
            work(talk, own_lifeline)
            os._exit(0)
        os.close(talk)
        os.close(own_lifeline)


def _load() -> None:
    for name in SOLVERS:
        import_module(name)
    for lang in LANGS:
        say(lang, "verdict-upheld")
    for name in GAMES:
        load_game(name)
    first_cases()


if __name__ == "__main__":
    main(
        socket.socket(fileno=int(sys.argv[1])),
        int(sys.argv[2]),
        dict(name.split("=") for name in sys.argv[3:]),
    )
