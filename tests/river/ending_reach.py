"""Measures the claims about the end of a game on seeded endings: how many are decided, and how fast.

python -m tests.river.ending_reach [endings per line] [--seed 1] [--only "forced, pile 4"]

The times are of the processor, so they say much the same beside other work.
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Protocol

from adjudicator.games.river.claims.can_win import CanWin, search_can_win
from adjudicator.games.river.claims.forced import Forced, search_forced
from adjudicator.games.river.rulings.can_win import confirm_can_win
from adjudicator.games.river.rulings.forced import confirm_forced
from adjudicator.ruling import Finding
from solver.answer import OutOfBudget
from tests.river.ending_sampling import DEFAULTS, Dealt, as_seen_by, ending
from tests.river.support import at_table


class Found(Protocol):
    @property
    def finding(self) -> Finding: ...


def timed(ask: Callable[[], Found]) -> tuple[str, float]:
    start = time.process_time()
    finding = ask().finding
    return finding.verdict.value, time.process_time() - start


def report(label: str, measured: list[tuple[str, float]]) -> None:
    times = sorted(seconds for _, seconds in measured)
    counts = " ".join(
        f"{verdict} {count}" for verdict, count in sorted(Counter(v for v, _ in measured).items())
    )
    middle, late = times[len(times) // 2], times[min(len(times) - 1, int(len(times) * 0.95))]
    print(
        f"{label:38} {counts:42} median {middle:.3f} s, 95 % {late:.3f} s, max {times[-1]:.3f} s,"
        f" all {sum(times):.1f} s",
        flush=True,
    )


def can_win(per: int, seed: int, only: str) -> None:
    for tactics in (False, True):
        for deck in (0, 1, 2, 3, 4, 6, 12, 24):
            label = f"can-win{', tactics' if tactics else ''}, pile {deck}"
            if not label.startswith(only):
                continue
            rng = Random(f"{seed} {label}")
            fast, full = [], []
            for number in range(per):
                table = listed_ending(rng, deck, tactics, claims=0.15, skill=0.7).table
                if number % 3 == 0:
                    table = as_seen_by(table, None)
                claim = CanWin("attacker")
                case = at_table(table, {"kind": "can-win", "side": "attacker"}, DEFAULTS)
                fast.append(timed(partial(search_can_win, claim, table, DEFAULTS)))
                full.append(timed(partial(confirm_can_win, case)))
            report(f"{label}, verdict", fast)
            report(f"{label}, confirmed", full)


def listed_ending(rng: Random, deck: int, tactics: bool, *, claims: float = 0.5, skill: float = 0.9) -> Dealt:
    """An ending on the way to which no Wymiana had too many ways to list them."""
    while True:
        try:
            return ending(rng, deck, claims=claims, skill=skill, tactics=tactics)
        except OutOfBudget:
            continue


def forced(per: int, seed: int, only: str, decks: Sequence[int], tactics: bool) -> None:
    for deck in decks:
        for known in (True, False) if deck > 1 else (True,):
            order = "known" if known else "unknown"
            label = f"forced{', tactics' if tactics else ''}, pile {deck} {order}"
            if not label.startswith(only):
                continue
            rng = Random(f"{seed} {label}")
            fast, full = [], []
            for _ in range(per):
                now = listed_ending(rng, deck, tactics)
                claim = Forced(now.pile if known else None)
                case = at_table(
                    now.table, {"kind": "forced", "pile": list(now.pile) if known else None}, DEFAULTS
                )
                fast.append(timed(partial(search_forced, claim, now.table, DEFAULTS)))
                full.append(timed(partial(confirm_forced, case)))
            report(f"{label}, verdict", fast)
            report(f"{label}, confirmed", full)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("endings", nargs="?", type=int, default=30, help="endings for each line")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--only", default="", help="the beginning of the lines wanted")
    given = options.parse_args()
    can_win(given.endings, given.seed, given.only)
    forced(given.endings, given.seed, given.only, (0, 1, 2, 3, 4, 5, 6), tactics=False)
    forced(given.endings, given.seed, given.only, (0, 1), tactics=True)
