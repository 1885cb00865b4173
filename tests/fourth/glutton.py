"""A game in which a claim does to its process whatever it says: it eats time or memory, or kills it.

The tests of solver processes register it. It borrows its words from the fourth game.
"""

import ctypes
import os
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Literal

from pydantic import Field

from adjudicator.case import Case
from adjudicator.claim_kind import Steps, open_kind
from adjudicator.form import CaseForm, ClaimForm, Form
from adjudicator.problems import Problem
from adjudicator.readings import Readings
from adjudicator.ruling import Finding, Reason, Verdict
from tests.fourth.game import GAME as COINS
from tests.fourth.rulebook import RULES

Way = Literal[
    "spin", "one-long-call", "sleep", "wait", "hoard", "hoard-at-once", "peak", "crash", "die", "fail"
]


class EatForm(ClaimForm):
    kind: Literal["eat"]
    way: Way
    seconds: float = 0.0
    megabytes: int = 0
    sign: str = ""
    """The file that ends the waiting, as soon as it is there."""


class TableForm(Form):
    """Nothing lies there but crumbs."""

    crumbs: list[int] = Field(default_factory=list)


class GluttonCase(CaseForm):
    game: Literal["glutton"]
    position: TableForm
    claim: EatForm
    readings: dict[str, str] = Field(default_factory=dict)


def _spin(form: EatForm) -> None:
    end = time.monotonic() + form.seconds
    while time.monotonic() < end:
        sum(range(1000))


def _one_long_call(_: EatForm) -> None:
    """No other thread of the process gets a turn, and no signal handler of Python."""
    sum(range(10**12))


def _sleep(form: EatForm) -> None:
    time.sleep(form.seconds)


def _wait(form: EatForm) -> None:
    while not os.path.exists(form.sign):
        time.sleep(0.02)


def _hoard(_: EatForm) -> None:
    kept: list[bytes] = []
    while True:
        kept.append(bytes([len(kept) % 256]) * 4_000_000)


def _hoard_at_once(_: EatForm) -> None:
    bytes(10**13)


def _peak(form: EatForm) -> None:
    """Holds this much for an instant and gives it back."""
    del bytearray(b"x" * (form.megabytes * 2**20))[:]


def _crash(_: EatForm) -> None:
    ctypes.string_at(0)


def _die(_: EatForm) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _fail(_: EatForm) -> None:
    raise RuntimeError("an inner secret")


WAYS: Final[dict[str, Callable[[EatForm], None]]] = {
    "spin": _spin,
    "one-long-call": _one_long_call,
    "sleep": _sleep,
    "wait": _wait,
    "hoard": _hoard,
    "hoard-at-once": _hoard_at_once,
    "peak": _peak,
    "crash": _crash,
    "die": _die,
    "fail": _fail,
}


def _read(form: EatForm, _: TableForm, _readings: Readings) -> tuple[EatForm, list[Problem]]:
    return form, []


def _eat(case: Case[str, EatForm]) -> tuple[Finding, Steps]:
    WAYS[case.claim.way](case.claim)
    pid = os.getpid()
    return Finding(Verdict.ANSWERED, Reason("coins.end", "coins-over"), answer={"pid": pid}), ()


GAME: Final = replace(
    COINS,
    id="glutton",
    form=GluttonCase,
    kinds=(open_kind(EatForm, _read, _eat),),
    readings=(),
    relevant_readings=lambda _: (),
    rules=RULES,
    notation=replace(COINS.notation, write=lambda _: []),
    check_position=lambda _form, _readings: ("crumbs", []),
    picture=lambda _ruling, _lang: "<svg/>",
    hidden=None,
)


def eating(way: Way, seconds: float = 0.0, megabytes: int = 0, sign: str = "") -> dict[str, object]:
    """The case. If it is ever answered, the answer has the id of the process."""
    claim = {"kind": "eat", "way": way, "seconds": seconds, "megabytes": megabytes, "sign": sign}
    return {"game": "glutton", "position": {}, "claim": claim}
