"""The slow evidence: engines against each other and against enumerators, and random games by the thousand.

    make evidence                                       # everything
    python -m tests.evidence river --only games         # what has "games" in its name
    python -m tests.evidence --scale 0.1 --seed 7       # a tenth of everything, other positions

Each game says in its own ``evidence`` module what is compared with what, and on how many positions. The
counts of every stratum are printed. Any difference is printed with its case, and the run fails.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from importlib import import_module
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from adjudicator.registry import GAMES
from tests.any_case import both_doors
from tests.api.bytes import one as changed_bytes
from tests.certificates.support import any_certificate
from tests.truth import judged_sample


class Check(NamedTuple):
    name: str
    number: int
    """Number of positions or games."""
    run: Callable[[int, int], tuple[Counter[str], list[str]]]
    """Takes a seed and a number of positions; returns counts by stratum and the differences found."""
    chunk: int = 150


Checked = tuple[str, list[str]]
"""The stratum of one position, and the differences found."""


def each(one: Callable[[Random], Checked], seed: int, number: int) -> tuple[Counter[str], list[str]]:
    """Checks one position after another, each with its own seed."""
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for place in range(number):
        stratum, found = one(Random(seed + place))
        counts[stratum] += 1
        wrong += [f"seed {seed + place}: {difference}" for difference in found]
    return counts, wrong


Job = tuple[str, int, int, int]


def checks(game: str) -> tuple[Check, ...]:
    found: tuple[Check, ...] = import_module(f"tests.{game}.evidence").CHECKS
    return (
        *found,
        Check("notation, bytes changed", 20_000, partial(each, partial(changed_bytes, game)), 500),
        Check("both doors, cases of every kind", 4_000, partial(each, partial(both_doors, game)), 25),
        Check("words: every sentence is true", 3_000, partial(judged_sample, game), 100),
        Check("certificates, cases of every kind", 2_000, partial(each, partial(any_certificate, game)), 25),
        *_OF_ALL_GAMES.get(game, ()),
    )


def changed_certificates(seed: int, number: int) -> tuple[Counter[str], list[str]]:
    """Of all games at once: this is told with the first of them."""
    from tests.certificates.changed_truth import changed_ones  # it needs the evidence of a game

    return changed_ones(seed, number)


_OF_ALL_GAMES = {
    "river": (Check("certificates of every game, changed and sealed", 10_000, changed_certificates, 250),)
}


def run(job: Job) -> tuple[Job, Counter[str], list[str]]:
    game, place, seed, number = job
    counts, wrong = checks(game)[place].run(seed, number)
    return job, counts, wrong


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("games", nargs="*", choices=[[], *GAMES], help="all of them if none is named")
    options.add_argument("--only", default="", help="only checks with this in their name")
    options.add_argument("--scale", type=float, default=1.0, help="how much of it")
    options.add_argument("--seed", type=int, default=20)
    options.add_argument("--processes", type=int, default=2)
    wanted = options.parse_args()
    chosen = {
        (game, place): max(1, round(check.number * wanted.scale))
        for game in wanted.games or GAMES
        for place, check in enumerate(checks(game))
        if wanted.only in check.name
    }
    console = Console(width=max(110, Console().width))
    counts: dict[tuple[str, int], Counter[str]] = {key: Counter() for key in chosen}
    wrong: list[str] = []
    start = time.monotonic()
    with ProcessPoolExecutor(wanted.processes) as pool, Progress(console=console) as progress:
        bars = {
            key: progress.add_task(f"{key[0]} {checks(key[0])[key[1]].name}", total=number)
            for key, number in chosen.items()
        }
        jobs = [
            (*key, wanted.seed * 10**9 + begin, min(checks(key[0])[key[1]].chunk, number - begin))
            for key, number in chosen.items()
            for begin in range(0, number, checks(key[0])[key[1]].chunk)
        ]
        for done in as_completed([pool.submit(run, job) for job in jobs]):
            (game, place, _, number), more, differences = done.result()
            counts[game, place].update(more)
            wrong += [f"{game} {checks(game)[place].name}: {line}" for line in differences]
            progress.advance(bars[game, place], number)
    for key, number in chosen.items():
        table = Table(f"{key[0]} {checks(key[0])[key[1]].name}", f"{number:,}")
        for label, count in sorted(counts[key].items()):
            table.add_row(label, f"{count:,}")
        console.print(table)
    total = sum(chosen.values())
    console.print(f"{total:,} in all, {len(wrong)} differences, {time.monotonic() - start:.0f} s")
    for line in wrong[:20]:
        console.print(line, soft_wrap=True, markup=False)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
