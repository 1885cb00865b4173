"""Timings of one run side by side, as figures and ratios. Timing is never a pass/fail test.

make bench
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Any, TypeVar

from rich.console import Console
from rich.table import Table

from adjudicator.claims.decide import decide
from adjudicator.game import load_game
from adjudicator.games.river.models.dam import ask_solver
from adjudicator.games.river.rules.contest import contest, elites_unseen
from adjudicator.games.river.rules.strongest import Build, beating_side
from adjudicator.games.river.rulings import control_flips as flips
from adjudicator.games.river.rulings.control import solver_answers
from adjudicator.games.river.table.position import Dam, Position
from adjudicator.intake.read_case import read_case
from adjudicator.readings import Readings
from adjudicator.registry import GAMES
from adjudicator.ruling import Finding, Ruling
from adjudicator.rulings.rule import rule
from adjudicator.words.render import ruling_json
from solver.engines import SOLVERS
from tests import bench_batch
from tests.bench_certificates import certificates
from tests.bench_service import doors, service
from tests.river import control_oracle, control_sampling
from tests.river.support import RIVER, beating_cards, dam_of, sound

Result = TypeVar("Result")
Samples = dict[str, Callable[[random.Random], dict[str, Any]]]
PARTS = ("median", "p95", "p99", "max")
console = Console(width=max(140, Console().width))


def sample(number: int) -> list[dict[str, Any]]:
    """The stratified sample: a third each of random, upheld by cards, barely rejected."""
    rng = random.Random(2026)
    cases = []
    for place in range(number):
        if place % 3 == 0:
            cases.append(control_sampling.random_case(rng, complete=True, max_cost=10**9))
        elif place % 3 == 1:
            cases.append(control_sampling.upheld_by_cards(rng, beating_cards, max_cost=10**6))
        else:
            cases.append(control_sampling.barely_rejected(rng, beating_cards, max_cost=10**6))
    return cases


def spread(times: Sequence[float], unit: float) -> list[str]:
    ordered = sorted(time * unit for time in times)
    at = [ordered[int(len(ordered) * part)] for part in (0.95, 0.99)]
    return [f"{value:,.1f}" for value in (statistics.median(ordered), *at, ordered[-1])]


def timed(work: Callable[[], Any], repeats: int) -> float:
    return timed_result(work, repeats)[0]


def timed_result(work: Callable[[], Result], repeats: int) -> tuple[float, Result]:
    """The fastest time, and what the work gave."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        result = work()
        times.append(time.perf_counter() - start)
    return min(times), result


def search(position: Position, dam: Dam, readings: Readings) -> Build | None:
    """Time from the checked position to the verdict and its witness."""
    return beating_side(contest(position, dam, readings))


def deciding(cases: list[dict[str, Any]]) -> None:
    rows: dict[str, list[float]] = {"search": [], "CP-SAT": [], "Z3": [], "enumerator": []}
    # On its own, since a solver in between would empty the processor's caches; in several passes, since the
    # speed of a shared machine swings for seconds at a time. Each position counts with its fastest time.
    checks = [sound(case) for case in cases]
    work = [partial(search, one.position, dam_of(one), one.readings) for one in checks]
    passes = [[timed(one, 3) for one in work] for _ in range(8)]
    rows["search"] = [min(times) for times in zip(*passes, strict=True)]
    for case in cases:
        checked = sound(case)
        position, dam, readings = checked.position, dam_of(checked), checked.readings
        for label, name in (("CP-SAT", "cpsat"), ("Z3", "z3")):
            ask = partial(ask_solver, name, SOLVERS[name], position, dam, readings, name == "cpsat")
            rows[label].append(timed(ask, 1))
        if control_oracle.cost(case) < 20_000:
            rows["enumerator"].append(timed(partial(control_oracle.judge, case), 1))
    table = Table("deciding (µs)", "positions", "median", "95 %", "99 %", "max", "median against search")
    base = statistics.median(rows["search"])
    for name, times in rows.items():
        ratio = f"{statistics.median(times) / base:,.0f} x"
        table.add_row(name, f"{len(times):,}", *spread(times, 1e6), ratio)
    console.print(table)


def ruling(cases: list[dict[str, Any]]) -> None:
    """Time of the whole ruling in both languages, and of each step."""
    steps: dict[str, list[float]] = {
        "whole ruling": [], "check": [], "engines": [], "reason and flip": [], "words, both languages": []
    }  # fmt: skip
    undecided = 0
    for case in cases:
        start = time.perf_counter()
        checked = sound(case)
        middle = time.perf_counter()
        ruled = rule(RIVER, checked)
        later = time.perf_counter()
        for lang in ("pl", "en"):
            json.dumps(ruling_json(RIVER, ruled, lang))
        end = time.perf_counter()
        undecided += ruled.verdict == "undecided"
        position, dam, readings = checked.position, dam_of(checked), checked.readings
        at = contest(position, dam, readings)
        steps["whole ruling"].append(end - start)
        steps["check"].append(middle - start)
        steps["words, both languages"].append(end - later)
        steps["engines"].append(timed(partial(solver_answers, position, dam, readings), 1))
        if ruled.verdict == "upheld":
            reason = timed(partial(flips.smallest_reason, position, dam, readings, at), 1)
            steps["reason and flip"].append(
                reason + timed(partial(flips.flip_if_unseen, position, dam, readings, at), 1)
            )
        else:
            unseen = elites_unseen(position)
            steps["reason and flip"].append(timed(partial(flips.flip_if_seen, at, unseen), 1))
    table = Table("full ruling (ms)", "median", "95 %", "99 %", "max", "share of the whole")
    whole = sum(steps["whole ruling"])
    for name, times in steps.items():
        table.add_row(name, *spread(times, 1e3), f"{sum(times) / whole:.0%}")
    console.print(table)
    console.print(f"{len(cases):,} rulings, {undecided} undecided")


def claims(name: str, passes: int, wanted: str) -> None:
    """Time of a verdict and of a full ruling for every kind of claim, and how many are undecided."""
    known = load_game(name)
    samples: Samples = import_module(f"tests.{name}.bench").SAMPLES
    columns = (*(f"{part} ms" for part in PARTS), "undecided")
    table = Table("claim", "cases", *(f"{what} {part}" for what in ("decide", "rule") for part in columns))
    for label, draw in samples.items():
        if not f"{name}/{label}".startswith(wanted):
            continue
        rng = random.Random(2026)
        cases = [read_case(draw(rng)) for _ in range(passes)]
        decided = [timed_result(partial(decide, known, case), 2) for case in cases]
        ruled = [timed_result(partial(rule, known, case), 1) for case in cases]
        table.add_row(label, str(len(cases)), *measured(decided), *measured(ruled))
    console.print(table)


def measured(done: Sequence[tuple[float, Finding | Ruling]]) -> list[str]:
    """The times in milliseconds, and the share of the undecided."""
    undecided = sum(result.verdict == "undecided" for _, result in done)
    return [*spread([seconds for seconds, _ in done], 1e3), f"{undecided / len(done):.0%}"]


def batches(positions: int, lines: int) -> None:
    cases = sample(positions)
    bench_batch.cores(console, cases, min(lines, 40_000))
    bench_batch.kinds(console)
    bench_batch.memory(console, cases, lines)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--positions", type=int, default=600)
    options.add_argument("--requests", type=int, default=6000)
    options.add_argument("--claims", type=int, default=60, help="cases for each kind of claim")
    options.add_argument("--rulings", type=int, default=24, help="heavy rulings for each measure")
    options.add_argument("--lines", type=int, default=1_000_000, help="of the longest batch")
    options.add_argument(
        "--only", choices=["claims", "certificates", "doors", "batch", "service"], help="leave out the rest"
    )
    options.add_argument("--kinds", default="", help="claims of a game, or the beginning of game/claim")
    wanted = options.parse_args()
    if wanted.only == "service":
        service(console, wanted.rulings)
        return
    if wanted.only == "doors":
        doors(console, sample(wanted.positions), wanted.requests)
        return
    if wanted.only == "batch":
        batches(wanted.positions, wanted.lines)
        return
    if wanted.only == "certificates":
        certificates(console, sample(wanted.positions))
        return
    for name in GAMES:
        if f"{name}/".startswith(wanted.kinds) or wanted.kinds.startswith(f"{name}/"):
            console.print(f"[bold]{name}[/bold]")
            claims(name, wanted.claims, wanted.kinds)
    if wanted.only:
        return
    cases = sample(wanted.positions)
    certificates(console, cases)
    deciding(cases)
    ruling(cases)
    doors(console, cases, wanted.requests)
    batches(wanted.positions, wanted.lines)
    service(console, wanted.rulings)


if __name__ == "__main__":
    main()
