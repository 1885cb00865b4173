"""For how many tables of random play a course that leads to them is shown, and in how much processor time.

python -m tests.consistent_reach --game river --count 200
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from time import process_time
from typing import Any, Final

from adjudicator.claims.decide import decide
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case

Sample = Callable[[Random], tuple[str, dict[str, Any]]]
"""A random table as a case of ``consistent``, and what sort of table it is."""
SAMPLES: Final = {name: f"tests.{name}.consistent_sampling" for name in ("river", "romans", "boru")}


def reached(game: str, count: int, seed: int) -> Iterator[tuple[str, bool, float]]:
    """The sort of each table, whether a course was shown, and the seconds that it took to decide."""
    sample: Sample = import_module(SAMPLES[game]).sample
    known, rng = load_game(game), Random(f"{game} {seed}")
    for _ in range(count):
        sort, data = sample(rng)
        case = read_case(data)
        began = process_time()
        found = decide(known, case)
        yield sort, found.answer["checked_by"] == "course", process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=tuple(SAMPLES), action="append")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for game in given.game or SAMPLES:
        sorts: dict[str, list[tuple[bool, float]]] = defaultdict(list)
        for sort, shown, seconds in reached(game, given.count, given.seed):
            sorts["all"].append((shown, seconds))
            sorts[sort].append((shown, seconds))
        for sort, found in sorted(sorts.items()):
            times = sorted(seconds for _, seconds in found)
            many = sum(shown for shown, _ in found)
            print(
                f"{game:7} {sort:28} shown {many:4} of {len(found):4} ({many / len(found):6.1%})"
                f"  median {times[len(times) // 2] * 1000:6.0f} ms"
                f"  99% {times[len(times) * 99 // 100] * 1000:6.0f} ms  most {times[-1] * 1000:6.0f} ms"
            )


if __name__ == "__main__":
    main()
