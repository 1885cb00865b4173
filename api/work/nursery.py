"""The service's end of the nursery, from which solver processes come."""

import os
import socket
import subprocess
import sys

from adjudicator.registry import GAMES


class Nursery:
    """Starts the nursery when it is first needed, and again if it has died. Its copies live on without it."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._control: socket.socket | None = None
        self._lifeline = -1

    def new_solver(self) -> tuple[socket.socket, int]:
        """The socket of a new solver process, and its lifeline: closing that kills the process.

        If the nursery dies before it made the process, the socket is at its end.
        """
        ours, theirs = socket.socketpair()
        their_lifeline, our_lifeline = os.pipe()
        try:
            with theirs:
                socket.send_fds(self._alive(), [b"+"], [theirs.fileno(), their_lifeline])
        except OSError:
            ours.close()
            os.close(our_lifeline)
            raise
        finally:
            os.close(their_lifeline)
        return ours, our_lifeline

    def close(self) -> None:
        if self._process is not None and self._control is not None:
            self._control.close()
            os.close(self._lifeline)
            self._process.wait()
            self._process = None

    def _alive(self) -> socket.socket:
        if self._process is not None and self._process.poll() is not None:
            self.close()
        if self._process is None or self._control is None:
            self._control, theirs = socket.socketpair()
            their_lifeline, self._lifeline = os.pipe()
            files = [theirs.fileno(), their_lifeline]
            with theirs:
                self._process = subprocess.Popen(
                    [sys.executable, "-X", "faulthandler", "-m", "api.work.nursery_process"]
                    + [str(file) for file in files]
                    + [f"{name}={module}" for name, module in GAMES.items()],
                    pass_fds=files,
                    env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                    stdin=subprocess.DEVNULL,
                )
            os.close(their_lifeline)
        return self._control
