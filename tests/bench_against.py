"""Verdicts and rulings of this tree and of another one, side by side on the same cases.

    python -m tests.bench_against OTHER_TREE [--claims 12] [--passes 3] [--only romans/fort] [--processor]

One process per tree, asked in turns, so that both meet the same spells of a shared machine. A case counts
with its fastest pass. The ratio is the other tree's time divided by this tree's: above 1 this tree is faster.
``--processor``: the time of the processor instead of the clock, for a machine with other work.
"""

import argparse
import json
import math
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from adjudicator.intake.read_case import read_case
from adjudicator.problems import BadCase
from adjudicator.registry import GAMES
from adjudicator.values import Json

HERE: Final = Path(__file__).resolve().parent.parent
WORKER: Final = """
import json, sys, time
from adjudicator.game import load_game
from adjudicator.intake.read_case import read_case
try:
    from adjudicator.claims.decide import decide
    from adjudicator.rulings.rule import rule
except ImportError:  # a tree in which the game has both
    decide = lambda game, case: game.decide(case)
    rule = lambda game, case: game.rule(case)
clock = getattr(time, sys.argv[1])
for line in sys.stdin:
    what, data = json.loads(line)
    game, case = load_game(data["game"]), read_case(data)
    work = decide if what == "decide" else rule
    start = clock()
    work(game, case)
    print(clock() - start, flush=True)
"""


class Tree:
    """A process that decides and rules with the code of one tree."""

    def __init__(self, root: Path, clock: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, clock], cwd=root, env={**os.environ, "PYTHONPATH": str(root)},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def seconds(self, what: str, case: Json) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([what, case]) + "\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


def cases_of(game: str, label: str, count: int) -> list[Json]:
    """Random cases of one kind, drawn by this tree's samplers. Those it refuses are left out."""
    rng = random.Random(2026)
    drawn = [import_module(f"tests.{game}.bench").SAMPLES[label](rng) for _ in range(count)]
    return [case for case in drawn if _is_sound(case)]


def _is_sound(case: Json) -> bool:
    try:
        read_case(case)
    except BadCase:
        return False
    return True


def _fastest(trees: Sequence[Tree], what: str, case: Json, passes: int) -> list[float]:
    """The fastest pass of each tree. The trees take turns."""
    times = [[tree.seconds(what, case) for tree in trees] for _ in range(passes)]
    return [min(one) for one in zip(*times, strict=True)]


def compare(
    trees: Sequence[Tree], what: str, cases: Sequence[Json], passes: int
) -> tuple[float, float, float]:
    """The median of this tree and of the other in milliseconds, and the mean ratio."""
    best = [_fastest(trees, what, case, passes) for case in cases]
    here, there = zip(*best, strict=True)
    ratio = math.exp(statistics.mean(math.log(other / own) for own, other in best))
    return statistics.median(here) * 1e3, statistics.median(there) * 1e3, ratio


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("other", type=Path)
    options.add_argument("--claims", type=int, default=12, help="cases for each kind of claim")
    options.add_argument("--passes", type=int, default=3)
    options.add_argument("--only", default="", help="a game, or the beginning of game/claim")
    options.add_argument("--processor", action="store_true", help="time of the processor, not of the clock")
    wanted = options.parse_args()
    clock = "process_time" if wanted.processor else "perf_counter"
    trees = [Tree(HERE, clock), Tree(wanted.other.resolve(), clock)]
    table = Table("claim", "cases", "decide ms", "other", "ratio", "rule ms", "other", "ratio")
    ratios: dict[str, list[float]] = {"decide": [], "rule": []}
    console = Console()
    try:
        for game in GAMES:
            for label in import_module(f"tests.{game}.bench").SAMPLES:
                if not f"{game}/{label}".startswith(wanted.only):
                    continue
                cases = cases_of(game, label, wanted.claims)
                row = [f"{game}/{label}", str(len(cases))]
                for what, found in ratios.items():
                    here, there, ratio = compare(trees, what, cases, wanted.passes)
                    found.append(ratio)
                    row += [f"{here:,.2f}", f"{there:,.2f}", f"{ratio:.2f}"]
                table.add_row(*row)
                console.print(" ".join(row), style="dim")
    finally:
        for tree in trees:
            tree.close()
    console.print(table)
    for what, found in ratios.items():
        console.print(f"{what}: {statistics.geometric_mean(found):.2f} times as fast (geometric mean)")


if __name__ == "__main__":
    main()
