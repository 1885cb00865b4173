"""The slow evidence: every engine against the others over many positions, sampled on purpose.

    make evidence                          # 102,000 positions for the search, 4,500 for the solvers
    python -m tests.evidence --search 9000 --solvers 300 --reasons 60

Random claims are mostly trivial, so three eighths of the positions are upheld with a non-empty smallest
reason, three eighths are rejected with at most five beating completions, in an eighth unplayed elites may be
brought and most elites have been seen, and an eighth are random. Prints the counts of every stratum; any
difference between engines is printed with its case, and the run fails.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tests.river import oracle, sampling
from tests.river.support import RIVER, contest_of, dam_of, fast, sound

CHUNK = 150
KINDS = (*("upheld by cards", "barely rejected") * 3, "random", "against elites")
Job = tuple[str, int, int]
Result = tuple[str, int, Counter[str], list[str]]


def cases(seed: int, number: int, max_cost: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Three eighths of the two telling kinds each, an eighth of the others."""
    rng = random.Random(seed)
    for place in range(number):
        kind = KINDS[place % len(KINDS)]
        if kind == "random":
            yield kind, sampling.random_case(rng, complete=True, max_cost=max_cost)
        elif kind == "upheld by cards":
            yield kind, sampling.upheld_by_cards(rng, fast, max_cost=max_cost)
        elif kind == "barely rejected":
            yield kind, sampling.barely_rejected(rng, fast, max_cost=max_cost)
        else:
            yield kind, against_elites(rng, max_cost=max_cost)


def against_elites(rng: random.Random, *, max_cost: int) -> dict[str, Any]:
    """The defender may bring elites, and most have been seen; so have cards until nearly nothing beats it."""
    while True:
        free = rng.choices((1, 2, 3), (3, 4, 1))[0]
        case = sampling.random_case(rng, free=free, complete=True, max_cost=max_cost, late=0.2)
        position, discard = case["position"], case["position"]["discard"]
        case["readings"]["unplayed-elites"] = "allowed"
        every_elite = discard + unseen_elites(case)  # enough tactics cards played for all to be seen
        position["tactics_played"] = played = sampling.tactics_played(rng, position["dams"], every_elite)
        discard += [elite for elite in unseen_elites(case) if rng.random() < 0.7]
        if played["defender"] > played["attacker"] or oracle.cost(case) > max_cost:
            continue
        moved: list[str] = []
        while len(moved) < 12 and (stopping := fast(case)) is not None:
            moved.append(rng.choice(stopping or unseen_elites(case)))
            discard.append(moved[-1])
        if moved and rng.random() < 0.4:
            discard.remove(rng.choice(moved))
        return case


def unseen_elites(case: dict[str, Any]) -> list[str]:
    position = case["position"]
    listed = [card for dam in position["dams"] for card in dam["attacker"] + dam["defender"]]
    return list((Counter(oracle.ELITES) - Counter(listed + position["discard"])).elements())


def search_against_enumerator(case: dict[str, Any]) -> str | None:
    judged, found = oracle.judge(case), fast(case)
    expected = None if judged.upheld else list(judged.cards)
    return None if found == expected else f"search {found}, enumerator {expected}"


def solvers_against_search(case: dict[str, Any]) -> str | None:
    from adjudicator.river import engines

    checked = sound(case)
    answers, outcome = engines.ask(checked.position, dam_of(checked), checked.readings)
    return None if outcome is not None else f"engines disagree: {answers}"


def reasons_against_enumerator(case: dict[str, Any]) -> str | None:
    """Smallest reason and flips of the whole ruling; positions beyond the enumerator are passed over."""
    if contest_of(sound(case)).defender.size == contest_of(sound(case)).slots:
        return None
    ruling = RIVER.rule(sound(case))
    try:
        if ruling.verdict == "upheld":
            if oracle.cost(case, widest=True) > 60_000:
                return "passed over"
            expected: Any = (oracle.smallest_reason(case), oracle.fewest_unseen(case))
            found: Any = (list(ruling.smallest_reason or ()), ruling.flips["if_unseen"])
        else:
            expected, found = oracle.fewest_seen(case, 5), ruling.flips["if_seen"]
    except oracle.OutOfReach:
        return "passed over"
    return None if found == expected else f"ruling {found}, enumerator {expected}"


CHECKS: dict[str, tuple[Callable[[dict[str, Any]], str | None], int]] = {
    "search = enumerator": (search_against_enumerator, 1500),
    "CP-SAT = Z3 = search": (solvers_against_search, 10**6),
    "reason and flips = enumerator": (reasons_against_enumerator, 3000),
}
"""Check, and how many completions of the defender a sampled position may have."""


def run(job: Job) -> Result:
    name, seed, number = job
    check, max_cost = CHECKS[name]
    counts: Counter[str] = Counter()
    wrong = []
    for kind, case in cases(seed, number, max_cost):
        difference = check(case)
        if difference == "passed over":
            counts["passed over: too wide for the enumerator"] += 1
        elif difference:
            wrong.append(f"{name}: {difference}: {case}")
        counts.update(sampling.stratum(case, kind))
    return name, number, counts, wrong


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--search", type=int, default=102_000)
    options.add_argument("--solvers", type=int, default=4_500)
    options.add_argument("--reasons", type=int, default=900)
    options.add_argument("--seed", type=int, default=20)
    options.add_argument("--processes", type=int, default=2)
    wanted = options.parse_args()
    numbers = dict(zip(CHECKS, (wanted.search, wanted.solvers, wanted.reasons), strict=True))
    console = Console(width=max(110, Console().width))
    counts: dict[str, Counter[str]] = {name: Counter() for name in CHECKS}
    wrong: list[str] = []
    start = time.monotonic()
    with ProcessPoolExecutor(wanted.processes) as pool, Progress(console=console) as progress:
        bars = {name: progress.add_task(name, total=number) for name, number in numbers.items()}
        jobs = [
            (name, wanted.seed * 10**9 + start_at, min(CHUNK, number - start_at))
            for name, number in numbers.items()
            for start_at in range(0, number, CHUNK)
        ]
        for done in as_completed([pool.submit(run, job) for job in jobs]):
            name, number, more, differences = done.result()
            counts[name].update(more)
            wrong += differences
            progress.advance(bars[name], number)
    table = Table("stratum", *(f"{name}\n({numbers[name]:,})" for name in CHECKS))
    for label in sorted({label for counter in counts.values() for label in counter}):
        table.add_row(label, *(f"{counts[name][label]:,}" for name in CHECKS))
    console.print(table)
    total = sum(numbers.values())
    console.print(f"{total:,} positions, {len(wrong)} differences, {time.monotonic() - start:.0f} s")
    for line in wrong[:20]:
        console.print(line, soft_wrap=True, markup=False)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
