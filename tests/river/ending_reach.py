"""Measures the claims about the end of a game on seeded endings: how many are decided, and how fast.

python -m tests.river.ending_reach [endings per line] [seed]
"""

import sys
import time
from collections import Counter
from collections.abc import Callable
from random import Random

from adjudicator.games.river.claims.can_win import CanWin, decide_can_win
from adjudicator.games.river.claims.forced import Forced, decide_forced
from adjudicator.games.river.rulings.can_win import rule_can_win
from adjudicator.games.river.rulings.forced import rule_forced
from adjudicator.games.river.search.plays_left import plays_left
from adjudicator.ruling import Finding
from tests.river.ending_sampling import DEFAULTS, as_seen_by, ending


def timed(ask: Callable[[], Finding]) -> tuple[str, float]:
    start = time.perf_counter()
    finding = ask()
    return finding.verdict.value, time.perf_counter() - start


def report(label: str, measured: list[tuple[str, float]]) -> None:
    times = sorted(seconds for _, seconds in measured)
    counts = " ".join(
        f"{verdict} {count}" for verdict, count in sorted(Counter(v for v, _ in measured).items())
    )
    middle, late = times[len(times) // 2], times[min(len(times) - 1, int(len(times) * 0.95))]
    print(
        f"{label:38} {counts:42} median {middle:.3f} s, 95 % {late:.3f} s, max {times[-1]:.3f} s", flush=True
    )


def can_win(per: int, rng: Random) -> None:
    for tactics in (False, True):
        for deck in (0, 1, 2, 3, 4, 6, 12, 24):
            fast, full = [], []
            for number in range(per):
                table = ending(rng, deck, claims=0.15, tactics=tactics).table
                if number % 3 == 0:
                    table = as_seen_by(table, None)
                claim = CanWin("attacker")
                fast.append(timed(lambda c=claim, t=table: decide_can_win(c, t, DEFAULTS)))  # type: ignore[misc]
                full.append(timed(lambda c=claim, t=table: rule_can_win(c, t, DEFAULTS)[0]))  # type: ignore[misc]
            label = f"can-win{', tactics' if tactics else ''}, pile {deck}"
            report(f"{label}, verdict", fast)
            report(f"{label}, confirmed", full)


def forced(per: int, rng: Random) -> None:
    for deck in (0, 1, 2, 3, 4, 5, 6):
        for known in (True, False) if deck > 1 else (True,):
            fast, full = [], []
            for _ in range(per):
                now = ending(rng, deck, claims=0.5, skill=0.9)
                claim = Forced(now.pile if known else None)
                fast.append(timed(lambda c=claim, t=now.table: decide_forced(c, t, DEFAULTS)))  # type: ignore[misc]
                full.append(timed(lambda c=claim, t=now.table: rule_forced(c, t, DEFAULTS)[0]))  # type: ignore[misc]
            plays = plays_left(now.table, DEFAULTS)
            order = "known" if known else "unknown"
            label = f"forced, plays {plays.attacker}+{plays.defender}, pile {order}"
            report(f"{label}, verdict", fast)
            report(f"{label}, confirmed", full)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    can_win(count, Random(seed))
    forced(count, Random(seed))
